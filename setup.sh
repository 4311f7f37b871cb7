#!/bin/sh
# Finds or installs what streamk is built and tested with, and writes down in build/env where it is.
# Safe to run twice.
#
#   ./setup.sh              as root, with sudo, or with neither: then only private copies under build/prefix are made
#   ./setup.sh --viewer     also GTK 4, for the viewer's window
#   ./setup.sh --mpi        also OpenMPI, for products on many devices, and ScaLAPACK, which their tests compare with
#   ./setup.sh --minimal    only what the examples need: a C compiler, ninja, Vulkan's headers and loader, volk
#   CC=clang ./setup.sh     build with another compiler (CC and CXX; default: gcc or what else is there)
#
# 1. The distribution's packages: compilers, ninja, Python, ... Through apt, as it is run for each change on Debian 13;
#    through dnf or pacman, whose names of packages were looked up, and never run; elsewhere the list is printed.
# 2. Private copies of what distributions have too old, too new or not at all: shader compiler, Vulkan headers (the
#    newest, and the oldest that serve), CPU drivers for the tests, the validation layer. They come from Debian's
#    archive, through the mirror that apt's sources name (or STREAMK_DEBIAN_MIRROR), with an apt state of their own: no
#    root, nothing outside build/ is touched.
# 3. build/env, and a line for every component.

set -eu
cd "$(dirname "$0")"
top=$(pwd)
prefix=$top/build/prefix
log=$top/build/setup.log
cairo_flags=-I/usr/include/cairo
viewer= mpi= minimal=
mkdir -p "$prefix"
: >"$log"

for word; do
    case $word in
    --viewer) viewer=yes ;;
    --mpi) mpi=yes ;;
    --minimal) minimal=yes ;;
    *) echo "usage: ./setup.sh [--viewer | --mpi | --minimal]" >&2; exit 2 ;;
    esac
done

say() { printf 'setup: '; printf '%s\n' "$@"; }
has() { command -v "$1" >/dev/null 2>&1; }
first() { for program; do if has "$program"; then echo "$program"; return; fi; done; }
at_least() { [ "$(printf '%s\n%s\n' "$2" "$1" | sort -V | head -n 1)" = "$2" ]; } # at_least VERSION WANTED

# --- 1. The distribution's packages --------------------------------------------------------------------------------

mpi_packages()
{
    if [ -z "$mpi" ]; then return; fi
    cat <<'TABLE'
mpi          openmpi-bin,libopenmpi-dev  products on many devices
scalapack    libscalapack-openmpi-dev    tests compare those with ScaLAPACK's
TABLE
}

all_packages() # what, Debian's packages for it, why; "!" marks what nothing works without
{
    cat <<'TABLE'
cc           gcc,libc6-dev    ! compiles examples and tests
cxx          g++              the header must compile as C++ too
ninja        ninja-build      ! runs the build
python       python3          ! renders kernels and header
jinja        python3-jinja2   the generator's templates
git          git              tells regenerated files from committed ones
clang        clang            the header must compile with a second compiler
clang_rt     libclang-rt-dev  clang's sanitizers
clang_format clang-format     checks the formatting
spin         spin             checks the models of the fixup protocols
cairo        libcairo2-dev    pictures as PNG and PDF
blas         libblas3         tests compare products with the reference BLAS's
openblas     libopenblas0     and with OpenBLAS's
graphblas    libgraphblas7    tests compare sparse products with GraphBLAS's
numpy        python3-numpy    the Python module's tests
wheel        python3-setuptools,python3-wheel,python3-pip  packs the Python module
TABLE
    if [ -n "$viewer" ]; then echo "gtk libgtk-4-dev,pkg-config the viewer's window"; fi
    mpi_packages
    if [ -n "$mirror$minimal" ]; then return; fi # private copies, newer than most, take the place of these
    cat <<'TABLE'
headers      libvulkan-dev           the Vulkan headers
volk         libvulkan-volk-dev      loads Vulkan in examples and tests
libvulkan    libvulkan1              the Vulkan loader
lavapipe     mesa-vulkan-drivers     lavapipe, a CPU driver to test on
layer        vulkan-validationlayers the validation layer
glslang      glslang-tools           compiles the kernels
spirv-opt    spirv-tools             optimizes and validates them
TABLE
}

packages() # those that are wanted
{
    if [ -z "$minimal" ]; then all_packages; return; fi
    all_packages | grep -E '^(cc|ninja|mpi|scalapack) '
    cat <<'TABLE'
headers      libvulkan-dev        ! the Vulkan headers
volk         libvulkan-volk-dev   ! loads Vulkan in examples
libvulkan    libvulkan1           the Vulkan loader
TABLE
}

other_names() # what, the packages of Fedora, those of Arch; -: there is none
{
    cat <<'TABLE'
cc           gcc,glibc-devel             gcc
cxx          gcc-c++                     gcc
ninja        ninja-build                 ninja
python       python3                     python
jinja        python3-jinja2              python-jinja
git          git                         git
clang        clang                       clang
clang_rt     compiler-rt                 compiler-rt
clang_format clang-tools-extra           clang
spin         -                           -
cairo        cairo-devel                 cairo
blas         blas                        cblas
openblas     openblas                    openblas
graphblas    -                           -
numpy        python3-numpy               python-numpy
wheel        python3-setuptools,python3-wheel,python3-pip  python-setuptools,python-wheel,python-pip
gtk          gtk4-devel,pkgconf-pkg-config  gtk4,pkgconf
mpi          openmpi-devel               openmpi
scalapack    scalapack-openmpi-devel     -
headers      vulkan-headers              vulkan-headers
volk         vulkan-volk-devel           volk
libvulkan    vulkan-loader               vulkan-icd-loader
lavapipe     mesa-vulkan-drivers         vulkan-swrast
layer        vulkan-validation-layers    vulkan-validation-layers
glslang      glslang                     glslang
spirv-opt    spirv-tools                 spirv-tools
TABLE
}

compiles() # compiles LANGUAGE HEADER COMPILER FLAGS...: a program that includes HEADER
{
    language=$1 header=$2; shift 2
    printf '#include <%s>\nint main(void) { return 0; }\n' "$header" |
        "$@" -x "$language" - -o "$top/build/try" >>"$log" 2>&1
}

there()
{
    case $1 in
    cc) compiles c stdio.h "${CC:-$(first gcc cc clang)}" ;;
    cxx) compiles c++ cstdio "${CXX:-$(first g++ c++ clang++)}" ;;
    ninja) has ninja ;;
    python) has python3 && python3 -c '' 2>>"$log" ;;
    numpy) [ -n "$(python_with numpy)" ] ;;
    wheel) [ -n "$(python_with setuptools,wheel,pip)" ] ;;
    jinja) has python3 && PYTHONPATH=$prefix/python python3 -c 'import jinja2' 2>>"$log" ;;
    clang_rt) has clang && compiles c stdio.h clang -fsanitize=address ;;
    clang_format) has clang-format ;;
    cairo) compiles c cairo.h "${CC:-$(first gcc cc clang)}" $cairo_flags ;;
    gtk) has pkg-config && pkg-config --exists gtk4 ;;
    mpi) has mpicc && has mpirun ;;
    scalapack) find /usr/lib* -maxdepth 2 -name 'libscalapack-openmpi.so' 2>>"$log" | grep -q . ;;
    spin) has spin || [ -d "$prefix/spin" ] ;;
    headers) compiles c vulkan/vulkan.h "${CC:-$(first gcc cc clang)}" ;;
    volk) compiles c volk.h "${CC:-$(first gcc cc clang)}" ;;
    blas) find /usr/lib*/*/blas/libblas.so.3 /usr/lib*/libcblas.so.3 2>>"$log" | grep -q . ;;
    openblas) find /usr/lib* -maxdepth 2 -name libopenblas.so.0 2>>"$log" | grep -q . ;;
    graphblas) find /usr/lib* -maxdepth 2 -name libgraphblas.so.7 2>>"$log" | grep -q . ;;
    libvulkan) find /usr/lib* -maxdepth 2 -name libvulkan.so.1 2>>"$log" | grep -q . ;;
    lavapipe) ls /usr/share/vulkan/icd.d/lvp_icd*.json >>"$log" 2>&1 ;;
    layer) [ -e /usr/share/vulkan/explicit_layer.d/VkLayer_khronos_validation.json ] ;;
    *) has "$1" ;;
    esac
}

python_with() # python_with MODULES: the first Python that has them; that in PATH may not be the distribution's
{
    for python in python3 /usr/bin/python3; do
        if has "$python" && "$python" -c "import $1" 2>>"$log"; then command -v "$python"; return; fi
    done
}

manager=$(first apt-get dnf pacman)

names_here() # names_here WHAT DEBIANS: the packages, as this system's manager calls them; none: it has none
{
    case $manager in
    dnf) column=2 ;;
    pacman) column=3 ;;
    *) echo "$2"; return ;;
    esac
    other_names | awk -v what="$1" -v column="$column" '$1 == what && $column != "-" { print $column }'
}

missing() # a line for each: packages, and why in brackets
{
    packages | while read -r what names why; do
        names=$(names_here "$what" "$names")
        if [ -n "$names" ] && ! there "$what"; then echo "$names ($why)"; fi
    done
}

become_root() # prints the command that makes root of us: none where we are; fails where nothing does
{
    if [ "$(id -u)" = 0 ]; then return; fi
    if has sudo && { sudo -n true 2>>"$log" || [ -t 0 ]; }; then echo sudo; return; fi
    return 1
}

# The manager's commands: one that refreshes its lists, and one that installs what is named, without questions.
refresh()
{
    case $manager in
    apt-get) $root apt-get update -qq ;;
    pacman) $root pacman -Sy --noconfirm ;;
    esac
}

install()
{
    case $manager in
    apt-get) $root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
        -o DPkg::Lock::Timeout=60 "$@" ;;
    dnf) $root dnf install -y --setopt=install_weak_deps=False "$@" ;;
    pacman) $root pacman -S --needed --noconfirm "$@" ;;
    esac
}

install_all() # all at once; if that fails, one by one, to name those that this distribution lacks
{
    refresh >>"$log" 2>&1 || say "$manager could not refresh its lists; going on with those that are there"
    if install "$@" >>"$log" 2>&1; then return; fi
    for package; do
        install "$package" >>"$log" 2>&1 || say \
            "$manager could not install $package (its words: build/setup.log); install it by hand, then run this again"
    done
}

install_packages()
{
    lacking=$(missing)
    if [ -z "$lacking" ]; then return; fi
    list=$(echo "$lacking" | sed 's/^/    /; s/(! */(/')
    if [ -z "$manager" ]; then
        say "missing here, by Debian's names; please install with this system's package manager:" "$list"
    elif ! root=$(become_root); then
        say "missing; installing needs root, and here is neither root nor sudo, so these are skipped:" "$list"
    else
        say "installing through ${manager%-get}${root:+, with $root}:" "$list"
        install_all $(echo "$lacking" | sed 's/ (.*//; s/,/ /g')
    fi
}

# --- 2. Private copies ---------------------------------------------------------------------------------------------
# Each is a folder of build/prefix that appears only once it is complete, so an interrupted run can be repeated.

debian_mirror()
{
    if [ -n "${STREAMK_DEBIAN_MIRROR:-}" ]; then echo "$STREAMK_DEBIAN_MIRROR"; return; fi
    if ! grep -qx 'ID="\{0,1\}debian"\{0,1\}' /etc/os-release; then return; fi
    cat /etc/apt/sources.list.d/debian.sources /etc/apt/sources.list 2>>"$log" | awk '
        /^URIs:/ && !/security/ { print $2; exit }
        /^deb / && !/security/ { for (i = 2; i <= NF; i++) if ($i ~ /^(http|file|mirror)/) { print $i; exit } }'
}

# Programs such as apt-file have each update fetch lists of their own, which are large, and may be wrong for a while.
other_lists() # options that leave out all lists but those of packages
{
    apt-config dump Acquire::IndexTargets::deb |
        sed -n 's/^\(Acquire::IndexTargets::deb::[^:]*\)::MetaKey .*/\1/p' |
        sed '/::Packages$/d; s/.*/-o &::DefaultEnabled=false/'
}

# A mirror that lags behind is good enough, hence Check-Valid-Until; signatures are checked all the same.
private_apt() # private_apt STATE COMMAND...: apt-get with a state of its own
{
    state=$prefix/apt/$1; shift
    apt-get -o Dir::Etc::SourceList="$state/sources.list" -o Dir::Etc::SourceParts=/dev/null \
        -o Dir::Etc::Preferences=/dev/null -o Dir::Etc::PreferencesParts=/dev/null \
        -o Dir::State="$state" -o Dir::State::Lists="$state/lists" -o Dir::State::Status="$state/status" \
        -o Dir::Cache="$state/cache" -o Dir::Log="$state" -o APT::Sandbox::User=root -o Debug::NoLocking=1 \
        -o Acquire::Check-Valid-Until=false -o Acquire::Languages=none -o APT::Install-Recommends=false \
        $(other_lists) -y -q "$@" >>"$log" 2>&1
}

private_state() # private_state STATE SUITE...: made and updated once a run
{
    if [ -d "$prefix/apt/$1" ]; then return; fi
    state=$prefix/apt/$1 keyring=/usr/share/keyrings/debian-archive-keyring; shift
    if [ -e "$keyring.gpg" ]; then keyring=$keyring.gpg; else keyring=$keyring.pgp; fi
    if [ ! -e "$keyring" ]; then echo "E: install debian-archive-keyring: there is no $keyring" >>"$log"; return 1; fi
    mkdir -p "$state/lists/partial" "$state/cache/archives/partial"
    : >"$state/status"
    for suite; do echo "deb [signed-by=$keyring] $mirror $suite main"; done >"$state/sources.list"
    private_apt "${state##*/}" -o APT::Update::Error-Mode=any update || { rm -rf "$state"; return 1; }
}

download() # download STATE FOLDER PACKAGE...: unpacks just these packages into FOLDER
{
    state_name=$1 folder=$2; shift 2
    mkdir -p "$prefix/apt/deb"
    (cd "$prefix/apt/deb" && rm -f ./*.deb && private_apt "$state_name" download "$@")
    for deb in "$prefix/apt/deb"/*.deb; do dpkg -x "$deb" "$folder"; done
}

closure() # closure FOLDER APT-ARGUMENTS...: unpacks packages with all they depend on; the C and C++ libraries apart
{
    folder=$1; shift
    private_apt trixie install --download-only "$@"
    for deb in "$prefix"/apt/trixie/cache/archives/*.deb; do
        case ${deb##*/} in
        libc6_* | libgcc-s1_* | libstdc++6_*) dpkg -x "$deb" "$folder/libc" ;;
        *) if [ ! -e "$deb.unpacked" ]; then dpkg -x "$deb" "$folder"; fi ;;
        esac
        : >"$deb.unpacked"
    done
}

driver_file() # driver_file JSON LIBRARY API-VERSION: the library's path is relative to the JSON file
{
    printf '{"file_format_version":"1.0.0","ICD":{"library_path":"%s","api_version":"%s"}}\n' "$2" "$3" >"$1"
}

# RADV first: Mesa 25.0 is the last that compiles for AMD GPUs that are not there. Mesa 26 is unpacked over it.
make_drivers()
{
    private_state trixie trixie trixie-backports
    closure "$1" mesa-vulkan-drivers/trixie libvulkan1 libc6
    mkdir "$1/radv"
    mv "$1/usr/lib/$triple/libvulkan_radeon.so" "$1/radv/"
    driver_file "$1/radv.json" ./radv/libvulkan_radeon.so 1.4.0
    closure "$1" -t trixie-backports mesa-vulkan-drivers
    find "$1/usr/lib/$triple" -name 'libvulkan_*' ! -name 'libvulkan_lvp.so' -exec rm {} +
    driver_file "$1/lavapipe.json" "./usr/lib/$triple/libvulkan_lvp.so" 1.4.0
    rm -rf "$1/usr/share" "$1/etc" "$1/var"
}

make_newer_radv() # for tests/gpu/amd_device.c, which stands in for the GPU
{
    private_state trixie trixie trixie-backports
    download trixie "$1/unpacked" mesa-vulkan-drivers/trixie-backports libdrm-dev
    mv "$1/unpacked/usr/lib/$triple/libvulkan_radeon.so" "$1/unpacked/usr/include" "$1/"
    driver_file "$1/radv.json" ./libvulkan_radeon.so 1.4.0
    rm -rf "$1/unpacked"
}

make_swiftshader() # Chromium carries it
{
    private_state trixie trixie trixie-backports
    download trixie "$1/chromium" chromium-common
    mv "$1/chromium/usr/lib/chromium/libvk_swiftshader.so" "$1/"
    driver_file "$1/swiftshader.json" ./libvk_swiftshader.so 1.3.0
    rm -rf "$1/chromium"
}

make_tools() # with the C library they were built for
{
    private_state forky forky
    download forky "$1" glslang-tools spirv-tools libc6 libstdc++6 libgcc-s1
    rm -rf "$1/usr/share"
}

make_headers()
{
    private_state forky forky
    download forky "$1/all" libvulkan-dev libvulkan-volk-dev
    mv "$1/all/usr/include"/* "$1/"
    rm -rf "$1/all"
}

make_vma() # for examples/mlp; Debian 12 has none
{
    private_state forky forky
    download forky "$1/all" libvulkan-memory-allocator-dev
    mv "$1/all/usr/include"/* "$1/"
    rm -rf "$1/all"
}

make_oldest_headers() # those that README names: Debian 12's
{
    private_state bookworm bookworm
    download bookworm "$1/all" libvulkan-dev
    mv "$1/all/usr/include"/* "$1/"
    rm -rf "$1/all"
}

make_layer()
{
    private_state forky forky
    download forky "$1/all" vulkan-validationlayers
    mv "$1/all/usr/lib/$triple/libVkLayer_khronos_validation.so" "$1/"
    sed 's|"library_path": *"|&./|' "$1/all/usr/share/vulkan/explicit_layer.d/VkLayer_khronos_validation.json" \
        >"$1/VkLayer_khronos_validation.json"
    rm -rf "$1/all"
}

make_python() # both run as plain Python, whatever the version of Python
{
    private_state trixie trixie trixie-backports
    download trixie "$1/all" python3-jinja2 python3-markupsafe
    mv "$1/all/usr/lib/python3/dist-packages"/* "$1/"
    rm -rf "$1/all"
}

make_spin()
{
    private_state trixie trixie trixie-backports
    download trixie "$1" spin libc6
}

private() # private NAME WHAT: make_NAME fills a folder, which then gets its name
{
    if [ -d "$prefix/$1" ]; then return; fi
    say "unpacking a private copy of $2"
    rm -rf "$prefix/$1.part"
    mkdir "$prefix/$1.part"
    ("make_$1" "$prefix/$1.part") & # set -e holds in here, as it would not in a condition
    if wait $!; then mv "$prefix/$1.part" "$prefix/$1"; return; fi
    say "that failed, and we go on without: $(grep '^E: ' "$log" | tail -n 1)" \
        "    The whole story is in build/setup.log. If the mirror is out of reach, run this again when it is back."
    rm -rf "$prefix/$1.part"
}

tools_are_new() { has spirv-opt && has spirv-val && has spirv-dis && at_least "$(version_of glslang)" 16; }
headers_are_new() { compiles c volk.h "$CC" && at_least "$(headers_version)" 1.4.350; }

private_copies()
{
    if [ -n "$minimal" ] && at_least "$(headers_version)" 1.3.239; then return; fi
    if [ -z "$mirror" ]; then
        say "no private drivers and tools, since apt's sources name no Debian mirror; the system's own are used." \
            "    STREAMK_DEBIAN_MIRROR=URI ./setup.sh names one; it needs the package debian-archive-keyring."
        return
    fi
    if [ -n "$minimal" ]; then private headers "the Vulkan headers and volk"; return; fi
    private drivers "the CPU drivers (Vulkan loader, lavapipe from Mesa 26, RADV 25.0 for compiling only)"
    private newer_radv "RADV from Mesa 26, and libdrm's headers (for compiling only)"
    private swiftshader "SwiftShader, a second CPU driver"
    private layer "the validation layer"
    tools_are_new || private tools "glslang 16 and SPIRV-Tools"
    headers_are_new || private headers "the Vulkan headers and volk"
    compiles c++ vk_mem_alloc.h "$CXX" $CPPFLAGS -isystem "$prefix/headers" || private vma "VMA, for examples/mlp"
    private oldest_headers "the oldest Vulkan headers that serve"
    there jinja || private python "jinja2"
    there spin || private spin "spin"
    rm -rf "$prefix/apt"
}

# --- 3. build/env, and a line for every component ------------------------------------------------------------------

put() { printf "export %s='%s'\n" "$1" "$2" >>build/env.new; }          # put NAME VALUE
line() { printf '%-16s %-37s %s\n' "$1" "${2:-missing}" "${3:-}"; }     # line COMPONENT VERSION WHERE
loader() { find "$1" -name 'ld-linux*' | head -n 1; }                   # the dynamic linker in a folder

version_of() # version_of PROGRAM [FLAG]
{
    "$1" "${2:---version}" 2>&1 </dev/null | grep -o '[0-9][0-9]*\.[0-9.]*[0-9]' | head -n 1
}

headers_version()
{
    printf '#include <vulkan/vulkan.h>\n' | $CC $CPPFLAGS -E -dM - 2>>"$log" | awk '
        $2 == "VK_HEADER_VERSION" { patch = $3 }
        $2 ~ /^VK_API_VERSION_1_[0-9]+$/ { split($2, part, "_"); if (part[5] > minor) minor = part[5] }
        END { if (patch) print "1." minor "." patch }'
}

# A private program runs on the dynamic linker and the libraries that were unpacked with it.
wrap() # wrap NAME WORD...: writes build/prefix/bin/NAME, which executes these words and its own
{
    mkdir -p "$prefix/bin"
    wrapper=$prefix/bin/$1
    shift
    { printf '#!/bin/sh\nexec'; printf ' "%s"' "$@"; printf ' "$@"\n'; } >"$wrapper"
    chmod +x "$wrapper"
}

program() # program VARIABLE NAME [FOLDER [FLAG]]: the private copy in FOLDER, or what is in PATH; VARIABLE may be -
{
    if [ -n "${3:-}" ] && [ -d "$prefix/$3" ]; then
        wrap "$2" "$(loader "$prefix/$3")" --library-path "$prefix/$3/usr/lib/$triple" "$prefix/$3/usr/bin/$2"
        set -- "$1" "$prefix/bin/$2" "$3" "${4:-}"
    fi
    if ! has "$2"; then line "${2##*/}"; return; fi
    if [ "$1" != - ]; then put "$1" "$2"; fi
    line "${2##*/}" "$(version_of "$2" ${4:-})" "$(command -v "$2")"
}

oldest_headers() # to compile the header and tests with
{
    if [ ! -d "$prefix/oldest_headers" ]; then line "oldest headers"; return; fi
    line "oldest headers" "$(CPPFLAGS="-isystem $prefix/oldest_headers" headers_version)" "$prefix/oldest_headers"
    put STREAMK_OLDEST_HEADERS "$prefix/oldest_headers"
}

include_path() # for CMake
{
    folders=
    for folder in "$prefix/headers" "$prefix/vma"; do
        if [ -d "$folder" ]; then folders=$folders:$folder; fi
    done
    if [ -n "$folders" ]; then put CMAKE_INCLUDE_PATH "${folders#:}"; fi
}

vma()
{
    if [ ! -d "$prefix/vma" ]; then return; fi
    line VMA "$(sed -n 's/.*Version \([0-9.]*\).*/\1/p' "$prefix/vma/vk_mem_alloc.h" | head -n 1)" "$prefix/vma"
}

cairo() # its headers include each other alone, so one folder is enough
{
    if ! there cairo; then line cairo "" "draw writes SVG only"; return; fi
    put CAIRO_FLAGS "-DHAVE_CAIRO $cairo_flags"
    put CAIRO_LIBS -lcairo
    line cairo "$(sed -n 's/^#define CAIRO_VERSION_\(MAJOR\|MINOR\|MICRO\) //p' "${cairo_flags#-I}/cairo-version.h" |
        tr '\n' . | sed 's/\.$//')" "${cairo_flags#-I}"
}

gtk()
{
    if ! there gtk; then return; fi
    put GTK_FLAGS "$(pkg-config --cflags gtk4 | sed 's/-I/-isystem /g')"
    put GTK_LIBS "$(pkg-config --libs gtk4)"
    line "GTK 4" "$(pkg-config --modversion gtk4)" "the viewer's window: ninja viewer"
}

mpi() # its compiler knows the flags; an include is one of the system, whose warnings are none of ours
{
    if ! there mpi; then return; fi
    put MPI_FLAGS "$(mpi_options compile | sed 's/-I/-isystem /g')"
    put MPI_LIBS "$(mpi_options link)"
    if there scalapack; then put SCALAPACK_LIBS "-lscalapack-openmpi"; fi
    line MPI "$(mpirun --version 2>>"$log" | head -n 1)" "products on many devices: ninja distributed"
}

mpi_options() # mpi_options compile|link: as OpenMPI's compiler tells them, or else MPICH's
{
    mpicc "--showme:$1" 2>>"$log" || mpicc "-$1-info" 2>>"$log" | cut -d ' ' -f 2-
}

compilers()
{
    program CC "$CC"
    program CXX "$CXX"
    program CLANG clang
    line "Vulkan headers" "$(headers_version)" "${CPPFLAGS#-isystem }"
    oldest_headers
    vma
    include_path
    put CPPFLAGS "$CPPFLAGS"
    cairo
    gtk
    mpi
    put LDFLAGS "$LDFLAGS"
}

# Programs find the private drivers' libraries through their rpath. Where the system's C library is older than the one
# those were built for, programs run on that one, too, and on its dynamic linker.
link_flags()
{
    if [ ! -d "$prefix/drivers" ]; then return; fi
    linker=$(loader "$prefix/drivers/libc")
    if ! at_least "$(getconf GNU_LIBC_VERSION | tr -dc 0-9.)" "$(version_of "$linker")"; then
        printf '%s ' "-Wl,--dynamic-linker=$linker" "-Wl,-rpath,${linker%/*}"
    fi
    echo "-Wl,-rpath,$prefix/drivers/usr/lib/$triple -Wl,--disable-new-dtags -Wl,--allow-shlib-undefined"
}

has_loader() # has_loader PYTHON: whether it finds a Vulkan loader by itself
{
    "$1" -c 'import ctypes; ctypes.CDLL("libvulkan.so.1")' 2>>"$log"
}

numpy() # a Python that has NumPy, and finds the loader and loads the private drivers as programs do
{
    python=$(python_with numpy) libraries=$prefix/drivers/usr/lib/$triple
    line numpy $("${python:-false}" -c 'import numpy; print(numpy.__version__, numpy.__path__[0])' 2>>"$log")
    if [ -z "$python" ]; then return; fi
    executable=$("$python" -c 'import sys; print(sys.executable)')
    case $LDFLAGS in
    *--dynamic-linker*)
        linker=$(loader "$prefix/drivers/libc")
        wrap python_with_numpy "$linker" --library-path "${linker%/*}:$libraries" "$executable"
        python=$prefix/bin/python_with_numpy ;;
    *-rpath*)
        if ! has_loader "$python"; then
            wrap python_with_numpy env "LD_LIBRARY_PATH=$libraries" "$executable"
            python=$prefix/bin/python_with_numpy
        fi ;;
    esac
    put STREAMK_NUMPY "$python"
}

tools()
{
    program - ninja
    if [ -n "$minimal" ]; then return; fi
    program - git
    program PYTHON python3
    line jinja2 $(python3 -c 'import jinja2; print(jinja2.__version__, jinja2.__path__[0])' 2>>"$log")
    numpy
    if [ -d "$prefix/python" ]; then put PYTHONPATH "$PYTHONPATH"; fi
    program GLSLANG glslang tools
    program SPIRV_OPT spirv-opt tools
    program SPIRV_VAL spirv-val tools
    program SPIRV_DIS spirv-dis tools
    program SPIN spin spin -V
    program CLANG_FORMAT clang-format
}

refused="does not load, so it is not used"

driver() # driver VARIABLE NAME JSON...: the first of these files, if a device answers through it
{
    variable=$1 name=$2; shift 2
    while [ $# -gt 1 ] && [ ! -e "$1" ]; do shift; done
    if [ ! -e "$1" ]; then line "$name"; return; fi
    if answer=$(VK_DRIVER_FILES=$1 build/probe 2>>"$log"); then put "$variable" "$1"; else answer=$refused; fi
    line "$name" "${answer#*: }" "$1"
}

layer() # layer FOLDER...: the validation layer of the first of these that holds it, if it loads
{
    while [ $# -gt 1 ] && [ ! -e "$1/VkLayer_khronos_validation.json" ]; do shift; done
    if [ ! -e "$1/VkLayer_khronos_validation.json" ]; then line "validation layer"; return; fi
    export VK_LAYER_PATH="$1" VK_ADD_DRIVER_FILES="$prefix/drivers/lavapipe.json"
    if answer=$(build/probe layer 2>>"$log"); then put STREAMK_LAYERS "$1"; else answer=$refused; fi
    line "validation layer" "$answer" "$1"
}

drivers()
{
    if ! $CC $CPPFLAGS .ci/probe.c -o build/probe $LDFLAGS -ldl >>"$log" 2>&1; then
        say "the drivers cannot be asked: .ci/probe.c does not compile (build/setup.log), so none is used"
        return
    fi
    gpu=$(build/probe 2>>"$log" | sed '/^llvmpipe/d' | tr '\n' ' ')
    line GPU "${gpu:-none: lavapipe stands in}"
    driver STREAMK_LAVAPIPE lavapipe "$prefix/drivers/lavapipe.json" /usr/share/vulkan/icd.d/lvp_icd*.json
    driver STREAMK_SWIFTSHADER SwiftShader "$prefix/swiftshader/swiftshader.json"
    export RADV_FORCE_FAMILY=navi31
    driver STREAMK_RADV RADV "$prefix/drivers/radv.json"
    newer=
    if [ -e "$prefix/newer_radv/radv.json" ]; then newer=$prefix/newer_radv; put STREAMK_NEWER_RADV "$newer"; fi
    line "newer RADV" "${newer:+Mesa 26, compiles only}" "$newer"
    layer "$prefix/layer" /usr/share/vulkan/explicit_layer.d
}

# What was built with other tools than these is stale: ninja forgets it.
finish()
{
    if cmp -s build/env.new build/env; then rm build/env.new; return; fi
    mv build/env.new build/env
    rm -f build/.ninja_log build/.ninja_deps
}

essentials() # what is still missing of what nothing works without
{
    packages | while read -r what names why; do
        case $why in !*) there "$what" || echo "$what" ;; esac
    done
    compiles c volk.h "$CC" $CPPFLAGS || echo "volk.h and the Vulkan headers"
}

case $top in *[[:space:]\']*) say "$top: compiler flags cannot carry a path with spaces or quotes"; exit 1 ;; esac
mirror=$(debian_mirror)
install_packages
CC=${CC:-$(first gcc cc clang)} CXX=${CXX:-$(first g++ c++ clang++)} CPPFLAGS=
triple=$(uname -m)-linux-gnu # Debian's name for the folder of a machine's libraries
if [ -n "$CC" ]; then private_copies; fi
if [ -d "$prefix/headers" ]; then CPPFLAGS="-isystem $prefix/headers"; fi
if [ -d "$prefix/python" ]; then export PYTHONPATH="$prefix/python${PYTHONPATH:+:$PYTHONPATH}"; fi
LDFLAGS=$(link_flags)
: >build/env.new
compilers
tools
drivers
finish
lacking=$(essentials | tr '\n' ' ')
if [ -n "$lacking" ]; then say "nothing can be built without: $lacking"; exit 1; fi

# An overlay port of the checkout that it lies in.
get_filename_component(source "${CURRENT_PORT_DIR}/../../.." ABSOLUTE)
set(VCPKG_BUILD_TYPE release) # a header
set(PROJECT_VERSION "${VERSION}")
file(INSTALL "${source}/include/streamk.h" "${source}/include/streamk.hpp"
     "${source}/include/streamk_blocks.h" DESTINATION "${CURRENT_PACKAGES_DIR}/include")
file(INSTALL "${source}/docs/packaging/cmake/streamk-config.cmake" DESTINATION
     "${CURRENT_PACKAGES_DIR}/share/streamk")
# vcpkg keeps a package's files in share/streamk, a folder higher than share/cmake/streamk
file(READ "${CURRENT_PACKAGES_DIR}/share/streamk/streamk-config.cmake" config)
string(REPLACE "/../../.." "/../.." config "${config}")
file(WRITE "${CURRENT_PACKAGES_DIR}/share/streamk/streamk-config.cmake" "${config}")
configure_file("${source}/docs/packaging/cmake/streamk-config-version.cmake.in"
               "${CURRENT_PACKAGES_DIR}/share/streamk/streamk-config-version.cmake" @ONLY)
configure_file("${source}/docs/packaging/streamk.pc.in"
               "${CURRENT_PACKAGES_DIR}/share/pkgconfig/streamk.pc" @ONLY)
vcpkg_install_copyright(FILE_LIST "${source}/LICENSE")

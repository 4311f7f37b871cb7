"""Conan 2 package of the checkout that this lies in: conan create docs/packaging/conan"""

import re
from pathlib import Path

from conan import ConanFile
from conan.tools.files import copy

ROOT = Path(__file__).resolve().parent.parent.parent.parent


class Streamk(ConanFile):
    name = "streamk"
    license = "MIT"
    description = "Stream-K matrix multiplication for Vulkan, in one C header"
    package_type = "header-library"
    no_copy_source = True

    def set_version(self) -> None:
        """As the header tells."""
        text = (ROOT / "include" / "streamk.h").read_text(encoding="utf-8")
        parts = re.findall(r"^#define STREAMK_VERSION_[A-Z]+ (\d+)$", text, re.MULTILINE)
        self.version = ".".join(parts)

    def export_sources(self) -> None:
        copy(self, "streamk*.h*", ROOT / "include", Path(self.export_sources_folder) / "include")
        copy(self, "LICENSE", ROOT, self.export_sources_folder)

    def package(self) -> None:
        copy(self, "streamk*.h*", Path(self.source_folder) / "include", Path(self.package_folder) / "include")
        copy(self, "LICENSE", self.source_folder, Path(self.package_folder) / "licenses")

    def package_id(self) -> None:
        self.info.clear()

    def package_info(self) -> None:
        self.cpp_info.bindirs = []
        self.cpp_info.libdirs = []
        self.cpp_info.set_property("cmake_file_name", "streamk")
        self.cpp_info.set_property("cmake_target_name", "streamk::streamk")
        self.cpp_info.set_property("pkg_config_name", "streamk")

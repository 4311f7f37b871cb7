# find_package(streamk): streamk::streamk, the folder of streamk.h. The prefix may be moved.
if(NOT TARGET streamk::streamk)
  get_filename_component(streamk_prefix "${CMAKE_CURRENT_LIST_DIR}/../../.." ABSOLUTE)
  add_library(streamk::streamk INTERFACE IMPORTED)
  set_target_properties(streamk::streamk PROPERTIES INTERFACE_INCLUDE_DIRECTORIES "${streamk_prefix}/include")
  unset(streamk_prefix)
endif()

# SPDX-License-Identifier: GPL-3.0-or-later
# The standard library for the Lua of modules is embedded as :/std/<version>/, with its translations.
file(GLOB_RECURSE std_files CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/scripting/std/*.lua
    ${CMAKE_SOURCE_DIR}/scripting/std/*.ts)

function(hexsmith_embed_std target)
    qt_add_resources(${target} std PREFIX /std BASE ${CMAKE_SOURCE_DIR}/scripting/std
        FILES ${std_files})
endfunction()

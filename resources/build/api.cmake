# SPDX-License-Identifier: GPL-3.0-or-later
# The annotations of what a module's Lua can use are embedded as :/api/<file>.lua.
file(GLOB api_files CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/scripting/api/*.lua)

function(hexsmith_embed_api target)
    qt_add_resources(${target} api PREFIX /api BASE ${CMAKE_SOURCE_DIR}/scripting/api
        FILES ${api_files})
endfunction()

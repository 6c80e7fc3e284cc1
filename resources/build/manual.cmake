# SPDX-License-Identifier: GPL-3.0-or-later
# The manual is embedded in the program as :/manual/<language>/<page>.md.
file(GLOB_RECURSE manual_files CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/resources/manual/*.md
    ${CMAKE_SOURCE_DIR}/resources/manual/*.png)

function(hexsmith_embed_manual target)
    qt_add_resources(${target} manual PREFIX /manual BASE ${CMAKE_SOURCE_DIR}/resources/manual
        FILES ${manual_files})
endfunction()

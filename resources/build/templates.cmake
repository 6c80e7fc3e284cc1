# SPDX-License-Identifier: GPL-3.0-or-later
# The modules that new ones begin with are embedded in the programs as :/templates/<name>/.
file(GLOB_RECURSE template_files CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/resources/templates/*)

function(hexsmith_embed_templates target)
    qt_add_resources(${target} templates PREFIX /templates BASE ${CMAKE_SOURCE_DIR}/resources/templates
        FILES ${template_files})
endfunction()

# SPDX-License-Identifier: GPL-3.0-or-later
# The glossaries that translators begin with are embedded as :/glossary/<language>.json.
file(GLOB glossary_files CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/resources/glossary/*.json)

function(hexsmith_embed_glossary target)
    qt_add_resources(${target} glossary PREFIX /glossary BASE ${CMAKE_SOURCE_DIR}/resources/glossary
        FILES ${glossary_files})
endfunction()

# SPDX-License-Identifier: GPL-3.0-or-later
# The manual is embedded in the programs as :/manual/<language>/<page>.md. Its pictures are megabytes: rcc puts them into
# an object file that every program takes, instead of a source that a compiler would read for a quarter of a minute.
file(GLOB_RECURSE manual_files CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/resources/manual/*.md
    ${CMAKE_SOURCE_DIR}/resources/manual/*.png)
set(manual_list ${CMAKE_BINARY_DIR}/manual.qrc)
set(manual_entries)
foreach(file ${manual_files})
    file(RELATIVE_PATH alias ${CMAKE_SOURCE_DIR}/resources/manual ${file})
    string(APPEND manual_entries "<file alias=\"${alias}\">${file}</file>\n")
endforeach()
file(CONFIGURE OUTPUT ${manual_list} CONTENT "<RCC><qresource prefix=\"/manual\">
${manual_entries}</qresource></RCC>\n" @ONLY)
qt_add_big_resources(manual_object ${manual_list})
add_custom_target(manual-object DEPENDS ${manual_object})

function(hexsmith_embed_manual target)
    target_sources(${target} PRIVATE ${manual_object})
    set_source_files_properties(${manual_object} PROPERTIES EXTERNAL_OBJECT ON GENERATED ON)
    add_dependencies(${target} manual-object)
endfunction()

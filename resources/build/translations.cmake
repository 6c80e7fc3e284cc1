# SPDX-License-Identifier: GPL-3.0-or-later
# Every translations/*.ts is compiled and embedded in the programs as :/i18n/<name>.qm.
file(GLOB ts_files CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/translations/*.ts)
set(qm_files)
foreach(ts_file ${ts_files})
    get_filename_component(name ${ts_file} NAME_WE)
    set(qm_file ${CMAKE_BINARY_DIR}/i18n/${name}.qm)
    add_custom_command(OUTPUT ${qm_file}
        COMMAND Qt6::lrelease -silent ${ts_file} -qm ${qm_file}
        DEPENDS ${ts_file} COMMENT "Compiling ${name}.ts" VERBATIM)
    list(APPEND qm_files ${qm_file})
endforeach()
file(MAKE_DIRECTORY ${CMAKE_BINARY_DIR}/i18n)
# One target makes the files, so that programs built at the same time do not write them twice.
add_custom_target(compile-translations DEPENDS ${qm_files})

function(hexsmith_embed_translations target)
    if(qm_files)
        qt_add_resources(${target} i18n PREFIX /i18n BASE ${CMAKE_BINARY_DIR}/i18n FILES ${qm_files})
        add_dependencies(${target} compile-translations)
    endif()
endfunction()

add_custom_target(update-translations
    COMMAND ${CMAKE_COMMAND} -D LUPDATE=$<TARGET_FILE:Qt6::lupdate>
        -P ${CMAKE_SOURCE_DIR}/resources/build/updatetranslations.cmake
    VERBATIM)

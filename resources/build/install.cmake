# SPDX-License-Identifier: GPL-3.0-or-later
# What is installed, and where, as the freedesktop rules want it. What is made for it is part of `programs`.
include(GNUInstallDirs)
set(desktop ${CMAKE_SOURCE_DIR}/resources/desktop)
set(made ${CMAKE_BINARY_DIR}/share)
file(MAKE_DIRECTORY ${made} ${CMAKE_BINARY_DIR}/modules)

# hexsmith_made(<file> <where> <component> <command>...): a file with what the command prints.
function(hexsmith_made file where component program)
    add_custom_command(OUTPUT ${made}/${file} DEPENDS ${program} VERBATIM
        COMMAND ${CMAKE_COMMAND} -E env QT_QPA_PLATFORM=offscreen $<TARGET_FILE:${program}> ${ARGN} > ${made}/${file})
    set_property(GLOBAL APPEND PROPERTY HEXSMITH_MADE ${made}/${file})
    install(FILES ${made}/${file} DESTINATION ${where} COMPONENT ${component})
endfunction()

# The games, each packed anew when one of its files or the packer has changed.
if(TARGET hexsmith-cli)
    file(GLOB descriptions CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/modules/*/module.json)
    foreach(description ${descriptions})
        get_filename_component(folder ${description} DIRECTORY)
        get_filename_component(id ${folder} NAME)
        file(GLOB_RECURSE files CONFIGURE_DEPENDS ${folder}/*)
        set(packed ${CMAKE_BINARY_DIR}/modules/${id}.hexmod)
        add_custom_command(OUTPUT ${packed} DEPENDS hexsmith-cli ${files} COMMENT "Packing ${id}" VERBATIM
            COMMAND hexsmith-cli pack ${folder} -o ${packed})
        set_property(GLOBAL APPEND PROPERTY HEXSMITH_MADE ${packed})
        install(FILES ${packed} DESTINATION ${CMAKE_INSTALL_DATADIR}/hexsmith/modules COMPONENT games)
    endforeach()

    install(TARGETS hexsmith-cli DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT cli)
    hexsmith_made(hexsmith-cli.1 ${CMAKE_INSTALL_MANDIR}/man1 cli hexsmith-cli --man)
    # The name of each file is what its shell looks for.
    foreach(shell "bash;bash-completion/completions;hexsmith-cli" "zsh;zsh/site-functions;_hexsmith-cli"
            "fish;fish/vendor_completions.d;hexsmith-cli.fish")
        list(GET shell 0 name)
        list(GET shell 1 where)
        list(GET shell 2 file)
        hexsmith_made(${file} ${CMAKE_INSTALL_DATADIR}/${where} cli hexsmith-cli --completions ${name})
    endforeach()
endif()

if(TARGET hexsmith)
    install(TARGETS hexsmith DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT gui)
    hexsmith_made(hexsmith.1 ${CMAKE_INSTALL_MANDIR}/man1 gui hexsmith --man)
    install(FILES ${desktop}/hexsmith.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications COMPONENT gui)
    install(FILES ${desktop}/org.hexsmith.Hexsmith.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo
        COMPONENT gui)
    install(FILES ${desktop}/hexsmith-mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages
        RENAME hexsmith.xml COMPONENT gui)
    set(icons ${CMAKE_INSTALL_DATADIR}/icons/hicolor)
    foreach(icon "apps;hexsmith" "mimetypes;application-x-hexsmith-module" "mimetypes;application-x-hexsmith-save")
        list(GET icon 0 context)
        list(GET icon 1 name)
        set(drawing ${desktop}/${name}.svg)
        install(FILES ${drawing} DESTINATION ${icons}/scalable/${context} COMPONENT gui)
        foreach(size 16 22 24 32 48 64 128 256 512)
            set(picture ${made}/${name}-${size}.png)
            add_custom_command(OUTPUT ${picture} DEPENDS drawicons ${drawing} VERBATIM
                COMMAND drawicons ${size} ${drawing} ${picture})
            set_property(GLOBAL APPEND PROPERTY HEXSMITH_MADE ${picture})
            install(FILES ${picture} DESTINATION ${icons}/${size}x${size}/${context} RENAME ${name}.png COMPONENT gui)
        endforeach()
    endforeach()
endif()

set(doc ${CMAKE_INSTALL_DATADIR}/doc/hexsmith-doc)
install(DIRECTORY ${CMAKE_SOURCE_DIR}/resources/manual/ DESTINATION ${doc}/manual COMPONENT doc
    FILES_MATCHING PATTERN *.md PATTERN *.png)
install(DIRECTORY ${CMAKE_SOURCE_DIR}/scripting/api/ DESTINATION ${doc}/api COMPONENT doc FILES_MATCHING PATTERN *.lua)

get_property(all_made GLOBAL PROPERTY HEXSMITH_MADE)
add_custom_target(installation ALL DEPENDS ${all_made})
add_dependencies(programs installation)

# SPDX-License-Identifier: GPL-3.0-or-later
# What Debian wants of every package besides its files: who may copy it, what changed, pages that are compressed.
file(GLOB components LIST_DIRECTORIES true ${CPACK_TEMPORARY_DIRECTORY}/*)
string(TIMESTAMP date "%a, %d %b %Y %H:%M:%S +0000" UTC) # that of SOURCE_DATE_EPOCH when it is set
foreach(folder ${components})
    get_filename_component(component ${folder} NAME)
    string(TOUPPER ${component} key)
    set(name ${CPACK_DEBIAN_${key}_PACKAGE_NAME})
    if(NOT name)
        continue()
    endif()
    set(doc ${folder}${CPACK_PACKAGING_INSTALL_PREFIX}/share/doc/${name})
    configure_file(${CPACK_HEXSMITH_COPYRIGHT} ${doc}/copyright COPYONLY)
    file(WRITE ${doc}/changelog "hexsmith (${CPACK_PACKAGE_VERSION}) unstable; urgency=medium\n\n"
        "  * Made from the sources of this version; NEWS.md there tells what is new.\n\n"
        " -- ${CPACK_PACKAGE_CONTACT}  ${date}\n")
    # Debian's zsh looks into a folder of its own for what packages bring.
    set(zsh ${folder}${CPACK_PACKAGING_INSTALL_PREFIX}/share/zsh)
    if(EXISTS ${zsh}/site-functions)
        file(RENAME ${zsh}/site-functions ${zsh}/vendor-completions)
    endif()
    file(GLOB_RECURSE pages ${folder}${CPACK_PACKAGING_INSTALL_PREFIX}/share/man/*.1)
    # Without the name and the time of the file, so that the same source gives the same bytes.
    execute_process(COMMAND gzip -9nf ${pages} ${doc}/changelog COMMAND_ERROR_IS_FATAL ANY)
endforeach()

# SPDX-License-Identifier: GPL-3.0-or-later
# cmake -D LUPDATE=<program> [-D CHECK=ON -D SCRATCH=<folder>] -P updatetranslations.cmake
# Takes the texts of the sources into translations/*.ts. With CHECK it changes nothing and fails
# when that would change a file, or when a text is not translated yet.
cmake_minimum_required(VERSION 3.25)
get_filename_component(top ${CMAKE_CURRENT_LIST_DIR}/../.. ABSOLUTE)
set(folder ${top}/translations)
if(CHECK)
    file(REMOVE_RECURSE ${SCRATCH})
    file(COPY ${folder}/ DESTINATION ${SCRATCH} FILES_MATCHING PATTERN *.ts)
    set(folder ${SCRATCH})
endif()

# A sorted list, because the order in which a folder is read differs between machines.
file(GLOB_RECURSE sources RELATIVE ${top} ${top}/engine/*.cpp ${top}/engine/*.h ${top}/scripting/*.cpp
    ${top}/scripting/*.h ${top}/app/*.cpp ${top}/app/*.h ${top}/editor/*.cpp ${top}/editor/*.h)
list(SORT sources)

# A number in a text is part of it; newer programs know nothing else.
set(heuristics)
execute_process(COMMAND ${LUPDATE} -help OUTPUT_VARIABLE help)
if(help MATCHES "-disable-heuristic {[a-z|]*number")
    set(heuristics -disable-heuristic number)
endif()

# English needs a file only because of its plural forms: the source says "%n piece(s)".
set(only_en -pluralonly)
file(MAKE_DIRECTORY ${folder})
set(problems)
foreach(language en es)
    set(ts ${folder}/hexsmith_${language}.ts)
    execute_process(COMMAND ${LUPDATE} -silent -locations none -no-obsolete ${only_${language}}
            ${heuristics} -source-language en -target-language ${language} -I .
            ${sources} -ts ${ts}
        WORKING_DIRECTORY ${top} COMMAND_ERROR_IS_FATAL ANY)
    if(NOT CHECK)
        continue()
    endif()
    file(READ ${ts} wanted)
    set(found)
    if(EXISTS ${top}/translations/hexsmith_${language}.ts)
        file(READ ${top}/translations/hexsmith_${language}.ts found)
    endif()
    if(NOT wanted STREQUAL found)
        list(APPEND problems "hexsmith_${language}.ts is not up to date: run ./dev translations")
    endif()
    string(REGEX MATCHALL "<translation[^>]* type=\"unfinished\"" unfinished "${wanted}")
    list(LENGTH unfinished count)
    if(count GREATER 0)
        list(APPEND problems "hexsmith_${language}.ts has ${count} untranslated texts")
    endif()
endforeach()
if(problems)
    list(JOIN problems "\n" text)
    message(FATAL_ERROR "${text}")
endif()

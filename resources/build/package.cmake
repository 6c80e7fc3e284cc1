# SPDX-License-Identifier: GPL-3.0-or-later
# Packages for Debian and its relatives, made by `./dev package`; what goes into them stands in install.cmake.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME hexsmith)
set(CPACK_PACKAGE_VENDOR "The Hexsmith project")
set(CPACK_PACKAGE_CONTACT "The Hexsmith project <maintainers@users.noreply.hexsmith.invalid>")
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_PACKAGE_DIRECTORY ${CMAKE_BINARY_DIR}/packages)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_STRIP_FILES ON)
set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_SOURCE_DIR}/resources/package/finish.cmake)
set(CPACK_HEXSMITH_COPYRIGHT ${CMAKE_SOURCE_DIR}/resources/package/copyright)

set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_ALL cli games doc)
if(TARGET hexsmith)
    list(APPEND CPACK_COMPONENTS_ALL gui)
endif()
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
# Programs of the section "games" would have to lie in /usr/games, where nobody looks for an editor.
set(CPACK_DEBIAN_PACKAGE_SECTION misc)
set(CPACK_DEBIAN_GAMES_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)

# hexsmith_package(<component> <name> <summary> <description>)
function(hexsmith_package component name summary description)
    string(TOUPPER ${component} key)
    set(CPACK_DEBIAN_${key}_PACKAGE_NAME ${name} PARENT_SCOPE)
    set(CPACK_COMPONENT_${key}_DESCRIPTION "${summary}\n${description}" PARENT_SCOPE)
endfunction()

hexsmith_package(gui hexsmith "play and make board wargames by their real rules"
    "Shows at every moment what the rules of a game allow, does what a player\nchooses and explains why something is not allowed. The same program edits\ngames and translates them.")
hexsmith_package(cli hexsmith-cli "board wargames on the command line"
    "Checks, tests, simulates, packs and translates games of Hexsmith, and lets\nother programs play them, without a window.")
hexsmith_package(games hexsmith-games "board wargames for Hexsmith"
    "The games that come with Hexsmith: maps, counters, rulebooks and rules, in\nEnglish and Spanish.")
hexsmith_package(doc hexsmith-doc "manual of Hexsmith"
    "How to play, make and translate board wargames with Hexsmith, in English and\nSpanish, and what rules written in Lua can call.")

# Without its fonts the program takes others; without the plugin that opens windows it can't start.
set(CPACK_DEBIAN_GUI_PACKAGE_DEPENDS "qt6-qpa-plugins, hexsmith-games (= ${PROJECT_VERSION})")
set(CPACK_DEBIAN_GUI_PACKAGE_RECOMMENDS
    "fonts-dejavu-core, fonts-inter, fonts-linuxlibertine, fonts-roboto-unhinted, fonts-cabin, qt6-translations-l10n")
set(CPACK_DEBIAN_GUI_PACKAGE_SUGGESTS "hexsmith-cli, hexsmith-doc")
set(CPACK_DEBIAN_CLI_PACKAGE_RECOMMENDS "hexsmith-games")
set(CPACK_DEBIAN_CLI_PACKAGE_SUGGESTS "hexsmith, hexsmith-doc")
set(CPACK_DEBIAN_GAMES_PACKAGE_RECOMMENDS "hexsmith | hexsmith-cli")
set(CPACK_DEBIAN_DOC_PACKAGE_SECTION doc)
foreach(component GAMES DOC)
    set(CPACK_DEBIAN_${component}_PACKAGE_ARCHITECTURE all)
    set(CPACK_DEBIAN_${component}_PACKAGE_SHLIBDEPS OFF)
endforeach()
include(CPack)

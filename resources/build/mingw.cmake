# SPDX-License-Identifier: GPL-3.0-or-later
# Compiles for Windows on Debian: cmake -D CMAKE_TOOLCHAIN_FILE=resources/build/mingw.cmake -D HEXSMITH_GUI=OFF, as
# `./dev windows` does. Qt, QuaZip and Lua for Windows are looked for in the folder HEXSMITH_WINDOWS_ROOT alone.
set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR x86_64)
set(mingw x86_64-w64-mingw32)
set(CMAKE_C_COMPILER ${mingw}-gcc-posix)
set(CMAKE_CXX_COMPILER ${mingw}-g++-posix) # the other variant knows no std::thread
set(CMAKE_RC_COMPILER ${mingw}-windres)
set(CMAKE_FIND_ROOT_PATH $ENV{HEXSMITH_WINDOWS_ROOT} /usr/${mingw})
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE BOTH) # sol2 is headers alone, the same for every system
set(ENV{PKG_CONFIG_LIBDIR} $ENV{HEXSMITH_WINDOWS_ROOT}/lib/pkgconfig)
set(QT_HOST_PATH /usr) # moc, rcc and lrelease run here

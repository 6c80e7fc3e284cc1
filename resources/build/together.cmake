# SPDX-License-Identifier: GPL-3.0-or-later
# Writes one source that holds several tests: cmake -D OUT=<source> -D TESTS=<a.cpp|b.cpp|...> -P together.cmake
# All headers come first, once; each test then stands in a namespace of its own, so that no two need to agree on names.
string(REPLACE "|" ";" tests "${TESTS}")
set(headers)
set(bodies)
set(list)
foreach(test ${tests})
    get_filename_component(name ${test} NAME_WE)
    file(STRINGS ${test} includes REGEX "^#include ")
    list(REMOVE_ITEM includes "#include \"${name}.moc\"")
    list(APPEND headers ${includes})
    string(APPEND bodies "namespace ${name} {\n#include \"${test}\"\n}\n")
    string(APPEND list "        {\"${name}\", &${name}::main},\n")
endforeach()
list(REMOVE_DUPLICATES headers)
list(JOIN headers "\n" headers)
file(WRITE ${OUT}.new "${headers}
#include <QFileInfo>
#include <cstdio>
${bodies}
/// Runs the test that it is called by the name of: every test is a link to this program.
int main(int argc, char **argv)
{
    const struct
    {
        const char *name;
        int (*run)(int, char **);
    } tests[] = {
${list}    };
    const QString called = QFileInfo(QString::fromLocal8Bit(argv[0])).fileName();
    for (const auto &test : tests) {
        if (called == QLatin1String(test.name))
            return test.run(argc, argv);
    }
    std::fputs(\"This program is started by the name of one of its tests.\\n\", stderr);
    return 2;
}
")
file(COPY_FILE ${OUT}.new ${OUT} ONLY_IF_DIFFERENT)

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/jsonlines.h"

#include <QTest>

using namespace editor;

namespace {

const QByteArray c_text = R"(
{
  "format": 1,
  "grid": {"columns": 20, "rows": 14,
           "side": 48},
  "spaces": {
    "0101": {"terrain": "woods", "features": ["town"]},
    "0102":
      {"terrain": "lake"}
  },
  "list": [
    1,
    [2, 3]
  ]
}
)";

JsonPath path(const QStringList &steps)
{
    JsonPath made;
    for (const QString &step : steps) {
        bool isNumber = false;
        const int number = step.toInt(&isNumber);
        if (isNumber && step.size() == 1)
            made.push_back(qsizetype(number));
        else
            made.push_back(step);
    }
    return made;
}

} // namespace

/// Lines of a JSON file and the values that stand there.
class tst_JsonLines : public QObject
{
    Q_OBJECT

private slots:
    void linesOfPaths_data();
    void linesOfPaths();
    void pathsAtLines_data();
    void pathsAtLines();
    void otherFilesHaveNone();
};

void tst_JsonLines::linesOfPaths_data()
{
    QTest::addColumn<QStringList>("steps");
    QTest::addColumn<int>("line");
    QTest::newRow("the file") << QStringList() << 2;
    QTest::newRow("a plain value") << QStringList{"format"} << 3;
    QTest::newRow("in the second line of an object") << QStringList{"grid", "side"} << 5;
    QTest::newRow("on one line") << QStringList{"spaces", "0101", "features", "0"} << 7;
    QTest::newRow("below its key") << QStringList{"spaces", "0102"} << 9;
    QTest::newRow("in a list") << QStringList{"list", "1", "1"} << 13;
    QTest::newRow("no such key") << QStringList{"spaces", "0909"} << 0;
    QTest::newRow("beyond the end") << QStringList{"list", "7"} << 0;
}

void tst_JsonLines::linesOfPaths()
{
    QFETCH(QStringList, steps);
    const FileContent content(QStringLiteral("a.json"), c_text);
    QTEST(lineOf(content, path(steps)), "line");
}

void tst_JsonLines::pathsAtLines_data()
{
    QTest::addColumn<int>("line");
    QTest::addColumn<QStringList>("steps");
    QTest::newRow("before the value") << 1 << QStringList();
    QTest::newRow("first") << 3 << QStringList{"format"};
    QTest::newRow("two keys on a line") << 4 << QStringList{"grid", "columns"};
    QTest::newRow("an entry on one line") << 7 << QStringList{"spaces", "0101"};
    QTest::newRow("a list in a list") << 13 << QStringList{"list", "1"};
    QTest::newRow("far below") << 90 << QStringList();
}

void tst_JsonLines::pathsAtLines()
{
    QFETCH(int, line);
    QFETCH(QStringList, steps);
    const FileContent content(QStringLiteral("a.json"), c_text);
    QVERIFY(pathAt(content, line) == path(steps));
}

void tst_JsonLines::otherFilesHaveNone()
{
    const FileContent lua(QStringLiteral("a.lua"), "return {}\n");
    QCOMPARE(lineOf(lua, {}), 0);
    QVERIFY(pathAt(lua, 1).empty());
    const FileContent broken(QStringLiteral("a.json"), "{");
    QCOMPARE(lineOf(broken, {}), 0);
    QVERIFY(pathAt(broken, 1).empty());
}

QTEST_GUILESS_MAIN(tst_JsonLines)

#include "tst_jsonlines.moc"

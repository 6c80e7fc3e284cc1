// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/random.h"
#include "scripting/mutation/sourcechanges.h"

#include <QDirIterator>
#include <QTest>

using scripting::LuaFile;
using scripting::SourceChanges;

namespace {

QStringList changesOf(const QString &text)
{
    const LuaFile file(QStringLiteral("rules/a.lua"), text);
    QStringList list;
    for (const auto &change : SourceChanges::of(file))
        list.append(file.textOf(change.range).trimmed() + u'>' + change.after);
    return list;
}

} // namespace

/// The places of a Lua source that are changed, and into what.
class tst_SourceChanges : public QObject
{
    Q_OBJECT

private slots:
    void changes_data();
    void changes();
    void steps();
    void anyTextIsTaken();
};

void tst_SourceChanges::changes_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char *name, const char *text, const QStringList &expected) {
        QTest::newRow(name) << QString::fromUtf8(text) << expected;
    };
    row("nothing", "", {});
    row("equal", "return a == b", {"==>~="});
    row("boundary", "return a <= b", {"<=><"});
    row("number", "return 4", {"4>5"});
    row("fraction", "return 0.5", {"0.5>1.5"});
    row("without limit", "return 999", {"999>0"});
    row("a number in a string is none", "return '4'", {});
    row("a comment is none", "-- a < 4\nreturn x", {});
    row("truth", "return true", {"true>false"});
    row("sum", "return a + b", {"+>-"});
    row("sign", "return -a", {"->"});
    row("not", "return not a", {"not>"});
    row("half", "return a // b", {"//>*"});
    row("rounding", "return math.floor(a)", {"floor>ceil"});
    row("not of ours", "return maths.floor(a)", {});
    row("both", "return a and b", {"a>true", "and>or", "b>true"});
    row("either, as values", "return a or b", {"a>false", "or>and"});
    row("either, as truths", "return a < b or not c",
        {"a < b>false", "<><=", "or>and", "not>", "not c>false"});
    row("choice of a value", "return a and b or c",
        {"a>true", "a and b>false", "and>or", "or>and"});
    row("condition", "if a then b = c end", {"a>true", "a>false"});
    row("parts of a condition", "if a or b then end",
        {"a>false", "a or b>true", "a or b>false", "or>and", "b>false"});
    row("a constant condition", "while true do end", {"true>false"});
    row("a loop ends", "while a do end", {"a>false"});
    row("a loop is left", "repeat until a", {"a>true"});
    row("need", "need(a, '1.1', b)", {"a>true"});
    row("need with more", "need(a and f(b, c), '1.1')",
        {"a>true", "a and f(b, c)>true", "and>or", "f(b, c)>true"});
    row("appending is no sum", "a[#a + 1] = b", {});
    row("appending to a field", "a.b[#a.b + 1] = c", {});
    row("a sum in an index", "a[b + 1] = c", {"+>-", "1>2"});
    row("letters beyond ASCII", "local s = 'ñ' return 4", {"4>5"});
}

void tst_SourceChanges::changes()
{
    QFETCH(const QString, text);
    QFETCH(const QStringList, expected);
    QCOMPARE(changesOf(text), expected);
}

void tst_SourceChanges::steps()
{
    QCOMPARE(
        changesOf(QStringLiteral("f()\nlocal function g(turn)\n  turn:move(a, b)\n  a.b = c\n"
                                 "  need(a, '1.1')\n  for _, x in ipairs(y) do break end\nend")),
        QStringList({"turn:move(a, b)>", "a.b = c>", "a>true", "break>"}));
}

// Whatever is read: the places lie inside, and what comes out is another text.
void tst_SourceChanges::anyTextIsTaken()
{
    QDirIterator files(QStringLiteral(HEXSMITH_SOURCE_DIR "/modules/tutorial/rules"), {"*.lua"});
    engine::Random random(7);
    while (files.hasNext()) {
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(file.readAll());
        for (int i = 0; i < 8; ++i) {
            QString broken = text.mid(random.below(uint32_t(text.size())));
            broken.truncate(qsizetype(random.below(uint32_t(broken.size()) + 1)));
            const LuaFile source(QStringLiteral("a.lua"), broken);
            for (const auto &change : SourceChanges::of(source)) {
                QVERIFY(change.range.from >= 0 && change.range.to <= broken.size());
                QVERIFY(change.range.from < change.range.to);
                QVERIFY(source.textOf(change.range) != change.after);
            }
        }
    }
    for (const char *bad :
         {"if", "need(", "need", "a[#", "return -", "not", "a and", "math.", "(((("})
        changesOf(QString::fromUtf8(bad));
}

QTEST_GUILESS_MAIN(tst_SourceChanges)

#include "tst_sourcechanges.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/random.h"
#include "scripting/source/luaoutline.h"

#include <QDirIterator>
#include <QFile>
#include <QTest>

using scripting::LuaOutline;

namespace {

/// The variable whose declaration or use stands at the n-th place of \a word, from 0.
int variableOf(const LuaOutline &outline, const QString &text, const QString &word, int n)
{
    qsizetype at = -1;
    for (int i = 0; i <= n; ++i)
        at = text.indexOf(word, at + 1);
    return outline.variableAt(int(at) + 1);
}

} // namespace

/// What names stand for in Lua sources, whole and broken ones.
class tst_LuaOutline : public QObject
{
    Q_OBJECT

private slots:
    void scopes_data();
    void scopes();
    void globals();
    void functions();
    void fieldsAndRequirements();
    void definitions();
    void unread();
    void offsetsCountCharacters();
    void brokenSources_data();
    void brokenSources();
    void anyBeginningOfAShippedFile();
};

void tst_LuaOutline::scopes_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("first"); // of the places of x
    QTest::addColumn<int>("second");
    QTest::addColumn<bool>("same");
    QTest::newRow("use") << "local x = 1 print(x)" << 0 << 1 << true;
    QTest::newRow("own value is the outer one") << "local x = 1 local x = x" << 0 << 2 << true;
    QTest::newRow("inner hides outer")
        << "local x = 1 do local x = 2 print(x) end" << 0 << 2 << false;
    QTest::newRow("after the block") << "local x = 1 do local x = 2 end print(x)" << 0 << 2 << true;
    QTest::newRow("parameter") << "local x function f(x) return x end" << 1 << 2 << true;
    QTest::newRow("loop") << "for x = 1, 3 do print(x) end" << 0 << 1 << true;
    QTest::newRow("what a loop goes through")
        << "local x for _, x in f(x) do end" << 0 << 2 << true;
    QTest::newRow("until sees the block") << "repeat local x = 1 until x" << 0 << 1 << true;
    QTest::newRow("local function calls itself")
        << "local function x() return x() end" << 0 << 1 << true;
    QTest::newRow("in a table") << "local x = 1 local t = { x = x }" << 0 << 2 << true;
    QTest::newRow("closed upvalue")
        << "local x = 1 local f = function() x = 2 end" << 0 << 1 << true;
    QTest::newRow("else branch") << "local x if a then local x else x() end" << 0 << 2 << true;
}

void tst_LuaOutline::scopes()
{
    QFETCH(QString, text);
    QFETCH(int, first);
    QFETCH(int, second);
    const LuaOutline outline = LuaOutline::of(text);
    const int one = variableOf(outline, text, QStringLiteral("x"), first);
    const int other = variableOf(outline, text, QStringLiteral("x"), second);
    QVERIFY(one >= 0);
    QTEST(one == other, "same");
}

void tst_LuaOutline::globals()
{
    const LuaOutline outline = LuaOutline::of(
        QStringLiteral("local a = tables.crt\nb = a\nfunction c() return d.e:f(g) end\n"));
    QStringList read;
    QStringList written;
    for (const auto &global : outline.globals)
        (global.isWritten ? written : read).append(global.name);
    QCOMPARE(read, QStringList({"tables", "d", "g"}));
    QCOMPARE(written, QStringList({"b", "c"}));
}

void tst_LuaOutline::functions()
{
    const QString text = QStringLiteral("---Adds.\n---@param a number\nlocal function add(a, b)\n"
                                        "  return a + b\nend\n"
                                        "local t = {}\n--- Over there.\nfunction t.over(x) end\n"
                                        "function t:own() return self.x end\n"
                                        "t.later = function(y) end\n"
                                        "local plain = function() end\n");
    const LuaOutline outline = LuaOutline::of(text);
    QStringList titles;
    for (const auto &function : outline.functions)
        titles.append(function.title());
    QCOMPARE(titles, QStringList({"add", "t.over", "t.own", "t.later", "plain"}));
    QCOMPARE(outline.functions[0].parameters, QStringList({"a", "b"}));
    QVERIFY(outline.functions[0].remark.contains(QLatin1String("@param a number")));
    QVERIFY(outline.functions[1].remark.contains(QLatin1String("Over there.")));
    QVERIFY(outline.functions[2].remark.isEmpty());
    QCOMPARE(outline.functionAround(int(text.indexOf(QLatin1String("a + b")))), 0);
    QCOMPARE(outline.functionAround(int(text.indexOf(QLatin1String("local t")))), -1);
    for (const auto &global : outline.globals)
        QVERIFY2(global.name != u"self", "a method has a self");
}

void tst_LuaOutline::fieldsAndRequirements()
{
    const QString text = QStringLiteral("local units = require \"units\"\nlocal odds = {}\n"
                                        "function odds.of(a) return units.isArmour(a) end\n"
                                        "odds.most = 5\nreturn odds\n");
    const LuaOutline outline = LuaOutline::of(text);
    QCOMPARE(outline.variables[0].required, QStringLiteral("units"));
    QCOMPARE(outline.requirements.size(), 1);
    QCOMPARE(outline.returned, 1);
    QStringList defined;
    QStringList used;
    for (const auto &field : outline.fields)
        (field.isDefined ? defined : used).append(field.table + u'.' + field.name);
    QCOMPARE(defined, QStringList({"odds.of", "odds.most"}));
    QCOMPARE(used, QStringList({"units.isArmour"}));
}

void tst_LuaOutline::definitions()
{
    const QString text = QStringLiteral(
        "decision \"combat.target\" {\n  rule = \"6.2\",\n  actions = function(game, offer)\n"
        "    offer:button(\"done\")\n  end,\n  done = { run = function(turn) turn:next() end "
        "},\n}\n"
        "query \"odds\" (function(game) return {} end)\ntest(\"A-001: shows\", function() end)\n");
    const LuaOutline outline = LuaOutline::of(text);
    QCOMPARE(outline.definitions.size(), 3);
    QCOMPARE(outline.definitions[0].id, QStringLiteral("combat.target"));
    QCOMPARE(outline.definitions[0].line, 1);
    QCOMPARE(text.mid(outline.definitions[0].offset, 6), QStringLiteral("combat"));
    QCOMPARE(outline.definitions[1].kind, QStringLiteral("query"));
    QCOMPARE(outline.definitions[2].id, QStringLiteral("A-001: shows"));
    const int inside = int(text.indexOf(QLatin1String("offer:button")));
    QCOMPARE(outline.definitionAround(inside), 0);
    QCOMPARE(outline.functions[outline.functionAround(inside)].name, QStringLiteral("actions"));
}

void tst_LuaOutline::unread()
{
    const LuaOutline outline =
        LuaOutline::of(QStringLiteral("local a = 1\nlocal b = 2\nb = 3\nlocal c = a\nc()"));
    QVERIFY(outline.variables[0].isRead);
    QVERIFY(!outline.variables[1].isRead);
    QVERIFY(outline.variables[2].isRead);
}

void tst_LuaOutline::offsetsCountCharacters()
{
    const QString text = QStringLiteral("-- Königsberg – “so”\nlocal größe = 1 local x = 2");
    const LuaOutline outline = LuaOutline::of(text);
    const auto &last = outline.variables.last();
    QCOMPARE(last.name, QStringLiteral("x"));
    QCOMPARE(text.mid(last.offset, 1), QStringLiteral("x"));
}

void tst_LuaOutline::brokenSources_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing") << QString();
    QTest::newRow("open text") << "local a = \"never closed\nlocal b = 1";
    QTest::newRow("open long text") << "local a = [==[ never";
    QTest::newRow("dot at the end") << "offer.";
    QTest::newRow("colon before end") << "function f(offer)\n  offer:\nend\nlocal b";
    QTest::newRow("ends too many") << "end end end local b = 1 until else";
    QTest::newRow("brackets") << ")]}{[(,;=";
    QTest::newRow("deep") << QString(5000, u'(') + QString(5000, u'{');
    QTest::newRow("deep blocks") << QStringLiteral("do ").repeated(5000);
    QTest::newRow("deep functions") << QStringLiteral("function f() ").repeated(3000);
    QTest::newRow("labels") << "goto x ::x:: :: local b";
}

void tst_LuaOutline::brokenSources()
{
    QFETCH(QString, text);
    const LuaOutline outline = LuaOutline::of(text);
    QVERIFY(!outline.tokens.empty());
    for (int i = 0; i <= std::min<int>(200, int(text.size())); ++i) {
        outline.variableAt(i);
        outline.visibleAt(i);
        outline.tokenAt(i);
    }
}

void tst_LuaOutline::anyBeginningOfAShippedFile()
{
    engine::Random random(7);
    QDirIterator files(QStringLiteral(HEXSMITH_SOURCE_DIR "/modules"), {QStringLiteral("*.lua")},
                       QDir::Files, QDirIterator::Subdirectories);
    int count = 0;
    while (files.hasNext()) {
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(file.readAll());
        const LuaOutline whole = LuaOutline::of(text);
        for (const auto &variable : whole.variables) {
            if (variable.offset >= 0)
                QCOMPARE(text.mid(variable.offset, variable.name.size()), variable.name);
        }
        LuaOutline::of(text.left(qsizetype(random.below(uint32_t(text.size() + 1)))));
        ++count;
    }
    QVERIFY(count > 50);
}

QTEST_GUILESS_MAIN(tst_LuaOutline)
#include "tst_luaoutline.moc"

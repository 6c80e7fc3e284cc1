// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/sandbox/luaruntime.h"

#include <QTest>

using scripting::Limits;
using scripting::LuaRuntime;
using scripting::ScriptError;

namespace {

std::optional<QByteArray> noFile(const QString &)
{
    return std::nullopt;
}

LuaRuntime::Source files(const QHash<QString, QByteArray> &texts)
{
    return [texts](const QString &path) -> std::optional<QByteArray> {
        const auto found = texts.find(path);
        return found == texts.end() ? std::nullopt : std::optional(*found);
    };
}

QString textOf(const std::optional<ScriptError> &error)
{
    return error ? error->toString() : QStringLiteral("no error");
}

std::optional<ScriptError> callGlobal(LuaRuntime &lua, const char *name)
{
    lua_getglobal(lua.state(), name);
    return lua.call(0, 0);
}

} // namespace

class tst_LuaRuntime : public QObject
{
    Q_OBJECT

private slots:
    void callsFunctions();
    void restoresTheStack();
    void namesFileAndLine_data();
    void namesFileAndLine();
    void namesThePlaceOfAHoard();
    void requiresFiles();
    void refusesFiles_data();
    void refusesFiles();
    void freezesDeeply();
    void keepsClassesWorking();
    void watchesVariables_data();
    void watchesVariables();
    void sharesTheBudgetOfTheOuterCall();
    void chargesForCFunctions();
    void countsTheSameEveryTime();
    void recoversFromALackOfMemory();
};

void tst_LuaRuntime::callsFunctions()
{
    LuaRuntime lua(noFile);
    QVERIFY(!lua.runText("function add(a, b) return a + b, 'sum' end", QStringLiteral("a.lua")));
    QVERIFY(!lua.freeze());
    QVERIFY(lua.isFrozen());

    lua_getglobal(lua.state(), "add");
    lua_pushinteger(lua.state(), 40);
    lua_pushinteger(lua.state(), 2);
    QVERIFY(!lua.call(2, 2));

    QCOMPARE(lua_tointeger(lua.state(), -2), 42);
    QCOMPARE(QByteArray(lua_tostring(lua.state(), -1)), QByteArray("sum"));
    QVERIFY(lua.gasUsed() > 0);
    QVERIFY(lua.memoryUsed() > 0 && lua.memoryUsed() <= lua.peakMemory());
}

void tst_LuaRuntime::restoresTheStack()
{
    LuaRuntime lua(noFile);
    lua_pushinteger(lua.state(), 7);
    lua_pushinteger(lua.state(), 1); // no function
    lua_pushinteger(lua.state(), 2);

    const auto error = lua.call(1, LUA_MULTRET);

    QVERIFY(error && !error->budget);
    QCOMPARE(lua_gettop(lua.state()), 1);
    QCOMPARE(lua_tointeger(lua.state(), 1), 7);
}

void tst_LuaRuntime::namesFileAndLine_data()
{
    QTest::addColumn<QByteArray>("source");
    QTest::addColumn<QString>("expected");
    const auto text = [](const char *s) { return QString::fromLatin1(s); };

    QTest::newRow("error") << QByteArray("\n\nerror('no')") << text("rules/main.lua:3: no");
    QTest::newRow("error without a place")
        << QByteArray("\nerror('no', 0)") << text("rules/main.lua:2: no");
    QTest::newRow("error of the caller")
        << QByteArray("local function f() error('no', 2) end\n\nf()")
        << text("rules/main.lua:3: no");
    QTest::newRow("table with a message")
        << QByteArray("\nerror({message = 'told'})") << text("rules/main.lua:2: told");
    QTest::newRow("table without one")
        << QByteArray("\nerror({})") << text("rules/main.lua:2: an error object");
    QTest::newRow("number") << QByteArray("\nerror(1.5)") << text("rules/main.lua:2: 1.5");
    QTest::newRow("nil called")
        << QByteArray("\nlocal x = nothing()")
        << text("rules/main.lua:2: attempt to call a nil value (global 'nothing')");
    QTest::newRow("wrong argument")
        << QByteArray("\nstring.rep()")
        << text("rules/main.lua:2: bad argument #1 to 'rep' (string expected, got no value)");
    QTest::newRow("syntax") << QByteArray("x = 1\ny = = 2")
                            << text("rules/main.lua:2: unexpected symbol near '='");
    QTest::newRow("missing end")
        << QByteArray("\nif x then\n")
        << text("rules/main.lua:3: 'end' expected (to close 'if' at line 2) near <eof>");
    QTest::newRow("endless") << QByteArray("\nwhile true do end")
                             << text("rules/main.lua:2: the script takes too long");
    QTest::newRow("rethrown") << QByteArray(
        "local ok, e = pcall(function()\nerror('in') end)\n\nerror(e, 0)")
                              << text("rules/main.lua:2: in");
    QTest::newRow("reserved name")
        << QByteArray("\n\nlocal _ENV = {}") << text("rules/main.lua:3: _ENV is not available");
    QTest::newRow("in a required file")
        << QByteArray("\nrequire 'bad'") << text("rules/bad.lua:2: here");
    QTest::newRow("syntax of a required file")
        << QByteArray("\nrequire 'worse'") << text("rules/worse.lua:1: unexpected symbol near ')'");
}

void tst_LuaRuntime::namesFileAndLine()
{
    QFETCH(QByteArray, source);
    LuaRuntime lua(files({{QStringLiteral("rules/main.lua"), source},
                          {QStringLiteral("rules/bad.lua"), "\nerror('here')"},
                          {QStringLiteral("rules/worse.lua"), ")"}}));

    const auto error = lua.runFile(QStringLiteral("rules/main.lua"));

    QTEST(textOf(error), "expected");
}

void tst_LuaRuntime::namesThePlaceOfAHoard()
{
    LuaRuntime lua(files({{QStringLiteral("rules/main.lua"),
                           "\nlocal t\nwhile true do t = {t, string.rep('x', 1000)} end"}}));

    const auto error = lua.runFile(QStringLiteral("rules/main.lua"));

    // Which of the budgets ends first depends on how fast the machine is.
    QVERIFY(error && error->budget);
    QVERIFY2(textOf(error).startsWith(QLatin1String("rules/main.lua:3: the script ")),
             qPrintable(textOf(error)));
}

void tst_LuaRuntime::requiresFiles()
{
    LuaRuntime lua(files({
        {QStringLiteral("rules/main.lua"),
         "local a = require 'combat'\n"
         "assert(a == require 'rules.combat' and a == require 'rules/combat')\n"
         "assert(a.name == 'combat' and loaded == 1)\n"
         "assert(require 'shared' == 'top' and require 'deep.inner' == 'sibling')\n"
         "assert(require 'silent' == true)\n"
         "function later() return require 'combat' end\n"
         "function unknown() return require 'late' end\n"},
        {QStringLiteral("rules/combat.lua"), "loaded = (loaded or 0) + 1 return {name = 'combat'}"},
        {QStringLiteral("shared.lua"), "return 'top'"},
        {QStringLiteral("rules/deep/inner.lua"), "return require 'sibling'"},
        {QStringLiteral("rules/deep/sibling.lua"), "return 'sibling'"},
        {QStringLiteral("rules/silent.lua"), ""},
        {QStringLiteral("rules/late.lua"), "return 1"},
    }));
    const auto error = lua.runFile(QStringLiteral("rules/main.lua"));
    QVERIFY2(!error, qPrintable(textOf(error)));
    QVERIFY(!lua.freeze());

    QVERIFY(!callGlobal(lua, "later"));
    const auto late = callGlobal(lua, "unknown");
    QCOMPARE(textOf(late),
             QStringLiteral("rules/main.lua:7: require: 'late' was not loaded with the module"));
}

void tst_LuaRuntime::refusesFiles_data()
{
    QTest::addColumn<QByteArray>("source");
    QTest::addColumn<QString>("message");

    QTest::newRow("absent") << QByteArray("require 'nowhere'")
                            << QStringLiteral("there is no file");
    QTest::newRow("cycle") << QByteArray("require 'cycle'") << QStringLiteral("requires itself");
    QTest::newRow("above") << QByteArray("require '../main'") << QStringLiteral("is not the name");
    QTest::newRow("ending") << QByteArray("require 'cycle.'") << QStringLiteral("is not the name");
    QTest::newRow("blank") << QByteArray("require 'a b'") << QStringLiteral("is not the name");
    QTest::newRow("number") << QByteArray("require {}") << QStringLiteral("string expected");
}

void tst_LuaRuntime::refusesFiles()
{
    QFETCH(QByteArray, source);
    QFETCH(QString, message);
    LuaRuntime lua(files({{QStringLiteral("main.lua"), source},
                          {QStringLiteral("cycle.lua"), "require 'back'"},
                          {QStringLiteral("back.lua"), "require 'cycle'"}}));

    const auto error = lua.runFile(QStringLiteral("main.lua"));

    QVERIFY2(error && error->message.contains(message), qPrintable(textOf(error)));
    QVERIFY(lua.runFile(QStringLiteral("absent.lua")));
}

void tst_LuaRuntime::freezesDeeply()
{
    LuaRuntime lua(noFile);
    const auto error = lua.runText(R"(
        local hidden = {list = {1, 2, 3}, names = {b = 2, a = 1}}
        local key = {}
        data = {hidden = hidden, [key] = 'by table', same = hidden}
        function check()
            assert(hidden.list[2] == 2 and #hidden.list == 3 and data.hidden == data.same)
            assert(data[key] == 'by table' and data.hidden == hidden)
            local s = ''
            for i, v in ipairs(hidden.list) do s = s .. v end
            for k, v in pairs(hidden.names) do s = s .. k .. v end
            for k, v in pairs(hidden.names) do s = s .. k .. v end
            assert(s == '123a1b2a1b2', s)
            assert(table.concat(hidden.list, ',') == '1,2,3' and select('#', table.unpack(hidden.list)) == 3)
            assert(rawget(hidden, 'list') == hidden.list and rawlen(hidden.list) == 3)
            assert(rawequal(hidden, data.hidden) and _G.data == data and _G._G == _G)
            local copy = table.move(hidden.list, 1, 3, 1, {})
            table.sort(copy, function(a, b) return a > b end)
            assert(copy[1] == 3 and type(hidden) == 'table' and tostring(hidden) == 'table')
            local fresh = {}
            fresh.x = 1
            assert(fresh.x == 1)
        end
        check()
    )",
                                   QStringLiteral("a.lua"));
    QVERIFY2(!error, qPrintable(textOf(error)));
    QVERIFY(!lua.freeze());
    QVERIFY(!lua.freeze());

    const auto after = callGlobal(lua, "check");

    QVERIFY2(!after, qPrintable(textOf(after)));
    QCOMPARE(
        textOf(lua.runText("later = 1", QStringLiteral("b.lua"))),
        QStringLiteral("b.lua:1: this table is frozen: it was made while the module was loaded"));
}

void tst_LuaRuntime::keepsClassesWorking()
{
    LuaRuntime lua(noFile);
    const auto error = lua.runText(R"(
        local Base = {}
        Base.__index = Base
        function Base:who() return 'base ' .. self.name end
        local Unit = setmetatable({}, Base)
        Unit.__index = Unit
        Unit.__eq = function(a, b) return a.name == b.name end
        Unit.__tostring = function(self) return 'unit ' .. self.name end
        Unit.__len = function() return 5 end
        Unit.__call = function(self, x) return self.name .. x end
        local function new(name) return setmetatable({name = name}, Unit) end
        local first = new('first')
        local lazy = setmetatable({}, {__index = function(_, key) return key .. '!' end})
        function check()
            local own = new('first')
            assert(own == first and own:who() == 'base first' and first:who() == 'base first')
            assert(tostring(own) == 'unit first' and tostring(first) == 'unit first')
            assert(#own == 5 and #first == 5 and own('x') == 'firstx' and first('y') == 'firsty')
            assert(getmetatable(own) == Unit and getmetatable(first) == Unit)
            assert(lazy.word == 'word!' and rawget(lazy, 'word') == nil)
            own.name = 'second'
            assert(own ~= first and own.name == 'second' and first.absent == nil)
            local count = setmetatable({}, {__index = function() return 0 end})
            count.x = count.x + 1
            assert(count.x == 1 and count.y == 0)
        end
        check()
    )",
                                   QStringLiteral("a.lua"));
    QVERIFY2(!error, qPrintable(textOf(error)));
    const auto frozen = lua.freeze();
    QVERIFY2(!frozen, qPrintable(textOf(frozen)));

    const auto after = callGlobal(lua, "check");

    QVERIFY2(!after, qPrintable(textOf(after)));
}

void tst_LuaRuntime::watchesVariables_data()
{
    QTest::addColumn<QByteArray>("source");
    QTest::addColumn<QString>("variable"); // empty: nothing wrong

    QTest::newRow("a counter") << QByteArray("local n = 0 function f() n = n + 1 end")
                               << QStringLiteral("n");
    QTest::newRow("a table put into a local")
        << QByteArray("local cache function f() cache = {} end") << QStringLiteral("cache");
    QTest::newRow("from inside an inner function")
        << QByteArray("local n = 0 function f() local function g() n = n + 1 end g() end")
        << QStringLiteral("n");
    QTest::newRow("through a closure made while loading")
        << QByteArray("local function counter() local i = 0 return function() i = i + 1 end end "
                      "local step = counter() function f() step() end")
        << QStringLiteral("i");
    QTest::newRow("behind a table")
        << QByteArray("local n = 0 local t = {g = function() n = n + 1 end} function f() t.g() end")
        << QStringLiteral("n");
    QTest::newRow("behind a metatable") << QByteArray(
        "local n = 0 local t = setmetatable({}, {__index = function() n = n + 1 end}) "
        "function f() return t.x end") << QStringLiteral("n");
    QTest::newRow("an integer made a float")
        << QByteArray("local n = 1 function f() n = n + 0.0 end") << QStringLiteral("n");
    QTest::newRow("another function")
        << QByteArray("local g = print function f() g = function() end end") << QStringLiteral("g");
    QTest::newRow("the same value again")
        << QByteArray("local n = 5 function f() n = 6 n = 5 end") << QString();
    QTest::newRow("changed while loading only")
        << QByteArray("local n = 0 local function id() n = n + 1 return n end x = id() y = id() "
                      "function f(go) if go then id() end assert(x == 1 and y == 2) end")
        << QString();
    QTest::newRow("a variable of the call") << QByteArray(
        "function f() local n = 0 local function g() n = n + 1 end g() assert(n == 1) end")
                                            << QString();
}

void tst_LuaRuntime::watchesVariables()
{
    QFETCH(QByteArray, source);
    QFETCH(QString, variable);
    LuaRuntime lua(noFile);
    QVERIFY(!lua.runText("\n" + source, QStringLiteral("a.lua")));
    const auto frozen = lua.freeze();
    QVERIFY2(!frozen, qPrintable(textOf(frozen)));

    for (int i = 0; i < 2; ++i) {
        const auto error = callGlobal(lua, "f");

        QCOMPARE(bool(error), !variable.isEmpty());
        if (error) {
            QVERIFY2(error->message.contains(QLatin1Char('\'') + variable + QLatin1Char('\'')),
                     qPrintable(textOf(error)));
            QCOMPARE(error->file, QStringLiteral("a.lua"));
            QCOMPARE(error->line, 2);
        }
        QVERIFY(lua.upvaluesUnchanged());
        QCOMPARE(lua_gettop(lua.state()), 0);
    }
}

void tst_LuaRuntime::sharesTheBudgetOfTheOuterCall()
{
    LuaRuntime lua(noFile);
    lua_pushlightuserdata(lua.state(), &lua);
    lua_pushcclosure(
        lua.state(),
        [](lua_State *L) {
            auto *runtime = static_cast<LuaRuntime *>(lua_touserdata(L, lua_upvalueindex(1)));
            lua_getglobal(L, "inner");
            const auto error = runtime->call(0, 0);
            lua_pushboolean(L, error && error->budget);
            return 1;
        },
        1);
    lua_setglobal(lua.state(), "callInner");
    QVERIFY(!lua.runText("function inner() while true do end end\n"
                         "function outer() while true do callInner() end end",
                         QStringLiteral("a.lua")));
    QVERIFY(!lua.freeze());

    const auto error = callGlobal(lua, "outer");

    QVERIFY(error && error->budget);
    QCOMPARE(error->line, 1);
}

void tst_LuaRuntime::chargesForCFunctions()
{
    LuaRuntime lua(noFile);
    lua_pushcfunction(lua.state(), [](lua_State *L) {
        LuaRuntime::spend(L, luaL_checkinteger(L, 1));
        return 0;
    });
    lua_setglobal(lua.state(), "work");
    QVERIFY(!lua.runText("work(1000) work(0)", QStringLiteral("a.lua")));
    QVERIFY(lua.gasUsed() >= 1000);

    const auto error =
        lua.runText("pcall(work, math.maxinteger) error('went on')", QStringLiteral("a.lua"));

    QVERIFY(error && error->budget);
}

void tst_LuaRuntime::countsTheSameEveryTime()
{
    QList<qint64> used;
    for (int i = 0; i < 3; ++i) {
        LuaRuntime lua(noFile);
        QVERIFY(!lua.runText("function f() local t = {} for i = 1, 50 do t[i] = {n = i} end "
                             "table.sort(t, function(a, b) return a.n > b.n end) return #t end",
                             QStringLiteral("a.lua")));
        QVERIFY(!lua.freeze());
        QVERIFY(!callGlobal(lua, "f"));
        used.append(lua.gasUsed());
    }
    QCOMPARE(used[1], used[0]);
    QCOMPARE(used[2], used[0]);
}

void tst_LuaRuntime::recoversFromALackOfMemory()
{
    Limits limits;
    limits.memoryBytes = 1024 * 1024;
    LuaRuntime lua(noFile, limits);
    QVERIFY(!lua.runText("function hog() local t = {} for i = 1, 1e9 do t[i] = i end end\n"
                         "function fine() return {} end",
                         QStringLiteral("a.lua")));
    QVERIFY(!lua.freeze());

    for (int i = 0; i < 20; ++i) {
        const auto error = callGlobal(lua, "hog");
        QCOMPARE(textOf(error), QStringLiteral("a.lua:1: the script uses too much memory"));
        QVERIFY(error->budget);
        QVERIFY(!callGlobal(lua, "fine"));
    }
    QVERIFY(lua.peakMemory() <= limits.memoryBytes);
}

QTEST_GUILESS_MAIN(tst_LuaRuntime)
#include "tst_luaruntime.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/scripting/sandbox/attack.h"

#include <QTest>

using namespace attack;
using scripting::LuaRuntime;

/// Rules keep nothing: what they loaded can't be changed any more.
class tst_FrozenTables : public QObject
{
    Q_OBJECT

private slots:
    void ofFreezing_data();
    void ofFreezing();
    void ofFrozenTables_data();
    void ofFrozenTables();
};

void tst_FrozenTables::ofFreezing_data()
{
    QTest::addColumn<QByteArray>("source");

    QTest::newRow("an iterator of pairs as global") << QByteArray("step = pairs({1, 2, 3})");
    QTest::newRow("an iterator of each as global") << QByteArray("step = each({1, 2, 3})");
    QTest::newRow("an iterator of gmatch as local")
        << QByteArray("local step = ('a b'):gmatch('%a') function f() return step() end");
    QTest::newRow("a weak table made so later")
        << QByteArray("local m = {} cache = setmetatable({}, m) m.__mode = 'k'");
    QTest::newRow("very many variables that functions assign")
        << QByteArray("t = {} for i = 1, 50000 do t[i] = function() i = i + 1 end end");
    QTest::newRow("very many copies of a large function")
        << "t = {} for i = 1, 20000 do t[i] = function() " + QByteArray("x = i + x ").repeated(2000)
            + " end end";
}

void tst_FrozenTables::ofFreezing()
{
    QFETCH(QByteArray, source);
    LuaRuntime lua(readModule);
    const CpuTimer timer;
    QVERIFY(!lua.runText(source, QStringLiteral("attack.lua")));

    const auto error = lua.freeze();

    QVERIFY2(timer.seconds() < 2 * SecondsAllowed, qPrintable(QString::number(timer.seconds())));
    QVERIFY(error);
    QVERIFY(!lua.isFrozen());
}

void tst_FrozenTables::ofFrozenTables_data()
{
    QTest::addColumn<QByteArray>("code");

    QTest::newRow("a new global") << QByteArray("x = 1");
    QTest::newRow("a global changed") << QByteArray("config = 1");
    QTest::newRow("a global through _G") << QByteArray("_G.config = 1");
    QTest::newRow("a function of a library") << QByteArray("string.upper = nil");
    QTest::newRow("a library") << QByteArray("string = nil");
    QTest::newRow("a field") << QByteArray("config.speed = 2");
    QTest::newRow("a new field") << QByteArray("config.new = 2");
    QTest::newRow("a nested field") << QByteArray("config.deep.er.x = 2");
    QTest::newRow("a table behind a local") << QByteArray("cache.x = 1");
    QTest::newRow("table.insert") << QByteArray("table.insert(list, 4)");
    QTest::newRow("table.insert in the middle") << QByteArray("table.insert(list, 1, 4)");
    QTest::newRow("table.remove") << QByteArray("table.remove(list)");
    QTest::newRow("table.sort") << QByteArray("table.sort(list)");
    QTest::newRow("table.move") << QByteArray("table.move({1}, 1, 1, 1, list)");
    QTest::newRow("setmetatable") << QByteArray("setmetatable(config, {})");
    QTest::newRow("a class") << QByteArray("Class.method = nil");
    QTest::newRow("a class through an object") << QByteArray("getmetatable(object).__index = nil");
    QTest::newRow("a class through a new object")
        << QByteArray("getmetatable(Class.new()).__index = nil");
    QTest::newRow("the class of an object through its __index")
        << QByteArray("getmetatable(object).__index.method = nil");
    QTest::newRow("what a required file returned") << QByteArray("require('part').x = 1");
    QTest::newRow("the state of ipairs")
        << QByteArray("local _, state = ipairs(list) state[1] = 9");
    QTest::newRow("the state of pairs") << QByteArray("local _, state = pairs(list) state[1] = 9");
    QTest::newRow("the self of an __index function") << QByteArray("return asks.me");
    QTest::newRow("the self of a __len function") << QByteArray("return #asks");
    QTest::newRow("a table as key") << QByteArray("config[keyTable].x = 1");
    QTest::newRow("the key itself") << QByteArray("keyTable.x = 1");
    QTest::newRow("a table kept by the host") << QByteArray("kept().x = 1");
    QByteArray constants;
    for (int i = 0; i < 300; ++i)
        constants += "type('k" + QByteArray::number(i) + "') ";
    QTest::newRow("a global after many constants") << QByteArray(constants + "late = 1");
    QTest::newRow("a global with a very long name") << "a" + QByteArray(60, 'x') + " = 1";
}

void tst_FrozenTables::ofFrozenTables()
{
    QFETCH(QByteArray, code);
    const auto source = [](const QString &path) -> std::optional<QByteArray> {
        if (path == QLatin1String("part.lua"))
            return QByteArray("return {y = 1}");
        return std::nullopt;
    };
    LuaRuntime lua(source);
    const QByteArray setup = R"(
        keyTable = {}
        config = {speed = 1, deep = {er = {}}, [keyTable] = {}}
        list = {3, 1, 2}
        local cache = {}
        Class = {}
        Class.__index = Class
        function Class.method() return 'method' end
        function Class.new() return setmetatable({}, Class) end
        object = Class.new()
        asks = setmetatable({}, {
            __index = function(self, key) self.stored = 1 end,
            __len = function(self) self.stored = 1 return 0 end,
        })
        require 'part'
        function attack()
    )" + code
        + R"(
        end
        function intact()
            assert(config.speed == 1 and config.new == nil and config.deep.er.x == nil)
            assert(#list == 3 and list[1] == 3 and list[3] == 2 and list[4] == nil)
            assert(cache.x == nil and x == nil and require('part').x == nil)
            assert(object.method() == 'method' and Class.new().method() == 'method')
            assert(rawget(asks, 'stored') == nil and keyTable.x == nil)
            assert(config[keyTable].x == nil and ('x'):upper() == 'X')
        end
    )";
    lua_pushcfunction(lua.state(), [](lua_State *L) {
        lua_getfield(L, LUA_REGISTRYINDEX, "reference");
        lua_rawgeti(L, LUA_REGISTRYINDEX, lua_tointeger(L, -1));
        return 1;
    });
    lua_setglobal(lua.state(), "kept");
    lua_newtable(lua.state());
    lua_pushinteger(lua.state(), luaL_ref(lua.state(), LUA_REGISTRYINDEX));
    lua_setfield(lua.state(), LUA_REGISTRYINDEX, "reference");
    const auto loaded = lua.runText(setup, QStringLiteral("setup.lua"));
    QVERIFY2(!loaded, loaded ? qPrintable(loaded->toString()) : "");
    const auto frozen = lua.freeze();
    QVERIFY2(!frozen, frozen ? qPrintable(frozen->toString()) : "");

    lua_getglobal(lua.state(), "attack");
    const auto error = lua.call(0, 0);

    QVERIFY(error);
    QVERIFY2(error->message.contains(QLatin1String("frozen")), qPrintable(error->message));
    lua_getglobal(lua.state(), "intact");
    const auto after = lua.call(0, 0);
    QVERIFY2(!after, after ? qPrintable(after->toString()) : "");
}

QTEST_GUILESS_MAIN(tst_FrozenTables)
#include "tst_frozentables.moc"

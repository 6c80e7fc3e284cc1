// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/sandbox/luaruntime.h"

#include <QTest>

using scripting::LuaRuntime;

class tst_LuaRuntime : public QObject
{
    Q_OBJECT

private slots:
    void runs();
};

void tst_LuaRuntime::runs()
{
    LuaRuntime lua({});
    QVERIFY(!lua.runText("local t = {b=1,a=2} local s='' for k,v in pairs(t) do s=s..k..v end "
                         "assert(s=='a2b1', s) function f(x) return x + 1 end",
                         "a.lua"));
    const auto frozen = lua.freeze();
    QVERIFY2(!frozen, frozen ? qPrintable(frozen->toString()) : "");
    lua_getglobal(lua.state(), "f");
    lua_pushinteger(lua.state(), 41);
    QVERIFY(!lua.call(1, 1));
    QCOMPARE(lua_tointeger(lua.state(), -1), 42);
    const auto e = lua.runText("\nwhile true do pcall(function() end) end", "loop.lua");
    QVERIFY(e);
    QCOMPARE(e->toString(), QString("loop.lua:2: the script takes too long"));
}

QTEST_GUILESS_MAIN(tst_LuaRuntime)
#include "tst_luaruntime.moc"

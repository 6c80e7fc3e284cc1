// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/sandbox/luaruntime.h"

#include <QTest>

#include <clocale>

using scripting::LuaRuntime;

namespace {

struct Row
{
    const char *name;
    const char *code;
};

// Each asserts what it claims, while loading and after freezing.
const Row rows[] = {
    {"type", "assert(type(nil) == 'nil' and type({}) == 'table' and type(print) == 'function')"},
    {"tostring of numbers",
     "assert(tostring(1) == '1' and tostring(1.0) == '1.0' and tostring(-0.5) == '-0.5')"},
    {"tostring of large floats",
     "assert(tostring(1e15) == '1e+15' and tostring(2^53) == '9.007199254741e+15')"},
    {"tostring of infinity",
     "assert(tostring(math.huge) == 'inf' and tostring(-math.huge) == '-inf')"},
    {"tostring by metamethod",
     "assert(tostring(setmetatable({}, {__tostring = function() return 'me' end})) == 'me')"},
    {"tonumber",
     "assert(tonumber('0x10') == 16 and tonumber(' 5 ') == 5 and tonumber('5x') == nil)"},
    {"tonumber in a base",
     "assert(tonumber('ff', 16) == 255 and tonumber('-101', 2) == -5 and tonumber('9', 8) == nil)"},
    {"tonumber of a NUL", "assert(tonumber('1\\0') == nil)"},
    {"select",
     "assert(select('#', 1, nil, nil) == 3 and select(2, 'a', 'b') == 'b' and select(-1, 1, 2) == "
     "2)"},
    {"pcall", "local ok, e = pcall(error, {code = 5}) assert(not ok and e.code == 5)"},
    {"pcall gives results", "assert(select('#', pcall(function() return 1, nil end)) == 3)"},
    {"xpcall",
     "local ok, e = xpcall(function(x) error(x, 0) end, function(e) return e .. '!' end, 'no') "
     "assert(ok == false and e == 'no!')"},
    {"xpcall gives results",
     "local ok, a, b = xpcall(function(...) return ... end, print, 1, 2) "
     "assert(ok and a == 1 and b == 2)"},
    {"assert with a message", "local ok, e = pcall(assert, false, 'why') assert(e == 'why')"},
    {"rawget and rawlen",
     "local t = setmetatable({1, 2}, {__index = function() return 9 end}) "
     "assert(t.x == 9 and rawget(t, 'x') == nil and rawlen(t) == 2)"},
    {"metatables", "local m = {} assert(getmetatable(setmetatable({}, m)) == m)"},
    {"operators of metatables",
     "local m = {__add = function(a, b) return a.v + b.v end, __eq = function() return true end, "
     "__lt = function(a, b) return a.v < b.v end, __call = function(self, x) return x end, "
     "__concat = function(a, b) return 'cat' end, __len = function() return 7 end} "
     "local a, b = setmetatable({v = 1}, m), setmetatable({v = 2}, m) "
     "assert(a + b == 3 and a == b and a < b and a(5) == 5 and a .. b == 'cat' and #a == 7)"},
    {"inheritance",
     "local A = {} A.__index = A function A.f() return 'A' end "
     "local B = setmetatable({}, A) B.__index = B assert(setmetatable({}, B).f() == 'A')"},
    {"each gives the items",
     "local s = '' for x in each({1, 2, 'c'}) do s = s .. x end assert(s == '12c')"},
    {"each stops at a hole",
     "local n = 0 for x in each({1, 2, nil, 4}) do n = x end assert(n == 2)"},
    {"each of nothing", "for x in each({}) do error('none') end"},
    {"each wants a list",
     "assert(not pcall(each, nil) and not pcall(each, 3) and not pcall(each))"},
    {"ipairs stops at a hole",
     "local n = 0 for i in ipairs({1, 2, nil, 4}) do n = i end assert(n == 2)"},
    {"pairs in order",
     "local s = {} for k in pairs({b = 1, a = 1, [3] = 1, [1] = 1, [-2] = 1, [2.5] = 1, [true] = "
     "1, "
     "[false] = 1, aa = 1}) do s[#s + 1] = tostring(k) end "
     "assert(table.concat(s, ' ') == '-2 1 2.5 3 a aa b false true', table.concat(s, ' '))"},
    {"pairs when keys go",
     "local t, s = {a = 1, b = 2, c = 3}, '' for k in pairs(t) do s = s .. k t.b = nil end "
     "assert(s == 'ac')"},
    {"pairs of nothing", "for k in pairs({}) do error('no') end"},
    {"pairs by metamethod",
     "local t = setmetatable({}, {__pairs = function(t) return function(_, k) return not k and 1 "
     "or nil end, t, nil end}) "
     "local n = 0 for k in pairs(t) do n = n + 1 end assert(n == 1)"},
    {"nested loops over one table",
     "local t, n = {a = 1, b = 1, c = 1}, 0 for i in pairs(t) do for j in pairs(t) do n = n + 1 "
     "end end assert(n == 9)"},

    {"string.sub",
     "assert(('hello'):sub(2, -2) == 'ell' and ('x'):sub(5) == '' and ('abc'):sub(-2) == 'bc' and "
     "('abc'):sub(0) == 'abc')"},
    {"string.upper and lower", "assert(('aB1'):upper() == 'AB1' and ('aB1'):lower() == 'ab1')"},
    {"string.rep",
     "assert(('ab'):rep(3) == 'ababab' and ('a'):rep(3, '-') == 'a-a-a' and ('a'):rep(0) == '' and "
     "('a'):rep(-1) == '')"},
    {"string.reverse and len",
     "assert(('abc'):reverse() == 'cba' and #'a\\0b' == 3 and ('a\\0b'):len() == 3)"},
    {"string.byte and char",
     "local a, b = ('AB'):byte(1, 2) assert(a == 65 and b == 66 and string.char(72, 105) == 'Hi')"},
    {"string.byte outside", "assert(select('#', ('abc'):byte(10)) == 0)"},
    {"string.format integers",
     "assert(string.format('%d|%5d|%-5d|%05d|%+d|% d', 1, 2, 3, 4, 5, 6) == '1|    2|3    "
     "|00004|+5| 6')"},
    {"string.format negative",
     "assert(string.format('%05d|%.3d|%x|%X|%#x|%o', -42, 7, 255, 255, 255, 8) == "
     "'-0042|007|ff|FF|0xff|10')"},
    {"string.format floats",
     "assert(string.format('%.2f|%8.3f|%e|%g|%g', 3.14159, 2.5, 12345.678, 0.1, 1e20) == '3.14|   "
     "2.500|1.234568e+04|0.1|1e+20')"},
    {"string.format hexadecimal floats", "assert(string.format('%a', 1.0) == '0x1p+0')"},
    {"string.format texts",
     "assert(string.format('%s|%5s|%-5s|%.2s|%%|%c', 'a', 'b', 'c', 'def', 65) == 'a|    b|c    "
     "|de|%|A')"},
    {"string.format any value",
     "assert(string.format('%s %s %s', nil, true, {}) == 'nil true table')"},
    {"string.format quoted",
     "assert(string.format('%q', 'a\\n\"\\0' .. '1') == '\"a\\\\\\n\\\\\"\\\\0001\"')"},
    {"string.format smallest number",
     "assert(string.format('%d', math.mininteger) == '-9223372036854775808')"},
    {"string.format not a number", "assert(string.format('%.1f', 0/0):find('nan'))"},
    {"string.format integral float",
     "assert(string.format('%d', 3.0) == '3' and not pcall(string.format, '%d', 3.5))"},
    {"string.find plain", "local a, b = ('a.b'):find('.', 1, true) assert(a == 2 and b == 2)"},
    {"string.find from",
     "assert(('aXbX'):find('X', 3) == 4 and ('abc'):find('', 10) == nil and ('abc'):find('', 4) == "
     "4)"},
    {"string.gmatch",
     "local t = {} for k, v in ('a=1, b=2'):gmatch('(%w+)=(%w+)') do t[k] = v end assert(t.a == "
     "'1' and t.b == '2')"},
    {"string.gsub", "local s, n = ('hello'):gsub('l', 'L') assert(s == 'heLLo' and n == 2)"},
    {"string.gsub with a function",
     "assert(('abc'):gsub('%w', function(c) return c == 'b' and 'X' or nil end) == 'aXc')"},
    {"string.gsub with a table", "assert(('$a $b'):gsub('%$(%w)', {a = 1}) == '1 $b')"},
    {"string.gsub of nothing", "assert(('abc'):gsub('', '-') == '-a-b-c-')"},
    {"strings compare by bytes", "assert('Z' < 'a' and 'a' < '\\xc3\\xa1' and not ('b' < 'a'))"},
    {"concatenation of numbers", "assert(1 .. '' == '1' and 1.5 .. '' == '1.5')"},

    {"table.insert and remove",
     "local t = {1, 2} table.insert(t, 3) table.insert(t, 1, 0) assert(table.concat(t, ',') == "
     "'0,1,2,3') "
     "assert(table.remove(t) == 3 and table.remove(t, 1) == 0 and table.concat(t, ',') == '1,2')"},
    {"table.remove of nothing", "assert(table.remove({}) == nil and table.remove({}, 0) == nil)"},
    {"table.concat",
     "assert(table.concat({1, 'b', 2.5}, '-') == '1-b-2.5' and table.concat({}, 'x') == '' and "
     "table.concat({1, 2, 3}, '', 2, 3) == '23')"},
    {"table.pack and unpack",
     "local t = table.pack(1, nil, 3) assert(t.n == 3 and select('#', table.unpack(t, 1, 3)) == "
     "3)"},
    {"table.move",
     "local t = table.move({1, 2, 3}, 1, 3, 2) assert(table.concat(t, ',') == '1,1,2,3')"},
    {"table.move down", "assert(table.concat(table.move({1, 2, 3}, 2, 3, 1), ',') == '2,3,3')"},
    {"table.move to another",
     "assert(table.concat(table.move({1, 2}, 1, 2, 3, {8, 9}), ',') == '8,9,1,2')"},
    {"table.sort",
     "local t = {3, 1, 2} table.sort(t) assert(table.concat(t) == '123') table.sort(t, function(a, "
     "b) return a > b end) assert(table.concat(t) == '321')"},
    {"table.sort is stable",
     "local t = {} for i = 1, 100 do t[i] = {key = i % 3, n = i} end "
     "table.sort(t, function(a, b) return a.key < b.key end) "
     "for i = 2, 100 do assert(t[i - 1].key < t[i].key or t[i - 1].key == t[i].key and t[i - 1].n "
     "< t[i].n) end"},
    {"table.sort sorts any order",
     "local x = 7 for size = 0, 70 do local t = {} for i = 1, size do x = (x * 1103515245 + 12345) "
     "% 2147483648 t[i] = x % 50 end "
     "table.sort(t) for i = 2, size do assert(t[i - 1] <= t[i]) end assert(#t == size) end"},
    {"table.sort with <= as comparison",
     "local t = {2, 2, 1, 1} table.sort(t, function(a, b) return a <= b end) "
     "assert(table.concat(t) == '1122')"},

    {"math",
     "assert(math.floor(2.7) == 2 and math.ceil(2.1) == 3 and math.max(1, 5, 3) == 5 and "
     "math.type(1) == 'integer' and math.abs(-3) == 3 and math.tointeger(4.0) == 4)"},
    {"math constants", "assert(math.pi > 3.14 and math.maxinteger + 1 == math.mininteger)"},
    {"utf8",
     "assert(utf8.char(241, 8364) == 'ñ€' and utf8.len('ñ€') == 2 and utf8.codepoint('€') == 8364 "
     "and utf8.offset('ñ€', 2) == 3)"},
    {"utf8.charpattern",
     "local n = 0 for c in ('aé€'):gmatch(utf8.charpattern) do n = n + 1 end assert(n == 3)"},

    {"goto continue",
     "local s = 0 for i = 1, 5 do if i == 3 then goto continue end local x = i s = s + x "
     "::continue:: end assert(s == 12)"},
    {"goto backwards",
     "local i = 0 ::again:: i = i + 1 if i < 10 then goto again end assert(i == 10)"},
    {"nested loops and functions",
     "local n = 0 for i = 1, (function() for j = 1, 3 do if j == 3 then return j end end end)() do "
     "while n < i * 2 do n = n + 1 end repeat local x = n n = n + 1 until x >= n - 1 end assert(n "
     "== 7, n)"},
    {"comments and long strings",
     "--[==[ while true do ]] ]==]\nlocal s = [[ function() ]] -- for\nassert(#s == 12)"},
    {"varargs",
     "local function f(...) local a, b = ... return select('#', ...), a, b end local n, a, b = "
     "f(nil, 2) assert(n == 2 and a == nil and b == 2)"},
    {"methods and fields",
     "local o = {n = 1} function o:inc(by) self.n = self.n + (by or 1) return self end "
     "assert(o:inc():inc(3).n == 5)"},
    {"many constants and strings",
     "local t = {} for i = 1, 300 do t['k' .. i] = i end assert(t.k300 == 300)"},
    {"const variables", "local x <const> = 5 assert(x == 5)"},
    {"numbers next to operators",
     "local a = 3 assert(0x1e+1 == 31 and 1e+1 == 10.0 and a-1==2 and 3 ..'' == '3')"},
};

} // namespace

class tst_LuaLibraries : public QObject
{
    Q_OBJECT

private slots:
    void works_data();
    void works();
    void ignoresTheLocale();
    void iteratesHandlesInOrder();
    void offersNothingElse();
    void prints();
};

void tst_LuaLibraries::works_data()
{
    QTest::addColumn<QByteArray>("code");
    for (const Row &row : rows)
        QTest::newRow(row.name) << QByteArray(row.code);
}

void tst_LuaLibraries::works()
{
    QFETCH(QByteArray, code);
    LuaRuntime lua({});
    const auto error =
        lua.runText("function test()\n" + code + "\nend test()", QStringLiteral("test.lua"));
    QVERIFY2(!error, error ? qPrintable(error->toString()) : "");

    const auto frozen = lua.freeze();
    QVERIFY2(!frozen, frozen ? qPrintable(frozen->toString()) : "");
    lua_getglobal(lua.state(), "test");
    const auto after = lua.call(0, 0);

    QVERIFY2(!after, after ? qPrintable(after->toString()) : "");
}

void tst_LuaLibraries::ignoresTheLocale()
{
    std::setlocale(LC_ALL, "");
    for (const char *name : {"de_DE.UTF-8", "es_ES.UTF-8", "fr_FR.UTF-8"}) {
        if (std::setlocale(LC_ALL, name))
            break;
    }
    LuaRuntime lua({});

    const auto error = lua.runText("assert(tostring(1.5) == '1.5' and 1.5 .. '' == '1.5' and "
                                   "string.format('%.1f', 1.5) == '1.5') "
                                   "assert(tonumber('1.5') == 1.5 and 'B' < 'a')",
                                   QStringLiteral("test.lua"));

    std::setlocale(LC_ALL, "C");
    QVERIFY2(!error, error ? qPrintable(error->toString()) : "");
}

void tst_LuaLibraries::iteratesHandlesInOrder()
{
    LuaRuntime lua({});
    lua_State *L = lua.state();
    lua_newtable(L);
    for (const int order : {2, 1}) {
        for (const qint32 id : {30, -5, 7}) {
            *static_cast<qint32 *>(lua_newuserdatauv(L, sizeof(qint32), 0)) = id;
            lua_createtable(L, 0, 1);
            lua_pushinteger(L, order);
            lua_setfield(L, -2, "__order");
            lua_setmetatable(L, -2);
            lua_pushinteger(L, order * 100 + id);
            lua_settable(L, -3);
        }
    }
    lua_setglobal(L, "handles");

    const auto error =
        lua.runText("local s = '' for k, v in pairs(handles) do s = s .. v .. ' ' end "
                    "assert(s == '95 107 130 195 207 230 ', s) "
                    "for k in pairs(handles) do assert(getmetatable(k) == nil) end",
                    QStringLiteral("test.lua"));

    QVERIFY2(!error, error ? qPrintable(error->toString()) : "");
}

void tst_LuaLibraries::offersNothingElse()
{
    QStringList printed;
    LuaRuntime lua({});
    lua.setPrint([&](const QString &text) { printed.append(text); });

    QVERIFY(!lua.runText("for k, v in pairs(_G) do if type(v) ~= 'table' then print(k) end end",
                         QStringLiteral("test.lua")));

    const QStringList expected{
        QStringLiteral("_VERSION"), QStringLiteral("assert"),       QStringLiteral("each"),
        QStringLiteral("error"),    QStringLiteral("getmetatable"), QStringLiteral("ipairs"),
        QStringLiteral("pairs"),    QStringLiteral("pcall"),        QStringLiteral("print"),
        QStringLiteral("rawequal"), QStringLiteral("rawget"),       QStringLiteral("rawlen"),
        QStringLiteral("require"),  QStringLiteral("select"),       QStringLiteral("setmetatable"),
        QStringLiteral("tonumber"), QStringLiteral("tostring"),     QStringLiteral("type"),
        QStringLiteral("xpcall")};
    QCOMPARE(printed, expected);
}

void tst_LuaLibraries::prints()
{
    QStringList printed;
    LuaRuntime lua({});
    QVERIFY(!lua.runText("print('dropped')", QStringLiteral("test.lua")));
    lua.setPrint([&](const QString &text) { printed.append(text); });

    QVERIFY(!lua.runText("print('a', 1, {}, nil) print()", QStringLiteral("test.lua")));

    QCOMPARE(printed, QStringList({QStringLiteral("a\t1\ttable\tnil"), QString()}));
}

QTEST_GUILESS_MAIN(tst_LuaLibraries)
#include "tst_lualibraries.moc"

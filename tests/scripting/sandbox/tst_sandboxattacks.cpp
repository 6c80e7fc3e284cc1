// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/scripting/sandbox/attack.h"

#include <QTest>

using namespace attack;
using scripting::LuaRuntime;
using scripting::ScriptError;

namespace {

enum class Ending { Harmless, Error, Budget, AnyError };

struct Attack
{
    const char *name;
    Ending ending;
    const char *code;
};

// Each runs while loading, and as a function that is called after freezing.
const Attack attacks[] = {
    // What must not be there.
    {"io is absent", Ending::Harmless, "assert(io == nil)"},
    {"os is absent", Ending::Harmless, "assert(os == nil)"},
    {"os.exit", Ending::Error, "os.exit(1)"},
    {"debug is absent", Ending::Harmless, "assert(debug == nil)"},
    {"package is absent", Ending::Harmless, "assert(package == nil)"},
    {"package.loadlib", Ending::Error, "package.loadlib('libc.so.6', 'system')"},
    {"coroutine is absent", Ending::Harmless, "assert(coroutine == nil)"},
    {"a coroutine per iteration", Ending::Error,
     "while true do coroutine.wrap(function() while true do end end)() end"},
    {"load is absent", Ending::Harmless, "assert(load == nil and loadstring == nil)"},
    {"load of bytecode", Ending::Error, "load('\\27Lua')()"},
    {"dofile and loadfile are absent", Ending::Harmless,
     "assert(dofile == nil and loadfile == nil)"},
    {"string.dump is absent", Ending::Harmless, "assert(string.dump == nil)"},
    {"collectgarbage is absent", Ending::Harmless, "assert(collectgarbage == nil)"},
    {"newproxy is absent", Ending::Harmless, "assert(newproxy == nil)"},
    {"rawset is absent", Ending::Harmless, "assert(rawset == nil)"},
    {"next is absent", Ending::Harmless, "assert(next == nil)"},
    {"setfenv and getfenv are absent", Ending::Harmless,
     "assert(setfenv == nil and getfenv == nil)"},
    {"math.random is absent", Ending::Harmless,
     "assert(math.random == nil and math.randomseed == nil)"},
    {"string.pack is absent", Ending::Harmless, "assert(string.pack == nil)"},
    {"warn is absent", Ending::Harmless, "assert(warn == nil)"},

    // Ways to the shared metatables and environments.
    {"the metatable of strings", Ending::Harmless, "assert(getmetatable('') == nil)"},
    {"string methods through the metatable", Ending::Error, "getmetatable('').__index.upper = nil"},
    {"setmetatable on a string", Ending::Error, "setmetatable('', {})"},
    {"setmetatable on a function", Ending::Error, "setmetatable(print, {})"},
    {"setmetatable on the globals", Ending::Error, "setmetatable(_G, {__index = function() end})"},
    {"a finalizer", Ending::Error, "setmetatable({}, {__gc = function() while true do end end})"},
    {"a weak table", Ending::Error, "setmetatable({}, {__mode = 'k'})"},
    {"a closing metamethod", Ending::Error, "setmetatable({}, {__close = function() end})"},
    {"a protected metatable", Ending::Error, "setmetatable({}, {__metatable = false})"},
    {"a false type name", Ending::Error, "setmetatable({}, {__name = 'Game'})"},
    {"a false order", Ending::Error, "setmetatable({}, {__order = 1})"},
    {"the tag of a proxy as key", Ending::Harmless,
     "for k in pairs(string) do assert(type(k) == 'string') end"},
    {"getmetatable of a library", Ending::Harmless, "assert(getmetatable(string) == nil)"},
    {"a table as closing value of a loop", Ending::Error,
     "local n = 0 for i in function() n = n + 1 return n < 3 and n or nil end, nil, nil, {} do "
     "end"},
    {"a sort through the locale", Ending::Harmless,
     "local t = {'b', 'B', 'a', '_'} table.sort(t) assert(table.concat(t) == 'B_ab')"},

    // Endless work.
    {"while true", Ending::Budget, "while true do end"},
    {"repeat until false", Ending::Budget, "repeat until false"},
    {"goto loop", Ending::Budget, "::again:: goto again"},
    {"for with huge bounds", Ending::Budget, "for i = 1, math.maxinteger do end"},
    {"for with float bounds", Ending::Budget, "for i = 0.0, math.huge do end"},
    {"endless tail calls", Ending::Budget, "local function f() return f() end f()"},
    {"pcall swallows the end", Ending::Budget,
     "while true do pcall(function() while true do end end) end"},
    {"pcall of pcall of an endless loop", Ending::Budget,
     "while true do pcall(pcall, pcall, function() while true do end end) end"},
    {"pcall of errors, again and again", Ending::Budget, "while true do pcall(error) end"},
    {"pcall of errors with new texts", Ending::Budget,
     "local i = 0 while true do i = i + 1 pcall(error, 'x' .. i) end"},
    {"xpcall handler loops", Ending::Budget, "xpcall(error, function() while true do end end)"},
    {"xpcall handler that fails", Ending::Budget,
     "while true do xpcall(error, function() error('again') end) end"},
    {"xpcall handler is xpcall", Ending::Budget, "while true do xpcall(error, xpcall) end"},
    {"__index function loops", Ending::Budget,
     "local t = setmetatable({}, {__index = function() while true do end end}) return t.x"},
    {"__gc added later", Ending::Harmless,
     "local m = {} for i = 1, 1000 do setmetatable({}, m) end m.__gc = function() error('ran') end "
     "for i = 1, 1000 do local t = {{}, {}} end m.__gc = nil"},
    {"__tostring loops", Ending::Budget,
     "tostring(setmetatable({}, {__tostring = function() while true do end end}))"},
    {"__len loops", Ending::Budget,
     "return #setmetatable({}, {__len = function() while true do end end})"},
    {"sort comparison loops", Ending::Budget,
     "pcall(table.sort, {3, 2, 1}, function() while true do end end) while true do end"},
    {"gsub callback loops", Ending::Budget,
     "string.gsub('abc', '.', function() while true do end end)"},
    {"pairs metamethod loops", Ending::Budget,
     "for k in pairs(setmetatable({}, {__pairs = function() while true do end end})) do end"},
    {"table grows while it is traversed", Ending::Harmless,
     "local t, n = {1}, 0 for k in pairs(t) do n = n + 1 t[#t + 1] = true end assert(n == 1)"},
    {"pairs over a large emptied table", Ending::Budget,
     "local t = {} for i = 1, 300000 do t[i + 0.5] = 1 end for i = 1, 300000 do t[i + 0.5] = nil "
     "end "
     "while true do pairs(t) end"},
    {"long walks along __index", Ending::Budget,
     "local t = {} for i = 1, 1900 do t = setmetatable({}, {__index = t}) end "
     "while true do local x = t.x end"},
    {"ipairs over a table that grows", Ending::Budget,
     "local t = {1} for i in ipairs(t) do t[i + 1] = t t[i] = 0 end"},
    {"each over a table that grows", Ending::Budget,
     "local t = {1} for x in each(t) do t[#t + 1] = 1 end"},
    {"each over an endless __index", Ending::Budget,
     "for x in each(setmetatable({}, {__index = function() return 1 end})) do end"},
    {"ipairs over an endless __index", Ending::Budget,
     "for i in ipairs(setmetatable({}, {__index = function() return 1 end})) do end"},
    {"sort with __len and __index", Ending::Error,
     "table.sort(setmetatable({}, {__len = function() return 1 << 40 end}))"},
    {"sort of a huge pretended array", Ending::Budget,
     "table.sort(setmetatable({}, {__len = function() return (1 << 24) - 1 end, "
     "__index = function() return 1 end}))"},
    {"insert into a huge pretended array", Ending::Budget,
     "table.insert(setmetatable({}, {__len = function() return 1 << 60 end}), 1, 0)"},
    {"remove from a huge pretended array", Ending::Budget,
     "table.remove(setmetatable({}, {__len = function() return 1 << 60 end}), 1)"},
    {"concat of a huge pretended array", Ending::Budget,
     "table.concat(setmetatable({}, {__index = function() return '' end}), '', 1, 1 << 60)"},
    {"insert with an overflowing length", Ending::Harmless,
     "local t = setmetatable({}, {__len = function() return math.maxinteger end}) "
     "table.insert(t, 1) assert(t[math.mininteger] == 1)"},
    {"insert at an overflowing position", Ending::Error,
     "table.insert({1, 2}, math.mininteger, 0)"},
    {"insert beyond the end", Ending::Error, "table.insert({}, 3, 0)"},
    {"table.move over a huge range", Ending::Budget, "table.move({}, 1, 1 << 62, 2)"},
    {"table.move that wraps around", Ending::Error, "table.move({}, 1, math.maxinteger, 2)"},
    {"table.move from the smallest number", Ending::Error,
     "table.move({}, math.mininteger, math.maxinteger, 1)"},
    {"table.unpack of a huge range", Ending::Error, "table.unpack({}, 1, 1e8)"},
    {"table.unpack of all numbers", Ending::Error,
     "table.unpack({}, math.mininteger, math.maxinteger)"},
    {"table.concat over all numbers", Ending::Error,
     "table.concat({}, '', math.maxinteger - 1, math.maxinteger)"},

    // Patterns.
    {"pattern backtracking", Ending::Budget,
     "return string.rep('a', 40):find(string.rep('a?', 40) .. string.rep('a', 40) .. 'b')"},
    {"pattern with many stars", Ending::Budget,
     "return string.rep('a', 5000):find(string.rep('a*', 20) .. 'b')"},
    {"pattern with many lazy parts", Ending::Budget,
     "return string.rep('a', 5000):match(string.rep('.-', 20) .. 'b')"},
    {"pattern backtracking in gmatch", Ending::Budget,
     "for w in string.rep('a', 5000):gmatch(string.rep('a*', 20) .. 'b') do end"},
    {"pattern backtracking in gsub", Ending::Budget,
     "return string.rep('a', 5000):gsub(string.rep('a-', 20) .. 'b', '')"},
    {"balance that never closes", Ending::Budget, "return string.rep('(', 200000):find('%b()')"},
    {"back references to long captures", Ending::Budget,
     "return string.rep('a', 200000):find('(.-)%1%1%1b')"},
    {"pattern nested too deeply", Ending::Error,
     "return string.rep('a', 9):find(string.rep('a?', 10000))"},
    {"more captures than there may be", Ending::Error,
     "return string.find('x', string.rep('()', 33))"},
    {"pattern that ends in %", Ending::Error, "return string.find('x', 'x%')"},
    {"pattern with an open set", Ending::Error, "return string.find('x', '[a-')"},
    {"pattern with an open capture", Ending::Error, "return string.find('x', '(x')"},
    {"pattern that closes no capture", Ending::Error, "return string.match('x', 'x)')"},
    {"frontier without a set", Ending::Error, "return string.find('x', '%fx')"},
    {"balance without arguments", Ending::Error, "return string.find('x', '%b(')"},
    {"back reference to nothing", Ending::Error, "return string.find('x', '%1')"},
    {"back reference to an open capture", Ending::Error, "return string.find('x', '(%1)')"},
    {"replacement with a bad capture", Ending::Error, "return string.gsub('x', 'x', '%2')"},
    {"replacement that ends in %", Ending::Error, "return string.gsub('x', 'x', '%')"},
    {"gsub that grows its text", Ending::Budget,
     "local s = 'x' while true do s = s:gsub('x', 'xxxxxxxxxx') end"},
    {"gsub with a function that calls gsub", Ending::Error,
     "local function f(x) return x:gsub('.', f) end f('x')"},

    // Memory.
    {"string.rep to a gigabyte", Ending::Budget, "return string.rep('x', 1 << 30)"},
    {"string.rep of nothing", Ending::Harmless, "assert(('').rep('', 1 << 62) == '')"},
    {"string.rep whose length overflows", Ending::Budget, "return ('xx'):rep(1 << 63 - 1)"},
    {"string.rep with a separator that overflows", Ending::Budget,
     "return (''):rep(math.maxinteger, 'abc')"},
    {"doubling with ..", Ending::Budget, "local s = 'x' while true do s = s .. s end"},
    {"doubling with .. inside pcall", Ending::Budget,
     "while true do pcall(function() local s = 'x' while true do s = s .. s end end) end"},
    {"table.concat growth", Ending::Budget,
     "local t = {'x'} while true do t = {table.concat(t), table.concat(t)} end"},
    {"table that grows", Ending::Budget, "local t = {} while true do t[#t + 1] = 1 end"},
    {"hash table that grows", Ending::Budget,
     "local t, i = {}, 0.5 while true do t[i] = i i = i + 1 end"},
    {"hash table that is rehashed all the time", Ending::Budget,
     "local t, i = {}, 0.5 for n = 1, 200000 do t[n + 0.5] = true end "
     "while true do i = i + 1 t[i] = nil t[-i] = true t[-i] = nil end"},
    {"many small tables", Ending::Budget, "local t while true do t = {t} end"},
    {"many small strings", Ending::Budget,
     "local t, i = {}, 0 while true do i = i + 1 t[i] = 'key' .. i end"},
    {"many closures", Ending::Budget,
     "local f while true do local g = f f = function() return g end end"},
    {"garbage near the limit of memory", Ending::Budget,
     "local t = {} for i = 1, 500000 do t[i] = {} end while true do local x = {{}, {}} end"},
    {"memory errors caught in a loop", Ending::Budget,
     "while true do pcall(function() local t = {} while true do t = {t, t} end end) end"},
    {"many arguments", Ending::Budget,
     "local function f(...) return f(0, 0, 0, 0, 0, 0, 0, 0, ...) end f()"},
    {"many arguments again and again", Ending::Budget,
     "local t = {} for i = 1, 7000 do t[i] = i end local function g() end "
     "local function f(...) while true do g(..., ...) g(...) end end f(table.unpack(t))"},
    {"copies of very many arguments", Ending::Budget,
     "local function g() end local function f(n, ...) if n == 0 then while true do g(...) end end "
     "return f(n - 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, ...) end "
     "f(2000)"},
    {"select over many arguments", Ending::Budget,
     "local t = {} for i = 1, 7000 do t[i] = i end while true do select('#', table.unpack(t)) end"},
    {"string.byte of a huge range", Ending::Error,
     "return string.byte(string.rep('x', 200000), 1, -1)"},
    {"string.byte far outside", Ending::Harmless,
     "assert(string.byte('abc', math.mininteger, math.maxinteger) == 97)"},
    {"string.sub far outside", Ending::Harmless,
     "assert(string.sub('abc', math.mininteger, math.maxinteger) == 'abc')"},
    {"string.char out of range", Ending::Error, "return string.char(256)"},
    {"utf8.char out of range", Ending::Error, "return utf8.char(1 << 40)"},
    {"utf8.codepoint of a huge range", Ending::Error,
     "return utf8.codepoint(string.rep('x', 250000) .. '\\xff', 1, -1)"},
    {"utf8.len again and again", Ending::Budget,
     "local s = string.rep('x', 200000) while true do utf8.len(s) end"},
    {"comparison of long strings", Ending::Budget,
     "local a = string.rep('x', 250000) local b = a .. 'y' a = a .. 'z' while true do local x = b "
     "< a end"},
    {"equality of long strings", Ending::Budget,
     "local a = string.rep('x', 250000) local b = a .. 'y' a = a .. 'y' "
     "while true do local x = a == b end"},
    {"numbers read from long strings", Ending::Error,
     "local a = string.rep('0', 250000) while true do local x = a | 1 end"},
    {"tonumber of long strings", Ending::Budget,
     "local a = string.rep('0', 250000) while true do tonumber(a) tonumber(a, 7) end"},
    {"long strings as keys", Ending::Budget,
     "local a, t = string.rep('0', 250000), {} while true do t[a .. 'x'] = 1 end"},

    // Depth.
    {"deep recursion", Ending::AnyError, "local function f() return 1 + f() end return f()"},
    {"deep recursion caught again and again", Ending::Budget,
     "local function f() return 1 + f() end while true do pcall(f) end"},
    {"pcall inside pcall", Ending::Error, "local function f() assert(pcall(f)) end f()"},
    {"pcall nesting without end", Ending::Harmless,
     "local function f() return pcall(f) end assert(f() == true)"},
    {"__index recursion", Ending::Error,
     "local t = setmetatable({}, {}) local m = {} m.__index = function(t, k) return t[k .. 'x'] "
     "end "
     "return setmetatable({}, m).x"},
    {"a chain of __index tables", Ending::Error,
     "local t = {} for i = 1, 3000 do t = setmetatable({}, {__index = t}) end return t.x.y"},
    {"__newindex recursion", Ending::Error,
     "local m = {} m.__newindex = function(t, k, v) t[k + 1] = v end setmetatable({}, m)[1] = 1"},
    {"__concat recursion", Ending::Error,
     "local m = {} m.__concat = function(a, b) return a .. b end return setmetatable({}, m) .. "
     "'x'"},
    {"__eq recursion", Ending::Error,
     "local m = {} m.__eq = function(a, b) return a == b end "
     "return setmetatable({}, m) == setmetatable({}, m)"},
    {"__lt recursion", Ending::Error,
     "local m = {} m.__lt = function(a, b) return a < b end "
     "return setmetatable({}, m) < setmetatable({}, m)"},
    {"__call chain", Ending::Error,
     "local f = function() end for i = 1, 100000 do f = setmetatable({}, {__call = f}) end f()"},
    {"__call chain made later", Ending::AnyError,
     "local f = function() end for i = 1, 100000 do local m = {} local t = setmetatable({}, m) "
     "m.__call = f f = t end f()"},
    {"__tostring recursion", Ending::Error,
     "local m = {} m.__tostring = function(t) return tostring(t) end "
     "tostring(setmetatable({}, m))"},
    {"__unm recursion inside sort", Ending::Error,
     "local function f() table.sort({2, 1}, f) end f()"},

    // Errors and text.
    {"error in __tostring", Ending::Error,
     "tostring(setmetatable({}, {__tostring = function() error('no') end}))"},
    {"__tostring that is no text", Ending::Error,
     "tostring(setmetatable({}, {__tostring = function() return {} end}))"},
    {"an error object with an endless __tostring", Ending::Error,
     "error(setmetatable({}, {__tostring = function() while true do end end}))"},
    {"an error object with an endless __index", Ending::Error,
     "error(setmetatable({}, {__index = function() while true do end end}))"},
    {"error with nil", Ending::Error, "error(nil)"},
    {"error with a function", Ending::Error, "error(print)"},
    {"error with a huge text", Ending::Error, "error(string.rep('x', 250000))"},
    {"error with a huge level", Ending::Error, "error('x', 1 << 40)"},
    {"address of a table", Ending::Harmless, "assert(tostring({}) == 'table')"},
    {"address of a function", Ending::Harmless, "assert(tostring(print) == 'function')"},
    {"address by %s", Ending::Harmless, "assert(string.format('%s', {}) == 'table')"},
    {"address by %p", Ending::Error, "return string.format('%p', {})"},
    {"format with a huge width", Ending::Error, "return string.format('%99999d', 1)"},
    {"format with a huge precision", Ending::Error, "return string.format('%.999f', 1)"},
    {"format of the largest number", Ending::Harmless,
     "assert(#string.format('%.99f', 1.7976931348623157e308) == 409)"},
    {"format with an unknown conversion", Ending::Error, "return string.format('%y', 1)"},
    {"format that ends early", Ending::Error, "return string.format('%')"},
    {"format without an argument", Ending::Error, "return string.format('%d')"},
    {"format with %n", Ending::Error, "return string.format('%n', 1)"},
    {"format again and again", Ending::Budget,
     "local s = string.rep('x', 200000) while true do string.format('%s', s) end"},
    {"sort with an erring comparison", Ending::Error,
     "table.sort({3, 2, 1}, function() error('no') end)"},
    {"sort with a contradicting comparison", Ending::Harmless,
     "local t = {} for i = 1, 1000 do t[i] = i end table.sort(t, function() return true end) "
     "assert(#t == 1000)"},
    {"sort with a comparison that clears the table", Ending::Harmless,
     "local t = {5, 3, 4} table.sort(t, function(a, b) t[1], t[2], t[3] = nil return a < b end) "
     "assert(t[1] == 3 and t[3] == 5)"},
    {"sort of mixed types", Ending::Error, "table.sort({1, 'x', {}})"},
    {"pairs over table keys", Ending::Error, "for k in pairs({[{}] = 1, [{}] = 2}) do end"},
    {"pairs over function keys", Ending::Error, "for k in pairs({[print] = 1}) do end"},
    {"xpcall without a handler", Ending::Error, "xpcall(print)"},
    {"tonumber with a wild base", Ending::Error, "tonumber('1', 1 << 40)"},
    {"integer division by zero", Ending::Harmless,
     "assert(not pcall(function() return 1 // 0 end))"},
    {"smallest number divided by -1", Ending::Harmless,
     "assert(math.mininteger // -1 == math.mininteger and math.mininteger % -1 == 0)"},

    // Files.
    {"require of the folder above", Ending::Error, "require('../secret')"},
    {"require with dots", Ending::Error, "require('..secret')"},
    {"require with a backslash", Ending::Error, "require('..\\\\secret')"},
    {"require of an absolute path", Ending::Error, "require('/etc/passwd')"},
    {"require of a drive", Ending::Error, "require('C:/secret')"},
    {"require with a NUL", Ending::Error, "require('good\\0bad')"},
    {"require of a library", Ending::Error, "require('socket.core')"},
    {"require of debug", Ending::Error, "require('debug')"},
    {"require of nothing", Ending::Error, "require('')"},
    {"require of a resource", Ending::Error, "require(':/secret')"},
};

void checkEnding(const std::optional<ScriptError> &error, Ending ending)
{
    const QByteArray text = error ? error->toString().toUtf8() : QByteArray("no error");
    switch (ending) {
    case Ending::Harmless:
        QVERIFY2(!error, text.constData());
        break;
    case Ending::Error:
        QVERIFY2(error && !error->budget, text.constData());
        QVERIFY(!error->message.isEmpty());
        break;
    case Ending::Budget:
        QVERIFY2(error && error->budget, text.constData());
        QVERIFY(!error->message.isEmpty());
        break;
    case Ending::AnyError:
        QVERIFY(error && !error->message.isEmpty());
        break;
    }
    if (error) {
        QCOMPARE(error->file, QStringLiteral("attack.lua"));
        QCOMPARE(error->line, 2);
        QVERIFY2(!error->message.contains(QLatin1String("0x")), text.constData());
    }
}

} // namespace

class tst_SandboxAttacks : public QObject
{
    Q_OBJECT

private slots:
    void whileLoading_data();
    void whileLoading();
    void afterFreezing_data();
    void afterFreezing();
    void ofSource_data();
    void ofSource();

private:
    void addRows();
};

Q_DECLARE_METATYPE(Ending)

void tst_SandboxAttacks::addRows()
{
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<Ending>("ending");
    for (const Attack &attack : attacks)
        QTest::newRow(attack.name) << QByteArray(attack.code) << attack.ending;
}

void tst_SandboxAttacks::whileLoading_data()
{
    addRows();
}

void tst_SandboxAttacks::whileLoading()
{
    QFETCH(QByteArray, code);
    QFETCH(Ending, ending);
    LuaRuntime lua(readModule);
    const CpuTimer timer;

    const auto error = lua.runText("\n" + code, QStringLiteral("attack.lua"));

    QVERIFY2(timer.seconds() < SecondsAllowed, qPrintable(QString::number(timer.seconds())));
    QVERIFY(lua.peakMemory() <= BytesAllowed);
    checkEnding(error, ending);
    const auto after = lua.runText("assert(('x'):upper() == 'X' and require 'good' == 42)",
                                   QStringLiteral("after.lua"));
    QVERIFY2(!after, after ? qPrintable(after->toString()) : "");
    QCOMPARE(lua_gettop(lua.state()), 0);
}

void tst_SandboxAttacks::afterFreezing_data()
{
    addRows();
}

void tst_SandboxAttacks::afterFreezing()
{
    QFETCH(QByteArray, code);
    QFETCH(Ending, ending);
    LuaRuntime lua(readModule);
    QVERIFY(!lua.runText("function attack()\n" + code + "\nend function fine() return 1 end",
                         QStringLiteral("attack.lua")));
    QVERIFY(!lua.freeze());
    const CpuTimer timer;

    lua_getglobal(lua.state(), "attack");
    const auto error = lua.call(0, 0);

    QVERIFY2(timer.seconds() < SecondsAllowed, qPrintable(QString::number(timer.seconds())));
    QVERIFY(lua.peakMemory() <= BytesAllowed);
    checkEnding(error, ending);
    lua_getglobal(lua.state(), "fine");
    QVERIFY(!lua.call(0, 1));
    QCOMPARE(lua_tointeger(lua.state(), -1), 1);
    QCOMPARE(lua_gettop(lua.state()), 1);
}

void tst_SandboxAttacks::ofSource_data()
{
    QTest::addColumn<QByteArray>("source");
    const auto repeated = [](const char *text, int count) {
        return QByteArray(text).repeated(count);
    };

    QTest::newRow("bytecode") << QByteArray("\x1bLuaT\0\x19\x93\r\n", 10);
    QTest::newRow("_ENV assigned") << QByteArray("_ENV = {}");
    QTest::newRow("_ENV as local") << QByteArray("local _ENV <const> = {} x = 1");
    QTest::newRow("_ENV as parameter") << QByteArray("local function f(_ENV) x = 1 end");
    QTest::newRow("the counter assigned") << QByteArray("__gas = math.maxinteger");
    QTest::newRow("the counter as local") << QByteArray("local __gas = 1");
    QTest::newRow("the tick replaced") << QByteArray("local function __tick() end");
    QTest::newRow("the wrapper closed") << QByteArray("end while true do end --[[");
    QTest::newRow("the wrapper closed for good") << QByteArray("end return function() --");
    QTest::newRow("_ENV after a long string") << QByteArray("local s = [==[ ]] ]==] return _ENV");
    QTest::newRow("_ENV after a comment") << QByteArray("--[[ x ]] return _ENV");
    QTest::newRow("_ENV after an escaped quote") << QByteArray("local s = 'a\\'' return _ENV --'");
    QTest::newRow("a closing variable") << QByteArray("local x < close > = nil");
    QTest::newRow("nested parentheses") << repeated("(", 100000);
    QTest::newRow("nested tables") << "local t = " + repeated("{", 100000) + repeated("}", 100000);
    QTest::newRow("nested functions") << repeated("return function() ", 50000);
    QTest::newRow("nested blocks") << repeated("do ", 100000) + repeated("end ", 100000);
    QTest::newRow("nested unary operators") << "return " + repeated("not ", 100000) + "1";
    QTest::newRow("a chain of ..") << "return 'a'" + repeated("..'a'", 100000);
    QTest::newRow("too long a source") << repeated("x = 1 ", 400000);
    QTest::newRow("too long a string") << "return '" + repeated("x", 500000) + "'";
    QTest::newRow("too long a name") << repeated("x", 500000) + " = 1";
    QTest::newRow("many gotos") << repeated("goto a ", 20000) + "::a::";
    QTest::newRow("too many locals") << repeated("local a ", 300);
    QTest::newRow("an unfinished string") << QByteArray("x = '");
    QTest::newRow("an unfinished comment") << QByteArray("--[[");
    QTest::newRow("only an open bracket") << QByteArray("x = [==");
    QTest::newRow("NULs") << QByteArray(1000, '\0');
    QTest::newRow("an escape out of range") << QByteArray("x = '\\u{FFFFFFFFFFFF}'");
    QTest::newRow("names looked up through many scopes")
        << repeated("local a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p,q,r,s,t return function() ", 60)
            + repeated("x()", 200000);
}

void tst_SandboxAttacks::ofSource()
{
    QFETCH(QByteArray, source);
    LuaRuntime lua(readModule);
    const CpuTimer timer;

    const auto error = lua.runText(source, QStringLiteral("attack.lua"));

    QVERIFY2(timer.seconds() < SecondsAllowed, qPrintable(QString::number(timer.seconds())));
    QVERIFY(lua.peakMemory() <= BytesAllowed);
    QVERIFY(error);
    QVERIFY(!error->message.isEmpty());
    QVERIFY(!lua.runText("return 1", QStringLiteral("after.lua")));
}

QTEST_GUILESS_MAIN(tst_SandboxAttacks)
#include "tst_sandboxattacks.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/sandbox/luaruntime.h"

#include <QTest>

#include <random>

using scripting::LuaRuntime;

namespace {

struct Case
{
    const char *name;
    const char *text;
    const char *pattern;
    const char *expected; // what string.match gives, joined by '|'; "nil" for no match
};

const Case cases[] = {
    {"plain text", "hello world", "wor", "wor"},
    {"no match", "hello", "xyz", "nil"},
    {"empty pattern", "abc", "", ""},
    {"any character", "abc", "a.c", "abc"},
    {"any character needs one", "ab", "ab.", "nil"},
    {"letters", "12ab34", "%a+", "ab"},
    {"digits", "12ab34", "%d+", "12"},
    {"not digits", "12ab34", "%D+", "ab"},
    {"lower case", "ABcdEF", "%l+", "cd"},
    {"upper case", "abCDef", "%u+", "CD"},
    {"blanks", "a \t\nb", "%s+", " \t\n"},
    {"alphanumeric", "-ab12-", "%w+", "ab12"},
    {"hexadecimal", "xyzF0g", "%x+", "F0"},
    {"punctuation", "ab,.cd", "%p+", ",."},
    {"printable but no blank", " \x01q!", "%g+", "q!"},
    {"escaped magic", "1+1=2", "1%+1", "1+1"},
    {"set", "hello", "[el]+", "ell"},
    {"set with a range", "x7y", "[0-9]", "7"},
    {"complement", "aab", "[^a]", "b"},
    {"set with classes", "a_1-", "[%w_]+", "a_1"},
    {"set starting with a bracket", "a]b", "[]]", "]"},
    {"complement of a bracket", "]]a", "[^]]", "a"},
    {"set ending with a dash", "a-b", "[b-]", "-"},
    {"greedy", "aaab", "a*", "aaa"},
    {"greedy gives back", "aaab", "a*ab", "aaab"},
    {"one or more", "baaa", "a+", "aaa"},
    {"lazy", "<a><b>", "<.->", "<a>"},
    {"lazy to the end", "aaa", "^a-$", "aaa"},
    {"optional there", "colour", "colou?r", "colour"},
    {"optional absent", "color", "colou?r", "color"},
    {"anchored at the start", "abab", "^ab", "ab"},
    {"anchored and elsewhere", "xab", "^ab", "nil"},
    {"anchored at the end", "abab", "ab$", "ab"},
    {"dollar in the middle", "a$b", "a$b", "a$b"},
    {"caret in the middle", "a^b", "a^b", "a^b"},
    {"captures", "key = value", "(%w+)%s*=%s*(%w+)", "key|value"},
    {"nested captures", "abc", "(a(b)c)", "abc|b"},
    {"position captures", "hello", "()ll()", "3|5"},
    {"empty capture", "abc", "a(x*)b", ""},
    {"back reference", "say 'it' now", "(['\"])(.-)%1", "'|it"},
    {"back reference fails", "say 'it\" now", "(['\"])(.-)%1", "nil"},
    {"balanced", "f(a(b)c)d", "%b()", "(a(b)c)"},
    {"not balanced", "((a)", "^%b()", "nil"},
    {"balanced by one character", "x|y|z", "%b||", "|y|"},
    {"frontier", "THE (quick) fox", "%f[%a]%a+%f[%A]", "THE"},
    {"frontier at the end", "fox", "%f[%c]()", "4"},
    {"trim", "  a b  ", "^%s*(.-)%s*$", "a b"},
    {"numbers with a sign", "x = -12.5;", "[+-]?%d+%.?%d*", "-12.5"},
    {"bytes above 127", "\xc3\xb1", "[\xc3][\x80-\xbf]", "\xc3\xb1"},
};

// The language's own library, as the reference.
class Reference
{
public:
    Reference() { luaL_openlibs(m_state); }
    ~Reference() { lua_close(m_state); }
    lua_State *state() const { return m_state; }

private:
    lua_State *m_state = luaL_newstate();
};

constexpr char Describe[] = R"(
    function describe(text, pattern, init)
        local function list(...)
            local parts = {}
            for i = 1, select('#', ...) do parts[i] = tostring((select(i, ...))) end
            return table.concat(parts, '|')
        end
        local found = {}
        for a, b in string.gmatch(text, pattern) do
            found[#found + 1] = tostring(a) .. '/' .. tostring(b)
            if #found > 20 then break end
        end
        return list(string.find(text, pattern, init)) .. '\n' .. list(string.match(text, pattern, init))
            .. '\n' .. table.concat(found, ',') .. '\n' .. list(string.gsub(text, pattern, '<%0>'))
            .. '\n' .. list(string.gsub(text, pattern, '<%1%%>', 2))
            .. '\n' .. list(string.gsub(text, pattern, function(a) return a == 'a' and 'A' or nil end))
            .. '\n' .. list(string.gsub(text, pattern, {a = 1, b = false, c = 'see'}))
    end
)";

/// Runs `call(nargs, nresults)`, which says whether it went well, for each kind of state.
template<typename Call>
QByteArray describe(lua_State *L, const QByteArray &text, const QByteArray &pattern, int init,
                    const Call &call)
{
    lua_getglobal(L, "describe");
    lua_pushlstring(L, text.constData(), size_t(text.size()));
    lua_pushlstring(L, pattern.constData(), size_t(pattern.size()));
    lua_pushinteger(L, init);
    QByteArray result = "error";
    if (call(3, 1)) {
        size_t length = 0;
        const char *described = lua_tolstring(L, -1, &length);
        result = QByteArray(described, qsizetype(length));
    }
    lua_settop(L, 0);
    return result;
}

} // namespace

class tst_LuaPatterns : public QObject
{
    Q_OBJECT

private slots:
    void matches_data();
    void matches();
    void agreesWithTheReference();
};

void tst_LuaPatterns::matches_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("pattern");
    QTest::addColumn<QByteArray>("expected");
    for (const Case &row : cases)
        QTest::newRow(row.name) << QByteArray(row.text) << QByteArray(row.pattern)
                                << QByteArray(row.expected);
}

void tst_LuaPatterns::matches()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, pattern);
    LuaRuntime lua({});
    QVERIFY(!lua.runText("function matched(text, pattern) local t = {string.match(text, pattern)} "
                         "if #t == 0 then return 'nil' end return table.concat(t, '|') end",
                         QStringLiteral("match.lua")));

    lua_getglobal(lua.state(), "matched");
    lua_pushlstring(lua.state(), text.constData(), size_t(text.size()));
    lua_pushlstring(lua.state(), pattern.constData(), size_t(pattern.size()));
    QVERIFY(!lua.call(2, 1));

    QTEST(QByteArray(lua_tostring(lua.state(), -1)), "expected");
}

// Random patterns, also malformed ones: both answer the same, or both refuse.
void tst_LuaPatterns::agreesWithTheReference()
{
    const QByteArrayList parts{"a",    "b",      "c", ".", "%a", "%d", "[ab]", "[^a]", "[a-c]",
                               "%s",   "*",      "+", "-", "?",  "(",  ")",    "()",   "%1",
                               "%b()", "%f[ab]", "$", "^", "%",  "[",  "]",    "%w",   "%."};
    const QByteArray letters = "abc1. ()";
    std::mt19937 random(20240501);
    const auto below = [&](qsizetype limit) { return qsizetype(random() % quint32(limit)); };
    Reference reference;
    QCOMPARE(luaL_dostring(reference.state(), Describe), LUA_OK);
    LuaRuntime lua({});
    QVERIFY(!lua.runText(Describe, QStringLiteral("describe.lua")));
    int understood = 0;

    for (int i = 0; i < 20000; ++i) {
        QByteArray text;
        for (qsizetype n = below(12); n > 0; --n)
            text += letters[below(letters.size())];
        QByteArray pattern;
        for (qsizetype n = 1 + below(6); n > 0; --n)
            pattern += parts[below(parts.size())];
        const int init = int(below(8)) - 3;

        const QByteArray expected =
            describe(reference.state(), text, pattern, init, [&](int nargs, int nresults) {
                return lua_pcall(reference.state(), nargs, nresults, 0) == LUA_OK;
            });
        const QByteArray actual =
            describe(lua.state(), text, pattern, init,
                     [&](int nargs, int nresults) { return !lua.call(nargs, nresults); });

        // The reference looks at a flaw only when the match gets there: ours always does.
        if (actual == "error")
            continue;
        ++understood;
        const QByteArray report = "text '" + text + "' pattern '" + pattern + "' init "
            + QByteArray::number(init) + "\nexpected\n" + expected + "\nactual\n" + actual;
        QVERIFY2(actual == expected, report.constData());
    }
    QVERIFY(understood > 5000);
}

QTEST_GUILESS_MAIN(tst_LuaPatterns)
#include "tst_luapatterns.moc"

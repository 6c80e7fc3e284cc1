// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lua/luatokens.h"

#include "engine/lua/luascanner.h"

#include <QTest>

using engine::LuaTokens;
using Token = LuaTokens::Token;

/// Where the words of a Lua source begin and end.
class tst_LuaTokens : public QObject
{
    Q_OBJECT

private slots:
    void splits_data();
    void splits();
    void countsLines();
    void givesEveryByteOnce_data();
    void givesEveryByteOnce();
};

void tst_LuaTokens::splits_data()
{
    QTest::addColumn<QByteArray>("source");
    QTest::addColumn<QByteArrayList>("words");
    QTest::addColumn<QByteArray>("kinds"); // a letter each: name, digits, text, symbol, comment

    const auto row = [](const char *source, const QByteArrayList &words, const char *kinds) {
        QTest::newRow(source) << QByteArray(source) << words << QByteArray(kinds);
    };
    row("", {}, "");
    row(" \t\r\n\v\f", {}, "");
    row("a_1=b", {"a_1", "=", "b"}, "nsn");
    row("1e-5+0x1p+3", {"1e-5", "+", "0x1p+3"}, "dsd");
    row("0xe+1", {"0xe", "+", "1"}, "dsd");
    row(".5", {".5"}, "d");
    row("a.b", {"a", ".", "b"}, "nsn");
    row("3..x", {"3", ".", ".", "x"}, "dssn");
    row("3.5.x", {"3.5.x"}, "d");
    row("::top::", {":", ":", "top", ":", ":"}, "ssnss");
    row("'a' \"b\"", {"'a'", "\"b\""}, "tt");
    row("'a\\'b'c", {"'a\\'b'", "c"}, "tn");
    row("'a\\\\'b", {"'a\\\\'", "b"}, "tn");
    row("'a\\\nb'c", {"'a\\\nb'", "c"}, "tn");
    row("'a\\\r\nb'c", {"'a\\\r\nb'", "c"}, "tn");
    row("'a\\z \n\t b'c", {"'a\\z \n\t b'", "c"}, "tn");
    row("'a\nb", {"'a", "b"}, "tn");
    row("'a\rb", {"'a", "b"}, "tn");
    row("'a\\", {"'a\\"}, "t");
    row("'", {"'"}, "t");
    row("[[a]]b", {"[[a]]", "b"}, "tn");
    row("[==[a]]b]=]c]==]d", {"[==[a]]b]=]c]==]", "d"}, "tn");
    row("[=[a]]", {"[=[a]]"}, "t");
    row("[=a", {"[", "=", "a"}, "ssn");
    row("a[b[1]]", {"a", "[", "b", "[", "1", "]", "]"}, "nsnsdss");
    row("a--b\nc", {"a", "--b", "c"}, "ncn");
    row("a--b\rc", {"a", "--b", "c"}, "ncn");
    row("--[[a\n]]b", {"--[[a\n]]", "b"}, "cn");
    row("--[a\nb", {"--[a", "b"}, "cn");
    row("--[==[a]]b", {"--[==[a]]b"}, "c");
    row("a-b- -c", {"a", "-", "b", "-", "-", "c"}, "nsnssn");
    row("--", {"--"}, "c");
    row("\xc3\xa4", {"\xc3", "\xa4"}, "ss");
}

void tst_LuaTokens::splits()
{
    QFETCH(const QByteArray, source);
    LuaTokens tokens(std::string_view(source.constData(), size_t(source.size())));
    QByteArrayList words;
    QByteArray kinds;
    for (Token token = tokens.nextOrComment(); token.kind != Token::End;
         token = tokens.nextOrComment()) {
        words << QByteArray(token.text.data(), qsizetype(token.text.size()));
        kinds += " ndtsc"[token.kind];
        QCOMPARE(source.mid(qsizetype(token.offset), words.last().size()), words.last());
    }
    QTEST(words, "words");
    QTEST(kinds, "kinds");
    QCOMPARE(tokens.nextOrComment().kind, Token::End);
}

void tst_LuaTokens::countsLines()
{
    LuaTokens tokens("a --[[\n\n]] b 'c\\\nd' --\n e");
    QList<int> lines;
    for (Token token = tokens.next(); token.kind != Token::End; token = tokens.next())
        lines << token.line;
    QCOMPARE(lines, QList<int>({1, 3, 3, 5}));
}

void tst_LuaTokens::givesEveryByteOnce_data()
{
    QTest::addColumn<QByteArray>("source");
    QTest::newRow("rules") << QByteArray("local a = { [1] = 'x', y = [[z]] } -- why\nreturn a..1");
    QTest::newRow("garbage") << QByteArray("'\\\"[[--[=[\\z\n]]]=]'\"\\\r\n\x80\x00..", 22);
}

// Also of what is cut off anywhere.
void tst_LuaTokens::givesEveryByteOnce()
{
    QFETCH(const QByteArray, source);
    for (qsizetype length = 0; length <= source.size(); ++length) {
        qsizetype at = 0;
        for (const auto &token : engine::LuaScanner(source.left(length)).tokensAndComments()) {
            QVERIFY(token.from >= at);
            QCOMPARE(source.mid(at, token.from - at).trimmed(), QByteArray());
            at = token.to;
        }
        QCOMPARE(at, length);
    }
}

QTEST_GUILESS_MAIN(tst_LuaTokens)
#include "tst_luatokens.moc"

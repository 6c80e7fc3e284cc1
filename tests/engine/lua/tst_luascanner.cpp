// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lua/luascanner.h"

#include "engine/i18n/luatexts.h"

#include <QtTest>

using engine::LuaScanner;
using engine::LuaTexts;
using engine::LuaToken;
using namespace Qt::StringLiterals;

class tst_LuaScanner : public QObject
{
    Q_OBJECT

private slots:
    void findsMarkedTexts_data();
    void findsMarkedTexts();
    void knowsLines();
    void takesApart();
};

void tst_LuaScanner::findsMarkedTexts_data()
{
    QTest::addColumn<QByteArray>("source");
    QTest::addColumn<QStringList>("texts");

    QTest::newRow("double quotes") << QByteArray(R"(x = _"Move")") << QStringList{u"Move"_s};
    QTest::newRow("single quotes") << QByteArray("x = _'Move'") << QStringList{u"Move"_s};
    QTest::newRow("long brackets") << QByteArray("x = _[[Move]]") << QStringList{u"Move"_s};
    QTest::newRow("longer brackets")
        << QByteArray("_[==[a]]b]=]c]==]") << QStringList{u"a]]b]=]c"_s};
    QTest::newRow("first line end of a long text")
        << QByteArray("_[[\na\nb]]") << QStringList{u"a\nb"_s};
    QTest::newRow("parentheses") << QByteArray("_( \"Move\" )") << QStringList{u"Move"_s};
    QTest::newRow("blank between") << QByteArray("_  \"Move\"") << QStringList{u"Move"_s};
    QTest::newRow("joined parts") << QByteArray(R"(_("One, " .. 'two, ' .. [[three]]))")
                                  << QStringList{u"One, two, three"_s};
    QTest::newRow("joined outside") << QByteArray(R"(_"One" .. "two")") << QStringList{u"One"_s};
    QTest::newRow("in a table") << QByteArray(R"({ _"{1} moves", piece })")
                                << QStringList{u"{1} moves"_s};
    QTest::newRow("two") << QByteArray("_'a' _'b'") << QStringList{u"a"_s, u"b"_s};
    QTest::newRow("escapes") << QByteArray(R"(_"a\"b\\c\n\65\x42\u{43}\z
        d\'")") << QStringList{u"a\"b\\c\nABCd'"_s};
    QTest::newRow("escaped line end") << QByteArray("_\"a\\\nb\"") << QStringList{u"a\nb"_s};
    QTest::newRow("beyond ASCII") << QByteArray("_\"Königsberg – \\u{1F3B2}\"")
                                  << QStringList{u"Königsberg – 🎲"_s};
    QTest::newRow("in a comment") << QByteArray("-- _'a'\n_'b'") << QStringList{u"b"_s};
    QTest::newRow("in a long comment")
        << QByteArray("--[==[ _'a'\n]] ]==] _'b'") << QStringList{u"b"_s};
    QTest::newRow("in a text") << QByteArray(R"(x = "_'a'")") << QStringList();
    QTest::newRow("name that ends so") << QByteArray("a_'b'") << QStringList();
    QTest::newRow("a field") << QByteArray("x._'b'") << QStringList();
    QTest::newRow("a variable") << QByteArray("for _, x in ipairs(y) do end") << QStringList();
    QTest::newRow("no text") << QByteArray("_(x)") << QStringList();
    QTest::newRow("empty") << QByteArray("_''") << QStringList();
    QTest::newRow("not closed") << QByteArray("_'a\n_'b'") << QStringList{u"a"_s, u"b"_s};
    QTest::newRow("long text not closed") << QByteArray("_[[a") << QStringList{u"a"_s};
    QTest::newRow("ends in an escape") << QByteArray("_'a\\") << QStringList{u"a"_s};
    QTest::newRow("huge code point") << QByteArray("_'a\\u{FFFFFFFFFF}'") << QStringList{u"a"_s};
}

void tst_LuaScanner::findsMarkedTexts()
{
    QFETCH(QByteArray, source);
    QStringList texts;
    for (const auto &marked : LuaTexts::of(source))
        texts.append(marked.text);
    QTEST(texts, "texts");
}

void tst_LuaScanner::knowsLines()
{
    const auto marked = LuaTexts::of("--[[\n\n]]\n_'a' x = [[\n\n]] _'b'\n-- c\n_\n'd\\\ne' _'f'");
    QList<int> lines;
    for (const auto &one : marked)
        lines.append(one.line);
    QCOMPARE(lines, QList<int>({4, 6, 9, 10}));
}

void tst_LuaScanner::takesApart()
{
    const auto tokens = LuaScanner("need(a.b[1], \"7.1\") -- end\n return 0x1F..x").tokens();
    QStringList texts;
    for (const LuaToken &token : tokens)
        texts.append(token.text);
    QCOMPARE(texts,
             QStringList({u"need"_s, u"("_s, u"a"_s, u"."_s, u"b"_s, u"["_s, u"1"_s, u"]"_s, u","_s,
                          u"7.1"_s, u")"_s, u"return"_s, u"0x1F"_s, u".."_s, u"x"_s, u""_s}));
    QCOMPARE(tokens[9].type, LuaToken::Type::String);
    QCOMPARE(tokens[12].type, LuaToken::Type::Number);
    QCOMPARE(tokens[12].line, 2);
    QCOMPARE(tokens.back().type, LuaToken::Type::End);
}

QTEST_GUILESS_MAIN(tst_LuaScanner)
#include "tst_luascanner.moc"

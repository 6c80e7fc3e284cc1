// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/json.h"

#include <QtTest>

using engine::Json;
using namespace Qt::StringLiterals;

namespace {

Json parsed(const QByteArray &text)
{
    const auto result = Json::parse(text, u"test.json"_s);
    if (!result)
        qFatal("%s", qPrintable(result.error().message));
    return result.value();
}

} // namespace

class tst_Json : public QObject
{
    Q_OBJECT

private slots:
    void readsEveryType();
    void readsStrings_data();
    void readsStrings();
    void readsNumbers_data();
    void readsNumbers();
    void refuses_data();
    void refuses();
    void refusesTooDeep();
    void refusesTooManyValues();
    void keepsLines();
    void keepsKeyOrder();
    void answersNullForWhatIsMissing();
    void findsKeysOfBigObjects();
    void copiesAreIndependent();
    void comparesByContent();
    void writesCompact();
    void writesPretty();
    void roundTripsReals_data();
    void roundTripsReals();
    void rereadsWhatItWrote();
};

void tst_Json::readsEveryType()
{
    const Json json = parsed(R"({"n":null,"b":true,"i":-7,"r":2.5,"s":"x","a":[1],"o":{}})");
    QCOMPARE(json[u"n"].type(), Json::Type::Null);
    QCOMPARE(json[u"b"].type(), Json::Type::Bool);
    QCOMPARE(json[u"b"].toBool(), true);
    QCOMPARE(json[u"i"].type(), Json::Type::Integer);
    QCOMPARE(json[u"i"].toInteger(), -7);
    QCOMPARE(json[u"i"].toReal(), -7.0);
    QCOMPARE(json[u"r"].type(), Json::Type::Real);
    QCOMPARE(json[u"r"].toReal(), 2.5);
    QCOMPARE(json[u"r"].toInteger(9), 9);
    QCOMPARE(json[u"s"].toString(), u"x"_s);
    QCOMPARE(json[u"a"].type(), Json::Type::Array);
    QCOMPARE(json[u"a"].size(), 1);
    QCOMPARE(json[u"o"].type(), Json::Type::Object);
    QCOMPARE(json[u"o"].size(), 0);
}

void tst_Json::readsStrings_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("value");

    QTest::newRow("empty") << QByteArray(R"("")") << u""_s;
    QTest::newRow("escapes") << QByteArray(R"("\"\\\/\b\f\n\r\t")") << u"\"\\/\b\f\n\r\t"_s;
    QTest::newRow("escape in the middle") << QByteArray(R"("a\nb\nc")") << u"a\nb\nc"_s;
    QTest::newRow("UTF-8") << QByteArray("\"Espa\xC3\xB1"
                                         "a\"")
                           << u"España"_s;
    QTest::newRow("four byte UTF-8") << QByteArray("\"\xF0\x9F\x8E\xB2\"") << u"\U0001F3B2"_s;
    QTest::newRow("unicode escape") << QByteArray(R"("\u00f1\u00D1")") << u"ñÑ"_s;
    QTest::newRow("surrogate pair") << QByteArray(R"("\ud83c\udfb2")") << u"\U0001F3B2"_s;
    QTest::newRow("byte order marks") << QByteArray("\"\xEF\xBB\xBF\xEF\xBB\xBF"
                                                    "a\\n\xEF\xBB\xBF\"")
                                      << u"\uFEFF\uFEFFa\n\uFEFF"_s;
    QTest::newRow("spaces around") << QByteArray(" \t\r\n\"x\" \n") << u"x"_s;
}

void tst_Json::readsStrings()
{
    QFETCH(QByteArray, text);
    QTEST(parsed(text).toString(), "value");
}

void tst_Json::readsNumbers_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("isInteger");
    QTest::addColumn<double>("value");

    QTest::newRow("zero") << QByteArray("0") << true << 0.0;
    QTest::newRow("minus zero") << QByteArray("-0") << true << 0.0;
    QTest::newRow("real zero") << QByteArray("0.0") << false << 0.0;
    QTest::newRow("fraction") << QByteArray("-12.625") << false << -12.625;
    QTest::newRow("exponent") << QByteArray("1e3") << false << 1000.0;
    QTest::newRow("signed exponents") << QByteArray("25E-1") << false << 2.5;
    QTest::newRow("plus exponent") << QByteArray("1.5e+2") << false << 150.0;
    QTest::newRow("smallest integer")
        << QByteArray("-9223372036854775808") << true << -9223372036854775808.0;
    QTest::newRow("largest real") << QByteArray("1.7976931348623157e308") << false
                                  << std::numeric_limits<double>::max();
}

void tst_Json::readsNumbers()
{
    QFETCH(QByteArray, text);
    const Json json = parsed(text);
    QTEST(json.isInteger(), "isInteger");
    QTEST(json.toReal(), "value");
}

void tst_Json::refuses_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *name, const QByteArray &text, const char *message) {
        QTest::newRow(name) << text << u"bad.json:"_s + QString::fromUtf8(message);
    };

    row("nothing", "", "1: The file ends where a value was expected.");
    row("only spaces", " \n\n ", "3: The file ends where a value was expected.");
    row("byte order mark", "\xEF\xBB\xBF{}", "1: The file starts with a byte order mark");
    row("UTF-16", QByteArray("{\0}\0", 4), "1: A strange character stands where");
    row("garbage behind", "{} x", "1: “x” stands where the end of the file was expected.");
    row("two values", "1 2", "1: “2” stands where the end of the file");
    row("NUL behind", QByteArray("{}\0", 3), "1: A strange character stands where the end");
    row("open object", "{\n\"a\": 1\n", "3: The file ends where “,” or “}” was expected.");
    row("open array", "[1,\n2", "2: The file ends where “,” or “]” was expected.");
    row("wrong bracket", "[1}", "1: “}” stands where “,” or “]” was expected.");
    row("wrong brace", "{\"a\":1]", "1: “]” stands where “,” or “}” was expected.");
    row("comma at the end of an object", "{\"a\":1,\n}", "2: “}” stands where a key");
    row("comma at the end of an array", "[1,]", "1: “]” stands where a value was expected.");
    row("comma first", "[,1]", "1: “,” stands where a value was expected.");
    row("two commas", "[1,,2]", "1: “,” stands where a value was expected.");
    row("no comma", "[1 2]", "1: “2” stands where “,” or “]” was expected.");
    row("no comma between members", "{\"a\":1\n\"b\":2}", "2: “\"” stands where “,” or “}”");
    row("no colon", "{\"a\" 1}", "1: “1” stands where “:” was expected.");
    row("no value", "{\"a\":}", "1: “}” stands where a value was expected.");
    row("no key", "{1:2}", "1: “1” stands where a key in double quotes was expected.");
    row("bare key", "{a:2}", "1: “a” stands where a key in double quotes was expected.");
    row("single quotes", "['a']", "1: “'” stands where a value was expected.");
    row("duplicate key", "{\"a\":1,\n\"a\":2}", "2: The key “a” is there twice.");
    row("duplicate key by escape", R"({"a":1,"\u0061":2})", "1: The key “a” is there twice.");
    row("duplicate empty key", R"({"":1,"":2})", "1: The key “” is there twice.");
    row("duplicate among many",
        R"({"a":1,"b":1,"c":1,"d":1,"e":1,"f":1,"g":1,"h":1,"i":1,"j":1,"k":1,"c":2})",
        "1: The key “c” is there twice.");
    row("line comment", "// x\n{}", "1: “/” stands where a value was expected.");
    row("block comment", "{} /* x */", "1: “/” stands where the end of the file");
    row("hash comment", "# x\n{}", "1: “#” stands where a value was expected.");
    row("bare word", "[yes]", "1: “yes” is not a value; texts need double quotes.");
    row("wrong case", "True", "1: “True” is not a value");
    row("cut word", "nul", "1: “nul” is not a value");
    row("NaN", "[NaN]", "1: “NaN” is not a value");
    row("Infinity", "Infinity", "1: “Infinity” is not a value");
    row("minus Infinity", "-Infinity", "1: “I” stands where a digit was expected.");
    row("plus sign", "+1", "1: “+” stands where a value was expected.");
    row("only minus", "-", "1: The file ends where a digit was expected.");
    row("leading zero", "012", "1: A number must not start with a needless zero.");
    row("leading zero behind minus", "-00", "1: A number must not start with a needless zero.");
    row("leading point", ".5", "1: “.” stands where a value was expected.");
    row("point without digits", "1.", "1: The file ends where a digit was expected.");
    row("exponent without digits", "1e+", "1: The file ends where a digit was expected.");
    row("hexadecimal", "0x10", "1: “x” stands where the end of the file was expected.");
    row("digit separator", "1_000", "1: “_” stands where the end of the file was expected.");
    row("decimal comma", "1,5", "1: “,” stands where the end of the file was expected.");
    row("integer beyond 64 bits", "9223372036854775808", "1: The whole number is too large.");
    row("integer far below", "-99999999999999999999", "1: The whole number is too large.");
    row("real too large", "1e999", "1: The number is too large or too small.");
    row("real too small", "1e-999", "1: The number is too large or too small.");
    row("open text", "\"abc", "1: The file ends inside a text.");
    row("open text at a backslash", "\"abc\\", "1: The file ends inside a text.");
    row("open text in an escape", "\"\\u12", "1: The file ends inside a text.");
    row("line end in a text", "\n\"a\nb\"", "2: A text must end on the line where it starts");
    row("tab in a text", "\"a\tb\"", "1: There is a control character in a text.");
    row("NUL in a text", QByteArray("\"\0\"", 3), "1: There is a control character in a text.");
    row("unknown escape", R"("\x41")", "1: There is a backslash before a character");
    row("escaped quote", R"("\'")", "1: There is a backslash before a character");
    row("bad hex digits", R"("\u00g1")", "1: After \\u four hexadecimal digits are needed.");
    row("signed hex digits", R"("\u-001")", "1: After \\u four hexadecimal digits are needed.");
    row("lone first half", R"("\ud83c")", "1: A text has the first half of a character");
    row("first half twice", R"("\ud83c\ud83c")", "1: A text has the first half of a character");
    row("lone second half", R"("\udfb2")", "1: A text has the second half of a character");
    row("lone continuation byte", "\"\x80\"", "1: A text is not valid UTF-8.");
    row("cut UTF-8", "\"\xC3\"", "1: A text is not valid UTF-8.");
    row("overlong UTF-8", "\"\xC0\xAF\"", "1: A text is not valid UTF-8.");
    row("surrogate in UTF-8", "\"\xED\xA0\x80\"", "1: A text is not valid UTF-8.");
    row("beyond Unicode", "\"\xF4\x90\x80\x80\"", "1: A text is not valid UTF-8.");
    row("Latin-1",
        "\"Espa\xF1"
        "a\"",
        "1: A text is not valid UTF-8.");
    row("bad UTF-8 in a key", "{\"\xFF\":1}", "1: A text is not valid UTF-8.");
    row("no-break space",
        "[1,\xC2\xA0"
        "2]",
        "1: A strange character stands where a value");
}

void tst_Json::refuses()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, message);
    const auto result = Json::parse(text, u"bad.json"_s);
    QVERIFY(!result);
    QCOMPARE(result.error().code, engine::Error::Code::BadFormat);
    QVERIFY2(result.error().message.startsWith(message), qPrintable(result.error().message));
}

void tst_Json::refusesTooDeep()
{
    const auto nested = [](int depth) -> QByteArray {
        return QByteArray(depth, '[') + QByteArray(depth, ']');
    };
    QVERIFY(Json::parse(nested(64), u"deep.json"_s));
    const auto tooDeep = Json::parse(nested(65), u"deep.json"_s);
    QVERIFY(!tooDeep);
    QCOMPARE(tooDeep.error().message,
             u"deep.json:1: The values are nested deeper than 64 levels."_s);
    QVERIFY(!Json::parse(QByteArray(1'000'000, '['), u"deep.json"_s));
    QVERIFY(!Json::parse(QByteArray("{\"a\":").repeated(100'000), u"deep.json"_s));
    QVERIFY(!Json::parse(nested(3), u"deep.json"_s, 2));
}

void tst_Json::refusesTooManyValues()
{
    const QByteArray text = '[' + QByteArray("0,").repeated(engine::limits::jsonValues) + "0]";
    const auto result = Json::parse(text, u"many.json"_s);
    QVERIFY(!result);
    QVERIFY(result.error().message.contains(u"more than 2000000 values"_s));
}

void tst_Json::keepsLines()
{
    const Json json = parsed("\n{\n \"a\":\n  [1,\r\n2],\n\"b\": {}}");
    QCOMPARE(json.line(), 2);
    QCOMPARE(json[u"a"].line(), 4);
    QCOMPARE(json[u"a"].at(0).line(), 4);
    QCOMPARE(json[u"a"].at(1).line(), 5);
    QCOMPARE(json[u"b"].line(), 6);
    QCOMPARE(json[u"missing"].line(), 0);
}

void tst_Json::keepsKeyOrder()
{
    Json json = parsed(R"({"z":1,"a":2,"m":3})");
    QCOMPARE(json.keys(), (QStringList{u"z"_s, u"a"_s, u"m"_s}));
    json.insert(u"a"_s, 9);
    json.insert(u"b"_s, 4);
    QCOMPARE(json.keys(), (QStringList{u"z"_s, u"a"_s, u"m"_s, u"b"_s}));
    QCOMPARE(json[u"a"].toInteger(), 9);
    json.remove(u"z");
    QCOMPARE(json.keys(), (QStringList{u"a"_s, u"m"_s, u"b"_s}));
    QCOMPARE(json[u"b"].toInteger(), 4);
}

void tst_Json::answersNullForWhatIsMissing()
{
    const Json json = parsed(R"([1,"x"])");
    QVERIFY(json.at(-1).isNull());
    QVERIFY(json.at(2).isNull());
    QVERIFY(json[u"x"].isNull());
    QVERIFY(json.at(0).at(0)[u"x"].isNull());
    QVERIFY(json.keys().isEmpty());
    QCOMPARE(json.at(0).toString(u"fallback"_s), u"fallback"_s);
    QCOMPARE(json.at(1).toInteger(5), 5);
    QCOMPARE(json.at(1).toBool(true), true);
}

void tst_Json::findsKeysOfBigObjects()
{
    Json json = Json::object();
    for (int i = 0; i < 5000; ++i)
        json.insert(u"key%1"_s.arg(i), i);
    QCOMPARE(json.size(), 5000);
    QCOMPARE(json[u"key4321"].toInteger(), 4321);
    QVERIFY(!json.contains(u"key5000"));
    json.remove(u"key0");
    QVERIFY(!json.contains(u"key0"));
    QCOMPARE(json[u"key4999"].toInteger(), 4999);
    for (int i = 1; i < 4995; ++i)
        json.remove(u"key%1"_s.arg(i));
    QCOMPARE(json.size(), 5);
    QCOMPARE(json[u"key4999"].toInteger(), 4999);
}

void tst_Json::copiesAreIndependent()
{
    Json first = parsed(R"({"a":[1]})");
    Json second = first;
    second.insert(u"a"_s, 2);
    QCOMPARE(first[u"a"].size(), 1);
    Json list = first[u"a"];
    list.append(3);
    QCOMPARE(list.size(), 2);
    QCOMPARE(first[u"a"].size(), 1);

    Json big = Json::object();
    for (int i = 0; i < 20; ++i)
        big.insert(QString::number(i), i);
    Json copy = big;
    copy.remove(u"3");
    big = Json();
    QCOMPARE(copy[u"19"].toInteger(), 19);
    QVERIFY(!copy.contains(u"3"));
}

void tst_Json::comparesByContent()
{
    QCOMPARE(parsed("{\"a\":1,\n\"b\":[true]}"), parsed("{\"b\":[true],\"a\":1}"));
    QVERIFY(parsed("[1,2]") != parsed("[2,1]"));
    QVERIFY(parsed("1") != parsed("1.0"));
    QVERIFY(parsed("{}") != parsed("[]"));
    QVERIFY(parsed("{\"a\":null}") != parsed("{\"b\":null}"));
}

void tst_Json::writesCompact()
{
    Json json;
    json.insert(u"text"_s, u"ñ\"\\\n\t\u0001"_s);
    json.insert(u"list"_s, Json::array({u"a"_s, u"b"_s}));
    json.insert(u"number"_s, 2.0);
    json.insert(u"none"_s, Json());
    json.insert(u"yes"_s, true);
    json.insert(u"empty"_s, Json::object());
    QCOMPARE(json.write(Json::Style::Compact),
             QByteArray("{\"text\":\"\xC3\xB1\\\"\\\\\\n\\t\\u0001\",\"list\":[\"a\",\"b\"],"
                        "\"number\":2.0,\"none\":null,\"yes\":true,\"empty\":{}}"));
}

void tst_Json::writesPretty()
{
    Json json = parsed(R"({"id":"x","empty":[],"at":[1,2],"nested":[[1,2],{"a":1}]})");
    QCOMPARE(json.write(), QByteArray(R"({
  "id": "x",
  "empty": [],
  "at": [1, 2],
  "nested": [
    [1, 2],
    {"a": 1}
  ]
}
)"));

    const QString word(20, u'w');
    Json fits = Json::array();
    fits.append(Json::array({word, word, word, word}));
    const QList<QByteArray> lines = fits.write().split('\n');
    QCOMPARE(lines.size(), 4);
    Json tooLong = Json::array();
    tooLong.append(Json::array({word, word, word, word, word}));
    QCOMPARE(tooLong.write().split('\n').size(), 10);
    for (const QByteArray &line : tooLong.write().split('\n'))
        QVERIFY(line.size() <= 100);
    QCOMPARE(Json(7).write(), QByteArray("7\n"));
    QCOMPARE(Json::object().write(), QByteArray("{}\n"));
}

void tst_Json::roundTripsReals_data()
{
    QTest::addColumn<double>("number");
    QTest::addColumn<QByteArray>("text");

    QTest::newRow("tenth") << 0.1 << QByteArray("0.1");
    QTest::newRow("sum of tenths") << 0.1 + 0.2 << QByteArray("0.30000000000000004");
    QTest::newRow("whole") << 100.0 << QByteArray("100.0");
    QTest::newRow("large") << 1e300 << QByteArray("1e+300");
    QTest::newRow("small") << 5e-324 << QByteArray("5e-324");
    QTest::newRow("negative") << -2.5 << QByteArray("-2.5");
}

void tst_Json::roundTripsReals()
{
    QFETCH(double, number);
    const QByteArray text = Json(number).write(Json::Style::Compact);
    QTEST(text, "text");
    QCOMPARE(parsed(text).toReal(), number);
    QVERIFY(!parsed(text).isInteger());
}

void tst_Json::rereadsWhatItWrote()
{
    const Json json =
        parsed(R"({"a":[1,-2.5,"\ud83c\udfb2\u0000",null,[[]],{"":{"x":[{}]}}],"b":true})");
    for (const auto style : {Json::Style::Compact, Json::Style::Pretty}) {
        const QByteArray text = json.write(style);
        QCOMPARE(parsed(text), json);
        QCOMPARE(parsed(text).write(style), text);
    }
}

QTEST_GUILESS_MAIN(tst_Json)
#include "tst_json.moc"

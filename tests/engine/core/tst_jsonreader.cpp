// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/jsonreader.h"
#include "engine/core/nearestname.h"

#include <QtTest>

using engine::Issue;
using engine::Issues;
using engine::Json;
using engine::JsonReader;
using namespace Qt::StringLiterals;

class tst_JsonReader : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_issues.clear(); }

    void readsGoodValues();
    void collectsAllProblems();
    void fallsBackOnlyWhenMissing();
    void mutesWhatIsMissing();
    void namesThePath();
    void hintsAtUnknownKeys();
    void readsChoices();
    void checksIdentifiers_data();
    void checksIdentifiers();
    void checksTheFormat_data();
    void checksTheFormat();
    void checksTheRoot();
    void warns();
    void findsTheNearestName_data();
    void findsTheNearestName();

private:
    JsonReader reader(const QByteArray &text)
    {
        const auto json = Json::parse(text, u"f.json"_s);
        if (!json)
            qFatal("%s", qPrintable(json.error().message));
        return JsonReader(json.value(), u"f.json"_s, m_issues);
    }
    QStringList messages() const
    {
        QStringList texts;
        for (const Issue &issue : m_issues)
            texts.append(issue.toString());
        return texts;
    }

    Issues m_issues;
};

void tst_JsonReader::readsGoodValues()
{
    JsonReader file = reader(R"({"name":"Ane","id":"a-1","count":3,"half":0.5,"on":true,
        "tags":["x","y"],"inner":{"n":1},"list":[{"n":1},{"n":2}],"map":{"b":1,"a":2}})");
    QVERIFY(file.expectObject());
    QCOMPARE(file.string(u"name"), u"Ane"_s);
    QCOMPARE(file.identifier(u"id"), u"a-1"_s);
    QCOMPARE(file.integer(u"count", 0, 9), 3);
    QCOMPARE(file.real(u"half", 0, 1), 0.5);
    QCOMPARE(file.real(u"count", 0, 9), 3.0);
    QCOMPARE(file.boolean(u"on"), true);
    QCOMPARE(file.strings(u"tags"), (QStringList{u"x"_s, u"y"_s}));
    QCOMPARE(file.object(u"inner").integer(u"n"), 1);
    QCOMPARE(file.array(u"list").at(1).value()[u"n"].toInteger(), 2);
    auto entries = file.map(u"map");
    QCOMPARE(entries.size(), 2);
    QCOMPARE(entries[0].key, u"b"_s);
    QCOMPARE(entries[1].value.asInteger(), 2);
    QCOMPARE(messages(), QStringList());
}

void tst_JsonReader::collectsAllProblems()
{
    JsonReader file = reader("{\n\"name\": 1,\n\"count\": 12,\n\"half\": \"x\",\n\"on\": 0,\n"
                             "\"tags\": [\"a\",\n2]\n}");
    QCOMPARE(file.string(u"name"), QString());
    QCOMPARE(file.integer(u"count", 0, 9), 0);
    QCOMPARE(file.real(u"half", 1, 2), 1.0);
    QCOMPARE(file.boolean(u"on"), false);
    QCOMPARE(file.strings(u"tags"), (QStringList{u"a"_s, QString()}));
    QCOMPARE(file.integer(u"missing", 5, 9), 5);
    QCOMPARE(messages(),
             (QStringList{u"f.json:2: “name” must be a text in double quotes."_s,
                          u"f.json:3: “count” must be a whole number from 0 to 9."_s,
                          u"f.json:4: “half” must be a number from 1 to 2."_s,
                          u"f.json:5: “on” must be true or false."_s,
                          u"f.json:7: “tags[1]” must be a text in double quotes."_s,
                          u"f.json:1: “missing” is missing."_s}));
    QVERIFY(engine::hasErrors(m_issues));
}

void tst_JsonReader::fallsBackOnlyWhenMissing()
{
    JsonReader file = reader(R"({"s":1,"i":1.5,"b":null,"a":{},"o":[]})");
    QCOMPARE(file.string(u"x", u"d"_s), u"d"_s);
    QCOMPARE(file.integer(u"x", 0, 9, 4), 4);
    QCOMPARE(file.real(u"x", 0, 9, 4.5), 4.5);
    QCOMPARE(file.boolean(u"x", true), true);
    QCOMPARE(file.strings(u"x", {u"d"_s}), QStringList{u"d"_s});
    QVERIFY(!file.optionalObject(u"x").isPresent());
    QVERIFY(file.optionalArray(u"x").isEmpty());
    QVERIFY(file.optionalMap(u"x").isEmpty());
    QCOMPARE(messages(), QStringList());

    QCOMPARE(file.string(u"s", u"d"_s), u"d"_s);
    QCOMPARE(file.integer(u"i", 0, 9, 4), 4);
    QCOMPARE(file.boolean(u"b", true), true);
    QVERIFY(file.optionalArray(u"a").isEmpty());
    QVERIFY(!file.optionalObject(u"o").isPresent());
    QCOMPARE(m_issues.size(), 5);
}

void tst_JsonReader::mutesWhatIsMissing()
{
    JsonReader file = reader(R"({"list":5})");
    JsonReader inner = file.object(u"inner");
    QVERIFY(!inner.isPresent());
    QCOMPARE(inner.integer(u"n", 1, 5), 1);
    inner.object(u"deeper").string(u"text");
    inner.allowKeys({u"n"});
    inner.problem(u"never noted"_s);
    QVERIFY(file.array(u"list").isEmpty());
    QCOMPARE(messages(),
             (QStringList{u"f.json:1: “inner” is missing."_s,
                          u"f.json:1: “list” must be a list in brackets."_s}));
}

void tst_JsonReader::namesThePath()
{
    JsonReader file = reader(R"({"units":[{"cost":{"clear":"x"}}]})");
    for (JsonReader &unit : file.array(u"units")) {
        for (auto &[key, cost] : unit.map(u"cost"))
            cost.asInteger(0, 99);
        unit.string(u"name");
    }
    QCOMPARE(messages(),
             (QStringList{u"f.json:1: “units[0].cost.clear” must be a whole number from 0 to 99."_s,
                          u"f.json:1: “units[0].name” is missing."_s}));
}

void tst_JsonReader::hintsAtUnknownKeys()
{
    JsonReader file = reader("{\"name\":1,\n\"nmae\":1,\n\"Sides\":1,\n\"zzz\":1}");
    file.allowKeys({u"name", u"sides"});
    QCOMPARE(messages(),
             (QStringList{u"f.json:2: “nmae” is not a known key. Did you mean “name”?"_s,
                          u"f.json:3: “Sides” is not a known key. Did you mean “sides”?"_s,
                          u"f.json:4: “zzz” is not a known key."_s}));
}

void tst_JsonReader::readsChoices()
{
    enum class Grid { Hex, Area };
    JsonReader file = reader(R"({"good":"area","bad":"haex","odd":3})");
    const auto read = [&file](QStringView key) {
        return file.choice<Grid>(key, {{u"hex", Grid::Hex}, {u"area", Grid::Area}});
    };
    QCOMPARE(read(u"good"), Grid::Area);
    QCOMPARE(read(u"bad"), Grid::Hex);
    QCOMPARE(read(u"odd"), Grid::Hex);
    QCOMPARE(read(u"missing"), Grid::Hex);
    QCOMPARE(file.choice<Grid>(u"none", {{u"hex", Grid::Hex}}, Grid::Area), Grid::Area);
    QCOMPARE(messages(),
             (QStringList{u"f.json:1: “bad” must be one of: hex, area. Did you mean “hex”?"_s,
                          u"f.json:1: “odd” must be one of: hex, area."_s,
                          u"f.json:1: “missing” is missing."_s}));
}

void tst_JsonReader::checksIdentifiers_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isGood");

    QTest::newRow("letters") << u"abcXYZ"_s << true;
    QTest::newRow("rule number") << u"7.2-a_1"_s << true;
    QTest::newRow("longest") << QString(64, u'a') << true;
    QTest::newRow("too long") << QString(65, u'a') << false;
    QTest::newRow("empty") << u""_s << false;
    QTest::newRow("space") << u"a b"_s << false;
    QTest::newRow("accent") << u"año"_s << false;
    QTest::newRow("slash") << u"a/b"_s << false;
}

void tst_JsonReader::checksIdentifiers()
{
    QFETCH(QString, text);
    QFETCH(bool, isGood);
    Json json;
    json.insert(u"id"_s, text);
    JsonReader file(json, u"f.json"_s, m_issues);
    QCOMPARE(file.identifier(u"id"), isGood ? text : QString());
    QCOMPARE(m_issues.isEmpty(), isGood);
}

void tst_JsonReader::checksTheFormat_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("format");
    QTest::addColumn<QString>("message");

    QTest::newRow("known") << QByteArray(R"({"format":2})") << 2 << QString();
    QTest::newRow("newer") << QByteArray(R"({"format":3})") << 0 << u"a newer version"_s;
    QTest::newRow("zero") << QByteArray(R"({"format":0})") << 0 << u"from 1 to 2"_s;
    QTest::newRow("text") << QByteArray(R"({"format":"1"})") << 0 << u"from 1 to 2"_s;
    QTest::newRow("missing") << QByteArray("{}") << 0 << u"is missing"_s;
}

void tst_JsonReader::checksTheFormat()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, message);
    JsonReader file = reader(text);
    QTEST(file.format(2), "format");
    QVERIFY2(messages().join(u' ').contains(message), qPrintable(messages().join(u' ')));
    QCOMPARE(m_issues.isEmpty(), message.isEmpty());
}

void tst_JsonReader::checksTheRoot()
{
    JsonReader file = reader("[1]");
    QVERIFY(!file.expectObject());
    file.string(u"name");
    QCOMPARE(messages(), QStringList{u"f.json:1: The file must be an object in braces."_s});
}

void tst_JsonReader::warns()
{
    JsonReader file = reader("{\n\"a\":1}");
    file.warning(file.value()[u"a"], u"Careful."_s);
    QCOMPARE(m_issues, (Issues{{Issue::Severity::Warning, u"f.json"_s, 2, u"Careful."_s}}));
    QVERIFY(!engine::hasErrors(m_issues));
}

void tst_JsonReader::findsTheNearestName_data()
{
    QTest::addColumn<QString>("wrong");
    QTest::addColumn<QString>("nearest");

    QTest::newRow("swapped") << u"forset"_s << u"forest"_s;
    QTest::newRow("dropped") << u"moutain"_s << u"mountain"_s;
    QTest::newRow("case") << u"CLEAR"_s << u"clear"_s;
    QTest::newRow("too far") << u"swamp"_s << QString();
    QTest::newRow("empty") << u""_s << QString();
    QTest::newRow("very long") << QString(100'000, u'f') << QString();
}

void tst_JsonReader::findsTheNearestName()
{
    QFETCH(QString, wrong);
    QTEST(engine::nearestName(wrong, {u"clear"_s, u"forest"_s, u"mountain"_s}), "nearest");
}

QTEST_GUILESS_MAIN(tst_JsonReader)
#include "tst_jsonreader.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/protocol.h"

#include <QTest>

using namespace engine;

namespace {

bool knows(Shape::Kind kind, const QString &id)
{
    const QStringList ids = kind == Shape::Kind::Piece ? QStringList{"P1", "P2"}
        : kind == Shape::Kind::Space                   ? QStringList{"0101", "0102"}
                                                       : QStringList{"red", "blue"};
    return ids.contains(id);
}

QString flaws(const QString &notation, const QByteArray &json)
{
    const Shape::Named named = {{QStringLiteral("row"), QStringLiteral("{piece: piece}")}};
    const auto parsed = Json::parse(json, QStringLiteral("answer"));
    if (!parsed)
        return parsed.error().message;
    QStringList found;
    for (const Shape::Flaw &flaw : Shape(notation, named).flaws(parsed.value(), knows))
        found.append(flaw.path + u'=' + flaw.expected);
    return found.join(u' ');
}

} // namespace

/// What a JSON value looks like, and where it looks otherwise.
class tst_Shape : public QObject
{
    Q_OBJECT

private slots:
    void fits_data();
    void fits();
    void isWrittenAsItWasRead();
    void namesForLua_data();
    void namesForLua();
    void tableIsInOrder();
    void findsEntriesByName();
};

void tst_Shape::fits_data()
{
    QTest::addColumn<QString>("notation");
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const char *notation, const char *json,
                        const char *flaws) {
        QTest::newRow(name) << QString::fromUtf8(notation) << QByteArray(json)
                            << QString::fromUtf8(flaws);
    };
    row("number", "number", "1.5", "");
    row("no number", "number", "\"1\"", "=number");
    row("integer", "integer", "3", "");
    row("no integer", "integer", "3.5", "=integer");
    row("boolean", "boolean", "true", "");
    row("no boolean", "boolean", "1", "=boolean");
    row("text", "text", "\"\"", "");
    row("no word", "word", "{}", "=word");
    row("anything", "any", "[{}]", "");
    row("piece", "piece", "\"P1\"", "");
    row("unknown piece", "piece", "\"0101\"", "=piece");
    row("side", "side", "\"red\"", "");
    row("list", "[space]", R"(["0101","0102"])", "");
    row("empty list as Lua writes it", "[space]", "{}", "");
    row("wrong item", "[space]", R"(["0101",7])", "[2]=space");
    row("no list", "[space]", R"({"a":"0101"})", "=[space]");
    row("map", "{[side]: number}", R"({"red":1,"blue":2})", "");
    row("empty map as Lua writes it", "{[side]: number}", "[]", "");
    row("wrong key", "{[side]: number}", R"({"green":1})", "green=side");
    row("wrong value", "{[side]: number}", R"({"red":"1"})", "red=number");
    row("more keys than named", "{used: number}", R"({"used":1,"more":[]})", "");
    row("missing key", "{used: number, ok: boolean}", R"({"used":1})", "ok=boolean");
    row("optional key", "{used?: number}", "{}", "");
    row("optional key, null", "{used?: number}", R"({"used":null})", "");
    row("optional key, wrong", "{used?: number}", R"({"used":"1"})", "used=number");
    row("literal", R"("out"|"in")", "\"in\"", "");
    row("other literal", R"("out"|"in")", "\"under\"", R"(="out"|"in")");
    row("nothing", "[space]|null", "null", "");
    row("inside of a choice", "[space]|null", R"(["0909"])", "[1]=space");
    row("neither", "[space]|null", "5", "=[space]|null");
    row("deep", "{units: [row]}", R"({"units":[{"piece":"P1"},{"piece":5}]})",
        "units[2].piece=piece");
    row("by name", "{units: [row]}", R"({"units":[5]})", "units[1]=row");
    row("several", "{a: number, b: {c: text}}", R"({"a":"","b":{}})", "a=number b.c=text");
}

void tst_Shape::fits()
{
    QFETCH(QString, notation);
    QFETCH(QByteArray, json);
    QFETCH(QString, expected);
    QCOMPARE(flaws(notation, json), expected);
}

void tst_Shape::isWrittenAsItWasRead()
{
    for (const char *notation :
         {"any", "[[space]]", "{[piece]: \"supplied\"|\"out\"}", "{a?: number, b: [text]|null}",
          "{}", "{attackers?: [piece], space: space, support?: {}}"})
        QCOMPARE(Shape(QString::fromLatin1(notation)).notation(), QString::fromLatin1(notation));
    for (const auto &query : protocol::queries()) {
        QCOMPARE(Shape(query.arguments.notation(), protocol::parts()).notation(),
                 query.arguments.notation());
        QCOMPARE(Shape(query.answer.notation(), protocol::parts()).notation(),
                 query.answer.notation());
    }
}

void tst_Shape::namesForLua_data()
{
    QTest::addColumn<QString>("notation");
    QTest::addColumn<QString>("type");
    QTest::newRow("list") << "[space]"
                          << "string[]";
    QTest::newRow("list of choices") << "[integer|text]"
                                     << "(integer|Words)[]";
    QTest::newRow("map") << "{[side]: number}"
                         << "table<Side, number>";
    QTest::newRow("object") << "{a?: boolean, b: word}"
                            << "{ a?: boolean, b: string }";
    QTest::newRow("any object") << "{}"
                                << "table";
    QTest::newRow("choice") << R"("a"|null)"
                            << R"("a"|nil)";
}

void tst_Shape::namesForLua()
{
    QFETCH(QString, notation);
    QFETCH(QString, type);
    QCOMPARE(Shape(notation).luaType(), type);
}

// The entries stand where their enumerators say.
void tst_Shape::tableIsInOrder()
{
    for (const auto &one : protocol::forms())
        QCOMPARE(protocol::entry(one.form).name, one.name);
    for (const auto &one : protocol::hints())
        QCOMPARE(protocol::entry(one.hint).name, one.name);
    for (const auto &one : protocol::queries())
        QCOMPARE(protocol::entry(one.query).name, one.name);
}

void tst_Shape::findsEntriesByName()
{
    QCOMPARE(protocol::form(u"losses")->form, protocol::Form::Losses);
    QVERIFY(!protocol::form(u"loses"));
    QVERIFY(!protocol::form(u""));
    QCOMPARE(protocol::hint(QLatin1StringView("target"))->type, Value::Type::Space);
    QVERIFY(!protocol::hint(QLatin1StringView("attackers")));
    QVERIFY(protocol::query(u"reach")->answer.isObject());
    QVERIFY(!protocol::query(u"path")->answer.isObject());
    QVERIFY(!protocol::query(u"hex"));
}

QTEST_APPLESS_MAIN(tst_Shape)
#include "tst_shape.moc"

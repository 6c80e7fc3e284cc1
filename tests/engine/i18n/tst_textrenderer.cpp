// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/i18n/textrenderer.h"

#include "engine/i18n/catalog/pluralform.h"
#include "engine/i18n/catalog/tscatalog.h"
#include "engine/i18n/gender.h"
#include "engine/module/read/moduleloader.h"
#include "engine/rules/action.h"
#include "tests/engine/module/smallmodule.h"

#include <QtTest>

using namespace engine;
using namespace Qt::StringLiterals;

class tst_TextRenderer : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void fillsGaps_data();
    void fillsGaps();
    void fillsGapsOfActions_data();
    void fillsGapsOfActions();
    void labelsActions();
    void namesThings();
    void translates();
    void agreesWithNames_data();
    void agreesWithNames();
    void hidesPieces();
    void tellsGenders_data();
    void tellsGenders();
    void choosesPlurals_data();
    void choosesPlurals();

private:
    Text text(const QString &source, const ValueList &arguments = {})
    {
        return {m_names.intern(source), arguments};
    }

    std::shared_ptr<const Module> m_module;
    Names m_names;
    Translator m_english;
};

Q_DECLARE_METATYPE(engine::ValueList)

void tst_TextRenderer::initTestCase()
{
    m_module = loadModule(ModuleFiles::fromMap(smallModule())).module;
    QVERIFY(m_module);
    m_names = m_module->names;
}

void tst_TextRenderer::fillsGaps_data()
{
    const auto module = loadModule(ModuleFiles::fromMap(smallModule())).module;
    const Value piece = Value::piece(module->piece(u"B-1"_s));
    const Value space = Value::space(module->map.find(u"0101"_s));
    QTest::addColumn<QString>("source");
    QTest::addColumn<ValueList>("arguments");
    QTest::addColumn<QString>("rendered");

    QTest::newRow("no gap") << u"Move"_s << ValueList() << u"Move"_s;
    QTest::newRow("number") << u"{1} left"_s << ValueList{Value::integer(-3)} << u"-3 left"_s;
    QTest::newRow("piece and space")
        << u"{1} enters {2}."_s << ValueList{piece, space} << u"1st Foot enters 0101 Arlen."_s;
    QTest::newRow("turned round") << u"{2}: {1}"_s << ValueList{piece, space}
                                  << u"0101 Arlen: 1st Foot"_s;
    QTest::newRow("twice") << u"{1}{1}"_s << ValueList{Value::integer(4)} << u"44"_s;
    QTest::newRow("side") << u"{1} wins"_s << ValueList{Value::side(SideId(1))} << u"Red wins"_s;
    QTest::newRow("word") << u"It is {1}"_s
                          << ValueList{Value::word(module->names.find(u"supplied"_s))}
                          << u"It is supplied"_s;
    QTest::newRow("flag") << u"{1}/{2}"_s << ValueList{Value::boolean(true), Value::boolean(false)}
                          << u"yes/no"_s;
    QTest::newRow("nothing") << u"<{1}>"_s << ValueList{Value()} << u"<>"_s;
    QTest::newRow("one") << u"{1} {1|hex|hexes}"_s << ValueList{Value::integer(1)} << u"1 hex"_s;
    QTest::newRow("many") << u"{1} {1|hex|hexes}"_s << ValueList{Value::integer(0)} << u"0 hexes"_s;
    QTest::newRow("empty form") << u"{1} step{1||s}"_s << ValueList{Value::integer(1)}
                                << u"1 step"_s;
    QTest::newRow("no such argument")
        << u"{2} left"_s << ValueList{Value::integer(1)} << u"{2} left"_s;
    QTest::newRow("no gap in braces")
        << u"{} {x} {0} {10} {"_s << ValueList{Value::integer(1)} << u"{} {x} {0} {10} {"_s;
    QTest::newRow("brace before a gap") << u"{{1}}"_s << ValueList{Value::integer(1)} << u"{1}"_s;
    QTest::newRow("no gap inside an argument")
        << u"{1} {2}"_s
        << ValueList{Value::word(module->names.find(u"supplied"_s)), Value::integer(2)}
        << u"supplied 2"_s;
}

void tst_TextRenderer::fillsGaps()
{
    QFETCH(QString, source);
    QFETCH(ValueList, arguments);
    const TextRenderer renderer(*m_module, m_names, m_english);
    QTEST(renderer.render(text(source, arguments)), "rendered");
    QCOMPARE(renderer.render(Text()), QString());
}

void tst_TextRenderer::fillsGapsOfActions_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("rendered");
    QTest::newRow("piece") << u"Move {piece}"_s << u"Move 1st Foot"_s;
    QTest::newRow("space") << u"To {space}"_s << u"To 0102"_s;
    QTest::newRow("value") << u"Pay {value}"_s << u"Pay 3"_s;
    QTest::newRow("side") << u"{side} moves"_s << u"Blue moves"_s;
    QTest::newRow("mixed") << u"{piece} {1} {other}"_s << u"1st Foot 7 {other}"_s;
}

void tst_TextRenderer::fillsGapsOfActions()
{
    QFETCH(QString, source);
    Action action;
    action.verb = m_names.intern(u"move"_s);
    action.piece = m_module->piece(u"B-1"_s);
    action.space = m_module->map.find(u"ford"_s);
    action.value = Value::integer(3);
    const Text one = text(source, {Value::integer(7)});
    const TextRenderer renderer(*m_module, m_names, m_english);
    QTEST(renderer.render(one, action), "rendered");
    action.label = one;
    QTEST(renderer.label(action), "rendered");
}

void tst_TextRenderer::labelsActions()
{
    const TextRenderer renderer(*m_module, m_names, m_english);
    Action action;
    action.verb = m_names.intern(u"end_turn"_s);
    QCOMPARE(renderer.label(action), u"End turn"_s);
    action.verb = m_names.intern(u"move"_s);
    action.piece = m_module->piece(u"B-1"_s);
    action.space = m_module->map.find(u"0101"_s);
    QCOMPARE(renderer.label(action), u"Move 1st Foot 0101 Arlen"_s);
}

void tst_TextRenderer::namesThings()
{
    const TextRenderer renderer(*m_module, m_names, m_english);
    const Map &map = m_module->map;
    QCOMPARE(renderer.spaceName(map.find(u"0102"_s)), u"0102"_s);
    QCOMPARE(renderer.spaceName(map.find(u"off"_s)), u"Off the map"_s);
    QCOMPARE(renderer.spaceName(map.find(u"north"_s)), u"north North"_s);
    QCOMPARE(renderer.spaceName(map.find(u"t1"_s)), u"t1"_s);
    QCOMPARE(renderer.spaceName({}), QString());
    QCOMPARE(renderer.pieceName({}), QString());
    QCOMPARE(renderer.sideName({}), QString());
}

void tst_TextRenderer::translates()
{
    TsCatalog catalog;
    const auto add = [&](const QString &context, const QString &source,
                         const QString &translation) {
        TsMessage message;
        message.source = source;
        message.translation = translation;
        message.type = TsMessage::Type::Finished;
        catalog.contexts.push_back({context, {message}});
    };
    add(u"pieces.json"_s, u"1st Foot"_s, u"1º de infantería"_s);
    add(u"boards/map.json"_s, u"Arlen"_s, u"Arlén"_s);
    add(u"module.json"_s, u"Red"_s, u"Rojo"_s);
    add(u"rules/main.lua"_s, u"{1} moves {2} {2|hex|hexes}"_s,
        u"{2} {2|hexágono|hexágonos} para {1}"_s);
    add(u"rules/main.lua"_s, u"supplied"_s, u"abastecido"_s);
    const Translator spanish(catalog, u"es"_s);
    const TextRenderer renderer(*m_module, m_names, spanish);
    const Value piece = Value::piece(m_module->piece(u"B-1"_s));
    QCOMPARE(renderer.render(text(u"{1} moves {2} {2|hex|hexes}"_s, {piece, Value::integer(2)})),
             u"2 hexágonos para 1º de infantería"_s);
    QCOMPARE(renderer.spaceName(m_module->map.find(u"0101"_s)), u"0101 Arlén"_s);
    QCOMPARE(renderer.sideName(SideId(1)), u"Rojo"_s);
    QCOMPARE(renderer.value(Value::word(m_names.find(u"supplied"_s))), u"abastecido"_s);
}

void tst_TextRenderer::agreesWithNames_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("foot"); // a feminine name
    QTest::addColumn<QString>("guards"); // one that the file gives no gender
    QTest::newRow("word") << u"{1} está {1|m=listo|f=lista}"_s << u"Infantería está lista"_s
                          << u"Red Guard está listo"_s;
    QTest::newRow("name of the action")
        << u"{piece|m=El|f=La} {piece}"_s << u"La Infantería"_s << u"El Red Guard"_s;
    QTest::newRow("three genders")
        << u"{1|n=das|f=die|m=der} {1}"_s << u"die Infantería"_s << u"das Red Guard"_s;
    QTest::newRow("nothing for one") << u"list{1|m=|f=a}"_s << u"lista"_s << u"list"_s;
    QTest::newRow("gender that the text has not")
        << u"{1|m=listo|n=listum}"_s << u"listo"_s << u"listo"_s;
    QTest::newRow("plural beside it") << u"{2} {2|paso|pasos} {1|m=perdido|f=perdida}"_s
                                      << u"2 pasos perdida"_s << u"2 pasos perdido"_s;
    QTest::newRow("sign in a plural") << u"{2|a = b|c = d}"_s << u"c = d"_s << u"c = d"_s;
    QTest::newRow("side") << u"{3|m=el|f=la} {3}"_s << u"la armada"_s << u"la armada"_s;
    QTest::newRow("place") << u"{4|m=un|f=una} {4}"_s << u"una 0101 Villa"_s << u"una 0101 Villa"_s;
    QTest::newRow("word of the rules") << u"{5|m=un|f=una} {5}"_s << u"una zona"_s << u"una zona"_s;
    QTest::newRow("number has none") << u"{2|f=una|m=un}"_s << u"una"_s << u"una"_s;
}

void tst_TextRenderer::agreesWithNames()
{
    QFETCH(QString, pattern);
    TsCatalog catalog;
    const auto add = [&](const QString &context, const QString &source,
                         const QString &translation) {
        TsMessage message;
        message.source = source;
        message.translation = translation;
        message.type = TsMessage::Type::Finished;
        catalog.contexts.push_back({context, {message}});
    };
    add(u"pieces.json"_s, u"1st Foot"_s, u"Infantería{=f}"_s);
    add(u"module.json"_s, u"Red"_s, u"armada{=f}"_s);
    add(u"boards/map.json"_s, u"Arlen"_s, u"Villa{=f}"_s);
    add(u"rules/main.lua"_s, u"supplied"_s, u"zona{=f}"_s);
    add(u"rules/main.lua"_s, u"pattern"_s, pattern);
    const Translator spanish(catalog, u"es"_s);
    const TextRenderer renderer(*m_module, m_names, spanish);
    const auto rendered = [&](const QString &id) {
        Action action;
        action.piece = m_module->piece(id);
        const ValueList arguments{
            Value::piece(action.piece), Value::integer(2), Value::side(SideId(1)),
            Value::space(m_module->map.find(u"0101"_s)), Value::word(m_names.find(u"supplied"_s))};
        return renderer.render(text(u"pattern"_s, arguments), action);
    };
    QTEST(rendered(u"B-1"_s), "foot");
    QTEST(rendered(u"R-1"_s), "guards");
    QCOMPARE(renderer.pieceName(m_module->piece(u"B-1"_s)), u"Infantería"_s);
    QCOMPARE(renderer.sideName(SideId(1)), u"Armada"_s);
    QCOMPARE(spanish.translate(u"supplied"_s), u"Zona"_s);
    QCOMPARE(renderer.about(SideId(1), u"Turno {1|p=de|m=del|f=de la} %1"_s),
             u"Turno de la armada"_s);
    QCOMPARE(renderer.about(SideId(1), u"%1 decide"_s), u"Armada decide"_s);
    QCOMPARE(renderer.about(SideId(0), u"Turno {1|p=de|m=del|f=de la} %1"_s), u"Turno de Blue"_s);
    // A module may be written in such a language, too.
    QCOMPARE(m_english.translate(u"pieces.json"_s, u"2. Brigade{=f}"_s), u"2. Brigade"_s);
}

void tst_TextRenderer::tellsGenders_data()
{
    QTest::addColumn<QString>("written");
    QTest::addColumn<QString>("shown");
    QTest::addColumn<QString>("gender");
    QTest::addColumn<QStringList>("chosen");
    QTest::addColumn<bool>("isLost");
    const auto row = [](const char *name, const char *written, const char *shown,
                        const char *gender, const QStringList &chosen, bool isLost) {
        QTest::newRow(name) << QString::fromUtf8(written) << QString::fromUtf8(shown)
                            << QString::fromLatin1(gender) << chosen << isLost;
    };
    row("name", "División{=f}", "División", "f", {}, false);
    row("none", "División", "División", "", {}, false);
    row("empty", "", "", "", {}, false);
    row("gap at the end", "Mover {piece}", "Mover {piece}", "", {}, false);
    row("gender alone", "{=f}", "", "f", {}, false);
    row("no letter", "División{=}", "División{=}", "", {}, true);
    row("not at the end", "División{=f} Panzer", "División{=f} Panzer", "", {}, true);
    row("open", "División{=f", "División{=f", "", {}, true);
    row("twice", "División{=f}{=m}", "División{=f}", "m", {}, true);
    row("choice", "{1|m=listo|f=lista}", "{1|m=listo|f=lista}", "", {u"m"_s, u"f"_s}, false);
    row("word without one", "{1|m=listo|lista}", "{1|m=listo|lista}", "", {u"m"_s}, true);
    row("plural", "{1|a|b}", "{1|a|b}", "", {}, false);
    row("sum in a plural", "{1|1 = 1|2 = 2}", "{1|1 = 1|2 = 2}", "", {}, false);
}

void tst_TextRenderer::tellsGenders()
{
    QFETCH(QString, written);
    QCOMPARE(standingAlone(u"alemán{=m}"_s), u"Alemán"_s);
    QCOMPARE(standingAlone(u"alemán"_s), u"alemán"_s);
    QCOMPARE(agreeing(u"{1|m=Unos|f=Unas} %1"_s, u"6 h{=f}"_s), u"Unas 6 h"_s);
    QCOMPARE(agreeing(u"{1|m=Unos|f=Unas} %1"_s, u"30 min"_s), u"Unos 30 min"_s);
    QCOMPARE(agreeing(u"{1|m=a|f=b} {1|m=c|f=d} %1 {1| {1|x"_s, u"n{=f}"_s), u"b d n {1| {1|x"_s);
    QTEST(withoutGender(written), "shown");
    QTEST(genderOf(written).toString(), "gender");
    QTEST(textGenders(written), "chosen");
    QTEST(hasLostGender(written), "isLost");
}

void tst_TextRenderer::hidesPieces()
{
    TextRenderer renderer(*m_module, m_names, m_english);
    const PieceId seen = m_module->piece(u"B-1"_s);
    const PieceId hidden = m_module->piece(u"R-1"_s);
    renderer.setSees([&](PieceId id) { return id != hidden; });
    const Text moves = text(u"{1} meets {2}"_s, {Value::piece(seen), Value::piece(hidden)});
    QCOMPARE(renderer.render(moves), u"1st Foot meets a hidden unit"_s);
    Action action;
    action.piece = hidden;
    QCOMPARE(renderer.render(text(u"Attack {piece}"_s), action), u"Attack a hidden unit"_s);
    QCOMPARE(renderer.render(text(u"{piece} attacks"_s), action), u"A hidden unit attacks"_s);
}

void tst_TextRenderer::choosesPlurals_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("forms");
    QTest::addColumn<QList<int>>("chosen"); // for 0, 1, 2, 5, 11, 12, 21, 22

    QTest::newRow("English") << u"en"_s << 2 << QList<int>{1, 0, 1, 1, 1, 1, 1, 1};
    QTest::newRow("Spanish") << u"es_MX"_s << 2 << QList<int>{1, 0, 1, 1, 1, 1, 1, 1};
    QTest::newRow("French") << u"fr"_s << 2 << QList<int>{0, 0, 1, 1, 1, 1, 1, 1};
    QTest::newRow("Russian") << u"ru"_s << 3 << QList<int>{2, 0, 1, 2, 2, 2, 0, 1};
    QTest::newRow("Russian with two") << u"ru"_s << 2 << QList<int>{1, 0, 1, 1, 1, 1, 1, 1};
    QTest::newRow("Polish") << u"pl"_s << 3 << QList<int>{2, 0, 1, 2, 2, 2, 2, 1};
    QTest::newRow("Czech") << u"cs"_s << 3 << QList<int>{2, 0, 1, 2, 2, 2, 2, 2};
    QTest::newRow("single form") << u"ja"_s << 1 << QList<int>{0, 0, 0, 0, 0, 0, 0, 0};
}

void tst_TextRenderer::choosesPlurals()
{
    QFETCH(QString, language);
    QFETCH(int, forms);
    QList<int> chosen;
    for (const int number : {0, 1, 2, 5, 11, 12, 21, 22})
        chosen.append(pluralForm(language, number, forms));
    QTEST(chosen, "chosen");
}

QTEST_GUILESS_MAIN(tst_TextRenderer)
#include "tst_textrenderer.moc"

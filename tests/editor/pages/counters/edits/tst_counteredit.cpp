// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/counters/edits/artimport.h"
#include "editor/pages/counters/edits/counteredit.h"
#include "editor/pages/counters/edits/counterparcel.h"
#include "engine/core/random.h"
#include "tests/editor/openmodule.h"

using namespace editor;
using engine::Json;

class tst_CounterEdit : public QObject
{
    Q_OBJECT

private slots:
    void freeId_data();
    void freeId();
    void duplicate();
    void removeWithPlaces();
    void removeCarrier();
    void rename();
    void renameCopies();
    void renameNamed_data();
    void renameNamed();
    void parcel_data() { openmodule::rows(); }
    void parcel();
    void art_data();
    void art();
    void randomEdits_data() { openmodule::rows(); }
    void randomEdits();
    void wrongShapes_data();
    void wrongShapes();

private:
    static void edit(Draft &draft, engine::Random &random);
};

void tst_CounterEdit::freeId_data()
{
    QTest::addColumn<QString>("like");
    QTest::addColumn<QString>("expected");

    QTest::newRow("free already") << "Z"
                                  << "Z";
    QTest::newRow("number") << "A-1"
                            << "A-3";
    QTest::newRow("leading zero") << "B-09"
                                  << "B-10";
    QTest::newRow("no number") << "C"
                               << "C-2";
    QTest::newRow("only digits") << "7"
                                 << "8";
}

void tst_CounterEdit::freeId()
{
    QFETCH(QString, like);
    const QSet<QString> taken{QStringLiteral("A-1"), QStringLiteral("A-2"), QStringLiteral("B-09"),
                              QStringLiteral("C"), QStringLiteral("7")};
    QTEST(CounterEdit::freeId(like, taken), "expected");
}

void tst_CounterEdit::duplicate()
{
    const auto document = openmodule::open(QStringLiteral("tutorial"));
    Draft draft = document->draft();
    const QStringList ids = CounterEdit(draft).duplicate({0, 2});

    QCOMPARE(ids, (QStringList{QStringLiteral("BL-INF-6"), QStringLiteral("BL-INF-7")}));
    const PieceFile file = PieceFile::of(draft.files());
    QCOMPARE(file.indexOf(QStringLiteral("BL-INF-6")), 3);
    QCOMPARE(file.pieces()[3].json[u"name"].toString(), QStringLiteral("1st Infantry Division"));
}

void tst_CounterEdit::removeWithPlaces()
{
    const auto document = openmodule::open(QStringLiteral("tutorial"));
    const QString battle = QStringLiteral("scenarios/battle.json");
    const PieceFile before = PieceFile::of(document->files());
    const QList<int> pieces{before.indexOf(QStringLiteral("BL-INF-1")),
                            before.indexOf(QStringLiteral("BL-ARM-8"))};

    Draft kept = document->draft();
    CounterEdit(kept).remove(pieces, InScenarios::Keep);
    QCOMPARE(PieceFile::of(kept.files()).count(), before.count() - 2);
    QVERIFY(kept.files().value(battle)->bytes().contains("BL-INF-1"));

    Draft draft = document->draft();
    CounterEdit(draft).remove(pieces, InScenarios::TakeOut);
    QVERIFY(!draft.files().value(battle)->bytes().contains("BL-INF-1"));
    QVERIFY(!draft.files().value(battle)->bytes().contains("BL-ARM-8"));
    QVERIFY(!draft.json(battle, {QStringLiteral("setup"), QStringLiteral("0506")}));
    QCOMPARE(draft.json(battle, {QStringLiteral("arrivals")})->size(), 5);
    QVERIFY(PieceUses(draft.files()).of(QStringLiteral("BL-INF-1")).isEmpty());
    QCOMPARE(PieceUses(draft.files()).of(QStringLiteral("BL-INF-2")).size(), 1);
}

/// What a deleted counter carried stays in the same place.
void tst_CounterEdit::removeCarrier()
{
    const auto document = openmodule::open(QStringLiteral("tutorial"));
    const QString battle = QStringLiteral("scenarios/battle.json");
    Draft draft = document->draft();
    const auto stack = Json::parse(
        R"([{"piece": "BL-INF-1", "steps": 1, "carries": ["BL-INF-2", "BL-INF-3"]}])", {});
    draft.set(battle, {QStringLiteral("setup"), QStringLiteral("0506")}, stack.value());
    const PieceFile file = PieceFile::of(draft.files());

    CounterEdit(draft).remove(
        {file.indexOf(QStringLiteral("BL-INF-1")), file.indexOf(QStringLiteral("BL-INF-3"))},
        InScenarios::TakeOut);

    QCOMPARE(draft.json(battle, {QStringLiteral("setup"), QStringLiteral("0506")})->write(),
             QByteArray("[\"BL-INF-2\"]"));
}

void tst_CounterEdit::rename()
{
    const auto document = openmodule::open(QStringLiteral("tutorial"));
    Draft draft = document->draft();
    QVERIFY(!CounterEdit(draft).rename(0, QStringLiteral("BL-INF-2")));
    QVERIFY(!CounterEdit(draft).rename(0, QStringLiteral("no good")));
    QVERIFY(CounterEdit(draft).rename(0, QStringLiteral("FIRST")));

    const PieceUses uses(draft.files());
    QVERIFY(uses.of(QStringLiteral("BL-INF-1")).isEmpty());
    QCOMPARE(uses.of(QStringLiteral("FIRST")).size(), 1);
    QCOMPARE(uses.of(QStringLiteral("FIRST")).first().space, QStringLiteral("0506"));
    QVERIFY(!PieceUses::otherFiles(draft.files(), {QStringLiteral("BL-INF-1")}).isEmpty());
}

void tst_CounterEdit::renameCopies()
{
    const auto document = openmodule::open(QStringLiteral("template area"));
    Draft draft = document->draft();
    const auto before = PieceUses(draft.files()).of(QStringLiteral("N-FOOT-1"));
    QVERIFY(!before.isEmpty());

    QVERIFY(CounterEdit(draft).rename(0, QStringLiteral("WALKERS")));

    QCOMPARE(PieceUses(draft.files()).of(QStringLiteral("WALKERS-1")).size(), before.size());
    QVERIFY(PieceUses(draft.files()).of(QStringLiteral("N-FOOT-1")).isEmpty());
}

void tst_CounterEdit::renameNamed_data()
{
    QTest::addColumn<QString>("section");
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<bool>("succeeds");

    QTest::newRow("formation") << "formations"
                               << "B1"
                               << "CORPS" << true;
    QTest::newRow("type") << "types"
                          << "blue_infantry"
                          << "foot" << true;
    QTest::newRow("template") << "templates"
                              << "unit"
                              << "squad" << true;
    QTest::newRow("taken") << "types"
                           << "blue_infantry"
                           << "blue_recon" << false;
    QTest::newRow("bad id") << "types"
                            << "blue_infantry"
                            << "a b" << false;
    QTest::newRow("unknown") << "types"
                             << "ships"
                             << "boats" << false;
}

void tst_CounterEdit::renameNamed()
{
    QFETCH(QString, section);
    QFETCH(QString, from);
    QFETCH(QString, to);
    const auto document = openmodule::open(QStringLiteral("tutorial"));
    Draft draft = document->draft();

    QTEST(CounterEdit(draft).renameNamed(section, from, to), "succeeds");

    const PieceFile file = PieceFile::of(draft.files());
    for (int i = 0; i < file.count(); ++i) {
        QVERIFY(!file.type(file.pieces()[size_t(i)].type).isNull());
        QVERIFY(!file.baseTemplate(file.templateOf(i)).isNull());
        QVERIFY(
            !file.formation(file.value(i, {{}, QStringLiteral("formation")}).toString()).isNull());
    }
}

/// Counters of every module into an empty one: everything that they need comes along.
void tst_CounterEdit::parcel()
{
    QFETCH(QString, module);
    const auto from = openmodule::open(module);
    const PieceFile file = PieceFile::of(from->files());
    QList<int> pieces;
    for (int i = 0; i < file.count(); ++i)
        pieces.append(i);
    const Json parcel = CounterParcel::pack(from->files(), pieces);

    const auto to = openmodule::open(QStringLiteral("template hex"));
    Draft draft = to->draft();
    const QStringList ids = CounterParcel::unpack(draft, parcel);

    QCOMPARE(ids.size(), pieces.size());
    const PieceFile made = PieceFile::of(draft.files());
    for (qsizetype i = 0; i < ids.size(); ++i) {
        const int piece = made.indexOf(ids[i]);
        QVERIFY(piece >= 0);
        for (const char *key : {"name", "label", "steps"}) {
            const FieldKey field{{}, QLatin1String(key)};
            if (key != QLatin1String("name") || !file.own(int(i), field).isNull())
                QVERIFY(made.value(piece, field) == file.value(int(i), field));
        }
        const FieldKey symbol{QStringLiteral("art"), QStringLiteral("symbol")};
        QVERIFY(made.value(piece, symbol) == file.value(int(i), symbol));
    }
}

void tst_CounterEdit::art_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("expected"); // empty: refused

    const QByteArray good = "<svg xmlns='http://www.w3.org/2000/svg' width='64' height='64'>"
                            "<rect width='64' height='64' fill='#a33'/></svg>";
    QTest::newRow("drawing") << "My face.SVG" << good << "art/My_face.svg";
    QTest::newRow("script") << "a.svg" << QByteArray("<svg><script>1</script></svg>") << "";
    QTest::newRow("other file") << "a.svg" << QByteArray("<svg><image href='file.png'/></svg>")
                                << "";
    QTest::newRow("no picture") << "a.png" << QByteArray("no picture") << "";
    QTest::newRow("other kind") << "a.gif" << QByteArray("GIF89a") << "";
    QTest::newRow("empty") << "a.svg" << QByteArray() << "";
}

void tst_CounterEdit::art()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, bytes);
    QFETCH(QString, expected);
    const auto document = openmodule::open(QStringLiteral("template hex"));
    Draft draft = document->draft();

    const auto added = ArtImport::add(draft, name, bytes);

    QCOMPARE(bool(added), !expected.isEmpty());
    if (!added) {
        QVERIFY(!added.error().message.isEmpty());
        QCOMPARE(draft.files(), document->files());
        return;
    }
    QCOMPARE(added.value(), expected);
    QCOMPARE(ArtImport::add(draft, name, bytes).value(), expected);
    const auto other = ArtImport::add(draft, name, QByteArray(bytes).replace("#a33", "#3a3"));
    QCOMPARE(other.value(), QStringLiteral("art/My_face-2.svg"));
}

void tst_CounterEdit::edit(Draft &draft, engine::Random &random)
{
    const PieceFile file = PieceFile::of(draft.files());
    CounterEdit edit(draft);
    const int piece = int(random.below(uint32_t(file.count())));
    const QString type = file.types()[random.below(uint32_t(file.types().size()))].id;
    switch (random.below(7)) {
    case 0:
        edit.duplicate({piece});
        break;
    case 1:
        if (file.count() > 2)
            edit.remove({piece}, random.below(2) ? InScenarios::TakeOut : InScenarios::Keep);
        break;
    case 2:
        edit.rename(piece, QStringLiteral("R%1").arg(random.below(1000)));
        break;
    case 3:
        edit.setField(file.pathOf(piece), {QStringLiteral("values"), QStringLiteral("attack")},
                      random.below(2) ? Json(int(random.below(9))) : Json());
        break;
    case 4:
        edit.addOfType(piece, type);
        break;
    case 5:
        edit.renameNamed(QStringLiteral("types"), type,
                         QStringLiteral("t%1").arg(random.below(1000)));
        break;
    default:
        CounterParcel::unpack(draft, CounterParcel::pack(draft.files(), {piece}));
    }
}

void tst_CounterEdit::randomEdits()
{
    QFETCH(QString, module);
    const auto document = openmodule::open(module);
    const auto before = openmodule::bytes(*document);
    if (!PieceFile::of(document->files()).count())
        QSKIP("A game without counters");
    engine::Random random(11);
    for (int i = 0; i < 100; ++i) {
        Draft draft = document->draft();
        edit(draft, random);
        document->commit(draft, QString::number(i));
        QVERIFY(PieceFile::of(document->files()).isReadable());
    }
    const auto after = openmodule::bytes(*document);
    while (document->history().canUndo())
        document->history().undo();
    QCOMPARE(openmodule::bytes(*document), before);
    while (document->history().canRedo())
        document->history().redo();
    QCOMPARE(openmodule::bytes(*document), after);
}

void tst_CounterEdit::wrongShapes_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<bool>("isReadable");

    QTest::newRow("no JSON") << QByteArray("{") << false;
    QTest::newRow("list") << QByteArray("[]") << false;
    QTest::newRow("pieces are no list") << QByteArray(R"({"pieces": {}})") << false;
    QTest::newRow("no types") << QByteArray(R"({"pieces": [1, null, {"id": 3}, {"type": []}]})")
                              << true;
    QTest::newRow("types are a list")
        << QByteArray(R"({"types": [], "templates": 3, "pieces": [{"id": "a", "type": "b"}]})")
        << true;
    QTest::newRow("values are a text")
        << QByteArray(R"({"types": {"b": 1}, "pieces": [{"id": "a", "type": "b", "values": "x",
                          "art": 3, "count": -4}]})")
        << true;
}

void tst_CounterEdit::wrongShapes()
{
    QFETCH(QByteArray, json);
    const auto document = openmodule::open(QStringLiteral("template hex"));
    Draft draft = document->draft();
    draft.setBytes(PieceFile::fileName(), json);
    const PieceFile file = PieceFile::of(draft.files());
    QTEST(file.isReadable(), "isReadable");
    CounterEdit edit(draft);
    const FieldKey key{QStringLiteral("values"), QStringLiteral("attack")};
    for (int i = 0; i < file.count(); ++i) {
        QVERIFY(file.value(i, key).isNull());
        edit.setField(file.pathOf(i), key, 3);
        edit.rename(i, QStringLiteral("N%1").arg(i));
        edit.duplicate({i});
    }
    edit.addOfType(-1, QStringLiteral("b"));
    CounterParcel::unpack(draft, Json::array());
    CounterParcel::unpack(
        draft, Json::parse(R"({"pieces": 1, "types": [], "art": {"x": 1}})", {}).value());
}

QTEST_MAIN(tst_CounterEdit)
#include "tst_counteredit.moc"

#include <QSet>

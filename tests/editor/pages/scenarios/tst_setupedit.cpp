// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/scenarios/setupedit.h"

#include "editor/document/moduledocument.h"
#include "engine/core/random.h"
#include "engine/module/model/module.h"

#include <QTest>

using namespace editor;
using namespace Qt::StringLiterals;
using engine::Json;

class tst_SetupEdit : public QObject
{
    Q_OBJECT

private slots:
    void edits_data();
    void edits();
    void refuses_data();
    void refuses();
    void finds();
    void randomEditsAreUndone_data();
    void randomEditsAreUndone();
};

namespace {

const QString c_file = u"scenarios/battle.json"_s;
const QByteArray c_text = R"({
  "setup": {
    "0101": ["A", {"piece": "B", "steps": 1}],
    "0102": [{"piece": "C", "carries": ["M"]}]
  },
  "control": {"blue": ["0101", "0103"], "red": ["0202"]},
  "arrivals": [
    {"turn": 2, "entry": "N", "pieces": ["D", "E"]},
    {"turn": 4, "pieces": ["F"]}
  ]
}
)";

Draft draftOf(const QByteArray &text)
{
    FileContents files;
    files.insert(c_file, std::make_shared<FileContent>(c_file, text));
    return Draft(files);
}

using Edit = std::function<bool(SetupEdit &)>;

} // namespace

Q_DECLARE_METATYPE(Edit)

void tst_SetupEdit::edits_data()
{
    QTest::addColumn<Edit>("edit");
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");

    const auto row = [](const char *name, const Edit &edit, const char *before, const char *after) {
        QTest::newRow(name) << edit << QByteArray(before) << QByteArray(after);
    };
    row(
        "place on top", [](SetupEdit &e) { return e.place(u"X"_s, u"0102"_s); }, R"(["M"]}])",
        R"(["M"]}, "X"])");
    row(
        "place into an empty space", [](SetupEdit &e) { return e.place(u"X"_s, u"0103"_s); },
        R"(["M"]}]
)",
        R"(["M"]}],
    "0103": ["X"]
)");
    row(
        "place below", [](SetupEdit &e) { return e.place(u"X"_s, u"0101"_s, 0); }, R"(["A", )",
        R"(["X", "A", )");
    row(
        "raise", [](SetupEdit &e) { return e.place(u"A"_s, u"0101"_s); },
        R"(["A", {"piece": "B", "steps": 1}])", R"([{"piece": "B", "steps": 1}, "A"])");
    row(
        "move with its steps", [](SetupEdit &e) { return e.place(u"B"_s, u"0102"_s, 0); },
        R"(["A", {"piece": "B", "steps": 1}],
    "0102": [)",
        R"(["A"],
    "0102": [{"piece": "B", "steps": 1}, )");
    row(
        "a stack goes with its last piece", [](SetupEdit &e) { return e.takeOff(u"C"_s); },
        R"(,
    "0102": [{"piece": "C", "carries": ["M"]}])",
        "");
    row(
        "take what is carried", [](SetupEdit &e) { return e.takeOff(u"M"_s); },
        R"({"piece": "C", "carries": ["M"]})", R"("C")");
    row(
        "lay down what is carried", [](SetupEdit &e) { return e.place(u"M"_s, u"0102"_s); },
        R"([{"piece": "C", "carries": ["M"]}])", R"(["C", "M"])");
    row(
        "attach", [](SetupEdit &e) { return e.attach(u"X"_s, u"A"_s); }, R"(["A", )",
        R"([{"piece": "A", "carries": ["X"]}, )");
    row(
        "steps", [](SetupEdit &e) { return e.setValue(u"A"_s, {u"steps"_s}, 2); }, R"(["A", )",
        R"([{"piece": "A", "steps": 2}, )");
    row(
        "full steps again", [](SetupEdit &e) { return e.setValue(u"B"_s, {u"steps"_s}, {}); },
        R"({"piece": "B", "steps": 1})", R"("B")");
    row(
        "a property",
        [](SetupEdit &e) {
            return e.setValue(u"B"_s, {u"properties"_s, u"moved"_s}, true);
        },
        R"("steps": 1})", R"("steps": 1, "properties": {"moved": true}})");
    row(
        "into a lane", [](SetupEdit &e) { return e.arrive(u"X"_s, 1); }, R"(["F"])",
        R"(["F", "X"])");
    row(
        "into another lane", [](SetupEdit &e) { return e.arrive(u"D"_s, 1); },
        R"(["D", "E"]},
    {"turn": 4, "pieces": ["F"]})",
        R"(["E"]},
    {"turn": 4, "pieces": ["F", "D"]})");
    row(
        "out of its lane", [](SetupEdit &e) { return e.cancelArrival(u"E"_s); }, R"(["D", "E"])",
        R"(["D"])");
    row(
        "a new lane in order", [](SetupEdit &e) { return e.addLane(3, u"S"_s) == 1; },
        R"(    {"turn": 4)", R"(    {"turn": 3, "entry": "S", "pieces": []},
    {"turn": 4)");
    row(
        "a lane less", [](SetupEdit &e) { return e.removeLane(1); }, R"(,
    {"turn": 4, "pieces": ["F"]})",
        "");
    row(
        "control in order", [](SetupEdit &e) { return e.setControl({u"0102"_s}, u"blue"_s); },
        R"("0101", "0103")", R"("0101", "0102", "0103")");
    row(
        "control changes hands", [](SetupEdit &e) { return e.setControl({u"0101"_s}, u"red"_s); },
        R"(["0101", "0103"], "red": ["0202"])", R"(["0103"], "red": ["0101", "0202"])");
    row(
        "control of nobody", [](SetupEdit &e) { return e.setControl({u"0202"_s}, {}); },
        R"(["0202"])", R"([])");
    row(
        "control of a new side", [](SetupEdit &e) { return e.setControl({u"0303"_s}, u"green"_s); },
        R"("red": ["0202"])", R"("green": ["0303"], "red": ["0202"])");
    row(
        "nothing to do", [](SetupEdit &e) { return e.setControl({u"0101"_s}, u"blue"_s); }, "", "");
}

void tst_SetupEdit::edits()
{
    QFETCH(Edit, edit);
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    QByteArray wanted = c_text;
    if (!before.isEmpty()) {
        QVERIFY(wanted.contains(before));
        wanted.replace(before, after);
    }
    Draft draft = draftOf(c_text);
    SetupEdit setup(draft, c_file);
    QVERIFY(edit(setup));
    QCOMPARE(draft.files().value(c_file)->bytes(), wanted);
}

void tst_SetupEdit::refuses_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("no JSON") << QByteArray("{");
    QTest::newRow("a list") << QByteArray("[]");
    QTest::newRow("wrong kinds") << QByteArray(
        R"({"setup": [], "control": 3, "arrivals": {"x": 1}})");
    QTest::newRow("wrong kinds inside")
        << QByteArray(R"({"setup": {"0101": 3, "0102": [1, null, {}]}, "control": {"blue": 1},)"
                      R"( "arrivals": [1, {"pieces": 2}]})");
}

void tst_SetupEdit::refuses()
{
    QFETCH(QByteArray, text);
    Draft draft = draftOf(text);
    SetupEdit edit(draft, c_file);
    QVERIFY(!edit.find(u"A"_s));
    QVERIFY(!edit.place(u"A"_s, u"0101"_s));
    QVERIFY(!edit.takeOff(u"A"_s));
    QVERIFY(!edit.attach(u"A"_s, u"B"_s));
    QVERIFY(!edit.setValue(u"A"_s, {u"steps"_s}, 1));
    QVERIFY(!edit.arrive(u"A"_s, 1));
    QVERIFY(!edit.cancelArrival(u"A"_s));
    QVERIFY(!edit.setControl({u"0101"_s}, u"blue"_s));
    QVERIFY(edit.controlOf(u"0101"_s).isEmpty());
    QVERIFY(!edit.placed().contains(u"A"_s));
    QCOMPARE(draft.files().value(c_file)->bytes(), text);
}

void tst_SetupEdit::finds()
{
    Draft draft = draftOf(c_text);
    const SetupEdit edit(draft, c_file);
    QCOMPARE(edit.placed(), (QStringList{u"A"_s, u"B"_s, u"C"_s, u"M"_s}));
    QCOMPARE(edit.stack(u"0101"_s), (QStringList{u"A"_s, u"B"_s}));
    QCOMPARE(edit.spaceOf(u"M"_s), u"0102"_s);
    QVERIFY(edit.spaceOf(u"D"_s).isEmpty());
    QCOMPARE(edit.findArrival(u"E"_s), (std::pair<qsizetype, qsizetype>(0, 1)));
    QCOMPARE(edit.controlOf(u"0202"_s), u"red"_s);
}

void tst_SetupEdit::randomEditsAreUndone_data()
{
    QTest::addColumn<QString>("module");
    QTest::addColumn<QString>("file");
    QTest::newRow("hexes") << u"modules/koenigsberg45"_s << u"scenarios/campaign.json"_s;
    QTest::newRow("areas") << u"modules/leningrad41"_s << u"scenarios/in_sight.json"_s;
    QTest::newRow("template") << u"resources/templates/hex"_s << u"scenarios/battle.json"_s;
}

void tst_SetupEdit::randomEditsAreUndone()
{
    QFETCH(QString, module);
    QFETCH(QString, file);
    const auto document =
        ModuleDocument::open(QStringLiteral(HEXSMITH_SOURCE_DIR) + u'/' + module).value();
    const QByteArray before = document->bytes(file);
    engine::Random random(7);
    Draft first = document->draft();
    const QStringList pieces = SetupEdit(first, file).placed();
    const auto any = [&](const QStringList &of) { return of[random.below(uint32_t(of.size()))]; };
    QList<QByteArray> states;
    for (int i = 0; i < 60; ++i) {
        Draft draft = document->draft();
        SetupEdit edit(draft, file);
        const QString piece = any(pieces);
        const QString space = edit.spaceOf(any(pieces));
        switch (random.below(7)) {
        case 0:
            edit.takeOff(piece);
            break;
        case 1:
            edit.attach(piece, any(pieces));
            break;
        case 2:
            edit.setValue(piece, {u"steps"_s}, int(random.below(3)));
            break;
        case 3:
            edit.arrive(piece, edit.addLane(int(random.below(9)), {}));
            break;
        case 4:
            edit.setControl({space}, random.below(2) ? u"soviet"_s : QString());
            break;
        default:
            if (!space.isEmpty())
                edit.place(piece, space, qsizetype(random.below(4)) - 1);
        }
        QCOMPARE(edit.placed().removeDuplicates(), 0);
        states.append(document->bytes(file));
        document->commit(draft, u"edit"_s);
        if (document->bytes(file) == states.last())
            states.removeLast();
        QVERIFY(document->json(file));
    }
    while (document->history().canUndo()) {
        document->history().undo();
        if (!states.isEmpty() && document->bytes(file) == states.last())
            states.removeLast();
    }
    QCOMPARE(document->bytes(file), before);
    QVERIFY(states.size() <= 1);
}

QTEST_GUILESS_MAIN(tst_SetupEdit)
#include "tst_setupedit.moc"

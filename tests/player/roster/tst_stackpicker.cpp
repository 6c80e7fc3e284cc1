// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/decision/model/decisionmodel.h"
#include "app/player/parts/searchfield.h"
#include "app/player/roster/stackdelegate.h"
#include "app/player/roster/stackpicker.h"
#include "tests/player/askinggame.h"

#include <QPushButton>

using namespace app;

namespace {

constexpr int c_units = 7;

/// Each of seven units in 0101 goes to 0102, and the first four of them farther.
const QByteArray c_moving = R"(
  actions = function(game, offer)
    for i, piece in ipairs(game:pieces{ side = "blue", space = game:space"0101" }) do
      if piece.id ~= "B-9" then offer:space("move", game:space"0102", { piece = piece }) end
    end
    offer:button("pass")
  end,
  move = { label = _"Move {piece} to {space}", run = function(turn, action) turn:move(action.piece, action.space) end },)";

/// The rules have the hand: a unit is picked without a place.
const QByteArray c_picking = R"(
  chosen = "hand",
  actions = function(game, offer)
    local hand = game.here.hand or {}
    for piece in each(game:pieces{ side = "blue", space = game:space"0101" }) do
      local isIn = false
      for one in each(hand) do isIn = isIn or one == piece end
      if not isIn then offer:piece("pick", piece) end
    end
    offer:button("pass")
  end,
  pick = { label = _"Take {piece}", run = function(turn, action)
    local list = {}
    for one in each(turn.here.hand or {}) do list[#list + 1] = one end
    list[#list + 1] = action.piece
    turn.here.hand = list
  end },)";

const QByteArray c_told = R"(
query "stack" (function(game, args)
  local list = {}
  for i, piece in ipairs(game:space(args.space).pieces) do
    list[i] = { piece = piece.id, cells = { "P", i, i / 2 }, left = 8 - i, of = 8 }
  end
  return { columns = { { text = _"Class" }, { text = _"Strength", sum = true }, { text = _"Fire" } }, units = list }
end)
query "reach" (function(game, args)
  return game:piece(args.piece).id < "B-4" and { ["0102"] = 1, ["0201"] = 2 } or { ["0102"] = 1 }
end)
)";

QMap<QString, QByteArray> stacked(const QByteArray &decision, const QByteArray &told = c_told)
{
    auto files = askinggame::asking(decision);
    QByteArray more;
    QByteArray names;
    for (int i = 4; i < 4 + c_units - 1; ++i) {
        const QByteArray id = "B-" + QByteArray::number(i);
        more += "{\"id\": \"" + id + "\", \"type\": \"foot\", \"formation\": \"1A\", \"name\": \""
            + QByteArray::number(i) + "th Foot\"}, ";
        names += ", \"" + id + '"';
    }
    files["pieces.json"].replace(R"({"id": "B-2")", QByteArray(more + R"({"id": "B-2")"));
    files["scenarios/battle.json"].replace(R"("0101": ["B-1"])",
                                           QByteArray("\"0101\": [\"B-1\"" + names + ']'));
    files["rules/main.lua"] += told;
    return files;
}

} // namespace

/// A large stack is a list from which units are taken in hand.
class tst_StackPicker : public QObject
{
    Q_OBJECT

private slots:
    void init() { panels::useTheme(Tokens::light()); }
    void clickOpensIt();
    void ticks();
    void byKeys();
    void bars();
    void filters();
    void takesTogether();
    void takesWhereTheRulesHaveTheHand();
    void staysBesideTheStack_data();
    void staysBesideTheStack();
    void othersOnlyLook();
    void nonsense_data();
    void nonsense();

private:
    struct Asked
    {
        explicit Asked(const QMap<QString, QByteArray> &files = stacked(c_moving),
                       QSize size = {1000, 700})
            : controller(askinggame::started(files))
            , table(*controller)
            , picker(*controller, &table.board, table.input)
        {
            table.input.setPicksStacks(true);
            panels::show(table.board, size);
        }
        void open() { QVERIFY(picker.open(table.space("0101"))); }
        void press(const char *name)
        {
            QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            auto *button = picker.findChild<QPushButton *>(QLatin1String(name));
            QVERIFY2(button && button->isVisible(), name);
            QTest::mouseClick(button, Qt::LeftButton);
            QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        }
        QString foot() const
        {
            QString all = panels::words(picker);
            return all;
        }

        std::unique_ptr<GameController> controller;
        askinggame::Table table;
        StackPicker picker;
    };
};

void tst_StackPicker::clickOpensIt()
{
    Asked asked;
    view::BoardView &board = asked.table.board;
    QTest::mouseClick(&board, Qt::LeftButton, {}, board.viewPoint(asked.table.space("0101")));
    QVERIFY(asked.picker.isVisible());
    QVERIFY(!asked.table.input.selected());
    QCOMPARE(asked.picker.list()->topLevelItemCount(), c_units);
    panels::save(board, QStringLiteral("stackpicker"));
    QTest::keyClick(asked.picker.list(), Qt::Key_Escape);
    QVERIFY(!asked.picker.isVisible());
    // The key Enter on the hex, and Alt over it.
    board.setCursorSpace(asked.table.space("0101"));
    QVERIFY(asked.table.input.openStack(board.cursorSpace()));
    QVERIFY(asked.picker.isVisible());
    asked.picker.close();
    QTest::mouseMove(&board, board.viewPoint(asked.table.space("0101")));
    QTest::keyClick(&board, Qt::Key_Alt);
    QVERIFY(asked.picker.isVisible());
    // A small stack is clicked as ever.
    asked.picker.close();
    QVERIFY(!asked.picker.open(asked.table.space("0201")));
    QVERIFY(!asked.table.input.openStack(asked.table.space("0201")));
}

void tst_StackPicker::ticks()
{
    Asked asked;
    asked.open();
    StackList *list = asked.picker.list();
    QCOMPARE(list->ticked().size(), 0);
    QVERIFY(!asked.picker.findChild<QPushButton *>(QStringLiteral("takeInHand"))->isEnabled());
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                      list->visualItemRect(list->topLevelItem(2)).center());
    QCOMPARE(list->ticked().size(), 1);
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                      list->visualItemRect(list->topLevelItem(2)).center());
    QCOMPARE(list->ticked().size(), 0);
    asked.press("tickAll");
    QCOMPARE(int(list->ticked().size()), c_units - 1); // one of them can't act
    QVERIFY2(asked.foot().contains(QStringLiteral("6 ticked · Strength 21 · slowest 2")),
             qPrintable(asked.foot()));
    QVERIFY(list->topLevelItem(1)
                ->data(0, Qt::AccessibleTextRole)
                .toString()
                .startsWith(QStringLiteral("ticked, ")));
    asked.press("tickNothing");
    QCOMPARE(list->ticked().size(), 0);
    // Who can reach the place that was pointed at last.
    view::BoardView &board = asked.table.board;
    emit board.hovered(asked.table.space("0201"), {}, {});
    asked.press("tickReach");
    QCOMPARE(list->ticked().size(), 1);
    QCOMPARE(list->ticked().front(), asked.table.piece("B-1"));
}

void tst_StackPicker::byKeys()
{
    Asked asked;
    asked.open();
    StackList *list = asked.picker.list();
    list->setCurrentItem(list->topLevelItem(1));
    QTest::keyClick(list, Qt::Key_Space);
    QCOMPARE(list->ticked().size(), 1);
    QTest::keyClick(list, Qt::Key_Down);
    QTest::keyClick(list, Qt::Key_Down);
    QTest::keyClick(list, Qt::Key_Space, Qt::ShiftModifier);
    QCOMPARE(list->ticked().size(), 3);
    QTest::keyClick(list, Qt::Key_T);
    QVERIFY(!asked.picker.isVisible());
    QCOMPARE(asked.table.input.group().pieces().size(), 3);
}

void tst_StackPicker::bars()
{
    auto files = stacked(c_moving);
    files["rules/main.lua"].replace("turn:move(action.piece, action.space)",
                                    "turn:setSteps(action.piece, 1)");
    Asked asked(files);
    const engine::PieceId hurt = asked.table.piece("B-1");
    QVERIFY(asked.controller->perform(asked.controller->actions(hurt).front()));
    asked.open();
    const StackList *list = asked.picker.list();
    for (int i = 0; i < c_units; ++i) {
        const QTreeWidgetItem *item = list->topLevelItem(i); // from the top down
        QCOMPARE(item->data(0, StackDelegate::StrengthRole).toDouble(), i == c_units - 1 ? 0.5 : 1);
        QCOMPARE(item->data(4, StackDelegate::PointsRole).toDouble(), (i + 1) / 8.0);
    }
    // Those who have lost half of their steps are seen to.
    const QImage whole = list->viewport()->grab().toImage();
    const auto has = [&](int row, const QColor &ink) {
        const QRect room = list->visualItemRect(list->topLevelItem(row));
        for (int y = room.top(); y <= room.bottom(); ++y) {
            for (int x = 0; x < whole.width(); ++x) {
                if (whole.pixelColor(x, y) == ink)
                    return true;
            }
        }
        return false;
    };
    const Tokens tokens = Tokens::light();
    QVERIFY(has(0, tokens.good) && !has(0, tokens.warn));
    QVERIFY(has(c_units - 1, tokens.warn) && !has(c_units - 1, tokens.good));
    QVERIFY(has(1, tokens.accent));
}

void tst_StackPicker::filters()
{
    Asked asked;
    asked.open();
    StackList *list = asked.picker.list();
    auto *field = asked.picker.findChild<SearchField *>();
    QTest::keyClicks(field, QStringLiteral("5th"));
    int seen = 0;
    for (int i = 0; i < c_units; ++i)
        seen += !list->topLevelItem(i)->isHidden();
    QCOMPARE(seen, 1);
    field->clear();
    QVERIFY(!list->topLevelItem(0)->isHidden());
}

void tst_StackPicker::takesTogether()
{
    Asked asked;
    asked.open();
    asked.press("tickAll");
    asked.press("takeInHand");
    QCOMPARE(int(asked.table.input.group().pieces().size()), c_units - 1);
    view::BoardView &board = asked.table.board;
    QTest::mouseClick(&board, Qt::LeftButton, {}, board.viewPoint(asked.table.space("0102")));
    QCOMPARE(asked.controller->state().stack(asked.table.space("0101")).size(), size_t(1));
    // One alone is chosen as by a click.
    Asked again;
    again.open();
    QTest::keyClick(again.picker.list(), Qt::Key_Down);
    QTest::keyClick(again.picker.list(), Qt::Key_Return);
    QVERIFY(again.table.input.selected());
}

void tst_StackPicker::takesWhereTheRulesHaveTheHand()
{
    Asked asked(stacked(c_picking));
    asked.open();
    asked.press("tickAll");
    asked.press("takeInHand");
    const auto &form = DecisionModel::of(*asked.controller).form();
    QCOMPARE(int(form.chosen.size()), c_units);
    QVERIFY(asked.controller->undo());
    QCOMPARE(int(DecisionModel::of(*asked.controller).form().chosen.size()), c_units - 1);
}

void tst_StackPicker::staysBesideTheStack_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("large") << QSize(1200, 900);
    QTest::newRow("small") << QSize(640, 460);
    QTest::newRow("tiny") << QSize(360, 300);
}

void tst_StackPicker::staysBesideTheStack()
{
    QFETCH(QSize, size);
    Asked asked(stacked(c_moving), size);
    asked.open();
    panels::save(asked.table.board, QStringLiteral("stackpicker-%1").arg(size.width()));
    QVERIFY(asked.table.board.rect().contains(asked.picker.geometry()));
    if (size.width() > 600)
        QVERIFY(!asked.picker.geometry().contains(
            asked.table.board.viewPoint(asked.table.space("0101"))));
}

void tst_StackPicker::othersOnlyLook()
{
    // Of blue's stacks red sees the top alone, and decides nothing about them.
    Asked asked;
    asked.controller->setViewer(asked.controller->module().side(QStringLiteral("red")));
    QVERIFY(asked.picker.open(asked.table.space("0101")));
    QCOMPARE(asked.picker.list()->topLevelItemCount(), 1);
    const QString words = panels::words(asked.picker);
    QVERIFY2(words.contains(QStringLiteral("and 6 you can't see")), qPrintable(words));
    QVERIFY(!words.contains(QStringLiteral("Strength")));
    for (const char *id : {"B-1", "B-4", "B-5", "B-6", "B-7", "B-8"})
        QVERIFY(!words.contains(asked.controller->texts().pieceName(asked.table.piece(id))));
    QTest::keyClick(asked.picker.list(), Qt::Key_Space);
    QTest::keyClick(asked.picker.list(), Qt::Key_T);
    QVERIFY(asked.table.input.group().isEmpty() && !asked.table.input.selected());
}

void tst_StackPicker::nonsense_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::newRow("nothing") << QByteArray("nil");
    QTest::newRow("a word") << QByteArray(R"("no")");
    QTest::newRow("no lists") << QByteArray("{ columns = 5, units = { piece = 3 } }");
    QTest::newRow("many columns") << QByteArray(
        R"({ columns = { 1, 2, 3, 4, 5, 6, 7, 8, { text = 9 } }, units = { { piece = "B-1", cells = { 1, 2, 3, 4, 5, 6, 7, 8 } } } })");
    QTest::newRow("beyond numbers") << QByteArray(
        R"({ columns = { { text = "x", sum = true } }, units = { { piece = "nobody" }, { piece = "B-1", cells = { 1e300, 2, 3 }, left = 1e308 }, { piece = "B-4", cells = { {} }, left = "x" } } })");
    QTest::newRow("of nothing") << QByteArray(
        R"({ columns = {}, units = { { piece = "B-1", cells = {}, left = 3, of = 0 }, { piece = "B-4", cells = {}, left = 9, of = -1 }, { piece = "B-5", cells = {}, of = {} } } })");
}

void tst_StackPicker::nonsense()
{
    QFETCH(QByteArray, answer);
    Asked asked(stacked(c_moving, "\nquery \"stack\" (function() return " + answer + " end)\n"));
    asked.open();
    QCOMPARE(asked.picker.list()->topLevelItemCount(), c_units);
    asked.press("tickAll");
    QCOMPARE(int(asked.picker.list()->ticked().size()), c_units - 1);
}

QTEST_MAIN(tst_StackPicker)
#include "tst_stackpicker.moc"

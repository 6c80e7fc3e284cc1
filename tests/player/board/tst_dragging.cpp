// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/board/boarddrags.h"
#include "app/player/board/boardreasons.h"
#include "app/player/board/whytip.h"
#include "app/player/decision/controls/choicebutton.h"
#include "app/player/decision/decisionpanel.h"
#include "app/player/decision/groupcard.h"
#include "tests/player/askinggame.h"

using namespace app;
using namespace askinggame;
using engine::PieceId;
using engine::SpaceId;

namespace {

constexpr char c_move[] = R"(
  prompt = _"Move", main = "pass",
  actions = function(game, offer)
    for i, piece in ipairs(game:pieces{ side = "blue", moved = false, onMap = true }) do
      local goals = { game:space"0201", game:space"0202" }
      if piece.id == "B-1" then goals[3] = game:space"0301" end
      offer:space("go", goals, { piece = piece })
      offer:piece("rest", piece)
    end
    offer:button("pass")
  end,
  go = {
    label = _"{piece} goes to {space}", rule = "1.1",
    why = function(game, action)
      need(not action.piece.moved, "1.1", { _"{1} has moved.", action.piece })
      local isNear = action.space.id == "0201" or action.space.id == "0202"
      need(isNear or action.space.id == "0301" and action.piece.id == "B-1", "1.1", _"That is too far.")
    end,
    run = function(turn, action) turn:move(action.piece, action.space); turn:set(action.piece, "moved", true) end,
  },
  rest = { label = _"{piece} rests", run = function(turn, action) turn:set(action.piece, "moved", true) end },
)";

/// The same where units are taken in hand first.
constexpr char c_take[] = R"(
  prompt = _"Move", main = "pass", take = "pick", chosen = "hand", back = "drop",
  actions = function(game, offer)
    local held = (game.here.hand or {})[1]
    if held then
      offer:space("go", { game:space"0201", game:space"0202" }, { piece = held })
      offer:button("drop")
    else
      offer:piece("pick", game:pieces{ side = "blue", moved = false, onMap = true })
    end
    offer:button("pass")
  end,
  pick = { label = _"Take {piece}", run = function(turn, action) turn.here.hand = { action.piece } end },
  drop = { label = _"Put it back", run = function(turn) turn.here.hand = {} end },
  go = {
    label = _"{piece} goes to {space}", rule = "1.1",
    why = function(game, action)
      need(not action.piece.moved, "1.1", { _"{1} has moved.", action.piece })
      need(action.space.id == "0201" or action.space.id == "0202", "1.1", _"That is too far.")
    end,
    run = function(turn, action)
      turn:move(action.piece, action.space)
      turn:set(action.piece, "moved", true)
      turn.here.hand = {}
    end,
  },
)";

QMap<QString, QByteArray> stacked(const char *decision = c_move)
{
    auto files = asking(decision);
    files["scenarios/battle.json"].replace(
        R"("0101": ["B-1"], "0201": ["B-2"], "0301": ["B-3"],)",
        R"("0101": [{"piece": "B-3", "properties": {"moved": true}}, "B-1", "B-2"],)");
    files["rules/main.lua"] += R"(
query "reach" (function(game, args)
  if args.piece == "B-1" then return { ["0201"] = 1, ["0202"] = 2, ["0301"] = 3 } end
  return { ["0201"] = 2, ["0202"] = 3 }
end)
)";
    return files;
}

} // namespace

/// Several pieces are moved by one hand.
class tst_Dragging : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_table.reset(); }
    void stackGoesAlong();
    void chosenOneGoesAlone();
    void topAloneIfSet();
    void whoCannotStaysAndSaysWhy();
    void refusedForAll();
    void othersWaitForWhatIsNotDoneYet();
    void reachIsLitWhileDragging();
    void groupHasItsCosts();
    void groupHasACard();
    void takenUpAndMovedInOneStep();
    void stackIsTakenUpOneByOne();
    void takenUpOnlyWhenItGoes();

private:
    void startTaking(bool takesStacks);
    void drag(const char *to);
    SpaceId at(const char *piece) const
    {
        return m_game->state().piece(m_table->piece(piece)).space;
    }
    QString tip() const
    {
        const auto *tip = m_table->board.findChild<WhyTip *>();
        return tip->isVisible() ? tip->accessibleName() : QString();
    }

    std::unique_ptr<GameController> m_game;
    std::unique_ptr<Table> m_table;
};

void tst_Dragging::init()
{
    panels::useTheme(Tokens::light());
    m_game = started(stacked());
    m_game->setViewer(engine::Viewer::everything());
    m_table = std::make_unique<Table>(*m_game);
    m_table->board.setSpeed(0);
}

void tst_Dragging::drag(const char *to)
{
    view::BoardView *board = &m_table->board;
    const QPoint from = board->viewPoint(m_table->space("0101"));
    const QPoint goal = board->viewPoint(m_table->space(to));
    QVERIFY(board->pieceAt(from));
    QTest::mousePress(board, Qt::LeftButton, {}, from);
    QTest::mouseMove(board, from + QPoint(20, 0));
    QTest::mouseMove(board, goal);
    QTest::mouseRelease(board, Qt::LeftButton, {}, goal);
}

void tst_Dragging::stackGoesAlong()
{
    drag("0201");
    QCOMPARE(at("B-1"), m_table->space("0201"));
    QCOMPARE(at("B-2"), m_table->space("0201"));
    QCOMPARE(at("B-3"), m_table->space("0101"));
    QCOMPARE(m_game->game().commandCount(), 2);
    QVERIFY2(tip().contains(QStringLiteral("3rd Foot stays: 3rd Foot has moved.")),
             qPrintable(tip()));
}

void tst_Dragging::chosenOneGoesAlone()
{
    m_table->input.select(m_table->piece("B-2"));
    drag("0201");
    QCOMPARE(at("B-2"), m_table->space("0201"));
    QCOMPARE(at("B-1"), m_table->space("0101"));
    QCOMPARE(m_game->game().commandCount(), 1);
}

void tst_Dragging::topAloneIfSet()
{
    m_table->input.drags().setTakesStacks(false);
    drag("0202");
    QCOMPARE(at("B-2"), m_table->space("0202"));
    QCOMPARE(at("B-1"), m_table->space("0101"));
}

void tst_Dragging::whoCannotStaysAndSaysWhy()
{
    drag("0301");
    QCOMPARE(at("B-1"), m_table->space("0301"));
    QCOMPARE(at("B-2"), m_table->space("0101"));
    QVERIFY2(tip().contains(QStringLiteral("2nd Foot stays: That is too far.")), qPrintable(tip()));
}

void tst_Dragging::refusedForAll()
{
    drag("0401");
    QCOMPARE(m_game->game().commandCount(), 0);
    QVERIFY2(tip().contains(QStringLiteral("That is too far.")), qPrintable(tip()));
}

// While it is told what came of the first one, nobody else goes.
void tst_Dragging::othersWaitForWhatIsNotDoneYet()
{
    const auto game = started(stacked());
    game->setViewer(engine::Viewer::everything());
    view::BoardView board;
    BoardReasons reasons(*game, board);
    PieceOrders orders(*game, reasons, board);
    int asked = 0;
    connect(&GameWishes::of(*game), &GameWishes::actionChosen, this, [&] { ++asked; });
    QVERIFY(orders.send({m_table->piece("B-1"), m_table->piece("B-2")}, m_table->space("0201")));
    QCOMPARE(asked, 1);
    QVERIFY(!board.findChild<WhyTip *>()->isVisible());
}

void tst_Dragging::reachIsLitWhileDragging()
{
    view::BoardView *board = &m_table->board;
    const QPoint from = board->viewPoint(m_table->space("0101"));
    QTest::mousePress(board, Qt::LeftButton, {}, from);
    QTest::mouseMove(board, from + QPoint(20, 0));
    QCOMPARE(board->signs().reach.size(), 2);
    QCOMPARE(m_table->input.group().pieces().size(), 2);
    QTest::mouseRelease(board, Qt::LeftButton, {}, from);
    QCOMPARE(m_game->game().commandCount(), 0);
}

void tst_Dragging::groupHasItsCosts()
{
    emit m_table->board.framed({m_table->piece("B-1"), m_table->piece("B-2")}, {});
    std::map<SpaceId, double> costs;
    for (const auto &[space, cost] : m_table->board.signs().reach)
        costs[space] = cost;
    // The slowest of them counts.
    QCOMPARE(costs.size(), 2);
    QCOMPARE(costs[m_table->space("0201")], 2.0);
    QCOMPARE(costs[m_table->space("0202")], 3.0);
    emit m_table->board.spaceClicked(m_table->space("0202"), {});
    QCOMPARE(at("B-1"), m_table->space("0202"));
    QCOMPARE(at("B-2"), m_table->space("0202"));
}

void tst_Dragging::groupHasACard()
{
    DecisionPanel panel(*m_game);
    connect(&m_table->input, &BoardInput::groupChanged, &panel, &DecisionPanel::setGroup);
    connect(&m_table->input, &BoardInput::selectionChanged, &panel,
            &DecisionPanel::setSelectedPiece);
    panels::show(panel, {340, 700});
    auto *card = panel.findChild<GroupCard *>();
    QVERIFY(!card->isVisible());
    emit m_table->board.framed({m_table->piece("B-1"), m_table->piece("B-2")}, {});
    panels::show(panel, {340, 700});
    QVERIFY(card->isVisible());
    QCOMPARE(card->accessibleName(), QStringLiteral("Chosen together: 2"));
    const QString words = panels::words(*card);
    QVERIFY2(words.contains(QStringLiteral("go to 2 place")), qPrintable(words));
    QVERIFY2(words.contains(QStringLiteral("2nd Foot gets least far")), qPrintable(words));
    panels::save(panel, QStringLiteral("group"));
    const QStringList cut = panels::cutOff(panel);
    QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'\n')));
    // What all of them can do is one button.
    const auto buttons = card->findChildren<ChoiceButton *>();
    QCOMPARE(buttons.size(), 1);
    QCOMPARE(buttons.front()->text(), QStringLiteral("1st Foot rests, and 1 more"));
    buttons.front()->click();
    QCOMPARE(m_game->game().commandCount(), 2);
    QVERIFY(!card->isVisible());
}

void tst_Dragging::startTaking(bool takesStacks)
{
    m_table.reset();
    m_game = started(stacked(c_take));
    m_game->setViewer(engine::Viewer::everything());
    m_table = std::make_unique<Table>(*m_game);
    m_table->board.setSpeed(0);
    m_table->input.drags().setTakesStacks(takesStacks);
}

void tst_Dragging::takenUpAndMovedInOneStep()
{
    startTaking(false);
    drag("0201");
    QCOMPARE(at("B-2"), m_table->space("0201"));
    QCOMPARE(m_game->game().commandCount(), 1);
    QVERIFY(!m_table->input.selected());
    QVERIFY(m_game->undo());
    QCOMPARE(at("B-2"), m_table->space("0101"));
    QCOMPARE(m_game->offer().actions.size(), size_t(3)); // nobody is in hand
}

void tst_Dragging::stackIsTakenUpOneByOne()
{
    startTaking(true);
    drag("0202");
    QCOMPARE(at("B-1"), m_table->space("0202"));
    QCOMPARE(at("B-2"), m_table->space("0202"));
    QCOMPARE(at("B-3"), m_table->space("0101"));
    QCOMPARE(m_game->game().commandCount(), 2);
    QVERIFY(m_table->input.group().isEmpty());
    QVERIFY2(tip().contains(QStringLiteral("3rd Foot stays: 3rd Foot has moved.")),
             qPrintable(tip()));
}

void tst_Dragging::takenUpOnlyWhenItGoes()
{
    startTaking(false);
    view::BoardView *board = &m_table->board;
    const QPoint from = board->viewPoint(m_table->space("0101"));
    QTest::mousePress(board, Qt::LeftButton, {}, from);
    QTest::mouseMove(board, from + QPoint(20, 0));
    QCOMPARE(board->signs().reach.size(), 2);
    QTest::mouseRelease(board, Qt::LeftButton, {}, from);
    QCOMPARE(m_game->game().commandCount(), 0);
    drag("0401");
    QCOMPARE(m_game->game().commandCount(), 0);
    QVERIFY2(tip().contains(QStringLiteral("That is too far.")), qPrintable(tip()));
    QVERIFY(!m_table->input.selected());
    QVERIFY(board->signs().reach.empty());
}

QTEST_MAIN(tst_Dragging)
#include "tst_dragging.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/decision/controls/refusedrow.h"
#include "app/player/decision/decisionpanel.h"
#include "app/player/decision/forms/piecelist.h"
#include "app/player/decision/forms/piecerows.h"
#include "app/player/decision/model/repeatedorder.h"
#include "app/player/parts/searchfield.h"
#include "tests/player/anygame.h"
#include "tests/player/hands/windowdriver.h"
#include "tests/player/playthrough.h"

#include "app/player/board/boardinput.h"

#include <QListView>
#include <QSignalSpy>
#include <QTest>

using namespace app;

namespace {

const QString c_firstTurn = QStringLiteral("tests/first-turn.play");

} // namespace

/// Questions about hundreds of units: found by name, and the same order for several.
class tst_ManyPieces : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void areAList();
    void areFound();
    void areTakenByKeys();
    void fewAreCards();
    void pricesAreTold();
    void sameOrder();
    void sameOrderByKey();
    void noOrderAfterDice();
    void whoCannotGoStays();
    void alike();

private:
    bool playTo(const char *decision);
    PieceList *list() const;
    engine::PieceId piece(const char *id) const;
    void act(const char *verb, const char *piece, const char *space = nullptr);

    std::unique_ptr<GameController> m_controller;
};

void tst_ManyPieces::init()
{
    m_controller = anygame::started(QStringLiteral(HEXSMITH_SOURCE_DIR "/modules/darkvalley"),
                                    QStringLiteral("barbarossa"), 3);
    QVERIFY(m_controller);
    connect(&GameWishes::of(*m_controller), &GameWishes::actionChosen, m_controller.get(),
            [this](const engine::Action &action) { m_controller->perform(action); });
}

bool tst_ManyPieces::playTo(const char *decision)
{
    return playthrough::playTo(*m_controller, c_firstTurn, QLatin1String(decision));
}

engine::PieceId tst_ManyPieces::piece(const char *id) const
{
    return m_controller->module().piece(QLatin1String(id));
}

void tst_ManyPieces::act(const char *verb, const char *piece, const char *space)
{
    engine::Json words;
    words.insert(QStringLiteral("verb"), QString::fromLatin1(verb));
    words.insert(QStringLiteral("piece"), QString::fromLatin1(piece));
    if (space)
        words.insert(QStringLiteral("space"), QString::fromLatin1(space));
    const auto action = playthrough::offered(*m_controller, words);
    QVERIFY2(action, piece);
    QVERIFY(m_controller->perform(*action));
}

void tst_ManyPieces::areAList()
{
    QVERIFY(playTo("move"));
    DecisionPanel panel(*m_controller);
    panel.resize(380, 700);
    panel.show();
    QCoreApplication::processEvents();
    const auto *list = panel.findChild<PieceList *>();
    QVERIFY(list);
    QCOMPARE(size_t(list->view()->model()->rowCount()) + 1, m_controller->offer().actions.size());
    // The question is read whole, and its button is seen.
    QVERIFY(list->height() < panel.height());
}

void tst_ManyPieces::areFound()
{
    QVERIFY(playTo("move"));
    auto actions = m_controller->offer().actions;
    std::erase_if(actions, [](const auto &action) { return !action.piece; });
    PieceList units(*m_controller, actions);
    QCOMPARE(units.view()->model()->rowCount(), int(actions.size()));
    units.search()->setText(QStringLiteral("totenkopf"));
    QVERIFY(units.view()->model()->rowCount() >= 1);
    QVERIFY(units.view()->model()->rowCount() < 5);
    units.search()->setText(QStringLiteral("brest warsaw nowhere"));
    QCOMPARE(units.view()->model()->rowCount(), 0);
    QVERIFY(!units.rowOf(piece("GE-PZ-01")).isValid());
    units.search()->clear();
    QCOMPARE(units.view()->model()->rowCount(), int(actions.size()));
    QVERIFY(!units.rowOf(engine::PieceId()).isValid());
}

void tst_ManyPieces::areTakenByKeys()
{
    QVERIFY(playTo("move"));
    auto actions = m_controller->offer().actions;
    std::erase_if(actions, [](const auto &action) { return !action.piece; });
    PieceList units(*m_controller, actions);
    units.show();
    units.view()->setFocus();
    QSignalSpy chosen(&GameWishes::of(*m_controller), &GameWishes::actionChosen);
    QTest::keyClick(units.view(), Qt::Key_Return);
    QCOMPARE(chosen.size(), 0); // no row is the current one
    units.view()->setCurrentIndex(units.rowOf(actions[3].piece));
    QTest::keyClick(units.view(), Qt::Key_Return);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.front().front().value<engine::Action>().piece, actions[3].piece);
}

void tst_ManyPieces::fewAreCards()
{
    QVERIFY(playTo("bases"));
    DecisionPanel panel(*m_controller);
    panel.show();
    QCoreApplication::processEvents();
    QVERIFY(!panel.findChild<PieceList *>());
    // The aircraft on the bases are something else: nobody is told why they don't move.
    QVERIFY(!panel.findChild<RefusedRow *>());
}

// As long as they differ: where everybody costs one, nothing is said.
void tst_ManyPieces::pricesAreTold()
{
    QVERIFY(playTo("move"));
    auto actions = m_controller->offer().actions;
    std::erase_if(actions, [](const auto &action) { return !action.piece; });
    for (engine::Action &action : actions)
        action.cost = 1;
    const auto words = [](const PieceRows &rows, int row) {
        return rows.data(rows.index(row), Qt::DisplayRole).toString();
    };
    const PieceRows alike(*m_controller, actions, this);
    QVERIFY(!words(alike, 0).contains(QStringLiteral("costs")));
    actions[1].cost = 5;
    const PieceRows priced(*m_controller, actions, this);
    QVERIFY2(words(priced, 0).contains(QStringLiteral("costs 1 · ")), qPrintable(words(priced, 0)));
    QVERIFY(words(priced, 1).contains(QStringLiteral("costs 5 · ")));
    actions[1].cost = 0; // nobody has said what it costs
    actions[2].cost = 2;
    const PieceRows unknown(*m_controller, actions, this);
    QVERIFY(!words(unknown, 1).contains(QStringLiteral("costs")));
}

// A unit is chosen and shipped; those who were with it get the same with one click.
void tst_ManyPieces::sameOrder()
{
    QVERIFY(playTo("sea"));
    QVERIFY(!RepeatedOrder::last(*m_controller));
    act("choose", "GE-ID-269");
    QVERIFY(!RepeatedOrder::last(*m_controller)); // it is not done yet
    const engine::SpaceId from = m_controller->state().piece(piece("GE-ID-269")).space;
    act("ship", "GE-ID-269", "W1217");
    const auto order = RepeatedOrder::last(*m_controller);
    QVERIFY(order);
    QCOMPARE(order->piece(), piece("GE-ID-269"));
    const auto beside = order->beside();
    QVERIFY(!beside.empty());
    for (const engine::PieceId one : beside)
        QCOMPARE(m_controller->state().piece(one).space, from);
    QCOMPARE(order->actions(beside).size(), beside.size() * 2);
    for (const engine::PieceId one : order->alike())
        QVERIFY(RepeatedOrder::isAlike(m_controller->module(), order->piece(), one));
}

void tst_ManyPieces::sameOrderByKey()
{
    hands::WindowDriver driver;
    const QString id = QStringLiteral("darkvalley");
    QMap<QString, QString> people;
    for (const engine::Side &side : driver.library().module(id)->sides)
        people.insert(side.id, QStringLiteral("human"));
    QCOMPARE(driver.newGame(id, people, QStringLiteral("3")), QString());
    GameController &controller = driver.controller();
    QVERIFY(playthrough::playTo(controller, c_firstTurn, QStringLiteral("sea")));
    const auto goes = [&](const char *verb, const char *space) {
        engine::Json words;
        words.insert(QStringLiteral("verb"), QString::fromLatin1(verb));
        words.insert(QStringLiteral("piece"), QStringLiteral("GE-ID-269"));
        if (space)
            words.insert(QStringLiteral("space"), QString::fromLatin1(space));
        return driver.perform(*playthrough::offered(controller, words));
    };
    QCOMPARE(goes("choose", nullptr), QString());
    QCOMPARE(goes("ship", "W1217"), QString());
    const auto beside = RepeatedOrder::last(controller)->beside();
    QVERIFY(!beside.empty());
    const auto before = controller.game().commandCount();
    driver.key(Qt::Key_R, Qt::ControlModifier);
    QTRY_VERIFY(controller.game().commandCount() > before);
    QTRY_COMPARE(controller.state().piece(beside.front()).space,
                 controller.module().map.find(QStringLiteral("W1217")));
    // Each of them is a step of its own that can be taken back.
    QVERIFY(controller.undo());
    QVERIFY(controller.state().piece(beside.back()).space
            != controller.module().map.find(QStringLiteral("W1217")));
}

// What was rolled for is no order: another unit would roll for itself.
void tst_ManyPieces::noOrderAfterDice()
{
    QVERIFY(playTo("depots"));
    act("advance", "AX-DEPOT-1");
    QVERIFY(!RepeatedOrder::last(*m_controller));
}

void tst_ManyPieces::whoCannotGoStays()
{
    QVERIFY(playTo("move"));
    act("choose", "RO-K-1");
    engine::Action far;
    for (const engine::Action &action : m_controller->offer().actions)
        far = action.space ? action : far;
    QVERIFY(m_controller->perform(far));
    const auto order = RepeatedOrder::last(*m_controller);
    QVERIFY(order);
    // A unit at the other end of the front has no way there.
    const auto actions = order->actions({piece("GE-PZ-01")});
    view::BoardView board;
    board.setModule(m_controller->sharedModule(), view::MapTheme::Light);
    BoardInput input(*m_controller, board);
    const engine::SpaceId from = m_controller->state().piece(piece("GE-PZ-01")).space;
    const QString question = playthrough::decisionOf(*m_controller);
    input.orders().actAll(actions);
    QCOMPARE(m_controller->state().piece(piece("GE-PZ-01")).space, from);
    // The others after it are asked of all the same, and the question is the one before.
    auto two = order->actions({piece("GE-PZ-01"), piece("GE-PZ-06")});
    input.orders().actAll(two);
    QCOMPARE(playthrough::decisionOf(*m_controller), question);
}

void tst_ManyPieces::alike()
{
    const engine::Module &module = m_controller->module();
    QVERIFY(RepeatedOrder::isAlike(module, piece("GE-PZ-01"), piece("GE-PZ-06")));
    QVERIFY(!RepeatedOrder::isAlike(module, piece("GE-PZ-01"), piece("GE-ID-269")));
    QVERIFY(!RepeatedOrder::isAlike(module, piece("GE-PZ-01"), piece("SU-RD-013")));
}

QTEST_MAIN(tst_ManyPieces)
#include "tst_manypieces.moc"

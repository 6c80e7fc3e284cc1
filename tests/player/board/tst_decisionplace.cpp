// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGlobal>

#include "tests/player/hands/attack.h"
#include "tests/player/hands/windowdriver.h"

#include "app/player/board/boardinput.h"
#include "app/player/telling/teller.h"

#include <QTest>
#include <QToolButton>

using namespace app;

/// Where something has to be decided can be seen, and orders for several pieces are carried out to
/// the end.
class tst_DecisionPlace : public QObject
{
    Q_OBJECT

private slots:
    void goesThere();
    void pointsThere();
    void staysWhereItIs();
    void groupGoesOn();

private:
    void begin(const QString &id);
    /// Looks at the corner of the map that is farthest from all that can act.
    void lookAway();
    bool isInSight();
    std::vector<engine::SpaceId> places();
    /// Plays until another decision is asked, about pieces on the map.
    void toNextDecision(quint64 seed);
    /// Plays until two pieces can go to the same place and the rules do something when the first
    /// one does.
    std::vector<engine::Action> untilNewsInAGroup();

    std::unique_ptr<hands::WindowDriver> m_driver;
};

void tst_DecisionPlace::begin(const QString &id)
{
    m_driver = std::make_unique<hands::WindowDriver>(QSize(1600, 1000));
    m_driver->settings().setCurtain(false);
    m_driver->settings().setAnimationSpeed(0);
    m_driver->settings().setPace(Settings::Pace::Off);
    const auto module = m_driver->library().module(id);
    QVERIFY(module);
    QMap<QString, QString> players;
    for (const engine::Side &side : module->sides)
        players.insert(side.id, QStringLiteral("human"));
    QCOMPARE(m_driver->newGame(id, players, QStringLiteral("5")), QString());
}

std::vector<engine::SpaceId> tst_DecisionPlace::places()
{
    std::vector<engine::SpaceId> places;
    GameController &controller = m_driver->controller();
    for (const engine::Action &action : controller.offer().actions) {
        const engine::SpaceId space =
            action.piece ? controller.state().piece(action.piece).space : engine::SpaceId();
        if (space && m_driver->page().board().geometry().contains(space))
            places.push_back(space);
    }
    return places;
}

bool tst_DecisionPlace::isInSight()
{
    const auto all = places();
    const view::BoardView &board = m_driver->page().board();
    return std::any_of(all.begin(), all.end(), [&](engine::SpaceId space) {
        return board.rect().contains(board.viewPoint(space));
    });
}

void tst_DecisionPlace::lookAway()
{
    view::BoardView &board = m_driver->page().board();
    board.zoomTo(view::BoardCamera::mostZoom);
    const QRectF page = board.page();
    for (const QPointF corner :
         {page.topLeft(), page.topRight(), page.bottomLeft(), page.bottomRight()}) {
        board.centreOnPage(corner);
        if (!isInSight())
            return;
    }
    QFAIL("everything is in sight");
}

void tst_DecisionPlace::toNextDecision(quint64 seed)
{
    GameController &controller = m_driver->controller();
    engine::Random random(seed);
    for (int i = 0; i < 400; ++i) {
        const engine::NameId before = controller.offer().decision;
        const auto &actions = controller.offer().actions;
        const engine::Action action = actions[random.below(uint32_t(actions.size()))];
        lookAway();
        if (QTest::currentTestFailed())
            return;
        QVERIFY(controller.perform(action));
        m_driver->settle();
        if (controller.offer().decision != before && !places().empty())
            return;
    }
    QFAIL("nothing else is asked");
}

void tst_DecisionPlace::goesThere()
{
    begin(QStringLiteral("koenigsberg45"));
    if (!QTest::currentTestFailed())
        toNextDecision(5);
    if (QTest::currentTestFailed())
        return;
    QTRY_VERIFY(isInSight());
    const auto *sign =
        m_driver->window().findChild<QToolButton *>(QStringLiteral("decisionElsewhere"));
    QVERIFY(sign && !sign->isVisible());
}

void tst_DecisionPlace::pointsThere()
{
    begin(QStringLiteral("koenigsberg45"));
    m_driver->settings().setMapFollows(false);
    if (!QTest::currentTestFailed())
        toNextDecision(5);
    if (QTest::currentTestFailed())
        return;
    auto *sign = m_driver->window().findChild<QToolButton *>(QStringLiteral("decisionElsewhere"));
    QVERIFY(sign && sign->isVisible());
    QVERIFY(!isInSight());
    QVERIFY(m_driver->page().board().rect().contains(sign->geometry()));
    QVERIFY(!sign->text().isEmpty() && !sign->accessibleName().isEmpty());
    m_driver->screenshot(QStringLiteral("decision-elsewhere"));
    QCOMPARE(m_driver->click(sign), QString());
    QTRY_VERIFY(isInSight());
    QVERIFY(!sign->isVisible());
}

// Within the same question the map stays where the player has put it.
void tst_DecisionPlace::staysWhereItIs()
{
    begin(QStringLiteral("tutorial"));
    if (QTest::currentTestFailed())
        return;
    GameController &controller = m_driver->controller();
    const engine::NameId before = controller.offer().decision;
    for (const engine::Action &action : controller.offer().actions) {
        if (action.piece && action.space) {
            lookAway();
            const QRectF area = m_driver->page().board().visibleArea();
            QVERIFY(controller.perform(engine::Action(action)));
            m_driver->settle();
            QCOMPARE(controller.offer().decision, before);
            QVERIFY(!isInSight());
            QCOMPARE(m_driver->page().board().visibleArea(), area);
            return;
        }
    }
    QFAIL("nobody can move");
}

std::vector<engine::Action> tst_DecisionPlace::untilNewsInAGroup()
{
    GameController &controller = m_driver->controller();
    const engine::Game &game = controller.game();
    const QSignalBlocker quiet(&controller);
    engine::Random random(5);
    for (int step = 0; step < 3000 && !controller.state().isOver(); ++step) {
        const std::vector<engine::Action> actions = controller.offer().actions;
        const auto pick = [&] { return actions[random.below(uint32_t(actions.size()))]; };
        for (int i = 0; i < 3; ++i) {
            const engine::Action first = pick();
            const auto second =
                std::find_if(actions.begin(), actions.end(), [&](const engine::Action &one) {
                    return one.piece && one.piece != first.piece && one.space == first.space;
                });
            if (!first.piece || !first.space || second == actions.end()
                || !controller.perform(first))
                continue;
            const engine::Command &last = game.history()[size_t(game.commandCount()) - 1];
            engine::BeatCutter cutter(controller.module(), controller.viewer());
            const auto before = ToldCourse::before(controller.state(), last);
            const bool isFound = ToldCourse::isNews(last, cutter.cut(before, last.changes, 1))
                && game.find(*second) >= 0;
            if (!controller.game().undo(engine::Game::Barriers::Ignore))
                return {};
            controller.setPlayers({});
            if (isFound)
                return {first, *second};
        }
        if (!controller.perform(pick()))
            return {};
    }
    return {};
}

// What happens to the first one is told, then the second one goes.
void tst_DecisionPlace::groupGoesOn()
{
    begin(QStringLiteral("koenigsberg45"));
    if (QTest::currentTestFailed())
        return;
    const std::vector<engine::Action> orders = untilNewsInAGroup();
    QCOMPARE(orders.size(), size_t(2));
    GameController &controller = m_driver->controller();
    emit controller.viewerChanged();
    emit controller.changed({});
    m_driver->settle();
    m_driver->settings().setPace(Settings::Pace::Click);
    const auto before = controller.game().commandCount();
    BoardInput &input = m_driver->page().input();
    input.chooseTogether({orders[0].piece, orders[1].piece}, false);
    QCOMPARE(input.group().pieces().size(), size_t(2));
    QVERIFY(input.orders().send(input.group().pieces(), orders[0].space));
    QVERIFY(Teller::of(controller).isTelling());
    QCOMPARE(controller.game().commandCount(), before + 1);
    m_driver->page().board().setFocus();
    for (int i = 0; i < 20 && controller.game().commandCount() == before + 1; ++i) {
        m_driver->key(Qt::Key_Return);
        m_driver->settle();
    }
    QCOMPARE(controller.game().commandCount(), before + 2);
    const auto &history = controller.game().history();
    QCOMPARE(history[size_t(before) + 1].action->piece, orders[1].piece);
    QCOMPARE(history[size_t(before) + 1].action->space, orders[1].space);
}

QTEST_MAIN(tst_DecisionPlace)
#include "tst_decisionplace.moc"

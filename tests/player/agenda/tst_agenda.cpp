// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/agenda/agendapanel.h"
#include "app/player/game/calendar.h"
#include "app/player/panels/sequencepanel.h"
#include "tests/player/anygame.h"
#include "tests/player/playthrough.h"

#include <QMouseEvent>
#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>

using namespace app;

namespace {

const QString c_longGame = QStringLiteral(HEXSMITH_SOURCE_DIR "/modules/darkvalley");
const QString c_firstTurn = QStringLiteral("tests/first-turn.play");

std::unique_ptr<GameController> barbarossa()
{
    return anygame::started(c_longGame, QStringLiteral("barbarossa"), 3);
}

QTreeWidgetItem *find(QTreeWidget &tree, const QString &part)
{
    for (QTreeWidgetItemIterator it(&tree); *it; ++it) {
        if ((*it)->text(0).contains(part))
            return *it;
    }
    return nullptr;
}

void show(QWidget &panel)
{
    panel.resize(300, 600);
    panel.show();
    QCoreApplication::processEvents();
}

} // namespace

/// What to do this turn, and what the turns to come bring.
class tst_Agenda : public QObject
{
    Q_OBJECT

private slots:
    void whatIsAsked();
    void whatMustBeDone();
    void nothingForWhoWaits();
    void everyGame_data();
    void everyGame();
    void datesOfTurns();
    void datesInAnotherLanguage();
    void whoArrives();
    void panelLeadsToPieces();
    void panelLeadsToTurns();
    void trackLeadsToTurns();
};

void tst_Agenda::whatIsAsked()
{
    const auto controller = barbarossa();
    QVERIFY(controller);
    QVERIFY(playthrough::playTo(*controller, c_firstTurn, QStringLiteral("move")));
    const Duties duties = Duties::of(*controller);
    QCOMPARE(duties.question, QStringLiteral("Choose a unit to move"));
    QVERIFY(!duties.isMust);
    QCOMPARE(duties.now.size(), size_t(1));
    QVERIFY(duties.now.front().name.isEmpty());
    QCOMPARE(duties.now.front().pieces.size() + 1, controller->offer().actions.size());
    // The Axis still has its depots and its air supply after the rounds, and no phase twice.
    QStringList later;
    for (const engine::PhaseId phase : duties.later)
        later << controller->module().sequence.phase(phase).id;
    QVERIFY2(later.contains(QStringLiteral("depots")), qPrintable(later.join(u' ')));
    QVERIFY(!later.contains(QStringLiteral("soviet_rail")));
    QCOMPARE(QSet(later.begin(), later.end()).size(), later.size());
}

void tst_Agenda::whatMustBeDone()
{
    const auto controller = barbarossa();
    QVERIFY(playthrough::playTo(*controller, c_firstTurn, QStringLiteral("retreat")));
    const Duties duties = Duties::of(*controller);
    QVERIFY(duties.isMust);
    QCOMPARE(duties.now.size(), size_t(1));
    QCOMPARE(duties.now.front().pieces.size(), size_t(1));
}

void tst_Agenda::nothingForWhoWaits()
{
    const auto controller = barbarossa();
    controller->setPlayers({{QStringLiteral("axis"), QStringLiteral("random")}});
    const Duties duties = Duties::of(*controller);
    QVERIFY(duties.question.isEmpty());
    QVERIFY(duties.now.empty());
    AgendaPanel panel(*controller);
    show(panel);
    QCOMPARE(panel.duties()->topLevelItemCount(), 1);
}

void tst_Agenda::everyGame_data()
{
    QTest::addColumn<QString>("folder");
    for (const QString &folder : anygame::folders())
        QTest::newRow(qPrintable(folder.section(u'/', -1))) << folder;
}

// The first questions of every game have a list that is not empty and leads somewhere.
void tst_Agenda::everyGame()
{
    QFETCH(const QString, folder);
    const auto loaded = anygame::module(folder);
    QVERIFY(loaded);
    const auto controller = anygame::started(folder, loaded->scenarios.front().id, 1);
    QVERIFY(controller);
    AgendaPanel panel(*controller);
    show(panel);
    for (int i = 0; i < 40 && !controller->state().isOver(); ++i) {
        if (controller->isCovered())
            controller->uncover();
        const Duties duties = Duties::of(*controller);
        QVERIFY(!duties.question.isEmpty());
        for (const Duties::Group &group : duties.now)
            QVERIFY(!group.pieces.empty() || !group.spaces.empty());
        const auto &actions = controller->offer().actions;
        QVERIFY(controller->perform(engine::Action(actions[size_t(i) % actions.size()])));
    }
    QCoreApplication::processEvents();
    QVERIFY(panel.duties()->topLevelItemCount() > 0);
    QVERIFY(panel.calendar()->topLevelItemCount() > 0);
}

void tst_Agenda::datesOfTurns()
{
    const auto controller = anygame::started(c_longGame, QStringLiteral("campaign"), 3);
    QVERIFY(controller);
    const QByteArray before = controller->state().hash();
    Calendar &calendar = Calendar::of(*controller);
    QCOMPARE(calendar.first(), 1);
    QCOMPARE(calendar.last(), 44);
    QVERIFY2(calendar.date(1).contains(QStringLiteral("1941")), qPrintable(calendar.date(1)));
    QCOMPARE(calendar.year(44), QStringLiteral("1945"));
    QCOMPARE(calendar.name(44), QStringLiteral("Turn 44 · ") + calendar.date(44));
    QCOMPARE(calendar.years(), (QHash<int, QString>{{1, QStringLiteral("1941")}}));
    // Of turns that there are not the rules may say anything, or nothing.
    (void)calendar.date(4000);
    (void)calendar.name(-5);
    QCOMPARE(controller->state().hash(), before);
}

void tst_Agenda::datesInAnotherLanguage()
{
    const auto controller = barbarossa();
    Calendar &calendar = Calendar::of(*controller);
    const QString english = calendar.date(2);
    controller->setLanguage(QStringLiteral("es"));
    QVERIFY(calendar.date(2) != english);
    QCOMPARE(calendar.year(2), QStringLiteral("1941"));
}

void tst_Agenda::whoArrives()
{
    const auto controller = barbarossa();
    const auto arrivals = Calendar::of(*controller).arrivals(2);
    size_t count = 0;
    for (const auto &arrival : controller->game().scenario().arrivals)
        count += arrival.turn == 2 ? arrival.pieces.size() : 0;
    QCOMPARE(arrivals.size(), size_t(2));
    QCOMPARE(arrivals[0].pieces.size() + arrivals[1].pieces.size(), count);
    for (const Calendar::Arrivals &one : arrivals) {
        for (const engine::PieceId piece : one.pieces)
            QCOMPARE(controller->module().piece(piece).side, one.side);
    }
    QVERIFY(Calendar::of(*controller).arrivals(99).empty());
}

void tst_Agenda::panelLeadsToPieces()
{
    const auto controller = barbarossa();
    QVERIFY(playthrough::playTo(*controller, c_firstTurn, QStringLiteral("move")));
    AgendaPanel panel(*controller);
    show(panel);
    QTreeWidgetItem *unit = find(*panel.duties(), QStringLiteral("1st Panzer Division"));
    QVERIFY(unit);
    QSignalSpy wanted(&panel.wishes(), &GameWishes::pieceRequested);
    emit panel.duties()->itemClicked(unit, 0);
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(controller->texts().pieceName(wanted.front().front().value<engine::PieceId>()),
             QStringLiteral("1st Panzer Division"));
    // Who has moved is gone from the list.
    const auto before = unit->parent()->childCount();
    const auto actions =
        controller->actions(controller->module().piece(QStringLiteral("GE-PZ-01")));
    QVERIFY(controller->perform(actions.front()));
    for (const engine::Action &action : std::vector(controller->offer().actions)) {
        if (action.space && controller->perform(action))
            break;
    }
    QCoreApplication::processEvents();
    QVERIFY(!find(*panel.duties(), QStringLiteral("1st Panzer Division")));
    QCOMPARE(panel.duties()->topLevelItem(0)->child(0)->childCount(), before - 1);
}

void tst_Agenda::panelLeadsToTurns()
{
    const auto controller = anygame::started(c_longGame, QStringLiteral("campaign"), 3);
    AgendaPanel panel(*controller);
    show(panel);
    QCOMPARE(panel.calendar()->topLevelItemCount(), 5); // years
    QVERIFY(panel.calendar()->topLevelItem(0)->isExpanded());
    QSignalSpy steps(&panel.wishes(), &GameWishes::stepRequested);
    emit panel.calendar()->itemClicked(find(*panel.calendar(), QStringLiteral("Turn 30 ")), 0);
    QCOMPARE(steps.size(), 0); // nobody knows it yet
    emit panel.calendar()->itemClicked(find(*panel.calendar(), QStringLiteral("Turn 1 ")), 0);
    QCOMPARE(steps.size(), 1);
    QCOMPARE(steps.front().front().toInt(), 0);
}

void tst_Agenda::trackLeadsToTurns()
{
    const auto controller = barbarossa();
    SequencePanel panel(*controller);
    show(panel);
    auto *track = panel.findChild<TurnTrack *>();
    QVERIFY(track);
    QSignalSpy steps(&panel.wishes(), &GameWishes::stepRequested);
    QTest::mouseClick(track, Qt::LeftButton, {}, QPoint(8, 8));
    QCOMPARE(steps.size(), 1);
    QCOMPARE(steps.front().front().toInt(), 0);
    QTest::mouseClick(track, Qt::LeftButton, {}, QPoint(track->width() - 12, 8));
    QCOMPARE(steps.size(), 1);
}

QTEST_MAIN(tst_Agenda)
#include "tst_agenda.moc"

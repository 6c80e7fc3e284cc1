// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/scenarios/arrivalpanel.h"
#include "editor/pages/scenarios/flawlist.h"
#include "editor/pages/scenarios/scenariolist.h"
#include "editor/pages/scenarios/stackpanel.h"
#include "tests/editor/pages/scenarios/scenarioshand.h"

#include <QContextMenuEvent>
#include <QMenu>
#include <QPushButton>

/// Counters come from the tray onto the board, from there elsewhere, and in turns to come.
class tst_PlacingCounters : public ScenariosHand
{
    Q_OBJECT

private slots:
    void cleanup() { close(); }
    void dragsFromTheTray();
    void placesByTwoClicks();
    void saysWhereACounterGoes();
    void shiftPlacesTheNext();
    void searchesInTheTray();
    void movesOnTheBoard();
    void movesSeveral();
    void dragsBackIntoTheTray();
    void movesByArrows();
    void dragsIntoALane();
    void makesLanes();
    void menuOfTheBoard();
};

void tst_PlacingCounters::dragsFromTheTray()
{
    open(u"resources/templates/hex"_s);
    QVERIFY(m_page->tray().counters().all().isEmpty());
    m_page->commands().takeOff({u"BL-1"_s, u"BL-2"_s});
    QCOMPARE(m_page->tray().counters().all().size(), 2);
    drag(*trayView(), trayPoint(u"BL-1"_s), board(), at(u"0206"_s));
    QCOMPARE(spaceOf(u"BL-1"_s), u"0206"_s);
    QCOMPARE(m_page->tray().counters().all().size(), 1);
    QCOMPARE(m_page->selection().pieces(), QStringList{u"BL-1"_s});
    // Beside the board it goes nowhere.
    drag(*trayView(), trayPoint(u"BL-2"_s), m_page->stack(), {5, 5});
    QVERIFY(spaceOf(u"BL-2"_s).isEmpty());
    document().history().undo();
    QVERIFY(spaceOf(u"BL-1"_s).isEmpty());
    QCOMPARE(m_page->tray().counters().all().size(), 2);
    document().history().redo();
    QCOMPARE(spaceOf(u"BL-1"_s), u"0206"_s);
}

void tst_PlacingCounters::placesByTwoClicks()
{
    open(u"resources/templates/hex"_s);
    m_page->commands().takeOff({u"BL-1"_s, u"RD-T"_s});
    QTest::mouseClick(trayView(), Qt::LeftButton, {}, trayPoint(u"BL-1"_s));
    click(u"0206"_s);
    QCOMPARE(spaceOf(u"BL-1"_s), u"0206"_s);
    // Picked and left alone.
    QTest::mouseClick(trayView(), Qt::LeftButton, {}, trayPoint(u"RD-T"_s));
    m_page->perform(EditCommand::SelectNone);
    click(u"0207"_s);
    QVERIFY(spaceOf(u"RD-T"_s).isEmpty());
    // On top of another, by keyboard.
    m_page->tray().counters().setFocus();
    QTest::keyClick(&m_page->tray().counters(), Qt::Key_Right);
    QTest::keyClick(&m_page->tray().counters(), Qt::Key_Return);
    click(u"0206"_s);
    QCOMPARE(spaceOf(u"RD-T"_s), u"0206"_s);
    QCOMPARE(m_page->position().state()->top(space(u"0206"_s)), piece(u"RD-T"_s));
}

void tst_PlacingCounters::saysWhereACounterGoes()
{
    open(u"resources/templates/hex"_s);
    m_page->commands().takeOff({u"BL-1"_s});
    QString said;
    connect(m_page.get(), &Page::pointed, this, [&](const QString &text) { said = text; });
    QTest::mouseClick(trayView(), Qt::LeftButton, {}, trayPoint(u"BL-1"_s));
    QVERIFY2(said.startsWith(u"Click a space"_s), qPrintable(said));
    for (const QString &hex : {u"0206"_s, u"0207"_s}) {
        QTest::mouseMove(&board(), at(hex));
        QTRY_VERIFY2(said.startsWith(hex + u": click to place"_s), qPrintable(said));
    }
    click(u"0207"_s);
    QTest::mouseMove(&board(), at(u"0206"_s));
    QTRY_COMPARE(said, u"0206"_s);
    // Pulled from the tray, too.
    m_page->commands().takeOff({u"BL-1"_s});
    QStringList all;
    connect(m_page.get(), &Page::pointed, this, [&](const QString &text) { all.append(text); });
    drag(*trayView(), trayPoint(u"BL-1"_s), board(), at(u"0208"_s));
    QVERIFY2(all.contains(u"0208"_s), qPrintable(all.join(u'|')));
}

void tst_PlacingCounters::shiftPlacesTheNext()
{
    open(u"resources/templates/hex"_s);
    m_page->commands().takeOff({u"BL-1"_s, u"BL-2"_s, u"BL-T"_s, u"RD-1"_s});
    QTest::mouseClick(trayView(), Qt::LeftButton, {}, trayPoint(u"BL-1"_s));
    click(u"0206"_s, Qt::ShiftModifier);
    click(u"0207"_s, Qt::ShiftModifier);
    click(u"0208"_s);
    QCOMPARE(spaceOf(u"BL-1"_s), u"0206"_s);
    QCOMPARE(spaceOf(u"BL-2"_s), u"0207"_s);
    // No third one of the kind was left.
    QVERIFY(spaceOf(u"BL-T"_s).isEmpty());
    QVERIFY(spaceOf(u"RD-1"_s).isEmpty());
}

void tst_PlacingCounters::searchesInTheTray()
{
    open(u"modules/koenigsberg45"_s);
    board().setFocus(); // in the list it would be the scenario that is deleted
    m_page->perform(EditCommand::SelectAll);
    m_page->perform(EditCommand::Delete);
    const qsizetype all = m_page->tray().counters().all().size();
    QVERIFY(all > 100);
    QVERIFY(m_page->tray().counters().groups().size() > 10);
    auto *search = m_page->tray().findChild<QLineEdit *>();
    QTest::keyClicks(search, u"guards tank"_s);
    const qsizetype found = m_page->tray().counters().all().size();
    QVERIFY(found > 0 && found < all);
    QTest::keyClicks(search, u"xyz"_s);
    QVERIFY(m_page->tray().counters().all().isEmpty());
    search->clear();
    QCOMPARE(m_page->tray().counters().all().size(), all);
    document().history().undo();
    QCOMPARE(document().changedFiles(), QStringList());
}

void tst_PlacingCounters::movesOnTheBoard()
{
    open(u"resources/templates/hex"_s);
    drag(board(), at(u"0303"_s), board(), at(u"0402"_s));
    QCOMPARE(spaceOf(u"BL-1"_s), u"0402"_s);
    QCOMPARE(m_page->selection().space(), space(u"0402"_s));
    drag(board(), at(u"0402"_s), board(), at(u"0304"_s));
    QCOMPARE(m_page->stack().list().count(), 2);
    document().history().undo();
    document().history().undo();
    QCOMPARE(document().changedFiles(), QStringList());
}

void tst_PlacingCounters::movesSeveral()
{
    open(u"resources/templates/hex"_s);
    click(u"0303"_s);
    click(u"0304"_s, Qt::ControlModifier);
    QCOMPARE(m_page->selection().pieces().size(), 2);
    drag(board(), at(u"0303"_s), board(), at(u"0101"_s));
    QCOMPARE(spaceOf(u"BL-1"_s), u"0101"_s);
    QCOMPARE(spaceOf(u"BL-2"_s), u"0101"_s);
    // A frame around everything.
    drag(board(), {3, 3}, board(), {board().width() - 3, board().height() - 3},
         Qt::ControlModifier);
    QCOMPARE(m_page->selection().pieces().size(), 8);
    m_page->perform(EditCommand::Invert);
    QVERIFY(m_page->selection().pieces().isEmpty());
}

void tst_PlacingCounters::dragsBackIntoTheTray()
{
    open(u"resources/templates/hex"_s);
    drag(board(), at(u"0303"_s), *trayView(), {30, 120});
    QVERIFY(spaceOf(u"BL-1"_s).isEmpty());
    QVERIFY(m_page->tray().counters().all().contains(piece(u"BL-1"_s)));
    click(u"0304"_s);
    QVERIFY(m_page->offers(EditCommand::Delete));
    m_page->perform(EditCommand::Delete);
    QVERIFY(spaceOf(u"BL-2"_s).isEmpty());
}

void tst_PlacingCounters::movesByArrows()
{
    open(u"resources/templates/hex"_s);
    click(u"0303"_s);
    QTest::keyClick(&board(), Qt::Key_Down);
    QCOMPARE(spaceOf(u"BL-1"_s), u"0304"_s);
    QTest::keyClick(&board(), Qt::Key_Up);
    QTest::keyClick(&board(), Qt::Key_Up);
    QCOMPARE(spaceOf(u"BL-1"_s), u"0302"_s);
    // Ten spaces, or as far as the board goes.
    QTest::keyClick(&board(), Qt::Key_Up, Qt::ShiftModifier);
    QCOMPARE(spaceOf(u"BL-1"_s), u"0301"_s);
    QTest::keyClick(&board(), Qt::Key_Up);
    QCOMPARE(spaceOf(u"BL-1"_s), u"0301"_s);
}

void tst_PlacingCounters::dragsIntoALane()
{
    open(u"modules/tutorial"_s);
    CounterGroups &lanes = m_page->arrivals().lanes();
    const QPoint from = lanes.rectOf(piece(u"BL-ARM-8"_s)).center();
    const QPoint to = lanes.rectOf(piece(u"RD-ARM-21"_s)).center() + QPoint(60, 0);
    drag(*lanes.viewport(), from, *lanes.viewport(), to);
    QCOMPARE(lanes.groups()[1].pieces,
             (QList<PieceId>{piece(u"RD-ARM-21"_s), piece(u"BL-ARM-8"_s)}));
    QVERIFY(lanes.groups()[0].pieces.isEmpty());
    // From the lane onto the board, and from the board into a lane.
    drag(*lanes.viewport(), lanes.rectOf(piece(u"RD-ARM-21"_s)).center(), board(), at(u"1510"_s));
    QCOMPARE(spaceOf(u"RD-ARM-21"_s), u"1510"_s);
    QCOMPARE(lanes.groups()[1].pieces, QList<PieceId>{piece(u"BL-ARM-8"_s)});
    drag(board(), at(u"0506"_s), *lanes.viewport(), to);
    QVERIFY(spaceOf(u"BL-INF-1"_s).isEmpty());
    QVERIFY(lanes.groups()[1].pieces.contains(piece(u"BL-INF-1"_s)));
    // Back into the tray.
    drag(*lanes.viewport(), lanes.rectOf(piece(u"BL-INF-1"_s)).center(), *trayView(), {30, 100});
    QCOMPARE(m_page->tray().counters().all(), QList<PieceId>{piece(u"BL-INF-1"_s)});
    while (document().history().canUndo())
        document().history().undo();
    QCOMPARE(document().changedFiles(), QStringList());
}

void tst_PlacingCounters::makesLanes()
{
    open(u"modules/tutorial"_s);
    auto *add = m_page->arrivals().findChildren<QPushButton *>().first();
    QTest::mouseClick(add, Qt::LeftButton);
    QCOMPARE(m_page->arrivals().lanes().groups().size(), 7);
    QCOMPARE(m_page->arrivals().currentLane(), 6);
    type(*m_page->arrivals().form().field(0), u"7"_s);
    type(*m_page->arrivals().form().field(1), u"C"_s);
    QCOMPARE(m_page->arrivals().lanes().groups()[6].title, u"Turn 7 at C"_s);
    QCOMPARE(m_page->problems().count(), 0);
    type(*m_page->arrivals().form().field(0), u"70"_s);
    QCOMPARE(m_page->problems().count(), 1);
    auto *remove = m_page->arrivals().findChildren<QPushButton *>().at(1);
    QTest::mouseClick(remove, Qt::LeftButton);
    QCOMPARE(m_page->problems().count(), 0);
    while (document().history().canUndo())
        document().history().undo();
    QCOMPARE(document().changedFiles(), QStringList());
}

void tst_PlacingCounters::menuOfTheBoard()
{
    open(u"resources/templates/hex"_s);
    QContextMenuEvent event(QContextMenuEvent::Mouse, at(u"0303"_s),
                            board().mapToGlobal(at(u"0303"_s)));
    QCoreApplication::sendEvent(&board(), &event);
    auto *menu = m_page->findChild<QMenu *>();
    QVERIFY(menu && menu->isVisible());
    QCOMPARE(m_page->selection().pieces(), QStringList{u"BL-1"_s});
    menu->actions().first()->trigger();
    menu->close();
    QVERIFY(spaceOf(u"BL-1"_s).isEmpty());
}

QTEST_MAIN(tst_PlacingCounters)
#include "tst_placingcounters.moc"

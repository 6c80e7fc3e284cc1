// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/scenarios/facingfield.h"
#include "editor/pages/scenarios/flawlist.h"
#include "editor/pages/scenarios/scenariolist.h"
#include "editor/pages/scenarios/stackpanel.h"
#include "engine/module/model/module.h"
#include "tests/editor/pages/scenarios/scenarioshand.h"

#include <QListWidget>

/// What is on the board already: stacks, steps, facing, who carries whom, and control.
class tst_PlacedCounters : public ScenariosHand
{
    Q_OBJECT

private slots:
    void cleanup() { close(); }
    void ordersAStack();
    void setsSteps();
    void setsStepsOfSeveral();
    void turnsByKeys_data();
    void turnsByKeys();
    void turnsByTheCompass();
    void carries();
    void paintsControl();
    void escapeTakesTheStrokeBack();
};

void tst_PlacedCounters::ordersAStack()
{
    open(u"resources/templates/area"_s);
    m_page->open({file(), 0, {u"setup"_s, u"B"_s}});
    QCOMPARE(m_page->stack().list().count(), 3);
    // The top one comes first.
    QCOMPARE(m_page->stack().list().item(0)->text(), u"Northern Guns"_s);
    const QRect top = m_page->stack().list().visualItemRect(m_page->stack().list().item(0));
    QTest::mouseClick(m_page->stack().list().viewport(), Qt::LeftButton, {}, top.center());
    QCOMPARE(m_page->selection().pieces(), QStringList{u"N-GUNS"_s});
    QTest::mouseClick(button(m_page->stack(), u"Down"_s), Qt::LeftButton);
    const auto stack = [&] {
        QStringList ids;
        for (const PieceId id : m_page->position().state()->stack(space(u"B"_s)))
            ids.append(m_page->position().module()->piece(id).id);
        return ids;
    };
    QCOMPARE(stack(), (QStringList{u"N-FOOT-2"_s, u"N-GUNS"_s, u"N-FOOT-3"_s}));
    QTest::mouseClick(button(m_page->stack(), u"Down"_s), Qt::LeftButton);
    QTest::mouseClick(button(m_page->stack(), u"Down"_s), Qt::LeftButton);
    QCOMPARE(stack().first(), u"N-GUNS"_s);
    QTest::mouseClick(button(m_page->stack(), u"Up"_s), Qt::LeftButton);
    document().history().undo();
    document().history().undo();
    document().history().undo();
    QCOMPARE(document().changedFiles(), QStringList());
}

void tst_PlacedCounters::setsSteps()
{
    open(u"resources/templates/hex"_s);
    click(u"0303"_s);
    type(*m_page->stack().form().field(0), u"1"_s);
    QCOMPARE(m_page->position().state()->piece(piece(u"BL-1"_s)).steps, int16_t(1));
    QVERIFY(document().bytes(file()).contains(R"("0303": [{"piece": "BL-1", "steps": 1}])"));
    document().history().undo();
    QCOMPARE(document().changedFiles(), QStringList());
    // More than it has.
    type(*m_page->stack().form().field(0), u"7"_s);
    QCOMPARE(m_page->problems().count(), 1);
    document().history().undo();
    QCOMPARE(m_page->problems().count(), 0);
}

void tst_PlacedCounters::setsStepsOfSeveral()
{
    open(u"resources/templates/hex"_s);
    click(u"0303"_s);
    click(u"0304"_s, Qt::ControlModifier);
    type(*m_page->stack().form().field(0), u"1"_s);
    for (const QString &id : {u"BL-1"_s, u"BL-2"_s})
        QCOMPARE(m_page->position().state()->piece(piece(id)).steps, int16_t(1));
    document().history().undo();
    QCOMPARE(document().changedFiles(), QStringList());
}

void tst_PlacedCounters::turnsByKeys_data()
{
    QTest::addColumn<QString>("module");
    QTest::addColumn<QString>("space");
    QTest::addColumn<int>("directions");
    QTest::newRow("hexes") << u"resources/templates/hex"_s << u"0303"_s << 6;
    QTest::newRow("areas") << u"resources/templates/area"_s << u"B"_s << 12;
}

void tst_PlacedCounters::turnsByKeys()
{
    QFETCH(QString, module);
    QFETCH(QString, space);
    QFETCH(int, directions);
    open(module);
    QTest::keyClick(&board(), Qt::Key_Period);
    QCOMPARE(document().changedFiles(), QStringList());
    click(space);
    const PieceId chosen = piece(m_page->selection().pieces().value(0));
    const auto facing = [&] { return int(m_page->position().state()->piece(chosen).facing); };
    QCOMPARE(facing(), engine::Facings::none);
    // The first turn gives it a front.
    QTest::keyClick(&board(), Qt::Key_Period);
    QCOMPARE(facing(), 0);
    QTest::keyClick(&board(), Qt::Key_Period);
    QCOMPARE(facing(), 1);
    QTest::keyClick(&board(), Qt::Key_Comma);
    QTest::keyClick(&board(), Qt::Key_Comma);
    QCOMPARE(facing(), directions - 1);
    const QByteArray written = "\"facing\": " + QByteArray::number(directions - 1);
    QVERIFY(document().bytes(file()).contains(written));
    for (int i = 0; i < 4; ++i)
        document().history().undo();
    QCOMPARE(facing(), engine::Facings::none);
    QCOMPARE(document().changedFiles(), QStringList());
}

void tst_PlacedCounters::turnsByTheCompass()
{
    open(u"resources/templates/hex"_s);
    click(u"0303"_s);
    click(u"0304"_s, Qt::ControlModifier);
    auto *compass = m_page->findChild<FacingField *>();
    QVERIFY(compass && compass->isVisible());
    QCOMPARE(compass->words(), u"Nowhere"_s);
    const auto facing = [&](const QString &id) {
        return int(m_page->position().state()->piece(piece(id)).facing);
    };
    const auto press = [&](int where) {
        QTest::mouseClick(compass, Qt::LeftButton, {}, compass->pointOf(where).toPoint());
    };
    for (const int where : {2, 7, 0}) {
        press(where);
        QCOMPARE(facing(u"BL-1"_s), where);
        QCOMPARE(facing(u"BL-2"_s), where);
    }
    QCOMPARE(compass->words(), u"12 o'clock"_s);
    QTest::keyClick(compass, Qt::Key_Right);
    QCOMPARE(facing(u"BL-2"_s), 1);
    click(u"0303"_s);
    QTest::keyClick(compass, Qt::Key_Left);
    QCOMPARE(facing(u"BL-1"_s), 0);
    click(u"0304"_s, Qt::ControlModifier);
    QCOMPARE(compass->words(), u"Several values"_s);
    press(engine::Facings::none);
    QCOMPARE(facing(u"BL-1"_s), engine::Facings::none);
    QCOMPARE(document().changedFiles(), QStringList());
    document().history().undo();
    QCOMPARE(facing(u"BL-2"_s), 1);
}

void tst_PlacedCounters::carries()
{
    open(u"resources/templates/area"_s);
    m_page->open({file(), 0, {u"setup"_s, u"B"_s, qsizetype(2)}});
    QCOMPARE(m_page->selection().pieces(), QStringList{u"N-GUNS"_s});
    QTest::mouseClick(button(m_page->stack(), u"Attach"_s), Qt::LeftButton);
    QCOMPARE(m_page->position().state()->piece(piece(u"N-GUNS"_s)).carrier, piece(u"N-FOOT-3"_s));
    QCOMPARE(m_page->stack().list().count(), 3);
    QTest::mouseClick(button(m_page->stack(), u"Attach"_s), Qt::LeftButton);
    QVERIFY(!m_page->position().state()->piece(piece(u"N-GUNS"_s)).carrier);
}

void tst_PlacedCounters::paintsControl()
{
    open(u"resources/templates/hex"_s);
    QTest::keyClick(&board(), Qt::Key_O);
    m_page->canvas().setTool(SetupCanvas::Tool::Control);
    m_page->canvas().setBrushSide(u"blue"_s);
    const int before = document().history().count();
    drag(board(), at(u"0303"_s), board(), at(u"0305"_s));
    const auto *state = m_page->position().state();
    for (const QString &id : {u"0303"_s, u"0304"_s, u"0305"_s})
        QCOMPARE(state->control(space(id)), m_page->position().module()->side(u"blue"));
    QCOMPARE(document().history().count(), before + 1);
    // Pieces stay where they are, and the right button clears.
    QCOMPARE(spaceOf(u"BL-1"_s), u"0303"_s);
    QTest::mouseClick(&board(), Qt::RightButton, {}, at(u"0604"_s));
    QVERIFY(!m_page->position().state()->control(space(u"0604"_s)));
    document().history().undo();
    document().history().undo();
    QCOMPARE(document().changedFiles(), QStringList());
}

void tst_PlacedCounters::escapeTakesTheStrokeBack()
{
    open(u"resources/templates/hex"_s);
    m_page->canvas().setTool(SetupCanvas::Tool::Control);
    m_page->canvas().setBrushSide(u"blue"_s);
    const auto send = [this](QEvent::Type type, const QString &space) {
        const QPoint place = at(space);
        QMouseEvent event(type, place, board().mapToGlobal(place),
                          type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton,
                          type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton, {});
        QApplication::sendEvent(&board(), &event);
    };
    send(QEvent::MouseButtonPress, u"0303"_s);
    send(QEvent::MouseMove, u"0304"_s);
    QVERIFY(document().isModified());
    QTest::keyClick(&board(), Qt::Key_Escape);
    QVERIFY(!document().isModified());
    send(QEvent::MouseMove, u"0305"_s);
    send(QEvent::MouseButtonRelease, u"0305"_s);
    QVERIFY(!document().isModified());
}

QTEST_MAIN(tst_PlacedCounters)
#include "tst_placedcounters.moc"

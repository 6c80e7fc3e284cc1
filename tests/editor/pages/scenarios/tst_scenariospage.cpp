// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/scenarios/scenariospage.h"

#include "editor/pages/scenarios/arrivalpanel.h"
#include "editor/pages/scenarios/countertray.h"
#include "editor/pages/scenarios/facingfield.h"
#include "editor/pages/scenarios/flawlist.h"
#include "editor/pages/scenarios/scenariolist.h"
#include "editor/pages/scenarios/setupcanvas.h"
#include "editor/pages/scenarios/stackpanel.h"
#include "editor/pages/scenarios/termspanel.h"
#include "engine/module/model/module.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMouseEvent>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTest>
#include <QToolButton>

using namespace editor;
using namespace Qt::StringLiterals;
using engine::PieceId;
using engine::SpaceId;

class tst_ScenariosPage : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup();
    void showsTheSetup_data();
    void showsTheSetup();
    void dragsFromTheTray();
    void placesByTwoClicks();
    void saysWhereACounterGoes();
    void shiftPlacesTheNext();
    void searchesInTheTray();
    void movesOnTheBoard();
    void movesSeveral();
    void dragsBackIntoTheTray();
    void movesByArrows();
    void ordersAStack();
    void setsSteps();
    void setsStepsOfSeveral();
    void turnsByKeys_data();
    void turnsByKeys();
    void turnsByTheCompass();
    void carries();
    void dragsIntoALane();
    void makesLanes();
    void paintsControl();
    void escapeTakesTheStrokeBack();
    void showsErrorsAtOnce();
    void copiesBetweenScenarios();
    void copiesBetweenModules();
    void editsTheList();
    void editsTerms();
    void menuOfTheBoard();
    void opensPlaces();
    void triesTheScenario();
    void survivesBrokenFiles_data();
    void survivesBrokenFiles();
    void followsUndo();

private:
    void open(const QString &module);
    ModuleDocument &document() { return m_live->document(); }
    QString file() const { return m_page->commands().file(); }
    QString spaceOf(const QString &piece) { return m_page->commands().spaceOf(piece); }
    PieceId piece(const QString &id) const { return m_page->position().piece(id); }
    SpaceId space(const QString &id) const { return m_page->position().space(id); }
    view::BoardView &board() const { return m_page->canvas().board(); }
    QPoint at(const QString &space) const { return board().viewPoint(this->space(space)); }
    QPoint trayPoint(const QString &piece) const
    {
        return m_page->tray().counters().rectOf(this->piece(piece)).center();
    }
    QWidget *trayView() const { return m_page->tray().counters().viewport(); }
    static void drag(QWidget &from, QPoint start, QWidget &to, QPoint end,
                     Qt::KeyboardModifiers modifiers = {});
    void click(const QString &space, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mouseClick(&board(), Qt::LeftButton, modifiers, at(space));
    }

    std::unique_ptr<LiveModule> m_live;
    std::unique_ptr<ScenariosPage> m_page;
};

namespace {

/// Types into a line and leaves it.
void type(QWidget &field, const QString &text)
{
    auto *line = field.findChild<QLineEdit *>();
    QVERIFY(line);
    line->setFocus();
    line->selectAll();
    QTest::keyClicks(line, text);
    QTest::keyClick(line, Qt::Key_Return);
}

QToolButton *button(QWidget &in, const QString &text)
{
    for (auto *button : in.findChildren<QToolButton *>()) {
        if (button->text() == text || button->toolTip() == text)
            return button;
    }
    return nullptr;
}

} // namespace

void tst_ScenariosPage::initTestCase()
{
    qRegisterMetaType<engine::PieceId>();
    QApplication::setStyle(u"Fusion"_s);
}

void tst_ScenariosPage::open(const QString &module)
{
    m_page.reset();
    m_live = std::make_unique<LiveModule>(
        ModuleDocument::open(QStringLiteral(HEXSMITH_SOURCE_DIR) + u'/' + module).value());
    m_page = std::make_unique<ScenariosPage>(*m_live);
    m_page->canvas().board().setCacheFolder({});
    m_page->resize(1160, 760);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
    QTRY_VERIFY(m_page->position().module());
}

void tst_ScenariosPage::cleanup()
{
    m_page.reset();
    m_live.reset();
}

void tst_ScenariosPage::drag(QWidget &from, QPoint start, QWidget &to, QPoint end,
                             Qt::KeyboardModifiers modifiers)
{
    const QPoint there = from.mapFromGlobal(to.mapToGlobal(end));
    const auto move = [&](QPoint point) {
        QMouseEvent event(QEvent::MouseMove, point, from.mapToGlobal(point), Qt::NoButton,
                          Qt::LeftButton, modifiers);
        QCoreApplication::sendEvent(&from, &event);
    };
    QTest::mousePress(&from, Qt::LeftButton, modifiers, start);
    move((start + there) / 2);
    move(there);
    QTest::mouseRelease(&from, Qt::LeftButton, modifiers, there);
}

void tst_ScenariosPage::showsTheSetup_data()
{
    QTest::addColumn<QString>("module");
    QTest::addColumn<int>("scenarios");
    QTest::newRow("hexes") << u"modules/koenigsberg45"_s << 1;
    QTest::newRow("areas") << u"modules/leningrad41"_s << 4;
    QTest::newRow("cups") << u"modules/typhoon"_s << 2;
    QTest::newRow("tutorial") << u"modules/tutorial"_s << 1;
    QTest::newRow("hex template") << u"resources/templates/hex"_s << 1;
    QTest::newRow("area template") << u"resources/templates/area"_s << 1;
}

void tst_ScenariosPage::showsTheSetup()
{
    QFETCH(QString, module);
    QFETCH(int, scenarios);
    open(module);
    QCOMPARE(m_page->list().list().count(), scenarios);
    for (int i = 0; i < scenarios; ++i) {
        m_page->list().list().setCurrentRow(i);
        const engine::Scenario &wanted = m_live->module()->scenarios[size_t(i)];
        QCOMPARE(m_page->scenario(), wanted.id);
        QVERIFY(m_page->position().isReadable());
        for (const auto &placement : wanted.placements) {
            const auto &state = m_page->position().state()->piece(placement.piece);
            QCOMPARE(state.space, placement.space);
        }
        QCOMPARE(m_page->problems().count(), 0);
        QCOMPARE(qsizetype(m_page->arrivals().lanes().groups().size()),
                 qsizetype(wanted.arrivals.size()));
    }
    QCOMPARE(document().changedFiles(), QStringList());
}

void tst_ScenariosPage::dragsFromTheTray()
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

void tst_ScenariosPage::placesByTwoClicks()
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

void tst_ScenariosPage::saysWhereACounterGoes()
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

void tst_ScenariosPage::shiftPlacesTheNext()
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

void tst_ScenariosPage::searchesInTheTray()
{
    open(u"modules/koenigsberg45"_s);
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

void tst_ScenariosPage::movesOnTheBoard()
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

void tst_ScenariosPage::movesSeveral()
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

void tst_ScenariosPage::dragsBackIntoTheTray()
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

void tst_ScenariosPage::movesByArrows()
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

void tst_ScenariosPage::ordersAStack()
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

void tst_ScenariosPage::setsSteps()
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

void tst_ScenariosPage::setsStepsOfSeveral()
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

void tst_ScenariosPage::turnsByKeys_data()
{
    QTest::addColumn<QString>("module");
    QTest::addColumn<QString>("space");
    QTest::addColumn<int>("directions");
    QTest::newRow("hexes") << u"resources/templates/hex"_s << u"0303"_s << 6;
    QTest::newRow("areas") << u"resources/templates/area"_s << u"B"_s << 12;
}

void tst_ScenariosPage::turnsByKeys()
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

void tst_ScenariosPage::turnsByTheCompass()
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

void tst_ScenariosPage::carries()
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

void tst_ScenariosPage::dragsIntoALane()
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

void tst_ScenariosPage::makesLanes()
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

void tst_ScenariosPage::paintsControl()
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

void tst_ScenariosPage::escapeTakesTheStrokeBack()
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

void tst_ScenariosPage::showsErrorsAtOnce()
{
    open(u"modules/tutorial"_s);
    QVERIFY(board().signs().flaws.empty());
    m_page->commands().place({u"BL-INF-1"_s, u"BL-INF-2"_s}, space(u"0407"_s));
    QCOMPARE(board().signs().flaws, std::vector{space(u"0407"_s)});
    QCOMPARE(m_page->problems().count(), 1);
    QVERIFY(m_page->problems().item(0)->text().contains(u"0407"_s));
    document().history().undo();
    QVERIFY(board().signs().flaws.empty());
    // Placed twice, on a space that is not there, and a piece that is not there.
    Draft draft = document().draft();
    draft.set(file(), {u"setup"_s, u"0101"_s}, engine::Json::array(QStringList{u"BL-INF-1"_s}));
    draft.set(file(), {u"setup"_s, u"9999"_s}, engine::Json::array(QStringList{u"BL-INF-2"_s}));
    draft.set(file(), {u"setup"_s, u"0102"_s}, engine::Json::array(QStringList{u"BL-XXX"_s}));
    document().commit(draft, u"break"_s);
    QCOMPARE(m_page->problems().count(), 4);
    QVERIFY(std::find(board().signs().flaws.begin(), board().signs().flaws.end(), space(u"0102"_s))
            != board().signs().flaws.end());
    document().history().undo();
    QCOMPARE(m_page->problems().count(), 0);
}

void tst_ScenariosPage::copiesBetweenScenarios()
{
    open(u"modules/leningrad41"_s);
    m_page->list().choose(u"in_sight"_s);
    const QString from = file();
    m_page->open({from, 0, {u"setup"_s, u"6"_s, qsizetype(0)}});
    m_page->perform(EditCommand::Copy);
    m_page->list().choose(u"closing_ring"_s);
    m_page->commands().takeOff({u"FI-MANN"_s});
    QVERIFY(spaceOf(u"FI-MANN"_s).isEmpty());
    QVERIFY(m_page->offers(EditCommand::Paste));
    m_page->perform(EditCommand::Paste);
    QCOMPARE(spaceOf(u"FI-MANN"_s), u"6"_s);
    QVERIFY(document().bytes(file()).contains(
        R"("6": [{"piece": "FI-MANN", "hidden_from": ["soviet"]}])"));
    // It is there already: then it goes to the chosen space.
    m_page->selection().select({}, space(u"11"_s));
    m_page->perform(EditCommand::Paste);
    QCOMPARE(spaceOf(u"FI-MANN"_s), u"11"_s);
    while (document().history().canUndo())
        document().history().undo();
    QCOMPARE(document().changedFiles(), QStringList());
}

void tst_ScenariosPage::copiesBetweenModules()
{
    open(u"resources/templates/hex"_s);
    m_page->perform(EditCommand::SelectAll);
    m_page->perform(EditCommand::Cut);
    QCOMPARE(m_page->commands().placed(), QStringList());
    open(u"modules/tutorial"_s);
    // Nothing of it is known there.
    m_page->perform(EditCommand::Paste);
    QCOMPARE(document().changedFiles(), QStringList());
    open(u"resources/templates/hex"_s);
    m_page->commands().takeOff(m_page->commands().placed());
    m_page->perform(EditCommand::Paste);
    QCOMPARE(m_page->commands().placed().size(), 8);
    QCOMPARE(spaceOf(u"RD-T"_s), u"0904"_s);
}

void tst_ScenariosPage::editsTheList()
{
    open(u"modules/leningrad41"_s);
    ScenarioList &list = m_page->list();
    QTest::mouseClick(button(list, u"Add a scenario"_s), Qt::LeftButton);
    QCOMPARE(list.list().count(), 5);
    QCOMPARE(m_page->scenario(), u"new-scenario"_s);
    QCOMPARE(m_page->tray().counters().all().size(),
             qsizetype(m_page->position().module()->pieces.size()));
    m_page->perform(EditCommand::Rename);
    auto *edit = list.list().findChild<QLineEdit *>();
    QVERIFY(edit);
    QTest::keyClicks(edit, u"The Siege"_s);
    QTest::keyClick(edit, Qt::Key_Return);
    QTRY_COMPARE(list.list().currentItem()->text(), u"The Siege"_s);
    QTest::mouseClick(button(list, u"Move the scenario up"_s), Qt::LeftButton);
    QCOMPARE(list.list().currentRow(), 3);
    QCOMPARE(m_page->scenario(), u"new-scenario"_s);
    m_page->perform(EditCommand::Duplicate);
    QCOMPARE(list.list().currentItem()->text(), u"The Siege (copy)"_s);
    QTest::mouseClick(button(list, u"Delete the scenario (Del)"_s), Qt::LeftButton);
    QCOMPARE(list.list().count(), 5);
    while (document().history().canUndo())
        document().history().undo();
    QCOMPARE(document().changedFiles(), QStringList());
    QCOMPARE(list.list().count(), 4);
}

void tst_ScenariosPage::editsTerms()
{
    open(u"modules/tutorial"_s);
    type(*m_page->terms().terms().field(0), u"Bridges"_s);
    type(*m_page->terms().terms().field(2), u"4"_s);
    QCOMPARE(m_page->list().list().currentItem()->text(), u"Bridges"_s);
    QCOMPARE(m_page->position().scenario().lastTurn, 4);
    // The tanks of turn 5 come too late now.
    QCOMPARE(m_page->problems().count(), 1);
    document().history().undo();
    document().history().undo();
    QCOMPARE(document().changedFiles(), QStringList());
    // Another id is another file; one that is no good changes nothing.
    type(*m_page->terms().terms().field(5), u"not good"_s);
    QCOMPARE(m_page->scenario(), u"battle"_s);
    type(*m_page->terms().terms().field(5), u"arlen"_s);
    QCOMPARE(m_page->scenario(), u"arlen"_s);
    QVERIFY(m_page->position().isReadable());
    QVERIFY(document().files().contains(u"scenarios/arlen.json"_s));
    document().history().undo();
    QCOMPARE(m_page->scenario(), u"battle"_s);
    QCOMPARE(document().changedFiles(), QStringList());
}

void tst_ScenariosPage::menuOfTheBoard()
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

void tst_ScenariosPage::opensPlaces()
{
    open(u"modules/koenigsberg45"_s);
    const QString scenario = u"scenarios/campaign.json"_s;
    QVERIFY(m_page->shows({scenario, 0, {}}));
    QVERIFY(!m_page->shows({u"module.json"_s, 0, {}}));
    m_page->open({scenario, 0, {u"setup"_s, u"1435"_s, qsizetype(0), u"steps"_s}});
    QCOMPARE(m_page->selection().pieces(), QStringList{u"GE-HG-2HG"_s});
    QCOMPARE(m_page->selection().space(), space(u"1435"_s));
    m_page->open({scenario, 0, {u"setup"_s, u"german-reserve"_s}});
    QCOMPARE(board().board(),
             m_page->position().module()->map.space(space(u"german-reserve"_s)).board);
    m_page->open({scenario, 0, {u"arrivals"_s, qsizetype(2)}});
    QCOMPARE(m_page->arrivals().currentLane(), 2);
    m_page->open({scenario, 0, {u"control"_s, u"soviet"_s}});
    QCOMPARE(m_page->canvas().brushSide(), u"soviet"_s);
    m_page->open({scenario, 0, {u"setup"_s, u"nowhere"_s, qsizetype(9)}});
    m_page->open({u"scenarios/nowhere.json"_s, 3, {u"setup"_s}});
}

void tst_ScenariosPage::triesTheScenario()
{
    open(u"modules/leningrad41"_s);
    m_page->list().choose(u"closing_ring"_s);
    QSignalSpy tried(m_page.get(), &Page::tryRequested);
    for (auto *button : m_page->findChildren<QPushButton *>()) {
        if (button->text() == u"Try from here")
            QTest::mouseClick(button, Qt::LeftButton);
    }
    QCOMPARE(tried.size(), 1);
    QCOMPARE(tried.first().first().toString(), u"closing_ring"_s);
}

void tst_ScenariosPage::survivesBrokenFiles_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("bytes");
    const QString battle = u"scenarios/battle.json"_s;
    QTest::newRow("no JSON") << battle << QByteArray("{\"setup\": ");
    QTest::newRow("a list") << battle << QByteArray("[]");
    QTest::newRow("empty") << battle << QByteArray();
    QTest::newRow("wrong kinds")
        << battle
        << QByteArray(R"({"format": 1, "id": "battle", "title": 3, "setup": {"0101": "BL-1"},
                          "control": [], "arrivals": {}, "options": 3, "variables": []})");
    QTest::newRow("nulls") << battle << QByteArray(R"({"format": 1, "id": "battle", "title": "x",
                          "setup": {"0101": [null, {"piece": null}, {"piece": "BL-1", "steps": "x"}]},
                          "arrivals": [null, {"turn": "x", "pieces": [3]}]})");
    QTest::newRow("module") << u"module.json"_s << QByteArray("{");
    QTest::newRow("no sides") << u"module.json"_s
                              << QByteArray(R"({"scenarios": [3, "battle"], "options": 4})");
    QTest::newRow("pieces") << u"pieces.json"_s << QByteArray("[");
    QTest::newRow("board") << u"boards/map.json"_s << QByteArray("{}");
    QTest::newRow("state") << u"rules/state.json"_s
                           << QByteArray(R"({"format": 1, "pieces": [1], "variables": 3})");
}

void tst_ScenariosPage::survivesBrokenFiles()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, bytes);
    open(u"resources/templates/hex"_s);
    click(u"0303"_s);
    Draft draft = document().draft();
    draft.setBytes(file, bytes);
    document().commit(draft, u"break"_s);
    QTRY_VERIFY(m_live->isCurrent());
    m_page->selection().select({u"BL-1"_s}, space(u"0303"_s));
    for (const auto command :
         {EditCommand::SelectAll, EditCommand::Copy, EditCommand::Paste, EditCommand::Delete,
          EditCommand::Invert, EditCommand::SelectNone, EditCommand::Duplicate}) {
        if (m_page->offers(command))
            m_page->perform(command);
    }
    m_page->commands().place({u"BL-1"_s}, space(u"0206"_s));
    m_page->commands().arrive({u"BL-1"_s}, 0);
    m_page->commands().paintControl(space(u"0206"_s), u"blue"_s, 1);
    m_page->arrivals().addLane();
    m_page->grab();
    while (document().history().canUndo())
        document().history().undo();
    QTRY_VERIFY(m_live->isCurrent());
    QTRY_VERIFY(m_page->position().isReadable());
    QCOMPARE(document().changedFiles(), QStringList());
    QCOMPARE(m_page->problems().count(), 0);
    QCOMPARE(m_page->position().state()->piece(piece(u"BL-1"_s)).space, space(u"0303"_s));
}

void tst_ScenariosPage::followsUndo()
{
    open(u"resources/templates/hex"_s);
    const QImage before = board().wholeMap(0.5);
    drag(board(), at(u"0303"_s), board(), at(u"0402"_s));
    m_page->perform(EditCommand::SelectNone);
    QVERIFY(board().wholeMap(0.5) != before);
    document().history().undo();
    m_page->perform(EditCommand::SelectNone);
    QCOMPARE(board().wholeMap(0.5), before);
}

QTEST_MAIN(tst_ScenariosPage)
#include "tst_scenariospage.moc"

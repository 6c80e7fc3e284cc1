// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGlobal>

#include "app/player/board/boardinput.h"
#include "app/player/board/marks/measureline.h"
#include "app/player/board/secondmapwindow.h"
#include "app/player/board/whytip.h"
#include "tests/player/hands/windowdriver.h"

#include <QApplication>
#include <QComboBox>
#include <QTest>

using namespace app;

/// The same game in a second window: what it shows, what a hand does there, when it goes.
class tst_SecondMap : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_driver.reset(); }
    void showsTheSame();
    void hasItsOwnPlace();
    void clicksAndKeysMeanTheSame();
    void isCovered();
    void goesWithTheGame();
    void choosesAmongSheets();

private:
    SecondMapWindow *second() const;
    /// Opens it by its key.
    void open();
    /// Of the second board, where a place lies.
    QString clickPlace(engine::SpaceId space);
    void waitForMap();
    void look(const QString &name);

    std::unique_ptr<hands::WindowDriver> m_driver;
};

void tst_SecondMap::init()
{
    m_driver = std::make_unique<hands::WindowDriver>(QSize(1280, 720));
    QCOMPARE(m_driver->newGame(QStringLiteral("tutorial"), {}, QStringLiteral("5")), QString());
    m_driver->settings().setPace(Settings::Pace::Off);
}

SecondMapWindow *tst_SecondMap::second() const
{
    for (QWidget *window : QApplication::topLevelWidgets()) {
        if (auto *map = qobject_cast<SecondMapWindow *>(window))
            return map;
    }
    return nullptr;
}

void tst_SecondMap::open()
{
    m_driver->turnTo(nullptr);
    m_driver->page().board().setFocus();
    m_driver->key(Qt::Key_M, Qt::ShiftModifier);
    QVERIFY(second());
    QVERIFY(QTest::qWaitForWindowExposed(second()));
    m_driver->turnTo(second());
}

QString tst_SecondMap::clickPlace(engine::SpaceId space)
{
    second()->board().centreOn(space);
    hands::WindowDriver::settle();
    return m_driver->click(&second()->board(), second()->board().viewPoint(space));
}

void tst_SecondMap::waitForMap()
{
    QTRY_VERIFY_WITH_TIMEOUT(second()->board().tiles().isSharp(), 20000);
}

void tst_SecondMap::look(const QString &name)
{
    if (const QString folder = qEnvironmentVariable("HEXSMITH_SCREENSHOTS"); !folder.isEmpty())
        second()->grab().save(folder + u'/' + name + QStringLiteral(".png"));
}

void tst_SecondMap::showsTheSame()
{
    QVERIFY(!second());
    open();
    view::BoardView &first = m_driver->page().board();
    view::BoardView &board = second()->board();
    // One printed sheet for both.
    QVERIFY(board.sheet());
    QCOMPARE(board.sheet(), first.sheet());
    QVERIFY(board.signs() == first.signs());
    QVERIFY(!board.signs().selectable.empty());
    waitForMap();
    // Overlays are switched in either window, for both.
    const QImage plain = board.grab().toImage();
    m_driver->key(Qt::Key_Z);
    QVERIFY(board.signs() == first.signs());
    QVERIFY(board.grab().toImage() != plain);
    look(QStringLiteral("secondmap"));
    m_driver->key(Qt::Key_Z);
    QCOMPARE(board.grab().toImage(), plain);
    // Nothing of it is left when it is closed.
    m_driver->key(Qt::Key_M, Qt::ShiftModifier);
    QTRY_VERIFY(!second());
    first.setSigns({});
    first.refresh();
}

void tst_SecondMap::hasItsOwnPlace()
{
    open();
    view::BoardView &first = m_driver->page().board();
    const double before = first.zoom();
    const QRectF seen = first.visibleArea();
    m_driver->key(Qt::Key_Plus);
    m_driver->key(Qt::Key_Plus);
    QVERIFY(second()->board().zoom() > before);
    QCOMPARE(first.zoom(), before);
    QCOMPARE(first.visibleArea(), seen);
    second()->resize(700, 500);
    hands::WindowDriver::settle();
    const double zoom = second()->board().zoom();
    const QSize size = second()->size();
    second()->close();
    QTRY_VERIFY(!second());
    QVERIFY(!m_driver->window().actions().action(QStringLiteral("secondMap"))->isChecked());
    open();
    QCOMPARE(second()->size(), size);
    QVERIFY(qAbs(second()->board().zoom() - zoom) < 0.01);
}

void tst_SecondMap::clicksAndKeysMeanTheSame()
{
    open();
    GameController &controller = m_driver->controller();
    BoardInput &input = m_driver->page().input();
    // The first who can go somewhere is chosen there, and goes by a click there.
    engine::Action move;
    for (int i = 0; i < 40 && !move.space; ++i) {
        for (const engine::Action &action : controller.offer().actions) {
            if (action.piece && action.space)
                move = action;
        }
        if (!move.space)
            QVERIFY(controller.perform(engine::Action(controller.offer().actions.back())));
        hands::WindowDriver::settle();
    }
    QVERIFY(move.space);
    input.select({});
    hands::WindowDriver::settle();
    QCOMPARE(clickPlace(controller.state().piece(move.piece).space), QString());
    QVERIFY(input.selected());
    QVERIFY(!second()->board().signs().selected.empty());
    m_driver->key(Qt::Key_Escape);
    QVERIFY(!input.selected());
    input.select(move.piece);
    const auto steps = controller.game().commandCount();
    const auto from = controller.state().piece(move.piece).space;
    QCOMPARE(m_driver->withMenu({}, [&] { return clickPlace(move.space); }), QString());
    QVERIFY(controller.game().commandCount() > steps);
    QVERIFY(controller.state().piece(move.piece).space != from);
    m_driver->key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(controller.state().piece(move.piece).space, from);
    // Measured there, too.
    second()->board().centreOn(from);
    const auto pointAt = [this](engine::SpaceId space) {
        const QPoint at = second()->board().viewPoint(space);
        QCursor::setPos(second()->board().mapToGlobal(at));
        QTest::mouseMove(second()->windowHandle(), second()->board().mapTo(second(), at));
        hands::WindowDriver::settle();
    };
    hands::WindowDriver::settle();
    pointAt(move.space); // the pointer may stand where the place is now
    pointAt(from);
    m_driver->key(Qt::Key_D);
    pointAt(move.space);
    const auto *line = second()->findChild<MeasureLine *>();
    QVERIFY(line && line->isVisible());
    QCOMPARE(line->from(), from);
    QVERIFY(!line->text().isEmpty());
    QVERIFY(!line->line().words.isEmpty());
    look(QStringLiteral("secondmap-measured"));
}

void tst_SecondMap::isCovered()
{
    open();
    m_driver->page().cover().lower();
    hands::WindowDriver::settle();
    QVERIFY(second() && !second()->isVisible());
    m_driver->turnTo(nullptr);
    QCOMPARE(m_driver->press(QStringLiteral("showBoard")), QString());
    QVERIFY(second()->isVisible());
}

void tst_SecondMap::goesWithTheGame()
{
    open();
    // A tip that stands there is not lost with it.
    const QPointer<WhyTip> tip = m_driver->page().board().findChild<WhyTip *>();
    QVERIFY(tip);
    tip->showWords(QStringLiteral("Words"), second()->board().mapToGlobal(QPoint(80, 80)));
    QCOMPARE(tip->parentWidget(), &second()->board());
    second()->close();
    QTRY_VERIFY(!second());
    QVERIFY(tip && !tip->isVisible());
    open();
    m_driver->window().showLibrary();
    QTRY_VERIFY(!second());
    QVERIFY(!m_driver->window().actions().action(QStringLiteral("secondMap"))->isChecked());
}

void tst_SecondMap::choosesAmongSheets()
{
    m_driver->window().showLibrary();
    m_driver = std::make_unique<hands::WindowDriver>(QSize(1280, 720));
    QCOMPARE(m_driver->newGame(QStringLiteral("koenigsberg45"), {}, QStringLiteral("5")),
             QString());
    open();
    auto *sheets = second()->findChild<QComboBox *>();
    QVERIFY(sheets && sheets->isVisible() && sheets->count() > 1);
    const int first = m_driver->page().board().board();
    const int other = first ? 0 : 1;
    sheets->setFocus();
    m_driver->key(other > first ? Qt::Key_Down : Qt::Key_Up);
    QCOMPARE(second()->board().board(), other);
    QCOMPARE(m_driver->page().board().board(), first);
    waitForMap();
}

QTEST_MAIN(tst_SecondMap)
#include "tst_secondmap.moc"

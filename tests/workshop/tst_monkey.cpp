// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGlobal>

#include "tests/player/hands/windowdriver.h"

#include "app/workshop/workshop.h"

#include <QApplication>
#include <QColorDialog>
#include <QDrag>
#include <QFileDialog>
#include <QMenu>
#include <QMessageBox>
#include <QRandomGenerator>
#include <QTest>
#include <QTimer>
#include <QWheelEvent>

using namespace app;
using editor::EditorWindow;

namespace {

/// Keys that do something somewhere; none that ends the program.
constexpr int c_keys[] = {
    Qt::Key_Return,  Qt::Key_Escape,      Qt::Key_Tab,          Qt::Key_Backtab, Qt::Key_Space,
    Qt::Key_Delete,  Qt::Key_Backspace,   Qt::Key_Up,           Qt::Key_Down,    Qt::Key_Left,
    Qt::Key_Right,   Qt::Key_Home,        Qt::Key_End,          Qt::Key_PageUp,  Qt::Key_PageDown,
    Qt::Key_F2,      Qt::Key_F6,          Qt::Key_F8,           Qt::Key_F12,     Qt::Key_Plus,
    Qt::Key_Minus,   Qt::Key_BracketLeft, Qt::Key_BracketRight, Qt::Key_Comma,   Qt::Key_Period,
    Qt::Key_Question};

constexpr int c_controlled[] = {Qt::Key_Z, Qt::Key_C, Qt::Key_X,   Qt::Key_V,
                                Qt::Key_D, Qt::Key_A, Qt::Key_I,   Qt::Key_P,
                                Qt::Key_F, Qt::Key_S, Qt::Key_Tab, Qt::Key_Return};

} // namespace

/// Somebody who clicks and types anything anywhere. Whatever comes of it, nothing may crash, and
/// the editor can take everything back.
class tst_Monkey : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void inTheEditor_data();
    void inTheEditor();
    void inTheGame_data();
    void inTheGame();

private:
    void play(QWidget &window);
    void act(QWidget &window);
    void click(QWidget &window);
    void drag(QWidget &window);
    void turnWheel(QWidget &window);
    void press(QWidget &window);
    /// Dialogs and menus run loops of their own; they are answered in these.
    void answer();
    void tell(const char *what, const QWidget *target) const;
    QPoint anywhere(const QWidget &widget);
    int below(int count) { return int(m_random.bounded(quint32(count))); }

    QRandomGenerator m_random;
    int m_events = 0;
    bool m_isTold = false;
    QTimer m_answers;
};

void tst_Monkey::initTestCase()
{
    // Longer runs by HEXSMITH_MONKEY_EVENTS; HEXSMITH_MONKEY_SEED gives other ones, and
    // HEXSMITH_MONKEY_TOLD says what is done.
    m_isTold = qEnvironmentVariableIsSet("HEXSMITH_MONKEY_TOLD");
    m_events = qEnvironmentVariableIntValue("HEXSMITH_MONKEY_EVENTS");
    if (!m_events)
        m_events = 50;
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    // Queued: a timer does not go on while what it called waits in a dialog.
    connect(&m_answers, &QTimer::timeout, this, &tst_Monkey::answer, Qt::QueuedConnection);
    m_answers.start(20);
}

void tst_Monkey::tell(const char *what, const QWidget *target) const
{
    if (m_isTold)
        qInfo() << what << target << (target->isVisible() ? "" : "unseen") << target->toolTip();
}

QPoint tst_Monkey::anywhere(const QWidget &widget)
{
    return {below(std::max(1, widget.width())), below(std::max(1, widget.height()))};
}

void tst_Monkey::answer()
{
    QDrag::cancel(); // it would wait for a real mouse
    if (QWidget *popup = QApplication::activePopupWidget()) {
        auto *menu = qobject_cast<QMenu *>(popup);
        if (menu && !menu->actions().isEmpty() && below(2))
            QTest::keyClick(popup, Qt::Key_Down);
        QTest::keyClick(popup, menu && below(2) ? Qt::Key_Return : Qt::Key_Escape);
        if (QApplication::activePopupWidget() == popup && !below(4))
            popup->close();
        return;
    }
    QWidget *modal = QApplication::activeModalWidget();
    if (!modal)
        return;
    const bool isSystems = qobject_cast<QFileDialog *>(modal) || qobject_cast<QColorDialog *>(modal)
        || qobject_cast<QMessageBox *>(modal);
    if (isSystems || !below(12)) {
        if (auto *dialog = qobject_cast<QDialog *>(modal))
            dialog->reject();
        else
            modal->close();
        return;
    }
    act(*modal);
}

void tst_Monkey::click(QWidget &window)
{
    const QPoint point = anywhere(window);
    QWidget *under = window.childAt(point);
    QWidget *target = under ? under : &window;
    const auto button = below(8) ? Qt::LeftButton : Qt::RightButton;
    const Qt::KeyboardModifiers modifiers = !below(6) ? Qt::ControlModifier
        : !below(6)                                   ? Qt::ShiftModifier
                                                      : Qt::NoModifier;
    const QPoint there = target->mapFrom(&window, point);
    if (!target->isEnabled())
        return;
    tell("click", target);
    if (below(6))
        QTest::mouseClick(target, button, modifiers, there);
    else
        QTest::mouseDClick(target, Qt::LeftButton, modifiers, there);
}

void tst_Monkey::drag(QWidget &window)
{
    const QPoint from = anywhere(window);
    QPointer<QWidget> target = window.childAt(from);
    if (!target || !target->isEnabled())
        return;
    const QPoint start = target->mapFrom(&window, from);
    tell("drag", target);
    QTest::mousePress(target, Qt::LeftButton, {}, start);
    for (int i = 0; target && i < 4; ++i)
        QTest::mouseMove(target, start + QPoint(below(200) - 100, below(200) - 100));
    if (target)
        QTest::mouseRelease(target, Qt::LeftButton, {}, anywhere(*target));
}

void tst_Monkey::turnWheel(QWidget &window)
{
    const QPoint point = anywhere(window);
    QWidget *target = window.childAt(point);
    if (!target)
        return;
    const QPoint there = target->mapFrom(&window, point);
    QWheelEvent event(there, target->mapToGlobal(there), {}, {0, below(2) ? 120 : -120}, {},
                      below(3) ? Qt::NoModifier : Qt::ControlModifier, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(target, &event);
}

void tst_Monkey::press(QWidget &window)
{
    QWidget *target = window.focusWidget() ? window.focusWidget() : &window;
    int key = 0;
    Qt::KeyboardModifiers modifiers;
    switch (below(4)) {
    case 0:
        key = Qt::Key_A + below(26);
        break;
    case 1:
        key = Qt::Key_0 + below(10);
        break;
    case 2:
        key = c_keys[below(int(std::size(c_keys)))];
        modifiers = below(4) ? Qt::NoModifier : Qt::ShiftModifier;
        break;
    default:
        key = c_controlled[below(int(std::size(c_controlled)))];
        modifiers = below(3) ? Qt::ControlModifier : Qt::ControlModifier | Qt::ShiftModifier;
    }
    tell(qPrintable(QKeySequence(key | int(modifiers)).toString()), target);
    QTest::keyClick(target, Qt::Key(key), modifiers);
}

void tst_Monkey::act(QWidget &window)
{
    const int what = below(10);
    if (what < 5)
        click(window);
    else if (what < 6)
        drag(window);
    else if (what < 7)
        turnWheel(window);
    else
        press(window);
}

void tst_Monkey::play(QWidget &window)
{
    for (int i = 0; i < m_events && window.isVisible(); ++i) {
        QWidget *modal = QApplication::activeModalWidget();
        act(modal ? *modal : window);
        if (i % 5 == 0)
            QTest::qWait(1);
        else
            QCoreApplication::processEvents();
    }
    for (int i = 0;
         i < 200 && (QApplication::activeModalWidget() || QApplication::activePopupWidget()); ++i)
        QTest::qWait(20);
}

void tst_Monkey::inTheEditor_data()
{
    QTest::addColumn<QString>("module");
    QTest::addColumn<int>("page");

    const QStringList modules{QStringLiteral("tutorial"), QStringLiteral("leningrad41")};
    for (int page = 0; page < 8; ++page) {
        const QString &module = modules[page == 0 || page == 2 ? 1 : 0];
        QTest::addRow("page %d, %s", page + 1, qPrintable(module)) << module << page;
    }
}

void tst_Monkey::inTheEditor()
{
    QFETCH(QString, module);
    QFETCH(int, page);
    m_random.seed(quint32(page + 1 + 100 * qEnvironmentVariableIntValue("HEXSMITH_MONKEY_SEED")));
    hands::WindowDriver driver;
    Workshop workshop(driver.library(), driver.settings());
    const auto opened = workshop.edit(QStringLiteral(HEXSMITH_SOURCE_DIR "/modules/") + module);
    QVERIFY2(bool(opened), opened ? "" : qPrintable(opened.error().message));
    QPointer<EditorWindow> window = opened.value();
    window->resize(1280, 720);
    QVERIFY(QTest::qWaitFor([&] { return window->live().isCurrent(); }, 60'000));
    const auto before = window->document().files();
    QHash<QString, QByteArray> bytes;
    for (auto it = before.begin(); it != before.end(); ++it)
        bytes.insert(it.key(), (*it)->bytes());
    window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window));
    QTest::keyClick(window, Qt::Key(Qt::Key_0 + (page + 1) % 10), Qt::ControlModifier);
    QCOMPARE(window->currentPage(), window->pages()[page]);
    play(*window);
    QVERIFY(window);
    window->currentPage()->flush();
    while (window->document().history().canUndo())
        window->document().history().undo();
    for (auto it = bytes.begin(); it != bytes.end(); ++it)
        QVERIFY2(window->document().bytes(it.key()) == *it, qPrintable(it.key()));
    QCOMPARE(window->document().files().size(), bytes.size());
    delete window;
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

void tst_Monkey::inTheGame_data()
{
    QTest::addColumn<QString>("module");
    QTest::newRow("tutorial") << QStringLiteral("tutorial");
    QTest::newRow("leningrad41") << QStringLiteral("leningrad41");
    QTest::newRow("library") << QString();
}

void tst_Monkey::inTheGame()
{
    QFETCH(QString, module);
    m_random.seed(
        quint32(31 + module.size() + 100 * qEnvironmentVariableIntValue("HEXSMITH_MONKEY_SEED")));
    hands::WindowDriver driver;
    if (!module.isEmpty()) {
        QMap<QString, QString> players;
        for (const engine::Side &side : driver.library().module(module)->sides)
            players.insert(side.id, QStringLiteral("human"));
        m_answers.stop();
        const QString failure = driver.newGame(module, players, QStringLiteral("7"));
        m_answers.start(20);
        QCOMPARE(failure, QString());
    }
    play(driver.window());
}

QTEST_MAIN(tst_Monkey)
#include "tst_monkey.moc"

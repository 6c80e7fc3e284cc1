// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/game/curtain.h"

#include "app/player/gamepage.h"
#include "app/player/mainwindow.h"
#include "app/player/telling/teller.h"

#include <QDockWidget>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QWheelEvent>

using namespace app;

namespace {

/// What may still be done behind the curtain: leave the game, or what has nothing to do with it.
const QStringList &harmless()
{
    static const QStringList names = {
        QStringLiteral("new"),         QStringLiteral("open"),    QStringLiteral("quit"),
        QStringLiteral("library"),     QStringLiteral("install"), QStringLiteral("settings"),
        QStringLiteral("manual"),      QStringLiteral("about"),   QStringLiteral("textLarger"),
        QStringLiteral("textSmaller"), QStringLiteral("dice"),
    };
    return names;
}

QList<QWidget *> windows()
{
    QList<QWidget *> visible;
    for (QWidget *one : QApplication::topLevelWidgets()) {
        if (one->isVisible())
            visible.append(one);
    }
    return visible;
}

} // namespace

/// Between two players who share a screen nothing of the game can be seen, reached or asked.
class tst_Curtain : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void looksAlwaysTheSame();
    void actionsAreDead();
    void keysAreDead();
    void mouseIsDead();
    void answersNothing();
    void hidesOtherWindows();
    void opensForTheOther();
    void hiddenByWish();

private:
    /// Plays at random until the other player has to sit down.
    void playToCurtain(quint64 seed);
    /// The window without the frame around what has the keyboard: it may wander on the curtain.
    QImage picture() const;
    GamePage &page() const { return *m_window->gamePage(); }
    void verifyClosed(const char *after);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<Library> m_library;
    std::unique_ptr<MainWindow> m_window;
    QImage m_before;
    QByteArray m_hash;
};

void tst_Curtain::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<Settings>(m_folder->filePath(QStringLiteral("settings.ini")));
    m_settings->setLanguage(QStringLiteral("en"));
    m_settings->setLook(Settings::Look::Light);
    m_settings->setAnimationSpeed(0);
    m_library = std::make_unique<Library>(QStringLiteral(HEXSMITH_BIN_DIR),
                                          m_folder->filePath(QStringLiteral("data")));
    m_library->refresh();
    m_window = std::make_unique<MainWindow>(*m_library, *m_settings);
    m_window->resize(1280, 720);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    playToCurtain(1);
}

void tst_Curtain::cleanup()
{
    m_window.reset();
    m_library.reset();
    m_settings.reset();
    m_folder.reset();
}

void tst_Curtain::playToCurtain(quint64 seed)
{
    const auto module = m_library->module(QStringLiteral("leningrad41"));
    QVERIFY(module);
    m_window->play(startGame(module, {QStringLiteral("preludes"), {}, seed}, {}));
    QVERIFY(m_window->gamePage());
    GameController &controller = page().controller();
    engine::Random random(seed);
    for (int i = 0; !page().isCovered(); ++i) {
        QVERIFY2(i < 1000, "nobody else has to decide");
        const auto &actions = controller.offer().actions;
        const engine::Action action = actions[random.below(uint32_t(actions.size()))];
        QVERIFY(controller.perform(action));
        Teller::of(controller).toEnd(); // who did it has seen enough
    }
    QCoreApplication::processEvents();
    m_before = picture();
    m_hash = controller.state().hash();
}

QImage tst_Curtain::picture() const
{
    if (QWidget *focus = QApplication::focusWidget())
        focus->clearFocus();
    const QImage image = m_window->grab().toImage();
    page().takeFocus();
    return image;
}

void tst_Curtain::verifyClosed(const char *after)
{
    QCoreApplication::processEvents();
    QVERIFY2(page().isCovered() && page().curtain().isVisible(), after);
    QVERIFY2(!page().isVisible() && !page().board().isVisible(), after);
    QVERIFY2(windows() == QList<QWidget *>{m_window.get()}, after);
    QVERIFY2(!QApplication::activePopupWidget() && !QApplication::activeModalWidget(), after);
    const QWidget *focus = QApplication::focusWidget();
    QVERIFY2(!focus || focus == &page().curtain() || page().curtain().isAncestorOf(focus), after);
    QVERIFY2(picture() == m_before, after);
    QCOMPARE(page().controller().state().hash(), m_hash);
}

void tst_Curtain::looksAlwaysTheSame()
{
    verifyClosed("it fell");
    const engine::SideId side = page().controller().offer().side;
    const QImage first = m_before;
    const QByteArray hash = m_hash;
    const QString title = m_window->windowTitle();
    for (quint64 seed = 2; seed < 40; ++seed) {
        playToCurtain(seed);
        if (page().controller().offer().side == side && m_hash != hash)
            break;
    }
    QVERIFY(m_hash != hash);
    QCOMPARE(page().controller().offer().side, side);
    QVERIFY(m_before == first);
    QCOMPARE(m_window->windowTitle(), title);
}

void tst_Curtain::actionsAreDead()
{
    for (const QString &name : m_window->actions().names()) {
        QAction *action = m_window->actions().action(name);
        if (harmless().contains(name)) {
            QVERIFY2(action->isEnabled(), qPrintable(name));
            continue;
        }
        QVERIFY2(!action->isEnabled(), qPrintable(name));
        const bool isChecked = action->isChecked();
        action->trigger();
        if (!action->shortcut().isEmpty())
            QTest::keySequence(m_window.get(), action->shortcut());
        QCOMPARE(action->isChecked(), isChecked);
        verifyClosed(qPrintable(name));
        if (QTest::currentTestFailed())
            return;
    }
    // Nor do settings, language or the look of the window wake them.
    m_settings->setLanguage(QStringLiteral("es"));
    m_settings->setLook(Settings::Look::Dark);
    m_settings->setLanguage(QStringLiteral("en"));
    m_settings->setLook(Settings::Look::Light);
    QVERIFY(!m_window->actions().action(QStringLiteral("decision"))->isEnabled());
    QVERIFY(!m_window->actions().action(QStringLiteral("undo"))->isEnabled());
    QVERIFY(page().isCovered() && !page().isVisible());
}

void tst_Curtain::keysAreDead()
{
    QList<Qt::Key> keys = {Qt::Key_Escape, Qt::Key_Tab,  Qt::Key_Backtab, Qt::Key_Left,
                           Qt::Key_Right,  Qt::Key_Up,   Qt::Key_Down,    Qt::Key_Home,
                           Qt::Key_End,    Qt::Key_Plus, Qt::Key_Minus,   Qt::Key_Delete,
                           Qt::Key_Menu,   Qt::Key_F5,   Qt::Key_F6,      Qt::Key_F11};
    for (int key = Qt::Key_0; key <= Qt::Key_9; ++key)
        keys.append(Qt::Key(key));
    for (int key = Qt::Key_A; key <= Qt::Key_Z; ++key)
        keys.append(Qt::Key(key));
    // Those of the actions that stay are left out, and those that open a menu.
    QList<QKeySequence> used;
    for (const QString &name : harmless())
        used.append(m_window->actions().action(name)->shortcut());
    const Qt::KeyboardModifiers modifiers[] = {Qt::NoModifier, Qt::ShiftModifier,
                                               Qt::ControlModifier, Qt::AltModifier,
                                               Qt::ControlModifier | Qt::ShiftModifier};
    for (const Qt::Key key : std::as_const(keys)) {
        for (const Qt::KeyboardModifiers with : modifiers) {
            const bool opensMenu = with == Qt::AltModifier && key >= Qt::Key_A;
            if (opensMenu || used.contains(QKeySequence(QKeyCombination(with, key))))
                continue;
            QWidget *focus = QApplication::focusWidget();
            QTest::keyClick(focus ? focus : m_window.get(), key, with);
        }
        verifyClosed(qPrintable(QKeySequence(key).toString()));
        if (QTest::currentTestFailed())
            return;
    }
}

void tst_Curtain::mouseIsDead()
{
    auto *show = page().curtain().findChild<QPushButton *>(QStringLiteral("showBoard"));
    const QRect button(show->mapTo(m_window.get(), QPoint()), show->size());
    const int top = page().curtain().mapTo(m_window.get(), QPoint()).y();
    for (int y = top + 4; y < m_window->height(); y += 60) {
        for (int x = 4; x < m_window->width(); x += 60) {
            const QPoint at(x, y);
            QWidget *target = m_window->childAt(at);
            if (!target || button.contains(at))
                continue;
            const QPoint inside = target->mapFrom(m_window.get(), at);
            QTest::mouseMove(target, inside);
            for (const Qt::MouseButton one : {Qt::LeftButton, Qt::RightButton, Qt::MiddleButton})
                QTest::mouseClick(target, one, {}, inside);
            QTest::mouseDClick(target, Qt::LeftButton, {}, inside);
            QTest::mousePress(target, Qt::LeftButton, {}, inside);
            QTest::mouseMove(target, inside + QPoint(90, 30));
            QTest::mouseRelease(target, Qt::LeftButton, {}, inside + QPoint(90, 30));
            QWheelEvent wheel(inside, target->mapToGlobal(inside), {}, {0, 120}, Qt::NoButton, {},
                              Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(target, &wheel);
        }
        QTest::mouseMove(m_window.get(), QPoint(4, m_window->height() - 4));
        verifyClosed(qPrintable(QString::number(y)));
        if (QTest::currentTestFailed())
            return;
    }
}

void tst_Curtain::answersNothing()
{
    GameController &controller = page().controller();
    QVERIFY(controller.query(engine::protocol::Query::Victory).isNull());
    QVERIFY(controller.offer().actions.empty());
    const engine::Action offered = controller.game().offer().actions.front();
    QVERIFY(controller.whyNot(offered).text.isEmpty());
    QVERIFY(!controller.perform(offered));
    QVERIFY(!controller.canUndo() && !controller.canRedo() && !controller.undo());
    QVERIFY(controller.answers().empty());
    verifyClosed("it was asked");
}

void tst_Curtain::hidesOtherWindows()
{
    QTest::keyClick(&page().curtain(), Qt::Key_Return);
    QVERIFY(!page().isCovered());
    auto *forces = page().findChild<QDockWidget *>(QStringLiteral("forces"));
    page().openDock(QStringLiteral("forces"));
    forces->setFloating(true);
    forces->show();
    QVERIFY(forces->isWindow() && forces->isVisible());
    page().cover().lower();
    m_before = picture();
    verifyClosed("a panel had a window of its own");
    QTest::keyClick(&page().curtain(), Qt::Key_Return);
    QVERIFY(forces->isVisible() && page().isVisible());
}

void tst_Curtain::opensForTheOther()
{
    GameController &controller = page().controller();
    QVERIFY(controller.viewer() != controller.offer().side);
    auto *show = page().curtain().findChild<QPushButton *>(QStringLiteral("showBoard"));
    QTest::mouseClick(show, Qt::LeftButton);
    QVERIFY(!page().isCovered() && page().isVisible() && !page().curtain().isVisible());
    QCOMPARE(controller.viewer(), controller.offer().side);
    QVERIFY(m_window->actions().action(QStringLiteral("decision"))->isEnabled());
    QVERIFY(!controller.query(engine::protocol::Query::Victory).isNull());
    // What the other one did is not to be taken back, nor does anybody see whether it could be.
    QVERIFY(!controller.canUndo());
    QVERIFY(!m_window->actions().action(QStringLiteral("undo"))->isEnabled());
}

void tst_Curtain::hiddenByWish()
{
    QTest::keyClick(&page().curtain(), Qt::Key_Return);
    const engine::Viewer viewer = page().controller().viewer();
    m_window->actions().action(QStringLiteral("hideBoard"))->trigger();
    m_before = picture();
    verifyClosed("the player wished it");
    QTest::keyClick(&page().curtain(), Qt::Key_Return);
    QCOMPARE(page().controller().viewer(), viewer);
    QVERIFY(page().isVisible());
}

QTEST_MAIN(tst_Curtain)
#include "tst_curtain.moc"

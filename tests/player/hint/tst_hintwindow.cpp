// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/decision/decisionpanel.h"
#include "app/player/gamepage.h"
#include "app/player/gamepanels.h"
#include "app/player/hint/hints.h"
#include "app/player/history/historybar.h"
#include "app/player/library/library.h"
#include "app/player/mainwindow.h"
#include "app/player/newgame/newgamedialog.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace app;

namespace {

constexpr int c_patience = 120000;

void look(QWidget &widget, const QString &name)
{
    const QString folder = qEnvironmentVariable("HEXSMITH_PREVIEW");
    if (!folder.isEmpty() && QDir().mkpath(folder))
        QVERIFY(widget.grab().save(folder + u'/' + name + QStringLiteral(".png")));
}

} // namespace

/// Hints and levels of the computer in a small window, by the keyboard, in both languages.
class tst_HintWindow : public QObject
{
    Q_OBJECT

private slots:
    void byKeyboard_data();
    void byKeyboard();
};

void tst_HintWindow::byKeyboard_data()
{
    QTest::addColumn<QString>("module");
    QTest::addColumn<QString>("language");
    for (const char *language : {"en", "es"}) {
        for (const char *module : {"tutorial", "koenigsberg45"})
            QTest::addRow("%s %s", module, language)
                << QString::fromLatin1(module) << QString::fromLatin1(language);
    }
}

void tst_HintWindow::byKeyboard()
{
    QFETCH(QString, module);
    QFETCH(QString, language);
    QTemporaryDir folder;
    Settings settings(folder.filePath(QStringLiteral("settings")));
    settings.setLanguage(language);
    settings.setLook(Settings::Look::Light);
    settings.setAnimationSpeed(0);
    Library library(QStringLiteral(HEXSMITH_BIN_DIR), folder.filePath(QStringLiteral("data")));
    library.refresh();
    MainWindow window(library, settings);
    window.resize(1280, 720);
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    window.askNewGame(library.module(module)->files.path(), QString());
    auto *dialog = window.findChild<NewGameDialog *>();
    QVERIFY(dialog);
    auto players = dialog->players();
    QCOMPARE(players.size(), 2);
    const QString other = players.lastKey();
    const QString own = players.firstKey();
    dialog->setPlayers({{other, QStringLiteral("planner:2")}, {own, QStringLiteral("human")}});
    look(*dialog, QStringLiteral("levels-%1-%2").arg(module, language));
    dialog->setPlayers({{other, QStringLiteral("human")}, {own, QStringLiteral("human")}});
    QTest::keyClick(dialog, Qt::Key_Return);
    QTRY_VERIFY(window.gamePage());
    GamePage &page = *window.gamePage();
    GameController &controller = page.controller();
    Hints &hints = Hints::of(controller);
    hints.setEffort(500, 0);
    QTRY_VERIFY(hints.canAsk());
    const QByteArray before = controller.state().hash();
    page.takeFocus();
    QTest::keyClick(&page.board(), Qt::Key_I);
    QCOMPARE(hints.state(), Hints::State::Thinking);
    look(window, QStringLiteral("thinking-%1-%2").arg(module, language));
    QTRY_COMPARE_WITH_TIMEOUT(hints.state(), Hints::State::Found, c_patience);
    QTest::qWait(50);
    look(window, QStringLiteral("hint-%1-%2").arg(module, language));
    QCOMPARE(controller.state().hash(), before);
    auto *panel = window.findChild<QWidget *>(QStringLiteral("hints"));
    QVERIFY(panel && panel->isVisible());
    QVERIFY(page.board().width() >= 560 && page.board().height() >= 400);
    // The keyboard goes through the plans, and the first step is done by it.
    QTest::keyClick(&page, Qt::Key_1, Qt::AltModifier);
    panel->findChild<QAbstractButton *>(QStringLiteral("hint1"))->setFocus();
    auto *step = panel->findChild<QAbstractButton *>(QStringLiteral("doHint1"));
    QVERIFY(step);
    step->setFocus();
    QTest::keyClick(step, Qt::Key_Return);
    QCOMPARE(controller.game().commandCount(), qsizetype(1));
    QCOMPARE(hints.state(), Hints::State::None);
    QVERIFY(!panel->isVisible());
    // Asked again and put away by the same key.
    QTRY_VERIFY(hints.canAsk());
    window.activateWindow(); // as a window manager does
    QVERIFY(QTest::qWaitForWindowActive(&window));
    page.takeFocus();
    QTest::keyClick(&page.board(), Qt::Key_I);
    QCOMPARE(hints.state(), Hints::State::Thinking);
    page.takeFocus();
    QTest::keyClick(&page.board(), Qt::Key_Escape);
    QCOMPARE(hints.state(), Hints::State::None);
    page.panels().toggleHistory();
    QTest::qWait(1500);
    look(window, QStringLiteral("chances-%1-%2").arg(module, language));
}

QTEST_MAIN(tst_HintWindow)
#include "tst_hintwindow.moc"

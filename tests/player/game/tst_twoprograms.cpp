// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGlobal>

#include "app/player/decision/decisionpanel.h"
#include "app/player/decision/model/decisionmodel.h"
#include "app/player/gamepage.h"
#include "app/player/library/page/librarypage.h"
#include "app/player/mainwindow.h"
#include "app/player/parts/messagestrip.h"
#include "engine/game/save/journal.h"
#include "tests/answers.h"
#include "tests/smalldisk.h"

#include <QLabel>
#include <QProcess>
#include <QStatusBar>
#include <QTest>

using namespace app;
using smalldisk::content;
using smalldisk::everything;

/// Two windows, or two programs, on one game: the first plays it, the second looks at it.
class tst_TwoPrograms : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void secondOnlyLooks();
    void secondGoesOn();
    void goesOnWithWhatWasKeptElsewhere();
    void killedProgramHoldsNothing();
    void libraryTellsIt();
    void nothingIsWrittenOver();
    void sameWindowOpensItAgain();
    void interruptedGame();

private:
    /// A saved game of three steps.
    QString saved();
    static bool step(MainWindow &window);
    static QString status(MainWindow &window);
    static MessageStrip *strip(MainWindow &window)
    {
        return window.findChild<MessageStrip *>(QStringLiteral("look"));
    }
    static QPushButton *goOn(MainWindow &window)
    {
        return window.findChild<QPushButton *>(QStringLiteral("goOnHere"));
    }
    static QByteArray hash(MainWindow &window)
    {
        return window.gamePage()->controller().state().hash();
    }
    static QAction *action(MainWindow &window, const char *name)
    {
        return window.actions().action(QLatin1String(name));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<Library> m_library;
    std::unique_ptr<MainWindow> m_first;
    std::unique_ptr<MainWindow> m_second;
};

void tst_TwoPrograms::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<Settings>(m_folder->filePath(QStringLiteral("settings")));
    m_settings->setLanguage(QStringLiteral("en"));
    m_settings->setAnimationSpeed(0);
    m_library = std::make_unique<Library>(QStringLiteral(HEXSMITH_BIN_DIR),
                                          m_folder->filePath(QStringLiteral("data/Hexsmith")));
    m_library->refresh();
    m_first = std::make_unique<MainWindow>(*m_library, *m_settings);
    m_second = std::make_unique<MainWindow>(*m_library, *m_settings);
    m_first->show();
    m_second->show();
}

void tst_TwoPrograms::cleanup()
{
    m_second.reset();
    m_first.reset();
    m_library.reset();
    m_settings.reset();
}

bool tst_TwoPrograms::step(MainWindow &window)
{
    GameController &controller = window.gamePage()->controller();
    const auto &actions = controller.offer().actions;
    return !actions.empty() && controller.perform(engine::Action(actions.front()));
}

QString tst_TwoPrograms::status(MainWindow &window)
{
    QString words;
    for (const QLabel *label : window.gamePage()->statusBar()->findChildren<QLabel *>())
        words += label->text();
    return words;
}

QString tst_TwoPrograms::saved()
{
    const auto module = m_library->module(QStringLiteral("tutorial"));
    auto opened = startGame(module, {QStringLiteral("battle"), {}, 7}, {});
    for (int i = 0; i < 3; ++i)
        (void)opened->game->perform(engine::Action(opened->game->offer().actions.front()));
    const QString path = m_library->savesFolder() + QStringLiteral("/mine.hexsave");
    const auto done = engine::writeSave(engine::SaveGame::of(*opened->game), path);
    return done ? path : QString();
}

void tst_TwoPrograms::secondOnlyLooks()
{
    const QString path = saved();
    const QByteArray before = content(path);
    m_first->openFile(path);
    QVERIFY(!strip(*m_first));
    QVERIFY(step(*m_first));
    const QStringList journals = everything(m_library->journalFolder());
    m_second->openFile(path);
    QVERIFY(m_second->gamePage());
    QVERIFY(strip(*m_second)->isVisible());
    QVERIFY2(strip(*m_second)->text().contains(QLatin1String("another window")),
             qPrintable(strip(*m_second)->text()));
    QVERIFY(!goOn(*m_second)->isVisible());
    QVERIFY2(status(*m_second).contains(QLatin1String("Only looked at")),
             qPrintable(status(*m_second)));
    QVERIFY(!status(*m_second).contains(QLatin1String("Kept after every step")));
    // Nothing can be done, by whatever way.
    GameController &controller = m_second->gamePage()->controller();
    QVERIFY(!controller.decides());
    QVERIFY(controller.offer().actions.empty());
    QVERIFY(DecisionModel::of(controller).form().kind == DecisionForm::Kind::Waiting);
    for (const char *name : {"save", "saveAs", "undo", "redo"})
        QVERIFY2(!action(*m_second, name)->isEnabled(), name);
    QString asked;
    for (const QLabel *label : m_second->findChild<DecisionPanel *>()->findChildren<QLabel *>())
        asked += label->text();
    QVERIFY2(asked.contains(QLatin1String("elsewhere")), qPrintable(asked));
    QVERIFY2(!asked.contains(QLatin1String("computer")), qPrintable(asked));
    const QByteArray shown = hash(*m_second);
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Escape, Qt::Key_1, Qt::Key_Space})
        QTest::keyClick(&m_second->gamePage()->board(), key);
    QTest::qWait(100);
    QCOMPARE(hash(*m_second), shown);
    QCOMPARE(everything(m_library->journalFolder()), journals);
    m_second->showLibrary();
    QVERIFY(!m_second->gamePage());
    QCOMPARE(content(path), before);
    // The first one has not noticed anything.
    QVERIFY(step(*m_first));
    QVERIFY(m_first->gamePage()->keeper().isSafe());
    QVERIFY(everything(m_library->autosaveFolder()).isEmpty());
}

void tst_TwoPrograms::secondGoesOn()
{
    const QString path = saved();
    m_first->openFile(path);
    m_second->openFile(path);
    QVERIFY(step(*m_first));
    action(*m_first, "save")->trigger();
    const QByteArray left = hash(*m_first);
    QVERIFY(hash(*m_second) != left);
    QVERIFY(!goOn(*m_second)->isVisible());
    m_first->showLibrary();
    QTRY_VERIFY(goOn(*m_second)->isVisible());
    goOn(*m_second)->click();
    QTRY_VERIFY(m_second->gamePage() && !strip(*m_second));
    QCOMPARE(hash(*m_second), left);
    QVERIFY(step(*m_second));
    QVERIFY(m_second->gamePage()->keeper().isKept());
    // Now it is the other way round.
    m_first->openFile(path);
    QVERIFY(strip(*m_first));
}

void tst_TwoPrograms::goesOnWithWhatWasKeptElsewhere()
{
    const QString path = saved();
    m_first->openFile(path);
    m_second->openFile(path);
    QVERIFY(step(*m_first));
    const QByteArray left = hash(*m_first);
    m_first->showLibrary(); // not saved: the file of the player stays, the program keeps the rest
    QTRY_VERIFY(goOn(*m_second)->isVisible());
    goOn(*m_second)->click();
    QTRY_VERIFY(m_second->gamePage() && !strip(*m_second));
    QCOMPARE(hash(*m_second), left);
}

void tst_TwoPrograms::killedProgramHoldsNothing()
{
    const QString path = saved();
    QProcess other;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("XDG_CONFIG_HOME"),
                       m_folder->filePath(QStringLiteral("config")));
    environment.insert(QStringLiteral("XDG_DATA_HOME"), m_folder->filePath(QStringLiteral("data")));
    environment.insert(QStringLiteral("XDG_CACHE_HOME"),
                       m_folder->filePath(QStringLiteral("cache")));
    other.setProcessEnvironment(environment);
    other.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    other.start(QStringLiteral(HEXSMITH_BIN_DIR "/hexsmith"), {path});
    QVERIFY(other.waitForStarted());
    QTRY_VERIFY_WITH_TIMEOUT(engine::FileHold::isInUse(path), 60000);
    m_second->openFile(path);
    QVERIFY(strip(*m_second));
    QVERIFY(!goOn(*m_second)->isVisible());
    other.kill(); // SIGKILL: nobody can tidy up
    QVERIFY(other.waitForFinished());
    QVERIFY(QFile::exists(path + QStringLiteral(".lock")));
    QTRY_VERIFY(goOn(*m_second)->isVisible());
    goOn(*m_second)->click();
    QTRY_VERIFY(m_second->gamePage() && !strip(*m_second));
    QVERIFY(step(*m_second));
}

void tst_TwoPrograms::libraryTellsIt()
{
    const QString path = saved();
    m_first->openFile(path);
    m_second->showLibrary();
    QString words;
    for (const QLabel *label : m_second->libraryPage().findChildren<QLabel *>())
        words += label->text();
    QVERIFY2(words.contains(QLatin1String("Being played in another window")), qPrintable(words));
    Answers answers;
    answers.press(QStringLiteral("Delete"));
    emit m_second->libraryPage().wishes().deleteSaveRequested(path);
    QTRY_VERIFY(answers.areAllGiven());
    QTRY_VERIFY(m_second->findChild<MessageStrip *>(QStringLiteral("message")));
    QVERIFY(QFile::exists(path));
    QVERIFY(!LibrarySave::rename(path, QStringLiteral("Other")));
}

void tst_TwoPrograms::nothingIsWrittenOver()
{
    const QString path = saved();
    const QByteArray before = content(path);
    m_first->openFile(path);
    m_second->play(startGame(m_library->module(QStringLiteral("tutorial")),
                             {QStringLiteral("battle"), {}, 9}, {}));
    QVERIFY(step(*m_second));
    const auto refused = m_second->gamePage()->keeper().save(path);
    QVERIFY(!refused);
    QVERIFY2(refused.error().message.contains(QLatin1String("another window")),
             qPrintable(refused.error().message));
    QCOMPARE(content(path), before);
    QVERIFY(!m_second->gamePage()->keeper().isSaved());
}

void tst_TwoPrograms::sameWindowOpensItAgain()
{
    const QString path = saved();
    m_first->openFile(path);
    const QByteArray start = hash(*m_first);
    QVERIFY(step(*m_first));
    m_first->openFile(path);
    QVERIFY(!strip(*m_first));
    QCOMPARE(hash(*m_first), start);
    QCOMPARE(everything(m_library->autosaveFolder()).size(), 1);
}

void tst_TwoPrograms::interruptedGame()
{
    m_first->play(startGame(m_library->module(QStringLiteral("tutorial")),
                            {QStringLiteral("battle"), {}, 7}, {}));
    QVERIFY(step(*m_first));
    const QString journal = m_library->journalFolder() + u'/'
        + everything(m_library->journalFolder()).filter(QStringLiteral(".hexjournal")).first();
    // Whoever opens the journal itself looks as well, and it is there afterwards.
    m_second->openFile(journal.endsWith(QLatin1String(".lock")) ? journal.chopped(5) : journal);
    QVERIFY(strip(*m_second));
    m_second->showLibrary();
    QVERIFY(step(*m_first));
    QVERIFY(m_first->gamePage()->keeper().isSafe());
}

QTEST_MAIN(tst_TwoPrograms)
#include "tst_twoprograms.moc"

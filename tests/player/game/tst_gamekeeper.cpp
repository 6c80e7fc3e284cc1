// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGlobal>

#include "app/player/gamepage.h"
#include "app/player/library/page/librarypage.h"
#include "app/player/mainwindow.h"
#include "app/player/parts/messagestrip.h"
#include "tests/answers.h"
#include "tests/smalldisk.h"

#include <QLabel>
#include <QPushButton>
#include <QStatusBar>
#include <QTest>

using namespace app;
using smalldisk::content;

/// A game on a disk that is full: it goes on, nobody is deceived, and it can be kept elsewhere.
class tst_GameKeeper : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void stepsAreNotKept();
    void beginsOnAFullDisk();
    void recoveredGameIsNotLost();
    void saveKeepsTheOldFile();
    void keepsAgainByItself();
    void savesElsewhereByTheStrip();
    void leavesByTheStrip();
    void readOnlyFolder();
    void deletedJournal();
    void leavesWithoutSaving();
    void savesElsewhereAndLeaves();
    void stays();

private:
    void open();
    /// Goes on until the last block of the journal is full, too.
    void playUntilNotKept();
    bool step();
    MessageStrip *notKept() const
    {
        return m_window->findChild<MessageStrip *>(QStringLiteral("notKept"));
    }
    QPushButton *button(const char *name) const
    {
        return notKept()->findChild<QPushButton *>(QLatin1String(name));
    }
    QString status();
    GamePage &page() { return *m_window->gamePage(); }
    QAction *action(const char *name) { return m_window->actions().action(QLatin1String(name)); }

    std::unique_ptr<smalldisk::Disk> m_disk;
    std::unique_ptr<QTemporaryDir> m_elsewhere;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<Library> m_library;
    std::unique_ptr<MainWindow> m_window;
};

void tst_GameKeeper::init()
{
    m_disk = std::make_unique<smalldisk::Disk>();
    m_elsewhere = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<Settings>(m_elsewhere->filePath(QStringLiteral("settings")));
    m_settings->setLanguage(QStringLiteral("en"));
    m_settings->setAnimationSpeed(0);
    m_library = std::make_unique<Library>(QStringLiteral(HEXSMITH_BIN_DIR),
                                          m_disk->file(QStringLiteral("data")));
    m_library->refresh();
    m_window = std::make_unique<MainWindow>(*m_library, *m_settings);
    m_window->show();
}

void tst_GameKeeper::cleanup()
{
    m_disk->makeRoom();
    m_window.reset();
    m_library.reset();
    m_settings.reset();
    m_disk.reset();
}

void tst_GameKeeper::open()
{
    const auto module = m_library->module(QStringLiteral("tutorial"));
    QVERIFY(module);
    m_window->play(startGame(module, {QStringLiteral("battle"), {}, 7},
                             {{QStringLiteral("blue"), QStringLiteral("human")},
                              {QStringLiteral("red"), QStringLiteral("human")}}));
    QVERIFY(m_window->gamePage());
}

bool tst_GameKeeper::step()
{
    const auto &actions = page().controller().offer().actions;
    return !actions.empty() && page().controller().perform(actions.front());
}

void tst_GameKeeper::playUntilNotKept()
{
    for (int i = 0; i < 200 && page().keeper().isSafe(); ++i)
        QVERIFY(step());
    QVERIFY(!page().keeper().isSafe());
}

QString tst_GameKeeper::status()
{
    QString words;
    for (const QLabel *label : page().statusBar()->findChildren<QLabel *>())
        words += label->text();
    return words;
}

void tst_GameKeeper::stepsAreNotKept()
{
    open();
    QVERIFY(step());
    QTest::qWait(1);
    QVERIFY(!notKept()->isVisible());
    m_disk->fill();
    playUntilNotKept();
    QTRY_VERIFY(notKept()->isVisible());
    QVERIFY2(notKept()->text().contains(m_disk->words()), qPrintable(notKept()->text()));
    // What was done is done: nothing may say otherwise.
    QVERIFY(!m_window->findChild<MessageStrip *>(QStringLiteral("failure"))->isVisible());
    QVERIFY2(status().contains(QStringLiteral("Not kept")), qPrintable(status()));

    m_disk->makeRoom();
    QVERIFY(step());
    QTRY_VERIFY(!notKept()->isVisible());
    const QByteArray hash = page().controller().state().hash();
    m_window.reset(); // as after a crash
    const auto saves = m_library->saves();
    QCOMPARE(saves.size(), 1);
    const auto opened = openGame(saves.first().path, *m_library);
    QVERIFY(bool(opened));
    QCOMPARE(opened->game->state().hash(), hash);
}

void tst_GameKeeper::beginsOnAFullDisk()
{
    m_disk->fill();
    open();
    QTRY_VERIFY(notKept()->isVisible());
    QVERIFY(step());
    m_disk->makeRoom();
    QVERIFY(step());
    QTRY_VERIFY(!notKept()->isVisible());
    const QByteArray hash = page().controller().state().hash();
    m_window.reset();
    QCOMPARE(m_library->saves().size(), 1);
    QCOMPARE(openGame(m_library->saves().first().path, *m_library)->game->state().hash(), hash);
}

void tst_GameKeeper::recoveredGameIsNotLost()
{
    open();
    QVERIFY(step());
    m_window.reset(); // as after a crash
    const QString journal = m_library->saves().first().path;
    m_window = std::make_unique<MainWindow>(*m_library, *m_settings);
    m_disk->fill();
    m_window->openFile(journal);
    QVERIFY(m_window->gamePage());
    QVERIFY(QFile::exists(journal));
    m_disk->makeRoom();
    QVERIFY(step());
    QVERIFY(!QFile::exists(journal));
    m_window.reset();
    QCOMPARE(m_library->saves().size(), 1);
}

void tst_GameKeeper::saveKeepsTheOldFile()
{
    open();
    QVERIFY(step());
    action("save")->trigger();
    const QString path = page().keeper().path();
    const QByteArray before = content(path);
    QVERIFY(before.size() > 100);
    m_disk->fill();
    QVERIFY(step());
    action("save")->trigger();
    QVERIFY2(page().statusBar()->currentMessage().contains(m_disk->words()),
             qPrintable(page().statusBar()->currentMessage()));
    QCOMPARE(content(path), before);
    QVERIFY(!page().keeper().isSaved());
    if (m_disk->isMounted()) {
        Answers answers;
        const QString other = m_elsewhere->filePath(QStringLiteral("other.hexsave"));
        answers.choose(other);
        action("saveAs")->trigger();
        QVERIFY(page().keeper().isSaved());
        QCOMPARE(openGame(other, *m_library)->game->state().hash(),
                 page().controller().state().hash());
    }
    QCOMPARE(content(path), before);
}

// As soon as there is room again, without anybody doing anything.
void tst_GameKeeper::keepsAgainByItself()
{
    open();
    QVERIFY(step());
    m_disk->fill();
    playUntilNotKept();
    QTRY_VERIFY(notKept()->isVisible());
    QVERIFY(!status().contains(QLatin1String("Kept after every step")));
    const QByteArray hash = page().controller().state().hash();
    m_disk->makeRoom();
    QTRY_VERIFY_WITH_TIMEOUT(!notKept()->isVisible(), 10000);
    QVERIFY2(status().contains(QLatin1String("Kept after every step")), qPrintable(status()));
    QCOMPARE(page().controller().state().hash(), hash);
    m_window.reset(); // as after a crash
    QCOMPARE(openGame(m_library->saves().first().path, *m_library)->game->state().hash(), hash);
}

void tst_GameKeeper::savesElsewhereByTheStrip()
{
    if (!m_disk->isMounted())
        QSKIP("there is no other disk");
    m_disk->fill();
    open();
    QVERIFY(step());
    QTRY_VERIFY(notKept()->isVisible());
    const QString path = m_elsewhere->filePath(QStringLiteral("kept.hexsave"));
    Answers answers;
    answers.choose(path);
    QTest::mouseClick(button("saveElsewhere"), Qt::LeftButton);
    QVERIFY(answers.areAllGiven());
    QCOMPARE(openGame(path, *m_library)->game->state().hash(), page().controller().state().hash());
    // Nothing would be lost now, until the next step.
    QVERIFY(!notKept()->isVisible());
    QVERIFY2(status().contains(QLatin1String("Saved")), qPrintable(status()));
    QVERIFY(step());
    QVERIFY(notKept()->isVisible());
    QVERIFY2(status().contains(QLatin1String("Not kept")), qPrintable(status()));
}

void tst_GameKeeper::leavesByTheStrip()
{
    m_disk->fill();
    open();
    QVERIFY(step());
    QTRY_VERIFY(notKept()->isVisible());
    QTest::mouseClick(button("leaveUnsaved"), Qt::LeftButton);
    QTRY_VERIFY(!m_window->gamePage());
    QVERIFY(m_window->libraryPage().isVisible());
    QCOMPARE(m_library->saves().size(), 0);
}

void tst_GameKeeper::readOnlyFolder()
{
    if (!m_disk->isMounted() || !m_disk->setReadOnly(true))
        QSKIP("nothing can be mounted");
    open();
    QVERIFY(step());
    QTRY_VERIFY(notKept()->isVisible());
    QVERIFY2(status().contains(QLatin1String("Not kept")), qPrintable(status()));
    const QString path = m_elsewhere->filePath(QStringLiteral("kept.hexsave"));
    Answers answers;
    answers.choose(path);
    QTest::mouseClick(button("saveElsewhere"), Qt::LeftButton);
    QVERIFY(QFile::exists(path));
    QVERIFY(step());
    const QByteArray hash = page().controller().state().hash();
    QVERIFY(m_disk->setReadOnly(false));
    QTRY_VERIFY_WITH_TIMEOUT(!notKept()->isVisible(), 10000);
    QVERIFY2(status().contains(QLatin1String("Kept after every step")), qPrintable(status()));
    m_window.reset();
    QCOMPARE(openGame(m_library->saves().first().path, *m_library)->game->state().hash(), hash);
}

void tst_GameKeeper::deletedJournal()
{
    open();
    QVERIFY(step());
    QDir(m_library->journalFolder()).removeRecursively();
    QVERIFY(step());
    QVERIFY(page().keeper().isSafe());
    const QByteArray hash = page().controller().state().hash();
    m_window.reset();
    QCOMPARE(m_library->saves().size(), 1);
    QCOMPARE(openGame(m_library->saves().first().path, *m_library)->game->state().hash(), hash);
}

void tst_GameKeeper::leavesWithoutSaving()
{
    m_disk->fill();
    open();
    QVERIFY(step());
    Answers answers;
    answers.press(QStringLiteral("Leave without saving"));
    QVERIFY(m_window->close());
    QVERIFY2(answers.questions().contains(m_disk->words()), qPrintable(answers.questions()));
    QVERIFY(!m_window->gamePage());
    QCOMPARE(m_library->saves().size(), 0);
}

void tst_GameKeeper::savesElsewhereAndLeaves()
{
    if (!m_disk->isMounted())
        QSKIP("there is no other disk");
    m_disk->fill();
    open();
    QVERIFY(step());
    const QByteArray hash = page().controller().state().hash();
    const QString path = m_elsewhere->filePath(QStringLiteral("kept.hexsave"));
    Answers answers;
    answers.press(QStringLiteral("Save elsewhere…"));
    answers.choose(m_disk->file(QStringLiteral("here.hexsave"))); // still full
    answers.press(QStringLiteral("Save elsewhere…"));
    answers.cancel();
    answers.press(QStringLiteral("Save elsewhere…"));
    answers.choose(path);
    m_window->showLibrary();
    QVERIFY(answers.areAllGiven());
    QVERIFY(!m_window->gamePage());
    QCOMPARE(openGame(path, *m_library)->game->state().hash(), hash);
    QVERIFY(!QFile::exists(m_disk->file(QStringLiteral("here.hexsave"))));
}

void tst_GameKeeper::stays()
{
    m_disk->fill();
    open();
    QVERIFY(step());
    Answers answers;
    answers.press(QStringLiteral("Go on playing"));
    QVERIFY(!m_window->close());
    QVERIFY(m_window->gamePage());
    m_disk->makeRoom();
    QVERIFY(m_window->close());
    QCOMPARE(m_library->saves().size(), 1);
}

QTEST_MAIN(tst_GameKeeper)
#include "tst_gamekeeper.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGlobal>

#include "app/player/gamepage.h"
#include "app/player/library/page/continuecard.h"
#include "app/player/library/page/librarypage.h"
#include "app/player/mainwindow.h"
#include "tests/answers.h"
#include "tests/smalldisk.h"

#include <QInputDialog>
#include <QLabel>
#include <QMenu>
#include <QTest>

using namespace app;
using smalldisk::content;
using smalldisk::everything;

/// The games that the library offers to go on with: each once, under its name, the finished ones
/// apart.
class tst_Continue : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void damagedSaveIsNoDouble();
    void damagedSaveThatIsOnlyLookedAt();
    void interruptedGameIsNoDouble();
    void savedGameIsContinuedOnce();
    void finishedGamesMoveAway();
    void renames();
    void namesByItsFile();
    void exports();
    void damagedIsNotRenamed();

private:
    void start();
    bool step();
    QString save(const QString &name);
    /// What the cards of a page of the library say; the page is chosen by its button.
    QStringList cards(const QString &section);
    QAction *menuAction(const QString &words, int card = 0);
    GamePage &page() { return *m_window->gamePage(); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<Library> m_library;
    std::unique_ptr<MainWindow> m_window;
};

void tst_Continue::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<Settings>(m_folder->filePath(QStringLiteral("settings")));
    m_settings->setLanguage(QStringLiteral("en"));
    m_settings->setAnimationSpeed(0);
    m_library = std::make_unique<Library>(QStringLiteral(HEXSMITH_BIN_DIR),
                                          m_folder->filePath(QStringLiteral("data")));
    m_library->refresh();
    m_window = std::make_unique<MainWindow>(*m_library, *m_settings);
    m_window->show();
}

void tst_Continue::cleanup()
{
    m_window.reset();
    m_library.reset();
    m_settings.reset();
}

void tst_Continue::start()
{
    m_window->play(startGame(m_library->module(QStringLiteral("tutorial")),
                             {QStringLiteral("battle"), {}, 7},
                             {{QStringLiteral("blue"), QStringLiteral("human")},
                              {QStringLiteral("red"), QStringLiteral("human")}}));
    QVERIFY(m_window->gamePage());
}

bool tst_Continue::step()
{
    const auto &actions = page().controller().offer().actions;
    return !actions.empty() && page().controller().perform(engine::Action(actions.front()));
}

QString tst_Continue::save(const QString &name)
{
    const QString path = m_library->savesFolder() + u'/' + name + u".hexsave";
    return page().keeper().save(path) ? path : QString();
}

QStringList tst_Continue::cards(const QString &section)
{
    m_window->showLibrary();
    for (QPushButton *button : m_window->libraryPage().findChildren<QPushButton *>()) {
        if (button->accessibleName() == section)
            button->click();
    }
    QTest::qWait(1);
    QStringList found;
    for (const ContinueCard *card : m_window->libraryPage().findChildren<ContinueCard *>()) {
        QStringList words;
        for (const QLabel *label : card->findChildren<QLabel *>())
            words << label->text();
        found << words.join(u'|');
    }
    return found;
}

QAction *tst_Continue::menuAction(const QString &words, int card)
{
    const auto buttons =
        m_window->libraryPage().findChildren<QPushButton *>(QStringLiteral("moreOfSave"));
    buttons.value(card)->click();
    auto *menu = m_window->findChild<QMenu *>(QStringLiteral("saveMenu"));
    for (QAction *action : menu->actions()) {
        if (action->text() == words)
            return action;
    }
    return nullptr;
}

namespace {

/// Takes the last bytes away, as a disk does.
void damage(const QString &path)
{
    const auto loaded = engine::readSave(path);
    QVERIFY(loaded);
    const QByteArray lines = engine::SaveLines::of(loaded->save);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write(lines.left(lines.lastIndexOf('\n', lines.lastIndexOf('\n') - 1) - 30));
}

} // namespace

void tst_Continue::damagedSaveIsNoDouble()
{
    start();
    for (int i = 0; i < 4; ++i)
        QVERIFY(step());
    const QString path = save(QStringLiteral("tutorial-battle-1"));
    m_window->showLibrary();
    damage(path);
    const QByteArray before = content(path);
    QCOMPARE(cards(QStringLiteral("Home")).size(), 1);
    QVERIFY2(cards(QStringLiteral("Home")).first().contains(QLatin1String("Damaged")),
             qPrintable(cards(QStringLiteral("Home")).first()));
    for (int i = 0; i < 3; ++i) {
        m_window->openFile(path);
        QVERIFY(step());
        m_window->showLibrary();
    }
    // Three games have gone on from it; it is itself not offered beside them, but still there.
    QCOMPARE(cards(QStringLiteral("Home")).filter(QStringLiteral("Damaged")).size(), 0);
    QCOMPARE(cards(QStringLiteral("Saved games")).filter(QStringLiteral("Damaged")).size(), 1);
    QCOMPARE(content(path), before);
    // Who goes on with what the program has kept makes no further one.
    const qsizetype kept = everything(m_library->autosaveFolder()).size();
    QCOMPARE(kept, 3);
    m_window->openFile(m_library->saves().first().path);
    QVERIFY(step());
    m_window->showLibrary();
    QCOMPARE(everything(m_library->autosaveFolder()).size(), kept);
    QCOMPARE(cards(QStringLiteral("Home")).filter(QStringLiteral("Damaged")).size(), 0);
}

void tst_Continue::damagedSaveThatIsOnlyLookedAt()
{
    start();
    for (int i = 0; i < 4; ++i)
        QVERIFY(step());
    const QString path = save(QStringLiteral("tutorial-battle-1"));
    m_window->showLibrary();
    damage(path);
    for (int i = 0; i < 3; ++i) {
        m_window->openFile(path);
        QVERIFY(m_window->gamePage());
        m_window->showLibrary();
    }
    QCOMPARE(everything(m_library->autosaveFolder()), QStringList());
    QCOMPARE(cards(QStringLiteral("Home")).size(), 1);
}

void tst_Continue::interruptedGameIsNoDouble()
{
    start();
    QVERIFY(step());
    m_window->showLibrary();
    const QString kept = m_library->saves().first().path;
    for (int i = 0; i < 2; ++i) {
        m_window->openFile(i ? m_library->saves().first().path : kept);
        QVERIFY(step());
        m_window.reset(); // as after a crash
        QCOMPARE(m_library->saves().size(), 1);
        QVERIFY(m_library->saves().first().kind == LibrarySave::Kind::Interrupted);
        m_window = std::make_unique<MainWindow>(*m_library, *m_settings);
    }
    m_window->openFile(m_library->saves().first().path);
    const QByteArray hash = page().controller().state().hash();
    m_window->showLibrary();
    QCOMPARE(m_library->saves().size(), 1);
    QCOMPARE(m_library->saves().first().path, kept);
    QCOMPARE(openGame(kept, *m_library)->game->state().hash(), hash);
}

void tst_Continue::savedGameIsContinuedOnce()
{
    start();
    QVERIFY(step());
    const QString path = save(QStringLiteral("tutorial-battle-1"));
    QVERIFY(step());
    m_window->showLibrary(); // the last step is not in the file
    m_window->openFile(path);
    QVERIFY(step());
    m_window->showLibrary();
    // The file is the player's own: it stays among the saved games.
    const auto saves = m_library->saves();
    QVERIFY(std::any_of(saves.begin(), saves.end(),
                        [&](const LibrarySave &one) { return one.path == path; }));
    for (const LibrarySave &one : saves)
        QCOMPARE(one.goesOnElsewhere, one.path == path);
    QCOMPARE(cards(QStringLiteral("Home")).size(), saves.size() - 1);
    QCOMPARE(cards(QStringLiteral("Saved games")).size(), saves.size());
}

void tst_Continue::finishedGamesMoveAway()
{
    start();
    QVERIFY(step());
    m_window->showLibrary();
    const QString path = m_library->saves().first().path;
    auto loaded = engine::readSave(path);
    QVERIFY(loaded);
    engine::SaveGame over = loaded->save;
    over.notes.meta.insert(QStringLiteral("over"), true);
    QVERIFY(engine::writeSave(over, m_library->savesFolder() + QStringLiteral("/over.hexsave")));
    QCOMPARE(cards(QStringLiteral("Home")).size(), 1);
    QVERIFY(!cards(QStringLiteral("Home")).first().contains(QLatin1String("Finished")));
    QCOMPARE(cards(QStringLiteral("Saved games")).size(), 1);
    QCOMPARE(cards(QStringLiteral("Finished")).size(), 1);
    QVERIFY(cards(QStringLiteral("Finished")).first().contains(QLatin1String("Finished")));
    // With none but finished games there is nothing to continue.
    QVERIFY(QFile::remove(path));
    QCOMPARE(cards(QStringLiteral("Home")).size(), 0);
    QCOMPARE(cards(QStringLiteral("Finished")).size(), 1);
}

void tst_Continue::renames()
{
    start();
    QVERIFY(step());
    m_window->showLibrary();
    const QString path = m_library->saves().first().path;
    const QDateTime played = QFileInfo(path).lastModified();
    cards(QStringLiteral("Home"));
    QAction *rename = menuAction(QStringLiteral("Rename…"));
    QVERIFY(rename && rename->isEnabled());
    rename->trigger();
    QInputDialog *dialog = nullptr;
    QTimer answer;
    connect(&answer, &QTimer::timeout, this, [&] {
        dialog = qobject_cast<QInputDialog *>(QApplication::activeModalWidget());
        if (!dialog)
            return;
        dialog->setTextValue(QStringLiteral("Sunday with Ana & Luis"));
        dialog->accept();
    });
    answer.start(10);
    QTRY_COMPARE(m_library->saves().first().name(), QStringLiteral("Sunday with Ana & Luis"));
    answer.stop();
    QCOMPARE(QFileInfo(path).lastModified(), played);
    QVERIFY(
        cards(QStringLiteral("Home")).first().contains(QLatin1String("Sunday with Ana & Luis")));
    // It keeps its name when it is played on.
    m_window->openFile(path);
    QVERIFY(step());
    m_window->showLibrary();
    QCOMPARE(m_library->saves().first().name(), QStringLiteral("Sunday with Ana & Luis"));
    QVERIFY(LibrarySave::rename(path, QStringLiteral("  ")));
    QCOMPARE(m_library->saves().first().name(), QString());
    QVERIFY(!LibrarySave::rename(m_folder->filePath(QStringLiteral("none.hexsave")), path));
}

void tst_Continue::namesByItsFile()
{
    start();
    QVERIFY(step());
    Answers answers;
    answers.choose(m_library->savesFolder() + QStringLiteral("/Before the bridge.hexsave"));
    m_window->actions().action(QStringLiteral("saveAs"))->trigger();
    QVERIFY(page().keeper().isSaved());
    QCOMPARE(m_library->saves().first().name(), QStringLiteral("Before the bridge"));
}

void tst_Continue::exports()
{
    start();
    QVERIFY(step());
    const QByteArray hash = page().controller().state().hash();
    m_window->showLibrary();
    const QString path = m_library->saves().first().path;
    const QString target = m_folder->filePath(QStringLiteral("sent.hexsave"));
    cards(QStringLiteral("Home"));
    Answers answers;
    answers.choose(target);
    menuAction(QStringLiteral("Export…"))->trigger();
    QTRY_VERIFY(QFile::exists(target));
    QCOMPARE(content(target), content(path));
    // Also of a game that was interrupted.
    m_window->openFile(path);
    QVERIFY(step());
    const QByteArray later = page().controller().state().hash();
    QVERIFY(later != hash);
    m_window.reset();
    const QString journal = m_library->saves().first().path;
    QVERIFY(journal.endsWith(QLatin1String(".hexjournal")));
    QVERIFY(LibrarySave::exportTo(journal, target));
    QCOMPARE(openGame(target, *m_library)->game->state().hash(), later);
    QVERIFY(!LibrarySave::exportTo(path, m_folder->filePath(QStringLiteral("no/where.hexsave"))));
}

void tst_Continue::damagedIsNotRenamed()
{
    start();
    for (int i = 0; i < 4; ++i)
        QVERIFY(step());
    const QString path = save(QStringLiteral("tutorial-battle-1"));
    m_window->showLibrary();
    damage(path);
    const QByteArray before = content(path);
    QVERIFY(!LibrarySave::rename(path, QStringLiteral("Other")));
    QCOMPARE(content(path), before);
    cards(QStringLiteral("Home"));
    QVERIFY(!menuAction(QStringLiteral("Rename…"))->isEnabled());
}

QTEST_MAIN(tst_Continue)
#include "tst_continue.moc"

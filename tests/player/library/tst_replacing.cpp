// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGlobal>

#include "app/player/game/openedgame.h"
#include "app/player/library/page/replacequestion.h"
#include "app/player/mainwindow.h"
#include "app/player/parts/messagestrip.h"
#include "engine/game/save/journal.h"
#include "engine/storage/atomicfile.h"
#include "scripting/modulelint.h"
#include "tests/smalldisk.h"

#include <QDir>
#include <QLabel>
#include <QPushButton>
#include <QRandomGenerator>
#include <QStandardPaths>
#include <QTest>
#include <QTimer>

using namespace app;
using Files = QMap<QString, QByteArray>;

/// A game that is installed takes the place of another version of it, and whoever is in the middle
/// of a game goes on with the version that it was begun with.
class tst_Replacing : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void asks_data();
    void asks();
    void sameIsNotAsked();
    void errorsDoNotReplace_data();
    void errorsDoNotReplace();
    void everyErrorIsFound();
    void warningsDoNotMatter();
    void brokenIsReplaced();
    void brokenFollowsBroken();
    void gameGoesOnWithItsVersion();
    void savesFromElsewhereSayWhatDiffers();
    void gamesThatAreOverNeedNothing_data();
    void gamesThatAreOverNeedNothing();
    void gamesBeingPlayedNeedTheirs();
    void unreadableGamesMayNeedAnything();
    void damagedVersionsAreNotUsed();
    void shippedGameComesBack();
    void fileOfAnotherNameGoes();
    void fullDiskChangesNothing();
    void stopsBetweenKeepingAndReplacing();

private:
    /// A version of the gift as a file that somebody has sent.
    QString pack(const QString &version, const Files &changes = {});
    void restart();
    void install(const QString &path);
    const LibraryModule *gift() const;
    QString keptPath(const QByteArray &hash) const
    {
        return m_library->versionsFolder() + u'/' + QString::fromLatin1(hash) + u".hexmod";
    }
    /// A game of what is installed now, one step long.
    engine::SaveGame played();
    QString saved(const engine::SaveGame &save, const QString &folder);

    Files m_tutorial;
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_data;
    std::unique_ptr<Library> m_library;
};

void tst_Replacing::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    const auto files =
        engine::ModuleFiles::open(QStringLiteral(HEXSMITH_SOURCE_DIR "/modules/tutorial"));
    QVERIFY(files);
    for (const QString &name : files->names())
        m_tutorial.insert(name, files->read(name).value());
    m_tutorial[QStringLiteral("module.json")].replace("\"id\": \"tutorial\"", "\"id\": \"gift\"");
}

void tst_Replacing::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_data = m_folder->filePath(QStringLiteral("data"));
    restart();
}

void tst_Replacing::cleanup()
{
    m_library.reset();
    m_folder.reset();
}

void tst_Replacing::restart()
{
    m_library =
        std::make_unique<Library>(m_folder->filePath(QStringLiteral("program/bin")), m_data);
    m_library->refresh();
}

QString tst_Replacing::pack(const QString &version, const Files &changes)
{
    Files files = m_tutorial;
    const QByteArray own = "\"version\": \"" + version.toUtf8() + '"';
    files[QStringLiteral("module.json")].replace("\"version\": \"1.1.0\"", own);
    files.insert(changes);
    const QString path = m_folder->filePath(QStringLiteral("sent.hexmod"));
    return engine::ModuleFiles::fromMap(files).pack(path) ? path : QString();
}

void tst_Replacing::install(const QString &path)
{
    const auto prepared = m_library->prepare(path);
    QVERIFY2(prepared, prepared ? "" : qPrintable(prepared.error().message));
    const auto installed = m_library->install(prepared.value());
    QVERIFY2(installed, installed ? "" : qPrintable(installed.error().message));
}

const LibraryModule *tst_Replacing::gift() const
{
    const LibraryModule *found = nullptr;
    for (const LibraryModule &entry : m_library->modules()) {
        if (entry.isOf(QStringLiteral("gift"))) {
            Q_ASSERT(!found);
            found = &entry;
        }
    }
    return found;
}

engine::SaveGame tst_Replacing::played()
{
    auto opened = startGame(gift()->module, {QStringLiteral("battle"), {}, 3},
                            {{QStringLiteral("blue"), QStringLiteral("human")},
                             {QStringLiteral("red"), QStringLiteral("human")}});
    if (!opened || !opened->game->perform(opened->game->offer().actions.front()))
        return {};
    return engine::SaveGame::of(*opened->game);
}

QString tst_Replacing::saved(const engine::SaveGame &save, const QString &folder)
{
    const QString path = folder + QStringLiteral("/game.hexsave");
    return engine::writeSave(save, path) ? path : QString();
}

void tst_Replacing::asks_data()
{
    QTest::addColumn<QString>("version");
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("remark");
    QTest::addColumn<bool>("isDefault");
    QTest::newRow("newer") << "1.1.0"
                           << "The Bridges of Arlen: Replace 1.0.2 by 1.1.0?"
                           << "" << true;
    QTest::newRow("newer by number") << "1.0.10"
                                     << "The Bridges of Arlen: Replace 1.0.2 by 1.0.10?"
                                     << "" << true;
    QTest::newRow("older") << "1.0.1"
                           << "The Bridges of Arlen: Replace 1.0.2 by 1.0.1?"
                           << "older version" << false;
    QTest::newRow("changed") << "1.0.2"
                             << "The Bridges of Arlen: Replace 1.0.2 by 1.0.2?"
                             << "not the same" << false;
}

void tst_Replacing::asks()
{
    QFETCH(QString, version);
    QFETCH(QString, question);
    QFETCH(QString, remark);
    QFETCH(bool, isDefault);
    install(pack(QStringLiteral("1.0.2")));
    const QString file = gift()->path;
    const QByteArray before = smalldisk::content(file);
    QVERIFY(!saved(played(), m_library->savesFolder()).isEmpty());
    Settings settings(m_folder->filePath(QStringLiteral("settings.ini")));
    settings.setLanguage(QStringLiteral("en"));
    MainWindow window(*m_library, settings);
    window.show();
    const QString sent = pack(version, {{QStringLiteral("README.md"), "Another one.\n"}});
    for (const bool isReplaced : {false, true}) {
        bool wasAsked = false;
        // The game is checked before, which may take its time.
        QTimer look;
        connect(&look, &QTimer::timeout, &window, [&] {
            auto *box = window.findChild<ReplaceQuestion *>();
            if (!box || std::exchange(wasAsked, true))
                return;
            QCOMPARE(box->text(), question);
            QVERIFY2(box->informativeText().contains(remark), qPrintable(box->informativeText()));
            QVERIFY(box->informativeText().contains(QLatin1String("1 unfinished game")));
            for (QAbstractButton *button : box->buttons()) {
                const bool isYes = box->buttonRole(button) == QMessageBox::AcceptRole;
                if (isYes)
                    QCOMPARE(box->defaultButton() == button, isDefault);
                if (isYes == isReplaced)
                    QTimer::singleShot(0, button, &QAbstractButton::click);
            }
        });
        look.start(10);
        window.openFile(sent);
        QVERIFY(wasAsked);
        QCOMPARE(smalldisk::content(file) == before, !isReplaced);
        QCOMPARE(gift()->module->version, isReplaced ? version : QStringLiteral("1.0.2"));
    }
    auto *strip = window.findChild<MessageStrip *>(QStringLiteral("message"));
    QVERIFY(strip);
    QCOMPARE(strip->text(), QStringLiteral("The Bridges of Arlen is installed."));
}

void tst_Replacing::sameIsNotAsked()
{
    install(pack(QStringLiteral("1.0.2")));
    const auto prepared = m_library->prepare(pack(QStringLiteral("1.0.2")));
    QVERIFY(prepared);
    QCOMPARE(prepared->kind(), Installation::Kind::Same);
    Settings settings(m_folder->filePath(QStringLiteral("settings.ini")));
    settings.setLanguage(QStringLiteral("en"));
    MainWindow window(*m_library, settings);
    window.openFile(pack(QStringLiteral("1.0.2")));
    auto *strip = window.findChild<MessageStrip *>(QStringLiteral("message"));
    QVERIFY(strip);
    QCOMPARE(strip->text(), QStringLiteral("The Bridges of Arlen 1.0.2 is already installed."));
    QVERIFY(smalldisk::everything(m_library->versionsFolder()).isEmpty());
}

void tst_Replacing::errorsDoNotReplace_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("rules") << "rules/main.lua" << QByteArray("this is no Lua");
    QTest::newRow("board") << "boards/map.json" << QByteArray("{");
    QTest::newRow("counters") << "pieces.json" << QByteArray("{\"format\": 1}");
    // These can be played, but lint knows better.
    QTest::newRow("rules that are not used yet") << "rules/unread.lua" << QByteArray("local = 1\n");
    QTest::newRow("art") << "pieces.json"
                         << m_tutorial.value(QStringLiteral("pieces.json"))
                                .replace("\"symbol\": \"", "\"symbol\": \"no-such-");
    QTest::newRow("drawing") << "art/own.svg" << QByteArray("<svg><script/>");
}

void tst_Replacing::errorsDoNotReplace()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, bytes);
    install(pack(QStringLiteral("1.0.2")));
    const QByteArray before = smalldisk::content(gift()->path);
    const auto prepared = m_library->prepare(pack(QStringLiteral("1.1.0"), {{file, bytes}}));
    QVERIFY(!prepared);
    const QString &said = prepared.error().message;
    QVERIFY2(said.contains(QLatin1String("version 1.0.2, which works")), qPrintable(said));
    QVERIFY2(said.contains(file + u':'), qPrintable(said));
    QCOMPARE(smalldisk::content(gift()->path), before);
    QVERIFY(smalldisk::everything(m_library->versionsFolder()).isEmpty());
}

void tst_Replacing::everyErrorIsFound()
{
    install(pack(QStringLiteral("1.0.2")));
    const Files broken{{QStringLiteral("boards/map.json"), "{"},
                       {QStringLiteral("pieces.json"), "[]"},
                       {QStringLiteral("rules/main.lua"), "this is no Lua"}};
    const auto prepared = m_library->prepare(pack(QStringLiteral("1.1.0"), broken));
    QVERIFY(!prepared);
    for (const QString &file : broken.keys()) {
        QVERIFY2(prepared.error().message.contains(file + u':'),
                 qPrintable(prepared.error().message));
    }
    // Of very many only the first are told, and how many there are.
    Files many;
    for (int i = 0; i < 9; ++i)
        many.insert(QStringLiteral("rules/unread%1.lua").arg(i), "local = 1\n");
    const auto other = m_library->prepare(pack(QStringLiteral("1.1.0"), many));
    QVERIFY(!other);
    QVERIFY2(other.error().message.endsWith(QLatin1String("\n6 more error(s).")),
             qPrintable(other.error().message));
}

void tst_Replacing::warningsDoNotMatter()
{
    install(pack(QStringLiteral("1.0.2")));
    const QByteArray drawing = "<svg xmlns=\"http://www.w3.org/2000/svg\"><rect/></svg>";
    install(pack(QStringLiteral("1.1.0"), {{QStringLiteral("art/own.svg"), drawing}}));
    QCOMPARE(gift()->module->version, QStringLiteral("1.1.0"));
    const auto found = scripting::lint(gift()->module->files, {});
    QVERIFY(std::any_of(found.begin(), found.end(), [](const engine::Issue &issue) {
        return issue.file == QLatin1String("art/own.svg");
    }));
}

void tst_Replacing::brokenIsReplaced()
{
    install(pack(QStringLiteral("1.0.2"), {{QStringLiteral("rules/main.lua"), "this is no Lua"}}));
    QVERIFY(!gift()->isGood());
    install(pack(QStringLiteral("1.0.3")));
    QVERIFY(gift()->isGood());
}

// Whoever has a game with errors is not kept from the next version, but from one that can't be
// played.
void tst_Replacing::brokenFollowsBroken()
{
    const Files unread{{QStringLiteral("rules/unread.lua"), "local = 1\n"}};
    install(pack(QStringLiteral("1.0.2"), unread));
    QVERIFY(gift()->isGood());
    QVERIFY(!gift()->errors().isEmpty());
    install(pack(QStringLiteral("1.1.0"), unread));
    QCOMPARE(gift()->module->version, QStringLiteral("1.1.0"));
    QVERIFY(!m_library->prepare(
        pack(QStringLiteral("1.2.0"), {{QStringLiteral("rules/main.lua"), "this is no Lua"}})));
    install(pack(QStringLiteral("1.2.0")));
    QVERIFY(gift()->errors().isEmpty());
}

void tst_Replacing::gameGoesOnWithItsVersion()
{
    install(pack(QStringLiteral("1.0.2")));
    const QByteArray old = gift()->hash;
    const QString path = saved(played(), m_library->savesFolder());
    install(pack(QStringLiteral("1.1.0")));
    install(pack(QStringLiteral("1.2.0")));
    for (int times = 0; times < 2; ++times) {
        QCOMPARE(gift()->module->version, QStringLiteral("1.2.0"));
        QCOMPARE(m_library->module(QStringLiteral("gift"))->version, QStringLiteral("1.2.0"));
        QCOMPARE(m_library->unfinishedGames(old), 1);
        auto opened = openGame(path, *m_library);
        QVERIFY2(opened, opened ? "" : qPrintable(opened.error().message));
        QCOMPARE(opened->module->version, QStringLiteral("1.0.2"));
        QCOMPARE(opened->remarks, QStringList());
        QVERIFY(opened->kept == OpenedGame::Kept::Whole);
        QVERIFY(opened->game->perform(opened->game->offer().actions.front()));
        // New games of it are of what is installed.
        QCOMPARE(m_library->pathOf(*opened->module), gift()->path);
        restart();
    }
    // Version 1.1.0 was never played.
    QCOMPARE(smalldisk::everything(m_library->versionsFolder()),
             QStringList(QFileInfo(keptPath(old)).fileName()));
    // Also when the game itself was removed.
    QVERIFY(m_library->removeModule(gift()->path));
    QVERIFY(!m_library->module(QStringLiteral("gift")));
    QVERIFY(openGame(path, *m_library));
}

void tst_Replacing::savesFromElsewhereSayWhatDiffers()
{
    install(pack(QStringLiteral("1.0.2")));
    const QString path = saved(played(), m_folder->path());
    install(pack(QStringLiteral("1.1.0")));
    restart();
    QVERIFY(smalldisk::everything(m_library->versionsFolder()).isEmpty());
    const auto opened = openGame(path, *m_library);
    QVERIFY2(opened, opened ? "" : qPrintable(opened.error().message));
    QCOMPARE(opened->module->version, QStringLiteral("1.1.0"));
    QVERIFY(opened->remarks.join(u'\n').contains(QLatin1String("1.0.2")));
}

void tst_Replacing::gamesThatAreOverNeedNothing_data()
{
    QTest::addColumn<bool>("isOver");
    QTest::addColumn<bool>("isDeleted");
    QTest::newRow("over") << true << false;
    QTest::newRow("deleted") << false << true;
}

void tst_Replacing::gamesThatAreOverNeedNothing()
{
    QFETCH(bool, isOver);
    QFETCH(bool, isDeleted);
    install(pack(QStringLiteral("1.0.2")));
    const QString kept = keptPath(gift()->hash);
    engine::SaveGame save = played();
    const QString path = saved(save, m_library->autosaveFolder());
    install(pack(QStringLiteral("1.1.0")));
    restart();
    QVERIFY(QFileInfo::exists(kept));
    if (isDeleted)
        QVERIFY(QFile::remove(path));
    save.notes.meta.insert(QStringLiteral("over"), isOver);
    if (isOver)
        QCOMPARE(saved(save, m_library->autosaveFolder()), path);
    restart();
    QVERIFY(!QFileInfo::exists(kept));
}

void tst_Replacing::gamesBeingPlayedNeedTheirs()
{
    install(pack(QStringLiteral("1.0.2")));
    const QString kept = keptPath(gift()->hash);
    auto opened = startGame(gift()->module, {QStringLiteral("battle"), {}, 3}, {});
    QVERIFY(opened);
    auto journal = engine::Journal::begin(m_library->journalFolder(), *opened->game);
    QVERIFY(journal);
    install(pack(QStringLiteral("1.1.0")));
    restart(); // a second program
    QVERIFY(QFileInfo::exists(kept));
    journal.value()->finish();
    restart();
    QVERIFY(!QFileInfo::exists(kept));
}

void tst_Replacing::unreadableGamesMayNeedAnything()
{
    install(pack(QStringLiteral("1.0.2")));
    const QString kept = keptPath(gift()->hash);
    const QString path = m_library->savesFolder() + QStringLiteral("/torn.hexsave");
    QVERIFY(engine::writeAtomically(path, "PK"));
    install(pack(QStringLiteral("1.1.0")));
    restart();
    QVERIFY(QFileInfo::exists(kept));
    QVERIFY(QFile::remove(path));
    restart();
    QVERIFY(!QFileInfo::exists(kept));
}

void tst_Replacing::damagedVersionsAreNotUsed()
{
    install(pack(QStringLiteral("1.0.2")));
    const QString kept = keptPath(gift()->hash);
    const QString path = saved(played(), m_library->savesFolder());
    install(pack(QStringLiteral("1.1.0")));
    const QString other = pack(QStringLiteral("1.0.2"), {{QStringLiteral("README.md"), "Mine\n"}});
    QVERIFY(engine::writeAtomically(kept, smalldisk::content(other)));
    const auto opened = openGame(path, *m_library);
    QVERIFY(opened);
    QCOMPARE(opened->module->version, QStringLiteral("1.1.0"));
}

void tst_Replacing::shippedGameComesBack()
{
    const QString shipped = m_folder->filePath(QStringLiteral("program/modules/gift.hexmod"));
    QVERIFY(QDir().mkpath(m_folder->filePath(QStringLiteral("program/bin"))));
    QVERIFY(QDir().mkpath(QFileInfo(shipped).path()));
    QVERIFY(QFile::copy(pack(QStringLiteral("1.0.2")), shipped));
    m_library->refresh();
    restart();
    QVERIFY(gift() && !gift()->isOwn);
    const QString path = saved(played(), m_library->savesFolder());
    install(pack(QStringLiteral("1.1.0")));
    QVERIFY(gift()->isOwn);
    QCOMPARE(gift()->module->version, QStringLiteral("1.1.0"));
    const auto opened = openGame(path, *m_library);
    QVERIFY(opened);
    QCOMPARE(opened->module->version, QStringLiteral("1.0.2"));
    // One that is of no use does not hide what came with the program.
    const QByteArray good = smalldisk::content(gift()->path);
    const QString own = gift()->path;
    QVERIFY(engine::writeAtomically(own, "no zip"));
    m_library->refresh();
    QCOMPARE(gift()->path, shipped);
    QVERIFY(engine::writeAtomically(own, good));
    m_library->refresh();
    QVERIFY(m_library->removeModule(gift()->path));
    QCOMPARE(gift()->path, shipped);
    QVERIFY(smalldisk::everything(m_library->versionsFolder()).isEmpty());
}

void tst_Replacing::fileOfAnotherNameGoes()
{
    const QString byHand = m_library->modulesFolder() + QStringLiteral("/my own name.hexmod");
    QVERIFY(QFile::copy(pack(QStringLiteral("1.0.2")), byHand));
    m_library->refresh();
    QCOMPARE(gift()->path, byHand);
    install(pack(QStringLiteral("1.1.0")));
    QVERIFY(!QFileInfo::exists(byHand));
    QCOMPARE(gift()->module->version, QStringLiteral("1.1.0"));
}

void tst_Replacing::fullDiskChangesNothing()
{
    smalldisk::Disk disk(8192);
    m_data = disk.file(QStringLiteral("data"));
    restart();
    install(pack(QStringLiteral("1.0.2")));
    const QByteArray before = smalldisk::content(gift()->path);
    const QString path = saved(played(), m_library->savesFolder());
    const auto prepared = m_library->prepare(pack(QStringLiteral("1.1.0")));
    QVERIFY(prepared);
    disk.fill();
    const auto installed = m_library->install(prepared.value());
    QVERIFY(!installed);
    QVERIFY2(installed.error().message.contains(disk.words()),
             qPrintable(installed.error().message));
    QCOMPARE(smalldisk::content(gift()->path), before);
    QCOMPARE(gift()->module->version, QStringLiteral("1.0.2"));
    QCOMPARE(smalldisk::everything(m_library->modulesFolder()),
             QStringList(QStringLiteral("gift.hexmod")));
    QVERIFY(smalldisk::everything(m_library->versionsFolder()).isEmpty());
    disk.makeRoom();
    QVERIFY(m_library->install(prepared.value()));
    QCOMPARE(gift()->module->version, QStringLiteral("1.1.0"));
    QVERIFY(openGame(path, *m_library));
    m_library.reset();
}

// The old one is kept, then the disk takes no more, or the power goes.
void tst_Replacing::stopsBetweenKeepingAndReplacing()
{
    install(pack(QStringLiteral("1.0.2")));
    const QByteArray before = smalldisk::content(gift()->path);
    const QString path = saved(played(), m_library->savesFolder());
    QByteArray noise(200'000, Qt::Uninitialized);
    QRandomGenerator(1).fillRange(reinterpret_cast<quint32 *>(noise.data()), noise.size() / 4);
    const auto prepared = m_library->prepare(
        pack(QStringLiteral("1.1.0"), {{QStringLiteral("README.md"), noise.toBase64()}}));
    QVERIFY(prepared);
    {
        const smalldisk::FileLimit limit(rlim_t(before.size() + 4096));
        QVERIFY(!m_library->install(prepared.value()));
    }
    restart();
    QCOMPARE(smalldisk::content(gift()->path), before);
    QVERIFY(QFileInfo::exists(keptPath(gift()->hash)));
    const auto opened = openGame(path, *m_library);
    QVERIFY(opened);
    QCOMPARE(opened->module->version, QStringLiteral("1.0.2"));
    QVERIFY(m_library->install(prepared.value()));
    QCOMPARE(openGame(path, *m_library)->module->version, QStringLiteral("1.0.2"));
}

QTEST_MAIN(tst_Replacing)
#include "tst_replacing.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGlobal>

#include "app/player/library/datafolder.h"
#include "app/player/library/library.h"
#include "app/player/library/page/librarypage.h"
#include "app/player/mainwindow.h"
#include "engine/game/save/journal.h"
#include "engine/game/save/savecodec.h"
#include "engine/storage/archive.h"
#include "engine/storage/atomicfile.h"
#include "tests/player/anygame.h"
#include "tests/smalldisk.h"

#include <QDirIterator>
#include <QTest>

using namespace app;
using namespace Qt::StringLiterals;
using engine::Json;
using engine::SaveGame;
using smalldisk::content;

/// What programs of other versions have left: newer things stay untouched and are told of, older
/// ones are taken over.
class tst_OtherVersions : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void marksItsFolder();
    void folderOfAnotherVersion_data();
    void folderOfAnotherVersion();
    void newerFolderStaysUntouched();
    void newerGamesStayUntouched();
    void oldVersionsStayForNewerGames();
    void namesThatDifferInCase();

private:
    QString data(const QString &name = {}) const { return m_folder->filePath(u"data"_s) + name; }
    /// Every file below the data folder with its content.
    QMap<QString, QByteArray> everything() const;
    static QByteArray newerSave();

    std::unique_ptr<QTemporaryDir> m_folder;
};

void tst_OtherVersions::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

QMap<QString, QByteArray> tst_OtherVersions::everything() const
{
    QMap<QString, QByteArray> found;
    QDirIterator iterator(data(), QDir::AllEntries | QDir::NoDotAndDotDot,
                          QDirIterator::Subdirectories);
    while (iterator.hasNext()) {
        const QString path = iterator.next();
        found.insert(path, content(path));
    }
    return found;
}

/// The lines of a game that begins with the header of a program to come.
QByteArray tst_OtherVersions::newerSave()
{
    const auto controller =
        anygame::started(QStringLiteral(HEXSMITH_SOURCE_DIR "/modules/tutorial"), u"battle"_s, 7);
    SaveGame save = SaveGame::of(controller->game());
    save.format = SaveGame::newestFormat + 1;
    save.program = u"99.0"_s;
    return engine::SaveLines::of(save);
}

void tst_OtherVersions::marksItsFolder()
{
    const Library library(QStringLiteral(HEXSMITH_BIN_DIR), data());
    QCOMPARE(library.refusal(), QString());
    const auto mark = Json::parse(content(DataFolder::markOf(data())), u"mark"_s);
    QVERIFY(mark);
    QCOMPARE(mark.value()[u"format"].toInteger(), DataFolder::newestFormat);
    QVERIFY(!mark.value()[u"program"].toString().isEmpty());
    // The next start changes nothing.
    const auto before = everything();
    const Library again(QStringLiteral(HEXSMITH_BIN_DIR), data());
    QCOMPARE(everything(), before);
}

void tst_OtherVersions::folderOfAnotherVersion_data()
{
    QTest::addColumn<QByteArray>("mark");
    QTest::addColumn<bool>("isNewer");
    QTest::addColumn<QString>("copy"); // its ending; empty: none
    QTest::newRow("0.1.0 made none") << QByteArray() << false << QString();
    QTest::newRow("older") << QByteArray("{\"program\": \"0.5\"}") << false << u".format0"_s;
    QTest::newRow("the same") << QByteArray("{\"format\": 1}") << false << QString();
    QTest::newRow("newer") << QByteArray("{\"format\": 2, \"program\": \"2.0\"}") << true
                           << QString();
    QTest::newRow("much newer") << QByteArray("{\"format\": 999, \"new\": {\"x\": [1]}}") << true
                                << QString();
    QTest::newRow("damaged") << QByteArray("{\"format\": 2") << false << u".damaged"_s;
    QTest::newRow("no text") << QByteArray("\xff\0\x01", 3) << false << u".damaged"_s;
}

void tst_OtherVersions::folderOfAnotherVersion()
{
    QFETCH(const QByteArray, mark);
    QFETCH(const bool, isNewer);
    QFETCH(const QString, copy);
    const QString path = DataFolder::markOf(data());
    QVERIFY(QDir().mkpath(data()));
    if (!mark.isEmpty())
        QVERIFY(engine::writeAtomically(path, mark));
    const auto taken = DataFolder::take(data());
    QCOMPARE(bool(taken), !isNewer);
    if (isNewer) {
        QCOMPARE(taken.error().code, engine::Error::Code::NewerFormat);
        QVERIFY(taken.error().message.contains(u"newer version"_s));
        QCOMPARE(everything().size(), 1);
        QCOMPARE(content(path), mark);
        return;
    }
    QCOMPARE(Json::parse(content(path), path).value()[u"format"].toInteger(), 1);
    QCOMPARE(everything().size(), copy.isEmpty() ? 1 : 2);
    if (!copy.isEmpty())
        QCOMPARE(content(path + copy), mark);
}

void tst_OtherVersions::newerFolderStaysUntouched()
{
    QVERIFY(QDir().mkpath(data(u"/versions"_s)));
    QVERIFY(engine::writeAtomically(DataFolder::markOf(data()), "{\"format\": 2}"));
    QVERIFY(engine::writeAtomically(data(u"/versions/abc.hexmod"_s), "a game"));
    const auto before = everything();
    const Library library(QStringLiteral(HEXSMITH_BIN_DIR), data());
    QVERIFY(library.refusal().contains(QDir::toNativeSeparators(data())));
    QCOMPARE(everything(), before);
}

void tst_OtherVersions::newerGamesStayUntouched()
{
    Library library(QStringLiteral(HEXSMITH_BIN_DIR), data());
    const QByteArray lines = newerSave();
    QVERIFY(engine::writeAtomically(library.journalFolder() + u"/one.hexjournal"_s, lines));
    QVERIFY(engine::archive::write({{u"commands.jsonl"_s, lines}},
                                   library.savesFolder() + u"/new.hexsave"_s));
    QVERIFY(engine::writeAtomically(library.savesFolder() + u"/torn.hexsave"_s, "PK no save"));
    const auto before = everything();
    Settings settings(m_folder->filePath(u"settings"_s));
    settings.setLanguage(u"en"_s);
    library.refresh();
    MainWindow window(library, settings);
    window.show();
    QCOMPARE(library.saves().size(), 0);
    QCOMPARE(library.newerSaves(), 2);
    const auto *strip = window.findChild<MessageStrip *>(u"newerSaves"_s);
    QVERIFY(strip);
    QVERIFY2(strip->text().startsWith(u"2 game"_s), qPrintable(strip->text()));
    // By hand neither: it is said, and that is all.
    window.openFile(library.savesFolder() + u"/new.hexsave"_s);
    QVERIFY(!window.gamePage());
    window.openFile(library.journalFolder() + u"/one.hexjournal"_s);
    QVERIFY(!window.gamePage());
    QVERIFY(!LibrarySave::rename(library.savesFolder() + u"/new.hexsave"_s, u"Mine"_s));
    auto after = everything();
    after.removeIf([](const auto &one) { return one.key().endsWith(u".lock"_s); });
    QCOMPARE(after, before);
}

// Nobody knows what such a game needs.
void tst_OtherVersions::oldVersionsStayForNewerGames()
{
    const QString kept = data(u"/versions/abc.hexmod"_s);
    {
        const Library library(QStringLiteral(HEXSMITH_BIN_DIR), data());
        QVERIFY(
            engine::writeAtomically(library.journalFolder() + u"/one.hexjournal"_s, newerSave()));
        QVERIFY(QDir().mkpath(library.versionsFolder()));
        QVERIFY(engine::writeAtomically(kept, "a game"));
    }
    const Library library(QStringLiteral(HEXSMITH_BIN_DIR), data());
    QVERIFY(QFile::exists(kept));
}

void tst_OtherVersions::namesThatDifferInCase()
{
    const QString source = QStringLiteral(HEXSMITH_SOURCE_DIR "/modules/tutorial");
    const auto files = engine::ModuleFiles::open(source);
    QVERIFY(files);
    Library library(QStringLiteral(HEXSMITH_BIN_DIR), data());
    const QString one = library.modulesFolder() + u"/Tutorial.hexmod"_s;
    const QString other = library.modulesFolder() + u"/tutorial.hexmod"_s;
    QVERIFY(files->pack(one));
    QVERIFY(files->pack(other));
    const bool isOneFile = QDir(library.modulesFolder()).entryList(QDir::Files).size() == 1;
    library.refresh();
    QVERIFY(library.module(u"tutorial"_s));
    QVERIFY(library.broken().isEmpty());
    // What is removed is that one, and the game that came with the program is there again.
    QVERIFY(library.removeModule(one));
    QCOMPARE(QFile::exists(other), !isOneFile);
    QVERIFY(library.module(u"tutorial"_s));
    if (!isOneFile)
        QVERIFY(library.removeModule(other));
    QVERIFY(library.module(u"tutorial"_s));
    QVERIFY(!library.pathOf(*library.module(u"tutorial"_s)).startsWith(library.modulesFolder()));
}

QTEST_MAIN(tst_OtherVersions)
#include "tst_otherversions.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/save/journal.h"
#include "engine/game/save/savefile.h"
#include "engine/game/save/savereplay.h"
#include "tests/engine/game/fordgame.h"
#include "tests/smalldisk.h"

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>
#include <cstring>

using namespace engine;

namespace {

std::unique_ptr<Game> newGame(const Module &module, Rules &rules, quint64 seed)
{
    return Game::start(module, rules, {QStringLiteral("battle"), {}, seed}).value();
}

/// Plays for ever, telling the position after each click that is in the journal.
int playUntilKilled(const QString &folder, quint64 seed)
{
    const auto module = fordModule();
    FordRules rules;
    const auto game = newGame(*module, rules, seed);
    const auto journal = Journal::begin(folder, *game);
    Random random(seed);
    while (journal) {
        std::puts(game->state().hash().constData());
        std::fflush(stdout);
        click(*game, random);
        if (!journal.value()->update(*game))
            break;
    }
    return 1;
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

} // namespace

class tst_Journal : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void followsTheGame();
    void missedUpdates();
    void loadedGame();
    void finish();
    void twoPrograms();
    void readableAsSave();
    void tornAnywhere();
    void bad_data();
    void bad();
    void folderThatCannotBe();
    void fullDisk();
    void killed_data();
    void killed();

private:
    QByteArray recoveredHash(const QString &path);

    std::shared_ptr<const Module> m_module;
    FordRules m_rules;
    std::unique_ptr<QTemporaryDir> m_folder;
};

void tst_Journal::init()
{
    m_module = fordModule();
    QVERIFY(m_module);
    m_folder = std::make_unique<QTemporaryDir>();
}

QByteArray tst_Journal::recoveredHash(const QString &path)
{
    const auto loaded = Journal::recover(path);
    if (!loaded)
        return loaded.error().message.toUtf8();
    const auto report = replay(loaded->save, *m_module, m_rules);
    if (!report || !report->isFaithful())
        return "does not replay";
    return report->game->state().hash();
}

void tst_Journal::followsTheGame()
{
    const auto game = newGame(*m_module, m_rules, 11);
    SaveNotes notes;
    notes.meta.insert(QStringLiteral("title"), QStringLiteral("Sunday"));
    const auto journal = Journal::begin(m_folder->path(), *game, notes);
    QVERIFY(bool(journal));
    Random random(11);
    for (int i = 0; i < 60; ++i) {
        click(*game, random);
        QVERIFY(bool(journal.value()->update(*game)));
        QCOMPARE(recoveredHash(journal.value()->path()), game->state().hash());
    }
    const auto loaded = Journal::recover(journal.value()->path());
    QVERIFY(!loaded->damaged);
    QVERIFY(loaded->save == SaveGame::of(*game, notes));
}

void tst_Journal::missedUpdates()
{
    const auto game = newGame(*m_module, m_rules, 12);
    const auto journal = Journal::begin(m_folder->path(), *game);
    Random random(12);
    for (int i = 0; i < 30; ++i) {
        for (int missed = 0; missed < i % 7; ++missed)
            click(*game, random);
        QVERIFY(bool(journal.value()->update(*game)));
        const qint64 size = QFileInfo(journal.value()->path()).size();
        QVERIFY(bool(journal.value()->update(*game)));
        QCOMPARE(QFileInfo(journal.value()->path()).size(), size);
        const auto loaded = Journal::recover(journal.value()->path());
        QVERIFY(loaded->save == SaveGame::of(*game));
    }
}

void tst_Journal::loadedGame()
{
    const auto game = newGame(*m_module, m_rules, 13);
    Random random(13);
    while (game->history().size() < 20)
        click(*game, random);
    QVERIFY(bool(game->undo(Game::Barriers::Ignore)));
    QVERIFY(bool(game->undo(Game::Barriers::Ignore)));
    const auto journal = Journal::begin(m_folder->path(), *game);
    QVERIFY(bool(journal));
    QVERIFY(Journal::recover(journal.value()->path())->save == SaveGame::of(*game));
    for (int i = 0; i < 10; ++i)
        click(*game, random);
    QVERIFY(bool(journal.value()->update(*game)));
    QVERIFY(Journal::recover(journal.value()->path())->save == SaveGame::of(*game));
}

void tst_Journal::finish()
{
    const auto game = newGame(*m_module, m_rules, 14);
    const auto journal = Journal::begin(m_folder->path(), *game);
    QVERIFY(QFile::exists(journal.value()->path()));
    journal.value()->finish();
    QVERIFY(QDir(m_folder->path()).isEmpty());
    QVERIFY(Journal::unfinished(m_folder->path()).isEmpty());
}

void tst_Journal::twoPrograms()
{
    const auto game = newGame(*m_module, m_rules, 15);
    QString path;
    {
        const auto journal = Journal::begin(m_folder->path(), *game);
        path = journal.value()->path();
        const QByteArray content = contentOf(path);
        QVERIFY(Journal::unfinished(m_folder->path()).isEmpty());
        QVERIFY(!Journal::discard(path));
        QCOMPARE(contentOf(path), content);
        Random random(15);
        while (game->commandCount() < 5)
            click(*game, random);
        QVERIFY(bool(journal.value()->update(*game)));
    }
    const auto entries = Journal::unfinished(m_folder->path());
    QCOMPARE(entries.size(), 1);
    QCOMPARE(entries.first().path, path);
    QCOMPARE(entries.first().commands, qsizetype(5));
    QCOMPARE(entries.first().header.moduleId, QStringLiteral("small"));
    QVERIFY(entries.first().modified.isValid());
    QVERIFY(bool(Journal::discard(path)));
    QVERIFY(QDir(m_folder->path()).isEmpty());
}

void tst_Journal::readableAsSave()
{
    const auto game = newGame(*m_module, m_rules, 16);
    const auto journal = Journal::begin(m_folder->path(), *game);
    Random random(16);
    click(*game, random);
    QVERIFY(bool(journal.value()->update(*game)));
    const auto loaded = readSave(journal.value()->path());
    QVERIFY(bool(loaded));
    QVERIFY(loaded->save == SaveGame::of(*game));
}

// Wherever the power fails, what was written before is there.
void tst_Journal::tornAnywhere()
{
    const auto game = newGame(*m_module, m_rules, 17);
    QMap<qint64, QByteArray> hashes; // by size of the file after the click
    QByteArray content;
    {
        const auto journal = Journal::begin(m_folder->path(), *game);
        const QString path = journal.value()->path();
        hashes.insert(QFileInfo(path).size(), game->state().hash());
        Random random(17);
        for (int i = 0; i < 12; ++i) {
            click(*game, random);
            QVERIFY(bool(journal.value()->update(*game)));
            hashes.insert(QFileInfo(path).size(), game->state().hash());
        }
        content = contentOf(path);
    }
    const QString torn = m_folder->filePath(QStringLiteral("torn.hexjournal"));
    for (qint64 size = 0; size <= content.size(); ++size) {
        const auto loaded = SaveLines::read(content.first(size), SaveLines::Kind::Journal);
        const auto after = hashes.upperBound(size);
        if (after == hashes.begin()) {
            QVERIFY(!loaded);
            continue;
        }
        QVERIFY(bool(loaded));
        QCOMPARE(loaded->damaged, std::prev(after).key() != size);
        if (size % 64 == 0 || !loaded->damaged) {
            write(torn, content.first(size));
            QCOMPARE(recoveredHash(torn), std::prev(after).value());
        }
    }
}

void tst_Journal::bad_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("line end") << QByteArray("\n");
    QTest::newRow("text") << QByteArray("hello\n");
    QTest::newRow("zeroes") << QByteArray(4096, '\0');
    QTest::newRow("JSON without checksum") << QByteArray("{\"save\":{\"format\":1}}\n");
    QTest::newRow("wrong checksum") << QByteArray("{\"sum\":\"0000000000000000\",\"line\":0}\n");
    QTest::newRow("no line end") << QByteArray(100000, '{');
}

void tst_Journal::bad()
{
    QFETCH(QByteArray, bytes);
    const QString path = m_folder->filePath(QStringLiteral("a.hexjournal"));
    write(path, bytes);
    QVERIFY(!Journal::recover(path));
    QVERIFY(Journal::unfinished(m_folder->path()).isEmpty());
    QVERIFY(bool(Journal::discard(path)));
    QVERIFY(!QFile::exists(path));
}

void tst_Journal::folderThatCannotBe()
{
    const auto game = newGame(*m_module, m_rules, 18);
    const QString path = m_folder->filePath(QStringLiteral("file"));
    write(path, "x");
    QVERIFY(!Journal::begin(path, *game));
    QVERIFY(Journal::unfinished(path).isEmpty());
}

void tst_Journal::fullDisk()
{
    smalldisk::Disk disk;
    const QString folder = disk.file(QStringLiteral("journal"));
    const auto game = newGame(*m_module, m_rules, 14);
    disk.fill();
    const auto refused = Journal::begin(folder, *game);
    QVERIFY(!refused);
    QVERIFY2(refused.error().message.contains(disk.words()), qPrintable(refused.error().message));
    QCOMPARE(smalldisk::everything(folder), QStringList());
    disk.makeRoom();
    const auto journal = Journal::begin(folder, *game);
    QVERIFY(bool(journal));
    const QString path = journal.value()->path();

    // The last block of the file may still have room.
    disk.fill();
    Random random(14);
    QByteArray kept;
    QString problem;
    for (int i = 0; i < 500 && problem.isEmpty(); ++i) {
        kept = game->state().hash();
        click(*game, random);
        if (const auto done = journal.value()->update(*game); !done)
            problem = done.error().message;
    }
    QVERIFY2(problem.contains(disk.words()), qPrintable(problem));
    QCOMPARE(recoveredHash(path), kept);
    disk.makeRoom();
    QVERIFY(bool(journal.value()->update(*game)));
    QCOMPARE(recoveredHash(path), game->state().hash());
}

void tst_Journal::killed_data()
{
    QTest::addColumn<quint64>("seed");
    QTest::addColumn<int>("clicks");
    Random random(99);
    for (quint64 seed = 1; seed <= 20; ++seed) {
        const int clicks = int(random.below(seed % 3 ? 40 : 3));
        QTest::addRow("seed %llu, click %d", seed, clicks) << seed << clicks;
    }
}

void tst_Journal::killed()
{
    QFETCH(quint64, seed);
    QFETCH(int, clicks);
    QProcess player;
    player.start(QCoreApplication::applicationFilePath(),
                 {QStringLiteral("--play"), m_folder->path(), QString::number(seed)});
    QByteArray told;
    while (told.count('\n') <= clicks) {
        QVERIFY(player.waitForReadyRead());
        told += player.readAllStandardOutput();
    }
    player.kill();
    QVERIFY(player.waitForFinished());
    QCOMPARE(player.exitStatus(), QProcess::CrashExit);
    told += player.readAllStandardOutput();
    const qsizetype known = told.count('\n') - 1;

    // The same clicks again; one more may have been written and not told.
    const auto game = newGame(*m_module, m_rules, seed);
    Random random(seed);
    for (qsizetype i = 0; i < known; ++i)
        click(*game, random);
    const QByteArray last = game->state().hash();
    QCOMPARE(told.split('\n').at(known), last);
    click(*game, random);
    const auto entries = Journal::unfinished(m_folder->path());
    QCOMPARE(entries.size(), 1);
    const QByteArray recovered = recoveredHash(entries.first().path);
    QVERIFY2(recovered == last || recovered == game->state().hash(), recovered.constData());
    QVERIFY(bool(Journal::discard(entries.first().path)));
}

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    if (argc == 4 && !std::strcmp(argv[1], "--play"))
        return playUntilKilled(QString::fromLocal8Bit(argv[2]), QByteArray(argv[3]).toULongLong());
    tst_Journal test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_journal.moc"

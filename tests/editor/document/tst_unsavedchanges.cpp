// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/moduledocument.h"
#include "tests/smalldisk.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>

using namespace editor;

namespace {

const QString c_rules = QStringLiteral("rules/main.lua");
const QString c_module = QStringLiteral("module.json");

} // namespace

/// What is edited and not saved outlives the program.
class tst_UnsavedChanges : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void nothingIsFoundAfterAGoodEnd();
    void isFoundAfterABadEnd();
    void canBeThrownAway();
    void survivesASecondBadEnd();
    void savingForgetsIt();
    void bearsDamagedFiles_data();
    void bearsDamagedFiles();
    void leavesAModuleThatIsOpenElsewhereAlone();
    void survivesAThirdBadEnd();
    void isListed();
    void realKill();
    void fullDisk();
    void savesAllOrNothing();

private:
    void write(const QString &file, const QByteArray &bytes) const;
    std::shared_ptr<ModuleDocument> open() const;
    static void edit(ModuleDocument &document, const QString &file, const QByteArray &bytes);
    /// As if the program had died: what it kept stays, its lock is nobody's.
    void die(std::shared_ptr<ModuleDocument> &document) const;

    std::unique_ptr<QTemporaryDir> m_dir;
    QString m_folder;
};

void tst_UnsavedChanges::init()
{
    m_dir = std::make_unique<QTemporaryDir>();
    m_folder = m_dir->filePath(QStringLiteral("battle"));
    write(c_module, "{\"id\": \"battle\"}\n");
    write(c_rules, "return 1\n");
}

void tst_UnsavedChanges::write(const QString &file, const QByteArray &bytes) const
{
    const QString path = m_folder + u'/' + file;
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile made(path);
    QVERIFY(made.open(QFile::WriteOnly));
    made.write(bytes);
}

std::shared_ptr<ModuleDocument> tst_UnsavedChanges::open() const
{
    auto document = ModuleDocument::open(m_folder, m_dir->path());
    return document ? document.value() : nullptr;
}

void tst_UnsavedChanges::edit(ModuleDocument &document, const QString &file,
                              const QByteArray &bytes)
{
    Draft draft = document.draft();
    draft.setBytes(file, bytes);
    document.commit(draft, QStringLiteral("Edit"));
}

void tst_UnsavedChanges::die(std::shared_ptr<ModuleDocument> &document) const
{
    document->recovery().flush();
    const QString path = RecoveryFile::pathFor(m_dir->path(), m_folder);
    QFile::rename(path, path + QStringLiteral(".kept"));
    document.reset();
    QFile::rename(path + QStringLiteral(".kept"), path);
}

void tst_UnsavedChanges::nothingIsFoundAfterAGoodEnd()
{
    auto document = open();
    QVERIFY(document);
    edit(*document, c_rules, "return 2\n");
    document->recovery().flush();
    QVERIFY(QFile::exists(RecoveryFile::pathFor(m_dir->path(), m_folder)));
    document.reset();
    QVERIFY(!QFile::exists(RecoveryFile::pathFor(m_dir->path(), m_folder)));
    document = open();
    QVERIFY(document->recovery().found().isEmpty());
    QCOMPARE(document->bytes(c_rules), QByteArray("return 1\n"));
}

void tst_UnsavedChanges::isFoundAfterABadEnd()
{
    auto document = open();
    edit(*document, c_rules, QByteArray("return 2 -- \xc3\xb1\0x", 16));
    edit(*document, QStringLiteral("tests/new.lua"), "return 3\n");
    Draft draft = document->draft();
    draft.removeFile(c_module);
    document->commit(draft, QStringLiteral("Remove"));
    die(document);

    document = open();
    QVERIFY(document);
    QCOMPARE(document->bytes(c_rules), QByteArray("return 1\n"));
    QCOMPARE(document->recovery().found(),
             QStringList({c_module, c_rules, QStringLiteral("tests/new.lua")}));
    QSignalSpy settled(&document->recovery(), &Recovery::settled);
    document->recovery().restore();
    QCOMPARE(settled.count(), 1);
    QCOMPARE(document->bytes(c_rules), QByteArray("return 2 -- \xc3\xb1\0x", 16));
    QVERIFY(document->files().contains(QStringLiteral("tests/new.lua")));
    QVERIFY(!document->files().contains(c_module));
    document->history().undo();
    QCOMPARE(document->bytes(c_rules), QByteArray("return 1\n"));
    QVERIFY(document->files().contains(c_module));
}

void tst_UnsavedChanges::canBeThrownAway()
{
    auto document = open();
    edit(*document, c_rules, "return 2\n");
    die(document);
    document = open();
    document->recovery().discard();
    QVERIFY(document->recovery().found().isEmpty());
    document.reset();
    document = open();
    QVERIFY(document->recovery().found().isEmpty());
    QCOMPARE(document->bytes(c_rules), QByteArray("return 1\n"));
}

void tst_UnsavedChanges::survivesASecondBadEnd()
{
    auto document = open();
    edit(*document, c_rules, "return 2\n");
    die(document);
    // The designer goes on without deciding, and the program dies again.
    document = open();
    edit(*document, c_module, "{\"id\": \"other\"}\n");
    die(document);
    document = open();
    QCOMPARE(document->recovery().found(), QStringList({c_module, c_rules}));
    document->recovery().restore();
    QCOMPARE(document->bytes(c_rules), QByteArray("return 2\n"));
    QCOMPARE(document->bytes(c_module), QByteArray("{\"id\": \"other\"}\n"));
}

void tst_UnsavedChanges::savingForgetsIt()
{
    auto document = open();
    edit(*document, c_rules, "return 2\n");
    QVERIFY(bool(document->save()));
    document->recovery().flush();
    QVERIFY(!QFile::exists(RecoveryFile::pathFor(m_dir->path(), m_folder)));
    die(document);
    document = open();
    QVERIFY(document->recovery().found().isEmpty());
    QCOMPARE(document->bytes(c_rules), QByteArray("return 2\n"));
}

void tst_UnsavedChanges::bearsDamagedFiles_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("cut off") << QByteArray("{\"changed\": {\"rules/main.lua\": \"cmV0");
    QTest::newRow("a list") << QByteArray("[1, 2]");
    QTest::newRow("wrong types") << QByteArray("{\"changed\": 7, \"removed\": {\"a\": 1}}");
    QTest::newRow("zeros") << QByteArray(100, '\0');
}

void tst_UnsavedChanges::bearsDamagedFiles()
{
    QFETCH(QByteArray, bytes);
    QFile file(RecoveryFile::pathFor(m_dir->path(), m_folder));
    QVERIFY(file.open(QFile::WriteOnly));
    file.write(bytes);
    file.close();
    auto document = open();
    QVERIFY(document);
    QVERIFY(document->recovery().found().isEmpty());
    QCOMPARE(document->bytes(c_rules), QByteArray("return 1\n"));
}

void tst_UnsavedChanges::leavesAModuleThatIsOpenElsewhereAlone()
{
    auto first = open();
    edit(*first, c_rules, "return 2\n");
    first->recovery().flush();
    auto second = open();
    QVERIFY(second);
    QVERIFY(second->recovery().found().isEmpty());
    second.reset();
    QVERIFY(QFile::exists(RecoveryFile::pathFor(m_dir->path(), m_folder)));
}

// Nobody has decided about the first changes when the program ends badly once more.
void tst_UnsavedChanges::survivesAThirdBadEnd()
{
    auto document = open();
    edit(*document, c_rules, "return 2\n");
    die(document);
    document = open();
    edit(*document, c_module, "{\"id\": \"other\"}\n");
    die(document);
    document = open();
    die(document);
    document = open();
    QCOMPARE(document->recovery().found(), QStringList({c_module, c_rules}));
}

void tst_UnsavedChanges::isListed()
{
    QVERIFY(RecoveryFile::leftIn(m_dir->path()).isEmpty());
    QVERIFY(RecoveryFile::leftIn(m_dir->filePath(QStringLiteral("nowhere"))).isEmpty());
    auto document = open();
    edit(*document, c_rules, "return 2\n");
    document->recovery().flush();
    // Somebody is at it.
    QVERIFY(RecoveryFile::leftIn(m_dir->path()).isEmpty());
    die(document);
    auto left = RecoveryFile::leftIn(m_dir->path());
    QCOMPARE(left.size(), 1);
    QCOMPARE(left.first().folder, m_folder);
    QCOMPARE(left.first().changes.keys(), QStringList{c_rules});
    // Opened, and not decided about.
    document = open();
    document.reset();
    QCOMPARE(RecoveryFile::leftIn(m_dir->path()).size(), 1);
    // Meanwhile somebody has done the same by hand.
    write(c_rules, "return 2\n");
    QVERIFY(RecoveryFile::leftIn(m_dir->path()).isEmpty());
    write(c_rules, "return 1\n");
    QVERIFY(QDir(m_folder).removeRecursively());
    QVERIFY(RecoveryFile::leftIn(m_dir->path()).isEmpty());
}

void tst_UnsavedChanges::realKill()
{
    QProcess process;
    process.start(QCoreApplication::applicationFilePath(),
                  {QStringLiteral("--edit"), m_folder, m_dir->path()});
    QVERIFY(process.waitForReadyRead(60'000));
    QVERIFY(RecoveryFile::leftIn(m_dir->path()).isEmpty());
    process.kill(); // SIGKILL: its lock stays behind
    QVERIFY(process.waitForFinished());
    QCOMPARE(RecoveryFile::leftIn(m_dir->path()).size(), 1);
    const auto document = open();
    QVERIFY(document);
    QCOMPARE(document->recovery().found(), QStringList{c_rules});
    document->recovery().restore();
    QCOMPARE(document->bytes(c_rules), QByteArray("return 2\n"));
}

void tst_UnsavedChanges::fullDisk()
{
    smalldisk::Disk disk;
    const auto opened = ModuleDocument::open(m_folder, disk.path());
    QVERIFY(bool(opened));
    ModuleDocument &document = *opened.value();
    QSignalSpy told(&document.recovery(), &Recovery::problemChanged);
    edit(document, c_rules, "return 2\n");
    QVERIFY(document.recovery().flush());
    disk.fill();
    edit(document, c_rules, QByteArray(100'000, 'x'));
    QVERIFY(!document.recovery().flush());
    QTRY_COMPARE(told.size(), 1);
    QVERIFY2(document.recovery().problem().contains(disk.words()),
             qPrintable(document.recovery().problem()));
    // What was kept before is still there.
    const QString path = RecoveryFile::pathFor(disk.path(), m_folder);
    QCOMPARE(RecoveryFile::read(path).changes.value(c_rules), QByteArray("return 2\n"));
    disk.makeRoom();
    QVERIFY(document.recovery().flush());
    QTRY_COMPARE(told.size(), 2);
    QCOMPARE(document.recovery().problem(), QString());
    QCOMPARE(RecoveryFile::read(path).changes.value(c_rules)->size(), 100'000);
}

void tst_UnsavedChanges::savesAllOrNothing()
{
    smalldisk::Disk disk;
    const QString folder = disk.file(QStringLiteral("battle"));
    QVERIFY(QDir().mkpath(folder + QStringLiteral("/rules")));
    for (const QString &name : {c_module, c_rules})
        QVERIFY(QFile::copy(m_folder + u'/' + name, folder + u'/' + name));
    const auto opened = ModuleDocument::open(folder);
    QVERIFY(bool(opened));
    ModuleDocument &document = *opened.value();
    edit(document, c_module, "{\"id\": \"other\"}\n");
    edit(document, c_rules, QByteArray(200'000, 'x'));
    disk.fill();
    const auto failed = document.save();
    QVERIFY(!failed);
    QVERIFY2(failed.error().message.contains(disk.words()), qPrintable(failed.error().message));
    QCOMPARE(smalldisk::content(folder + u'/' + c_module), QByteArray("{\"id\": \"battle\"}\n"));
    QCOMPARE(smalldisk::content(folder + u'/' + c_rules), QByteArray("return 1\n"));
    QCOMPARE(document.changedFiles(), QStringList({c_module, c_rules}));
    QCOMPARE(document.changedOutside(), QStringList());
    disk.makeRoom();
    QVERIFY(bool(document.save()));
    QVERIFY(!document.isModified());
    QCOMPARE(smalldisk::content(folder + u'/' + c_rules).size(), 200'000);
}

namespace {

/// Edits a module and waits to be killed.
int editForEver(const QCoreApplication &application, const QStringList &words)
{
    const auto document = ModuleDocument::open(words.value(2), words.value(3));
    if (!document)
        return 1;
    Draft draft = document.value()->draft();
    draft.setBytes(c_rules, "return 2\n");
    document.value()->commit(draft, QStringLiteral("Edit"));
    document.value()->recovery().flush();
    std::puts("kept");
    std::fflush(stdout);
    return application.exec();
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    if (words.value(1) == QLatin1String("--edit"))
        return editForEver(application, words);
    tst_UnsavedChanges test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_unsavedchanges.moc"

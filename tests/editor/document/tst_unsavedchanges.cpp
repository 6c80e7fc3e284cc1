// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/moduledocument.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

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
    const QString path = Recovery::fileFor(m_dir->path(), m_folder);
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
    QVERIFY(QFile::exists(Recovery::fileFor(m_dir->path(), m_folder)));
    document.reset();
    QVERIFY(!QFile::exists(Recovery::fileFor(m_dir->path(), m_folder)));
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
    document->recovery().takeBack();
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
    document->recovery().takeBack();
    QCOMPARE(document->bytes(c_rules), QByteArray("return 2\n"));
    QCOMPARE(document->bytes(c_module), QByteArray("{\"id\": \"other\"}\n"));
}

void tst_UnsavedChanges::savingForgetsIt()
{
    auto document = open();
    edit(*document, c_rules, "return 2\n");
    QVERIFY(bool(document->save()));
    document->recovery().flush();
    QVERIFY(!QFile::exists(Recovery::fileFor(m_dir->path(), m_folder)));
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
    QFile file(Recovery::fileFor(m_dir->path(), m_folder));
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
    QVERIFY(QFile::exists(Recovery::fileFor(m_dir->path(), m_folder)));
}

QTEST_GUILESS_MAIN(tst_UnsavedChanges)

#include "tst_unsavedchanges.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/archive.h"
#include "engine/storage/modulefiles.h"

#include <QSet>
#include <QtTest>

using engine::ModuleFiles;
using namespace Qt::StringLiterals;

namespace {

void writeFile(const QString &path, const QByteArray &content)
{
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(content), content.size());
}

} // namespace

class tst_ModuleFiles : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_place = std::make_unique<QTemporaryDir>();
        m_folder = m_place->filePath(u"game"_s);
        writeFile(m_folder + u"/module.json"_s, "{}");
        writeFile(m_folder + u"/boards/map.json"_s, "[1]");
        writeFile(m_folder + u"/boards/map.svg"_s, "<svg/>");
        writeFile(m_folder + u"/locale/es.ts"_s, QByteArray("texto ").repeated(1000));
    }

    void readsFolderAndPackAlike();
    void packsTwiceTheSame();
    void packUnpackPackIsTheSame();
    void skipsLeftovers();
    void hashTellsFilesApart();
    void answersForMissingFiles();
    void listsAFolder();
    void refusesLinks();
    void refusesBadNamesInFolders();
    void refusesNamesThatDifferInCase();
    void opensNothing();

private:
    std::unique_ptr<QTemporaryDir> m_place;
    QString m_folder;
};

void tst_ModuleFiles::readsFolderAndPackAlike()
{
    const auto folder = ModuleFiles::open(m_folder);
    QVERIFY(folder);
    const QString zip = m_place->filePath(u"game.hexmod"_s);
    QVERIFY(folder->pack(zip));
    const auto packed = ModuleFiles::open(zip);
    QVERIFY2(packed, qPrintable(packed ? QString() : packed.error().message));

    QVERIFY(!folder->isPacked());
    QVERIFY(packed->isPacked());
    QCOMPARE(folder->path(), m_folder);
    QCOMPARE(packed->names(), folder->names());
    QCOMPARE(packed->contentHash(), folder->contentHash());
    QCOMPARE(packed->contentHash().size(), 64);
    QMap<QString, QByteArray> map;
    for (const QString &name : folder->names()) {
        QCOMPARE(packed->read(name).value(), folder->read(name).value());
        map.insert(name, folder->read(name).value());
    }
    QCOMPARE(ModuleFiles::fromMap(map).contentHash(), folder->contentHash());
    QVERIFY(!ModuleFiles::fromMap(map).isPacked());
}

void tst_ModuleFiles::packsTwiceTheSame()
{
    const auto folder = ModuleFiles::open(m_folder);
    QVERIFY(folder);
    QVERIFY(folder->pack(m_place->filePath(u"1.hexmod"_s)));
    QFile touched(m_folder + u"/module.json"_s);
    QVERIFY(touched.open(QIODevice::ReadWrite));
    touched.setFileTime(QDateTime(QDate(2001, 2, 3), QTime(4, 5)), QFile::FileModificationTime);
    touched.close();
    QVERIFY(touched.setPermissions(QFile::ReadOwner));
    QVERIFY(ModuleFiles::open(m_folder)->pack(m_place->filePath(u"2.hexmod"_s)));
    QFile first(m_place->filePath(u"1.hexmod"_s));
    QFile second(m_place->filePath(u"2.hexmod"_s));
    QVERIFY(first.open(QIODevice::ReadOnly) && second.open(QIODevice::ReadOnly));
    QCOMPARE(first.readAll(), second.readAll());
}

void tst_ModuleFiles::packUnpackPackIsTheSame()
{
    const QString zip = m_place->filePath(u"1.hexmod"_s);
    const QString again = m_place->filePath(u"2.hexmod"_s);
    QVERIFY(ModuleFiles::open(m_folder)->pack(zip));
    QVERIFY(engine::archive::unpack(zip, m_place->filePath(u"out"_s)));
    QVERIFY(ModuleFiles::open(m_place->filePath(u"out"_s))->pack(again));
    QFile first(zip);
    QFile second(again);
    QVERIFY(first.open(QIODevice::ReadOnly) && second.open(QIODevice::ReadOnly));
    QCOMPARE(first.readAll(), second.readAll());
}

void tst_ModuleFiles::skipsLeftovers()
{
    const QByteArray hash = ModuleFiles::open(m_folder)->contentHash();
    writeFile(m_folder + u"/.git/config"_s, "x");
    writeFile(m_folder + u"/module.json~"_s, "x");
    writeFile(m_folder + u"/boards/.map.svg.swp"_s, "x");
    const auto folder = ModuleFiles::open(m_folder);
    QVERIFY(folder);
    QCOMPARE(folder->names().size(), 4);
    QCOMPARE(folder->contentHash(), hash);

    const QString zip = m_place->filePath(u"byhand.hexmod"_s);
    QVERIFY(engine::archive::write({{u"a"_s, "1"}, {u".hidden"_s, "2"}, {u"b/c~"_s, "3"}}, zip));
    QCOMPARE(ModuleFiles::open(zip)->names(), QStringList{u"a"_s});
}

void tst_ModuleFiles::hashTellsFilesApart()
{
    const QList<QMap<QString, QByteArray>> modules{
        {{u"a"_s, "bc"}}, {{u"ab"_s, "c"}}, {{u"a"_s, "b"}, {u"c"_s, ""}}, {{u"a"_s, "bd"}}, {}};
    QSet<QByteArray> hashes;
    for (const auto &files : modules)
        hashes.insert(ModuleFiles::fromMap(files).contentHash());
    QCOMPARE(hashes.size(), modules.size());
}

void tst_ModuleFiles::answersForMissingFiles()
{
    const auto files = ModuleFiles::open(m_folder);
    QVERIFY(files->contains(u"boards/map.svg"_s));
    QVERIFY(!files->contains(u"boards"_s));
    for (const QString &name : {u"none"_s, u"boards"_s, u"../game/module.json"_s, u""_s}) {
        const auto content = files->read(name);
        QVERIFY(!content);
        QCOMPARE(content.error().code, engine::Error::Code::NotFound);
    }
    QVERIFY(QFile::remove(m_folder + u"/module.json"_s));
    QCOMPARE(files->read(u"module.json"_s).error().code, engine::Error::Code::Io);
    QCOMPARE(files->contentHash(), QByteArray());
    QVERIFY(ModuleFiles().names().isEmpty());
}

void tst_ModuleFiles::listsAFolder()
{
    const auto files = ModuleFiles::open(m_folder);
    QCOMPARE(files->namesIn(u"boards"_s), (QStringList{u"boards/map.json"_s, u"boards/map.svg"_s}));
    QCOMPARE(files->namesIn(u"boards"_s, u".json"_s), QStringList{u"boards/map.json"_s});
    QVERIFY(files->namesIn(u"board"_s).isEmpty());
}

void tst_ModuleFiles::refusesLinks()
{
    QVERIFY(QFile::link(m_folder + u"/module.json"_s, m_folder + u"/link.json"_s));
    const auto files = ModuleFiles::open(m_folder);
    QVERIFY(!files);
    QCOMPARE(files.error().code, engine::Error::Code::Unsafe);
    QCOMPARE(files.error().message, u"“link.json” is a link."_s);
    QVERIFY(QFile::remove(m_folder + u"/link.json"_s));
    QVERIFY(QFile::link(m_place->path(), m_folder + u"/loop"_s));
    QVERIFY(!ModuleFiles::open(m_folder));
}

void tst_ModuleFiles::refusesBadNamesInFolders()
{
    writeFile(m_folder + u"/what?.txt"_s, "x");
    const auto files = ModuleFiles::open(m_folder);
    QVERIFY(!files);
    QVERIFY(files.error().message.contains(u"some systems refuse"_s));
}

void tst_ModuleFiles::refusesNamesThatDifferInCase()
{
    writeFile(m_folder + u"/MODULE.json"_s, "x");
    if (QDir(m_folder).entryList({u"*.json"_s}, QDir::Files).size() < 2)
        QSKIP("The file system takes both names for the same file.");
    const auto files = ModuleFiles::open(m_folder);
    QVERIFY(!files);
    QVERIFY(files.error().message.contains(u"upper and lower case"_s));
}

void tst_ModuleFiles::opensNothing()
{
    QVERIFY(!ModuleFiles::open(m_place->filePath(u"missing"_s)));
    QVERIFY(!ModuleFiles::open(m_folder + u"/module.json"_s));
}

QTEST_GUILESS_MAIN(tst_ModuleFiles)
#include "tst_modulefiles.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/appendfile.h"
#include "engine/storage/archive.h"
#include "engine/storage/atomicfile.h"
#include "engine/storage/atomicfolder.h"
#include "tests/smalldisk.h"

#include <QTest>

#include <sys/stat.h>
#include <unistd.h>

using namespace engine;
using namespace Qt::StringLiterals;
using smalldisk::content;

namespace {

const QByteArray c_old = "what was there before";

QString message(const Result<Done> &result)
{
    return result ? QString() : result.error().message;
}

} // namespace

/// Bytes come to the disk whole or not at all, and who asked for it is told.
class tst_AtomicFile : public QObject
{
    Q_OBJECT

private slots:
    void replaces();
    void keepsRights();
    void followsLinks();
    void refuses_data();
    void refuses();
    void writesToDevices();
    void failsAtByte_data();
    void failsAtByte();
    void fullDisk_data();
    void fullDisk();
    void nothingIsReplacedBeforeAllIsWritten();
    void readOnlyDisk();
    void appendsOrNot();
    void foldersWholeOrNot();
    void foldersStayWhatTheyAre();
};

void tst_AtomicFile::replaces()
{
    const QTemporaryDir place;
    const QString path = place.filePath(u"a"_s);
    QCOMPARE(message(writeAtomically(path, c_old)), QString());
    QCOMPARE(content(path), c_old);
    QCOMPARE(message(writeAtomically(path, {})), QString());
    QCOMPARE(content(path), QByteArray());
    const QByteArray large(5'000'000, 'y');
    QCOMPARE(message(writeAtomically(path, large)), QString());
    QCOMPARE(content(path), large);
    QCOMPARE(smalldisk::everything(place.path()), QStringList{u"a"_s});
}

void tst_AtomicFile::keepsRights()
{
    const QTemporaryDir place;
    const QString path = place.filePath(u"a"_s);
    const mode_t before = umask(027);
    QCOMPARE(message(writeAtomically(path, c_old)), QString());
    umask(before);
    struct stat info;
    QCOMPARE(stat(qPrintable(path), &info), 0);
    QCOMPARE(int(info.st_mode & 0777), 0640);
    QCOMPARE(chmod(qPrintable(path), 0604), 0);
    QCOMPARE(message(writeAtomically(path, "new")), QString());
    QCOMPARE(stat(qPrintable(path), &info), 0);
    QCOMPARE(int(info.st_mode & 0777), 0604);
}

void tst_AtomicFile::followsLinks()
{
    const QTemporaryDir place;
    const QString file = place.filePath(u"file"_s);
    const QString link = place.filePath(u"link"_s);
    QVERIFY(QFile::link(file, link));
    for (const QByteArray &bytes : {c_old, QByteArray("new")}) {
        QCOMPARE(message(writeAtomically(link, bytes)), QString());
        QCOMPARE(content(file), bytes);
        QVERIFY(QFileInfo(link).isSymLink());
    }
    const QString round = place.filePath(u"round"_s);
    QVERIFY(QFile::link(round, round));
    QVERIFY(!writeAtomically(round, c_old));
}

void tst_AtomicFile::refuses_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("words");
    QTest::newRow("no folder") << u"missing/file"_s << u"there is no such folder"_s;
    QTest::newRow("a folder") << u"folder"_s << u"it is a folder"_s;
    QTest::newRow("a file as a folder") << u"file/inside"_s << u"there is no such folder"_s;
    QTest::newRow("long") << QString(400, u'n') << u"the name is too long"_s;
}

void tst_AtomicFile::refuses()
{
    QFETCH(const QString, path);
    QFETCH(const QString, words);
    const QTemporaryDir place;
    QVERIFY(QDir(place.path()).mkdir(u"folder"_s));
    QVERIFY(writeAtomically(place.filePath(u"file"_s), c_old));
    const QString problem = message(writeAtomically(place.filePath(path), "new"));
    QVERIFY2(problem.contains(words), qPrintable(problem));
    QVERIFY2(problem.contains(place.filePath(path)), qPrintable(problem));
    QCOMPARE(content(place.filePath(u"file"_s)), c_old);
    QCOMPARE(smalldisk::everything(place.path()), (QStringList{u"file"_s, u"folder"_s}));
}

// A device is written to; putting a file in its place would break the machine.
void tst_AtomicFile::writesToDevices()
{
    QCOMPARE(message(writeAtomically(u"/dev/null"_s, c_old)), QString());
    QVERIFY(!QFileInfo(u"/dev/null"_s).isFile());
    const QString problem = message(writeAtomically(u"/dev/full"_s, c_old));
    QVERIFY2(problem.contains(u"the disk is full"_s), qPrintable(problem));
    QVERIFY(!QFileInfo(u"/dev/full"_s).isFile());
}

void tst_AtomicFile::failsAtByte_data()
{
    QTest::addColumn<int>("limit");
    QTest::addColumn<int>("size");
    QTest::newRow("at once") << 0 << 10;
    QTest::newRow("in the first buffer") << 100 << 101;
    QTest::newRow("at the last byte") << 99'999 << 100'000;
    QTest::newRow("in the middle of much") << 1'000'000 << 3'000'000;
}

void tst_AtomicFile::failsAtByte()
{
    QFETCH(const int, limit);
    QFETCH(const int, size);
    const QTemporaryDir place;
    const QString path = place.filePath(u"file"_s);
    QVERIFY(writeAtomically(path, c_old));
    QString problem;
    {
        const smalldisk::FileLimit files(limit);
        problem = message(writeAtomically(path, QByteArray(size, 'n')));
    }
    QVERIFY2(problem.contains(u"takes no file of this size"_s), qPrintable(problem));
    QCOMPARE(content(path), c_old);
    QCOMPARE(smalldisk::everything(place.path()), QStringList{u"file"_s});
    const smalldisk::FileLimit files(size);
    QCOMPARE(message(writeAtomically(path, QByteArray(size, 'n'))), QString());
}

void tst_AtomicFile::fullDisk_data()
{
    QTest::addColumn<int>("size");
    // Small ones stay in a buffer until the file is closed.
    for (const int size : {1, 100, 5'000, 70'000, 2'000'000})
        QTest::addRow("%d bytes", size) << size;
}

void tst_AtomicFile::fullDisk()
{
    QFETCH(const int, size);
    smalldisk::Disk disk;
    const QString path = disk.file(u"file"_s);
    QVERIFY(writeAtomically(path, c_old));
    disk.fill();
    const QString problem = message(writeAtomically(path, QByteArray(size, 'n')));
    QVERIFY2(problem.contains(disk.words()), qPrintable(problem));
    QVERIFY2(problem.contains(path), qPrintable(problem));
    QCOMPARE(content(path), c_old);
    QCOMPARE(smalldisk::everything(disk.path()), QStringList{u"file"_s});
    disk.makeRoom();
    QCOMPARE(message(writeAtomically(path, QByteArray(size, 'n'))), QString());
    QCOMPARE(content(path).size(), size);
}

void tst_AtomicFile::nothingIsReplacedBeforeAllIsWritten()
{
    const QTemporaryDir place;
    QMap<QString, QByteArray> files;
    for (const QString &name : {u"a"_s, u"b"_s, u"c"_s}) {
        QVERIFY(writeAtomically(place.filePath(name), c_old));
        files.insert(place.filePath(name), "new");
    }
    files[place.filePath(u"c"_s)] = QByteArray(1000, 'n');
    {
        const smalldisk::FileLimit limit(999);
        const QString problem = message(writeAtomically(files));
        QVERIFY2(problem.contains(place.filePath(u"c"_s)), qPrintable(problem));
    }
    for (const QString &path : files.keys())
        QCOMPARE(content(path), c_old);
    QCOMPARE(smalldisk::everything(place.path()).size(), 3);
    QCOMPARE(message(writeAtomically(files)), QString());
    for (const QString &path : files.keys())
        QCOMPARE(content(path), files.value(path));
}

void tst_AtomicFile::readOnlyDisk()
{
    smalldisk::Disk disk;
    if (!disk.isMounted())
        QSKIP("no file system can be mounted here");
    const QString path = disk.file(u"file"_s);
    QVERIFY(writeAtomically(path, c_old));
    QVERIFY(disk.setReadOnly(true));
    for (const QString &target : {path, disk.file(u"other"_s)}) {
        const QString problem = message(writeAtomically(target, "new"));
        QVERIFY2(problem.contains(u"can only be read"_s), qPrintable(problem));
    }
    const QString problem = message(writeFolderAtomically(disk.file(u"folder"_s), {}));
    QVERIFY2(problem.contains(u"can only be read"_s), qPrintable(problem));
    QVERIFY(disk.setReadOnly(false));
    QCOMPARE(content(path), c_old);
}

void tst_AtomicFile::appendsOrNot()
{
    const QTemporaryDir place;
    const QString path = place.filePath(u"lines"_s);
    AppendFile missing(path);
    QVERIFY(!missing.open());
    QVERIFY(writeAtomically(path, "first\n"));
    AppendFile file(path);
    QCOMPARE(message(file.open()), QString());
    QCOMPARE(message(file.append("second\n")), QString());
    {
        const smalldisk::FileLimit limit(15);
        QVERIFY(message(file.append("a third that is too long\n")).contains(path));
        QCOMPARE(content(path), QByteArray("first\nsecond\n"));
    }
    QCOMPARE(message(file.append("third\n")), QString());
    QCOMPARE(content(path), QByteArray("first\nsecond\nthird\n"));
}

void tst_AtomicFile::foldersWholeOrNot()
{
    const QTemporaryDir place;
    const QMap<QString, QByteArray> files{{u"a.json"_s, "{}"},
                                          {u"b/c/d.txt"_s, QByteArray(500, 'd')}};
    for (const bool isThere : {false, true}) {
        const QString folder = place.filePath(isThere ? u"there"_s : u"around/new"_s);
        if (isThere)
            QVERIFY(QDir().mkpath(folder));
        {
            const smalldisk::FileLimit limit(499);
            const QString problem = message(writeFolderAtomically(folder, files));
            QVERIFY2(problem.contains(folder + u"/b/c/d.txt"_s), qPrintable(problem));
        }
        QCOMPARE(QFileInfo::exists(folder), isThere);
        QCOMPARE(smalldisk::everything(folder), QStringList());
        QCOMPARE(message(writeFolderAtomically(folder, files)), QString());
        QCOMPARE(smalldisk::everything(folder), (QStringList{u"a.json"_s, u"b"_s}));
        QCOMPARE(content(folder + u"/b/c/d.txt"_s), files.last());
        QVERIFY(!writeFolderAtomically(folder, files));
    }
    QCOMPARE(smalldisk::everything(place.path()), (QStringList{u"around"_s, u"there"_s}));
    QCOMPARE(smalldisk::everything(place.filePath(u"around"_s)), QStringList{u"new"_s});
}

// Whoever stands in an empty folder and makes a module there shall not stand nowhere afterwards.
void tst_AtomicFile::foldersStayWhatTheyAre()
{
    const QTemporaryDir place;
    struct stat before;
    struct stat after;
    QCOMPARE(stat(qPrintable(place.path()), &before), 0);
    QCOMPARE(message(writeFolderAtomically(place.path() + u'/', {{u"a"_s, c_old}})), QString());
    QCOMPARE(stat(qPrintable(place.path()), &after), 0);
    QCOMPARE(after.st_ino, before.st_ino);
    QVERIFY(!writeFolderAtomically(place.filePath(u"a"_s), {}));
    QVERIFY(QFile::link(place.filePath(u"nowhere"_s), place.filePath(u"link"_s)));
    QVERIFY(!writeFolderAtomically(place.filePath(u"link"_s), {}));
}

QTEST_GUILESS_MAIN(tst_AtomicFile)
#include "tst_atomicfile.moc"

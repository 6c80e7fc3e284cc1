// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/logfile.h"
#include "tests/smalldisk.h"

#include <QFileInfo>
#include <QTest>

#include <thread>

using namespace engine;
using namespace Qt::StringLiterals;
using smalldisk::content;

class tst_LogFile : public QObject
{
    Q_OBJECT

private slots:
    void oneLineEach();
    void neverGrowsBeyondItsLimit();
    void goesOnBehindWhatIsThere();
    void countsWhatIsSaidAgain();
    void fromSeveralThreads();
    void bearsAFullDisk();
};

void tst_LogFile::oneLineEach()
{
    const QTemporaryDir place;
    LogFile log(place.filePath(u"deep/in/a.log"_s));
    log.add(u"first\nwith a\tsecond line\r\n"_s);
    log.add(u"Ñandú “x”"_s);
    log.add(QString(5000, u'y'));
    const QList<QByteArray> lines = content(log.path()).trimmed().split('\n');
    QCOMPARE(lines.size(), 3);
    QVERIFY2(lines[0].endsWith(" first with a second line"), lines[0].constData());
    QVERIFY(QDateTime::fromString(QString::fromLatin1(lines[0].left(19)), Qt::ISODate).isValid());
    QVERIFY(QString::fromUtf8(lines[1]).endsWith(u"Ñandú “x”"_s));
    QVERIFY(lines[2].size() <= LogFile::longestLine + 40);
}

void tst_LogFile::neverGrowsBeyondItsLimit()
{
    const QTemporaryDir place;
    constexpr qint64 limit = 2000;
    LogFile log(place.filePath(u"a.log"_s), limit);
    for (int i = 0; i < 500; ++i)
        log.add(u"line %1"_s.arg(i));
    QVERIFY(QFileInfo(log.path()).size() <= limit);
    QVERIFY(QFileInfo(log.oldPath()).size() <= limit);
    QCOMPARE(smalldisk::everything(place.path()), (QStringList{u"a.log"_s, u"a.log.old"_s}));
    QVERIFY(content(log.path()).endsWith(" line 499\n"));
    // The old file ends where the new one begins.
    const int first = content(log.path()).split('\n').constFirst().split(' ').constLast().toInt();
    QVERIFY(content(log.oldPath())
                .endsWith(QByteArray(" line " + QByteArray::number(first - 1) + '\n')));
}

void tst_LogFile::goesOnBehindWhatIsThere()
{
    const QTemporaryDir place;
    for (int i = 0; i < 3; ++i)
        LogFile(place.filePath(u"a.log"_s)).add(u"start %1"_s.arg(i));
    QCOMPARE(content(place.filePath(u"a.log"_s)).count('\n'), 3);
}

void tst_LogFile::countsWhatIsSaidAgain()
{
    const QTemporaryDir place;
    LogFile log(place.filePath(u"a.log"_s));
    for (int i = 0; i < 1000; ++i)
        log.add(u"the same"_s);
    log.add(u"another"_s);
    const QByteArray text = content(log.path());
    QCOMPARE(text.count('\n'), 3);
    QVERIFY(text.contains("the same 999 more time(s)"));
}

void tst_LogFile::fromSeveralThreads()
{
    const QTemporaryDir place;
    LogFile log(place.filePath(u"a.log"_s));
    std::vector<std::thread> threads;
    for (int one = 0; one < 4; ++one) {
        threads.emplace_back([&log, one] {
            for (int i = 0; i < 100; ++i)
                log.add(u"thread %1 line %2"_s.arg(one).arg(i));
        });
    }
    for (std::thread &thread : threads)
        thread.join();
    const QList<QByteArray> lines = content(log.path()).trimmed().split('\n');
    QCOMPARE(lines.size(), 400);
    for (const QByteArray &line : lines)
        QCOMPARE(line.split(' ').size(), 5);
}

void tst_LogFile::bearsAFullDisk()
{
    smalldisk::Disk disk;
    LogFile log(disk.file(u"a.log"_s));
    log.add(u"before"_s);
    disk.fill();
    for (int i = 0; i < 100; ++i)
        log.add(u"line %1"_s.arg(i));
    QVERIFY(content(log.path()).contains("before"));
    LogFile nowhere(log.path() + u"/is/no/folder.log"_s);
    nowhere.add(u"words"_s);
    QVERIFY(!QFile::exists(nowhere.path()));
}

QTEST_GUILESS_MAIN(tst_LogFile)
#include "tst_logfile.moc"

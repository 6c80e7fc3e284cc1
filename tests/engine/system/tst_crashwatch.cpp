// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/system/crashwatch.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <stdexcept>
#include <thread>

using namespace engine;

/// A program of its own dies on purpose, each time in another way.
class tst_CrashWatch : public QObject
{
    Q_OBJECT

private slots:
    void leavesReport_data();
    void leavesReport();
    void leavesNothingWithoutNeed();
    void keepsTheLastSteps();
    void diesWhereNothingCanBeWritten();

private:
    /// How it ended and what it left; the report is empty when there is none.
    struct End
    {
        bool isCrash = false;
        QByteArray report;
        QByteArray said;
    };
    End run(const QString &way, const QString &folder = {}) const;

    QTemporaryDir m_folder;
};

tst_CrashWatch::End tst_CrashWatch::run(const QString &way, const QString &folder) const
{
    const QString file =
        (folder.isEmpty() ? m_folder.path() : folder) + QStringLiteral("/report.txt");
    QFile::remove(file);
    QProcess process;
    process.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--die"), way, file});
    if (!process.waitForFinished(60000))
        return {};
    QFile report(file);
    const bool isThere = report.open(QIODevice::ReadOnly);
    return {process.exitStatus() == QProcess::CrashExit, isThere ? report.readAll() : QByteArray(),
            process.readAllStandardOutput() + process.readAllStandardError()};
}

void tst_CrashWatch::leavesReport_data()
{
    QTest::addColumn<QString>("way");
    QTest::addColumn<QByteArray>("reason");
    QTest::newRow("memory") << QStringLiteral("memory") << QByteArray("SIGSEGV");
    QTest::newRow("abort") << QStringLiteral("abort") << QByteArray("SIGABRT");
    QTest::newRow("exception") << QStringLiteral("exception") << QByteArray("SIGABRT");
    QTest::newRow("stack") << QStringLiteral("stack") << QByteArray("SIGSEGV");
    QTest::newRow("thread") << QStringLiteral("thread") << QByteArray("SIGSEGV");
}

void tst_CrashWatch::leavesReport()
{
    QFETCH(const QString, way);
    QFETCH(const QByteArray, reason);
    const End end = run(way);
    if (end.said.contains("not watched"))
        QSKIP("this system has no such thing");
    QVERIFY(end.isCrash);
    QVERIFY2(end.report.startsWith("Hexsmith 9.9\n"), end.report.constData());
    QVERIFY2(end.report.contains(QByteArray("Died of: " + reason)), end.report.constData());
    QVERIFY(end.report.contains("\n  called first\n  called second\n"));
    // One line each, with what the system gives of its name.
    const QByteArray frames = end.report.mid(end.report.indexOf("Where it was:"));
    QVERIFY2(frames.count('\n') >= 4, end.report.constData());
    QVERIFY(end.report.endsWith("End of the report\n"));
}

void tst_CrashWatch::leavesNothingWithoutNeed()
{
    const End end = run(QStringLiteral("not at all"));
    QVERIFY(!end.isCrash);
    QCOMPARE(end.report, QByteArray());
}

void tst_CrashWatch::keepsTheLastSteps()
{
    const End end = run(QStringLiteral("late"));
    if (end.said.contains("not watched"))
        QSKIP("this system has no such thing");
    QVERIFY(!end.report.contains("called first"));
    QVERIFY(!end.report.contains("  step 959\n"));
    QVERIFY(end.report.contains("  step 960\n"));
    QVERIFY(end.report.contains("  step 998\n"));
    // A long one is cut, and takes nothing along that stands behind it.
    const qsizetype last = end.report.indexOf("  long ");
    QVERIFY(last > 0);
    QCOMPARE(end.report.indexOf('\n', last) - last, 2 + 119);
    QVERIFY(end.report.size() < 64 * 1024);
}

void tst_CrashWatch::diesWhereNothingCanBeWritten()
{
    const End end = run(QStringLiteral("memory"), m_folder.filePath(QStringLiteral("nowhere")));
    QVERIFY(end.isCrash || end.said.contains("not watched"));
    QCOMPARE(end.report, QByteArray());
}

namespace {

int deep(int n) // NOLINT(misc-no-recursion): that is what it is for
{
    volatile char room[4096] = {char(n)};
    return n < 0 ? 0 : deep(n + 1) + room[n % 4096];
}

void die(const QString &way)
{
    if (way == QLatin1String("abort"))
        std::abort();
    if (way == QLatin1String("exception"))
        throw std::runtime_error("on purpose");
    if (way == QLatin1String("stack"))
        std::exit(deep(0));
    if (way == QLatin1String("thread"))
        std::thread(&CrashWatch::fail).join();
    if (way == QLatin1String("late")) {
        for (int i = 0; i < 999; ++i)
            CrashWatch::note("step " + QByteArray::number(i));
        CrashWatch::note("long " + QByteArray(5000, 'x'));
    }
    if (way == QLatin1String("memory") || way == QLatin1String("late"))
        CrashWatch::fail();
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    if (words.value(1) == QLatin1String("--die")) {
        if (!CrashWatch::begin(words.value(3), "Hexsmith 9.9\n"))
            std::puts("not watched");
        CrashWatch::note("called first");
        CrashWatch::note("called second");
        die(words.value(2));
        return 0;
    }
    tst_CrashWatch test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_crashwatch.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGlobal>

#include "app/player/report/aboutdialog.h"
#include "app/player/report/crashdialog.h"
#include "app/player/report/crashreports.h"
#include "app/player/report/problemdetails.h"
#include "app/player/report/programlog.h"
#include "engine/storage/atomicfile.h"
#include "scripting/programparts.h"
#include "tests/smalldisk.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QTest>

using namespace app;
using namespace Qt::StringLiterals;
using smalldisk::content;

/// What the program says of itself when something is wrong; none of it leaves this computer.
class tst_Reports : public QObject
{
    Q_OBJECT

private slots:
    void namesAllParts();
    void detailsNameNobody();
    void aboutShowsAndCopies();
    void logHasWhatIsComplainedOf();
    void offersEachReportOnce();
    void keepsTheLastReports();
    void showsTheReport();
    void offersNothingWithoutNeed();

private:
    static void leave(const CrashReports &reports, const QString &name, const QByteArray &text);
};

void tst_Reports::leave(const CrashReports &reports, const QString &name, const QByteArray &text)
{
    QVERIFY(QDir().mkpath(reports.folder()));
    QVERIFY(engine::writeAtomically(reports.folder() + u'/' + name, text));
}

void tst_Reports::namesAllParts()
{
    QStringList names;
    for (const scripting::ProgramPart &part : scripting::ProgramPart::all()) {
        names << part.name;
        QVERIFY2(!part.version.trimmed().isEmpty(), qPrintable(part.name));
        QVERIFY2(part.version.contains(QRegularExpression(u"\\d+\\.\\d+"_s)),
                 qPrintable(part.version));
    }
    QCOMPARE(names, u"Hexsmith Qt Lua sol2 QuaZip zlib Compiler"_s.split(u' '));
}

void tst_Reports::detailsNameNobody()
{
    const QString details = problemDetails();
    for (const char *part : {"Hexsmith ", "Qt 6.", "Lua 5.4", "zlib ", "System ", "offscreen"})
        QVERIFY2(details.contains(QLatin1String(part)), part);
    QVERIFY(!details.contains(QDir::homePath()));
    QVERIFY(!details.contains(QSysInfo::machineHostName()));
}

void tst_Reports::aboutShowsAndCopies()
{
    const QTemporaryDir place;
    AboutDialog dialog(place.filePath(u"hexsmith.log"_s));
    dialog.show();
    const auto *table = dialog.findChild<QTableWidget *>(u"parts"_s);
    const auto parts = scripting::ProgramPart::all();
    QCOMPARE(table->rowCount(), parts.size());
    QCOMPARE(table->item(1, 0)->text(), u"Qt"_s);
    QCOMPARE(table->item(1, 1)->text(), parts[1].version);
    QCOMPARE(table->item(2, 2)->text(), u"MIT"_s);
    QGuiApplication::clipboard()->clear();
    dialog.findChild<QPushButton *>(u"copyDetails"_s)->click();
    QCOMPARE(QGuiApplication::clipboard()->text(), problemDetails());
    // Without a log there is none to be shown.
    QVERIFY(!dialog.findChild<QPushButton *>(u"showLog"_s)->isEnabled());
}

void tst_Reports::logHasWhatIsComplainedOf()
{
    const QTemporaryDir place;
    const QString path = place.filePath(u"log/hexsmith.log"_s);
    {
        QTest::ignoreMessage(QtWarningMsg, "something is wrong");
        const ProgramLog log(path);
        qWarning("something is wrong");
    }
    const QList<QByteArray> lines = content(path).trimmed().split('\n');
    QCOMPARE(lines.size(), 3);
    QVERIFY2(lines[0].contains(" start: Hexsmith "), lines[0].constData());
    QVERIFY2(lines[1].endsWith(" warning default: something is wrong"), lines[1].constData());
    QVERIFY(lines[2].endsWith(" end"));
    QTest::ignoreMessage(QtWarningMsg, "nobody listens");
    qWarning("nobody listens");
    QCOMPARE(content(path).count('\n'), 3);
}

void tst_Reports::offersEachReportOnce()
{
    const QTemporaryDir place;
    const CrashReports reports(place.filePath(u"reports"_s));
    QCOMPARE(reports.waiting(), QStringList());
    leave(reports, u"crash-20260101-000000-12.txt"_s, "Died of: x\n");
    leave(reports, u"other.txt"_s, "not ours\n");
    QCOMPARE(reports.waiting().size(), 1);
    QCOMPARE(CrashReports::text(reports.waiting().first()), u"Died of: x\n"_s);
    reports.settle();
    QCOMPARE(reports.waiting(), QStringList());
    QCOMPARE(content(reports.folder() + u"/seen-20260101-000000-12.txt"_s),
             QByteArray("Died of: x\n"));
    QVERIFY(QFile::exists(reports.folder() + u"/other.txt"_s));
}

void tst_Reports::keepsTheLastReports()
{
    const QTemporaryDir place;
    const CrashReports reports(place.path());
    for (int i = 10; i < 30; ++i)
        leave(reports, u"crash-202601%1-000000-1.txt"_s.arg(i), "x");
    reports.settle();
    QCOMPARE(QDir(place.path()).entryList(QDir::Files).size(), CrashReports::most);
}

void tst_Reports::showsTheReport()
{
    const QTemporaryDir place;
    const CrashReports reports(place.path());
    leave(reports, u"crash-20260101-000000-12.txt"_s, "Died of: x\n<b>y</b>\n");
    QWidget window;
    window.show();
    CrashDialog::offer(reports, window);
    auto *dialog = window.findChild<CrashDialog *>();
    QVERIFY(dialog && dialog->isVisible() && !dialog->isModal());
    auto *text = dialog->findChild<QPlainTextEdit *>();
    QVERIFY(!text->isVisible());
    dialog->findChild<QPushButton *>(u"readCrash"_s)->click();
    QVERIFY(text->isVisible());
    QCOMPARE(text->toPlainText(), u"Died of: x\n<b>y</b>\n"_s);
    dialog->findChild<QPushButton *>(u"closeCrash"_s)->click();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(!window.findChild<CrashDialog *>());
    CrashDialog::offer(reports, window);
    QVERIFY(!window.findChild<CrashDialog *>());
}

void tst_Reports::offersNothingWithoutNeed()
{
    QWidget window;
    CrashDialog::offer(CrashReports(u"/dev/null/nowhere"_s), window);
    QVERIFY(!window.findChild<CrashDialog *>());
}

QTEST_MAIN(tst_Reports)
#include "tst_reports.moc"

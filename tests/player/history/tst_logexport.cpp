// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/history/logexport.h"
#include "app/player/parts/busycard.h"
#include "tests/player/tutorialgame.h"

#include <QFile>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace app;

/// The log as a page with pictures of the board.
class tst_LogExport : public QObject
{
    Q_OBJECT

private slots:
    void wantsTurnsAndFights();
    void writesPictures();
    void canBeCancelled();
    void saysWhatCannotBeWritten();
};

void tst_LogExport::wantsTurnsAndFights()
{
    TutorialGame game;
    QVERIFY(game.toAttack());
    QVERIFY(game.act("fire"));
    const auto wanted = LogPage(*game.controller).wanted();
    QVERIFY(wanted.size() >= 2);
    QVERIFY(!wanted.front().space); // the turn comes first
    const auto fight =
        std::find_if(wanted.begin(), wanted.end(), [](const auto &one) { return bool(one.space); });
    QVERIFY(fight != wanted.end());
    QCOMPARE(fight->space, game.space("0807"));
    QCOMPARE(fight->position, fight->step - 1); // before the dice fell

    QList<QByteArray> pictures(qsizetype(wanted.size()), QByteArray("\xff\xd8 picture"));
    const QString html = LogPage(*game.controller).html(pictures);
    QCOMPARE(html.count(QStringLiteral("<img")), qsizetype(wanted.size()));
    QVERIFY(html.contains(QStringLiteral("data:image/jpeg")));
    QCOMPARE(LogPage(*game.controller).html().count(QStringLiteral("<img")), 0);
    QCOMPARE(LogPage(*game.controller).html(pictures.first(1)).count(QStringLiteral("<img")), 1);
}

void tst_LogExport::writesPictures()
{
    TutorialGame game;
    QVERIFY(game.toAttack());
    QVERIFY(game.act("fire"));
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("log.html"));
    QWidget window;
    BusyCard card(&window);
    LogExport writer(*game.controller, card);
    QSignalSpy told(&writer, &LogExport::told);
    writer.start(path);
    QVERIFY(writer.isRunning() && !card.isHidden());
    writer.start(folder.filePath(QStringLiteral("other.html"))); // one at a time
    QTRY_COMPARE_WITH_TIMEOUT(told.size(), 1, 60000);
    QVERIFY(card.isHidden() && !writer.isRunning());
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray html = file.readAll();
    QVERIFY(html.count("<img") >= 2);
    QVERIFY2(html.size() < 4'000'000, qPrintable(QString::number(html.size())));
    QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("other.html"))));
}

void tst_LogExport::canBeCancelled()
{
    TutorialGame game;
    QVERIFY(game.toAttack());
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("log.html"));
    QWidget window;
    window.resize(600, 400);
    window.show();
    BusyCard card(&window);
    LogExport writer(*game.controller, card);
    QSignalSpy told(&writer, &LogExport::told);
    writer.start(path);
    QTest::mouseClick(card.findChild<QPushButton *>(QStringLiteral("cancelBusy")), Qt::LeftButton);
    QVERIFY(card.isHidden());
    QTRY_VERIFY_WITH_TIMEOUT(!writer.isRunning(), 60000);
    QCOMPARE(told.size(), 0);
    QVERIFY(!QFile::exists(path));
}

void tst_LogExport::saysWhatCannotBeWritten()
{
    TutorialGame game;
    QVERIFY(game.toAttack());
    QTemporaryDir folder;
    QWidget window;
    BusyCard card(&window);
    LogExport writer(*game.controller, card);
    QSignalSpy told(&writer, &LogExport::told);
    writer.start(folder.filePath(QStringLiteral("no/such/folder/log.html")));
    QTRY_COMPARE_WITH_TIMEOUT(told.size(), 1, 60000);
    QVERIFY(told[0][0].toString().contains(QStringLiteral("can't be written")));
}

QTEST_MAIN(tst_LogExport)
#include "tst_logexport.moc"

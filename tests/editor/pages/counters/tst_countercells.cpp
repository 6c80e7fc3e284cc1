// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/counters/hands/celledits.h"
#include "editor/pages/counters/panels/counterbar.h"
#include "editor/pages/counters/panels/counterlevelbar.h"
#include "editor/pages/counters/panels/plandialog.h"
#include "tests/editor/pages/counters/counterdesk.h"

#include <QApplication>
#include <QClipboard>
#include <QLineEdit>
#include <QPushButton>

using namespace editor;

/// Counters edited as in a spreadsheet.
class tst_CounterCells : public QObject
{
    Q_OBJECT

private slots:
    void editsOneCell();
    void editsSeveralCells_data();
    void editsSeveralCells();
    void editsTheType();
    void saysWhyNot();
    void movesLikeASpreadsheet();
    void filters();
    void sorts();
    void copiesAndPastesCells();
    void pastesATable();
    void fillsDown();
};

void tst_CounterCells::editsOneCell()
{
    CounterDesk desk;
    QVERIFY(desk.isReady());
    const auto before = openmodule::bytes(*desk.document);
    desk.click(desk.cell("BL-INF-1", "attack"));
    desk.type(QStringLiteral("17"));

    QCOMPARE(desk.text("BL-INF-1", "attack"), QStringLiteral("17"));
    QCOMPARE(desk.text("BL-INF-1", "attack[2]"), QStringLiteral("3"));
    QCOMPARE(desk.text("BL-INF-2", "attack"), QStringLiteral("5"));
    QVERIFY(!desk.cell("BL-INF-1", "attack").data(CounterTableModel::IsInherited).toBool());
    QVERIFY(desk.cell("BL-INF-2", "attack").data(CounterTableModel::IsInherited).toBool());
    QCOMPARE(desk.page.table()->currentIndex(), desk.cell("BL-INF-2", "attack"));
    QCOMPARE(desk.document->history().count(), 1);

    desk.document->history().undo();
    QCOMPARE(openmodule::bytes(*desk.document), before);
    QCOMPARE(desk.text("BL-INF-1", "attack"), QStringLiteral("5"));
    desk.document->history().redo();
    QCOMPARE(desk.text("BL-INF-1", "attack"), QStringLiteral("17"));
}

void tst_CounterCells::editsSeveralCells_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QStringList>("attacks");

    QTest::newRow("value") << "7" << QStringList{"7", "7", "7"};
    QTest::newRow("sum") << "+1" << QStringList{"6", "8", "3"};
    QTest::newRow("product") << "*2" << QStringList{"10", "14", "4"};
    QTest::newRow("formula") << "=defence-1" << QStringList{"4", "4", "1"};
}

void tst_CounterCells::editsSeveralCells()
{
    QFETCH(QString, typed);
    CounterDesk desk;
    QVERIFY(desk.isReady());
    const auto before = openmodule::bytes(*desk.document);
    desk.clickPicture("BL-INF-1");
    desk.clickPicture("BL-ARM-7", Qt::ControlModifier);
    desk.clickPicture("BL-REC-2", Qt::ControlModifier);
    QCOMPARE(desk.chosen().size(), 3);
    // A click into one of them names the column and keeps the others.
    desk.click(desk.cell("BL-ARM-7", "attack"));
    QCOMPARE(desk.chosen().size(), 3);
    desk.type(typed);

    const QStringList attacks{desk.text("BL-INF-1", "attack"), desk.text("BL-ARM-7", "attack"),
                              desk.text("BL-REC-2", "attack")};
    QTEST(attacks, "attacks");
    QCOMPARE(desk.chosen().size(), 3);
    QCOMPARE(desk.document->history().count(), 1);
    desk.document->history().undo();
    QCOMPARE(openmodule::bytes(*desk.document), before);
}

void tst_CounterCells::editsTheType()
{
    CounterDesk desk;
    QVERIFY(desk.isReady());
    desk.page.levelBar()->setLevel(PieceLevel::Type);
    desk.click(desk.cell("BL-INF-1", "movement"));
    desk.type(QStringLiteral("9"));

    QCOMPARE(desk.text("BL-INF-1", "movement"), QStringLiteral("9"));
    QCOMPARE(desk.text("BL-INF-5", "movement"), QStringLiteral("9"));
    QCOMPARE(desk.text("RD-INF-11", "movement"), QStringLiteral("4"));
    QVERIFY(desk.cell("BL-INF-1", "movement").data(CounterTableModel::IsInherited).toBool());
}

void tst_CounterCells::saysWhyNot()
{
    CounterDesk desk;
    QVERIFY(desk.isReady());
    desk.click(desk.cell("BL-INF-1", "attack"));
    desk.type(QStringLiteral("many"));

    QVERIFY(desk.page.levelBar()->message().contains(QStringLiteral("many")));
    QCOMPARE(desk.document->history().count(), 0);
    desk.click(desk.cell("BL-INF-1", "attack"));
    desk.type(QStringLiteral("3"), Qt::Key_Escape);
    QCOMPARE(desk.text("BL-INF-1", "attack"), QStringLiteral("5"));
}

void tst_CounterCells::movesLikeASpreadsheet()
{
    CounterDesk desk;
    QVERIFY(desk.isReady());
    CounterTableView *table = desk.page.table();
    desk.click(desk.cell("BL-INF-1", "attack"));
    desk.type(QStringLiteral("6"), Qt::Key_Tab);
    QCOMPARE(table->currentIndex(), desk.cell("BL-INF-1", "defence"));
    QTest::keyClick(table, Qt::Key_Return);
    QCOMPARE(table->currentIndex(), desk.cell("BL-INF-2", "defence"));
    QTest::keyClick(table, Qt::Key_Backtab);
    QCOMPARE(table->currentIndex(), desk.cell("BL-INF-2", "attack"));
    QTest::keyClick(table, Qt::Key_Down);
    QCOMPARE(table->currentIndex(), desk.cell("BL-INF-3", "attack"));
    // The space bar turns a switch over.
    desk.click(desk.cell("BL-INF-1", "mech"));
    QTest::keyClick(table, Qt::Key_Space);
    QCOMPARE(desk.text("BL-INF-1", "mech"), QStringLiteral("true"));
}

void tst_CounterCells::filters()
{
    CounterDesk desk;
    QVERIFY(desk.isReady());
    QLineEdit *search = desk.page.bar()->search();
    QTest::keyClicks(search, QStringLiteral("side is red"));
    QCOMPARE(desk.page.model()->rowCount(), 10);
    QTest::keyClicks(search, QStringLiteral(" attack > 5"));
    QCOMPARE(desk.page.model()->rowCount(), 2);
    // What is edited does not run away from under the pointer.
    desk.click(desk.cell("RD-ARM-21", "attack"));
    desk.type(QStringLiteral("1"));
    QCOMPARE(desk.page.model()->rowCount(), 2);
    search->clear();
    QCOMPARE(desk.page.model()->rowCount(), 20);
}

void tst_CounterCells::sorts()
{
    CounterDesk desk;
    QVERIFY(desk.isReady());
    desk.page.table()->sortByColumn(desk.column("attack"), Qt::DescendingOrder);
    QCOMPARE(desk.page.model()->index(0, desk.column("attack")).data().toString(),
             QStringLiteral("7"));
    QCOMPARE(desk.page.model()->index(19, desk.column("attack")).data().toString(),
             QStringLiteral("1"));
    desk.page.table()->sortByColumn(-1, Qt::AscendingOrder);
    QCOMPARE(desk.page.model()->piece(0), 0);
}

void tst_CounterCells::copiesAndPastesCells()
{
    CounterDesk desk;
    QVERIFY(desk.isReady());
    desk.click(desk.cell("BL-INF-1", "attack"));
    desk.click(desk.cell("BL-INF-2", "defence"), Qt::ShiftModifier);
    desk.page.perform(EditCommand::Copy);
    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("5\t5\n5\t5\n"));

    QApplication::clipboard()->setText(QStringLiteral("6\t7\r\n8\tx\r\n"));
    desk.click(desk.cell("BL-INF-3", "attack"));
    desk.page.perform(EditCommand::Paste);
    auto *dialog = desk.page.findChild<PlanDialog *>();
    QVERIFY(dialog);
    QCOMPARE(int(dialog->plan().changes.size()), 3);
    QCOMPARE(int(dialog->plan().refusals.size()), 1);
    QCOMPARE(desk.text("BL-INF-3", "attack"), QStringLiteral("5"));
    QTest::mouseClick(dialog->applyButton(), Qt::LeftButton);
    QCOMPARE(desk.text("BL-INF-3", "attack"), QStringLiteral("6"));
    QCOMPARE(desk.text("BL-INF-4", "attack"), QStringLiteral("8"));
    QCOMPARE(desk.document->history().count(), 1);
}

void tst_CounterCells::pastesATable()
{
    CounterDesk desk;
    QVERIFY(desk.isReady());
    QApplication::clipboard()->setText(
        QStringLiteral("id\tattack\ttype\nRD-ARM-22\t9\tred_armour\nRD-NEW\t2\tred_armour\n"));
    desk.page.perform(EditCommand::Paste);
    auto *dialog = desk.page.findChild<PlanDialog *>();
    QVERIFY(dialog);
    QCOMPARE(int(dialog->plan().fresh.size()), 1);
    QTest::keyClick(dialog, Qt::Key_Escape);
    QCOMPARE(desk.document->history().count(), 0);

    QTRY_VERIFY(!desk.page.findChild<PlanDialog *>());
    desk.page.perform(EditCommand::Paste);
    QTest::keyClick(desk.page.findChild<PlanDialog *>(), Qt::Key_Return);
    QCOMPARE(desk.text("RD-ARM-22", "attack"), QStringLiteral("9"));
    QCOMPARE(desk.text("RD-NEW", "attack"), QStringLiteral("2"));
}

void tst_CounterCells::fillsDown()
{
    CounterDesk desk;
    QVERIFY(desk.isReady());
    desk.click(desk.cell("BL-INF-5", "attack"));
    desk.click(desk.cell("BL-ART-1", "attack"), Qt::ShiftModifier);
    QTest::keyClick(desk.page.table(), Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
    if (desk.text("BL-ART-1", "attack") != u"5")
        desk.page.cells().fillDown(); // a window that is not active has no shortcuts
    QCOMPARE(desk.text("BL-ART-1", "attack"), QStringLiteral("5"));
    QCOMPARE(desk.document->history().count(), 1);
}

QTEST_MAIN(tst_CounterCells)
#include "tst_countercells.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/counters/edits/templateparts.h"
#include "editor/pages/counters/hands/counterrows.h"
#include "editor/pages/counters/hands/countertablefile.h"
#include "editor/pages/counters/panels/counterbar.h"
#include "editor/pages/counters/panels/counterinspector.h"
#include "editor/pages/counters/panels/counterlevelbar.h"
#include "editor/pages/counters/panels/counterpreview.h"
#include "editor/pages/counters/panels/countersheet.h"
#include "editor/pages/counters/panels/namededitor.h"
#include "editor/pages/counters/panels/plandialog.h"
#include "editor/pages/counters/panels/symbolpicker.h"
#include "tests/editor/pages/counters/counterdesk.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QToolButton>
#include <QTreeWidget>

using namespace editor;

namespace {

constexpr int c_longest = 30'000;

} // namespace

/// Counters as a whole: made, removed, renamed, drawn, exported.
class tst_CountersPage : public QObject
{
    Q_OBJECT

private slots:
    void duplicates();
    void addsACounter();
    void deletesWithPlaces();
    void renamesWithPlaces();
    void copiesBetweenModules();
    void exportsAndImports_data() { openmodule::rows(); }
    void exportsAndImports();
    void formationColour();
    void picksASymbol();
    void ownPicture();
    void templatePart();
    void namedEntries();
    void sheet();
    void opensPlaces();
    void followsTheLink();
    void brokenFile_data();
    void brokenFile();
    void everyModule_data() { openmodule::rows(); }
    void everyModule();
};

void tst_CountersPage::duplicates()
{
    CounterDesk desk;
    QVERIFY(desk.isReady());
    desk.clickPicture("BL-INF-1");
    desk.page.perform(EditCommand::Duplicate);
    QCOMPARE(desk.chosen(), QStringList{QStringLiteral("BL-INF-6")});
    QCOMPARE(desk.text("BL-INF-6", "name"), QStringLiteral("1st Infantry Division"));
    desk.document->history().undo();
    QCOMPARE(desk.page.source().file.count(), 20);
}

void tst_CountersPage::addsACounter()
{
    CounterDesk desk;
    QVERIFY(desk.isReady());
    desk.page.rows().add(QStringLiteral("red_militia"));
    QCOMPARE(desk.chosen(), QStringList{QStringLiteral("RD-MIL-33")});
    QCOMPARE(desk.text("RD-MIL-33", "side"), QStringLiteral("red"));
    QTRY_VERIFY_WITH_TIMEOUT(desk.live.module()->pieceIds.contains(QStringLiteral("RD-MIL-33")),
                             c_longest);
}

void tst_CountersPage::deletesWithPlaces()
{
    CounterDesk desk;
    QVERIFY(desk.isReady());
    const auto before = openmodule::bytes(*desk.document);
    desk.clickPicture("BL-INF-1");
    desk.page.perform(EditCommand::Delete);
    auto *box = desk.page.findChild<QMessageBox *>();
    QVERIFY(box);
    QVERIFY(box->text().contains(QStringLiteral("The Bridges of Arlen")));
    QTest::mouseClick(box->defaultButton(), Qt::LeftButton);

    QCOMPARE(desk.page.source().file.indexOf(QStringLiteral("BL-INF-1")), -1);
    QVERIFY(!desk.document->bytes(QStringLiteral("scenarios/battle.json")).contains("BL-INF-1\""));
    QCOMPARE(desk.document->history().count(), 1);
    desk.document->history().undo();
    QCOMPARE(openmodule::bytes(*desk.document), before);

    // Single cells are cleared, not deleted with their counter.
    desk.click(desk.cell("BL-INF-1", "label"));
    desk.page.perform(EditCommand::Delete);
    QCOMPARE(desk.text("BL-INF-1", "label"), QString());
}

void tst_CountersPage::renamesWithPlaces()
{
    CounterDesk desk;
    QVERIFY(desk.isReady());
    desk.clickPicture("BL-INF-1");
    desk.page.perform(EditCommand::Rename);
    auto *field = desk.page.table()->findChild<QLineEdit *>(QStringLiteral("cell"));
    QVERIFY(field);
    QTest::keyClicks(field, QStringLiteral("FIRST"));
    QTest::keyClick(field, Qt::Key_Return);

    QTRY_VERIFY(desk.page.source().file.indexOf(QStringLiteral("FIRST")) >= 0);
    QVERIFY(desk.document->bytes(QStringLiteral("scenarios/battle.json")).contains("\"FIRST\""));
    QCOMPARE(desk.document->history().count(), 1);
}

void tst_CountersPage::copiesBetweenModules()
{
    CounterDesk from;
    QVERIFY(from.isReady());
    from.clickPicture("RD-ARM-21");
    from.page.perform(EditCommand::Copy);
    CounterDesk to(QStringLiteral("template area"));
    QVERIFY(to.isReady());
    to.page.perform(EditCommand::Paste);

    QCOMPARE(to.chosen(), QStringList{QStringLiteral("RD-ARM-21")});
    QCOMPARE(to.text("RD-ARM-21", "attack"), QStringLiteral("6"));
    QVERIFY(!to.page.source().file.formation(QStringLiteral("R9")).isNull());
    QCOMPARE(to.document->history().count(), 1);
}

void tst_CountersPage::exportsAndImports()
{
    QFETCH(QString, module);
    CounterDesk desk(module);
    QVERIFY(desk.isReady());
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("counters.csv"));
    QVERIFY(desk.page.tableFile().exportTo(path));
    desk.page.tableFile().importFrom(path);
    auto *dialog = desk.page.findChild<PlanDialog *>();
    QVERIFY(dialog);
    QVERIFY(dialog->plan().isEmpty());
    QVERIFY(dialog->plan().refusals.empty());
    QVERIFY(!dialog->applyButton()->isEnabled());
    desk.page.tableFile().importFrom(folder.filePath(QStringLiteral("nothing.csv")));
    QVERIFY(!desk.page.levelBar()->message().isEmpty());
}

void tst_CountersPage::formationColour()
{
    CounterDesk desk;
    QVERIFY(desk.isReady());
    desk.clickPicture("BL-INF-1");
    const auto picture = [&] { return desk.page.inspector()->preview()->grab().toImage(); };
    const QImage before = picture();
    NamedEditor *formations = desk.page.inspector()->named(QStringLiteral("formations"));
    desk.page.inspector()->openNamed(QStringLiteral("formations"), QStringLiteral("B1"));
    auto *name = qobject_cast<QLineEdit *>(formations->form()->field(2)->focusProxy());
    QVERIFY(name);
    name->selectAll();
    QTest::keyClicks(name, QStringLiteral("#22aa44"));
    QTest::keyClick(name, Qt::Key_Return);

    QTRY_VERIFY_WITH_TIMEOUT(picture() != before, c_longest);
    desk.document->history().undo();
    QTRY_VERIFY_WITH_TIMEOUT(picture() == before, c_longest);
}

void tst_CountersPage::picksASymbol()
{
    CounterDesk desk;
    QVERIFY(desk.isReady());
    desk.clickPicture("BL-INF-1");
    desk.clickPicture("BL-INF-2", Qt::ControlModifier);
    SymbolPicker *picker = desk.page.inspector()->picker();
    QCOMPARE(picker->list()->currentItem()->data(Qt::UserRole).toString(),
             QStringLiteral("infantry"));
    QTest::keyClicks(picker->search(), QStringLiteral("mountain inf"));
    QListWidgetItem *found = nullptr;
    int shown = 0;
    for (int i = 0; i < picker->list()->count(); ++i) {
        if (!picker->list()->item(i)->isHidden()) {
            found = picker->list()->item(i);
            ++shown;
        }
    }
    QCOMPARE(shown, 1);
    picker->list()->scrollToItem(found);
    QTest::mouseClick(picker->list()->viewport(), Qt::LeftButton, {},
                      picker->list()->visualItemRect(found).center());
    QCOMPARE(desk.text("BL-INF-1", "symbol"), QStringLiteral("mountain"));
    QCOMPARE(desk.text("BL-INF-2", "symbol"), QStringLiteral("mountain"));
    QCOMPARE(desk.document->history().count(), 1);
}

void tst_CountersPage::ownPicture()
{
    CounterDesk desk;
    QVERIFY(desk.isReady());
    const QTemporaryDir folder;
    const auto write = [&](const char *name, const QByteArray &bytes) {
        QFile file(folder.filePath(QLatin1String(name)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    };
    write("bad.svg", "<svg><script/></svg>");
    write("good.svg",
          "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>"
          "<rect width='9' height='9'/></svg>");
    desk.clickPicture("BL-INF-1");
    const FieldKey key{QStringLiteral("art"), QStringLiteral("file")};
    CounterInspector *inspector = desk.page.inspector();
    QVERIFY(!inspector->importArt(folder.filePath(QStringLiteral("bad.svg")), key));
    QCOMPARE(desk.document->history().count(), 0);
    QVERIFY(inspector->importArt(folder.filePath(QStringLiteral("good.svg")), key));
    QVERIFY(desk.document->files().contains(QStringLiteral("art/good.svg")));
    QCOMPARE(desk.document->history().count(), 1);
    desk.document->history().undo();
    QVERIFY(!desk.document->files().contains(QStringLiteral("art/good.svg")));
}

void tst_CountersPage::templatePart()
{
    CounterDesk desk;
    QVERIFY(desk.isReady());
    desk.clickPicture("BL-INF-1");
    TemplateParts *parts = desk.page.inspector()->parts();
    QTreeWidgetItem *strengths = nullptr;
    for (int i = 0; i < parts->topLevelItemCount(); ++i) {
        if (parts->topLevelItem(i)->text(0) == QStringLiteral("Strengths"))
            strengths = parts->topLevelItem(i);
    }
    QVERIFY(strengths);
    parts->editItem(strengths, 1);
    auto *field = parts->findChild<QLineEdit *>();
    QVERIFY(field);
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("{attack}/{movement}"));
    QTest::keyClick(field, Qt::Key_Return);
    QTRY_COMPARE(desk.document->history().count(), 1);
    QCOMPARE(desk.page.source()
                 .file.baseTemplate(QStringLiteral("unit"))[u"art"][u"strengths"]
                 .toString(),
             QStringLiteral("{attack}/{movement}"));
}

void tst_CountersPage::namedEntries()
{
    CounterDesk desk;
    QVERIFY(desk.isReady());
    NamedEditor *types = desk.page.inspector()->named(QStringLiteral("types"));
    desk.page.inspector()->openNamed(QStringLiteral("types"), QStringLiteral("red_militia"));
    QCOMPARE(types->chosen(), QStringLiteral("red_militia"));
    types->remove();
    QVERIFY(!types->message().isEmpty());
    QCOMPARE(desk.document->history().count(), 0);

    types->add();
    auto *field = types->list()->findChild<QLineEdit *>();
    QVERIFY(field);
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("guards"));
    QTest::keyClick(field, Qt::Key_Return);
    QTRY_COMPARE(types->chosen(), QStringLiteral("guards"));
    QVERIFY(!desk.page.source().file.type(QStringLiteral("guards")).isNull());
    types->remove();
    QVERIFY(desk.page.source().file.type(QStringLiteral("guards")).isNull());
}

void tst_CountersPage::sheet()
{
    CounterDesk desk;
    QVERIFY(desk.isReady());
    const auto buttons = desk.page.bar()->findChildren<QToolButton *>();
    for (QToolButton *button : buttons) {
        if (button->text() == QStringLiteral("Sheet"))
            QTest::mouseClick(button, Qt::LeftButton);
    }
    CounterSheet *sheet = desk.page.sheet();
    QVERIFY(sheet->isVisible());
    QCOMPARE(sheet->groups().size(), 4);
    const engine::PieceId piece = desk.live.module()->pieceIds.value(QStringLiteral("RD-MIL-31"));
    QTest::mouseClick(sheet->viewport(), Qt::LeftButton, {}, sheet->rectOf(piece).center());
    QCOMPARE(desk.chosen(), QStringList{QStringLiteral("RD-MIL-31")});
    const int size = sheet->counterSize();
    QTest::keyClick(sheet, Qt::Key_Plus);
    QVERIFY(sheet->counterSize() > size);
    QTest::keyClicks(desk.page.bar()->search(), QStringLiteral("militia"));
    QCOMPARE(sheet->all().size(), 2);
}

void tst_CountersPage::opensPlaces()
{
    CounterDesk desk;
    QVERIFY(desk.isReady());
    QTest::keyClicks(desk.page.bar()->search(), QStringLiteral("side is red"));
    const Place place{PieceFile::fileName(), 0, {QStringLiteral("pieces"), qsizetype(2)}};
    QVERIFY(desk.page.shows(place));
    desk.page.open(place);
    QCOMPARE(desk.chosen(), QStringList{QStringLiteral("BL-INF-3")});
    desk.page.open(
        {PieceFile::fileName(), 0, {QStringLiteral("formations"), QStringLiteral("R9")}});
    QCOMPARE(desk.page.inspector()->named(QStringLiteral("formations"))->chosen(),
             QStringLiteral("R9"));
    desk.page.open({PieceFile::fileName(), 0, {QStringLiteral("pieces"), qsizetype(200)}});
    desk.page.open({PieceFile::fileName(), 0, {}});
    QVERIFY(!desk.page.shows({QStringLiteral("module.json"), 0, {}}));
}

void tst_CountersPage::followsTheLink()
{
    CounterDesk desk;
    QVERIFY(desk.isReady());
    QSignalSpy jumps(&desk.page, &Page::jump);
    const QModelIndex link = desk.cell("BL-INF-1", "setup");
    QCOMPARE(link.data().toString(), QStringLiteral("0506"));
    desk.page.table()->scrollTo(link);
    QTest::mouseClick(desk.page.table()->viewport(), Qt::LeftButton, {},
                      desk.page.table()->visualRect(link).center() - QPoint(12, 0));
    QCOMPARE(jumps.count(), 1);
    const auto place = jumps[0][0].value<Place>();
    QCOMPARE(place.file, QStringLiteral("scenarios/battle.json"));
    QCOMPARE(desk.document->json(place.file, place.path)->toJson().toString(),
             QStringLiteral("BL-INF-1"));
}

void tst_CountersPage::brokenFile_data()
{
    QTest::addColumn<QByteArray>("bytes");

    QTest::newRow("no JSON") << QByteArray("{\"pieces\": [");
    QTest::newRow("wrong shape") << QByteArray("{\"pieces\": 3}");
    QTest::newRow("wrong parts") << QByteArray(
        R"({"pieces": [1, {"id": [], "type": 2, "values": [], "art": []}]})");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("no counters") << QByteArray(R"({"format": 1, "pieces": []})");
}

void tst_CountersPage::brokenFile()
{
    QFETCH(QByteArray, bytes);
    CounterDesk desk;
    QVERIFY(desk.isReady());
    desk.clickPicture("BL-INF-1");
    Draft draft = desk.document->draft();
    draft.setBytes(PieceFile::fileName(), bytes);
    desk.document->commit(draft, QStringLiteral("break"));
    for (const EditCommand command :
         {EditCommand::SelectAll, EditCommand::Copy, EditCommand::Duplicate, EditCommand::Invert,
          EditCommand::SelectNone}) {
        if (desk.page.offers(command))
            desk.page.perform(command);
    }
    while (desk.document->history().canUndo())
        desk.document->history().undo();
    QCOMPARE(desk.page.model()->rowCount(), 20);
    QVERIFY(desk.page.table()->isVisible());
    Draft gone = desk.document->draft();
    gone.removeFile(PieceFile::fileName());
    desk.document->commit(gone, QStringLiteral("remove"));
    QVERIFY(!desk.page.table()->isVisible());
}

/// Shows every counter of every module and the way through all of them does no harm.
void tst_CountersPage::everyModule()
{
    QFETCH(QString, module);
    CounterDesk desk(module);
    QVERIFY(desk.isReady());
    QCOMPARE(desk.page.model()->rowCount(), desk.page.source().file.count());
    desk.page.perform(EditCommand::SelectAll);
    QVERIFY(!desk.page.grab().isNull());
    for (int row = 0; row < desk.page.model()->rowCount(); row += 7) {
        desk.page.table()->choosePieces({desk.page.model()->piece(row)});
        QVERIFY(!desk.page.inspector()->contrastText().isEmpty());
    }
    QCOMPARE(desk.document->history().count(), 0);
}

QTEST_MAIN(tst_CountersPage)
#include "tst_counterspage.moc"

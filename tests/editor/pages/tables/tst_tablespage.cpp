// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/tables/tablespage.h"

#include "editor/pages/tables/chartpreview.h"
#include "editor/pages/tables/grid/cellsgrid.h"
#include "editor/pages/tables/grid/gridview.h"
#include "editor/pages/tables/jsontreepanel.h"
#include "editor/pages/tables/kindview.h"
#include "editor/pages/tables/legendpanel.h"
#include "editor/pages/tables/tablelist.h"
#include "editor/pages/tables/tablepanel.h"
#include "editor/widgets/useslist.h"
#include "tests/editor/dialogs.h"
#include "tests/editor/openmodule.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTreeView>

using namespace dialogs;
using namespace editor;

namespace {

const QString c_fight = QStringLiteral("tables/fight.json");

/// A page on a module, as the window shows it.
struct Shown
{
    explicit Shown(const QString &module)
        : document(openmodule::open(module))
        , live(document)
        , page(live)
    {
        page.resize(1100, 700);
        page.show();
    }

    QModelIndex cell(int row, int column) const
    {
        return page.panel()->grid()->grid().index(row, column);
    }
    void click(int row, int column, Qt::KeyboardModifiers modifiers = {}) const
    {
        GridView *view = page.panel()->grid();
        view->scrollTo(cell(row, column));
        QTest::mouseClick(view->viewport(), Qt::LeftButton, modifiers,
                          view->visualRect(cell(row, column)).center());
    }
    void type(const QString &text) const
    {
        GridView *view = page.panel()->grid();
        QTest::keyClick(view, Qt::Key_F2);
        auto *edit = view->viewport()->findChild<QLineEdit *>();
        QVERIFY(edit);
        edit->selectAll();
        QTest::keyClicks(edit, text);
        QTest::keyClick(edit, Qt::Key_Return);
        // The view takes the text over when it is back in its loop.
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    QString text(int row, int column) const
    {
        return cell(row, column).data(Qt::EditRole).toString();
    }

    std::shared_ptr<ModuleDocument> document;
    LiveModule live;
    TablesPage page;
};

} // namespace

class tst_TablesPage : public QObject
{
    Q_OBJECT

private slots:
    void editsACellOfEveryTable_data() { openmodule::rows(); }
    void editsACellOfEveryTable();
    void typesIntoManyCells();
    void underlinesUnknownCodes();
    void pastesWithAPreview();
    void copiesForASpreadsheet();
    void renamesAHead();
    void draggedColumnsMoveInTheFile();
    void importsAndExports();
    void importsOneColumn();
    void saysWhatAnImportTakesAway();
    void listsWhereATableIsUsed();
    void opensPlaces();
    void makesAndRenamesTables();
    void showsKindsOfTerrain();
    void editsTheTree();
    void staysCalmWithBrokenFiles();
    void showsTheChart();
};

// Each table opened, one cell typed into and taken back: not a byte differs.
void tst_TablesPage::editsACellOfEveryTable()
{
    QFETCH(QString, module);
    Shown shown(module);
    const auto before = openmodule::bytes(*shown.document);
    for (int i = 0; i < shown.page.list()->list()->count(); ++i) {
        shown.page.list()->list()->setCurrentRow(i);
        const QString file = shown.page.list()->current();
        QCOMPARE(shown.page.panel()->file(), file);
        if (GridView *view = shown.page.panel()->grid(); view && view->grid().rowCount()) {
            shown.click(0, view->grid().columnCount() > 1 ? 1 : 0);
            shown.type(QStringLiteral("77"));
        } else {
            shown.page.panel()->tree()->select({QStringLiteral("title")});
            JsonTreeModel &model = shown.page.panel()->tree()->model();
            QVERIFY(model.setData(model.indexOf({QStringLiteral("title")}, JsonTreeModel::Value),
                                  QStringLiteral("Other"), Qt::EditRole));
        }
        QVERIFY2(shown.document->bytes(file) != before[file], qPrintable(file));
        QCOMPARE(shown.document->history().index(), 1);
        shown.document->history().undo();
        QVERIFY2(shown.document->bytes(file) == before[file], qPrintable(file));
    }
    QCOMPARE(openmodule::bytes(*shown.document), before);
}

void tst_TablesPage::typesIntoManyCells()
{
    Shown shown(QStringLiteral("template hex"));
    shown.page.open({c_fight, 0, {}});
    shown.click(0, 0);
    shown.click(2, 1, Qt::ShiftModifier);
    shown.type(QStringLiteral("D"));

    for (int row = 0; row < 3; ++row) {
        QCOMPARE(shown.text(row, 0), QStringLiteral("D"));
        QCOMPARE(shown.text(row, 1), QStringLiteral("D"));
    }
    QCOMPARE(shown.text(0, 2), QStringLiteral("-"));
    QCOMPARE(shown.document->history().count(), 1);

    QTest::keyClick(shown.page.panel()->grid(), Qt::Key_Delete);
    QCOMPARE(shown.text(1, 1), QString());
    shown.click(0, 2);
    shown.click(2, 2, Qt::ShiftModifier);
    QTest::keyClick(shown.page.panel()->grid(), Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(shown.text(2, 2), QStringLiteral("-"));
}

void tst_TablesPage::underlinesUnknownCodes()
{
    Shown shown(QStringLiteral("template hex"));
    shown.page.open({c_fight, 0, {}});
    const GridModel &model = shown.page.panel()->grid()->grid();
    QVERIFY(!model.isFaulty(shown.cell(0, 0)));
    shown.click(0, 0);
    shown.type(QStringLiteral("Q"));
    QVERIFY(model.isFaulty(shown.cell(0, 0)));

    emit shown.page.panel()->codeAdded(QStringLiteral("Q"));
    QVERIFY(!model.isFaulty(shown.cell(0, 0)));
    QVERIFY(shown.document->json(c_fight, {QStringLiteral("legend"), QStringLiteral("Q")}));
}

void tst_TablesPage::pastesWithAPreview()
{
    Shown shown(QStringLiteral("template hex"));
    shown.page.open({c_fight, 0, {}});
    const QByteArray before = shown.document->bytes(c_fight);
    shown.click(2, 1);
    QGuiApplication::clipboard()->setText(QStringLiteral("A\tD\tD\r\nD\t-\tA\r\n"));
    QTest::keyClick(shown.page.panel()->grid(), Qt::Key_V, Qt::ControlModifier);
    QVERIFY(dialog());
    QCOMPARE(shown.document->bytes(c_fight), before);
    press(dialog(), QStringLiteral("Leave as it is"));
    QCOMPARE(shown.document->bytes(c_fight), before);

    QTest::keyClick(shown.page.panel()->grid(), Qt::Key_V, Qt::ControlModifier);
    QVERIFY(dialog());
    QTest::keyClick(dialog(), Qt::Key_Return);
    QCOMPARE(shown.page.panel()->grid()->grid().rowCount(), 4);
    QCOMPARE(shown.page.panel()->grid()->grid().columnCount(), 4);
    QCOMPARE(shown.text(3, 1), QStringLiteral("D"));
    QCOMPARE(shown.text(3, 3), QStringLiteral("A"));
    shown.document->history().undo();
    QCOMPARE(shown.document->bytes(c_fight), before);
}

void tst_TablesPage::copiesForASpreadsheet()
{
    Shown shown(QStringLiteral("template hex"));
    shown.page.open({c_fight, 0, {}});
    shown.click(0, 1);
    shown.click(1, 2, Qt::ShiftModifier);
    QTest::keyClick(shown.page.panel()->grid(), Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("A\t-\n-\tD\n"));
}

void tst_TablesPage::renamesAHead()
{
    Shown shown(QStringLiteral("template hex"));
    shown.page.open({c_fight, 0, {}});
    GridView *view = shown.page.panel()->grid();
    QHeaderView *header = view->horizontalHeader();
    const QPoint head(header->sectionViewportPosition(1) + 10, header->height() / 2);
    QTest::mouseDClick(header->viewport(), Qt::LeftButton, {}, head);
    auto *edit = header->viewport()->findChild<QLineEdit *>();
    QVERIFY(edit && edit->isVisible());
    QTest::keyClicks(edit, QStringLiteral("even"));
    QTest::keyClick(edit, Qt::Key_Return);
    QCOMPARE(view->grid().headerData(1, Qt::Horizontal, Qt::DisplayRole).toString(),
             QStringLiteral("even"));
    QVERIFY(shown.document->bytes(c_fight).contains("[\"-1\", \"even\", \"+1\"]"));
}

void tst_TablesPage::draggedColumnsMoveInTheFile()
{
    Shown shown(QStringLiteral("template hex"));
    shown.page.open({c_fight, 0, {}});
    GridView *view = shown.page.panel()->grid();
    view->horizontalHeader()->moveSection(2, 0);
    QTRY_VERIFY(shown.document->bytes(c_fight).contains("[\"+1\", \"-1\", \"0\"]"));
    QCOMPARE(view->horizontalHeader()->visualIndex(0), 0);
    QCOMPARE(shown.text(0, 0), QStringLiteral("-"));
}

void tst_TablesPage::importsAndExports()
{
    Shown shown(QStringLiteral("template hex"));
    shown.page.open({c_fight, 0, {}});
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("fight.csv"));
    GridView *view = shown.page.panel()->grid();
    QVERIFY(view->exportTo(path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QCOMPARE(file.readAll(), QByteArray("\xEF\xBB\xBF,-1,0,+1\n1-2,A,A,-\n3-4,A,-,D\n5-6,-,D,D\n"));
    file.resize(0);
    file.write(";a;b\n1;A;D\n");
    file.close();
    view->importFrom(path);
    QVERIFY(dialog());
    press(dialog(), QStringLiteral("Import"));
    QCOMPARE(view->grid().rowCount(), 1);
    QCOMPARE(view->grid().columnCount(), 2);
    QCOMPARE(shown.text(0, 1), QStringLiteral("D"));
    view->importFrom(folder.filePath(QStringLiteral("absent.csv")));
    QVERIFY(!dialog());
}

// A file that names only some of the columns leaves the others as they are.
void tst_TablesPage::importsOneColumn()
{
    Shown shown(QStringLiteral("template hex"));
    shown.page.open({c_fight, 0, {}});
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("fight.csv"));
    const auto import = [&](const QByteArray &bytes) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        file.close();
        shown.page.panel()->grid()->importFrom(path);
        QVERIFY(dialog());
        press(dialog(), QStringLiteral("Import"));
    };
    GridView *view = shown.page.panel()->grid();
    import(";0\n3-4;\xD1\n"); // as Excel writes it in Spain
    QCOMPARE(view->grid().rowCount(), 3);
    QCOMPARE(view->grid().columnCount(), 3);
    QCOMPARE(shown.text(1, 1), QStringLiteral("Ñ"));
    QCOMPARE(shown.text(1, 0), QStringLiteral("A"));
    QCOMPARE(shown.text(1, 2), QStringLiteral("D"));
    QCOMPARE(shown.text(0, 1), QStringLiteral("A"));
}

// Nothing goes without a word.
void tst_TablesPage::saysWhatAnImportTakesAway()
{
    Shown shown(QStringLiteral("template hex"));
    shown.page.open({c_fight, 0, {}});
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("fight.csv"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(";a;b\n1;A;D\n");
    file.close();
    shown.page.panel()->grid()->importFrom(path);
    QVERIFY(dialog());
    const QString said = dialog()->findChild<QLabel *>()->text();
    dialog()->reject();
    QVERIFY2(said.contains(u"2 row") && said.contains(u"1 column") && said.contains(u"taken away"),
             qPrintable(said));
}

void tst_TablesPage::listsWhereATableIsUsed()
{
    Shown shown(QStringLiteral("tutorial"));
    QSignalSpy jumps(&shown.page, &Page::jump);
    shown.page.open({QStringLiteral("tables/crt.json"), 0, {}});
    UsesList *list = shown.page.usesList();
    QVERIFY(list->uses().size() >= 2);
    QVERIFY(list->uses().first().place.file.startsWith(u"rules/"));
    list->scrollToItem(list->topLevelItem(0));
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                      list->visualItemRect(list->topLevelItem(0)).center());
    QCOMPARE(jumps.size(), 1);
    emit shown.page.panel()->usesRequested(QStringLiteral("stacking"));
    QVERIFY(!list->uses().isEmpty());
    emit shown.page.panel()->usesRequested(QStringLiteral("nothing of the sort"));
    QVERIFY(list->uses().isEmpty());
}

void tst_TablesPage::opensPlaces()
{
    Shown shown(QStringLiteral("tutorial"));
    const QString crt = QStringLiteral("tables/crt.json");
    QVERIFY(shown.page.shows({crt, 1, {}}));
    QVERIFY(!shown.page.shows({QStringLiteral("rules/main.lua"), 1, {}}));
    shown.page.open({crt, 0, {QStringLiteral("cells"), qsizetype(3), qsizetype(2)}});
    QCOMPARE(shown.page.panel()->grid()->currentIndex(), shown.cell(3, 2));
    shown.page.open({crt, 0, {QStringLiteral("values"), QStringLiteral("combined_arms")}});
    QVERIFY(!shown.page.panel()->grid());
    const QString terrain = QStringLiteral("tables/terrain.json");
    shown.page.open({terrain, 0, {QStringLiteral("ways"), qsizetype(1)}});
    QCOMPARE(shown.page.panel()->grid(), shown.page.panel()->kinds(kindedit::List::Ways));
    QCOMPARE(shown.page.panel()->grid()->currentIndex().row(), 1);
    shown.page.open({QStringLiteral("tables/absent.json"), 0, {QStringLiteral("cells")}});
}

void tst_TablesPage::makesAndRenamesTables()
{
    Shown shown(QStringLiteral("tutorial"));
    const auto before = openmodule::bytes(*shown.document);
    shown.page.list()->add(tablefiles::Kind::Turns);
    QCOMPARE(shown.page.panel()->file(), QStringLiteral("tables/turns2.json"));
    shown.page.list()->duplicate();
    QCOMPARE(shown.page.panel()->file(), QStringLiteral("tables/turns22.json"));
    shown.page.list()->askToRemove(); // nothing names it
    QVERIFY(!shown.document->files().contains(QStringLiteral("tables/turns22.json")));

    shown.page.open({QStringLiteral("tables/crt.json"), 0, {}});
    shown.page.list()->askForName();
    QVERIFY(dialog());
    auto *field = dialog()->findChild<QLineEdit *>();
    QTest::keyClicks(field, QStringLiteral("numbers"));
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY(dialog()); // taken
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("results"));
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(shown.page.panel()->file(), QStringLiteral("tables/results.json"));
    QVERIFY(shown.document->bytes(QStringLiteral("rules/odds.lua")).contains("tables.results"));
    shown.page.list()->askToRemove();
    QVERIFY(dialog());
    press(dialog(), QStringLiteral("Delete the table"));
    QVERIFY(!shown.document->files().contains(QStringLiteral("tables/results.json")));
    while (shown.document->history().canUndo())
        shown.document->history().undo();
    QCOMPARE(openmodule::bytes(*shown.document), before);
}

void tst_TablesPage::showsKindsOfTerrain()
{
    Shown shown(QStringLiteral("template hex"));
    const QString file = QStringLiteral("tables/terrain.json");
    shown.page.open({file, 0, {}});
    GridView *view = shown.page.panel()->kinds(kindedit::List::Terrains);
    QCOMPARE(shown.page.panel()->grid(), view);
    const auto woods = qvariant_cast<QIcon>(shown.cell(1, 0).data(Qt::DecorationRole));
    const auto clear = qvariant_cast<QIcon>(shown.cell(0, 0).data(Qt::DecorationRole));
    QVERIFY(!woods.isNull());
    QVERIFY(woods.pixmap(24, 24).toImage() != clear.pixmap(24, 24).toImage());

    const QByteArray board = shown.document->bytes(QStringLiteral("boards/map.json"));
    QVERIFY(board.contains("\"woods\""));
    shown.click(1, 0);
    shown.type(QStringLiteral("forest"));
    QVERIFY(!shown.document->bytes(QStringLiteral("boards/map.json")).contains("\"woods\""));
    QCOMPARE(shown.document->history().count(), 1);
    shown.document->history().undo();
    QCOMPARE(shown.document->bytes(QStringLiteral("boards/map.json")), board);
}

void tst_TablesPage::editsTheTree()
{
    Shown shown(QStringLiteral("tutorial"));
    const QString file = QStringLiteral("tables/victory.json");
    const QByteArray before = shown.document->bytes(file);
    shown.page.open({file, 0, {QStringLiteral("values"), QStringLiteral("levels"), qsizetype(0)}});
    JsonTreePanel *panel = shown.page.panel()->tree();
    QVERIFY(panel->grid()->isVisible());
    QCOMPARE(panel->grid()->grid().rowCount(), 5);

    JsonTreeModel &model = panel->model();
    const JsonPath from{QStringLiteral("values"), QStringLiteral("levels"), qsizetype(0),
                        QStringLiteral("from")};
    QTreeView *tree = panel->tree();
    tree->setCurrentIndex(model.indexOf(from, JsonTreeModel::Value));
    tree->edit(tree->currentIndex());
    auto *edit = tree->viewport()->findChild<QLineEdit *>();
    QVERIFY(edit);
    edit->selectAll();
    QTest::keyClicks(edit, QStringLiteral("12"));
    QTest::keyClick(edit, Qt::Key_Return);
    QCoreApplication::processEvents();
    QCOMPARE(shown.document->json(file, from)->write(), QByteArray("12"));
    QCOMPARE(model.path(tree->currentIndex()), from);

    model.addInto(model.indexOf({QStringLiteral("values")}));
    model.setKind(model.indexOf({QStringLiteral("values"), QStringLiteral("new")}),
                  JsonTreeModel::ValueKind::List);
    model.addInto(model.indexOf({QStringLiteral("values"), QStringLiteral("new")}));
    model.move(model.indexOf({QStringLiteral("values"), QStringLiteral("new")}), -1);
    QVERIFY(shown.document->bytes(file).contains("\"new\": [\"\"]"));
    model.remove(model.indexOf({QStringLiteral("values"), QStringLiteral("levels")}));
    while (shown.document->history().canUndo())
        shown.document->history().undo();
    QCOMPARE(shown.document->bytes(file), before);
}

void tst_TablesPage::staysCalmWithBrokenFiles()
{
    Shown shown(QStringLiteral("template hex"));
    QSignalSpy texts(&shown.page, &Page::textRequested);
    for (const char *bytes : {"{", "[]", "{\"cells\": 5}", "{\"cells\": [{}]}", ""}) {
        for (const QString &file : {c_fight, QStringLiteral("tables/terrain.json")}) {
            shown.page.open({file, 0, {}});
            Draft draft = shown.document->draft();
            draft.setBytes(file, bytes);
            draft.removeFile(QStringLiteral("module.json"));
            shown.document->commit(draft, QStringLiteral("Break"));
            QTest::qWait(1);
            shown.page.open({file, 1, {QStringLiteral("cells"), qsizetype(0)}});
            shown.page.perform(EditCommand::Delete);
            shown.page.perform(EditCommand::Paste);
            shown.document->history().undo();
        }
    }
    Draft draft = shown.document->draft();
    draft.setBytes(c_fight, "{");
    shown.document->commit(draft, QStringLiteral("Break"));
    shown.page.open({c_fight, 0, {}});
    QVERIFY(!shown.page.panel()->grid());
    press(&shown.page, QStringLiteral("Open as text"));
    QCOMPARE(texts.size(), 1);
    for (const QString &file : tablefiles::names(shown.document->files()))
        draft.removeFile(file);
    shown.document->commit(draft, QStringLiteral("Remove all"));
    QVERIFY(shown.page.list()->current().isEmpty());
    shown.document->history().undo();
}

void tst_TablesPage::showsTheChart()
{
    Shown shown(QStringLiteral("template hex"));
    shown.page.open({c_fight, 0, {}});
    QTRY_VERIFY(shown.page.preview()->toPlainText().contains(QStringLiteral("Fights")));
    shown.click(0, 0);
    shown.type(QStringLiteral("Sunk"));
    QTRY_VERIFY(shown.page.preview()->toPlainText().contains(QStringLiteral("Sunk")));
}

QTEST_MAIN(tst_TablesPage)
#include "tst_tablespage.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/style/formstyle.h"
#include "editor/code/codetabs.h"
#include "editor/pages/balance/balancepage.h"
#include "editor/pages/boards/boardspage.h"
#include "editor/pages/boards/canvas/boardcanvas.h"
#include "editor/pages/boards/panels/linkspanel.h"
#include "editor/pages/boards/panels/tooloptions.h"
#include "editor/pages/boards/tools/boardtool.h"
#include "editor/pages/module/modulepage.h"
#include "editor/pages/rules/findpanel.h"
#include "editor/pages/rules/rulespage.h"
#include "editor/pages/rules/statepanel.h"
#include "editor/pages/rules/textpage.h"
#include "editor/widgets/section.h"
#include "editor/widgets/sidecolumn.h"
#include "editor/window/editorwindow.h"
#include "editor/window/projectpanel.h"
#include "engine/module/folder/moduletemplate.h"
#include "tests/editor/dialogs.h"

#include <QInputDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollBar>
#include <QSet>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTreeWidgetItemIterator>

using namespace editor;

namespace {

const QString c_board = QStringLiteral("boards/map.json");
const QString c_main = QStringLiteral("rules/main.lua");

} // namespace

/// The editor's window under the fingers: every key goes through the window, as on a desk.
class tst_Handling : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setStyle(new view::FormStyle); }
    void init();
    void cleanup();
    void undoAfterEnter();
    void undoWhileTyping();
    void toolKeysAreEverywhere();
    void lettersStayInTexts();
    void columnStands();
    void findsOnAndBack();
    void findsInFiles();
    void goesToALine();
    void brokenFilesAreTexts_data();
    void brokenFilesAreTexts();
    void pageAndText();
    void everyFileIsListed();
    void linksHaveAForm();
    void variablesHaveAForm();

private:
    template<typename T> T *page() const
    {
        for (Page *page : m_window->pages()) {
            if (auto *found = qobject_cast<T *>(page))
                return found;
        }
        return nullptr;
    }
    template<typename T> T *show()
    {
        const int index = int(m_window->pages().indexOf(page<T>()));
        key(Qt::Key(Qt::Key_0 + (index + 1) % 10), Qt::ControlModifier);
        QCoreApplication::processEvents();
        return page<T>();
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(m_window->windowHandle(), key, modifiers);
    }
    void type(const QString &text)
    {
        for (const QChar c : text)
            QTest::keyClick(m_window->windowHandle(), c.toLatin1());
    }
    ModuleDocument &document() { return m_window->document(); }
    QString text(const QString &file, const JsonPath &path)
    {
        const JsonText *found = document().json(file, path);
        return found ? found->toJson().toString() : QString();
    }

    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<EditorWindow> m_window;
};

void tst_Handling::init()
{
    m_dir = std::make_unique<QTemporaryDir>();
    const QString folder = m_dir->filePath(QStringLiteral("battle"));
    const engine::ModuleTemplate source(
        QStringLiteral(HEXSMITH_SOURCE_DIR "/resources/templates/hex"));
    QVERIFY(bool(source.writeTo(folder)));
    const auto document = ModuleDocument::open(folder, m_dir->path());
    QVERIFY(bool(document));
    m_window = std::make_unique<EditorWindow>(document.value());
    m_window->resize(1600, 900);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    QTRY_VERIFY_WITH_TIMEOUT(m_window->live().isCurrent(), 20'000);
}

void tst_Handling::cleanup()
{
    const QString folder = qEnvironmentVariable("HEXSMITH_SCREENSHOTS");
    if (m_window && !folder.isEmpty())
        m_window->grab().save(folder + u'/' + QLatin1String(QTest::currentTestFunction())
                              + QStringLiteral(".png"));
    m_window.reset();
}

void tst_Handling::undoAfterEnter()
{
    auto *module = show<ModulePage>();
    auto *line = module->about().field(0)->findChild<QLineEdit *>();
    const QString before = line->text();
    line->setFocus();
    line->selectAll();
    type(QStringLiteral("another"));
    key(Qt::Key_Return);
    QCOMPARE(text(QStringLiteral("module.json"), {QStringLiteral("title")}),
             QStringLiteral("another"));
    QVERIFY(line->hasFocus());
    key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(text(QStringLiteral("module.json"), {QStringLiteral("title")}), before);
    QCOMPARE(line->text(), before);
    key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(line->text(), QStringLiteral("another"));
    QVERIFY(line->hasFocus());
}

// What is not in the document yet is taken back in its field.
void tst_Handling::undoWhileTyping()
{
    auto *module = show<ModulePage>();
    auto *line = module->about().field(0)->findChild<QLineEdit *>();
    const QString before = line->text();
    line->setFocus();
    line->end(false);
    type(QStringLiteral("xyz"));
    key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(line->text(), before);
    QCOMPARE(document().history().count(), 0);
}

void tst_Handling::toolKeysAreEverywhere()
{
    auto *boards = show<BoardsPage>();
    const auto press = [&](Qt::Key letter) {
        key(letter);
        return boards->canvas().tool() == boards->toolFor(letter);
    };
    // In the project, in a list, on a button, in a number.
    m_window->findChild<ProjectPanel *>()->setFocus();
    QVERIFY(press(Qt::Key_B));
    auto *size = boards->findChild<ToolOptions *>()->findChild<QSpinBox *>();
    QVERIFY(size);
    size->setFocus();
    QVERIFY(size->hasFocus());
    QVERIFY(press(Qt::Key_F));
    for (auto *button : boards->findChildren<QAbstractButton *>()) {
        if (!button->isVisible() || button->focusPolicy() == Qt::NoFocus)
            continue;
        button->setFocus();
        QVERIFY2(press(Qt::Key_H), qPrintable(button->accessibleName()));
        QVERIFY2(press(Qt::Key_V), qPrintable(button->accessibleName()));
    }
    QCOMPARE(document().history().count(), 0);
}

void tst_Handling::lettersStayInTexts()
{
    auto *boards = show<BoardsPage>();
    key(Qt::Key_V);
    QLineEdit *line = nullptr;
    for (auto *found : boards->findChildren<QLineEdit *>()) {
        if (found->isVisible() && found->isEnabled() && !found->isReadOnly())
            line = found;
    }
    QVERIFY(line);
    line->setFocus();
    line->selectAll();
    type(QStringLiteral("bf"));
    QVERIFY(line->text().endsWith(QStringLiteral("bf")));
    QCOMPARE(boards->canvas().tool(), boards->toolFor(Qt::Key_V));
}

void tst_Handling::columnStands()
{
    auto *boards = show<BoardsPage>();
    auto *options = boards->findChild<ToolOptions *>();
    auto *column = boards->findChild<SideColumn *>();
    column->verticalScrollBar()->setValue(200);
    QCoreApplication::processEvents();
    const QRect place(column->mapTo(boards, QPoint()), column->size());
    const int scrolled = column->verticalScrollBar()->value();
    for (BoardTool *tool : boards->tools()) {
        boards->setTool(tool);
        QTest::qWait(1);
        QVERIFY2(options->isVisible(), qPrintable(tool->title()));
        QVERIFY(boards->rect().contains(QRect(options->mapTo(boards, QPoint()), options->size())));
        QCOMPARE(QRect(column->mapTo(boards, QPoint()), column->size()), place);
        QCOMPARE(column->verticalScrollBar()->value(), scrolled);
    }
}

void tst_Handling::findsOnAndBack()
{
    auto *rules = show<RulesPage>();
    QTRY_VERIFY(rules->currentEdit());
    rules->currentEdit()->setFocus();
    rules->currentEdit()->goTo(0);
    key(Qt::Key_F, Qt::ControlModifier);
    QVERIFY(rules->finder().wordsEdit()->hasFocus());
    type(QStringLiteral("function"));
    const auto places = rules->finder().places();
    QVERIFY(places.size() > 2);
    const auto isAt = [&](qsizetype place) {
        const CodeEdit *edit = rules->currentEdit();
        return edit->file() == places[place].file
            && edit->textCursor().selectionStart() == places[place].offset
            && edit->textCursor().selectedText().toLower() == u"function";
    };
    qsizetype first = 0;
    while (first < places.size() && places[first].file < rules->currentEdit()->file())
        ++first;
    first %= places.size();
    key(Qt::Key_Return);
    QVERIFY(isAt(first));
    QVERIFY(rules->finder().wordsEdit()->hasFocus());
    key(Qt::Key_Return);
    QVERIFY(isAt((first + 1) % places.size()));
    key(Qt::Key_Return, Qt::ShiftModifier);
    QVERIFY(isAt(first));
    key(Qt::Key_Escape);
    QVERIFY(rules->currentEdit()->hasFocus());
    key(Qt::Key_F3);
    QVERIFY(isAt((first + 1) % places.size()));
    key(Qt::Key_F3, Qt::ShiftModifier);
    key(Qt::Key_F3, Qt::ShiftModifier);
    QVERIFY(isAt((first + places.size() - 1) % places.size()));
    QCOMPARE(document().history().count(), 0);
}

void tst_Handling::findsInFiles()
{
    m_window->openAsText({c_board, 1, {}});
    auto *texts = page<TextPage>();
    key(Qt::Key_F, Qt::ControlModifier);
    QVERIFY(texts->finder().isVisible());
    type(QStringLiteral("terrain"));
    key(Qt::Key_Return);
    QCOMPARE(texts->currentFile(), c_board);
    QVERIFY(texts->edit(c_board)->textCursor().hasSelection());
    const int first = texts->edit(c_board)->textCursor().selectionStart();
    key(Qt::Key_F3);
    QVERIFY(texts->edit(c_board)->textCursor().selectionStart() > first);
    key(Qt::Key_Escape);
    QVERIFY(!texts->finder().isVisible());
}

void tst_Handling::goesToALine()
{
    m_window->openAsText({c_board, 1, {}});
    auto *edit = page<TextPage>()->edit(c_board);
    for (const Qt::Key letter : {Qt::Key_G, Qt::Key_L}) {
        key(letter, Qt::ControlModifier);
        auto *dialog = qobject_cast<QInputDialog *>(dialogs::dialog());
        QVERIFY(dialog);
        QCOMPARE(dialog->intMaximum(), edit->blockCount());
        dialog->setIntValue(letter == Qt::Key_G ? 7 : 5);
        dialog->accept();
        QCOMPARE(edit->textCursor().blockNumber() + 1, letter == Qt::Key_G ? 7 : 5);
        m_window->activateWindow();
        QTRY_VERIFY(edit->hasFocus() && !dialogs::dialog());
    }
}

void tst_Handling::brokenFilesAreTexts_data()
{
    QTest::addColumn<QString>("file");
    for (const char *file :
         {"module.json", "pieces.json", "boards/map.json", "scenarios/battle.json",
          "tables/terrain.json", "rules/sequence.json", "rules/state.json", "rules/rulebook.json"})
        QTest::newRow(file) << QString::fromLatin1(file);
}

void tst_Handling::brokenFilesAreTexts()
{
    QFETCH(QString, file);
    Draft draft = document().draft();
    draft.setBytes(file, "{\n  \"format\": 1,\n  oops\n}\n");
    document().commit(draft, QStringLiteral("Break"));
    QTRY_VERIFY_WITH_TIMEOUT(m_window->live().isCurrent(), 20'000);
    // As somebody would who sees it in the project.
    auto *project = m_window->findChild<ProjectPanel *>();
    QTreeWidgetItem *found = nullptr;
    for (QTreeWidgetItemIterator it(project); *it; ++it) {
        if ((*it)->toolTip(0) == file)
            found = *it;
    }
    QVERIFY(found);
    project->scrollToItem(found);
    QTest::mouseClick(project->viewport(), Qt::LeftButton, {},
                      project->visualItemRect(found).center());
    QCOMPARE(m_window->currentPage(), page<TextPage>());
    QCOMPARE(page<TextPage>()->currentFile(), file);
    QCOMPARE(page<TextPage>()->edit(file)->textCursor().blockNumber() + 1, 3);
    QVERIFY(page<TextPage>()->edit(file)->hasFocus());
}

void tst_Handling::pageAndText()
{
    for (Page *page : m_window->pages()) {
        key(Qt::Key(Qt::Key_0 + int(m_window->pages().indexOf(page) + 1) % 10),
            Qt::ControlModifier);
        if (page == this->page<TextPage>() || page == this->page<BalancePage>())
            continue; // which edits no file
        QCoreApplication::processEvents();
        const QString file = page->place().file;
        QVERIFY2(document().files().contains(file), qPrintable(page->title()));
        key(Qt::Key_U, Qt::ControlModifier);
        QCOMPARE(m_window->currentPage(), this->page<TextPage>());
        QCOMPARE(this->page<TextPage>()->currentFile(), file);
        key(Qt::Key_U, Qt::ControlModifier);
        QCOMPARE(m_window->currentPage(), page);
    }
    QCOMPARE(document().history().count(), 0);
}

void tst_Handling::everyFileIsListed()
{
    auto *project = m_window->findChild<ProjectPanel *>();
    QSet<QString> listed;
    for (QTreeWidgetItemIterator it(project); *it; ++it)
        listed.insert((*it)->toolTip(0));
    for (const QString &file : document().files().keys())
        QVERIFY2(listed.contains(file), qPrintable(file));
}

void tst_Handling::linksHaveAForm()
{
    auto *boards = show<BoardsPage>();
    LinksPanel &panel = boards->linksPanel();
    panel.links().add();
    QCOMPARE(panel.links().list().count(), 1);
    const auto link = [&](qsizetype end) {
        return text(c_board, {QStringLiteral("links"), qsizetype(0), end});
    };
    QVERIFY(link(0) != link(1));
    auto *to = panel.links().form().field(1)->findChild<QLineEdit *>();
    to->setFocus();
    to->selectAll();
    type(QStringLiteral("0505"));
    key(Qt::Key_Return);
    QCOMPARE(link(1), QStringLiteral("0505"));
    panel.links().remove();
    QCOMPARE(panel.links().list().count(), 0);
    m_window->open({c_board, 0, {QStringLiteral("links"), qsizetype(0)}});
    QVERIFY(panel.isVisible());
}

void tst_Handling::variablesHaveAForm()
{
    auto *rules = show<RulesPage>();
    rules->state().addEntry();
    key(Qt::Key_Escape);
    QCoreApplication::processEvents();
    PropertyForm &form = rules->state().form();
    QVERIFY(form.isVisible());
    auto *title = form.field(0)->findChild<QLineEdit *>();
    title->setFocus();
    type(QStringLiteral("stock"));
    key(Qt::Key_Return);
    QCOMPARE(text(QStringLiteral("rules/state.json"),
                  {QStringLiteral("variables"), QStringLiteral("value"), QStringLiteral("title")}),
             QStringLiteral("stock"));
}

QTEST_MAIN(tst_Handling)
#include "tst_handling.moc"

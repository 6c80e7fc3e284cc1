// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/rulebook/rulebookpage.h"

#include "editor/pages/rulebook/paragraphedits.h"
#include "editor/pages/rulebook/paragraphpanel.h"
#include "editor/pages/rulebook/rulebookedit.h"
#include "editor/pages/rulebook/rulebooktree.h"
#include "editor/pages/rulebook/ruletextedit.h"
#include "editor/widgets/renamedialog.h"
#include "editor/widgets/useslist.h"
#include "tests/editor/dialogs.h"
#include "tests/editor/openmodule.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QCompleter>
#include <QDialog>
#include <QLineEdit>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QTextBrowser>

using namespace dialogs;
using namespace editor;

namespace {

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

    QByteArray bytes() const { return document->bytes(rulebookedit::file()); }
    QStringList numbers() const { return rulebookedit::numbers(document->files()); }
    void put(const QByteArray &book)
    {
        Draft draft = document->draft();
        draft.setBytes(rulebookedit::file(), book);
        document->commit(draft, QStringLiteral("Put"));
    }

    std::shared_ptr<ModuleDocument> document;
    LiveModule live;
    RulebookPage page;
};

QPoint pointAt(QPlainTextEdit *edit, const QString &text)
{
    const QTextCursor found = edit->document()->find(text);
    QTextCursor middle(edit->document());
    middle.setPosition((found.selectionStart() + found.selectionEnd()) / 2);
    return edit->cursorRect(middle).center();
}

} // namespace

class tst_RulebookPage : public QObject
{
    Q_OBJECT

private slots:
    void typesAndTakesBack_data() { openmodule::rows(); }
    void typesAndTakesBack();
    void completesLinks();
    void followsLinks();
    void addsAndRemoves();
    void renumbers();
    void movesByDrop();
    void tellsWhoNamesARule();
    void searches();
    void staysCalmWithoutABook();
    void keepsTheCursorWhenSomebodyElseEdits();
};

void tst_RulebookPage::typesAndTakesBack()
{
    QFETCH(QString, module);
    Shown shown(module);
    const auto before = openmodule::bytes(*shown.document);
    shown.page.tree()->setCurrent(shown.numbers().last());
    QTest::keyClicks(shown.page.panel()->titleEdit(), QStringLiteral(" more"));
    RuleTextEdit *text = shown.page.panel()->textEdit();
    QTest::keyClicks(text, QStringLiteral("Word *stress* \"quote\""));
    QTest::keyClick(text, Qt::Key_Return);
    QTest::keyClicks(text, QStringLiteral("- item"));
    QCOMPARE(shown.document->history().count(), 1);
    QVERIFY(shown.bytes().contains("Word *stress* \\\"quote\\\"\\n- item"));
    QVERIFY(shown.page.panel()->preview()->toPlainText().contains(QStringLiteral("stress")));
    shown.document->history().undo();
    QCOMPARE(openmodule::bytes(*shown.document), before);
    QVERIFY(!text->toPlainText().contains(QStringLiteral("stress")));
}

void tst_RulebookPage::completesLinks()
{
    Shown shown(QStringLiteral("template hex"));
    shown.page.tree()->setCurrent(QStringLiteral("1.1"));
    RuleTextEdit *text = shown.page.panel()->textEdit();
    text->setFocus();
    text->moveCursor(QTextCursor::End);
    QTest::keyClicks(text, QStringLiteral(" See [2"));
    QVERIFY(text->completer()->popup()->isVisible());
    QCOMPARE(text->completer()->currentCompletion(), QStringLiteral("2.1"));
    QTest::keyClick(text->completer()->popup(), Qt::Key_Down);
    QTest::keyClick(text->completer()->popup(), Qt::Key_Return);
    QVERIFY2(text->toPlainText().endsWith(QStringLiteral(" See [2.2]")),
             qPrintable(text->toPlainText()));
    QVERIFY(shown.bytes().contains("See [2.2]"));
    QTest::keyClicks(text, QStringLiteral(" [zz"));
    QVERIFY(!text->completer()->popup()->isVisible());
}

void tst_RulebookPage::followsLinks()
{
    Shown shown(QStringLiteral("template hex"));
    shown.page.tree()->setCurrent(QStringLiteral("1.1"));
    RuleTextEdit *text = shown.page.panel()->textEdit();
    text->setPlainText(QStringLiteral("See [3.1] there, and [2.2.9]."));
    QTest::mouseClick(text->viewport(), Qt::LeftButton, {}, pointAt(text, QStringLiteral("[3.1]")));
    QCOMPARE(shown.page.tree()->current(), QStringLiteral("1.1"));
    QTest::mouseClick(text->viewport(), Qt::LeftButton, Qt::ControlModifier,
                      pointAt(text, QStringLiteral("[3.1]")));
    QCOMPARE(shown.page.tree()->current(), QStringLiteral("3.1"));
    shown.page.openRule(QStringLiteral("2.2.9"));
    QCOMPARE(shown.page.tree()->current(), QStringLiteral("2.2"));
    shown.page.openRule(QStringLiteral("99.9"));
    QCOMPARE(shown.page.tree()->current(), QStringLiteral("2.2"));
}

void tst_RulebookPage::addsAndRemoves()
{
    Shown shown(QStringLiteral("template hex"));
    const QByteArray before = shown.bytes();
    shown.page.tree()->setCurrent(QStringLiteral("2.1"));
    shown.page.edits()->addBelow();
    QCOMPARE(shown.page.tree()->current(), QStringLiteral("2.1.1"));
    QTest::keyClicks(shown.page.panel()->titleEdit(), QStringLiteral("Roads"));
    QCOMPARE(shown.page.panel()->titleEdit()->text(), QStringLiteral("Roads"));
    const QStringList numbers = shown.numbers();
    QCOMPARE(numbers.indexOf(QStringLiteral("2.1.1")), numbers.indexOf(QStringLiteral("2.1")) + 1);
    shown.page.edits()->addBehind();
    QCOMPARE(shown.page.tree()->current(), QStringLiteral("2.1.2"));
    shown.page.edits()->askToRemove(); // nothing names it
    QVERIFY(!shown.numbers().contains(QStringLiteral("2.1.2")));
    shown.page.tree()->setCurrent(QStringLiteral("2.1"));
    shown.page.edits()->askToRemove();
    QVERIFY(dialog());
    press(dialog(), QStringLiteral("Keep it"));
    QVERIFY(shown.numbers().contains(QStringLiteral("2.1")));
    shown.page.edits()->askToRemove();
    press(dialog(), QStringLiteral("Delete the paragraph"));
    QVERIFY(!shown.numbers().contains(QStringLiteral("2.1")));
    QVERIFY(!shown.numbers().contains(QStringLiteral("2.1.1")));
    while (shown.document->history().canUndo())
        shown.document->history().undo();
    QCOMPARE(shown.bytes(), before);
}

void tst_RulebookPage::renumbers()
{
    Shown shown(QStringLiteral("tutorial"));
    const auto before = openmodule::bytes(*shown.document);
    shown.page.tree()->setCurrent(QStringLiteral("4.2"));
    QTest::mouseClick(shown.page.panel()->renumberButton(), Qt::LeftButton);
    QVERIFY(dialog());
    auto *field = dialog()->findChild<QLineEdit *>();
    QTest::keyClicks(field, QStringLiteral("4.1"));
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY(dialog()); // taken
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("4.77"));
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(shown.page.tree()->current(), QStringLiteral("4.77"));
    QVERIFY(shown.document->bytes(QStringLiteral("rules/movement.lua")).contains("\"4.77\""));
    QVERIFY(shown.document->bytes(QStringLiteral("locale/es.ts"))
                .contains("<comment>4.77 text</comment>"));
    QCOMPARE(shown.document->history().count(), 1);
    shown.document->history().undo();
    QCOMPARE(openmodule::bytes(*shown.document), before);
}

void tst_RulebookPage::movesByDrop()
{
    Shown shown(QStringLiteral("template hex"));
    const QByteArray before = shown.bytes();
    emit shown.page.tree()->dropped(QStringLiteral("1.3"), QStringLiteral("1.1"));
    QCOMPARE(shown.numbers().mid(0, 3), (QStringList{"1.3", "1.1", "1.2"}));
    emit shown.page.tree()->dropped(QStringLiteral("1.3"), QString());
    QCOMPARE(shown.numbers().last(), QStringLiteral("1.3"));
    // A number that suits the place is offered, and taken only if it is wanted.
    auto *dialog = shown.page.findChild<RenameDialog *>();
    QVERIFY(dialog);
    QVERIFY(dialog->name() != u"1.3");
    QVERIFY(!shown.numbers().contains(dialog->name()));
    dialog->accept();
    QCOMPARE(shown.numbers().last(), dialog->name());
    shown.document->history().undo();
    shown.document->history().undo();
    shown.document->history().undo();
    QCOMPARE(shown.bytes(), before);
}

void tst_RulebookPage::tellsWhoNamesARule()
{
    Shown shown(QStringLiteral("tutorial"));
    QSignalSpy jumps(&shown.page, &Page::jump);
    shown.page.tree()->setCurrent(QStringLiteral("4.2"));
    QVERIFY(!shown.page.code()->uses().isEmpty());
    QVERIFY(!shown.page.tests()->uses().isEmpty());
    UsesList *code = shown.page.code();
    QTest::mouseClick(code->viewport(), Qt::LeftButton, {},
                      code->visualItemRect(code->topLevelItem(0)).center());
    QCOMPARE(jumps.size(), 1);
    QVERIFY(qvariant_cast<Place>(jumps.first().first()).file.endsWith(u".lua"));
    QVERIFY(shown.page.shows({rulebookedit::file(), 3, {}}));
    shown.page.open({rulebookedit::file(), 0, {QStringLiteral("paragraphs"), qsizetype(2)}});
    QCOMPARE(shown.page.tree()->current(), shown.numbers()[2]);
}

void tst_RulebookPage::searches()
{
    Shown shown(QStringLiteral("tutorial"));
    auto *search = shown.page.findChild<QLineEdit *>(QStringLiteral("search"));
    auto *filter = shown.page.findChild<QComboBox *>();
    const auto visible = [&] {
        int count = 0;
        for (QTreeWidgetItemIterator it(shown.page.tree()); *it; ++it)
            count += (*it)->isHidden() ? 0 : 1;
        return count;
    };
    const int all = visible();
    QTest::keyClicks(search, QStringLiteral("artillery"));
    QVERIFY(visible() > 0 && visible() < all);
    search->clear();
    filter->setCurrentIndex(int(RulebookTree::Filter::NoCode));
    QVERIFY(visible() < all);
    filter->setCurrentIndex(int(RulebookTree::Filter::Untranslated));
    QCOMPARE(visible(), 0);
    filter->setCurrentIndex(0);
    QCOMPARE(visible(), all);
}

void tst_RulebookPage::staysCalmWithoutABook()
{
    Shown shown(QStringLiteral("template hex"));
    for (const char *bytes :
         {"{", "[]", "{}", "{\"paragraphs\": 4}", "{\"paragraphs\": [{}, 3, {\"id\": \"1.1\"}]}"}) {
        shown.put(bytes);
        shown.page.edits()->addBehind();
        shown.page.edits()->addBelow();
        shown.page.edits()->askForNumber();
        if (QDialog *open = dialog())
            open->reject();
        shown.page.edits()->renumberInOrder();
        shown.page.perform(EditCommand::Rename);
        if (QDialog *open = dialog())
            open->reject();
        shown.page.open({rulebookedit::file(), 1, {QStringLiteral("paragraphs"), qsizetype(7)}});
    }
    Draft draft = shown.document->draft();
    draft.removeFile(rulebookedit::file());
    shown.document->commit(draft, QStringLiteral("Remove"));
    press(&shown.page, QStringLiteral("Begin a rulebook"));
    QCOMPARE(shown.numbers(), QStringList{QStringLiteral("1.0")});
    QCOMPARE(shown.page.tree()->current(), QStringLiteral("1.0"));
}

void tst_RulebookPage::keepsTheCursorWhenSomebodyElseEdits()
{
    Shown shown(QStringLiteral("template hex"));
    shown.page.tree()->setCurrent(QStringLiteral("1.2"));
    RuleTextEdit *text = shown.page.panel()->textEdit();
    text->moveCursor(QTextCursor::End);
    const int place = text->textCursor().position();
    Draft draft = shown.document->draft();
    rulebookedit::setTitle(draft, 0, QStringLiteral("Other"));
    shown.document->commit(draft, QStringLiteral("Other window"));
    QCOMPARE(text->textCursor().position(), place);
    QCOMPARE(shown.page.tree()->current(), QStringLiteral("1.2"));
}

QTEST_MAIN(tst_RulebookPage)
#include "tst_rulebookpage.moc"

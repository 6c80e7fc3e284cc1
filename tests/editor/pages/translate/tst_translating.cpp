// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/translate/panels/reviewbar.h"
#include "editor/pages/translate/panels/termlist.h"
#include "editor/pages/translate/panels/translatebar.h"
#include "tests/editor/pages/translate/translatehand.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>
#include <QTreeWidget>

using namespace translatehand;

/// Texts are translated one after the other, looked through and confirmed.
class tst_Translating : public QObject
{
    Q_OBJECT

private slots:
    void typesAndTakesBack_data() { openmodule::rows(); }
    void typesAndTakesBack();
    void goesFromTextToText();
    void filters();
    void keepsTheTextThatIsWorkedAt();
    void showsWhatChanged();
    void showsChecks();
    void takesTerms();
    void copiesTheSource();
    void confirmsOnlyTheTextInFront();
    void keepsWhatIsToBeChecked();
    void reviewsSeveral();
    void keepsNotes();
    void editsFromTheMenu();
};

void tst_Translating::typesAndTakesBack()
{
    QFETCH(QString, module);
    Shown shown(module);
    const auto before = openmodule::bytes(*shown.document);
    QVERIFY(shown.page.model()->rowCount() > 0);
    shown.click(shown.page.model()->rowCount() - 1);
    const QString old = shown.edit()->toPlainText();
    QVERIFY(!old.isEmpty());
    shown.edit()->setFocus();
    QTest::keyClicks(shown.edit(), QStringLiteral(" more"));
    QCOMPARE(shown.edit()->toPlainText(), old + QStringLiteral(" more"));
    QCOMPARE(shown.document->history().count(), 1);
    QVERIFY(shown.document->bytes(c_file).contains(QString(old + u" more</translation>").toUtf8()));
    shown.document->history().undo();
    QCOMPARE(openmodule::bytes(*shown.document), before);
    QCOMPARE(shown.edit()->toPlainText(), old);
    shown.document->history().redo();
    QCOMPARE(shown.edit()->toPlainText(), old + QStringLiteral(" more"));
}

void tst_Translating::goesFromTextToText()
{
    Shown shown;
    shown.replace(c_file, "<translation>Azul<", "<translation type=\"unfinished\"><");
    shown.replace(c_file, "<translation>Rojo<", "<translation type=\"unfinished\"><");
    QCOMPARE(shown.page.model()->translation().left(), 2);
    shown.choose(QStringLiteral("Blue"));
    shown.edit()->setFocus();
    QTest::keyClicks(shown.edit(), QStringLiteral("Azul"));
    QCOMPARE(shown.text(QStringLiteral("Blue")).state, State::Check);
    QTest::keyClick(shown.edit(), Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(shown.text(QStringLiteral("Blue")).state, State::Done);
    QCOMPARE(shown.page.key(), shown.text(QStringLiteral("Red")).key());
    QVERIFY(shown.edit()->hasFocus());
    QTest::keyClicks(shown.edit(), QStringLiteral("Rojo"));
    QTest::mouseClick(shown.page.field()->doneButton(), Qt::LeftButton);
    QCOMPARE(shown.page.model()->translation().left(), 0);
    QCOMPARE(shown.page.key(), shown.text(QStringLiteral("Red")).key());
    QCOMPARE(shown.document->bytes(c_file), openmodule::open("tutorial")->bytes(c_file));
    QTest::keyClick(shown.edit(), Qt::Key_Up, Qt::ControlModifier);
    QCOMPARE(shown.page.key(), shown.text(QStringLiteral("Blue")).key());
    QTest::keyClick(shown.edit(), Qt::Key_Down, Qt::ControlModifier);
    QCOMPARE(shown.page.key(), shown.text(QStringLiteral("Red")).key());
}

void tst_Translating::filters()
{
    Shown shown;
    const int all = shown.page.model()->rowCount();
    QTest::keyClicks(shown.page.bar()->search(), QStringLiteral("azul VALMAR"));
    QVERIFY(shown.page.model()->rowCount() > 0);
    QVERIFY(shown.page.model()->rowCount() < all / 4);
    QTest::keyClicks(shown.page.bar()->search(), QStringLiteral("zzzz"));
    QCOMPARE(shown.page.model()->rowCount(), 0);
    QVERIFY(!shown.page.field()->isEnabled());
    QTest::keyClicks(shown.page.field()->edit(), QStringLiteral("nothing"));
    QCOMPARE(shown.document->history().count(), 0);
    shown.page.bar()->search()->clear();
    QCOMPARE(shown.page.model()->rowCount(), all);
    shown.replace(c_file, "<translation>Azul<", "<translation type=\"unfinished\"><");
    QToolButton *chip = shown.page.bar()->chip(State::ToDo);
    QCOMPARE(chip->accessibleName(), QStringLiteral("To do 1"));
    QVERIFY2(chip->text().endsWith(u'1'), qPrintable(chip->text()));
    QTest::mouseClick(chip, Qt::LeftButton);
    QCOMPARE(shown.page.model()->rowCount(), 1);
    QCOMPARE(shown.page.key(), shown.text(QStringLiteral("Blue")).key());
    QTest::mouseClick(shown.page.bar()->chip({}), Qt::LeftButton);
    QCOMPARE(shown.page.model()->rowCount(), all);
}

void tst_Translating::keepsTheTextThatIsWorkedAt()
{
    Shown shown;
    shown.replace(c_file, "<translation>Azul<", "<translation type=\"unfinished\"><");
    shown.replace(c_file, "<translation>Rojo<", "<translation type=\"unfinished\"><");
    QTest::mouseClick(shown.page.bar()->chip(State::ToDo), Qt::LeftButton);
    QCOMPARE(shown.page.model()->rowCount(), 2);
    QCOMPARE(shown.page.key(), shown.text(QStringLiteral("Blue")).key());
    shown.edit()->setFocus();
    QTest::keyClicks(shown.edit(), QStringLiteral("Azul"));
    // It is nothing "to do" any more, but must not vanish under the hand.
    QCOMPARE(shown.page.model()->rowCount(), 2);
    QCOMPARE(shown.edit()->toPlainText(), QStringLiteral("Azul"));
    QTest::keyClick(shown.edit(), Qt::Key_Enter, Qt::ControlModifier);
    QCOMPARE(shown.page.model()->rowCount(), 1);
    QCOMPARE(shown.page.key(), shown.text(QStringLiteral("Red")).key());
    QCOMPARE(shown.page.table()->currentIndex().row(), 0);
}

void tst_Translating::showsWhatChanged()
{
    Shown shown;
    const QString book = QStringLiteral("rules/rulebook.json");
    const TranslationText *found = nullptr;
    for (const TranslationText &text : shown.page.model()->translation().texts()) {
        if (!found && text.text.comment.endsWith(u"1.1 text"))
            found = &text;
    }
    QVERIFY(found);
    const QString key = found->text.comment;
    const QByteArray start = found->text.source.left(20).toUtf8();
    shown.replace(book, '"' + start, "\"Newly " + start);
    shown.wait();
    for (const TranslationText &text : shown.page.model()->translation().texts()) {
        if (text.text.comment != key)
            continue;
        QCOMPARE(text.state, State::Check);
        shown.page.choose(text.key());
    }
    QVERIFY(shown.page.field()->source()->text().contains(QStringLiteral("Newly")));
    QVERIFY(shown.page.field()->source()->text().contains(QStringLiteral("<b style")));
    QVERIFY(shown.page.field()->checks()->text().contains(QStringLiteral("Source changed")));
    QTest::mouseClick(shown.page.field()->doneButton(), Qt::LeftButton);
    QCOMPARE(shown.page.model()->translation().left(), 0);
    QVERIFY(!shown.document->bytes(c_file).contains("oldsource"));
}

void tst_Translating::showsChecks()
{
    Shown shown;
    QString key;
    for (const TranslationText &text : shown.page.model()->translation().texts()) {
        if (key.isEmpty() && text.text.source.contains(u"{1}"))
            key = text.key();
    }
    shown.page.choose(key);
    QVERIFY(shown.page.field()->checks()->isVisibleTo(&shown.page));
    shown.edit()->selectAll();
    QTest::keyClicks(shown.edit(), QStringLiteral("{2}"));
    QVERIFY(shown.page.field()->checks()->text().contains(QStringLiteral("Missing: {1}")));
    QCOMPARE(shown.page.model()->translation().count(State::Error), 1);
    const QModelIndex row = shown.page.table()->currentIndex();
    QCOMPARE(row.siblingAtColumn(0).data().toString(), QStringLiteral("Error"));
    QVERIFY(row.data(TranslationModel::FlawRole).toString().startsWith(u"Missing"));
}

void tst_Translating::takesTerms()
{
    Shown shown;
    shown.choose(QStringLiteral("Lessons"));
    QString key;
    for (const TranslationText &text : shown.page.model()->translation().texts()) {
        shown.page.choose(text.key());
        if (shown.page.terms()->entries().size() > 1) {
            key = text.key();
            break;
        }
    }
    QVERIFY(!key.isEmpty());
    const auto entries = shown.page.terms()->entries();
    shown.edit()->setFocus();
    shown.edit()->selectAll();
    QTest::keyClick(shown.edit(), Qt::Key_2, Qt::AltModifier);
    QCOMPARE(shown.page.field()->written(), entries[1].translation);
    QTest::keyClick(shown.edit(), Qt::Key_9, Qt::AltModifier);
    QTreeWidget *list = shown.page.terms();
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                      list->visualItemRect(list->topLevelItem(0)).center());
    QVERIFY(shown.page.field()->written().contains(entries[0].translation));
    QCOMPARE(shown.page.key(), key);
}

void tst_Translating::copiesTheSource()
{
    Shown shown;
    shown.choose(QStringLiteral("Lessons"));
    shown.edit()->setFocus();
    QTest::keyClick(shown.edit(), Qt::Key_C, Qt::AltModifier);
    QCOMPARE(shown.text(QStringLiteral("Lessons")).translation, QStringLiteral("Lessons"));
    shown.document->history().undo();
    QTest::mouseClick(shown.page.field()->copyButton(), Qt::LeftButton);
    QCOMPARE(shown.edit()->toPlainText(), QStringLiteral("Lessons"));
}

// Ctrl is held with Ctrl+Enter, and rows that it passes must not gather.
void tst_Translating::confirmsOnlyTheTextInFront()
{
    Shown shown;
    QByteArray bytes = shown.document->bytes(c_file);
    shown.put(c_file, bytes.replace("<translation>", "<translation type=\"unfinished\">"));
    const int left = shown.page.model()->translation().left();
    QVERIFY(left > 20);
    shown.choose(QStringLiteral("Blue"));
    shown.edit()->setFocus();
    for (int i = 1; i <= 3; ++i) {
        QTest::keyPress(shown.edit(), Qt::Key_Control);
        QTest::keyClick(shown.edit(), Qt::Key_Return, Qt::ControlModifier);
        QTest::keyRelease(shown.edit(), Qt::Key_Control);
        QCOMPARE(shown.page.model()->translation().left(), left - i);
        QCOMPARE(shown.page.table()->selectionModel()->selectedRows().size(), 1);
    }
    // Neither with all of them chosen.
    shown.page.table()->setFocus();
    shown.page.table()->selectAll();
    QTest::keyClick(shown.page.table(), Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(shown.page.model()->translation().left(), left - 4);
}

void tst_Translating::keepsWhatIsToBeChecked()
{
    Shown shown;
    shown.choose(QStringLiteral("Blue"));
    shown.edit()->setFocus();
    QTest::keyClick(shown.edit(), Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(shown.text(QStringLiteral("Blue")).state, State::Check);
    shown.choose(QStringLiteral("Red"));
    QTest::mouseClick(shown.page.field()->checkButton(), Qt::LeftButton);
    QCOMPARE(shown.text(QStringLiteral("Red")).state, State::Check);
    // It goes on to the next one that is left: back to the first.
    QCOMPARE(shown.page.key(), shown.text(QStringLiteral("Blue")).key());
    QTest::keyClicks(shown.edit(), QStringLiteral(" y otro"));
    QCOMPARE(shown.text(QStringLiteral("Blue")).state, State::Check);
    shown.choose(QStringLiteral("Lessons"));
    QTest::keyClick(shown.edit(), Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(shown.text(QStringLiteral("Blue")).state, State::Check);
    QCOMPARE(shown.text(QStringLiteral("Red")).state, State::Check);
}

void tst_Translating::reviewsSeveral()
{
    Shown shown;
    QByteArray bytes = shown.document->bytes(c_file);
    shown.put(c_file, bytes.replace("<translation>", "<translation type=\"unfinished\">"));
    const int left = shown.page.model()->translation().left();
    QVERIFY(!shown.page.review()->isVisible());
    shown.page.table()->setFocus();
    shown.page.table()->selectAll();
    QVERIFY(shown.page.review()->isVisible());
    QTest::mouseClick(shown.page.review()->doneButton(), Qt::LeftButton);
    QCOMPARE(shown.page.model()->translation().left(), 0);
    QTest::mouseClick(shown.page.review()->checkButton(), Qt::LeftButton);
    QCOMPARE(shown.page.model()->translation().left(), left);
    shown.document->history().undo();
    QCOMPARE(shown.page.model()->translation().left(), 0);
    shown.document->history().undo();
    QCOMPARE(shown.page.model()->translation().left(), left);
    shown.click(0);
    QVERIFY(!shown.page.review()->isVisible());
}

void tst_Translating::keepsNotes()
{
    Shown shown;
    shown.choose(QStringLiteral("Blue"));
    shown.page.field()->note()->setFocus();
    QTest::keyClicks(shown.page.field()->note(), QStringLiteral("Ask Ane"));
    QVERIFY(
        shown.document->bytes(c_file).contains("<translatorcomment>Ask Ane</translatorcomment>"));
    QCOMPARE(shown.document->history().count(), 1);
    QCOMPARE(shown.text(QStringLiteral("Blue")).state, State::Done);
    shown.choose(QStringLiteral("Red"));
    QVERIFY(shown.page.field()->note()->toPlainText().isEmpty());
    shown.choose(QStringLiteral("Blue"));
    QCOMPARE(shown.page.field()->note()->toPlainText(), QStringLiteral("Ask Ane"));
    QTest::keyClicks(shown.page.bar()->search(), QStringLiteral("ask ane"));
    QCOMPARE(shown.page.model()->rowCount(), 1);
    shown.page.bar()->search()->clear();
    shown.document->history().undo();
    QVERIFY(shown.page.field()->note()->toPlainText().isEmpty());
}

void tst_Translating::editsFromTheMenu()
{
    Shown shown;
    shown.page.activateWindow();
    shown.choose(QStringLiteral("Blue"));
    shown.page.table()->setFocus();
    QVERIFY(shown.page.offers(EditCommand::Delete));
    QVERIFY(!shown.page.offers(EditCommand::Duplicate));
    shown.page.perform(EditCommand::Delete);
    QCOMPARE(shown.text(QStringLiteral("Blue")).state, State::ToDo);
    shown.page.perform(EditCommand::Copy);
    shown.document->history().undo();
    shown.page.perform(EditCommand::SelectAll);
    QCOMPARE(shown.page.table()->selectionModel()->selectedRows().size(),
             shown.page.model()->rowCount());
}

QTEST_MAIN(tst_Translating)
#include "tst_translating.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/translate/translatepage.h"

#include "editor/pages/translate/model/translationmodel.h"
#include "editor/pages/translate/panels/glossarydialog.h"
#include "editor/pages/translate/panels/languagedialog.h"
#include "editor/pages/translate/panels/reviewbar.h"
#include "editor/pages/translate/panels/seenpanel.h"
#include "editor/pages/translate/panels/termlist.h"
#include "editor/pages/translate/panels/translatebar.h"
#include "editor/pages/translate/panels/translationfield.h"
#include "editor/pages/translate/panels/translationnotice.h"
#include "editor/pages/translate/panels/translationplandialog.h"
#include "editor/pages/translate/panels/translationtable.h"
#include "editor/pages/translate/translationexchange.h"
#include "editor/pages/translate/translationlanguages.h"
#include "editor/widgets/notice.h"
#include "editor/widgets/noticestrip.h"
#include "editor/window/editorwindow.h"
#include "tests/editor/openmodule.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QToolButton>
#include <QTreeWidget>

using namespace editor;
using State = TranslationText::State;

namespace {

constexpr int c_patience = 20'000; // ms
const QString c_file = QStringLiteral("locale/es.ts");

struct Shown
{
    explicit Shown(const QString &module = QStringLiteral("tutorial"))
        : document(openmodule::open(module))
        , live(document)
        , page(live)
    {
        page.resize(1100, 700);
        page.show();
        wait();
    }

    void wait()
    {
        live.look();
        QVERIFY(QTest::qWaitFor([this] { return live.isCurrent(); }, c_patience));
        QCoreApplication::processEvents();
    }
    void put(const QString &file, const QByteArray &bytes)
    {
        Draft draft = document->draft();
        draft.setBytes(file, bytes);
        document->commit(draft, QStringLiteral("Put"));
    }
    void replace(const QString &file, const QByteArray &before, const QByteArray &after)
    {
        QVERIFY(document->bytes(file).contains(before));
        put(file, document->bytes(file).replace(before, after));
    }
    const TranslationText &text(const QString &source) const
    {
        for (const TranslationText &text : page.model()->translation().texts()) {
            if (text.text.source == source)
                return text;
        }
        static const TranslationText none;
        return none;
    }
    void choose(const QString &source) { page.choose(text(source).key()); }
    QPlainTextEdit *edit() const { return page.field()->edit(); }
    void click(int row)
    {
        const QModelIndex index = page.model()->index(row, TranslationModel::Source);
        page.table()->scrollTo(index);
        QTest::mouseClick(page.table()->viewport(), Qt::LeftButton, {},
                          page.table()->visualRect(index).center());
    }

    std::shared_ptr<ModuleDocument> document;
    LiveModule live;
    TranslatePage page;
};

template<typename Dialog> Dialog *dialog()
{
    for (QWidget *widget : QApplication::topLevelWidgets()) {
        if (auto *found = qobject_cast<Dialog *>(widget); found && found->isVisible())
            return found;
    }
    return nullptr;
}

} // namespace

class tst_TranslatePage : public QObject
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
    void takesFromOtherGames();
    void keepsNotes();
    void tellsWhatGapsStandFor();
    void editsTheGlossary();
    void showsWhereItIsSeen_data();
    void showsWhereItIsSeen();
    void editsFromTheMenu();
    void goesToThePlace();
    void opensAtProblems();
    void addsALanguage();
    void importsAndExports();
    void exchangesWithOtherPrograms_data();
    void exchangesWithOtherPrograms();
    void staysCalm_data();
    void staysCalm();
    void followsTheModule();
    void isAPageOfTheWindow();
};

void tst_TranslatePage::typesAndTakesBack()
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

void tst_TranslatePage::goesFromTextToText()
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

void tst_TranslatePage::filters()
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

void tst_TranslatePage::keepsTheTextThatIsWorkedAt()
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

void tst_TranslatePage::showsWhatChanged()
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

void tst_TranslatePage::showsChecks()
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

void tst_TranslatePage::takesTerms()
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

void tst_TranslatePage::copiesTheSource()
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
void tst_TranslatePage::confirmsOnlyTheTextInFront()
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

void tst_TranslatePage::keepsWhatIsToBeChecked()
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

void tst_TranslatePage::reviewsSeveral()
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

// What other games have, word for word, is proposed and filled in, to be looked at.
void tst_TranslatePage::takesFromOtherGames()
{
    Shown shown;
    shown.page.setInstalled({QStringLiteral(HEXSMITH_SOURCE_DIR "/modules/typhoon")});
    shown.put(QStringLiteral("rules/sequence.json"),
              shown.document->bytes(QStringLiteral("rules/sequence.json"))
                  .replace("\"name\": \"Combat\"", "\"name\": \"Combat phase\""));
    shown.wait();
    shown.put(c_file, QByteArray(R"(<TS version="2.1" language="es"></TS>)"));
    shown.choose(QStringLiteral("Combat phase"));
    const auto isProposed = [&] {
        const auto entries = shown.page.terms()->entries();
        return std::any_of(entries.begin(), entries.end(), [](const TermBook::Entry &entry) {
            return entry.where == u"Operation Typhoon";
        });
    };
    QTRY_VERIFY_WITH_TIMEOUT(isProposed(), c_patience);
    shown.page.table()->selectAll();
    QTest::mouseClick(shown.page.review()->fillButton(), Qt::LeftButton);
    const Translation &now = shown.page.model()->translation();
    QVERIFY(now.count(State::Check) > 3);
    QCOMPARE(now.count(State::Done), 0);
}

void tst_TranslatePage::keepsNotes()
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

void tst_TranslatePage::tellsWhatGapsStandFor()
{
    Shown shown;
    shown.choose(QStringLiteral("{1} is too far away to attack {2}."));
    QCOMPARE(shown.page.field()->about()->text(), QStringLiteral("{1}: piece\n{2}: target"));
    shown.choose(QStringLiteral("Blue"));
    QVERIFY(!shown.page.field()->about()->isVisible());
}

void tst_TranslatePage::editsTheGlossary()
{
    Shown shown;
    const auto before = openmodule::bytes(*shown.document);
    QTest::mouseClick(shown.page.bar()->glossaryButton(), Qt::LeftButton);
    auto *asks = dialog<GlossaryDialog>();
    QVERIFY(asks);
    QVERIFY(asks->own().isEmpty());
    const int rows = asks->table()->rowCount();
    QVERIFY(rows > 30);
    QTest::keyClicks(asks->search(), QStringLiteral("paso"));
    QTest::mouseClick(asks->addButton(), Qt::LeftButton);
    QCOMPARE(asks->table()->rowCount(), rows + 1);
    asks->table()->item(rows, GlossaryDialog::Term)->setText(QStringLiteral("Lessons"));
    asks->table()->item(rows, GlossaryDialog::Translation)->setText(QStringLiteral("clases"));
    QCOMPARE(asks->own().size(), 1);
    QTest::mouseClick(asks->keepButton(), Qt::LeftButton);
    QVERIFY(shown.document->bytes(Glossary::fileName(QStringLiteral("es"))).contains("\"clases\""));
    QCOMPARE(shown.text(QStringLiteral("Lessons")).state, State::Term);
    shown.choose(QStringLiteral("Lessons"));
    QVERIFY2(shown.page.field()->checks()->text().contains(QStringLiteral("Lessons → clases")),
             qPrintable(shown.page.field()->checks()->text()));
    const auto entries = shown.page.terms()->entries();
    QVERIFY(std::any_of(entries.begin(), entries.end(), [](const TermBook::Entry &entry) {
        return entry.translation == u"clases";
    }));
    shown.document->history().undo();
    QCOMPARE(openmodule::bytes(*shown.document), before);
    QCOMPARE(shown.text(QStringLiteral("Lessons")).state, State::Done);
}

// The thing itself: the counter, the place on the map, the question in a game.
void tst_TranslatePage::showsWhereItIsSeen_data()
{
    QTest::addColumn<QString>("where");
    QTest::addColumn<bool>("isPlayed");
    QTest::newRow("counter") << "counter " << false;
    QTest::newRow("place") << "space " << false;
    QTest::newRow("name on the map") << "name on the map" << false;
    QTest::newRow("board") << "board map" << false;
    QTest::newRow("question") << "decision move" << true;
    QTest::newRow("button") << "action attack" << true;
    QTest::newRow("log") << "log" << true;
    QTest::newRow("why not") << "why not 6.2" << true;
}

void tst_TranslatePage::showsWhereItIsSeen()
{
    QFETCH(QString, where);
    QFETCH(bool, isPlayed);
    Shown shown;
    QString key;
    for (const TranslationText &text : shown.page.model()->translation().texts()) {
        // Any log, but one that every game comes to.
        if (key.isEmpty() && text.where.startsWith(where)
            && (where != u"log" || text.text.source.startsWith(u"The attack on")))
            key = text.key();
    }
    QVERIFY(!key.isEmpty());
    shown.page.choose(key);
    QTRY_VERIFY_WITH_TIMEOUT(!shown.page.seen()->isBusy(), c_patience);
    QVERIFY2(!shown.page.seen()->picture()->pixmap().isNull(), qPrintable(where));
    if (!isPlayed)
        return;
    // What is typed is read there at once, with all gaps filled.
    shown.edit()->setFocus();
    shown.edit()->moveCursor(QTextCursor::Start);
    QTest::keyClicks(shown.edit(), QStringLiteral("Zzz "));
    const QString html = shown.page.seen()->preview()->text();
    QVERIFY2(html.contains(QStringLiteral("Zzz ")), qPrintable(html));
    QVERIFY2(!html.contains(u'{'), qPrintable(html));
}

void tst_TranslatePage::editsFromTheMenu()
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

void tst_TranslatePage::goesToThePlace()
{
    Shown shown;
    QSignalSpy jumps(&shown.page, &Page::jump);
    shown.choose(QStringLiteral("Lessons"));
    QTest::mouseClick(shown.page.seen()->goButton(), Qt::LeftButton);
    QCOMPARE(jumps.size(), 1);
    const auto place = jumps.first().first().value<Place>();
    QCOMPARE(place.file, QStringLiteral("module.json"));
    QVERIFY(place.line > 1);
}

void tst_TranslatePage::opensAtProblems()
{
    Shown shown;
    QVERIFY(shown.page.shows({c_file, 0, {}}));
    QVERIFY(!shown.page.shows({QStringLiteral("module.json"), 0, {}}));
    shown.replace(c_file, "<translation>Rojo<", "<translation type=\"unfinished\"><");
    QTest::keyClicks(shown.page.bar()->search(), QStringLiteral("zzzz"));
    shown.page.open({c_file, 0, {}});
    QCOMPARE(shown.page.key(), shown.text(QStringLiteral("Red")).key());
    const QByteArray bytes = shown.document->bytes(c_file);
    const int line = int(bytes.left(bytes.indexOf("<source>Blue<")).count('\n')) + 1;
    shown.page.open({c_file, line, {}});
    QCOMPARE(shown.page.key(), shown.text(QStringLiteral("Blue")).key());
    shown.page.open({c_file, 999'999, {}});
    shown.page.open({QStringLiteral("locale/xx.ts"), 3, {}});
    QCOMPARE(shown.page.language(), QStringLiteral("es"));
}

void tst_TranslatePage::addsALanguage()
{
    Shown shown;
    const auto before = openmodule::bytes(*shown.document);
    QTest::mouseClick(shown.page.bar()->addButton(), Qt::LeftButton);
    auto *asks = dialog<LanguageDialog>();
    QVERIFY(asks);
    QVERIFY(!asks->addButton()->isEnabled());
    QTest::keyClicks(asks->field(), QStringLiteral("es"));
    QVERIFY(!asks->addButton()->isEnabled());
    asks->field()->clear();
    QTest::keyClicks(asks->field(), QStringLiteral("Klingon"));
    QVERIFY(!asks->addButton()->isEnabled());
    asks->list()->setCurrentRow(0);
    QTest::mouseClick(asks->addButton(), Qt::LeftButton);
    const QString code = shown.page.language();
    QVERIFY(code != QStringLiteral("es"));
    QVERIFY(shown.document->files().contains(Translation::fileName(code)));
    shown.wait();
    QCOMPARE(shown.page.language(), code);
    QCOMPARE(shown.page.bar()->languages()->count(), 2);
    QCOMPARE(shown.page.model()->translation().count(State::ToDo), shown.page.model()->rowCount());
    shown.page.bar()->languages()->setCurrentIndex(0);
    emit shown.page.bar()->languages()->activated(0);
    QCOMPARE(shown.page.language(), QStringLiteral("es"));
    QCOMPARE(shown.page.model()->translation().left(), 0);
    shown.document->history().undo();
    QCOMPARE(openmodule::bytes(*shown.document), before);
    QVERIFY(!shown.page.languages().add(QStringLiteral("es")));
}

void tst_TranslatePage::importsAndExports()
{
    Shown shown;
    const QTemporaryDir dir;
    const QString path = dir.filePath(QStringLiteral("texts.csv"));
    shown.page.bar()->search()->setText(QStringLiteral("Azul"));
    QVERIFY(bool(shown.page.exchange().exportTo(path)));
    QFile file(path);
    QVERIFY(file.open(QFile::ReadOnly));
    QByteArray table = file.readAll();
    file.close();
    QCOMPARE(table.count(",Blue,Azul\n"), 1);
    QVERIFY(file.open(QFile::WriteOnly));
    file.write(table.replace(",Blue,Azul\n", ",Blue,Celeste\n"));
    file.close();
    shown.page.exchange().importFrom(path);
    auto *plan = dialog<TranslationPlanDialog>();
    QVERIFY(plan);
    QCOMPARE(shown.document->history().count(), 0);
    QTest::mouseClick(plan->applyButton(), Qt::LeftButton);
    QCOMPARE(shown.text(QStringLiteral("Blue")).translation, QStringLiteral("Celeste"));
    QCOMPARE(shown.document->history().count(), 1);
    shown.page.exchange().importFrom(dir.filePath(QStringLiteral("none.csv")));
    QVERIFY(!shown.page.exchange().exportTo(dir.filePath(QStringLiteral("no/such/folder.csv"))));
}

void tst_TranslatePage::exchangesWithOtherPrograms_data()
{
    QTest::addColumn<QString>("ending");
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::newRow("po") << "po" << QByteArray("msgid \"Blue\"\nmsgstr \"Azul\"")
                        << QByteArray("msgid \"Blue\"\nmsgstr \"Celeste\"");
    QTest::newRow("xliff") << "xlf" << QByteArray(">Azul</target>")
                           << QByteArray(">Celeste</target>");
    QTest::newRow("linguist") << "ts" << QByteArray("<translation>Azul<")
                              << QByteArray("<translation>Celeste<");
}

void tst_TranslatePage::exchangesWithOtherPrograms()
{
    QFETCH(QString, ending);
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    Shown shown;
    const QTemporaryDir dir;
    const QString path = dir.filePath(QStringLiteral("texts.") + ending);
    QVERIFY(bool(shown.page.exchange().exportTo(path)));
    QFile file(path);
    QVERIFY(file.open(QFile::ReadOnly));
    QByteArray bytes = file.readAll();
    file.close();
    QVERIFY(bytes.contains(before));
    // As it is, it changes nothing.
    shown.page.exchange().importFrom(path);
    auto *plan = dialog<TranslationPlanDialog>();
    QVERIFY(plan && !plan->applyButton()->isEnabled());
    plan->reject();
    QVERIFY(file.open(QFile::WriteOnly));
    file.write(bytes.replace(before, after));
    file.close();
    QTRY_VERIFY(!dialog<TranslationPlanDialog>());
    shown.page.exchange().importFrom(path);
    plan = dialog<TranslationPlanDialog>();
    QVERIFY(plan);
    QTest::mouseClick(plan->applyButton(), Qt::LeftButton);
    QCOMPARE(shown.text(QStringLiteral("Blue")).translation, QStringLiteral("Celeste"));
    QCOMPARE(shown.document->history().count(), 1);
    // A broken file, and one in another language, change nothing and say why.
    QVERIFY(file.open(QFile::WriteOnly));
    file.write("no translation");
    file.close();
    shown.page.exchange().importFrom(path);
    auto *strip = shown.page.findChild<NoticeStrip *>();
    QVERIFY2(strip->text().contains(QStringLiteral("texts.%1:1: ").arg(ending)),
             qPrintable(strip->text()));
    QVERIFY(file.open(QFile::WriteOnly));
    file.write(
        QByteArray(bytes).replace("\"es\"", "\"fr\"").replace("Language: es", "Language: fr"));
    file.close();
    shown.page.exchange().importFrom(path);
    QVERIFY2(strip->text().contains(QStringLiteral("French")), qPrintable(strip->text()));
    QCOMPARE(shown.document->history().count(), 1);
}

void tst_TranslatePage::staysCalm_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("isShown");
    QTest::newRow("broken XML") << c_file << QByteArray("<TS><context>") << false;
    QTest::newRow("no XML") << c_file << QByteArray("nothing") << false;
    QTest::newRow("empty file") << c_file << QByteArray() << true;
    QTest::newRow("empty TS") << c_file << QByteArray("<TS/>") << true;
    QTest::newRow("broken module") << QStringLiteral("module.json") << QByteArray("{") << true;
    QTest::newRow("module of another shape")
        << QStringLiteral("module.json") << QByteArray("[1, 2]") << true;
    QTest::newRow("broken rulebook")
        << QStringLiteral("rules/rulebook.json") << QByteArray("{\"paragraphs\": 7}") << true;
    QTest::newRow("broken pieces") << QStringLiteral("pieces.json") << QByteArray("[") << true;
}

void tst_TranslatePage::staysCalm()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, bytes);
    QFETCH(bool, isShown);
    Shown shown;
    shown.put(file, bytes);
    shown.wait();
    QCOMPARE(shown.page.table()->isVisibleTo(&shown.page), isShown);
    QCOMPARE(shown.page.notice()->isVisibleTo(&shown.page), !isShown);
    QTest::keyClick(&shown.page, Qt::Key_Return, Qt::ControlModifier);
    shown.page.write(QStringLiteral("typed"));
    // What is typed is kept, unless that would overwrite what nobody can read.
    QCOMPARE(shown.document->bytes(c_file).contains("typed"), isShown);
    if (!isShown)
        QCOMPARE(shown.document->bytes(file), bytes);
    while (shown.document->history().canUndo())
        shown.document->history().undo();
    shown.wait();
    QVERIFY(shown.page.table()->isVisibleTo(&shown.page));
    QCOMPARE(shown.page.model()->translation().left(), 0);
}

void tst_TranslatePage::followsTheModule()
{
    Shown shown;
    const QString key = shown.text(QStringLiteral("Red")).key();
    shown.page.choose(key);
    shown.replace(QStringLiteral("module.json"), "\"name\": \"Blue\"", "\"name\": \"Sapphire\"");
    shown.wait();
    QCOMPARE(shown.page.key(), key);
    QCOMPARE(shown.text(QStringLiteral("Sapphire")).where, QStringLiteral("side blue"));
    QVERIFY(shown.text(QStringLiteral("Sapphire")).isLeft());
    // The only language besides its own goes.
    Draft draft = shown.document->draft();
    draft.set(QStringLiteral("module.json"), {QStringLiteral("languages")},
              engine::Json::array({QStringLiteral("en")}));
    draft.removeFile(c_file);
    shown.document->commit(draft, QStringLiteral("Remove"));
    shown.wait();
    QVERIFY(shown.page.notice()->isVisibleTo(&shown.page));
    shown.document->history().undo();
    shown.wait();
    QVERIFY(!shown.page.notice()->isVisibleTo(&shown.page));
}

void tst_TranslatePage::isAPageOfTheWindow()
{
    EditorWindow window(openmodule::open(QStringLiteral("tutorial")));
    window.show();
    QVERIFY(QTest::qWaitFor([&] { return window.live().isCurrent(); }, c_patience));
    QTest::keyClick(&window, Qt::Key_9, Qt::ControlModifier);
    auto *page = qobject_cast<TranslatePage *>(window.currentPage());
    QVERIFY(page);
    QTest::keyClick(&window, Qt::Key_1, Qt::ControlModifier);
    window.open({c_file, 0, {}});
    QCOMPARE(window.currentPage(), page);
    page->choose(page->model()->text(0).key());
    page->field()->edit()->setFocus();
    const QString before = page->field()->written();
    QTest::keyClicks(page->field()->edit(), QStringLiteral("x"));
    QCOMPARE(page->field()->written(), before + u'x');
    // The field leaves undo to the window's one history.
    QTest::keyClick(page->field()->edit(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(page->field()->written(), before);
    QTest::mouseClick(page->seen()->goButton(), Qt::LeftButton);
    QVERIFY(window.currentPage() != page);
    window.openAsText({c_file, 1, {}});
    QVERIFY(window.currentPage() != page);
    // Its dialogs and fields are gone before the document.
    window.open({c_file, 0, {}});
}

QTEST_MAIN(tst_TranslatePage)
#include "tst_translatepage.moc"

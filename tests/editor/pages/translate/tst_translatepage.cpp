// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/translate/panels/glossarydialog.h"
#include "editor/pages/translate/panels/languagedialog.h"
#include "editor/pages/translate/panels/reviewbar.h"
#include "editor/pages/translate/panels/seenpanel.h"
#include "editor/pages/translate/panels/termlist.h"
#include "editor/pages/translate/panels/translatebar.h"
#include "editor/pages/translate/panels/translationnotice.h"
#include "editor/pages/translate/panels/translationplandialog.h"
#include "editor/pages/translate/translationexchange.h"
#include "editor/pages/translate/translationlanguages.h"
#include "editor/widgets/notice.h"
#include "editor/widgets/noticestrip.h"
#include "editor/window/editorwindow.h"
#include "tests/editor/pages/translate/translatehand.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QToolButton>
#include <QTreeWidget>

using namespace translatehand;

namespace {

template<typename Dialog> Dialog *dialog()
{
    for (QWidget *widget : QApplication::topLevelWidgets()) {
        if (auto *found = qobject_cast<Dialog *>(widget); found && found->isVisible())
            return found;
    }
    return nullptr;
}

} // namespace

/// What surrounds the texts: languages, the glossary, other games and programs, places in the game.
class tst_TranslatePage : public QObject
{
    Q_OBJECT

private slots:
    void takesFromOtherGames();
    void tellsWhatGapsStandFor();
    void editsTheGlossary();
    void showsWhereItIsSeen_data();
    void showsWhereItIsSeen();
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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/code/codetabs.h"
#include "editor/code/completionpopup.h"
#include "editor/pages/rules/consolepanel.h"
#include "editor/pages/rules/findpanel.h"
#include "editor/pages/rules/rulepanel.h"
#include "editor/pages/rules/rulespage.h"
#include "editor/pages/rules/sequencepanel.h"
#include "editor/pages/rules/statepanel.h"
#include "editor/pages/rules/testspanel.h"
#include "editor/widgets/propertyform.h"
#include "tests/editor/openmodule.h"

#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTextBlock>
#include <QTextBrowser>
#include <QToolButton>

using namespace editor;

namespace {

const QString c_fight = QStringLiteral("rules/fight.lua");
const QString c_movement = QStringLiteral("rules/movement.lua");

/// Answers without a game.
class Echo : public RunningGame
{
public:
    QString description() const override { return QStringLiteral("Battle, turn 1"); }
    engine::Result<QString> evaluate(const QString &line) override
    {
        if (line == u"fail")
            return engine::Error{engine::Error::Code::ScriptFailed, QStringLiteral("it failed")};
        return QString(line).toUpper();
    }
    void recordTest() override { ++records; }
    engine::Result<engine::Done> jumpTo(const QString &) override { return engine::Done{}; }

    int records = 0;
};

} // namespace

/// The page for rules, used with real keys and clicks.
class tst_RulesPage : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void opensEveryModule_data();
    void opensEveryModule();
    void completesFromTheApi();
    void completesInTexts_data();
    void completesInTexts();
    void tellsOfEveryWord_data() { openmodule::rows(); }
    void tellsOfEveryWord();
    void underlinesAndFixes();
    void goesToDefinitions_data();
    void goesToDefinitions();
    void goesBack();
    void findsAndReplaces();
    void renames_data();
    void renames();
    void followsTheCursor();
    void runsTests();
    void editsPhases();
    void dragsPhases();
    void editsState();
    void console();
    void survivesBrokenFiles();
    void goesAwayInSilence();

private:
    void open(const QString &module);
    CodeEdit *edit(const QString &file);
    void put(const QString &file, const QString &after);

    std::shared_ptr<ModuleDocument> m_document;
    std::unique_ptr<LiveModule> m_live;
    std::unique_ptr<RulesPage> m_page;
};

void tst_RulesPage::open(const QString &module)
{
    m_page.reset();
    m_live.reset();
    m_document = openmodule::open(module);
    QVERIFY(m_document);
    m_live = std::make_unique<LiveModule>(m_document);
    m_page = std::make_unique<RulesPage>(*m_live);
    m_page->resize(1200, 760);
    m_page->show();
    m_page->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    QVERIFY(QTest::qWaitFor([&] { return m_live->isCurrent(); }, 60'000));
}

void tst_RulesPage::init()
{
    open(QStringLiteral("template hex"));
}

CodeEdit *tst_RulesPage::edit(const QString &file)
{
    m_page->open({file, 0, {}});
    return m_page->edit(file);
}

/// Puts the cursor behind the first place of some words.
void tst_RulesPage::put(const QString &file, const QString &after)
{
    CodeEdit *one = edit(file);
    const auto at = one->text().indexOf(after);
    QVERIFY2(at >= 0, qPrintable(after));
    one->goTo(int(at + after.size()));
}

void tst_RulesPage::opensEveryModule_data()
{
    openmodule::rows();
}

void tst_RulesPage::opensEveryModule()
{
    QFETCH(QString, module);
    open(module);
    const auto before = openmodule::bytes(*m_document);
    for (const QString &file : m_page->index().files()) {
        QVERIFY(m_page->shows({file, 0, {}}));
        QVERIFY(edit(file));
        QVERIFY2(edit(file)->problems().isEmpty(), qPrintable(file));
    }
    QVERIFY(m_page->sequence().tree()->topLevelItemCount() > 0);
    QCOMPARE(openmodule::bytes(*m_document), before);
    QCOMPARE(m_document->history().count(), 0);
}

void tst_RulesPage::completesFromTheApi()
{
    put(c_fight, QStringLiteral("actions = function(game, offer)"));
    CodeEdit *one = m_page->currentEdit();
    QTest::keyClick(one, Qt::Key_Return);
    QTest::keyClicks(one, QStringLiteral("offer:"));
    QVERIFY(one->isCompleting());
    QStringList names;
    QTest::keyClicks(one, QStringLiteral("but"));
    QVERIFY(one->isCompleting());
    QCOMPARE(one->popup().current()->text, QStringLiteral("button"));
    QCOMPARE(one->popup().current()->kind, QStringLiteral("method"));
    QTest::keyClick(one, Qt::Key_Return);
    QVERIFY(one->textCursor().block().text().endsWith(QLatin1String("offer:button")));
    QTest::keyClick(one, '(');
    QVERIFY(one->shownSignature().contains(QLatin1String("<b>verb</b>")));
    // What the module has itself.
    QTest::keyClicks(one, QStringLiteral("fight."));
    QVERIFY(one->isCompleting());
    QTest::keyClicks(one, QStringLiteral("col"));
    QCOMPARE(one->popup().current()->signature, QStringLiteral("fight.column(attacker, target)"));
    QVERIFY(one->popup().current()->description.contains(QLatin1String("Column of the table")));
    // The type of a variable comes from where its value does.
    QTest::keyClicks(one,
                     QStringLiteral("umn(1, 2)) for _, unit in ipairs(game:pieces()) do unit.f"));
    QVERIFY(one->isCompleting());
    QStringList found;
    for (const Completion &name :
         LuaAssistant(m_page->index()).completions(c_fight, one->text(), one->position()).list)
        found.append(name.text);
    QVERIFY(found.contains(QStringLiteral("facing")));
    QVERIFY2(found.contains(QStringLiteral("fought")), "a declared property");
    QVERIFY2(found.contains(QStringLiteral("attack")), "a printed value");
    QVERIFY(!found.contains(QStringLiteral("button")));
}

void tst_RulesPage::completesInTexts_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("offered");
    QTest::newRow("rule") << "rule = \"3."
                          << "3.1";
    QTest::newRow("rule of need") << "need(true, \"2"
                                  << "2.1";
    QTest::newRow("decision") << "turn:push \"f"
                              << "fight";
    QTest::newRow("table") << "lookup(\"f"
                           << "fight";
    QTest::newRow("file") << "require \"mo"
                          << "movement";
    QTest::newRow("piece") << "game:piece(\"BL"
                           << "BL-1";
    QTest::newRow("space") << "game:space(\"010"
                           << "0101";
    QTest::newRow("side") << "game:pieces{ side = \"bl"
                          << "blue";
    QTest::newRow("verb") << "offer:button(\"do"
                          << "done";
    QTest::newRow("phase") << "phase \"mo"
                           << "movement";
    QTest::newRow("keyword") << "retu"
                             << "return";
    QTest::newRow("library") << "math.fl"
                             << "floor";
    QTest::newRow("variable") << "game.vars.tu"
                              << "turn";
    QTest::newRow("not in remarks") << "-- offer:bu"
                                    << "";
    QTest::newRow("not in numbers") << "local x = 12"
                                    << "";
}

void tst_RulesPage::completesInTexts()
{
    QFETCH(QString, typed);
    QFETCH(QString, offered);
    put(c_fight, QStringLiteral("actions = function(game, offer)"));
    CodeEdit *one = m_page->currentEdit();
    QTest::keyClick(one, Qt::Key_Return);
    QTest::keyClicks(one, typed);
    if (offered.isEmpty()) {
        QVERIFY(!one->isCompleting());
        return;
    }
    if (!one->isCompleting())
        QTest::keyClick(one, Qt::Key_Space, Qt::ControlModifier);
    QVERIFY(one->isCompleting());
    QCOMPARE(one->popup().current()->text, offered);
}

// No word may bring the program down, and those of the API are explained.
void tst_RulesPage::tellsOfEveryWord()
{
    QFETCH(QString, module);
    open(module);
    LuaAssistant assistant(m_page->index());
    static const QRegularExpression word(QStringLiteral("\\b[a-zA-Z_]"));
    int told = 0;
    for (const QString &file : m_document->files().keys()) {
        if (!file.endsWith(u".lua"))
            continue;
        const QString text = m_page->index().text(file).left(6000);
        // Every one in short files, and some of the others.
        const qsizetype step = 1 + text.size() / 1500 * 12;
        qsizetype number = 0;
        for (auto it = word.globalMatch(text); it.hasNext(); ++number) {
            const auto place = int(it.next().capturedStart());
            if (number % step == 0)
                told += assistant.tip(file, text, place).isEmpty() ? 0 : 1;
        }
    }
    QVERIFY(told > 3);
}

void tst_RulesPage::underlinesAndFixes()
{
    put(c_fight, QStringLiteral("return attacker.attack - "));
    CodeEdit *one = m_page->currentEdit();
    QTest::keyClicks(one, QStringLiteral("taget.count - "));
    QTRY_VERIFY_WITH_TIMEOUT(!one->problems().isEmpty(), 60'000);
    const CodeProblem problem = one->problems().first();
    QCOMPARE(one->text().mid(problem.offset, problem.length), QStringLiteral("taget"));
    QVERIFY(problem.isError);
    QCOMPARE(problem.instead, QStringLiteral("target"));
    QVERIFY(one->problemInLine(one->textCursor().blockNumber() + 1));
    QTest::keyClick(one, Qt::Key_Escape);
    QTest::keyClick(one, Qt::Key_Return, Qt::AltModifier);
    QVERIFY(m_document->bytes(c_fight).contains("target.count - "));
    QTRY_VERIFY_WITH_TIMEOUT(one->problems().isEmpty(), 60'000);
    // What Lua itself can't read is underlined, too.
    one->moveCursor(QTextCursor::End);
    QTest::keyClicks(one, QStringLiteral("local = 1"));
    QTRY_VERIFY_WITH_TIMEOUT(!one->problems().isEmpty(), 60'000);
    QVERIFY(one->problems().first().length > 0);
}

void tst_RulesPage::goesToDefinitions_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("behind");
    QTest::addColumn<QString>("target");
    QTest::addColumn<QString>("line");
    QTest::newRow("local") << c_fight << "if result == \"A\" then lo" << c_fight
                           << "local function lose(turn, piece)";
    QTest::newRow("own field") << c_fight << "local result = fight.re" << c_fight
                               << "function fight.result(die, column)";
    QTest::newRow("field of another file") << c_fight << "victory.ta"
                                           << "rules/victory.lua"
                                           << "function victory.take(turn, space, side)";
    QTest::newRow("file") << c_fight << "require \"vic"
                          << "rules/victory.lua"
                          << "--- Chapter 4: the town and the end of the game.";
    QTest::newRow("decision") << "tests/fight.lua"
                              << "game:decide(\"fi" << c_fight << "decision \"fight\" {";
    QTest::newRow("verb") << "tests/fight.lua"
                          << "game:act(\"att" << c_fight
                          << "  attack = { label = _\"Attack {space} with {piece}\", rule = "
                             "\"3.1\", why = why, run = attack },";
}

void tst_RulesPage::goesToDefinitions()
{
    QFETCH(QString, file);
    QFETCH(QString, behind);
    QFETCH(QString, target);
    QFETCH(QString, line);
    put(file, behind);
    QTest::keyClick(m_page->currentEdit(), Qt::Key_F12);
    QCOMPARE(m_page->currentEdit()->file(), target);
    const QString found = m_page->currentEdit()->textCursor().block().text();
    QCOMPARE(found.left(12), line.left(12));
}

void tst_RulesPage::goesBack()
{
    QSignalSpy jumps(m_page.get(), &Page::jump);
    put(c_fight, QStringLiteral("lookup(\"fig"));
    const int from = m_page->currentEdit()->position();
    QTest::keyClick(m_page->currentEdit(), Qt::Key_F12);
    QCOMPARE(jumps.size(), 1);
    QCOMPARE(jumps.first().first().value<Place>().file, QStringLiteral("tables/fight.json"));
    put(c_fight, QStringLiteral("rule = \"3."));
    QTest::keyClick(m_page->currentEdit(), Qt::Key_F12);
    QCOMPARE(jumps.last().first().value<Place>().file, QStringLiteral("rules/rulebook.json"));
    put(c_fight, QStringLiteral("victory.ta"));
    const int here = m_page->currentEdit()->position();
    QTest::keyClick(m_page->currentEdit(), Qt::Key_F12);
    QCOMPARE(m_page->currentEdit()->file(), QStringLiteral("rules/victory.lua"));
    QTest::keyClick(m_page->currentEdit(), Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(m_page->currentEdit()->file(), c_fight);
    QCOMPARE(m_page->currentEdit()->position(), here);
    Q_UNUSED(from)
}

void tst_RulesPage::findsAndReplaces()
{
    const auto before = openmodule::bytes(*m_document);
    edit(c_fight);
    QTest::keyClick(m_page->currentEdit(), Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
    FindPanel &find = m_page->finder();
    QVERIFY(find.isVisible());
    QTest::keyClicks(find.wordsEdit(), QStringLiteral("enemyOf"));
    QVERIFY(find.places().size() > 1);
    const auto count = find.places().size();
    QTest::keyClicks(find.insteadEdit(), QStringLiteral("foeOf"));
    QCoreApplication::processEvents();
    QTest::mouseClick(find.replaceButton(), Qt::LeftButton);
    QCOMPARE(m_document->history().count(), 1);
    QVERIFY(find.places().isEmpty());
    QCOMPARE(m_document->bytes(c_fight).count("foeOf"), before[c_fight].count("enemyOf"));
    QVERIFY(count > before[c_fight].count("enemyOf"));
    m_document->history().undo();
    QCOMPARE(openmodule::bytes(*m_document), before);
    QCOMPARE(edit(c_fight)->text().toUtf8(), before[c_fight]);
    QCOMPARE(find.places().size(), count);
    emit find.opened(find.places().last());
    QCOMPARE(m_page->currentEdit()->file(), find.places().last().file);
    QCOMPARE(m_page->currentEdit()->textCursor().selectedText(), QStringLiteral("enemyOf"));
}

void tst_RulesPage::renames_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("behind");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QStringList>("files"); // that change
    QTest::newRow("local function") << c_fight << "local function lo"
                                    << "weaken" << QStringList{c_fight};
    QTest::newRow("field from where it is used")
        << c_fight << "victory.ta"
        << "enter" << QStringList{c_fight, c_movement, QStringLiteral("rules/victory.lua")};
    QTest::newRow("decision") << c_fight << "decision \"fi"
                              << "battle.target"
                              << QStringList{c_fight, QStringLiteral("rules/sequence.json"),
                                             QStringLiteral("tests/fight.lua")};
    QTest::newRow("no name") << c_fight << "local function lo"
                             << "not a name" << QStringList();
    QTest::newRow("taken") << c_fight << "local function lo"
                           << "fight" << QStringList();
    QTest::newRow("a number") << c_fight << "turn:roll() == 1"
                              << "x" << QStringList();
}

void tst_RulesPage::renames()
{
    QFETCH(QString, file);
    QFETCH(QString, behind);
    QFETCH(QString, name);
    QFETCH(QStringList, files);
    const auto before = openmodule::bytes(*m_document);
    if (m_document->bytes(file).contains(behind.toUtf8()))
        put(file, behind);
    else
        edit(file)->goTo(0);
    const QString objection = m_page->rename(name);
    QCOMPARE(objection.isEmpty(), !files.isEmpty());
    QStringList changed;
    for (auto it = before.cbegin(); it != before.cend(); ++it) {
        if (m_document->bytes(it.key()) != it.value())
            changed.append(it.key());
    }
    QCOMPARE(changed, files);
    QCOMPARE(m_document->history().count(), files.isEmpty() ? 0 : 1);
    if (files.isEmpty())
        return;
    QVERIFY(QTest::qWaitFor([&] { return m_live->isCurrent(); }, 60'000));
    QVERIFY(!engine::hasErrors(m_live->issues()));
    m_document->history().undo();
    QCOMPARE(openmodule::bytes(*m_document), before);
}

void tst_RulesPage::followsTheCursor()
{
    put(c_fight, QStringLiteral("for _, piece in ipairs(game:pieces"));
    QCOMPARE(m_page->breadcrumb(), QStringLiteral("fight › actions"));
    QCOMPARE(m_page->rulePanel().rule(), QStringLiteral("3.1"));
    const QString text = m_page->rulePanel().text()->toPlainText();
    QVERIFY2(text.contains(QLatin1String("Code that names 3.1")), qPrintable(text));
    QVERIFY2(text.contains(QLatin1String("HX-010")), "the test by its id in tests/rules.tsv");
    put(c_fight, QStringLiteral("loses a step.\", piece }, { rule = \"1.2"));
    QCOMPARE(m_page->rulePanel().rule(), QStringLiteral("1.2"));
    QSignalSpy jumps(m_page.get(), &Page::jump);
    QTest::mouseClick(m_page->rulePanel().editButton(), Qt::LeftButton);
    QCOMPARE(jumps.size(), 1);
}

void tst_RulesPage::runsTests()
{
    edit(c_fight);
    put(c_fight, QStringLiteral("for _, piece in ipairs(game:pieces"));
    QSignalSpy finished(&m_page->tests(), &TestRun::finished);
    m_page->testsPanel().runAll();
    QVERIFY(m_page->tests().isRunning());
    QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 120'000);
    QVERIFY(m_page->tests().results().size() >= 10);
    for (const auto &result : m_page->tests().results())
        QVERIFY2(result.passed, qPrintable(result.failure));
    CodeEdit *one = m_page->edit(c_fight);
    const int line = one->textCursor().blockNumber() + 1;
    QVERIFY2(one->covered().contains(line), "the actions of the decision are run by tests");
    // A failing test leads to its line.
    put(QStringLiteral("tests/fight.lua"), QStringLiteral("expect(odds.column, \"-1\")"));
    QTest::keyClicks(m_page->currentEdit(), QStringLiteral(" expect(1, 2, \"rounding\")"));
    QVERIFY(QTest::qWaitFor([&] { return m_live->isCurrent(); }, 60'000));
    m_page->testsPanel().runAll();
    QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 2, 120'000);
    QTreeWidgetItem *first = m_page->testsPanel().list()->topLevelItem(0);
    QVERIFY2(first->text(1).contains(QLatin1String("expected 2")), qPrintable(first->text(1)));
    edit(c_fight);
    emit m_page->testsPanel().list()->itemActivated(first, 0);
    QCOMPARE(m_page->currentEdit()->file(), QStringLiteral("tests/fight.lua"));
    QVERIFY(m_page->currentEdit()->textCursor().block().text().contains(u"rounding"));
    // Stopping does not wait for the rest.
    m_page->testsPanel().runAll();
    m_page->tests().stop();
    QVERIFY(!m_page->tests().isRunning());
}

void tst_RulesPage::editsPhases()
{
    const QByteArray before = m_document->bytes(SequenceEdit::file);
    SequencePanel &panel = m_page->sequence();
    panel.tree()->setCurrentItem(panel.tree()->topLevelItem(0));
    QTest::mouseClick(panel.addButton(), Qt::LeftButton);
    QCOMPARE(panel.tree()->topLevelItem(1)->text(0), QStringLiteral("New phase"));
    panel.addPhaseBelow();
    QCOMPARE(panel.tree()->topLevelItem(1)->childCount(), 1);
    panel.tree()->topLevelItem(1)->setText(0, QStringLiteral("Weather"));
    QCoreApplication::processEvents();
    QVERIFY(m_document->bytes(SequenceEdit::file).contains("\"Weather\""));
    panel.duplicatePhase();
    QVERIFY(m_live->document().json(SequenceEdit::file));
    const int steps = m_document->history().count();
    panel.removePhase();
    QCOMPARE(m_document->history().count(), steps + 1);
    while (m_document->history().canUndo())
        m_document->history().undo();
    QCOMPARE(m_document->bytes(SequenceEdit::file), before);
    // A double click opens the code of the decision.
    QTreeWidgetItem *item = nullptr;
    for (QTreeWidgetItemIterator it(panel.tree()); *it; ++it) {
        if ((*it)->toolTip(0).contains(QLatin1String("asks fight")))
            item = *it;
    }
    QVERIFY(item);
    panel.tree()->setCurrentItem(item);
    const QPoint place = panel.tree()->visualItemRect(item).center();
    QTest::mouseClick(panel.tree()->viewport(), Qt::LeftButton, {}, place);
    QTest::mouseDClick(panel.tree()->viewport(), Qt::LeftButton, {}, place);
    QVERIFY(m_page->currentEdit());
    QCOMPARE(m_page->currentEdit()->file(), c_fight);
    QVERIFY(m_page->currentEdit()->textCursor().block().text().startsWith(u"decision"));
}

void tst_RulesPage::dragsPhases()
{
    open(QStringLiteral("koenigsberg45"));
    const QByteArray before = m_document->bytes(SequenceEdit::file);
    SequencePanel &panel = m_page->sequence();
    const QString first = panel.tree()->topLevelItem(0)->text(0);
    const QString second = panel.tree()->topLevelItem(1)->text(0);
    panel.movePhase({QStringLiteral("phases"), qsizetype(0)}, {QStringLiteral("phases")}, 1);
    QCOMPARE(panel.tree()->topLevelItem(0)->text(0), second);
    QCOMPARE(panel.tree()->topLevelItem(1)->text(0), first);
    // Into another phase, and out again.
    panel.movePhase({QStringLiteral("phases"), qsizetype(0)},
                    {QStringLiteral("phases"), qsizetype(2), QStringLiteral("phases")}, 0);
    QCOMPARE(panel.tree()->topLevelItem(1)->child(0)->text(0), second);
    panel.movePhase(
        {QStringLiteral("phases"), qsizetype(1), QStringLiteral("phases"), qsizetype(0)},
        {QStringLiteral("phases")}, 0);
    QCOMPARE(panel.tree()->topLevelItem(0)->text(0), second);
    // Never below itself.
    const int steps = m_document->history().count();
    panel.movePhase({QStringLiteral("phases"), qsizetype(2)},
                    {QStringLiteral("phases"), qsizetype(2), QStringLiteral("phases")}, 0);
    QCOMPARE(m_document->history().count(), steps);
    while (m_document->history().canUndo())
        m_document->history().undo();
    QCOMPARE(m_document->bytes(SequenceEdit::file), before);
}

void tst_RulesPage::editsState()
{
    StatePanel &panel = m_page->state();
    const auto before = openmodule::bytes(*m_document);
    panel.choose({QStringLiteral("variables")});
    QTest::mouseClick(panel.addButton(), Qt::LeftButton);
    QVERIFY(m_document->json(QStringLiteral("rules/state.json"),
                             {QStringLiteral("variables"), QStringLiteral("value")}));
    panel.choose({QStringLiteral("variables"), QStringLiteral("value")});
    QTreeWidgetItem *item = panel.table()->currentItem();
    item->setText(1, QStringLiteral("[1, 2]"));
    QCoreApplication::processEvents();
    QCOMPARE(m_document
                 ->json(QStringLiteral("rules/state.json"),
                        {QStringLiteral("variables"), QStringLiteral("value"),
                         QStringLiteral("initial")})
                 ->write(),
             QByteArray("[1, 2]"));
    panel.choose({QStringLiteral("variables"), QStringLiteral("value")});
    panel.table()->currentItem()->setText(0, QStringLiteral("no good name"));
    QCoreApplication::processEvents();
    QVERIFY(m_document->json(QStringLiteral("rules/state.json"),
                             {QStringLiteral("variables"), QStringLiteral("value")}));
    panel.choose({QStringLiteral("variables"), QStringLiteral("value")});
    panel.removeEntry();
    while (m_document->history().canUndo())
        m_document->history().undo();
    QCOMPARE(openmodule::bytes(*m_document), before);
}

void tst_RulesPage::console()
{
    ConsolePanel &console = m_page->console();
    QSignalSpy tries(m_page.get(), &Page::tryRequested);
    QVERIFY(!console.input()->isVisible());
    QTest::mouseClick(console.findChild<QPushButton *>(), Qt::LeftButton);
    QCOMPARE(tries.size(), 1);
    Echo game;
    m_page->setRunningGame(&game);
    QVERIFY(console.input()->isVisible());
    QTest::keyClicks(console.input(), QStringLiteral("game"));
    QTest::keyClick(console.input(), Qt::Key_Return);
    QTest::keyClicks(console.input(), QStringLiteral("fail"));
    QTest::keyClick(console.input(), Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(console.output(), QStringLiteral("> game\nGAME\n> fail\nit failed"));
    QTest::keyClick(console.input(), Qt::Key_Up);
    QTest::keyClick(console.input(), Qt::Key_Up);
    QCOMPARE(console.input()->text(), QStringLiteral("game"));
    QTest::keyClick(console.input(), Qt::Key_Down);
    QCOMPARE(console.input()->text(), QStringLiteral("fail"));
    QTest::mouseClick(m_page->rulePanel().recordButton(), Qt::LeftButton);
    QCOMPARE(game.records, 1);
    m_page->setRunningGame(nullptr);
    QVERIFY(!console.input()->isVisible());
}

void tst_RulesPage::survivesBrokenFiles()
{
    const QList<std::pair<const char *, QByteArray>> broken{
        {"module.json", "{"},
        {"rules/sequence.json", "[1, {\"phases\": 5}]"},
        {"rules/sequence.json", "{\"phases\": [5, null, {\"phases\": {\"a\": 1}}]}"},
        {"rules/sequence.json", "\xff\xfe"},
        {"rules/state.json", "{\"variables\": [1], \"pieces\": 3}"},
        {"rules/rulebook.json", "{\"paragraphs\": 7}"},
        {"rules/fight.lua", "local function ((( \"open"},
        {"tests/rules.tsv", "no columns"}};
    for (const auto &[file, bytes] : broken) {
        edit(c_fight);
        Draft draft = m_document->draft();
        draft.setBytes(QLatin1String(file), bytes);
        m_document->commit(draft, QStringLiteral("Break"));
        m_page->sequence().addPhase();
        m_page->sequence().removePhase();
        m_page->state().addEntry();
        m_page->rulePanel().show(QStringLiteral("3.1"));
        QVERIFY(QTest::qWaitFor([&] { return m_live->isCurrent(); }, 60'000));
        if (CodeEdit *one = m_page->currentEdit()) {
            for (int i = 0; i < 60; i += 7) {
                one->goTo(i);
                m_page->goToDefinition();
                one->complete();
            }
            QTest::keyClick(one, Qt::Key_Escape);
        }
        m_page->testsPanel().runAll();
        m_page->tests().stop();
        while (m_document->history().canUndo())
            m_document->history().undo();
    }
    for (const QString &file : m_document->files().keys()) {
        Draft draft = m_document->draft();
        draft.removeFile(file);
        m_document->commit(draft, QStringLiteral("Remove"));
    }
    QVERIFY(QTest::qWaitFor([&] { return m_live->isCurrent(); }, 60'000));
    QVERIFY(!m_page->currentEdit());
    m_page->open({c_fight, 3, {}});
    m_page->findInModule();
    m_page->goBack();
    m_page->goToDefinition();
    QVERIFY(!m_page->rename(QStringLiteral("x")).isEmpty());
}

void tst_RulesPage::goesAwayInSilence()
{
    edit(c_fight);
    m_page->findInModule();
    QCoreApplication::processEvents();
    m_page->finder().wordsEdit()->setFocus();
    QVERIFY(m_page->finder().wordsEdit()->hasFocus());
    m_page->testsPanel().runAll();
    // The Edit menu asks the page whenever it says this, which must not be when it is gone.
    int told = 0;
    connect(m_page.get(), &Page::selectionChanged, this, [&] { ++told; });
    m_page.reset();
    QCOMPARE(told, 0);
}

QTEST_MAIN(tst_RulesPage)
#include "tst_rulespage.moc"

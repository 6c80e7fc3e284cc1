// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/rules/consolepanel.h"
#include "editor/pages/rules/findpanel.h"
#include "editor/pages/rules/rulepanel.h"
#include "editor/pages/rules/sequence/sequencepanel.h"
#include "editor/pages/rules/statepanel.h"
#include "editor/pages/rules/testspanel.h"
#include "tests/editor/pages/rules/rulesdesk.h"

#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTextBlock>
#include <QToolButton>

using namespace editor;

namespace {

const QString c_fight = QStringLiteral("rules/fight.lua");

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

/// The page for rules around the code: phases, state, tests, console.
class tst_RulesPage : public QObject, private RulesDesk
{
    Q_OBJECT

private slots:
    void init() { open(QStringLiteral("template hex")); }
    void opensEveryModule_data();
    void opensEveryModule();
    void runsTests();
    void editsPhases();
    void dragsPhases();
    void editsState();
    void console();
    void survivesBrokenFiles();
    void goesAwayInSilence();
};

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

void tst_RulesPage::runsTests()
{
    edit(c_fight);
    put(c_fight, QStringLiteral("for piece in each(game:pieces"));
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
                m_page->navigator().goToDefinition();
                one->hints().complete();
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
    m_page->navigator().goBack();
    m_page->navigator().goToDefinition();
    QVERIFY(!m_page->edits().rename(QStringLiteral("x")).isEmpty());
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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/code/completionpopup.h"
#include "editor/pages/rules/findpanel.h"
#include "editor/pages/rules/rulepanel.h"
#include "tests/editor/pages/rules/rulesdesk.h"

#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTextBlock>
#include <QTextBrowser>

using namespace editor;

namespace {

const QString c_fight = QStringLiteral("rules/fight.lua");
const QString c_movement = QStringLiteral("rules/movement.lua");

} // namespace

/// Lua written on the page for rules, with real keys and clicks.
class tst_RulesCode : public QObject, private RulesDesk
{
    Q_OBJECT

private slots:
    void init() { open(QStringLiteral("template hex")); }
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
};

void tst_RulesCode::completesFromTheApi()
{
    put(c_fight, QStringLiteral("actions = function(game, offer)"));
    CodeEdit *one = m_page->currentEdit();
    QTest::keyClick(one, Qt::Key_Return);
    QTest::keyClicks(one, QStringLiteral("offer:"));
    QVERIFY(one->hints().isCompleting());
    QStringList names;
    QTest::keyClicks(one, QStringLiteral("but"));
    QVERIFY(one->hints().isCompleting());
    QCOMPARE(one->hints().popup().current()->text, QStringLiteral("button"));
    QCOMPARE(one->hints().popup().current()->kind, QStringLiteral("method"));
    QTest::keyClick(one, Qt::Key_Return);
    QVERIFY(one->textCursor().block().text().endsWith(QLatin1String("offer:button")));
    QTest::keyClick(one, '(');
    QVERIFY(one->hints().shownSignature().contains(QLatin1String("<b>verb</b>")));
    // What the module has itself.
    QTest::keyClicks(one, QStringLiteral("fight."));
    QVERIFY(one->hints().isCompleting());
    QTest::keyClicks(one, QStringLiteral("col"));
    QCOMPARE(one->hints().popup().current()->signature,
             QStringLiteral("fight.column(attacker, target)"));
    QVERIFY(
        one->hints().popup().current()->description.contains(QLatin1String("Column of the table")));
    // The type of a variable comes from where its value does.
    QTest::keyClicks(one,
                     QStringLiteral("umn(1, 2)) for _, unit in ipairs(game:pieces()) do unit.f"));
    QVERIFY(one->hints().isCompleting());
    QStringList found;
    for (const Completion &name :
         LuaAssistant(m_page->index()).completions(c_fight, one->text(), one->position()).list)
        found.append(name.text);
    QVERIFY(found.contains(QStringLiteral("facing")));
    QVERIFY2(found.contains(QStringLiteral("fought")), "a declared property");
    QVERIFY2(found.contains(QStringLiteral("attack")), "a printed value");
    QVERIFY(!found.contains(QStringLiteral("button")));
}

void tst_RulesCode::completesInTexts_data()
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

void tst_RulesCode::completesInTexts()
{
    QFETCH(QString, typed);
    QFETCH(QString, offered);
    put(c_fight, QStringLiteral("actions = function(game, offer)"));
    CodeEdit *one = m_page->currentEdit();
    QTest::keyClick(one, Qt::Key_Return);
    QTest::keyClicks(one, typed);
    if (offered.isEmpty()) {
        QVERIFY(!one->hints().isCompleting());
        return;
    }
    if (!one->hints().isCompleting())
        QTest::keyClick(one, Qt::Key_Space, Qt::ControlModifier);
    QVERIFY(one->hints().isCompleting());
    QCOMPARE(one->hints().popup().current()->text, offered);
}

// No word may bring the program down, and those of the API are explained.
void tst_RulesCode::tellsOfEveryWord()
{
    QFETCH(QString, module);
    open(module);
    LuaAssistant assistant(m_page->index());
    static const QRegularExpression word(QStringLiteral("\\b[a-zA-Z_]"));
    static const QRegularExpression call(QStringLiteral("^(decision|test|query)\\b"),
                                         QRegularExpression::MultilineOption);
    int calls = 0;
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
                (void)assistant.tip(file, text, place);
        }
        for (auto it = call.globalMatch(text); it.hasNext(); ++calls) {
            const auto place = int(it.next().capturedStart());
            QVERIFY2(!assistant.tip(file, text, place).isEmpty(),
                     qPrintable(file + u": " + text.mid(place, 40)));
        }
    }
    QVERIFY(calls > 0);
}

void tst_RulesCode::underlinesAndFixes()
{
    put(c_fight, QStringLiteral("local column = attacker.attack - "));
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

void tst_RulesCode::goesToDefinitions_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("behind");
    QTest::addColumn<QString>("target");
    QTest::addColumn<QString>("line");
    QTest::newRow("local") << c_fight << "why = why, run = att" << c_fight
                           << "local function attack(turn, action)";
    QTest::newRow("own field") << c_fight << "offer:space(\"attack\", fight.ta" << c_fight
                               << "function fight.targets(game, piece)";
    QTest::newRow("field of another file") << c_fight << "victory.ta"
                                           << "rules/victory.lua"
                                           << "function victory.take(turn, piece, space)";
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

void tst_RulesCode::goesToDefinitions()
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

void tst_RulesCode::goesBack()
{
    QSignalSpy jumps(m_page.get(), &Page::jump);
    put(c_fight, QStringLiteral("odds.table(tables.fig"));
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

void tst_RulesCode::findsAndReplaces()
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

void tst_RulesCode::renames_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("behind");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QStringList>("files"); // that change
    QTest::newRow("local function") << c_fight << "local function att"
                                    << "weaken" << QStringList{c_fight};
    QTest::newRow("field from where it is used")
        << c_fight << "victory.ta"
        << "enter" << QStringList{c_fight, c_movement, QStringLiteral("rules/victory.lua")};
    QTest::newRow("decision") << c_fight << "decision \"fi"
                              << "battle.target"
                              << QStringList{c_fight, QStringLiteral("rules/sequence.json"),
                                             QStringLiteral("tests/fight.lua"),
                                             QStringLiteral("tests/reasons.lua")};
    QTest::newRow("no name") << c_fight << "local function att"
                             << "not a name" << QStringList();
    QTest::newRow("taken") << c_fight << "local function att"
                           << "fight" << QStringList();
    QTest::newRow("a number") << c_fight << "turn:roll() == 1"
                              << "x" << QStringList();
}

void tst_RulesCode::renames()
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
    const QString objection = m_page->edits().rename(name);
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

void tst_RulesCode::followsTheCursor()
{
    put(c_fight, QStringLiteral("for piece in each(game:pieces"));
    QCOMPARE(m_page->breadcrumb(), QStringLiteral("fight › actions"));
    QCOMPARE(m_page->rulePanel().rule(), QStringLiteral("3.1"));
    const QString text = m_page->rulePanel().text()->toPlainText();
    QVERIFY2(text.contains(QLatin1String("Code that names 3.1")), qPrintable(text));
    QVERIFY2(text.contains(QLatin1String("HX-010")), "the test by its id in tests/rules.tsv");
    put(c_fight, QStringLiteral("losses.step(turn, piece, \"1.2"));
    QCOMPARE(m_page->rulePanel().rule(), QStringLiteral("1.2"));
    QSignalSpy jumps(m_page.get(), &Page::jump);
    QTest::mouseClick(m_page->rulePanel().editButton(), Qt::LeftButton);
    QCOMPARE(jumps.size(), 1);
}

QTEST_MAIN(tst_RulesCode)
#include "tst_rulescode.moc"

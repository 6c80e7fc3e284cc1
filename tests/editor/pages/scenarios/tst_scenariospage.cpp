// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/scenarios/arrivalpanel.h"
#include "editor/pages/scenarios/flawlist.h"
#include "editor/pages/scenarios/scenariolist.h"
#include "editor/pages/scenarios/termspanel.h"
#include "engine/module/model/module.h"
#include "tests/editor/pages/scenarios/scenarioshand.h"

#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>

/// The list of scenarios, their terms, and the page as a whole.
class tst_ScenariosPage : public ScenariosHand
{
    Q_OBJECT

private slots:
    void cleanup() { close(); }
    void showsTheSetup_data();
    void showsTheSetup();
    void showsErrorsAtOnce();
    void copiesBetweenScenarios();
    void copiesBetweenModules();
    void editsTheList();
    void editsTerms();
    void opensPlaces();
    void triesTheScenario();
    void survivesBrokenFiles_data();
    void survivesBrokenFiles();
    void followsUndo();
};

void tst_ScenariosPage::showsTheSetup_data()
{
    QTest::addColumn<QString>("module");
    QTest::addColumn<int>("scenarios");
    QTest::newRow("hexes") << u"modules/koenigsberg45"_s << 2;
    QTest::newRow("areas") << u"modules/leningrad41"_s << 4;
    QTest::newRow("cups") << u"modules/typhoon"_s << 2;
    QTest::newRow("tutorial") << u"modules/tutorial"_s << 1;
    QTest::newRow("hex template") << u"resources/templates/hex"_s << 1;
    QTest::newRow("area template") << u"resources/templates/area"_s << 1;
}

void tst_ScenariosPage::showsTheSetup()
{
    QFETCH(QString, module);
    QFETCH(int, scenarios);
    open(module);
    QCOMPARE(m_page->list().list().count(), scenarios);
    for (int i = 0; i < scenarios; ++i) {
        m_page->list().list().setCurrentRow(i);
        const engine::Scenario &wanted = m_live->module()->scenarios[size_t(i)];
        QCOMPARE(m_page->scenario(), wanted.id);
        QVERIFY(m_page->position().isReadable());
        for (const auto &placement : wanted.placements) {
            const auto &state = m_page->position().state()->piece(placement.piece);
            QCOMPARE(state.space, placement.space);
        }
        QCOMPARE(m_page->problems().count(), 0);
        QCOMPARE(qsizetype(m_page->arrivals().lanes().groups().size()),
                 qsizetype(wanted.arrivals.size()));
    }
    QCOMPARE(document().changedFiles(), QStringList());
}

void tst_ScenariosPage::showsErrorsAtOnce()
{
    open(u"modules/tutorial"_s);
    QVERIFY(board().signs().flaws.empty());
    m_page->commands().place({u"BL-INF-1"_s, u"BL-INF-2"_s}, space(u"0407"_s));
    QCOMPARE(board().signs().flaws, std::vector{space(u"0407"_s)});
    QCOMPARE(m_page->problems().count(), 1);
    QVERIFY(m_page->problems().item(0)->text().contains(u"0407"_s));
    document().history().undo();
    QVERIFY(board().signs().flaws.empty());
    // Placed twice, on a space that is not there, and a piece that is not there.
    Draft draft = document().draft();
    draft.set(file(), {u"setup"_s, u"0101"_s}, engine::Json::array(QStringList{u"BL-INF-1"_s}));
    draft.set(file(), {u"setup"_s, u"9999"_s}, engine::Json::array(QStringList{u"BL-INF-2"_s}));
    draft.set(file(), {u"setup"_s, u"0102"_s}, engine::Json::array(QStringList{u"BL-XXX"_s}));
    document().commit(draft, u"break"_s);
    QCOMPARE(m_page->problems().count(), 4);
    QVERIFY(std::find(board().signs().flaws.begin(), board().signs().flaws.end(), space(u"0102"_s))
            != board().signs().flaws.end());
    document().history().undo();
    QCOMPARE(m_page->problems().count(), 0);
}

void tst_ScenariosPage::copiesBetweenScenarios()
{
    open(u"modules/leningrad41"_s);
    m_page->list().choose(u"in_sight"_s);
    const QString from = file();
    m_page->open({from, 0, {u"setup"_s, u"6"_s, qsizetype(0)}});
    m_page->perform(EditCommand::Copy);
    m_page->list().choose(u"closing_ring"_s);
    m_page->commands().takeOff({u"FI-MANN"_s});
    QVERIFY(spaceOf(u"FI-MANN"_s).isEmpty());
    QVERIFY(m_page->offers(EditCommand::Paste));
    m_page->perform(EditCommand::Paste);
    QCOMPARE(spaceOf(u"FI-MANN"_s), u"6"_s);
    QVERIFY(document().bytes(file()).contains(
        R"("6": [{"piece": "FI-MANN", "hidden_from": ["soviet"]}])"));
    // It is there already: then it goes to the chosen space.
    m_page->selection().select({}, space(u"11"_s));
    m_page->perform(EditCommand::Paste);
    QCOMPARE(spaceOf(u"FI-MANN"_s), u"11"_s);
    while (document().history().canUndo())
        document().history().undo();
    QCOMPARE(document().changedFiles(), QStringList());
}

void tst_ScenariosPage::copiesBetweenModules()
{
    open(u"resources/templates/hex"_s);
    m_page->perform(EditCommand::SelectAll);
    m_page->perform(EditCommand::Cut);
    QCOMPARE(m_page->commands().placed(), QStringList());
    open(u"modules/tutorial"_s);
    // Nothing of it is known there.
    m_page->perform(EditCommand::Paste);
    QCOMPARE(document().changedFiles(), QStringList());
    open(u"resources/templates/hex"_s);
    m_page->commands().takeOff(m_page->commands().placed());
    m_page->perform(EditCommand::Paste);
    QCOMPARE(m_page->commands().placed().size(), 8);
    QCOMPARE(spaceOf(u"RD-T"_s), u"0904"_s);
}

void tst_ScenariosPage::editsTheList()
{
    open(u"modules/leningrad41"_s);
    ScenarioList &list = m_page->list();
    QTest::mouseClick(button(list, u"Add a scenario"_s), Qt::LeftButton);
    QCOMPARE(list.list().count(), 5);
    QCOMPARE(m_page->scenario(), u"new-scenario"_s);
    QCOMPARE(m_page->tray().counters().all().size(),
             qsizetype(m_page->position().module()->pieces.size()));
    m_page->perform(EditCommand::Rename);
    auto *edit = list.list().findChild<QLineEdit *>();
    QVERIFY(edit);
    QTest::keyClicks(edit, u"The Siege"_s);
    QTest::keyClick(edit, Qt::Key_Return);
    QTRY_COMPARE(list.list().currentItem()->text(), u"The Siege"_s);
    QTest::mouseClick(button(list, u"Move the scenario up"_s), Qt::LeftButton);
    QCOMPARE(list.list().currentRow(), 3);
    QCOMPARE(m_page->scenario(), u"new-scenario"_s);
    m_page->perform(EditCommand::Duplicate);
    QCOMPARE(list.list().currentItem()->text(), u"The Siege (copy)"_s);
    QTest::mouseClick(button(list, u"Delete the scenario (Del)"_s), Qt::LeftButton);
    QCOMPARE(list.list().count(), 5);
    while (document().history().canUndo())
        document().history().undo();
    QCOMPARE(document().changedFiles(), QStringList());
    QCOMPARE(list.list().count(), 4);
}

void tst_ScenariosPage::editsTerms()
{
    open(u"modules/tutorial"_s);
    type(*m_page->terms().terms().field(0), u"Bridges"_s);
    type(*m_page->terms().terms().field(2), u"4"_s);
    QCOMPARE(m_page->list().list().currentItem()->text(), u"Bridges"_s);
    QCOMPARE(m_page->position().scenario().lastTurn, 4);
    // The tanks of turn 5 come too late now.
    QCOMPARE(m_page->problems().count(), 1);
    document().history().undo();
    document().history().undo();
    QCOMPARE(document().changedFiles(), QStringList());
    // Another id is another file; one that is no good changes nothing.
    open(u"resources/templates/hex"_s);
    type(*m_page->terms().terms().field(6), u"not good"_s);
    QCOMPARE(m_page->scenario(), u"battle"_s);
    type(*m_page->terms().terms().field(6), u"arlen"_s);
    QCOMPARE(m_page->scenario(), u"arlen"_s);
    QVERIFY(m_page->position().isReadable());
    QVERIFY(document().files().contains(u"scenarios/arlen.json"_s));
    document().history().undo();
    QCOMPARE(m_page->scenario(), u"battle"_s);
    QCOMPARE(document().changedFiles(), QStringList());
}

void tst_ScenariosPage::opensPlaces()
{
    open(u"modules/koenigsberg45"_s);
    const QString scenario = u"scenarios/campaign.json"_s;
    QVERIFY(m_page->shows({scenario, 0, {}}));
    QVERIFY(!m_page->shows({u"module.json"_s, 0, {}}));
    m_page->open({scenario, 0, {u"setup"_s, u"1435"_s, qsizetype(0), u"steps"_s}});
    QCOMPARE(m_page->selection().pieces(), QStringList{u"GE-HG-2HG"_s});
    QCOMPARE(m_page->selection().space(), space(u"1435"_s));
    m_page->open({scenario, 0, {u"setup"_s, u"german-reserve"_s}});
    QCOMPARE(board().board(),
             m_page->position().module()->map.space(space(u"german-reserve"_s)).board);
    m_page->open({scenario, 0, {u"arrivals"_s, qsizetype(2)}});
    QCOMPARE(m_page->arrivals().currentLane(), 2);
    m_page->open({scenario, 0, {u"control"_s, u"soviet"_s}});
    QCOMPARE(m_page->canvas().brushSide(), u"soviet"_s);
    m_page->open({scenario, 0, {u"setup"_s, u"nowhere"_s, qsizetype(9)}});
    m_page->open({u"scenarios/nowhere.json"_s, 3, {u"setup"_s}});
}

void tst_ScenariosPage::triesTheScenario()
{
    open(u"modules/leningrad41"_s);
    m_page->list().choose(u"closing_ring"_s);
    QSignalSpy tried(m_page.get(), &Page::tryRequested);
    for (auto *button : m_page->findChildren<QPushButton *>()) {
        if (button->text() == u"Try from here")
            QTest::mouseClick(button, Qt::LeftButton);
    }
    QCOMPARE(tried.size(), 1);
    QCOMPARE(tried.first().first().toString(), u"closing_ring"_s);
}

void tst_ScenariosPage::survivesBrokenFiles_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("bytes");
    const QString battle = u"scenarios/battle.json"_s;
    QTest::newRow("no JSON") << battle << QByteArray("{\"setup\": ");
    QTest::newRow("a list") << battle << QByteArray("[]");
    QTest::newRow("empty") << battle << QByteArray();
    QTest::newRow("wrong kinds")
        << battle
        << QByteArray(R"({"format": 1, "id": "battle", "title": 3, "setup": {"0101": "BL-1"},
                          "control": [], "arrivals": {}, "options": 3, "variables": []})");
    QTest::newRow("nulls") << battle << QByteArray(R"({"format": 1, "id": "battle", "title": "x",
                          "setup": {"0101": [null, {"piece": null}, {"piece": "BL-1", "steps": "x"}]},
                          "arrivals": [null, {"turn": "x", "pieces": [3]}]})");
    QTest::newRow("module") << u"module.json"_s << QByteArray("{");
    QTest::newRow("no sides") << u"module.json"_s
                              << QByteArray(R"({"scenarios": [3, "battle"], "options": 4})");
    QTest::newRow("pieces") << u"pieces.json"_s << QByteArray("[");
    QTest::newRow("board") << u"boards/map.json"_s << QByteArray("{}");
    QTest::newRow("state") << u"rules/state.json"_s
                           << QByteArray(R"({"format": 1, "pieces": [1], "variables": 3})");
}

void tst_ScenariosPage::survivesBrokenFiles()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, bytes);
    open(u"resources/templates/hex"_s);
    click(u"0303"_s);
    Draft draft = document().draft();
    draft.setBytes(file, bytes);
    document().commit(draft, u"break"_s);
    QTRY_VERIFY(m_live->isCurrent());
    m_page->selection().select({u"BL-1"_s}, space(u"0303"_s));
    for (const auto command :
         {EditCommand::SelectAll, EditCommand::Copy, EditCommand::Paste, EditCommand::Delete,
          EditCommand::Invert, EditCommand::SelectNone, EditCommand::Duplicate}) {
        if (m_page->offers(command))
            m_page->perform(command);
    }
    m_page->commands().place({u"BL-1"_s}, space(u"0206"_s));
    m_page->commands().arrive({u"BL-1"_s}, 0);
    m_page->commands().paintControl(space(u"0206"_s), u"blue"_s, 1);
    m_page->arrivals().addLane();
    m_page->grab();
    while (document().history().canUndo())
        document().history().undo();
    QTRY_VERIFY(m_live->isCurrent());
    QTRY_VERIFY(m_page->position().isReadable());
    QCOMPARE(document().changedFiles(), QStringList());
    QCOMPARE(m_page->problems().count(), 0);
    QCOMPARE(m_page->position().state()->piece(piece(u"BL-1"_s)).space, space(u"0303"_s));
}

void tst_ScenariosPage::followsUndo()
{
    open(u"resources/templates/hex"_s);
    const QImage before = board().wholeMap(0.5);
    drag(board(), at(u"0303"_s), board(), at(u"0402"_s));
    m_page->perform(EditCommand::SelectNone);
    QVERIFY(board().wholeMap(0.5) != before);
    document().history().undo();
    m_page->perform(EditCommand::SelectNone);
    QCOMPARE(board().wholeMap(0.5), before);
}

QTEST_MAIN(tst_ScenariosPage)
#include "tst_scenariospage.moc"

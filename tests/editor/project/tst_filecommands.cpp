// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/counter/drawncheck.h"
#include "editor/project/codefiles.h"
#include "editor/project/filecommands.h"
#include "editor/project/picturefiles.h"
#include "editor/window/projectpanel.h"
#include "scripting/modulelint.h"
#include "tests/editor/dialogs.h"
#include "tests/editor/openmodule.h"

#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>

using namespace dialogs;
using namespace editor;

namespace {

const QString c_fight = QStringLiteral("rules/fight.lua");
const QString c_brawl = QStringLiteral("rules/brawl.lua");
const QString c_main = QStringLiteral("rules/main.lua");
const QString c_queries = QStringLiteral("rules/queries.lua");

engine::Issues issuesOf(const ModuleDocument &document)
{
    return scripting::lint(document.snapshot(), view::checkDrawn);
}

QList<Use> placesOf(const QList<Reference> &references)
{
    QList<Use> places;
    for (const Reference &reference : references)
        places.append(reference.use);
    return places;
}

QTreeWidgetItem *itemOf(const ProjectPanel &panel, const QString &file)
{
    const auto found =
        panel.findItems(QFileInfo(file).fileName(), Qt::MatchExactly | Qt::MatchRecursive);
    for (auto *item : found) {
        if (item->toolTip(0) == file)
            return item;
    }
    return nullptr;
}

} // namespace

/// Files that get another name or go away, with what names them.
class tst_FileCommands : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void everyFileCanBeRenamed_data();
    void everyFileCanBeRenamed();
    void mendsRequires_data();
    void mendsRequires();
    void refusesNames_data();
    void refusesNames();
    void deletesWithTheLineThatLoads();
    void asksBeforeRulesBreak();
    void leavesWhatTheModuleNeeds();
    void renamesFromTheTree();
    void deletesFromTheTree();
    void offersAMenu();

private:
    void write(const QString &file, const QByteArray &bytes);
    static void show(ProjectPanel &panel, const LiveModule &live);

    std::shared_ptr<ModuleDocument> m_document;
};

void tst_FileCommands::init()
{
    m_document = openmodule::open(QStringLiteral("template hex"));
}

void tst_FileCommands::write(const QString &file, const QByteArray &bytes)
{
    Draft draft = m_document->draft();
    draft.setBytes(file, bytes);
    m_document->commit(draft, QStringLiteral("Write"));
}

void tst_FileCommands::show(ProjectPanel &panel, const LiveModule &live)
{
    panel.resize(300, 1200);
    panel.show();
    QVERIFY(QTest::qWaitForWindowActive(&panel));
    QTRY_VERIFY_WITH_TIMEOUT(live.isCurrent(), 30'000);
}

void tst_FileCommands::everyFileCanBeRenamed_data()
{
    QTest::addColumn<QString>("module");
    for (const char *name : {"template hex", "template area", "tutorial"})
        QTest::newRow(name) << name;
}

// Nothing that was whole may break by it, the translations of texts in rules among them.
void tst_FileCommands::everyFileCanBeRenamed()
{
    QFETCH(QString, module);
    m_document = openmodule::open(module);
    const auto before = openmodule::bytes(*m_document);
    const engine::Issues issues = issuesOf(*m_document);
    FileCommands commands(*m_document, nullptr);
    int renamed = 0;
    for (const QString &file : before.keys()) {
        QList<Use> places;
        if (codefiles::isChangeable(file))
            places = placesOf(codefiles::references(m_document->files(), file));
        else if (picturefiles::isPicture(file))
            places = placesOf(picturefiles::references(m_document->files(), file));
        else
            continue;
        const QString target =
            commands.rename(file, QStringLiteral("other_%1").arg(++renamed), places);
        QVERIFY2(m_document->files().contains(target), qPrintable(file));
        QVERIFY(!m_document->files().contains(file));
    }
    QVERIFY(renamed > 5);
    QCOMPARE(m_document->history().count(), renamed);
    const engine::Issues after = issuesOf(*m_document);
    QVERIFY2(after.size() == issues.size(), qPrintable(after.value(0).toString()));
    m_document->history().setIndex(0);
    QCOMPARE(openmodule::bytes(*m_document), before);
}

void tst_FileCommands::mendsRequires_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");

    QTest::newRow("alone") << c_queries << QByteArray("require 'fight'\n")
                           << QByteArray("require 'brawl'\n");
    QTest::newRow("twice in a line")
        << c_queries << QByteArray("local a, b = require(\"fight\"), require \"fight\"\n")
        << QByteArray("local a, b = require(\"brawl\"), require \"brawl\"\n");
    QTest::newRow("behind other signs")
        << c_queries << QByteArray("local ä = \"Größe\" local f = require(\"fight\")\r\n")
        << QByteArray("local ä = \"Größe\" local f = require(\"brawl\")\r\n");
    QTest::newRow("with its folder")
        << QStringLiteral("tests/movement.lua") << QByteArray("local f = require \"rules.fight\"\n")
        << QByteArray("local f = require \"rules.brawl\"\n");
    QTest::newRow("another file of that name")
        << QStringLiteral("tests/movement.lua") << QByteArray("local f = require \"fight\"\n")
        << QByteArray("local f = require \"fight\"\n");
    QTest::newRow("other words") << c_queries << QByteArray("-- require \"fight\"\nx = \"fight\"\n")
                                 << QByteArray("-- require \"fight\"\nx = \"fight\"\n");
    QTest::newRow("not UTF-8") << c_queries << QByteArray("-- \xe4\nrequire \"fight\"\n")
                               << QByteArray("-- \xe4\nrequire \"fight\"\n");
    QTest::newRow("no Lua") << c_queries << QByteArray("require (((\n")
                            << QByteArray("require (((\n");
}

void tst_FileCommands::mendsRequires()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    write(file, before);
    Draft draft = m_document->draft();
    const auto places = placesOf(codefiles::references(draft.files(), c_fight));
    QCOMPARE(codefiles::rename(draft, c_fight, QStringLiteral("brawl"), places), c_brawl);
    QCOMPARE(draft.files().value(file)->bytes(), after);
    QVERIFY(draft.files().value(c_main)->bytes().contains("require \"brawl\""));
}

void tst_FileCommands::refusesNames_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("name");

    QTest::newRow("empty") << c_fight << "";
    QTest::newRow("the same") << c_fight << "fight";
    QTest::newRow("taken") << c_fight << "movement";
    QTest::newRow("a folder") << c_fight << "deep/down";
    QTest::newRow("capital") << c_fight << "Brawl";
    QTest::newRow("table that is there") << "tables/fight.json"
                                         << "terrain";
    QTest::newRow("what every module needs") << c_main << "begin";
    QTest::newRow("known by its name") << "module.json"
                                       << "other";
    QTest::newRow("not there") << "rules/absent.lua"
                               << "brawl";
    QTest::newRow("picture that is not there") << "art/absent.svg"
                                               << "cover";
}

void tst_FileCommands::refusesNames()
{
    QFETCH(QString, file);
    QFETCH(QString, name);
    FileCommands commands(*m_document, nullptr);
    QCOMPARE(commands.rename(file, name, {}), QString());
    QVERIFY(!m_document->isModified());
}

void tst_FileCommands::deletesWithTheLineThatLoads()
{
    const QByteArray main = m_document->bytes(c_main);
    const QString file = QStringLiteral("rules/computer.lua");
    FileCommands commands(*m_document, nullptr);
    commands.askToRemove(file);
    QVERIFY(!dialog());
    QVERIFY(!m_document->files().contains(file));
    QCOMPARE(m_document->bytes(c_main), QByteArray(main).replace("require \"computer\"\n", ""));
    QVERIFY(engine::Issues(issuesOf(*m_document)).isEmpty());
    m_document->history().undo();
    QCOMPARE(m_document->bytes(c_main), main);
    QVERIFY(!m_document->isModified());
}

void tst_FileCommands::asksBeforeRulesBreak()
{
    QWidget window;
    FileCommands commands(*m_document, &window);
    commands.askToRemove(c_fight);
    QVERIFY(dialog());
    press(dialog(), QStringLiteral("Keep it"));
    QVERIFY(m_document->files().contains(c_fight));
    QTRY_VERIFY(!dialog());
    commands.askToRemove(c_fight);
    press(dialog(), QStringLiteral("Delete the file"));
    QVERIFY(!m_document->files().contains(c_fight));
    QVERIFY(!m_document->bytes(c_main).contains("fight"));
    QVERIFY(m_document->bytes(c_queries).contains("require \"fight\""));
}

void tst_FileCommands::leavesWhatTheModuleNeeds()
{
    FileCommands commands(*m_document, nullptr);
    for (const char *file : {"rules/main.lua", "module.json", "pieces.json", "tables/terrain.json",
                             "boards/map.json", "locale/es.ts", "nothing.lua", ""}) {
        commands.askToRemove(QString::fromLatin1(file));
        commands.askForName(QString::fromLatin1(file));
        QVERIFY2(!dialog(), file);
    }
    QVERIFY(!m_document->isModified());
}

void tst_FileCommands::renamesFromTheTree()
{
    LiveModule live(m_document);
    ProjectPanel panel(live);
    show(panel, live);
    QSignalSpy opened(&panel, &ProjectPanel::opened);
    panel.setCurrentItem(itemOf(panel, c_fight));
    QTest::keyClick(&panel, Qt::Key_F2);
    QVERIFY(dialog());
    auto *field = dialog()->findChild<QLineEdit *>();
    QCOMPARE(field->text(), QStringLiteral("fight"));
    QTest::keyClicks(field, QStringLiteral("brawl"));
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY(m_document->files().contains(c_brawl));
    QVERIFY(m_document->bytes(c_queries).contains("local fight = require \"brawl\""));
    QCOMPARE(m_document->history().count(), 1);
    QCOMPARE(opened.count(), 1);
    QCOMPARE(opened.first().first().value<Place>().file, c_brawl);
    QTRY_VERIFY_WITH_TIMEOUT(itemOf(panel, c_brawl), 30'000);
    QVERIFY(!itemOf(panel, c_fight));
}

void tst_FileCommands::deletesFromTheTree()
{
    LiveModule live(m_document);
    ProjectPanel panel(live);
    show(panel, live);
    const QString file = QStringLiteral("tests/victory.lua");
    panel.setCurrentItem(itemOf(panel, file));
    QTest::keyClick(&panel, Qt::Key_Delete);
    QVERIFY(!m_document->files().contains(file));
    QTRY_VERIFY_WITH_TIMEOUT(!itemOf(panel, file), 30'000);
    m_document->history().undo();
    QTRY_VERIFY_WITH_TIMEOUT(itemOf(panel, file), 30'000);
}

void tst_FileCommands::offersAMenu()
{
    LiveModule live(m_document);
    ProjectPanel panel(live);
    show(panel, live);
    for (const QString &file : {c_fight, c_main}) {
        const QPoint point = panel.visualItemRect(itemOf(panel, file)).center();
        QContextMenuEvent event(QContextMenuEvent::Mouse, point,
                                panel.viewport()->mapToGlobal(point));
        QApplication::sendEvent(panel.viewport(), &event);
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(menu);
        const QList<QAction *> actions = menu->actions();
        QCOMPARE(actions.size(), 5);
        QVERIFY(actions[0]->isEnabled());
        QVERIFY(actions[1]->isEnabled());
        QCOMPARE(actions[3]->isEnabled(), file == c_fight);
        QCOMPARE(actions[4]->isEnabled(), file == c_fight);
        menu->close();
    }
}

QTEST_MAIN(tst_FileCommands)
#include "tst_filecommands.moc"

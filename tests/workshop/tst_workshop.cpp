// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/workshop.h"

#include "app/player/game/gamecontroller.h"
#include "app/player/gamepage.h"
#include "editor/code/codeedit.h"
#include "editor/pages/rules/rulespage.h"
#include "editor/pages/rules/textpage.h"
#include "editor/window/packdialog.h"
#include "engine/module/model/module.h"

#include <QApplication>
#include <QPlainTextEdit>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

using namespace app;
using editor::EditorWindow;

/// From a new module to a packed game that is tried and installed.
class tst_Workshop : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init();
    void cleanup();
    void newModulePlaysAtOnce_data();
    void newModulePlaysAtOnce();
    void editsACopyOfAShippedModule();
    void typingIsUndoneAndSeenInBothWindows();
    void problemsAppearAndGo();
    void savedRulesAreLiveInTheGame();
    void copyHasNoProblemsOfItsOwn_data();
    void copyHasNoProblemsOfItsOwn();
    void packsAndInstalls();
    void countsTheTestsOfRules_data();
    void countsTheTestsOfRules();
    void refusesNames();

private:
    EditorWindow *make(const QString &templateName = QStringLiteral("hex"));
    static editor::TextPage *texts(EditorWindow *window);
    static QPlainTextEdit *editOf(EditorWindow *window, const QString &file);
    static void type(EditorWindow *window, const QString &file, const QString &text);
    static TryWindow *tryWindow();

    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<Library> m_library;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<Workshop> m_workshop;
};

void tst_Workshop::init()
{
    m_dir = std::make_unique<QTemporaryDir>();
    m_library = std::make_unique<Library>(QStringLiteral(HEXSMITH_BIN_DIR), m_dir->path());
    m_library->refresh();
    m_settings = std::make_unique<Settings>();
    m_settings->setLanguage(QStringLiteral("en"));
    m_workshop = std::make_unique<Workshop>(*m_library, *m_settings);
    m_workshop->setTemplates(QStringLiteral(HEXSMITH_SOURCE_DIR "/resources/templates"));
}

void tst_Workshop::cleanup()
{
    const auto windows = QApplication::topLevelWidgets();
    for (QWidget *window : windows) {
        if (qobject_cast<TryWindow *>(window) || qobject_cast<EditorWindow *>(window))
            window->deleteLater();
    }
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    m_workshop.reset();
}

EditorWindow *tst_Workshop::make(const QString &templateName)
{
    const auto made = m_workshop->create(QStringLiteral("My battle"), templateName);
    if (!made)
        return nullptr;
    return QTest::qWaitFor([&] { return made.value()->live().isCurrent(); }, 20'000) ? made.value()
                                                                                     : nullptr;
}

editor::TextPage *tst_Workshop::texts(EditorWindow *window)
{
    for (editor::Page *page : window->pages()) {
        if (auto *texts = qobject_cast<editor::TextPage *>(page))
            return texts;
    }
    return nullptr;
}

QPlainTextEdit *tst_Workshop::editOf(EditorWindow *window, const QString &file)
{
    for (editor::Page *page : window->pages()) {
        if (auto *rules = qobject_cast<editor::RulesPage *>(page); rules && rules->edit(file))
            return rules->edit(file);
    }
    return texts(window)->edit(file);
}

void tst_Workshop::type(EditorWindow *window, const QString &file, const QString &text)
{
    window->open({file, 1, {}});
    QPlainTextEdit *edit = editOf(window, file);
    QVERIFY(edit);
    edit->moveCursor(QTextCursor::End);
    QTest::keyClicks(edit, text);
}

TryWindow *tst_Workshop::tryWindow()
{
    for (QWidget *window : QApplication::topLevelWidgets()) {
        if (auto *found = qobject_cast<TryWindow *>(window))
            return found;
    }
    return nullptr;
}

void tst_Workshop::newModulePlaysAtOnce_data()
{
    QTest::addColumn<QString>("templateName");
    QTest::newRow("hexes") << QStringLiteral("hex");
    QTest::newRow("areas") << QStringLiteral("area");
}

void tst_Workshop::newModulePlaysAtOnce()
{
    QFETCH(QString, templateName);
    EditorWindow *window = make(templateName);
    QVERIFY(window);
    QCOMPARE(window->live().module()->title, QStringLiteral("My battle"));
    QVERIFY(window->live().canBePlayed());
    QTest::keyClick(window, Qt::Key_F5);
    TryWindow *tried = tryWindow();
    QVERIFY(tried);
    QVERIFY(tried->gamePage());
    QVERIFY(!tried->gamePage()->controller().offer().actions.empty());
}

void tst_Workshop::editsACopyOfAShippedModule()
{
    const auto opened = m_workshop->edit(QStringLiteral(HEXSMITH_SOURCE_DIR "/modules/tutorial"));
    QVERIFY2(bool(opened), opened ? "" : qPrintable(opened.error().message));
    auto &document = opened.value()->document();
    QVERIFY(document.folder().startsWith(m_library->designsFolder()));
    QVERIFY(!document.isModified());
    QVERIFY(
        document.json(QStringLiteral("module.json"), {QStringLiteral("id")})->toJson().toString()
        != QLatin1String("tutorial"));
    // A second window on the same folder shows the same document.
    const auto again = m_workshop->edit(document.folder());
    QVERIFY(bool(again));
    QCOMPARE(&again.value()->document(), &document);
    // They share what keeps looking at it, too.
    QCOMPARE(&again.value()->live(), &opened.value()->live());
    QVERIFY(!m_workshop->edit(m_dir->filePath(QStringLiteral("nowhere"))));
}

void tst_Workshop::typingIsUndoneAndSeenInBothWindows()
{
    EditorWindow *window = make();
    QVERIFY(window);
    const auto second = m_workshop->edit(window->document().folder());
    QVERIFY(bool(second));
    const QString file = QStringLiteral("rules/main.lua");
    const QByteArray before = window->document().bytes(file);
    second.value()->open({file, 1, {}});
    type(window, file, QStringLiteral("-- a remark"));
    QCOMPARE(window->document().bytes(file), before + "-- a remark");
    QVERIFY(editOf(second.value(), file)->toPlainText().endsWith(QLatin1String("a remark")));
    QTest::keyClick(window, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(window->document().bytes(file), before);
    QTest::keyClick(window, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(window->document().bytes(file), before + "-- a remark");
}

void tst_Workshop::problemsAppearAndGo()
{
    EditorWindow *window = make();
    QVERIFY(window);
    QVERIFY(!engine::hasErrors(window->live().issues()));
    type(window, QStringLiteral("rules/main.lua"), QStringLiteral("local = 1"));
    QTRY_VERIFY_WITH_TIMEOUT(engine::hasErrors(window->live().issues()), 20'000);
    for (const engine::Issue &issue : window->live().issues()) {
        if (issue.severity != engine::Issue::Severity::Error)
            continue;
        QCOMPARE(issue.file, QStringLiteral("rules/main.lua"));
        QVERIFY(issue.line > 0);
    }
    window->document().history().undo();
    QTRY_VERIFY_WITH_TIMEOUT(!engine::hasErrors(window->live().issues()), 20'000);
}

void tst_Workshop::savedRulesAreLiveInTheGame()
{
    EditorWindow *window = make();
    QVERIFY(window);
    QTest::keyClick(window, Qt::Key_F5);
    TryWindow *tried = tryWindow();
    QVERIFY(tried && tried->gamePage());
    auto &before = tried->gamePage()->controller();
    QVERIFY(bool(before.game().perform(before.offer().actions.front())));
    const auto hash = before.state().hash();
    type(window, QStringLiteral("rules/main.lua"), QStringLiteral("local nothing_new = 1"));
    QVERIFY(window->save());
    QTRY_VERIFY_WITH_TIMEOUT(tried->message().contains(QLatin1String("replay")), 20'000);
    QCOMPARE(tried->gamePage()->controller().game().commandCount(), 1);
    QCOMPARE(tried->gamePage()->controller().state().hash(), hash);
    // Broken rules leave the game as it is.
    type(window, QStringLiteral("rules/main.lua"), QStringLiteral(" local = 1"));
    QVERIFY(window->save());
    QTRY_VERIFY_WITH_TIMEOUT(tried->message().contains(QLatin1String("before")), 20'000);
    QCOMPARE(tried->gamePage()->controller().state().hash(), hash);
}

void tst_Workshop::copyHasNoProblemsOfItsOwn_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("name");
    const QString modules = QStringLiteral(HEXSMITH_SOURCE_DIR "/modules/");
    QTest::newRow("edit a copy") << modules + QStringLiteral("tutorial") << QString();
    QTest::newRow("named copy") << modules + QStringLiteral("tutorial") << "My battle";
    QTest::newRow("like a side") << modules + QStringLiteral("tutorial") << "Blue";
    QTest::newRow("hexes") << QStringLiteral("hex") << "My battle";
    QTest::newRow("areas") << QStringLiteral("area") << "My battle";
}

void tst_Workshop::copyHasNoProblemsOfItsOwn()
{
    QFETCH(QString, source);
    QFETCH(QString, name);
    const auto made = name.isEmpty() ? m_workshop->edit(source)
        : source.contains(u'/')      ? m_workshop->createCopy(name, source)
                                     : m_workshop->create(name, source);
    QVERIFY2(bool(made), made ? "" : qPrintable(made.error().message));
    QTRY_VERIFY_WITH_TIMEOUT(made.value()->live().isCurrent(), 20'000);
    QStringList issues;
    for (const engine::Issue &issue : made.value()->live().issues())
        issues << issue.toString();
    QCOMPARE(issues, QStringList());
    if (!name.isEmpty())
        QCOMPARE(made.value()->live().module()->title, name);
}

void tst_Workshop::countsTheTestsOfRules_data()
{
    QTest::addColumn<QString>("tests"); // instead of those of the template; empty: none
    QTest::addColumn<QString>("said");
    QTest::newRow("none") << QString() << "No rule has a test.";
    QTest::newRow("of no rule") << QStringLiteral("test(\"it plays\", function() end)\n")
                                << "none shows a rule of the rulebook.";
    QTest::newRow("of a rule") << QStringLiteral("test(\"NEW-001: it plays\", function() end)\n"
                                                 "test(\"and more\", function() end)\n")
                               << "1 of 4 rules.";
}

void tst_Workshop::countsTheTestsOfRules()
{
    QFETCH(QString, tests);
    QFETCH(QString, said);
    EditorWindow *window = make(QStringLiteral("hex-empty"));
    QVERIFY(window);
    auto draft = window->document().draft();
    for (const QString &file : window->document().files().keys()) {
        if (file.startsWith(u"tests/") && file.endsWith(u".lua"))
            draft.removeFile(file);
    }
    if (!tests.isEmpty())
        draft.setBytes(QStringLiteral("tests/mine.lua"), tests.toUtf8());
    window->document().commit(draft, QStringLiteral("Test"));
    QTRY_VERIFY_WITH_TIMEOUT(window->live().isCurrent(), 20'000);
    const editor::PackDialog dialog(window->live());
    QStringList checks;
    const auto *list = dialog.findChildren<QTreeWidget *>().value(0);
    QVERIFY(list);
    for (int i = 0; i < list->topLevelItemCount(); ++i)
        checks << list->topLevelItem(i)->text(0);
    QVERIFY2(checks.join(u'\n').contains(said), qPrintable(checks.join(u'\n')));
}

void tst_Workshop::packsAndInstalls()
{
    EditorWindow *window = make();
    QVERIFY(window);
    editor::PackDialog dialog(window->live());
    QVERIFY(dialog.mayPack());
    const QString file = m_dir->filePath(QStringLiteral("mine.hexmod"));
    QVERIFY(dialog.packTo(file));
    QVERIFY(!dialog.packTo(m_dir->filePath(QStringLiteral("no/such/folder/mine.hexmod"))));
    const auto prepared = m_library->prepare(file);
    QVERIFY2(bool(prepared), prepared ? "" : qPrintable(prepared.error().message));
    const auto installed = m_library->install(prepared.value());
    QVERIFY2(bool(installed), installed ? "" : qPrintable(installed.error().message));
    m_library->refresh();
    const auto module = m_library->module(window->live().module()->id);
    QVERIFY(module);
    QCOMPARE(module->title, QStringLiteral("My battle"));
    engine::GameSetup setup;
    setup.scenario = module->scenarios.front().id;
    QVERIFY(bool(startGame(module, setup, {})));
}

void tst_Workshop::refusesNames()
{
    QVERIFY(!m_workshop->create(QStringLiteral("Mine"), QStringLiteral("nothing")));
}

QTEST_MAIN(tst_Workshop)
#include "tst_workshop.moc"

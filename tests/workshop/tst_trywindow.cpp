// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/game/gamecontroller.h"
#include "app/player/gamepage.h"
#include "app/workshop/positionpanel.h"
#include "app/workshop/recorddialog.h"
#include "app/workshop/triedgame.h"
#include "app/workshop/workshop.h"
#include "editor/code/codeedit.h"
#include "editor/pages/rules/consolepanel.h"
#include "editor/pages/rules/rulespage.h"
#include "engine/module/model/module.h"
#include "scripting/testing/testrunner.h"

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace app;
using editor::EditorWindow;

/// The window in which a module is tried: console, position by hand, tests from what was played.
class tst_TryWindow : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init();
    void cleanup();
    void consoleLooksAtTheGame();
    void setsThePosition();
    void jumpsToADecision();
    void recordsATest();
    void asksWhenTheGameDiffers_data();
    void asksWhenTheGameDiffers();
    void positionSurvivesNewRules();
    void leavesNothingInTheLibrary();

private:
    void perform(int actions);
    void typeRule(const QString &before, const QString &after);
    editor::RulesPage *rulesPage() const;
    GameController &controller() const { return m_tried->gamePage()->controller(); }

    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<Library> m_library;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<Workshop> m_workshop;
    EditorWindow *m_editor = nullptr;
    TryWindow *m_tried = nullptr;
};

void tst_TryWindow::init()
{
    m_dir = std::make_unique<QTemporaryDir>();
    m_library = std::make_unique<Library>(QStringLiteral(HEXSMITH_BIN_DIR), m_dir->path());
    m_library->refresh();
    m_settings = std::make_unique<Settings>();
    m_settings->setLanguage(QStringLiteral("en"));
    m_workshop = std::make_unique<Workshop>(*m_library, *m_settings);
    m_workshop->setTemplates(QStringLiteral(HEXSMITH_SOURCE_DIR "/resources/templates"));
    const auto made = m_workshop->create(QStringLiteral("My battle"), QStringLiteral("hex"));
    QVERIFY(bool(made));
    m_editor = made.value();
    QVERIFY(QTest::qWaitFor([&] { return m_editor->live().isCurrent(); }, 60'000));
    QTest::keyClick(m_editor, Qt::Key_F5);
    m_tried = nullptr;
    for (QWidget *window : QApplication::topLevelWidgets()) {
        if (auto *found = qobject_cast<TryWindow *>(window))
            m_tried = found;
    }
    QVERIFY(m_tried && m_tried->gamePage());
}

void tst_TryWindow::cleanup()
{
    for (QWidget *window : QApplication::topLevelWidgets()) {
        if (qobject_cast<TryWindow *>(window) || qobject_cast<EditorWindow *>(window))
            window->deleteLater();
    }
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    m_workshop.reset();
}

editor::RulesPage *tst_TryWindow::rulesPage() const
{
    for (editor::Page *page : m_editor->pages()) {
        if (auto *rules = qobject_cast<editor::RulesPage *>(page))
            return rules;
    }
    return nullptr;
}

void tst_TryWindow::perform(int actions)
{
    for (int i = 0; i < actions; ++i)
        QVERIFY(controller().perform(controller().offer().actions.front()));
}

void tst_TryWindow::typeRule(const QString &before, const QString &after)
{
    const QString file = QStringLiteral("rules/movement.lua");
    auto &document = m_editor->document();
    QByteArray bytes = document.bytes(file);
    QVERIFY2(bytes.contains(before.toUtf8()), qPrintable(before));
    auto draft = document.draft();
    draft.setBytes(file, bytes.replace(before.toUtf8(), after.toUtf8()));
    document.commit(draft, QStringLiteral("Change a rule"));
    QVERIFY(m_editor->save());
}

void tst_TryWindow::consoleLooksAtTheGame()
{
    editor::ConsolePanel &console = rulesPage()->console();
    m_editor->open({QStringLiteral("rules/main.lua"), 1, {}});
    QVERIFY(console.input()->isVisibleTo(rulesPage()));
    const QByteArray before = controller().state().hash();
    QTest::keyClicks(console.input(), QStringLiteral("game:piece('BL-1').steps"));
    QTest::keyClick(console.input(), Qt::Key_Return);
    QVERIFY2(console.output().endsWith(QLatin1String("\n2")), qPrintable(console.output()));
    QTest::keyClicks(console.input(), QStringLiteral("while true do end"));
    QTest::keyClick(console.input(), Qt::Key_Return);
    QVERIFY2(console.output().contains(QLatin1String("too long")), qPrintable(console.output()));
    QCOMPARE(controller().state().hash(), before);
    perform(1);
    m_tried->close();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(!console.input()->isVisibleTo(rulesPage()));
}

void tst_TryWindow::setsThePosition()
{
    m_tried->positionAction()->trigger();
    PositionPanel &panel = m_tried->position();
    const engine::PieceId piece = controller().module().piece(QStringLiteral("BL-1"));
    panel.pieceBox()->setCurrentText(QStringLiteral("BL-1"));
    panel.placeBox()->setCurrentText(QStringLiteral("0504"));
    panel.stepsBox()->setValue(1);
    QTest::mouseClick(panel.placeButton(), Qt::LeftButton);
    const auto &space = controller().module().map.space(controller().state().piece(piece).space);
    QCOMPARE(space.id, QStringLiteral("0504"));
    QCOMPARE(controller().state().piece(piece).steps, 1);
    panel.placeBox()->setCurrentText(QStringLiteral("nowhere"));
    QTest::mouseClick(panel.placeButton(), Qt::LeftButton);
    QVERIFY2(m_tried->message().contains(QLatin1String("nowhere")), qPrintable(m_tried->message()));
    QVERIFY(!m_tried->game().setPosition(engine::Json(5)));
    panel.clearMap();
    QVERIFY(!controller().state().piece(piece).space);
}

void tst_TryWindow::jumpsToADecision()
{
    QVERIFY(m_tried->game().decisions().contains(QStringLiteral("fight")));
    QAction *fight = nullptr;
    for (QAction *action : m_tried->decisionMenu()->actions()) {
        if (action->text() == u"fight")
            fight = action;
    }
    QVERIFY(fight);
    fight->trigger();
    QCOMPARE(controller().state().names().text(controller().offer().decision),
             QStringLiteral("fight"));
    QVERIFY(!m_tried->game().jumpTo(QStringLiteral("no such decision")));
}

void tst_TryWindow::recordsATest()
{
    perform(2);
    const QString file = QStringLiteral("tests/recorded.lua");
    QTimer::singleShot(0, this, [&] {
        auto *dialog = qobject_cast<RecordDialog *>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        QCOMPARE(dialog->steps()->count(), 2);
        dialog->nameEdit()->clear();
        QTest::keyClicks(dialog->nameEdit(), QStringLiteral("HX-004: as played"));
        dialog->steps()->setCurrentRow(0);
        QVERIFY(dialog->recordButton()->isEnabled());
        QTest::mouseClick(dialog->recordButton(), Qt::LeftButton);
    });
    m_tried->recordAction()->trigger();
    QVERIFY(m_editor->document().bytes(file).contains("game:act("));
    QVERIFY(m_editor->document().bytes(file).contains("HX-004: as played"));
    QVERIFY2(rulesPage()->edit(file), "the editor shows the test");
    QTRY_VERIFY_WITH_TIMEOUT(m_editor->live().isCurrent(), 60'000);
    const auto &module = m_editor->live().module();
    auto rules = scripting::LuaRules::load(*module);
    QVERIFY(bool(rules));
    int passed = 0;
    scripting::TestRunner(*module, *rules.value()).run([&](const auto &result) {
        QVERIFY2(result.passed, qPrintable(result.failure));
        passed += result.file == file ? 1 : 0;
    });
    QCOMPARE(passed, 1);
    QVERIFY(!m_tried->addTest(QStringLiteral("../outside.lua"), QStringLiteral("x")));
    m_editor->document().history().undo();
    QVERIFY(!m_editor->document().files().contains(file));
}

void tst_TryWindow::asksWhenTheGameDiffers_data()
{
    QTest::addColumn<bool>("goesOn");
    QTest::newRow("go on with the new rules") << true;
    QTest::newRow("keep the old rules") << false;
}

void tst_TryWindow::asksWhenTheGameDiffers()
{
    QFETCH(bool, goesOn);
    perform(2);
    const QByteArray before = controller().state().hash();
    typeRule(
        QStringLiteral("moved = victory.take,"),
        QStringLiteral("moved = function(turn, piece) turn:set(piece, \"moved\", false) end,"));
    QTRY_VERIFY_WITH_TIMEOUT(m_tried->isAsking(), 60'000);
    QVERIFY(m_tried->message().contains(QLatin1String("Differs from step 1")));
    QCOMPARE(controller().state().hash(), before);
    QVERIFY(m_tried->goOnAction()->isVisible());
    (goesOn ? m_tried->goOnAction() : m_tried->keepAction())->trigger();
    QVERIFY(!m_tried->isAsking());
    QVERIFY(!m_tried->goOnAction()->isVisible());
    QCOMPARE(controller().game().commandCount(), goesOn ? 0 : 2);
    perform(1);
}

void tst_TryWindow::positionSurvivesNewRules()
{
    engine::Json edit = engine::Json::object();
    edit.insert(QStringLiteral("place"), "BL-1");
    edit.insert(QStringLiteral("space"), "0504");
    engine::Json edits = engine::Json::array();
    edits.append(edit);
    QVERIFY(bool(m_tried->game().setPosition(edits)));
    const QByteArray before = controller().state().hash();
    typeRule(QStringLiteral("local movement = {}"), QStringLiteral("local movement = {} "));
    QTRY_VERIFY_WITH_TIMEOUT(m_tried->message().contains(QLatin1String("replay")), 60'000);
    QCOMPARE(controller().state().hash(), before);
}

void tst_TryWindow::leavesNothingInTheLibrary()
{
    perform(2);
    QVERIFY(m_library->saves().isEmpty()); // also if the program ended now
    QVERIFY(!m_tried->actions().action(QStringLiteral("save"))->isEnabled());
    m_tried->start(); // another one in its place
    perform(1);
    m_tried->showLibrary();
    QVERIFY(m_library->saves().isEmpty());
    m_tried->reload();
    QVERIFY(m_tried->gamePage());
    perform(1);
    m_tried->close();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(m_library->saves().isEmpty());
}

QTEST_MAIN(tst_TryWindow)
#include "tst_trywindow.moc"

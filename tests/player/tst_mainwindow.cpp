// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGlobal>

#include "app/player/board/boardinput.h"
#include "app/player/board/whytip.h"
#include "app/player/game/gamewishes.h"
#include "app/player/gamepage.h"
#include "app/player/gamepanels.h"
#include "app/player/history/historybar.h"
#include "app/player/library/page/librarypage.h"
#include "app/player/mainwindow.h"
#include "app/player/manualwindow.h"
#include "app/player/newgame/newgamedialog.h"
#include "app/player/panels/forcespanel.h"
#include "app/player/panels/notespanel.h"
#include "app/player/panels/rulebookpanel.h"
#include "app/player/parts/diceroller.h"
#include "app/player/parts/messagestrip.h"

#include <QComboBox>
#include <QDir>
#include <QInputDialog>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QStackedWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QTreeWidget>

using namespace app;

namespace {

void write(const QString &path, const QByteArray &bytes)
{
    QDir().mkpath(QFileInfo(path).absolutePath());
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

} // namespace

/// Plays in the real window, by clicks and keys as a person would.
class tst_MainWindow : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void showsGames();
    void opensTutorialByClicks();
    void playsAndUndoes();
    void refusesWithReason();
    void computerAnswers();
    void changesLanguageAtOnce();
    void changesThemeAtOnce();
    void brokenModuleIsAStrip();
    void savesAndContinues();
    void interruptedGameIsOffered();
    void installsDroppedModule();
    void panelsReachTheBoard();
    void damagedSaveIsAStrip();
    void readsTheManual();
    void forcesTellNamesAndNoFalseLosses();
    void turnBarKeepsThePhase();
    void showsVictoryAndRange();
    void keepsNotesWithTheGame();
    void keepsNamedBookmarks();
    void remembersTheMap();
    void diceForHouseUse();

private:
    void open(const QString &red);
    QPushButton *button(const QString &name) const;
    /// Chooses the first offered move and does it by two clicks on the board.
    void moveByClicks();

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<Library> m_library;
    std::unique_ptr<MainWindow> m_window;
};

void tst_MainWindow::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<Settings>(m_folder->filePath(QStringLiteral("settings.ini")));
    m_settings->setLanguage(QStringLiteral("en"));
    m_settings->setLook(Settings::Look::Light);
    m_settings->setAnimationSpeed(0);
    m_library = std::make_unique<Library>(QStringLiteral(HEXSMITH_BIN_DIR),
                                          m_folder->filePath(QStringLiteral("data")));
    m_library->refresh();
    m_window = std::make_unique<MainWindow>(*m_library, *m_settings);
    m_window->resize(1280, 720);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
}

void tst_MainWindow::cleanup()
{
    m_window.reset();
    m_library.reset();
    m_settings.reset();
    m_folder.reset();
}

QPushButton *tst_MainWindow::button(const QString &name) const
{
    for (auto *one : m_window->findChildren<QPushButton *>(name)) {
        if (one->isVisible())
            return one;
    }
    return nullptr;
}

void tst_MainWindow::open(const QString &red)
{
    const QString path = m_library->module(QStringLiteral("tutorial"))->files.path();
    m_window->askNewGame(path, QString());
    auto *dialog = m_window->findChild<NewGameDialog *>();
    QVERIFY(dialog);
    auto *player = dialog->findChild<QComboBox *>(QStringLiteral("player-red"));
    player->setCurrentIndex(player->findData(red));
    QTest::keyClick(dialog, Qt::Key_Return);
    QTRY_VERIFY(m_window->gamePage());
}

void tst_MainWindow::moveByClicks()
{
    GamePage &page = *m_window->gamePage();
    const auto &actions = page.controller().offer().actions;
    const auto move = std::find_if(actions.begin(), actions.end(), [](const engine::Action &one) {
        return one.piece && one.space;
    });
    QVERIFY(move != actions.end());
    const engine::Action chosen = *move;
    const engine::SpaceId from = page.controller().state().piece(chosen.piece).space;
    view::BoardView &board = page.board();
    board.fit();
    QTest::mouseClick(&board, Qt::LeftButton, {}, board.viewPoint(from));
    QCOMPARE(page.input().selected(), chosen.piece);
    QVERIFY(!board.signs().reach.empty());
    QTest::mouseClick(&board, Qt::LeftButton, {}, board.viewPoint(chosen.space));
    QCOMPARE(page.controller().state().piece(chosen.piece).space, chosen.space);
}

void tst_MainWindow::showsGames()
{
    QVERIFY(!m_window->gamePage());
    QVERIFY(button(QStringLiteral("newGame")));
    QVERIFY(!m_window->actions().action(QStringLiteral("save"))->isEnabled());
}

void tst_MainWindow::opensTutorialByClicks()
{
    QTest::mouseClick(button(QStringLiteral("newGame")), Qt::LeftButton);
    auto *dialog = m_window->findChild<NewGameDialog *>();
    QVERIFY(dialog);
    QTest::mouseClick(dialog->findChild<QPushButton *>(QStringLiteral("start")), Qt::LeftButton);
    QTRY_VERIFY(m_window->gamePage());
    QVERIFY(m_window->gamePage()->isVisible());
    QVERIFY(m_window->gamePage()->board().width() >= 560);
    QVERIFY(m_window->gamePage()->board().height() >= 440);
}

void tst_MainWindow::playsAndUndoes()
{
    open(QStringLiteral("human"));
    GameController &controller = m_window->gamePage()->controller();
    const QByteArray before = controller.state().hash();
    moveByClicks();
    QCOMPARE(controller.game().commandCount(), 1);
    QAction *undo = m_window->actions().action(QStringLiteral("undo"));
    QVERIFY(undo->isEnabled());
    QVERIFY(undo->toolTip().startsWith(QLatin1String("Undo: ")));
    undo->trigger();
    QCOMPARE(controller.state().hash(), before);
    QVERIFY(!undo->isEnabled());
    m_window->actions().action(QStringLiteral("redo"))->trigger();
    QCOMPARE(controller.game().commandCount(), 1);
}

void tst_MainWindow::refusesWithReason()
{
    open(QStringLiteral("human"));
    GamePage &page = *m_window->gamePage();
    const auto &first = page.controller().offer().actions.front();
    QVERIFY(first.piece);
    page.input().select(first.piece);
    const engine::SpaceId far = page.controller().module().map.find(QStringLiteral("1912"));
    QVERIFY(far);
    QVERIFY(page.controller().actions(first.piece, far).empty());
    const QByteArray before = page.controller().state().hash();
    QTest::mouseClick(&page.board(), Qt::LeftButton, {}, page.board().viewPoint(far));
    QCOMPARE(page.controller().state().hash(), before);
    engine::Action asked;
    asked.verb = first.verb;
    asked.piece = first.piece;
    asked.space = far;
    QVERIFY(!page.controller().whyNot(asked).text.isEmpty());
    QVERIFY(!page.controller().whyNot(asked).rule.isEmpty());
    // The reason stands on the board, and a click on it opens the rule.
    auto *tip = page.board().findChild<WhyTip *>();
    QVERIFY(tip->isVisible());
    const QString rule = page.controller().whyNot(asked).rule;
    QVERIFY(tip->text().contains(rule));
    QVERIFY(page.board().rect().contains(tip->geometry()));
    QTest::mouseClick(tip, Qt::LeftButton, {}, {4, 4});
    QVERIFY(!tip->isVisible());
    QCOMPARE(m_window->findChild<RulebookPanel *>()->shownRule(), rule);
    QTest::keyClick(&page.board(), Qt::Key_Escape);
    QVERIFY(!page.input().selected());
}

void tst_MainWindow::computerAnswers()
{
    open(QStringLiteral("random"));
    GameController &controller = m_window->gamePage()->controller();
    const engine::SideId blue = controller.module().side(u"blue");
    const engine::SideId red = controller.module().side(u"red");
    // Blue passes by the main button until red has decided something.
    const auto redHasDecided = [&] {
        const auto &history = controller.game().history();
        return std::any_of(history.begin(), history.end(),
                           [&](const engine::Command &one) { return one.side == red; });
    };
    for (int i = 0; i < 20 && !redHasDecided(); ++i) {
        if (controller.offer().side == blue)
            QTest::keyClick(&m_window->gamePage()->board(), Qt::Key_Return);
        QTest::qWait(20);
    }
    QTRY_VERIFY(redHasDecided());
}

void tst_MainWindow::changesLanguageAtOnce()
{
    open(QStringLiteral("human"));
    GameController &controller = m_window->gamePage()->controller();
    moveByClicks();
    const QByteArray before = controller.state().hash();
    const QString english = controller.texts().render(controller.offer().prompt);
    m_settings->setLanguage(QStringLiteral("es"));
    QCOMPARE(controller.state().hash(), before);
    QVERIFY(controller.texts().render(controller.offer().prompt) != english);
    m_settings->setLanguage(QStringLiteral("en"));
    QCOMPARE(controller.texts().render(controller.offer().prompt), english);
}

void tst_MainWindow::changesThemeAtOnce()
{
    const QColor light = QApplication::palette().color(QPalette::Window);
    m_settings->setLook(Settings::Look::Dark);
    QVERIFY(QApplication::palette().color(QPalette::Window).lightness() < light.lightness());
    m_settings->setTextSize(160);
    QCOMPARE(QApplication::font().pixelSize(), 21);
    m_settings->setTextSize(100);
}

void tst_MainWindow::brokenModuleIsAStrip()
{
    write(m_library->modulesFolder() + QStringLiteral("/bagration/module.json"),
          "{ \"format\": 1,");
    write(m_library->modulesFolder() + QStringLiteral("/noise.hexmod"), "this is no zip file");
    m_window->showLibrary();
    const auto strips = m_window->findChildren<MessageStrip *>(QStringLiteral("brokenModule"));
    QCOMPARE(strips.size(), 2);
    QVERIFY(strips.first()->text().contains(QLatin1String("bagration")));
    QVERIFY(strips.first()->text().contains(QLatin1String("module.json:1")));
    QVERIFY(button(QStringLiteral("newGame"))); // the good ones are still there
}

void tst_MainWindow::savesAndContinues()
{
    open(QStringLiteral("human"));
    moveByClicks();
    const QByteArray hash = m_window->gamePage()->controller().state().hash();
    m_window->actions().action(QStringLiteral("save"))->trigger();
    const QString path = m_window->gamePage()->keeper().path();
    QVERIFY(QFileInfo::exists(path));
    m_window->showLibrary();
    QVERIFY(!m_window->gamePage());
    QTRY_VERIFY(button(QStringLiteral("continue")));
    QTest::mouseClick(button(QStringLiteral("continue")), Qt::LeftButton);
    QTRY_VERIFY(m_window->gamePage());
    QCOMPARE(m_window->gamePage()->controller().state().hash(), hash);
}

void tst_MainWindow::interruptedGameIsOffered()
{
    open(QStringLiteral("human"));
    moveByClicks();
    const QByteArray hash = m_window->gamePage()->controller().state().hash();
    // As after a crash: the window is gone without having left the game.
    m_window.reset();
    const auto saves = m_library->saves();
    QCOMPARE(saves.size(), 1);
    QVERIFY(saves.first().kind == LibrarySave::Kind::Interrupted);
    m_window = std::make_unique<MainWindow>(*m_library, *m_settings);
    m_window->openFile(saves.first().path);
    QVERIFY(m_window->gamePage());
    QCOMPARE(m_window->gamePage()->controller().state().hash(), hash);
    QVERIFY(m_library->saves().isEmpty()); // the old journal is not offered twice
}

void tst_MainWindow::installsDroppedModule()
{
    const QString pack = m_folder->filePath(QStringLiteral("gift.hexmod"));
    QVERIFY(m_library->module(QStringLiteral("tutorial"))->files.pack(pack));
    m_window->openFile(pack);
    // It came with the program.
    QVERIFY(!QFileInfo::exists(m_library->modulesFolder() + QStringLiteral("/tutorial.hexmod")));
    QVERIFY(m_window->findChild<MessageStrip *>(QStringLiteral("message"))
                ->text()
                .contains(QLatin1String("already installed")));
    write(m_folder->filePath(QStringLiteral("bad.hexmod")), "nothing");
    m_window->openFile(m_folder->filePath(QStringLiteral("bad.hexmod")));
    auto *strip = m_window->findChild<MessageStrip *>(QStringLiteral("message"));
    QVERIFY(strip);
    QVERIFY(strip->text().contains(QLatin1String("bad.hexmod")));
}

void tst_MainWindow::panelsReachTheBoard()
{
    open(QStringLiteral("human"));
    GamePage &page = *m_window->gamePage();
    GameWishes &wishes = GameWishes::of(page.controller());
    const engine::SpaceId space = page.controller().module().map.find(QStringLiteral("1912"));
    emit wishes.spaceHighlighted(space);
    QVERIFY(!page.board().signs().overlays.empty());
    QCOMPARE(page.board().signs().overlays.back().spaces, std::vector<engine::SpaceId>{space});
    emit wishes.spaceHighlighted({});
    QVERIFY(page.board().signs().overlays.empty());

    const auto &phases = page.controller().module().sequence.phases();
    const auto ruled = std::find_if(phases.begin(), phases.end(),
                                    [](const auto &phase) { return !phase.rule.isEmpty(); });
    QVERIFY(ruled != phases.end());
    emit wishes.phaseRequested(engine::PhaseId(int32_t(ruled - phases.begin())));
    QCOMPARE(m_window->findChild<RulebookPanel *>()->shownRule(), ruled->rule);

    moveByClicks();
    emit wishes.replayRequested();
    QVERIFY(m_window->findChild<QWidget *>(QStringLiteral("past"))->isVisible());
    QTest::keyClick(&page.board(), Qt::Key_Escape);
    emit wishes.newGameRequested();
    QVERIFY(m_window->findChild<NewGameDialog *>());
}

void tst_MainWindow::keepsNotesWithTheGame()
{
    open(QStringLiteral("human"));
    moveByClicks();
    const auto edit = [this] { return m_window->findChild<NotesPanel *>()->edit(); };
    edit()->setPlainText(QStringLiteral("Hold the bridge — at any price"));
    m_window->actions().action(QStringLiteral("save"))->trigger();
    const QString path = m_window->gamePage()->keeper().path();
    QVERIFY(m_window->gamePage()->keeper().isSaved());
    m_window->showLibrary();
    m_window->openFile(path);
    QCOMPARE(edit()->toPlainText(), QStringLiteral("Hold the bridge — at any price"));
    QVERIFY(m_window->gamePage()->keeper().isSaved());
    edit()->setPlainText(QStringLiteral("Take the mill"));
    QVERIFY(!m_window->gamePage()->keeper().isSaved());
    // As after a crash: what was written is in the journal.
    m_window.reset();
    const auto saves = m_library->saves();
    const auto interrupted = std::find_if(saves.begin(), saves.end(), [](const LibrarySave &one) {
        return one.kind == LibrarySave::Kind::Interrupted;
    });
    QVERIFY(interrupted != saves.end());
    m_window = std::make_unique<MainWindow>(*m_library, *m_settings);
    m_window->openFile(interrupted->path);
    QCOMPARE(edit()->toPlainText(), QStringLiteral("Take the mill"));
}

void tst_MainWindow::keepsNamedBookmarks()
{
    open(QStringLiteral("human"));
    moveByClicks();
    QTimer answer;
    connect(&answer, &QTimer::timeout, this, [] {
        if (auto *dialog = qobject_cast<QInputDialog *>(QApplication::activeModalWidget())) {
            dialog->setTextValue(QStringLiteral("Over the river"));
            dialog->accept();
        }
    });
    answer.start(10);
    m_window->actions().action(QStringLiteral("nameBookmark"))->trigger();
    answer.stop();
    moveByClicks();
    m_window->actions().action(QStringLiteral("bookmark"))->trigger();
    m_window->actions().action(QStringLiteral("save"))->trigger();
    const QString path = m_window->gamePage()->keeper().path();
    m_window->showLibrary();
    m_window->openFile(path);
    HistoryBar &bar = m_window->gamePage()->panels().history();
    QCOMPARE(bar.bookmarks().steps(), (QList<int>{1, 2}));
    QCOMPARE(bar.bookmarkName(1), QStringLiteral("Over the river"));
    QVERIFY(bar.bookmarks().name(2).isEmpty());
    // The list beside the button leads there.
    QToolButton *list = nullptr;
    for (auto *one : bar.findChildren<QToolButton *>()) {
        if (one->accessibleName() == QLatin1String("All bookmarks"))
            list = one;
    }
    QVERIFY(list && list->isVisible());
    list->click();
    auto *menu = bar.findChild<QMenu *>(QStringLiteral("bookmarks"));
    QVERIFY(menu && menu->actions().first()->text().contains(QLatin1String("Over the river")));
    menu->actions().first()->trigger();
    QCOMPARE(m_window->gamePage()->controller().shownStep(), 1);
}

void tst_MainWindow::remembersTheMap()
{
    open(QStringLiteral("human"));
    moveByClicks();
    view::BoardView *board = &m_window->gamePage()->board();
    board->zoomTo(1.7);
    board->centreOnPage(board->page().center() + QPointF(90, -60));
    const QRectF seen = board->visibleArea();
    m_window->showLibrary();
    m_window->openFile(m_library->saves().first().path);
    QTest::qWait(1);
    board = &m_window->gamePage()->board();
    QVERIFY(qAbs(board->zoom() - 1.7) < 0.01);
    QVERIFY((board->visibleArea().center() - seen.center()).manhattanLength() < 3);
    // Another game begins with all of its map.
    m_window->showLibrary();
    m_window->play(startGame(m_library->module(QStringLiteral("tutorial")),
                             {QStringLiteral("battle"), {}, 4711}, {}));
    QTest::qWait(1);
    board = &m_window->gamePage()->board();
    QCOMPARE(board->zoom(), board->camera().fittingZoom());
    // Also after the next start, and in a window of the size that it had.
    m_window->resize(1333, 777);
    m_window->close();
    m_window = std::make_unique<MainWindow>(*m_library, *m_settings);
    m_window->show();
    QCOMPARE(m_window->size(), QSize(1333, 777));
    m_window->openFile(m_library->saves().first().path);
    QTest::qWait(1);
    QVERIFY(qAbs(m_window->gamePage()->board().zoom() - 1.7) < 0.01);
}

void tst_MainWindow::diceForHouseUse()
{
    open(QStringLiteral("human"));
    GamePage &page = *m_window->gamePage();
    const QByteArray hash = page.controller().state().hash();
    const auto steps = page.controller().game().commandCount();
    m_window->actions().action(QStringLiteral("dice"))->trigger();
    auto *dice = m_window->findChild<DiceRoller *>();
    QVERIFY(dice && dice->isVisible());
    dice->findChild<QSpinBox *>(QStringLiteral("count"))->setValue(3);
    dice->findChild<QSpinBox *>(QStringLiteral("more"))->setValue(-2);
    auto *sides = dice->findChild<QComboBox *>(QStringLiteral("sides"));
    QSet<int> seen;
    for (int i = 0; i < 100; ++i) {
        QTest::mouseClick(dice->findChild<QPushButton *>(QStringLiteral("roll")), Qt::LeftButton);
        QCOMPARE(dice->dice().size(), 3);
        int sum = -2;
        for (const int value : dice->dice()) {
            QVERIFY(value >= 1 && value <= 6);
            seen << value;
            sum += value;
        }
        QCOMPARE(dice->sum(), sum);
        QVERIFY(dice->findChild<QLabel *>(QStringLiteral("result"))
                    ->text()
                    .contains(QString::number(sum)));
    }
    QCOMPARE(seen.size(), 6);
    sides->setCurrentIndex(sides->findData(20));
    dice->roll();
    // No game knows of it: neither the position with its own dice nor what is kept.
    QCOMPARE(page.controller().state().hash(), hash);
    QCOMPARE(page.controller().game().commandCount(), steps);
}

void tst_MainWindow::showsVictoryAndRange()
{
    open(QStringLiteral("human"));
    GamePage &page = *m_window->gamePage();
    const engine::Module &module = page.controller().module();
    QAction *victory = m_window->actions().action(QStringLiteral("victory"));
    victory->trigger();
    size_t shown = 0;
    for (const auto &overlay : page.board().signs().overlays) {
        QCOMPARE(overlay.id, QStringLiteral("victory"));
        for (const engine::SpaceId space : overlay.spaces)
            QVERIFY(module.map.space(space).features.contains(QLatin1String("victory")));
        shown += overlay.spaces.size();
    }
    QVERIFY(shown > 0);
    victory->trigger();
    QVERIFY(page.board().signs().overlays.empty());

    const engine::PieceId piece = page.controller().offer().actions.front().piece;
    page.input().select(piece);
    m_window->actions().action(QStringLiteral("range"))->trigger();
    const auto &overlays = page.board().signs().overlays;
    QCOMPARE(overlays.size(), size_t(1));
    const auto range = module.piece(piece).value(module.names.find(QByteArray("range")), 1).number;
    const auto from = module.map.space(page.controller().state().piece(piece).space).hex;
    for (const engine::SpaceId space : overlays.front().spaces)
        QVERIFY(module.map.space(space).hex.distance(from) <= range);
    QVERIFY(overlays.front().spaces.size() > 1);
}

void tst_MainWindow::turnBarKeepsThePhase()
{
    open(QStringLiteral("human"));
    auto *phase = m_window->findChild<QLabel *>(QStringLiteral("phase"));
    auto *status = m_window->findChild<QWidget *>(QStringLiteral("status"));
    for (const int width : {1600, 1280, 1024}) {
        m_window->resize(width, 720);
        QTest::qWait(1);
        QVERIFY(!phase->text().isEmpty());
        QVERIFY2(phase->width() >= phase->sizeHint().width(), qPrintable(QString::number(width)));
        const auto items = status->findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly);
        QVERIFY(!items.isEmpty());
        for (const QWidget *item : items)
            QVERIFY(!item->isVisible() || item->width() >= item->sizeHint().width());
    }
}

void tst_MainWindow::forcesTellNamesAndNoFalseLosses()
{
    open(QStringLiteral("human"));
    auto *forces = m_window->findChild<ForcesPanel *>();
    m_window->gamePage()->openDock(QStringLiteral("forces"));
    QTRY_VERIFY(forces->count(ForcesPanel::Group::OnMap) > 0);
    QCOMPARE(forces->count(ForcesPanel::Group::Lost), 0);
    QTreeWidgetItem *item = forces->tree()->topLevelItem(0);
    while (item->childCount())
        item = item->child(0);
    const engine::PieceId piece(item->data(0, Qt::UserRole).toInt());
    const QString name = m_window->gamePage()->controller().texts().pieceName(piece);
    QCOMPARE(item->text(0).section(u'\n', 0, 0), name);
    QVERIFY(item->toolTip(0).startsWith(name));
}

void tst_MainWindow::readsTheManual()
{
    m_window->actions().action(QStringLiteral("manual"))->trigger();
    auto *opened = m_window->findChild<ManualWindow *>();
    QVERIFY(opened && opened->isVisible());
    opened->close();

    QTemporaryDir folder;
    write(folder.filePath(QStringLiteral("en/maps.md")), "# Maps\n\nSee [rules](rules.md#dice).\n");
    write(folder.filePath(QStringLiteral("en/rules.md")), "# Rules\n\n## Dice\n\nRoll them.\n");
    write(folder.filePath(QStringLiteral("es/rules.md")), "# Reglas\n\n## Dados\n\nTíralos.\n");
    ManualWindow manual(folder.path(), QStringLiteral("es"));
    QCOMPARE(manual.pages(), (QStringList{QStringLiteral("maps"), QStringLiteral("rules")}));
    QVERIFY(manual.plainText().startsWith(QLatin1String("Maps"))); // not translated
    QVERIFY(manual.openPage(QStringLiteral("rules")));
    QVERIFY(manual.plainText().contains(QStringLiteral("Tíralos")));
    QVERIFY(!manual.openPage(QStringLiteral("nothing")));
    QCOMPARE(manual.page(), QStringLiteral("rules"));
    manual.setLanguage(QStringLiteral("en"));
    QVERIFY(manual.plainText().contains(QLatin1String("Roll them")));
    for (const bool isBackwards : {false, false, true})
        QVERIFY(manual.find(QStringLiteral("roll"), isBackwards));
    QVERIFY(!manual.find(QStringLiteral("cards")));
    ManualWindow none(folder.filePath(QStringLiteral("nowhere")), QStringLiteral("en"));
    QVERIFY(none.pages().isEmpty());
}

void tst_MainWindow::damagedSaveIsAStrip()
{
    open(QStringLiteral("human"));
    moveByClicks();
    const QByteArray hash = m_window->gamePage()->controller().state().hash();
    moveByClicks();
    // The lines of a saved game, the last ones cut off.
    const QByteArray lines =
        engine::SaveLines::of(engine::SaveGame::of(m_window->gamePage()->controller().game()));
    const qsizetype end = lines.lastIndexOf('\n', lines.size() - 2);
    const qsizetype second = lines.lastIndexOf('\n', end - 1);
    const QString path = m_folder->filePath(QStringLiteral("cut.hexsave"));
    write(path, lines.left(second + 20));
    m_window->showLibrary();
    m_window->openFile(path);
    QVERIFY(m_window->gamePage());
    QCOMPARE(m_window->gamePage()->controller().state().hash(), hash);
    auto *strip = m_window->findChild<MessageStrip *>(QStringLiteral("recovery"));
    QVERIFY(strip && strip->isVisible());
    QVERIFY(strip->text().contains(QLatin1String("damaged")));
    QVERIFY(strip->text().contains(QLatin1String("1 step")));
    QVERIFY(m_window->gamePage()->keeper().path().isEmpty()); // never written over
    m_window->showLibrary();

    write(path, "nothing that could be read");
    m_window->openFile(path);
    QVERIFY(!m_window->gamePage());
    auto *message = m_window->findChild<MessageStrip *>(QStringLiteral("message"));
    QVERIFY(message->text().contains(QLatin1String("cut.hexsave")));
    QVERIFY(message->text().contains(QLatin1String("left as it is")));
}

QTEST_MAIN(tst_MainWindow)
#include "tst_mainwindow.moc"

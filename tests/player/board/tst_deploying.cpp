// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/board/whytip.h"
#include "app/player/counters/counterlabel.h"
#include "app/player/counters/unitcard.h"
#include "app/player/decision/choicelist.h"
#include "app/player/decision/controls/choicebutton.h"
#include "app/player/decision/decisionpanel.h"
#include "app/player/decision/forms/deploytray.h"
#include "app/player/parts/searchfield.h"
#include "tests/player/anygame.h"
#include "tests/player/askinggame.h"

#include <QScrollBar>

using namespace app;
using namespace askinggame;

namespace {

constexpr char c_deploy[] = R"(
  prompt = _"Set up your units", ask = "deploy", main = "pass",
  actions = function(game, offer)
    for i, piece in ipairs(game:pieces{ side = "blue", space = game:space"t1" }) do
      local open = {}
      for j, id in ipairs(piece.id == "B-4" and { "0303" } or { "0101", "0201" }) do
        if #game:pieces{ side = "blue", space = game:space(id) } < 2 then open[#open + 1] = game:space(id) end
      end
      offer:space("put", open, { piece = piece })
    end
    offer:button("pass")
  end,
  put = {
    label = _"{piece} in {space}", rule = "1.1",
    why = function(game, action)
      local count = #game:pieces{ side = "blue", space = action.space }
      need(count < 2, "1.1", { _"{1} is full.", action.space })
      need(action.space.id == "0101" or action.space.id == "0201", "1.1", _"That is too far.")
    end,
    run = function(turn, action) turn:move(action.piece, action.space) end,
  },
)";

constexpr char c_buttons[] = R"(
  prompt = _"Choose an army", main = "pass",
  actions = function(game, offer)
    for i, name in ipairs{ "Königsberg", "Tilsit", "Gumbinnen", "Insterburg", "Memel", "Elbing", "Danzig" } do
      offer:button("army", { value = name })
    end
    offer:button("pass")
  end,
  army = { label = _"Go to {value}", run = function(turn) turn:next() end },
)";

QMap<QString, QByteArray> deploying()
{
    auto files = asking(c_deploy);
    files["pieces.json"].replace(
        R"({"id": "R-2")",
        R"({"id": "B-4", "type": "foot", "formation": "1A", "name": "4th Foot"}, {"id": "R-2")");
    files["scenarios/battle.json"].replace(R"("0101": ["B-1"], "0201": ["B-2"], "0301": ["B-3"],)",
                                           R"("t1": ["B-1", "B-2", "B-3", "B-4"],)");
    files["rules/main.lua"] += R"(
query "stacking" (function(game, args)
  local used = #game:pieces{ side = args.side, space = game:space(args.space) }
  return { used = used, limit = 2, ok = used <= 2 }
end)
)";
    return files;
}

/// Board and panel, as in a window.
struct Desk
{
    explicit Desk(GameController &game, QSize size = {340, 700})
        : table((game.setViewer(engine::Viewer::everything()), game))
        , panel(game)
    {
        QObject::connect(&table.input, &BoardInput::selectionChanged, &panel,
                         &DecisionPanel::setSelectedPiece);
        panel.setSelectedPiece(table.input.selected());
        panels::show(panel, size);
    }
    CounterLabel *counter(const char *id)
    {
        QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        for (auto *label : panel.findChildren<CounterLabel *>()) {
            if (label->piece() == table.piece(id))
                return label;
        }
        return nullptr;
    }

    Table table;
    DecisionPanel panel;
};

} // namespace

/// Pieces come onto the map, out of the tray of the panel.
class tst_Deploying : public QObject
{
    Q_OBJECT

private slots:
    void init() { panels::useTheme(Tokens::light()); }
    void findsWhateverTheAccents_data();
    void findsWhateverTheAccents();
    void manyButtonsAreAList();
    void enterInTheSearchDoesNothing();
    void trayHasThemByPlace();
    void placesShowTheirRoom();
    void nextOneIsChosenByItself();
    void allGoHereUntilItIsFull();
    void draggedFromTheTray();
    void givenUpDrag();
    void trayStaysWhereItIs();
};

void tst_Deploying::findsWhateverTheAccents_data()
{
    QTest::addColumn<QString>("sought");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isFound");
    QTest::newRow("nothing") << ""
                             << "Königsberg" << true;
    QTest::newRow("plain letters") << "konigs"
                                   << "Königsberg" << true;
    QTest::newRow("capitals") << "KÖNIGS"
                              << "königsberg" << true;
    QTest::newRow("accent sought") << "división"
                                   << "La division azul" << true;
    QTest::newRow("words in any order") << "azul divi"
                                        << "La División Azul" << true;
    QTest::newRow("one is missing") << "azul roja"
                                    << "La División Azul" << false;
    QTest::newRow("spaces alone") << "   "
                                  << "anything" << true;
}

void tst_Deploying::findsWhateverTheAccents()
{
    QFETCH(QString, sought);
    QFETCH(QString, text);
    QFETCH(bool, isFound);
    SearchField field(QStringLiteral("Find"), nullptr);
    field.setText(sought);
    QCOMPARE(field.finds(text), isFound);
}

void tst_Deploying::manyButtonsAreAList()
{
    const auto game = started(asking(c_buttons));
    Desk desk(*game);
    auto *list = desk.panel.findChild<ChoiceList *>();
    QVERIFY(list);
    const auto rows = list->findChildren<ChoiceButton *>();
    QCOMPARE(rows.size(), 7);
    auto *search = list->findChild<SearchField *>();
    search->setText(QStringLiteral("konig"));
    QVERIFY(rows[0]->isVisible());
    for (qsizetype i = 1; i < rows.size(); ++i)
        QVERIFY(!rows[i]->isVisible());
    // What is not seen has no key.
    QVERIFY(!desk.panel.pressDigit(2));
    QCOMPARE(game->game().commandCount(), 0);
    panels::save(desk.panel, QStringLiteral("many-buttons"));
    search->clear();
    QVERIFY(desk.panel.pressDigit(2));
    QCOMPARE(game->game().commandCount(), 1);
}

void tst_Deploying::enterInTheSearchDoesNothing()
{
    const auto game = started(asking(c_buttons));
    Desk desk(*game);
    desk.panel.activateWindow();
    auto *search = desk.panel.findChild<SearchField *>();
    search->setFocus();
    QTest::keyClicks(search, QStringLiteral("memel"));
    for (int i = 0; i < 3; ++i)
        QTest::keyClick(search, Qt::Key_Return);
    QCOMPARE(game->game().commandCount(), 0);
    // The row below is meant once it has the focus.
    QTest::keyClick(search, Qt::Key_Down);
    auto *row = qobject_cast<ChoiceButton *>(desk.panel.focusWidget());
    QVERIFY(row);
    QCOMPARE(row->text(), QStringLiteral("Go to Memel"));
    QTest::keyClick(row, Qt::Key_Return);
    QCOMPARE(game->game().commandCount(), 1);
    QCOMPARE(game->texts().label(*game->game().history().front().action),
             QStringLiteral("Go to Memel"));
}

void tst_Deploying::trayHasThemByPlace()
{
    const auto game = started(deploying());
    Desk desk(*game);
    auto *tray = desk.panel.findChild<DeployTray *>();
    QVERIFY(tray);
    QCOMPARE(tray->findChildren<CounterLabel *>().size(), 4);
    QCOMPARE(tray->accessibleName(), QStringLiteral("Can be placed now: 4"));
    const auto deployment = Deployment::of(*game);
    QCOMPARE(deployment.groups.size(), 2);
    QCOMPARE(deployment.groups[0].pieces.size(), 3);
    QCOMPARE(deployment.groups[1].pieces, std::vector<engine::PieceId>({desk.table.piece("B-4")}));
    // Each group says where it goes.
    const QString words = panels::words(*tray);
    QVERIFY2(words.contains(QStringLiteral("0303")), qPrintable(words));
    QVERIFY2(words.contains(QStringLiteral("Arlen")), qPrintable(words));
    panels::save(desk.panel, QStringLiteral("tray"));
}

void tst_Deploying::placesShowTheirRoom()
{
    const auto game = started(deploying());
    Desk desk(*game);
    const auto rooms = [&] {
        QMap<QString, QString> found;
        for (const auto &room : desk.table.board.signs().rooms)
            found.insert(game->module().map.space(room.space).id, room.text);
        return found;
    };
    const QMap<QString, QString> empty = {{"0101", "0/2"}, {"0201", "0/2"}};
    QCOMPARE(rooms(), empty);
    emit desk.table.board.spaceClicked(desk.table.space("0101"), {});
    const QMap<QString, QString> one = {{"0101", "1/2"}, {"0201", "0/2"}};
    QCOMPARE(rooms(), one);
    // Nobody chosen: all places where somebody may come are lit.
    desk.table.input.dropChoice();
    QVERIFY(!desk.table.input.selected());
    QCOMPARE(desk.table.board.signs().legalSpaces.size(), 3);
    QCOMPARE(rooms().size(), 3);
}

void tst_Deploying::nextOneIsChosenByItself()
{
    const auto game = started(deploying());
    Desk desk(*game);
    const auto expect = [&](const char *id) {
        return desk.table.input.selected() == desk.table.piece(id)
            && desk.panel.findChild<UnitCard *>()->piece() == desk.table.piece(id);
    };
    QVERIFY(expect("B-1"));
    emit GameWishes::of(*game).pieceChosen(desk.table.piece("B-2"));
    QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    emit desk.table.board.spaceClicked(desk.table.space("0201"), {});
    QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(expect("B-3"));
    emit desk.table.board.spaceClicked(desk.table.space("0201"), {});
    QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(expect("B-4"));
    emit desk.table.board.spaceClicked(desk.table.space("0303"), {});
    QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(expect("B-1"));
    QCOMPARE(game->game().commandCount(), 3);
}

void tst_Deploying::allGoHereUntilItIsFull()
{
    const auto game = started(deploying());
    Desk desk(*game);
    QVERIFY(!desk.panel.findChild<ChoiceButton *>(QStringLiteral("placeAll")));
    emit desk.table.board.spaceClicked(desk.table.space("0101"), {});
    QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    auto *all = desk.panel.findChild<ChoiceButton *>(QStringLiteral("placeAll"));
    QVERIFY(all);
    QVERIFY2(all->text().contains(QStringLiteral("Arlen")), qPrintable(all->text()));
    all->click();
    const engine::SpaceId arlen = desk.table.space("0101");
    QCOMPARE(game->state().piece(desk.table.piece("B-1")).space, arlen);
    QCOMPARE(game->state().piece(desk.table.piece("B-2")).space, arlen);
    QCOMPARE(game->state().piece(desk.table.piece("B-3")).space, desk.table.space("t1"));
    QCOMPARE(game->game().commandCount(), 2);
    const auto *tip = desk.table.board.findChild<WhyTip *>();
    QVERIFY(tip->isVisible());
    QVERIFY2(tip->accessibleName().contains(QStringLiteral("3rd Foot stays:")),
             qPrintable(tip->accessibleName()));
}

void tst_Deploying::draggedFromTheTray()
{
    const auto game = started(deploying());
    Desk desk(*game);
    desk.panel.move(800, 0);
    const auto drag = [&](const char *id, const char *to) {
        CounterLabel *counter = desk.counter(id);
        const QPoint goal = counter->mapFromGlobal(
            desk.table.board.mapToGlobal(desk.table.board.viewPoint(desk.table.space(to))));
        QTest::mousePress(counter, Qt::LeftButton, {}, {20, 20});
        QTest::mouseMove(counter, {35, 35});
        QVERIFY(QApplication::overrideCursor());
        QTest::mouseMove(counter, goal);
        QTest::mouseRelease(counter, Qt::LeftButton, {}, goal);
        QVERIFY(!QApplication::overrideCursor());
    };
    drag("B-3", "0201");
    QCOMPARE(game->state().piece(desk.table.piece("B-3")).space, desk.table.space("0201"));
    QCOMPARE(desk.table.input.selected(), desk.table.piece("B-4"));
    // What may not stand there goes back, and the board says why.
    drag("B-1", "0401");
    QCOMPARE(game->state().piece(desk.table.piece("B-1")).space, desk.table.space("t1"));
    QCOMPARE(game->game().commandCount(), 1);
    QVERIFY(desk.table.board.findChild<WhyTip *>()->isVisible());
    QCOMPARE(desk.panel.selectedPiece(), desk.table.piece("B-1"));
    // A click without a drag still chooses.
    QTest::mouseClick(desk.counter("B-2"), Qt::LeftButton);
    QCOMPARE(desk.table.input.selected(), desk.table.piece("B-2"));
}

void tst_Deploying::givenUpDrag()
{
    const auto game = started(deploying());
    Desk desk(*game);
    desk.panel.move(800, 0);
    CounterLabel *counter = desk.counter("B-2");
    QTest::mousePress(counter, Qt::LeftButton, {}, {20, 20});
    QTest::mouseMove(counter, {45, 45});
    QVERIFY(QApplication::overrideCursor());
    // The question goes away under the hand.
    desk.panel.hide();
    QVERIFY(!QApplication::overrideCursor());
    QCOMPARE(game->game().commandCount(), 0);
}

void tst_Deploying::trayStaysWhereItIs()
{
    const auto game = anygame::started(QStringLiteral(HEXSMITH_SOURCE_DIR "/modules/typhoon"),
                                       QStringLiteral("closed_fist"), 5);
    QVERIFY(game);
    Desk desk(*game, {340, 420});
    auto *area = desk.panel.findChild<QScrollArea *>();
    const auto settle = [] {
        QApplication::processEvents();
        QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QApplication::processEvents();
    };
    settle();
    QVERIFY(area->verticalScrollBar()->maximum() > 20);
    area->verticalScrollBar()->setValue(20);
    const auto place = [&] {
        auto *tray = desk.panel.findChild<DeployTray *>();
        return tray->mapTo(&desk.panel, QPoint(0, 0));
    };
    const QPoint before = place();
    panels::save(desk.panel, QStringLiteral("typhoon-tray"));
    for (int i = 0; i < 2; ++i) {
        const engine::PieceId piece = desk.table.input.selected();
        QVERIFY(piece);
        const auto actions = game->actions(piece);
        const auto put = std::find_if(actions.begin(), actions.end(),
                                      [](const auto &one) { return bool(one.space); });
        emit desk.table.board.spaceClicked(put->space, {});
        settle();
        QCOMPARE(area->verticalScrollBar()->value(), 20);
        QCOMPARE(place(), before);
        QVERIFY(desk.table.input.selected() != piece);
        QVERIFY(!desk.table.board.signs().rooms.empty());
    }
    panels::save(desk.panel, QStringLiteral("typhoon-tray-later"));
}

QTEST_MAIN(tst_Deploying)
#include "tst_deploying.moc"

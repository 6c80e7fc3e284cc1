// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/board/areasbutton.h"
#include "app/player/board/boardinput.h"
#include "app/player/board/whytip.h"
#include "app/player/counters/counterlabel.h"
#include "app/player/decision/controls/choicebutton.h"
#include "app/player/decision/decisionpanel.h"
#include "app/player/decision/forms/chitcard.h"
#include "app/player/decision/forms/cuppicture.h"
#include "app/player/decision/forms/retreatlist.h"
#include "app/player/decision/model/decisionmodel.h"
#include "app/player/decision/rulesact.h"
#include "app/player/panels/planlist.h"
#include "app/player/panels/sequencepanel.h"
#include "app/player/telling/teller.h"
#include "engine/core/random.h"
#include "tests/player/anygame.h"
#include "tests/player/askinggame.h"
#include "tests/player/tutorialgame.h"

#include <QMenu>
#include <QToolButton>

using namespace app;
using namespace askinggame;
using engine::PieceId;
using engine::SpaceId;
using engine::protocol::Form;

namespace {

constexpr int c_decisions = 3000;

constexpr char c_retreat[] = R"(
  prompt = _"Retreat", ask = "retreat",
  actions = function(game, offer)
    offer:piece("stand", game:piece"B-1")
    offer:space("go", game:space"0102", { piece = game:piece"B-1" })
    offer:space("go", game:space"0201", { piece = game:piece"B-1", cost = 2 })
    offer:button("pass")
    offer:hint("left", 2)
    offer:hint("then", { _"Then {1} advances.", game:piece"R-1" })
  end,
  stand = { label = _"{piece} stands", run = function(turn) turn:next() end },
  go = { label = _"{piece} goes to {space}", run = function(turn, action) turn:move(action.piece, action.space) end },
)";

constexpr char c_budget[] = R"(
  prompt = _"Choose one", ask = "budget", main = "pass",
  actions = function(game, offer)
    local chosen = game:pieces{ side = "blue", moved = true }
    if not chosen[1] then offer:piece("take", game:pieces{ side = "blue", onMap = true }) end
    offer:button("pass")
    offer:hint("max", 1)
    offer:hint("used", #chosen)
  end,
  take = {
    label = _"Take {piece}", rule = "1.1",
    why = function(game) need(not game:pieces{ side = "blue", moved = true }[1], "1.1", _"One is enough.") end,
    run = function(turn, action) turn:set(action.piece, "moved", true) end,
  },
)";

/// Each unit can get several points, and all of them four.
constexpr char c_given[] = R"(
  prompt = _"Give points", ask = "budget", main = "pass",
  actions = function(game, offer)
    local given = game.here.given or 0
    if given < 4 then
      for i, piece in ipairs(game:pieces{ side = "blue", onMap = true }) do
        if (game.here[piece.id:gsub("-", "_")] or 0) < 2 then offer:piece("give", piece) end
      end
    end
    offer:button("pass")
  end,
  give = {
    label = _"{piece} gets a point",
    run = function(turn, action)
      local name = action.piece.id:gsub("-", "_")
      turn.here[name] = (turn.here[name] or 0) + 1
      turn.here.given = (turn.here.given or 0) + 1
    end,
  },
)";

constexpr char c_plans[] = R"(
query "status" (function(game)
  return {
    plans = {
      { space = "0101", text = text(_"Guns are ready"), state = "todo" },
      { space = "0201", text = text(_"Is shelled"), state = "done" },
      { space = "nowhere", text = text(_"Nothing") },
    },
    areas = { { query = "ground", text = text(_"Good ground") } },
  }
end)
query "ground" (function(game, args) return args.side == "blue" and { "0101", "0102" } or {} end)
)";

constexpr char c_attack[] = R"(
  prompt = _"Attack", ask = "attack", main = "fire", chosen = "plan",
  actions = function(game, offer)
    offer:button("fire")
    offer:hint("target", game:space"0102")
  end,
  fire = { label = _"Attack", run = function(turn) turn:next() end },
)";

constexpr char c_draw[] = R"(
  prompt = _"Draw a chit", ask = "draw", main = "draw",
  actions = function(game, offer)
    offer:button("draw")
    offer:hint("cup", game:space"cup")
    offer:hint("value", 1, _"Markers")
  end,
  draw = {
    label = _"Draw a chit",
    run = function(turn)
      local chit = turn:draw(turn:space"cup")
      if not chit then return turn:next() end
      turn:log({ _"Drawn: {1}.", chit }, { rule = "1.1", piece = chit, kind = "draw" })
      turn:move(chit, turn:space"t1")
      turn:log({ _"{1} counts at once.", chit }, { rule = "1.1", piece = chit })
    end,
  },
)";

} // namespace

/// What questions with a form put on the board and in the panel.
class tst_FormSigns : public QObject
{
    Q_OBJECT

private slots:
    void init() { panels::useTheme(Tokens::light()); }
    void retreatHasTheNumbersOfTheList_data();
    void retreatHasTheNumbersOfTheList();
    void retreatCosts();
    void ghostFollowsThePointer();
    void budgetIsTicked();
    void fullBudgetSaysWhyNot();
    void countsHaveSteppers();
    void plansAreMarkedAndListed();
    void areasAreLaidOver();
    void weakAttackersArePale();
    void cupBeforeAndChitAfter();
    void cupWhileItIsTold_data();
    void cupWhileItIsTold();
    void whatWasPickedIsNoChit();
};

void tst_FormSigns::retreatHasTheNumbersOfTheList_data()
{
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QString>("scenario");
    QTest::newRow("tutorial") << "tutorial"
                              << "battle";
    QTest::newRow("koenigsberg45") << "koenigsberg45"
                                   << "campaign";
}

void tst_FormSigns::retreatHasTheNumbersOfTheList()
{
    QFETCH(QString, folder);
    QFETCH(QString, scenario);
    std::unique_ptr<GameController> game;
    const auto isMeant = [&] {
        return game->offer().form == Form::Retreat
            && RetreatWays::of(*game, DecisionModel::of(*game).form(), {}).ways.size() > 1;
    };
    for (quint64 seed = 1; seed < 20 && !(game && isMeant()); ++seed) {
        game = anygame::started(QStringLiteral(HEXSMITH_SOURCE_DIR "/modules/") + folder, scenario,
                                seed);
        QVERIFY(game);
        engine::Random random(seed);
        for (int i = 0; i < c_decisions && !isMeant() && !game->state().isOver(); ++i) {
            const auto &actions = game->offer().actions;
            const engine::Action any = actions[random.below(uint32_t(actions.size()))];
            QVERIFY(game->perform(any));
        }
    }
    QVERIFY(isMeant());
    game->setViewer(game->offer().side);
    Table table(*game);
    DecisionPanel panel(*game);
    panels::show(panel, {340, 900});
    const auto &choices = table.board.signs().choices;
    const auto ways = RetreatWays::of(*game, DecisionModel::of(*game).form(), {});
    const auto rows = panel.findChild<RetreatList *>()->ways();
    QCOMPARE(choices.size(), size_t(rows.size()));
    QCOMPARE(table.board.signs().reach.size(), choices.size());
    for (size_t i = 0; i < choices.size(); ++i) {
        auto *row = qobject_cast<ChoiceButton *>(rows[qsizetype(i)]);
        QCOMPARE(choices[i].number, int(i) + 1);
        QVERIFY(row->key().isEmpty());
        QCOMPARE(row->text(),
                 QStringLiteral("%1 · %2").arg(QString::number(choices[i].number),
                                               game->texts().spaceName(choices[i].space)));
        QVERIFY(table.board.signs().reach[i].second < 0);
    }
    // The row goes where the circle with its number is; no digit sends anybody anywhere.
    const view::BoardSigns::Choice chosen = choices.back();
    const auto before = game->game().commandCount();
    QVERIFY(!panel.pressDigit(chosen.number));
    QCOMPARE(game->game().commandCount(), before);
    rows.back()->click();
    const auto &done = game->game().history().back();
    QCOMPARE(done.action->piece, ways.piece);
    QCOMPARE(done.action->space, chosen.space);
}

void tst_FormSigns::retreatCosts()
{
    const auto game = started(asking(c_retreat));
    game->setViewer(engine::Viewer::everything()); // one piece hides from blue
    const Table table(*game);
    const auto &choices = table.board.signs().choices;
    QCOMPARE(choices.size(), 2);
    QCOMPARE(choices[0].number, 1);
    QCOMPARE(choices[1].number, 2);
    QCOMPARE(choices[0].price, QString());
    QVERIFY2(choices[1].price.startsWith(QStringLiteral("−2")), qPrintable(choices[1].price));
    DecisionPanel panel(*game);
    panels::show(panel, {340, 900});
    const auto *then = panel.findChild<QLabel *>(QStringLiteral("then"));
    QVERIFY(then);
    QCOMPARE(then->text(), QStringLiteral("Then Red Guard advances."));
    panels::save(panel, QStringLiteral("retreat-costs"));
}

void tst_FormSigns::ghostFollowsThePointer()
{
    const auto game = started(asking(c_retreat));
    Table table(*game);
    const SpaceId way = table.space("0102");
    emit table.board.hovered(way, {}, {});
    QCOMPARE(table.board.signs().ghost,
             (std::optional<view::BoardSigns::Ghost>({table.piece("B-1"), way})));
    emit table.board.hovered(table.space("0401"), {}, {});
    QVERIFY(!table.board.signs().ghost);
    // Pointing at the row does the same.
    table.input.highlightSpace(way);
    QCOMPARE(table.board.signs().ghost->space, way);
    table.input.highlightSpace({});
    QVERIFY(!table.board.signs().ghost);
}

void tst_FormSigns::budgetIsTicked()
{
    const auto game = started(asking(c_budget));
    Table table(*game);
    const PieceId first = table.piece("B-1");
    const PieceId second = table.piece("B-2");
    QVERIFY(table.board.signs().ticked.empty());
    emit table.board.pieceClicked(first, table.space("0101"), {});
    QCOMPARE(table.board.signs().ticked, std::vector<PieceId>{first});
    QCOMPARE(table.board.signs().selected, std::vector<PieceId>{first});
    // Refused, because nothing is left; a click on the ticked one takes it back.
    emit table.board.pieceClicked(second, table.space("0201"), {});
    QCOMPARE(table.board.signs().ticked, std::vector<PieceId>{first});
    emit table.board.pieceClicked(first, table.space("0101"), {});
    QVERIFY(table.board.signs().ticked.empty());
    emit table.board.pieceClicked(second, table.space("0201"), {});
    QCOMPARE(table.board.signs().ticked, std::vector<PieceId>{second});
}

void tst_FormSigns::fullBudgetSaysWhyNot()
{
    const auto game = started(asking(c_budget));
    Table table(*game);
    const auto *tip = table.board.findChild<WhyTip *>();
    QVERIFY(tip);
    emit table.board.pieceClicked(table.piece("B-1"), table.space("0101"), {});
    QVERIFY(!tip->isVisible());
    emit table.board.hovered(table.space("0201"), table.piece("B-2"), {});
    QTRY_VERIFY(tip->isVisible());
    QCOMPARE(tip->rule(), QStringLiteral("1.1"));
    QVERIFY2(tip->text().contains(QStringLiteral("One is enough.")), qPrintable(tip->text()));
}

void tst_FormSigns::countsHaveSteppers()
{
    const auto game = started(asking(c_given));
    game->setViewer(engine::Viewer::everything());
    DecisionPanel panel(*game);
    connect(&GameWishes::of(*game), &GameWishes::actionChosen, game.get(),
            [&](const engine::Action &action) { QVERIFY(game->perform(action)); });
    const auto step = [&](const char *piece, const char *words) {
        panels::show(panel, {340, 700});
        const QString name = QLatin1String(words)
            + game->texts().pieceName(game->module().piece(QLatin1String(piece)));
        for (auto *button : panel.findChildren<QToolButton *>()) {
            if (button->accessibleName() == name && button->isVisible())
                return button;
        }
        return static_cast<QToolButton *>(nullptr);
    };
    QVERIFY(step("B-1", "One more for ") && !step("B-1", "One less for ")->isEnabled());
    step("B-1", "One more for ")->click();
    step("B-1", "One more for ")->click();
    QCOMPARE(game->game().commandCount(), 2);
    QVERIFY(!step("B-1", "One more for ")->isEnabled());
    step("B-2", "One more for ")->click();
    // What was given first is taken back alone; what came after it is given again.
    step("B-1", "One less for ")->click();
    QTRY_COMPARE(game->game().commandCount(), 2);
    QVERIFY(step("B-1", "One more for ")->isEnabled());
    QVERIFY(step("B-2", "One less for ")->isEnabled());
}

void tst_FormSigns::plansAreMarkedAndListed()
{
    auto files = asking(c_budget);
    files["rules/main.lua"] += c_plans;
    const auto game = started(files);
    game->setViewer(engine::Viewer::everything());
    Table table(*game);
    std::map<QString, std::set<SpaceId>> tinted, outlined;
    for (const auto &overlay : table.board.signs().overlays) {
        auto &places = overlay.pattern == view::BoardSigns::Overlay::Tint ? tinted : outlined;
        places[overlay.id].insert(overlay.spaces.begin(), overlay.spaces.end());
    }
    QCOMPARE(tinted[QStringLiteral("toDo")], std::set{table.space("0101")});
    QCOMPARE(outlined[QStringLiteral("done")], std::set{table.space("0201")});
    QVERIFY(tinted[QStringLiteral("done")].empty());
    SequencePanel panel(*game);
    panels::show(panel, {272, 500});
    const auto *plans = panel.findChild<PlanList *>();
    QVERIFY(plans->isVisible());
    QStringList rows;
    for (const auto *row :
         plans->findChildren<QWidget *>(QRegularExpression(QStringLiteral("^plan-"))))
        rows << row->accessibleName();
    QCOMPARE(rows.size(), 2);
    QVERIFY2(rows[0].contains(QStringLiteral("Guns are ready, 1-1")), qPrintable(rows[0]));
    QVERIFY2(rows[1].endsWith(QStringLiteral("Is shelled, done")), qPrintable(rows[1]));
    const QStringList cut = panels::cutOff(panel);
    QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'\n')));
}

void tst_FormSigns::areasAreLaidOver()
{
    auto files = asking(c_budget);
    files["rules/main.lua"] += c_plans;
    const auto game = started(files);
    game->setViewer(engine::Viewer::everything());
    Table table(*game);
    AreasButton button(*game, {});
    QVERIFY(!button.isHidden());
    const auto actions = button.menu()->actions();
    QCOMPARE(actions.front()->text(), QStringLiteral("Good ground"));
    const auto lies = [&] {
        return std::any_of(table.board.signs().overlays.begin(), table.board.signs().overlays.end(),
                           [&](const auto &overlay) {
                               return overlay.id == QLatin1String("area-ground")
                                   && overlay.spaces
                                   == std::vector{table.space("0101"), table.space("0102")};
                           });
    };
    QVERIFY(!lies());
    actions.front()->trigger();
    QVERIFY(lies());
    actions.front()->trigger();
    QVERIFY(!lies());
    const auto without = started(asking(c_budget));
    QVERIFY(AreasButton(*without, {}).isHidden());
}

void tst_FormSigns::weakAttackersArePale()
{
    auto files = asking(c_attack);
    files["scenarios/battle.json"].replace(R"(, "plan": ["left", 2])", "");
    files["rules/main.lua"].replace("offer:button(\"fire\")",
                                    "offer:button(\"fire\") offer:button(\"join\")");
    files["rules/main.lua"].replace(
        "fire = {",
        "join = { label = _\"Join\", run = function(turn) turn.vars.plan = "
        "{ turn:piece\"B-1\", turn:piece\"B-2\" } end },\n  fire = {");
    const auto game = started(files);
    const Table table(*game);
    QCOMPARE(table.board.signs().targetSpaces, std::vector<SpaceId>{table.space("0102")});
    QVERIFY(table.board.signs().attacks.empty());
    for (const engine::Action &action : std::vector(game->offer().actions)) {
        if (game->state().names().text(action.verb) == u"join")
            QVERIFY(game->perform(action));
    }
    const auto &attacks = table.board.signs().attacks;
    QCOMPARE(attacks.size(), 2);
    QCOMPARE(attacks[0].from, table.space("0101"));
    QCOMPARE(attacks[0].share, 0.5);
    QCOMPARE(attacks[1].from, table.space("0201"));
    QCOMPARE(attacks[1].share, 1.0);
    QCOMPARE(table.board.signs().oddsPlaque, QStringLiteral("1-1"));
}

void tst_FormSigns::cupBeforeAndChitAfter()
{
    const auto game = started(asking(c_draw));
    DecisionPanel panel(*game);
    connect(&GameWishes::of(*game), &GameWishes::actionChosen, game.get(),
            [&](const engine::Action &action) { QVERIFY(game->perform(action)); });
    panels::show(panel, {340, 900});
    panels::save(panel, QStringLiteral("draw-before"));
    const auto *cup = panel.findChild<CupPicture *>();
    QVERIFY(cup);
    QCOMPARE(cup->count(), 1);
    QVERIFY(panels::words(panel).contains(QStringLiteral("Markers")));
    const PieceId chit = game->module().piece(QStringLiteral("M-3"));
    QVERIFY(panel.pressMain() && (game->game().commandCount() || panel.pressMain()));
    panels::show(panel, {340, 900});
    panels::save(panel, QStringLiteral("draw-after"));
    const auto *card = panel.findChild<ChitCard *>();
    QVERIFY(card);
    const auto *picture = card->findChild<CounterLabel *>();
    QVERIFY(picture);
    QCOMPARE(picture->piece(), chit);
    QCOMPARE(picture->height(), 118);
    const QString words = panels::words(*card);
    QVERIFY2(words.contains(game->texts().pieceName(chit)), qPrintable(words));
    QVERIFY2(words.contains(QStringLiteral("counts at once")), qPrintable(words));
    QVERIFY2(words.contains(QStringLiteral("The cup is empty")), qPrintable(words));
    QVERIFY(panels::cutOff(panel).isEmpty());
}

void tst_FormSigns::cupWhileItIsTold_data()
{
    QTest::addColumn<bool>("saysMore");
    QTest::addColumn<int>("count");
    QTest::addColumn<QString>("words");
    QTest::newRow("with its move") << false << 1 << "1 left in the cup";
    QTest::newRow("before its move") << true << 2 << "Drawn from 2 in the cup";
}

// Rules that draw by themselves never ask with the cup in sight, so it stands beside the chit.
void tst_FormSigns::cupWhileItIsTold()
{
    QFETCH(bool, saysMore);
    QByteArray draw(c_draw);
    if (!saysMore)
        draw.replace(
            "turn:log({ _\"{1} counts at once.\", chit }, { rule = \"1.1\", piece = chit })", "");
    auto files = asking(draw);
    files["pieces.json"].replace(R"("count": 3})", R"("count": 4})");
    files["scenarios/battle.json"].replace(R"("cup": ["M-3"])", R"("cup": ["M-3", "M-4"])");
    const auto game = started(files);
    Teller &teller = Teller::of(*game);
    teller.setPacing({Teller::Pace::Slow, true});
    DecisionPanel panel(*game);
    const engine::Action only = game->offer().actions.front();
    QVERIFY(game->perform(only));
    QVERIFY(teller.isWaiting());
    panels::show(panel, {340, 900});
    panels::save(panel, QStringLiteral("draw-told"));
    const auto *told = panel.findChild<RulesAct *>();
    QVERIFY(told && told->isVisible());
    const auto *card = told->findChild<ChitCard *>();
    QVERIFY(card && card->findChild<CounterLabel *>());
    const auto *cup = card->findChild<CupPicture *>();
    QVERIFY(cup);
    QTEST(cup->count(), "count");
    QFETCH(QString, words);
    QVERIFY2(panels::words(*card).contains(words), qPrintable(panels::words(*card)));
    QVERIFY(panels::cutOff(panel).isEmpty());
}

// Without chance it is no draw, whatever the log calls it.
void tst_FormSigns::whatWasPickedIsNoChit()
{
    const auto game = started(
        asking(QByteArray(c_draw).replace("turn:draw(turn:space\"cup\")", "turn:piece\"M-3\"")));
    const engine::Action only = game->offer().actions.front();
    QVERIFY(game->perform(only));
    QVERIFY(!DrawnChit::of(*game));
}

QTEST_MAIN(tst_FormSigns)
#include "tst_formsigns.moc"

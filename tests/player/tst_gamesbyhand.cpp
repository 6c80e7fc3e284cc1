// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSet>
#include <QtGlobal>

#include "tests/player/hands/windowdriver.h"
#include "tests/player/playthrough.h"

#include "app/player/board/boardinput.h"
#include "app/player/decision/decisionpanel.h"
#include "app/player/decision/model/allocation.h"
#include "app/player/game/curtain.h"
#include "app/player/odds/oddspanel.h"

#include <QTest>

using namespace app;

using playthrough::decisionOf;

namespace {

/// Up to so many answers a player weighs; of more the first good one is taken.
constexpr size_t c_weighed = 12;
constexpr size_t c_attackers = 3;

QMap<QString, QString> people(const engine::Module &module)
{
    QMap<QString, QString> players;
    for (const engine::Side &side : module.sides)
        players.insert(side.id, QStringLiteral("human"));
    return players;
}

/// What somebody who wants to see something of the game would choose: attacks with what is at hand,
/// weighs where there is little to weigh, and else does anything that is allowed. Who has
/// called an attack off goes on with something else.
engine::Action choice(hands::WindowDriver &driver, engine::Random &random, bool &hasCalledOff)
{
    GameController &controller = driver.controller();
    const auto form = DecisionModel::of(controller).form();
    const auto &actions = controller.offer().actions;
    if (form.target) {
        for (const engine::Action &action : actions) {
            if (action.piece && form.chosen.size() < c_attackers)
                return action;
        }
        const engine::Action &last = form.main ? *form.main : *form.back;
        hasCalledOff = controller.state().names().text(last.verb) == u"cancel";
        return last;
    }
    if (hasCalledOff) {
        for (const engine::Action &action : actions) {
            if (!action.space && !action.piece) {
                hasCalledOff = false;
                return action;
            }
        }
    }
    for (const engine::Action &action : actions) {
        if (action.space && !action.piece)
            return action;
    }
    return driver.proposal(
        actions.size() <= c_weighed ? QStringLiteral("greedy") : QStringLiteral("random"), random);
}

/// How often the log has spoken of a paragraph of this chapter.
int mentions(const GameController &controller, const QString &chapter)
{
    int count = 0;
    for (const engine::Command &command : controller.game().history()) {
        for (const engine::Change &change : command.changes) {
            const auto *log = std::get_if<engine::change::Log>(&change);
            if (log && log->rule
                && controller.state().names().text(log->rule).section(u'.', 0, 0) == chapter)
                ++count;
        }
    }
    return count;
}

/// Somebody advances into a place from which the enemy was driven, attacks from there and advances
/// again.
struct Breakthrough
{
    QHash<int, int> taken{}; ///< How often a unit has advanced.
    bool isMade = false;

    void follow(const QString &deed, const engine::Action &action, const engine::GameState &state)
    {
        if (deed != QLatin1String("advance advance") || !state.piece(action.piece).space)
            return;
        isMade = isMade || ++taken[action.piece.value] > 1;
    }
};

} // namespace

/// The games that come with the program, played by clicks in the real window.
class tst_GamesByHand : public QObject
{
    Q_OBJECT

private slots:
    void koenigsbergTwoTurns();
    void typhoonFirstTurn();
    void leningradFirstTurn();
    void darkValleyFirstTurn();
};

void tst_GamesByHand::koenigsbergTwoTurns()
{
    hands::WindowDriver driver;
    const QString id = QStringLiteral("koenigsberg45");
    const auto module = driver.library().module(id);
    QVERIFY(module);
    QCOMPARE(driver.newGame(id, people(*module), QStringLiteral("5")), QString());
    GameController &controller = driver.controller();
    driver.screenshot(id);
    engine::Random random(5);
    QSet<QString> asked;
    bool hasCalledOff = false;
    bool hasReach = false;
    bool hasOdds = false;
    for (int steps = 0; controller.state().turn() < 3 && !controller.state().isOver(); ++steps) {
        QVERIFY2(steps < 1000, "the turns do not end");
        asked.insert(decisionOf(controller));
        const engine::Action action = choice(driver, random, hasCalledOff);
        if (action.piece && action.space && !hasReach) {
            QCOMPARE(driver.choosePiece(action.piece), QString());
            hasReach = driver.page().board().signs().reach.size() > 1;
            driver.screenshot(id + QStringLiteral("-reach"));
        }
        QCOMPARE(driver.perform(action), QString());
        const auto *panel = driver.window().findChild<DecisionPanel *>();
        if (!hasOdds && !panel->odds().column().isEmpty()) {
            hasOdds = true;
            driver.screenshot(id + QStringLiteral("-attack"));
        }
    }
    QCOMPARE(controller.state().turn(), 3);
    QVERIFY(hasReach);
    QVERIFY(hasOdds);
    for (const char *decision : {"move", "combat.target", "combat.units", "bombardment"})
        QVERIFY2(asked.contains(QLatin1String(decision)), decision);
    driver.key(Qt::Key_S);
    QVERIFY(!driver.page().board().signs().overlays.empty());
    driver.screenshot(id + QStringLiteral("-supply"));
}

void tst_GamesByHand::typhoonFirstTurn()
{
    hands::WindowDriver driver;
    const QString id = QStringLiteral("typhoon");
    const auto module = driver.library().module(id);
    QVERIFY(module);
    const playthrough::Lines play = playthrough::of(*module, QStringLiteral("tests/drive.play"));
    QCOMPARE(play.scenario, module->scenarios.front().id);
    QCOMPARE(driver.newGame(id, people(*module), play.seed), QString());
    GameController &controller = driver.controller();
    driver.screenshot(id);
    int rounds = 0;
    int longest = 0;
    bool isShared = false;
    for (const engine::Json &words : play.lines) {
        if (words[u"hash"].isString())
            QCOMPARE(QString::fromLatin1(controller.state().hash()), words[u"hash"].toString());
        if (!words[u"do"].isObject())
            continue;
        // The first round is fought at once; hits are shared out between rounds.
        const QString decision = decisionOf(controller);
        if (decision == QLatin1String("battle.round"))
            ++rounds;
        else if (!decision.startsWith(QLatin1String("battle.")))
            rounds = 0;
        longest = std::max(longest, rounds);
        if (decision == QLatin1String("battle.losses") && !isShared) {
            // The German player gives out the hits on Soviet units.
            const auto shared = Allocation::of(controller, DecisionModel::of(controller).form());
            QVERIFY(shared.rows.size() > 1);
            for (const Allocation::Row &row : shared.rows)
                QCOMPARE(row.now, controller.state().piece(row.piece).steps);
            driver.screenshot(id + QStringLiteral("-hits"));
            isShared = true;
        }
        const auto action = playthrough::offered(controller, words[u"do"]);
        QVERIFY2(action, words.write().constData());
        QCOMPARE(driver.perform(*action), QString());
        if (rounds == 2)
            driver.screenshot(id + QStringLiteral("-battle"));
        if (controller.state().turn() > 1)
            break;
    }
    QCOMPARE(controller.state().turn(), 2);
    QVERIFY2(longest >= 2, "no battle took several rounds");
    QVERIFY2(isShared, "no hits were given out");
    QVERIFY2(mentions(controller, QStringLiteral("11")) > 0, "no pocket was closed");
    driver.screenshot(id + QStringLiteral("-pocket"));
}

void tst_GamesByHand::leningradFirstTurn()
{
    hands::WindowDriver driver;
    const QString id = QStringLiteral("leningrad41");
    const auto module = driver.library().module(id);
    QVERIFY(module);
    QCOMPARE(driver.newGame(id, people(*module), QStringLiteral("3")), QString());
    GameController &controller = driver.controller();
    auto *curtain = driver.window().findChild<Curtain *>();
    engine::Random random(3);
    const int first = controller.state().turn();
    QSet<int> seers;
    int curtains = 0;
    bool hasReach = false;
    for (int steps = 0; controller.state().turn() == first && !controller.state().isOver();
         ++steps) {
        QVERIFY2(steps < 1000, "the turn does not end");
        if (curtain->isVisible()) {
            // Before any pixel of the other side is drawn.
            ++curtains;
            driver.key(Qt::Key_Return);
            QVERIFY(!curtain->isVisible());
        }
        QCOMPARE(controller.viewer(), controller.offer().side);
        seers.insert(controller.viewer().side().value);
        if (steps == 0)
            driver.screenshot(id);
        const engine::Action action = driver.proposal(QStringLiteral("random"), random);
        if (action.piece && action.space && !hasReach) {
            QCOMPARE(driver.choosePiece(action.piece), QString());
            hasReach = driver.page().board().signs().reach.size() > 1;
            driver.screenshot(id + QStringLiteral("-reach"));
        }
        QCOMPARE(driver.perform(action), QString());
        if (decisionOf(controller).startsWith(QLatin1String("combat.")))
            driver.screenshot(id + QStringLiteral("-battle"));
    }
    // Its first scenario has no other turn.
    QVERIFY(controller.state().isOver());
    QCOMPARE(controller.state().turn(), first);
    QCOMPARE(seers.size(), qsizetype(2));
    QVERIFY(curtains >= 2);
    QVERIFY(hasReach);
}

// The module's own playthrough of turn 1, both sides, every step by clicks.
void tst_GamesByHand::darkValleyFirstTurn()
{
    hands::WindowDriver driver;
    const QString id = QStringLiteral("darkvalley");
    const auto module = driver.library().module(id);
    QVERIFY(module);
    const playthrough::Lines play =
        playthrough::of(*module, QStringLiteral("tests/first-turn.play"));
    QCOMPARE(play.scenario, module->scenarios.front().id);
    QCOMPARE(driver.newGame(id, people(*module), play.seed), QString());
    GameController &controller = driver.controller();
    const auto *curtain = driver.window().findChild<Curtain *>();
    driver.screenshot(id);
    QMap<QString, int> done; // by decision and verb
    Breakthrough breakthrough;
    for (const engine::Json &line : play.lines) {
        if (controller.state().turn() > 1)
            break;
        if (curtain->isVisible())
            driver.key(Qt::Key_Return);
        if (line[u"hash"].isString())
            QCOMPARE(QString::fromLatin1(controller.state().hash()), line[u"hash"].toString());
        if (!line[u"do"].isObject())
            continue;
        const QString deed = decisionOf(controller) + u' ' + line[u"do"][u"verb"].toString();
        const auto action = playthrough::offered(controller, line[u"do"]);
        QVERIFY2(action, qPrintable(deed + u": " + line.write()));
        if (!done[deed]++)
            driver.screenshot(id + u'-' + QString(deed).replace(u' ', u'-'));
        const auto before = controller.game().commandCount();
        QCOMPARE(driver.perform(*action), QString());
        QCOMPARE(controller.game().commandCount(), before + 1); // no click did more than was meant
        breakthrough.follow(deed, *action, controller.state());
    }
    QCOMPARE(controller.state().turn(), 2);
    QVERIFY2(done[QStringLiteral("bombard bombard")] > 0, "nothing was bombarded");
    QVERIFY2(done[QStringLiteral("depot.move go")] > 0, "no depot has advanced");
    QVERIFY2(breakthrough.isMade, "nobody took a place and attacked on from there");
}

QTEST_MAIN(tst_GamesByHand)
#include "tst_gamesbyhand.moc"

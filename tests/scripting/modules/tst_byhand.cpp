// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/save/savereplay.h"
#include "scripting/luarules.h"
#include "tests/scripting/modules/shipped.h"

using namespace engine;

namespace {

// So many different questions of a scenario are changed by hand, and so long it is looked for them.
constexpr int c_questions = 12;
constexpr int c_steps = 400;

} // namespace

/// Each own game at many of its questions: somebody puts pieces elsewhere by hand, the rules go on,
/// and everything can be taken back.
class tst_ByHand : public QObject
{
    Q_OBJECT

private slots:
    void goesOn_data() { shipped::addScenarios(); }
    void goesOn();

private:
    Action wish(const GameState &state, Random &random) const;
    void change(Game &game, Random &random) const;

    std::shared_ptr<const Module> m_module;
};

Action tst_ByHand::wish(const GameState &state, Random &random) const
{
    static const char *const verbs[] = {"move", "remove", "flip", "steps", "control", "next"};
    Action action;
    action.verb = state.names().intern(QByteArray(verbs[random.below(std::size(verbs))]));
    const QString verb = state.names().text(action.verb);
    if (verb != u"control" && verb != u"next")
        action.piece = PieceId(int32_t(random.below(uint32_t(state.pieceCount()))));
    if (verb == u"move" || verb == u"control")
        action.space = SpaceId(int32_t(random.below(uint32_t(state.spaceCount()))));
    if (verb == u"steps")
        action.value = Value::integer(0);
    if (verb == u"control")
        action.value = Value::side(SideId(int32_t(random.below(2))));
    return action;
}

void tst_ByHand::change(Game &game, Random &random) const
{
    const QByteArray before = game.state().hash();
    const qsizetype commands = game.commandCount();
    // What hands can't do, such as taking off what is on no board, is refused.
    while (game.commandCount() < commands + 4 && !game.state().isOver())
        (void)bool(game.adjust(wish(game.state(), random), SideId(int32_t(game.commandCount() % 2)),
                               QStringLiteral("why not")));
    QVERIFY(game.state().isOver() || !game.offer().isEmpty());
    while (game.commandCount() > commands)
        QVERIFY(bool(game.undo(Game::Barriers::Ignore)));
    QCOMPARE(game.state().hash(), before);
    while (game.canRedo())
        QVERIFY(bool(game.redo()));
    // The change stands in every other question, and the game goes on with it.
    if (random.below(2)) {
        while (game.commandCount() > commands)
            QVERIFY(bool(game.undo(Game::Barriers::Ignore)));
    }
}

void tst_ByHand::goesOn()
{
    QFETCH(QString, folder);
    QFETCH(QString, scenario);
    const auto loaded = shipped::load(folder);
    QVERIFY(loaded.isGood());
    m_module = loaded.module;
    const auto rules = scripting::LuaRules::load(*m_module);
    QVERIFY(bool(rules));
    auto game = Game::start(*m_module, *rules.value(), {scenario, {}, 3});
    QVERIFY(bool(game));
    Random random(17);
    QSet<QByteArray> seen;
    for (int step = 0; step < c_steps && seen.size() < c_questions; ++step) {
        Game &played = *game.value();
        if (played.state().isOver())
            break;
        const QByteArray question = played.state().names().utf8(played.offer().decision);
        if (!seen.contains(question) && question != FreeRules::free) {
            seen.insert(question);
            change(played, random);
            if (QTest::currentTestFailed())
                return;
            continue;
        }
        const auto &actions = played.offer().actions;
        QVERIFY(!actions.empty());
        // A rule may fail in a position that no rule has made: then hands lead on.
        const Action action = actions[random.below(uint32_t(actions.size()))];
        if (!played.perform(action)) {
            Action next;
            next.verb = played.state().names().intern(QByteArray("next"));
            QVERIFY(bool(played.adjust(next, played.offer().side, {})));
        }
    }
    QVERIFY(!seen.isEmpty());
    const auto save = SaveGame::of(*game.value());
    const auto report = replay(save, *m_module, *rules.value());
    QVERIFY(bool(report));
    QVERIFY2(report->isFaithful(),
             qPrintable(report->difference ? report->difference->text : QString()));
}

QTEST_GUILESS_MAIN(tst_ByHand)
#include "tst_byhand.moc"

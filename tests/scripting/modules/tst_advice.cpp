// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bot/advicesearch.h"
#include "engine/bot/greedybot.h"
#include "engine/module/read/moduleloader.h"
#include "scripting/opening.h"

#include <QTest>

using namespace engine;

/// What a person is advised to do in a shipped game.
class tst_Advice : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void canBeDoneAndChangesNothing_data();
    void canBeDoneAndChangesNothing();
    void isTheSameForTheSameSeed();
    void saysWhatAnAttackIsFor();
    void comesAtOnceWhenHurried();
    void isEmptyWhenNothingIsAsked();
    void tellsNothingHidden();

private:
    void open(const QString &module, const QString &scenario);
    /// Of the side that decides: two pieces in different places that it can't tell apart.
    std::vector<PieceId> twoUnseen() const;
    /// Goes on with the greedy until this is asked.
    bool goOnTo(QLatin1StringView decision);
    QString asked() const { return m_game->state().names().text(m_game->offer().decision); }
    /// Whether a step of an attack has a reason, and a good one.
    bool checkReason(const GameSeat &seat, const Advice &advice, size_t step);
    std::vector<Advice> advise(qint64 tries, quint64 seed, std::function<bool()> hurry = {});

    scripting::Opening m_opening;
    Game *m_game = nullptr;
    Translator m_words;
};

void tst_Advice::open(const QString &module, const QString &scenario)
{
    const auto files = ModuleFiles::open(QStringLiteral(HEXSMITH_SOURCE_DIR "/modules/") + module);
    QVERIFY(bool(files));
    const auto loaded = loadModule(files.value());
    QVERIFY(loaded.isGood());
    auto opening = scripting::Opening::start(loaded.module, {scenario, {}, 3});
    QVERIFY(bool(opening));
    m_opening = std::move(opening).value();
    m_game = m_opening.game.get();
}

void tst_Advice::init()
{
    open(QStringLiteral("tutorial"), QStringLiteral("battle"));
}

bool tst_Advice::goOnTo(QLatin1StringView decision)
{
    GreedyBot bot;
    Random random(1);
    while (!m_game->state().isOver() && asked() != decision) {
        const GameSeat seat(*m_game, m_words, m_game->offer().side);
        const auto index = bot.choose(seat, random);
        if (!index || !m_game->perform(m_game->offer().actions[size_t(index.value())]))
            return false;
    }
    return asked() == decision;
}

std::vector<Advice> tst_Advice::advise(qint64 tries, quint64 seed, std::function<bool()> hurry)
{
    const GameSeat seat(*m_game, m_words, m_game->offer().side, m_game->offer().seat);
    Random random(seed);
    Budget budget(tries, {}, std::move(hurry));
    auto advised = AdviceSearch(seat, budget, random).run();
    return advised ? std::move(advised).value() : std::vector<Advice>();
}

void tst_Advice::canBeDoneAndChangesNothing_data()
{
    QTest::addColumn<QString>("decision");
    for (const char *decision : {"move", "combat.target", "combat.units"})
        QTest::newRow(decision) << QString::fromLatin1(decision);
}

void tst_Advice::canBeDoneAndChangesNothing()
{
    QFETCH(QString, decision);
    QVERIFY(goOnTo(QLatin1StringView(decision.toLatin1())));
    const QByteArray before = m_game->state().hash();
    const auto advised = advise(800, 5);
    QCOMPARE(m_game->state().hash(), before);
    QVERIFY(!advised.empty() && advised.size() <= 3);
    std::set<int> first;
    int best = 0;
    for (const Advice &advice : advised) {
        QVERIFY(advice.action >= 0 && size_t(advice.action) < m_game->offer().actions.size());
        QVERIFY(first.insert(advice.action).second);
        QVERIFY(!advice.steps.empty());
        QCOMPARE(advice.steps.front().decision, m_game->offer().decision);
        QVERIFY(
            advice.steps.front().action.sameChoice(m_game->offer().actions[size_t(advice.action)]));
        best += advice.best;
    }
    QVERIFY2(best > 90 && best <= 100, qPrintable(QString::number(best)));
}

void tst_Advice::isTheSameForTheSameSeed()
{
    QVERIFY(goOnTo(QLatin1StringView("combat.target")));
    const auto once = advise(800, 5);
    const auto again = advise(800, 5);
    QCOMPARE(again.size(), once.size());
    for (size_t i = 0; i < once.size(); ++i) {
        QCOMPARE(again[i].action, once[i].action);
        QCOMPARE(again[i].worth, once[i].worth);
        QCOMPARE(again[i].reasons, once[i].reasons);
    }
}

void tst_Advice::saysWhatAnAttackIsFor()
{
    int explained = 0;
    // Where it is advised to make peace there is nothing to say.
    for (int i = 0; i < 4; ++i) {
        QVERIFY(goOnTo(QLatin1StringView("combat.units")));
        const GameSeat seat(*m_game, m_words, m_game->offer().side);
        for (const Advice &advice : advise(1500, 5)) {
            for (size_t step = 0; step < advice.steps.size(); ++step)
                explained += checkReason(seat, advice, step);
        }
        const NameId cancel = m_game->state().names().intern(QByteArray("cancel"));
        QVERIFY(bool(m_game->perform({cancel, {}, {}, {}, {}, {}})));
    }
    QVERIFY(explained > 4);
}

bool tst_Advice::checkReason(const GameSeat &seat, const Advice &advice, size_t step)
{
    const Reason *reason = advice.reasonFor(step);
    if (!reason || !advice.steps[step].target)
        return false;
    const QString text = reason->text(seat.texts());
    return reason->space && reason->chance >= 0 && reason->chance <= 100 && !reason->odds.isEmpty()
        && text.contains(reason->odds) && text.contains(seat.texts().spaceName(reason->space));
}

void tst_Advice::comesAtOnceWhenHurried()
{
    QVERIFY(goOnTo(QLatin1StringView("move")));
    const auto advised = advise(std::numeric_limits<qint64>::max(), 1, [] { return true; });
    QVERIFY(!advised.empty());
    QVERIFY(!advised.front().steps.empty());
}

void tst_Advice::isEmptyWhenNothingIsAsked()
{
    QVERIFY(!goOnTo(QLatin1StringView("nothing")));
    QVERIFY(m_game->state().isOver());
    QVERIFY(advise(100, 1).empty());
}

std::vector<PieceId> tst_Advice::twoUnseen() const
{
    const Module &module = m_game->module();
    const GameState &state = m_game->state();
    const PlayerView view(module, state, m_game->offer().side);
    std::vector<PieceId> found;
    for (int32_t i = 0; i < state.pieceCount() && found.size() < 2; ++i) {
        const PieceId piece(i);
        const SpaceId space = state.piece(piece).space;
        if (view.seesFace(piece) || !space || module.map.space(space).kind > Space::Kind::Area)
            continue;
        const bool isFirst = found.empty();
        if (isFirst
            || (state.piece(found[0]).space != space
                && state.piece(found[0]).side == state.piece(piece).side
                && module.piece(found[0]).back == module.piece(piece).back))
            found.push_back(piece);
    }
    return found;
}

// What it says is the same wherever two pieces stand that the side can't tell apart.
void tst_Advice::tellsNothingHidden()
{
    open(QStringLiteral("leningrad41"), QStringLiteral("in_sight"));
    const auto unseen = twoUnseen();
    QCOMPARE(unseen.size(), size_t(2));
    const auto before = advise(400, 7);
    const SpaceId first = m_game->state().piece(unseen[0]).space;
    const SpaceId second = m_game->state().piece(unseen[1]).space;
    const QByteArray hash = m_game->state().hash();
    QVERIFY(bool(
        m_game->edit({change::MovePiece{unseen[0], second}, change::MovePiece{unseen[1], first}})));
    QVERIFY(m_game->state().hash() != hash);
    const auto after = advise(400, 7);
    QVERIFY(!before.empty());
    QCOMPARE(after.size(), before.size());
    for (size_t i = 0; i < before.size(); ++i) {
        QCOMPARE(after[i].action, before[i].action);
        QCOMPARE(after[i].steps, before[i].steps);
        QCOMPARE(after[i].reasons, before[i].reasons);
        QCOMPARE(after[i].worth, before[i].worth);
    }
}

QTEST_GUILESS_MAIN(tst_Advice)
#include "tst_advice.moc"

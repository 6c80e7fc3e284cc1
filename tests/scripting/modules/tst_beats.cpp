// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/scripting/modules/beatnotes.h"
#include "tests/scripting/modules/shipped.h"

#include "engine/bot/playout.h"
#include "scripting/luarules.h"

#include <QTest>

#include <set>

using namespace engine;
using scripting::LuaRules;

namespace {

constexpr quint64 c_games = 5;
constexpr quint64 c_usualGames = 2; ///< Unless more are asked for.

} // namespace

/// Beats of whole games, for every pair of eyes: nothing is lost, told twice or out of order.
/// That they tell nothing hidden is seen to by tst_secrets.
class tst_Beats : public QObject
{
    Q_OBJECT

private slots:
    void cuts_data();
    void cuts();
    void cleanupTestCase() { QVERIFY(m_retreats > 0); } // not every game has them

private:
    void play(Rules &rules, const QString &scenario, quint64 seed);
    QString check(const Game &game, const GameState &before, Viewer viewer, BeatCutter &cutter);
    QString checkBeat(const Beat &beat);

    std::shared_ptr<const Module> m_module;
    std::set<Beat::Kind> m_kinds;
    int m_fights = 0;
    int m_retreats = 0;
};

void tst_Beats::cuts_data()
{
    QTest::addColumn<QString>("folder");
    for (const QString &folder : shipped::folders())
        QTest::addRow("%s", qPrintable(QDir(folder).dirName())) << folder;
}

QString tst_Beats::checkBeat(const Beat &beat)
{
    m_kinds.insert(beat.kind);
    m_fights += beat.isFight;
    m_retreats += beat.kind == Beat::Kind::Retreat || beat.kind == Beat::Kind::Advance;
    const bool isAlone =
        beat.isFight || beat.kind == Beat::Kind::Roll || beat.kind == Beat::Kind::Draw;
    if (beat.lines.size() > (isAlone ? 1 : BeatCutter::mostJoined))
        return QStringLiteral("%1 lines in one beat").arg(beat.lines.size());
    if (beat.changes.empty())
        return QStringLiteral("a beat in which nothing happens");
    if (beat.lines.empty() && beat.ways.empty() && beat.losses.empty() && beat.targets.empty()
        && beat.kind < Beat::Kind::Turn)
        return QStringLiteral("a beat that says nothing, of kind %1").arg(int(beat.kind));
    const bool isRoll = !beat.lines.empty() && !beat.lines.back().dice.empty();
    if (isRoll && beat.kind != Beat::Kind::Roll)
        return QStringLiteral("dice that are no roll");
    return {};
}

QString tst_Beats::check(const Game &game, const GameState &before, Viewer viewer,
                         BeatCutter &cutter)
{
    const auto &changes = game.history()[size_t(game.commandCount()) - 1].changes;
    const auto beats = cutter.cut(before, changes, int(game.commandCount()));
    std::vector<Change> all;
    std::vector<change::Log> lines;
    for (const Beat &beat : beats) {
        if (const QString error = checkBeat(beat); !error.isEmpty())
            return error;
        all.insert(all.end(), beat.changes.begin(), beat.changes.end());
        lines.insert(lines.end(), beat.lines.begin(), beat.lines.end());
    }
    std::vector<change::Log> seen;
    const PlayerView view(*m_module, game.state(), viewer);
    for (const Change &change : changes) {
        const auto *log = std::get_if<change::Log>(&change);
        if (log && view.seesLog(*log))
            seen.push_back(*log);
    }
    if (seen != lines)
        return QStringLiteral("%1 lines of %2 are told").arg(lines.size()).arg(seen.size());
    if (!beats.empty() && all != changes)
        return QStringLiteral("changes are lost or in another order");
    GameState after = before;
    for (const Change &change : all)
        after.apply(change);
    return beats.empty() || after == game.state() ? QString() : QStringLiteral("another position");
}

void tst_Beats::play(Rules &rules, const QString &scenario, quint64 seed)
{
    auto game = Game::start(*m_module, rules, {scenario, {}, seed});
    QVERIFY2(bool(game), game ? "" : qPrintable(game.error().message));
    std::vector<Viewer> viewers{Viewer::everything(), Viewer()};
    for (int32_t i = 0; i < int32_t(m_module->sides.size()); ++i)
        viewers.emplace_back(SideId(i));
    std::vector<std::pair<Viewer, BeatCutter>> eyes;
    for (const Viewer viewer : viewers)
        eyes.emplace_back(viewer, BeatCutter(*m_module, viewer));
    Playout playout(*m_module);
    playout.setWatch([&](Game &played) {
        QString error;
        const GameState before = beforeLast(played);
        for (auto &[viewer, cutter] : eyes) {
            if (error.isEmpty())
                error = check(played, before, viewer, cutter);
        }
        return error;
    });
    const auto outcome = playout.play(*game.value(), seed);
    QVERIFY2(outcome.finished, qPrintable(outcome.error));
}

void tst_Beats::cuts()
{
    QFETCH(QString, folder);
    const auto loaded = shipped::load(folder);
    QVERIFY(loaded.isGood() && !loaded.module->scenarios.empty());
    m_module = loaded.module;
    auto rules = LuaRules::load(*m_module);
    QVERIFY(bool(rules));
    m_kinds.clear();
    m_fights = 0;
    const quint64 games = qEnvironmentVariableIsSet("HEXSMITH_TEST_GAMES") ? c_games : c_usualGames;
    for (quint64 seed = 1; seed <= games && !QTest::currentTestFailed(); ++seed)
        play(*rules.value(), m_module->scenarios.front().id, seed);
    using enum Beat::Kind;
    for (const Beat::Kind kind : {Move, Roll})
        QVERIFY2(m_kinds.contains(kind), qPrintable(QString::number(int(kind))));
    QVERIFY(m_fights > 0);
}

QTEST_GUILESS_MAIN(tst_Beats)
#include "tst_beats.moc"

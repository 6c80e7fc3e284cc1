// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/telling/turnsummary.h"
#include "engine/game/telling/beatcutter.h"
#include "engine/state/gamestate.h"
#include "tests/player/anygame.h"

#include <QTest>

using app::TurnSummary;
using engine::Beat;
using engine::PieceId;
using engine::SideId;
using engine::SpaceId;
using Row = app::TurnSummary::Row;

/// What a told turn comes to.
class tst_TurnSummary : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void nothing();
    void moves();
    void hiddenMoves();
    void arrivals();
    void fights();
    void rounds();
    void losses();
    void places();
    void unseenPlaces();
    void supply();
    void onlyWhatWasTold();
    void ofAGame();

private:
    std::vector<Row> rows(const std::vector<Beat> &beats) const
    {
        return TurnSummary(*m_module, beats).rows();
    }
    Beat beat(Beat::Kind kind, SpaceId space = {}, bool isFight = false) const
    {
        Beat made;
        made.kind = kind;
        if (space)
            made.spaces = {space};
        made.isFight = isFight;
        return made;
    }

    std::shared_ptr<const engine::Module> m_module;
    SideId m_blue;
    SideId m_red;
    PieceId m_tank;
    PieceId m_foot;
    PieceId m_militia;
    SpaceId m_here;
    SpaceId m_there;
};

void tst_TurnSummary::initTestCase()
{
    m_module = anygame::module(QStringLiteral(HEXSMITH_SOURCE_DIR "/modules/tutorial"));
    QVERIFY(m_module);
    m_blue = m_module->side(QStringLiteral("blue"));
    m_red = m_module->side(QStringLiteral("red"));
    m_tank = m_module->piece(QStringLiteral("BL-ARM-8"));
    m_foot = m_module->piece(QStringLiteral("BL-INF-5"));
    m_militia = m_module->piece(QStringLiteral("RD-MIL-31"));
    m_here = m_module->map.find(QStringLiteral("0907"));
    m_there = m_module->map.find(QStringLiteral("0908"));
    QVERIFY(m_blue && m_red && m_tank && m_foot && m_militia && m_here && m_there);
}

void tst_TurnSummary::nothing()
{
    QVERIFY(rows({}).empty());
    QVERIFY(
        rows({beat(Beat::Kind::Phase), beat(Beat::Kind::Note), beat(Beat::Kind::Turn)}).empty());
}

void tst_TurnSummary::moves()
{
    Beat first = beat(Beat::Kind::Move, m_there);
    first.ways = {{m_tank, m_blue, m_here, m_there}, {m_foot, m_blue, m_here, m_there}};
    Beat second = beat(Beat::Kind::Move, m_here);
    second.ways = {{m_tank, m_blue, m_there, m_here}};
    const auto found = rows({first, beat(Beat::Kind::Phase), second});
    QCOMPARE(found.size(), size_t(1));
    QCOMPARE(found[0].kind, Row::Kind::Moves);
    QCOMPARE(found[0].count, 2); // one of them twice
    QCOMPARE(found[0].beats, (std::vector<int>{0, 2}));
}

void tst_TurnSummary::hiddenMoves()
{
    Beat moved = beat(Beat::Kind::Move, m_there);
    moved.ways = {{{}, m_red, m_here, m_there}, {{}, m_red, m_here, m_there}};
    const auto found = rows({moved});
    QCOMPARE(found.size(), size_t(1));
    QCOMPARE(found[0].count, 2);
    QVERIFY(found[0].pieces.empty());
}

void tst_TurnSummary::arrivals()
{
    Beat came = beat(Beat::Kind::Arrival, m_here);
    came.ways = {{m_tank, m_blue, {}, m_here}};
    const auto found = rows({came});
    QCOMPARE(found.size(), size_t(1));
    QCOMPARE(found[0].kind, Row::Kind::Arrivals);
    QCOMPARE(found[0].count, 1);
}

void tst_TurnSummary::fights()
{
    const std::vector<Beat> beats = {
        beat(Beat::Kind::Combat, m_here, true), beat(Beat::Kind::Roll, m_here, true),
        beat(Beat::Kind::Retreat, m_here, true), beat(Beat::Kind::Move, m_here),
        beat(Beat::Kind::Roll, m_there, true)};
    const TurnSummary summary(*m_module, beats);
    QCOMPARE(summary.fights(),
             (std::vector<TurnSummary::Fight>{{0, m_here, true}, {4, m_there, false}}));
    const auto found = summary.rows();
    QCOMPARE(found.size(), size_t(1));
    QCOMPARE(found[0].count, 1);
    QCOMPARE(found[0].others, 1);
    QCOMPARE(found[0].beats, (std::vector<int>{0, 4}));
}

// Rolls for one place are one fight; another place is another one, also without anything between.
void tst_TurnSummary::rounds()
{
    const auto roll = [&](SpaceId space) { return beat(Beat::Kind::Roll, space, true); };
    const TurnSummary summary(*m_module,
                              std::vector<Beat>{roll(m_here), roll(m_here), roll({}), roll(m_there),
                                                beat(Beat::Kind::Control, m_there)});
    QCOMPARE(summary.fights(),
             (std::vector<TurnSummary::Fight>{{0, m_here, false}, {3, m_there, true}}));
}

void tst_TurnSummary::losses()
{
    Beat hurt = beat(Beat::Kind::Loss, m_here, true);
    hurt.losses = {{m_tank, 1}, {m_militia, 2}};
    Beat gone = beat(Beat::Kind::Eliminate, m_here, true);
    gone.ways = {{m_militia, m_red, m_here, {}}};
    Beat left = beat(Beat::Kind::Eliminate, m_here); // into a box: nobody is lost
    left.ways = {{m_foot, m_blue, m_here, {}}};
    std::vector<Row> found = rows({hurt, gone, left});
    std::erase_if(found, [](const Row &row) { return row.kind != Row::Kind::Losses; });
    QCOMPARE(found.size(), size_t(2));
    for (const Row &row : found) {
        QCOMPARE(row.count, row.side == m_blue ? 1 : 2);
        QCOMPARE(row.others, row.side == m_blue ? 0 : 1);
        QCOMPARE(row.pieces, std::vector<PieceId>{row.side == m_blue ? m_tank : m_militia});
        QCOMPARE(row.beats.size(), size_t(row.side == m_blue ? 1 : 2));
    }
}

void tst_TurnSummary::places()
{
    const auto taken = [&](SideId side, SpaceId space) {
        Beat made = beat(Beat::Kind::Control, space);
        made.changes = {engine::change::SetSpaceProperty{space, 0, engine::Value::side(side)}};
        return made;
    };
    // Taken and taken back: it is where it was.
    const auto found = rows({taken(m_red, m_here), taken(m_red, m_there), taken(m_blue, m_here)});
    QCOMPARE(found.size(), size_t(2));
    for (const Row &row : found) {
        QCOMPARE(row.kind, Row::Kind::Places);
        QCOMPARE(row.spaces, std::vector<SpaceId>{row.side == m_red ? m_there : m_here});
    }
}

// The changes of a beat hold also what its reader may not know.
void tst_TurnSummary::unseenPlaces()
{
    Beat made = beat(Beat::Kind::Move, m_here);
    made.changes = {engine::change::SetSpaceProperty{m_there, 0, engine::Value::side(m_red)}};
    QVERIFY(rows({made}).empty());
}

void tst_TurnSummary::supply()
{
    Beat made = beat(Beat::Kind::Supply, m_here);
    made.targets = {m_tank, m_foot};
    const auto found = rows({made, made});
    QCOMPARE(found.size(), size_t(1));
    QCOMPARE(found[0].kind, Row::Kind::Supply);
    QCOMPARE(found[0].count, 2);
    QCOMPARE(found[0].beats, (std::vector<int>{0, 1}));
}

void tst_TurnSummary::onlyWhatWasTold()
{
    const std::vector<Beat> beats = {beat(Beat::Kind::Roll, m_here, true),
                                     beat(Beat::Kind::Loss, m_here, true)};
    const TurnSummary half(*m_module, std::span(beats).first(1));
    QCOMPARE(half.fights().front().hasEffect, false);
    const TurnSummary whole(*m_module, beats);
    QCOMPARE(whole.fights().front().hasEffect, true);
}

// Beats of a real game: every one of them counts what its changes say.
void tst_TurnSummary::ofAGame()
{
    const auto controller = anygame::started(
        QStringLiteral(HEXSMITH_SOURCE_DIR "/modules/tutorial"), m_module->scenarios.front().id, 3);
    QVERIFY(controller);
    engine::GameState before = controller->state();
    engine::BeatCutter cutter(*m_module, engine::Viewer::everything());
    std::vector<Beat> beats;
    for (int i = 0; i < 120 && !controller->state().isOver(); ++i) {
        QVERIFY(!controller->offer().actions.empty());
        const auto &actions = controller->offer().actions;
        QVERIFY(controller->perform(actions[size_t(i * 7) % actions.size()]));
        const auto &changes = controller->game().history()[size_t(i)].changes;
        for (Beat &one : cutter.cut(before, changes, i + 1))
            beats.push_back(std::move(one));
        for (const engine::Change &change : changes)
            before.apply(change);
    }
    int steps = 0;
    for (const Beat &one : beats) {
        for (const Beat::Harm &harm : one.losses)
            steps += harm.steps;
    }
    int counted = 0;
    for (const Row &row : rows(beats)) {
        QVERIFY(!row.beats.empty());
        QVERIFY(row.beats.back() < int(beats.size()));
        if (row.kind == Row::Kind::Losses)
            counted += row.count;
        if (row.kind == Row::Kind::Moves)
            QVERIFY(row.count > 0);
    }
    QCOMPARE(counted, steps);
}

QTEST_MAIN(tst_TurnSummary)
#include "tst_turnsummary.moc"

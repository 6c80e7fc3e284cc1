// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/state/turn.h"
#include "tests/engine/game/fordgame.h"

#include <QTest>

using namespace engine;

Q_DECLARE_METATYPE(engine::Change)

/// Every kind of change, there and back; and what a turn makes of them.
class tst_Changes : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void thereAndBack_data();
    void thereAndBack();
    void wordsCountByTheirLetters();
    void stackOrder();
    void swapKeepsWhatStandsThere();
    void rollsScriptedDice();
    void draws();
    void barriers_data();
    void barriers();
    void rollBack();

private:
    PieceId piece(const char *id) const { return m_module->piece(QString::fromLatin1(id)); }
    SpaceId space(const char *id) const { return m_module->map.find(QString::fromLatin1(id)); }
    NameId word(const char *text) const { return m_state->names().intern(QByteArray(text)); }

    std::shared_ptr<const Module> m_module;
    std::unique_ptr<GameState> m_state;
};

void tst_Changes::init()
{
    m_module = fordModule();
    QVERIFY(m_module);
    m_state = std::make_unique<GameState>(*m_module, std::make_shared<GameSetting>());
    for (const char *id : {"B-1", "R-1", "R-2"})
        m_state->apply(change::MovePiece{piece(id), SpaceId(1), -1});
    m_state->apply(change::Attach{piece("M-1"), piece("B-1"), -1});
    m_state->apply(change::MovePiece{piece("M-2"), space("hand"), -1});
    m_state->apply(change::PushFrame{{word("first"), SideId(0), {}}});
}

void tst_Changes::thereAndBack_data()
{
    init();
    QTest::addColumn<Change>("change");
    const auto row = [](const char *name, Change change) { QTest::newRow(name) << change; };
    const PieceId blue = piece("B-1");
    row("move", change::MovePiece{blue, SpaceId(4), -1});
    row("move to the bottom", change::MovePiece{piece("R-2"), SpaceId(1), 0});
    row("move up", change::MovePiece{blue, SpaceId(1), 1});
    row("take off", change::MovePiece{blue, SpaceId(), -1});
    row("move the carried", change::MovePiece{piece("M-1"), SpaceId(3), -1});
    row("attach", change::Attach{piece("R-2"), blue, -1});
    row("attach to another", change::Attach{piece("M-1"), piece("R-1"), -1});
    row("drop", change::Attach{piece("M-1"), PieceId(), 0});
    row("attach from nowhere", change::Attach{piece("M-3"), blue, -1});
    row("swap in a stack", change::Swap{blue, piece("R-2"), 1, 2});
    row("swap neighbours", change::Swap{piece("R-1"), blue, 1, 2});
    row("swap for one off the board", change::Swap{blue, piece("M-3"), 1, 1});
    row("swap between spaces", change::Swap{piece("M-2"), piece("R-1"), 1, 1});
    row("swap with what it carries", change::Swap{blue, piece("M-1"), 1, 1});
    row("swap the carried", change::Swap{piece("R-2"), piece("M-1"), 1, 1});
    row("steps", change::SetSteps{blue, 1});
    row("facing", change::SetFacing{blue, 3});
    row("facing the first side", change::SetFacing{blue, 0});
    row("side", change::SetSide{blue, SideId(1)});
    row("no side", change::SetSide{blue, SideId()});
    row("seen", change::SetSeen{blue, 2});
    row("shown under others", change::SetSeen{blue, ~0u, 2});
    row("piece property", change::SetPieceProperty{blue, 0, Value::integer(5)});
    row("space property", change::SetSpaceProperty{SpaceId(2), 0, Value::side(SideId(1))});
    row("edge", change::SetEdgeProperty{EdgeId(0), word("blown"), Value::boolean(true)});
    row("feature comes", change::SetFeature{{SpaceId(2), 0}, true, false});
    row("feature goes", change::SetFeature{{SpaceId(2), 0}, false, true});
    row("variable", change::SetVariable{0, Value::integer(7)});
    row("variable with a list", change::SetVariable{1, ValueList{Value::integer(7), Value()}});
    row("order", change::Reorder{SpaceId(1), {piece("R-2"), piece("B-1"), piece("R-1")}});
    row("random", change::UseRandom{Random(9), 0});
    row("dice", change::ScriptDice{{1, 2}, 0});
    row("push", change::PushFrame{{word("second"), SideId(1), {{word("x"), Value::integer(1)}}}});
    row("pop", change::PopFrame{});
    row("local", change::SetLocal{word("x"), Value::integer(3)});
    row("phase", change::SetPhase{PhaseId(1), SideId(0), SideId(1)});
    row("result", change::SetResult{word("draw"), SideId(1), {word("Over."), {}}});
}

void tst_Changes::thereAndBack()
{
    QFETCH(Change, change);
    const QByteArray before = m_state->hash();
    const Change inverse = m_state->apply(change);
    const QByteArray after = m_state->hash();
    QVERIFY(after != before);
    const Change again = m_state->apply(inverse);
    QCOMPARE(m_state->hash(), before);
    m_state->apply(again);
    QCOMPARE(m_state->hash(), after);
    m_state->apply(change::Log{});
    QCOMPARE(m_state->hash(), after);
}

void tst_Changes::wordsCountByTheirLetters()
{
    GameState other(*m_module, std::make_shared<GameSetting>());
    GameState mine(*m_module, std::make_shared<GameSetting>());
    const auto set = [](GameState &state, const QList<QByteArray> &order) {
        for (const QByteArray &one : order)
            state.names().intern(one);
        state.apply(change::PushFrame{{state.names().intern(QByteArray("d")), SideId(0), {}}});
        for (const char *name : {"one", "two"})
            state.apply(change::SetLocal{state.names().intern(QByteArray(name)),
                                         Value::word(state.names().intern(QByteArray("left")))});
        state.apply(change::SetEdgeProperty{EdgeId(0), state.names().intern(QByteArray("two")),
                                            Value::boolean(true)});
        state.apply(change::SetEdgeProperty{EdgeId(0), state.names().intern(QByteArray("one")),
                                            Value::boolean(true)});
    };
    set(mine, {"one", "two", "left"});
    set(other, {"left", "x", "two", "one"});
    QCOMPARE(mine.hash(), other.hash());
}

void tst_Changes::stackOrder()
{
    const auto stack = [&] { return m_state->stack(SpaceId(1)); };
    const std::vector<PieceId> asBuilt = {piece("B-1"), piece("R-1"), piece("R-2")};
    QCOMPARE(stack(), asBuilt);
    QCOMPARE(m_state->top(SpaceId(1)), piece("R-2"));
    QCOMPARE(m_state->position(piece("R-1")), 1);
    QCOMPARE(m_state->position(piece("M-1")), -1);
    QCOMPARE(m_state->attached(piece("B-1")), std::vector<PieceId>{piece("M-1")});
    m_state->apply(change::MovePiece{piece("R-2"), SpaceId(1), 0});
    QCOMPARE(m_state->bottom(SpaceId(1)), piece("R-2"));
    QVERIFY(m_state->stack(SpaceId(5)).empty());
    QVERIFY(!m_state->top(SpaceId(5)));
}

void tst_Changes::swapKeepsWhatStandsThere()
{
    const PieceId old = piece("B-1");
    const PieceId fresh = piece("M-3");
    m_state->apply(change::SetPieceProperty{old, 0, Value::integer(5)});
    m_state->apply(change::SetFacing{old, 3});
    m_state->apply(change::SetSteps{old, 1});
    const SideId side = m_state->piece(fresh).side;
    const Change inverse = m_state->apply(change::Swap{fresh, old, 1, 2});
    QCOMPARE(inverse, Change(change::Swap{fresh, old, m_module->piece(fresh).maxSteps, 1}));
    const std::vector<PieceId> expected = {fresh, piece("R-1"), piece("R-2")};
    QCOMPARE(m_state->stack(SpaceId(1)), expected);
    QCOMPARE(m_state->attached(fresh), std::vector<PieceId>{piece("M-1")});
    QCOMPARE(m_state->piece(piece("M-1")).space, SpaceId(1));
    QVERIFY(m_state->attached(old).empty());
    QVERIFY(!m_state->piece(old).space);
    QCOMPARE(m_state->pieceProperty(fresh, 0), Value::integer(5));
    QCOMPARE(int(m_state->piece(fresh).facing), 3);
    QCOMPARE(int(m_state->piece(old).steps), 2);
    QCOMPARE(m_state->piece(fresh).side, side);
}

void tst_Changes::rollsScriptedDice()
{
    Turn turn(*m_module, *m_state);
    turn.apply(change::ScriptDice{{3, 9, -4}, 0});
    QVERIFY(!turn.isBarrier());
    const std::vector<int> scripted = {3, 6};
    QCOMPARE(turn.roll(2, 6), scripted);
    QVERIFY(turn.isBarrier());
    const auto mixed = turn.roll(3, 6);
    QCOMPARE(mixed.front(), 1);
    for (const int face : mixed)
        QVERIFY(face >= 1 && face <= 6);
    QCOMPARE(m_state->scriptedUsed(), 3);
}

void tst_Changes::draws()
{
    Turn turn(*m_module, *m_state);
    QVERIFY(!turn.draw(space("cup")));
    for (const char *id : {"R-1", "R-2", "M-3"})
        turn.apply(change::MovePiece{piece(id), space("cup"), -1});
    turn.apply(change::ScriptDice{{2}, 0});
    QCOMPARE(turn.draw(space("cup")), piece("R-2"));
    QCOMPARE(m_state->piece(turn.draw(space("cup"))).space, space("cup"));
    QCOMPARE(turn.draw(space("hand")), piece("M-2"));
    auto before = m_state->stack(space("cup"));
    turn.shuffle(space("cup"));
    auto after = m_state->stack(space("cup"));
    std::sort(before.begin(), before.end());
    std::sort(after.begin(), after.end());
    QCOMPARE(after, before);
}

void tst_Changes::barriers_data()
{
    init();
    QTest::addColumn<Change>("change");
    QTest::addColumn<bool>("barrier");
    const auto row = [](const char *name, Change change, bool barrier) {
        QTest::newRow(name) << change << barrier;
    };
    row("move", change::MovePiece{piece("B-1"), SpaceId(3), -1}, false);
    row("into a hidden place", change::MovePiece{piece("B-1"), space("hand"), -1}, false);
    row("out of a hidden place", change::MovePiece{piece("M-2"), SpaceId(3), -1}, true);
    row("attached from a hidden place", change::Attach{piece("M-2"), piece("B-1"), -1}, true);
    row("swapped with a hidden place", change::Swap{piece("R-1"), piece("M-2"), 1, 1}, true);
    row("swapped", change::Swap{piece("R-1"), piece("B-1"), 1, 1}, false);
    row("attached", change::Attach{piece("R-1"), piece("B-1"), -1}, false);
    row("hide", change::SetSeen{piece("B-1"), 1}, false);
    row("show under others", change::SetSeen{piece("B-1"), ~0u, 2}, true);
    row("dice", change::UseRandom{Random(2), 0}, true);
    row("steps", change::SetSteps{piece("B-1"), 1}, false);
}

void tst_Changes::barriers()
{
    QFETCH(Change, change);
    QFETCH(bool, barrier);
    Turn turn(*m_module, *m_state);
    turn.apply(change);
    QCOMPARE(turn.isBarrier(), barrier);
}

void tst_Changes::rollBack()
{
    const QByteArray before = m_state->hash();
    Turn turn(*m_module, *m_state);
    turn.roll(2, 6);
    turn.apply(change::MovePiece{piece("B-1"), SpaceId(3), -1});
    const size_t mark = turn.mark();
    const QByteArray half = m_state->hash();
    turn.apply(change::SetSteps{piece("B-1"), 1});
    turn.next();
    turn.rollBack(mark);
    QCOMPARE(m_state->hash(), half);
    QVERIFY(!turn.takeNext());
    turn.rollBack();
    QCOMPARE(m_state->hash(), before);
    QVERIFY(turn.takeChanges().empty());
}

QTEST_GUILESS_MAIN(tst_Changes)
#include "tst_changes.moc"

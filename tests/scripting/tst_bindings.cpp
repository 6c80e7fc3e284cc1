// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/scripting/trialgame.h"

#include <QTest>

using namespace engine;

/// What rules can call, with good and with bad arguments.
class tst_Bindings : public QObject, private TrialGame
{
    Q_OBJECT

private slots:
    void readers_data();
    void readers();
    void writers_data();
    void writers();
    void offers_data();
    void offers();
    void filtersFollowTheSteps();
    void trialsListNothing();
    void textsInAnswers();
    void evaluations_data();
    void evaluations();
    void phases_data();
    void phases();
};

void tst_Bindings::readers_data()
{
    QTest::addColumn<QByteArray>("snippet");
    QTest::addColumn<QString>("expected"); // JSON, or after "!" a part of the error
    const auto row = [](const char *snippet, const char *expected) {
        QTest::newRow(snippet) << QByteArray(snippet) << QString::fromUtf8(expected);
    };
    row("return game.turn", "1");
    row("return game.phase", R"("movement")");
    row("return game.side", R"("blue")");
    row("return game.active", R"("blue")");
    row("return game.decision", R"("move.choose")");
    row("return game.vars.points", "4");
    row("return game.vars.plan", R"(["left",2])");
    row("return game.vars.target", "null");
    row("return game.vars.nosuch", "!declares no variable 'nosuch'");
    row("return game.here.nosuch", "null");
    row("return game.options.fog", "true");
    row("return game.options.weather", R"("wet")");
    row("return game.options.nosuch", "!nosuch");
    row("return game.scenario.id", R"("battle")");
    row("return game.scenario.lastTurn", "8");
    row("return ids(game.scenario.arrivals[1].pieces)", R"("R-2")");
    row("return game.scenario.values.reserve", "3");
    row("return game.result", "null");
    row("return game.nosuch", "!nosuch");
    row("game.turn = 2", "!");
    row("game.vars.points = 2", "!can't be set");
    row("game:move(game:piece('B-1'), game:space('0101'))", "!");
    row("return sides", R"(["blue","red"])");
    row("return enemyOf 'blue'", R"("red")");
    row("return enemyOf 'green'", "!there is no side 'green'");
    row("return enemyOf(5)", "!a side was expected");
    row("return lookup('crt', 1, '1-1')", R"("A1")");
    row("return lookup('crt', 99, -5)", "null");
    row("return lookup('crt', '2', 2)", R"("D1")");
    row("return lookup('nosuch', 1, 1)", "!there is no chart 'nosuch'");
    row("return lookup('crt', 'x', 1)", "!no row or column 'x'");
    row("return lookup('crt', 1, {})", "!string expected");
    row("return tables.crt.values.odds", "[1,2]");
    row("tables.crt.values = 1", "!");
    row("return terrain.scale", "2");
    row("return terrain.terrains.clear.values.shift", "0");

    row("return game:piece('B-1')", R"("B-1")");
    row("return game:piece('nosuch')", "!nosuch");
    row("return game:piece(5)", "!");
    row("return game:piece()", "!");
    row("return game:piece('B-1').steps", "2");
    row("return game:piece('R-1').steps", "1");
    row("return game:piece('R-1').attack", "6");
    row("return game:piece('B-1').attack", "5");
    row("return game:piece('R-1').facing", "2");
    row("return game:piece('R-1').moved", "true");
    row("return game:piece('B-1').supply", R"("supplied")");
    row("return game:piece('B-1').space.id", R"("0101")");
    row("return game:piece('R-2').space", "null");
    row("return game:piece('M-1').carrier", R"("R-1")");
    row("return game:piece('M-1').space", R"("0102")");
    row("return game:piece('B-1').side", R"("blue")");
    row("return game:piece('B-1').formation", R"("1A")");
    row("return game:piece('B-1').mobility", R"("foot")");
    row("return game:piece('B-1').position", "1");
    row("game:piece('B-1').steps = 1", "!");
    row("return game:piece('B-1') == game:piece('B-1')", "true");

    row("return game:space('ford')", R"("0102")");
    row("return game:space('nowhere')", "!nowhere");
    row("return game:space('0101').name", R"("Arlen")");
    row("return game:space('0101').terrain", R"("town")");
    row("return game:space('0101').kind", R"("hex")");
    row("return game:space('0101').vp", "2");
    row("return game:space('0101').control", R"("blue")");
    row("return game:space('0103').fortified", "true");
    row("return game:space('off').owner", R"("red")");
    row("return game:space('ford').count", "2");
    row("return ids(game:space('ford').pieces)", R"("R-1 M-2")");
    row("return game:space('0101'):has('port')", "true");
    row("return game:space('0101'):has('mine')", "false");
    row("return game:space('0101'):has()", "!");
    row("return game:space('0101'):adjacent(game:space('0102'))", "true");
    row("return game:space('0101'):adjacent(game:space('0103'))", "false");
    row("return game:space('0101'):adjacent(game:piece('B-1'))", "!a space was expected");
    row("return game:space('0101'):adjacent()", "!a space was expected");
    row("return game:space('0101'):direction(game:space('0102'))", "3");
    row("return game:space('0102'):direction(game:space('0101'))", "0");
    row("return game:space('0101'):direction(game:space('0103'))", "3");
    row("return game:space('0101'):direction(game:space('0101'))", "null");
    row("return game:space('0101'):direction(3)", "!a space was expected");
    row("return game:space('0101'):neighbour(3)", R"("0102")");
    row("return game:space('0101'):neighbour(0)", "null");
    row("return game:space('0101'):neighbour(9)", "null");
    row("return game:space('0101'):neighbour(12)", "!directions are 0 to 11, not 12");
    row("return game:space('0101'):neighbour(-1)", "!directions are 0 to 11, not -1");
    row("return game:space('0101'):neighbour('x')", "!number expected");
    row("local s = game:space('0102') return s:direction(s.neighbours[1])", "0");
    row("return game:space('0101'):distance(game:space('0103'))", "2");
    row("return game:space('0101'):distance(game:space('t1'))", "null");
    row("return game:space('0101'):over(game:space('0102'), 'river')", "false");
    row("return game:space('0201'):over(game:space('0202'), 'river')", "true");
    row("return game:space('0201'):over(game:space('0202'), 'wall')", "!wall");
    row("return game:space('0101'):edge(game:space('0102'))", R"(["river"])");
    row("return game:space('0101'):way('road', game:space('0102'))", "true");
    row("return game:space('0101'):way('road')", "true");
    row("return game:space('0401'):way('road')", "false");
    row("return game:space('0401'):way('canal')", "!canal");

    row("return ids(game:pieces{ side = 'red', onMap = true })", R"("R-1")");
    row("return ids(game:pieces{ side = 'blue' })", R"("B-1")");
    row("return ids(game:pieces{ kind = 'marker' })", R"("M-1 M-2 M-3")");
    row("return ids(game:pieces{ space = game:space('0101') })", R"("B-1")");
    row("return ids(game:pieces{ space = game:setOf{ game:space('0101') } })", R"("B-1")");
    row("return ids(game:pieces{ attack = 6 })", R"("R-1")");
    row("return #game:pieces()", "6");
    row("return game:pieces{}", R"(["B-1","R-1","R-2","M-1","M-2","M-3"])");
    row("return game:pieces{ side = 'nobody' }", "[]");
    row("return game:pieces{ nosuch = 1 }", "!nosuch");
    row("return game:pieces{ [1] = 1 }", "!");
    row("return game:pieces(5)", "!");
    row("return ids(game:spaces{ with = 'blue' })", R"("0101")");
    row("return ids(game:spaces{ feature = 'port' })", R"("0101")");
    row("return ids(game:spaces{ control = 'red' })", R"("0103")");
    row("return game:spaces{ nosuch = 1 }", "!nosuch");
    row("return game:spaces{ control = 'nobody' }", "[]");

    row("return game:setOf{ game:space('0101'), game:space('0101') }:size()", "1");
    row("return game:setOf():size()", "0");
    row("return game:region{ terrain = 'nowhere' }:size()", "0");
    row("return game:region():size() == #game:spaces()", "true");
    row("return game:region{ kind = 'hex' }:size() == #game:spaces{ kind = 'hex' }", "true");
    row("return game:region{ nothing = 1 }", "!there is nothing called 'nothing'");
    row("return game:setOf{ 5 }", "!a space was expected");
    row("return game:setOf(5)", "!");
    row("local a = game:setOf{ game:space('0101') } local b = game:setOf{ game:space('0102') } "
        "return { a:union(b):size(), a:minus(a):size(), a:common(b):size() }",
        "[2,0,0]");
    row("return game:setOf{ game:space('0101') }:union(5)", "!");
    row("return game:setOf{ game:space('0101') }:list()", R"(["0101"])");
    row("return game:setOf{ game:space('0101') }:has(game:space('0101'))", "true");
    row("return game:setOf():has()", "!a space was expected");
    row("return game:setOf{ game:space('0101') }", "!an answer can't hold a userdata");
    row("return game:occupied{ side = 'blue' }:list()", R"(["0101"])");
    row("return game:occupied({ side = 'blue' }, 2):size()", "0");
    row("return game:occupied({}, 2):has(game:piece('M-2').space)", "true");
    row("return game:occupied({ id = 'M-2' }, 2):size()", "0");
    row("return game:occupied({}, 'x')", "!number expected");
    row("return game:zones({ game:piece('B-1') }):has(game:space('0201'))", "true");
    row("return game:zones({ game:piece('B-1') }, { own = true }):has(game:space('0101'))", "true");
    row("return game:zones({ game:piece('B-1') }, { wings = true })", "!wings");
    row("return game:zones(5)", "!");
    row("return game:zones({ game:piece('B-1') }, { closed = game:setOf{ game:space('0201') } })"
        ":has(game:space('0201'))",
        "false");
    row("return game:zonesOf{ { where = { id = 'B-1' } } }:has(game:space('0201'))", "true");
    row("return game:zonesOf{ { where = { id = 'B-1' }, own = true } "
        "}:set():has(game:space('0101'))",
        "true");
    row("return game:zonesOf{ { where = { id = 'B-1' }, closed = game:setOf{ game:space('0201') } "
        "} }"
        ":count(game:space('0201'))",
        "0");
    row("return game:zonesOf{ { where = { id = 'B-1' } },"
        " { where = { id = 'B-1' }, closed = game:setOf{ game:space('0201') } } }"
        ":count(game:space('0201'))",
        "1");
    row("return game:zonesOf{ { where = { id = 'B-1' } } }:by(game:space('0201'))", R"(["B-1"])");
    row("return game:zonesOf{ { where = { id = 'B-1' } } }:by(game:space('0101'))", "[]");
    row("return game:zonesOf{}:set():size()", "0");
    row("return game:zonesOf{ {} }", "!where");
    row("return game:zonesOf{ { where = { wings = 2 } } }", "!wings");
    row("return game:zonesOf{ 5 }", "!");
    row("return game:zonesOf()", "!");
    row("return game:zonesOf{ { where = { id = 'B-1' } } }:by(5)", "!a space was expected");
    row("return game:count() == #game:pieces()", "true");
    row("return game:count{ id = 'B-1' }", "1");
    row("return game:count{ id = 'nobody' }", "0");
    row("return game:count{ wings = 2 }", "!wings");
    row("return game:sum({ id = 'B-1' }, 'steps') == game:piece('B-1').steps", "true");
    row("return game:sum({ id = 'nobody' }, 'steps')", "0");
    row("return game:sum({ id = 'B-1' }, 'wings')", "!wings");
    row("return game:sum({ id = 'B-1' }, 'side')", "!not a number");
    row("return game:sum({ id = 'B-1' })", "!");

    row("return game:reach(game:piece('B-1'), { allowance = 1 }):cost(game:space('0102'))", "0.5");
    row("return game:reach(game:piece('B-1'), { allowance = 1 }):has(game:space('t1'))", "false");
    row("return game:reach(game:piece('B-1'), { allowance = 1 }):path(game:space('0102'))",
        R"(["0101","0102"])");
    row("return game:reach(game:piece('B-1'), { allowance = 1 }):path(game:space('0401'))", "null");
    row("return game:reach(game:piece('B-1'), { allowance = 1 }):why(game:space('0401'))",
        R"("far")");
    row("return game:reach(game:piece('B-1'), { allowance = 0 }):costs()", "[]");
    row("return game:reach(game:piece('B-1'), { allowance = 'far' })", "!");
    row("return game:reach(game:piece('B-1'), { allowance = 1, wings = 2 })", "!wings");
    row("return game:reach(game:piece('R-2'), { allowance = 1 })", "!");
    row("return game:reach(nil, { allowance = 1, class = 'foot' })", "!");
    row("return game:reach(nil, { allowance = 1, class = 'ship', from = game:space('0101') })",
        "!ship");
    row("return game:reach(nil, { allowance = 1, class = 'foot', from = game:space('0101') })"
        ":has(game:space('0102'))",
        "true");
    row("return game:reach(game:piece('B-1'), { allowance = 5, blocked = 5 })", "!");
    row("return game:reach(game:piece('B-1'), { allowance = 5, ways = { 'canal' } })", "!canal");

    row("return game:supply{ sources = { game:space('0101') }, stages = { { steps = 1 } } }"
        ":has(game:space('0102'))",
        "true");
    row("return game:supply{ sources = { game:space('0101') }, stages = { { steps = 1 } } }"
        ":has(game:space('0103'))",
        "false");
    row("return game:supply{ sources = { game:space('0101') }, stages = { { steps = 2 } } }"
        ":trace(game:space('0102'))",
        R"(["0102","0101"])");
    row("return game:supply{ sources = {}, stages = { { steps = 2 } } }:trace(game:space('0102'))",
        "null");
    row("return game:supply{ sources = {}, stages = {} }", "!stage");
    row("return game:supply{ sources = { game:space('0101') }, stages = { { steps = 2 } } }"
        ":source(game:space('0102'))",
        R"("0101")");
    row("return game:supply{ sources = {}, stages = { { steps = 2 } } }:source(game:space('0102'))",
        "null");
    row("return game:supply{ sources = { game:space('0101') }, stages = { { steps = 1 } } }"
        ":set():list()",
        R"(["0101","0102","0201"])");
    row("return game:supply{ sources = { game:space('0101') },"
        " stages = { { steps = 0 }, { steps = 1 } } }:stage(game:space('0101'))",
        "1");
    row("return game:supply{ sources = { game:space('0101') },"
        " stages = { { steps = 0 }, { steps = 1 } } }:stage(game:space('0102'))",
        "2");
    row("return game:supply{ sources = {}, stages = { { steps = 1 } } }:stage(game:space('0102'))",
        "null");
    row("return game:supply{ sources = { game:space('0101') },"
        " stages = { { steps = 1 }, { steps = 1 } } }:has(game:space('0103'))",
        "true");
    row("return game:supply{ sources = { game:space('0101') },"
        " stages = { { steps = 1 }, { steps = 1, count = 'on' } } }:has(game:space('0103'))",
        "false");
    row("return game:supply{ sources = { game:space('0101') },"
        " stages = { { steps = 0 }, { steps = 1, count = 'spaces' } } }:has(game:space('0103'))",
        "true");
    row("return game:supply{ sources = {}, stages = { { count = 'back' } } }", "!anew");
    row("return game:supply{ sources = { game:space('0101') }, stages = { {} } }"
        ":distance(game:space('0103'))",
        "2");
    row("return game:supply{ sources = { game:space('0101') }, stages = { {} } }"
        ":distance(game:space('0101'))",
        "0");
    row("return game:supply{ sources = {}, stages = { {} } }:distance(game:space('0103'))", "null");
    row("return game:supply()", "!");
    row("return game:within(game:space('0101'), 0):list()", R"(["0101"])");
    row("return game:within(game:space('0101'), 1):has(game:space('0103'))", "false");
    row("return game:within(5, 1)", "!");
    row("return game:within(game:space('0101'), 'far')", "!");
    row("return game:sees(game:space('0101'), game:space('0103'))", "true");
    row("return game:sees(game:space('0101'), game:space('t1'))", "false");
    row("return game:sees(game:space('0101'))", "!a space was expected");

    row("return {}", "[]");
    row("return { a = {} }", R"({"a":[]})");
    row("return { 1, { b = true }, game:piece('B-1') }", R"([1,{"b":true},"B-1"])");
    row("return function() end", "!an answer can't hold a function");
    row("return 1/0", "!infinite");
    row("return 0/0", "!infinite");
    row("local t = {} t.t = t return t", "!nested too deeply");
    row("return { [true] = 1 }", "!");
    row("need(true, '1.1', 'x') return 1", "1");
    row("need(false, '1.1', 'x')", "!refused by rule 1.1");
    row("return args.viewer", "null");
}

void tst_Bindings::readers()
{
    QFETCH(QByteArray, snippet);
    QFETCH(QString, expected);
    QVERIFY2(start(withRules({}, snippet)), qPrintable(m_failure));
    const QByteArray before = m_game->state().hash();
    const QString answer = ask();
    if (expected.startsWith(u'!')) {
        // What is wrong with the answer itself has no line of its own.
        QVERIFY2(answer.contains(QLatin1String("rules/main.lua:"))
                     || answer.startsWith(QLatin1String("an answer")),
                 qPrintable(answer));
        QVERIFY2(answer.contains(expected.mid(1)), qPrintable(answer));
    } else {
        QCOMPARE(answer, expected);
    }
    QCOMPARE(m_game->state().hash(), before);
    QVERIFY(bool(perform("pass")));
}

void tst_Bindings::writers_data()
{
    QTest::addColumn<QByteArray>("snippet");
    QTest::addColumn<QByteArray>("question");
    QTest::addColumn<QString>("expected"); // JSON, or after "!" a part of the error
    const auto row = [](const char *snippet, const char *question, const char *expected) {
        QTest::newRow(snippet) << QByteArray(snippet) << QByteArray(question)
                               << QString::fromUtf8(expected);
    };
    const auto bad = [&](const char *snippet, const char *error) {
        row(snippet, "", QByteArray(QByteArray("!") + error).constData());
    };
    row("turn:move(turn:piece('B-1'), turn:space('0103'))", "return game:piece('B-1').space",
        R"("0103")");
    row("turn:move({ turn:piece('B-1'), turn:piece('M-3') }, turn:space('ford'), 1)",
        "return ids(game:space('ford').pieces)", R"("M-3 B-1 R-1 M-2")");
    row("turn:move(turn:piece('R-1'), turn:space('0103'))", "return game:piece('M-1').space",
        R"("0103")");
    bad("turn:move(turn:piece('B-1'))", "a space was expected");
    bad("turn:move(turn:space('0101'), turn:space('0101'))", "a piece was expected");
    bad("turn:move(nil, turn:space('0101'))", "");
    bad("turn.move(5, turn:piece('B-1'), 'x')", "");
    row("turn:remove(turn:piece('B-1'))", "return game:piece('B-1').space", "null");
    row("turn:attach(turn:piece('M-3'), turn:piece('B-1'))", "return game:piece('M-3').space",
        R"("0101")");
    row("turn:attach(turn:piece('M-1'))", "return ids(game:space('ford').pieces)",
        R"("R-1 M-2 M-1")");
    bad("turn:attach(turn:piece('M-3'), turn:piece('M-3'))", "stands by itself");
    bad("turn:attach(turn:piece('M-3'), turn:piece('M-1'))", "stands by itself");
    row("turn:swap(turn:piece('M-2'), turn:piece('B-1'))", "return ids(game:space('ford').pieces)",
        R"("R-1 B-1")");
    row("turn:swap(turn:piece('R-1'), turn:piece('B-1'))", "return game:piece('M-1').space",
        R"("0102")");
    row("turn:swap(turn:piece('B-1'), turn:piece('M-2'))", "return game:piece('B-1').steps", "1");
    row("turn:swap(turn:piece('B-1'), turn:piece('M-2'), 2)", "return game:piece('B-1').steps",
        "2");
    bad("turn:swap(turn:piece('B-1'), turn:piece('M-2'), 3)", "can't have 3 steps");
    bad("turn:swap(turn:piece('R-1'), turn:piece('R-1'))", "for itself");
    bad("turn:swap(turn:piece('R-1'))", "a piece was expected");
    row("turn:setSteps(turn:piece('B-1'), 0)", "return game:piece('B-1').steps", "0");
    bad("turn:setSteps(turn:piece('B-1'), 3)", "can't have 3 steps");
    bad("turn:setSteps(turn:piece('B-1'), -1)", "can't have -1 steps");
    bad("turn:setSteps(turn:piece('B-1'), 1.5)", "integer");
    row("turn:setFacing(turn:piece('B-1'), 3)", "return game:piece('B-1').facing", "3");
    row("turn:setSide(turn:piece('B-1'), 'red')", "return game:piece('B-1').side", R"("red")");
    bad("turn:setSide(turn:piece('B-1'), 'green')", "no side 'green'");
    row("turn:set(turn:piece('B-1'), 'moved', true)", "return game:piece('B-1').moved", "true");
    row("turn:set(turn:space('0101'), 'control', 'red')", "return game:space('0101').control",
        R"("red")");
    row("turn:set({ turn:space('0101'), turn:space('0201') }, 'fortified', 2)",
        "return game:space('0201').fortified", "2");
    bad("turn:set(turn:piece('B-1'), 'nosuch', 1)", "no piece property 'nosuch'");
    bad("turn:set(turn:space('0101'), 'nosuch', 1)", "no space property 'nosuch'");
    bad("turn:set(turn:piece('B-1'), 'moved', 1.5)", "whole numbers only");
    bad("turn:set(turn:piece('B-1'), 'moved', 1 << 40)", "whole numbers only");
    bad("turn:set(turn:piece('B-1'), 'moved', {})", "can't hold a table");
    bad("turn:set(5, 'moved', true)", "");
    row("turn:setEdge(turn:space('0101'), turn:space('0102'), 'blown', true)", "return 1", "1");
    bad("turn:setEdge(turn:space('0101'), turn:space('0103'), 'blown', true)", "no neighbours");
    row("turn:reveal(turn:piece('R-1'))", "return 1", "1");
    row("turn:hide(turn:piece('B-1'), 'red')", "return 1", "1");
    bad("turn:reveal(turn:piece('R-1'), 'green')", "no side 'green'");
    row("local n = turn:roll() turn.vars.points = n >= 1 and n <= 6 and 1 or 0",
        "return game.vars.points", "1");
    row("turn.vars.points = #turn:rolls(3, 10)", "return game.vars.points", "3");
    bad("turn:roll(0)", "can't have 0 sides");
    bad("turn:roll('six')", "");
    bad("turn:rolls(-1)", "-1 dice");
    bad("turn:rolls(1001)", "1001 dice");
    row("turn.vars.points = turn:random(1)", "return game.vars.points", "1");
    bad("turn:random(0)", "a range from 1");
    row("turn:move(turn:piece('M-3'), turn:space('cup')) turn.vars.target = "
        "turn:draw(turn:space('cup'))",
        "return game.vars.target", R"("M-3")");
    row("turn.vars.target = turn:draw(turn:space('cup'))", "return game.vars.target", "null");
    bad("turn:draw('cup')", "a space was expected");
    row("turn:shuffle(turn:space('ford'))", "return game:space('ford').count", "2");
    row("turn:order(turn:space('ford'), { turn:piece('M-2'), turn:piece('R-1') })",
        "return ids(game:space('ford').pieces)", R"("M-2 R-1")");
    bad("turn:order(turn:space('ford'), { turn:piece('M-2') })", "every piece of the space once");
    bad("turn:order(turn:space('ford'), { turn:piece('M-2'), turn:piece('M-2') })",
        "every piece of the space once");
    row("turn:push('combat.target', { side = 'red', target = turn:piece('B-1'), list = { 1, 2 } })",
        "return { game.decision, game.side, game.here.target, game.here.list }",
        R"(["combat.target","red","B-1",[1,2]])");
    bad("turn:push('no.such')", "No rule defines the decision 'no.such'");
    bad("turn:push()", "");
    bad("turn:push('end', { [1] = 2 })", "names and values");
    bad("turn:push('end', { side = 'green' })", "no side 'green'");
    bad("for i = 1, 200 do turn:push('end') end", "too many decisions");
    row("turn:pop()", "return game.phase", R"("combat")");
    bad("turn:pop() turn:pop()", "no decision is open");
    row("turn:next()", "return { game.phase, game.side }", R"(["combat","blue"])");
    row("turn:go('end')", "return { game.phase, game.side }", R"(["end","red"])");
    row("turn:go('combat', 'red')", "return { game.phase, game.side }", R"(["combat","red"])");
    row("turn:go('combat')", "return { game.phase, game.side, game.active }",
        R"(["combat","blue","blue"])");
    row("turn:go('player_turn')", "return { game.phase, game.side }", R"(["movement","blue"])");
    row("turn:go('player_turn', 'red')", "return { game.phase, game.side }",
        R"(["movement","red"])");
    bad("turn:go('nosuch')", "no phase 'nosuch'");
    row("turn:finish{ outcome = 'draw', text = _'Nobody wins.' }",
        "return { game.result.outcome, game.result.winner }", R"(["draw"])");
    bad("turn:finish{}", "outcome");
    bad("turn:finish{ outcome = 'x', winner = 'green' }", "no side 'green'");
    bad("turn:finish()", "table expected");
    row("turn:log({ _'{1} rolls {2}.', turn:piece('B-1'), 2.5 }, { rule = '1.1', kind = 'roll', "
        "dice = { 6, 3 }, only = 'blue' })",
        "return 1", "1");
    bad("turn:log('x', { only = 'green' })", "no side 'green'");
    bad("turn:log('x', { colour = 'green' })", "colour");
    bad("turn:log(turn)", "");
    row("turn.vars.points = 10", "return game.vars.points", "10");
    bad("turn.vars.points = 11", "'points' can't be 11");
    bad("turn.vars.points = -1", "'points' can't be -1");
    bad("turn.vars.nosuch = 1", "declares no variable 'nosuch'");
    bad("turn.vars.turn = 'late'", "'turn'");
    row("turn.vars.turn = 3", "return game.turn", "3");
    row("turn.vars.plan = { turn:piece('B-1'), 'left', false }", "return game.vars.plan",
        R"(["B-1","left",false])");
    bad("turn.vars.plan = { { 1 } }", "can't hold a table");
    bad("turn.vars.plan = setmetatable({}, { __index = type })", "");
    bad("turn:log(setmetatable({}, { __index = type }))", "");
    bad("local b = turn:piece('B-1') turn:remove(setmetatable({}, { __index = function() return b "
        "end }))",
        "");
    row("turn.here.noted = 5", "return game.here.noted", "5");
    bad("turn.phase = 'end'", "");
    bad("action.verb.x = 1", "");
    bad("points = 5", "");
    bad("tables.crt = nil", "");
}

void tst_Bindings::writers()
{
    QFETCH(QByteArray, snippet);
    QFETCH(QByteArray, question);
    QFETCH(QString, expected);
    QVERIFY2(start(withRules(snippet, question)), qPrintable(m_failure));
    const QByteArray before = m_game->state().hash();
    const auto done = perform("try");
    if (expected.startsWith(u'!')) {
        QVERIFY(!done);
        QVERIFY2(done.error().message.contains(expected.mid(1)), qPrintable(done.error().message));
        QCOMPARE(done.error().code, Error::Code::ScriptFailed);
        QCOMPARE(m_game->state().hash(), before);
        QCOMPARE(m_game->commandCount(), 0);
        QVERIFY(bool(perform("pass")));
        return;
    }
    QVERIFY2(bool(done), done ? "" : qPrintable(done.error().message));
    QCOMPARE(ask(), expected);
    QVERIFY(bool(m_game->undo(Game::Barriers::Ignore)));
    QCOMPARE(m_game->state().hash(), before);
}

void tst_Bindings::offers_data()
{
    QTest::addColumn<QByteArray>("snippet");
    QTest::addColumn<QString>("expected"); // the offered choices, or after "!" a part of the error
    const auto row = [](const char *snippet, const char *expected) {
        QTest::newRow(snippet) << QByteArray(snippet) << QString::fromUtf8(expected);
    };
    row("offer:button('v')", "v");
    row("offer:button('v', { value = 3, label = _'Three', rule = '2.0' })", "v=3");
    row("offer:piece('v', game:piece('B-1'))", "v B-1");
    row("offer:piece('v', game:pieces{ side = 'red' }, { value = true })", "v R-1=true v R-2=true");
    row("offer:piece('v', game:piece('B-1'), { space = game:space('0101') })", "v B-1 0101");
    row("offer:space('v', game:space('0101'))", "v 0101");
    row("offer:space('v', game:setOf{ game:space('0103'), game:space('0101') })", "v 0101 v 0103");
    row("offer:space('v', { game:space('0103') }, { piece = game:piece('B-1') })", "v B-1 0103");
    row("offer:moves('v', game:piece('B-1'), game:reach(game:piece('B-1'), { allowance = 0.5 }))",
        "v B-1 0102");
    row("offer:hint('max', 3) offer:button('v')", "v");
    row("if offer:count() == 0 then offer:button('v') end if offer:count() == 1 then "
        "offer:button('v', { value = offer:count() }) end",
        "v v=1");
    row("offer:seat('left') offer:button('v')", "v");
    row("offer:seat('centre') offer:button('v')", "!there is no seat 'centre'");
    row("offer:seat('reserve') offer:button('v')", "!does not belong to the side that decides");
    row("offer:button()", "!");
    row("offer:button('nosuch')", "!has no such verb");
    row("offer:button('v', { colour = 1 })", "!colour");
    row("offer:button('v', { value = {} })", "!can't hold a table");
    row("offer:piece('v', 'B-1')", "!piece");
    row("offer:piece('v')", "!");
    row("offer:space('v', game:piece('B-1'))", "!space");
    row("offer:moves('v', game:piece('B-1'), 5)", "!");
    row("offer:hint()", "!");
    row("return 1", "!offers nothing to do");
}

void tst_Bindings::offers()
{
    QFETCH(QByteArray, snippet);
    QFETCH(QString, expected);
    auto files = withRules("turn:push('offered')", {},
                           "decision 'offered' { actions = function(game, offer)\n" + snippet
                               + "\nend, v = function() end }\n");
    QVERIFY2(start(files), qPrintable(m_failure));
    const auto done = perform("try");
    if (expected.startsWith(u'!')) {
        QVERIFY(!done);
        QVERIFY2(done.error().message.contains(expected.mid(1)), qPrintable(done.error().message));
        QVERIFY(bool(perform("pass")));
        return;
    }
    QVERIFY2(bool(done), done ? "" : qPrintable(done.error().message));
    const ValueCodec values(*m_module, m_game->state().names());
    QStringList offered;
    for (const Action &action : m_game->offer().actions) {
        QString text = values.word(action.verb).toString();
        if (action.piece)
            text += u' ' + values.piece(action.piece).toString();
        if (action.space)
            text += u' ' + values.space(action.space).toString();
        if (!action.value.isNone())
            text +=
                u'=' + QString::fromUtf8(values.plain(action.value).write(Json::Style::Compact));
        offered.append(text);
        QVERIFY(bool(m_game->attempt(action, 1, [](Game &) {})));
    }
    QCOMPARE(offered.join(u' '), expected);
}

// What is printed is looked up once, but not where it is another value for each step.
void tst_Bindings::filtersFollowTheSteps()
{
    QVERIFY2(start(withRules({},
                             "return game:count{ id = 'B-1', attack = 5 }"
                             " .. game:count{ id = 'B-1', attack = 3 }"
                             " .. game:count{ id = 'B-1', maxSteps = 2 }")),
             qPrintable(m_failure));
    QCOMPARE(ask(), QStringLiteral("\"101\""));
    const PieceId foot = m_module->piece(QStringLiteral("B-1"));
    QVERIFY(bool(m_game->edit({change::SetSteps{foot, 1}})));
    QCOMPARE(ask(), QStringLiteral("\"011\""));
    QVERIFY(bool(m_game->undo()));
    QCOMPARE(ask(), QStringLiteral("\"101\""));
}

// Who only looks at the position does not wait for the actions, unless one is taken by itself.
void tst_Bindings::trialsListNothing()
{
    QByteArray more = "decision 'asked' { v = function() end,\n"
                      "actions = function(game, offer) error 'listed' end }\n";
    for (const bool automatic : {false, true}) {
        QVERIFY2(start(withRules("turn:push('asked')", {}, more)), qPrintable(m_failure));
        const Action first = m_game->offer().actions.front();
        const auto look = [](Game &) {};
        QVERIFY(!m_game->attempt(first, 1, look));
        QCOMPARE(bool(m_game->attempt(first, 1, look, Wanted::Alternatives)), !automatic);
        more.replace("'asked' {", "'asked' { auto = true,");
    }
}

void tst_Bindings::textsInAnswers()
{
    auto files = withRules(
        {}, R"(return { text(_"Too near."), note = text{ _"{1} of {2}", 2, game:piece("B-1") },
                           list = { text "plain" } })");
    QVERIFY2(start(files), qPrintable(m_failure));
    const Translator none;
    Session session(*m_game, none, Session::Kind::Real);
    const auto value = [&](const char *name) {
        const Json reply = session.handle(QByteArray(R"({"cmd":"query","name":")") + name + "\"}");
        return reply[u"value"].write(Json::Style::Compact);
    };
    // A table with [1] is a list; its other keys are left out.
    QCOMPARE(value("ask"), QByteArray(R"(["Too near."])"));
    files["rules/main.lua"].replace("text(_\"Too near.\"), note", "note");
    QVERIFY2(start(files), qPrintable(m_failure));
    Session again(*m_game, none, Session::Kind::Real);
    const Json reply = again.handle(QByteArray(R"({"cmd":"query","name":"ask"})"));
    QCOMPARE(reply[u"value"][u"note"].toString(), QStringLiteral("2 of 1st Foot"));
    QCOMPARE(reply[u"value"][u"list"].at(0).toString(), QStringLiteral("plain"));
    QVERIFY2(start(withRules({}, "return text(5)")), qPrintable(m_failure));
    QVERIFY(ask().contains(QLatin1String("words expected")));
    QVERIFY2(start(withRules({}, "return { a = text{} }")), qPrintable(m_failure));
    QVERIFY(!m_rules->query(m_game->state(), QStringLiteral("ask"), Json::object(), {}));
}

void tst_Bindings::evaluations_data()
{
    QTest::addColumn<QByteArray>("score");
    QTest::addColumn<bool>("good");
    QTest::addColumn<qint64>("expected");
    QTest::newRow("whole") << QByteArray("return 3") << true << qint64(3000);
    QTest::newRow("real") << QByteArray("return -1.5") << true << qint64(-1500);
    QTest::newRow("side") << QByteArray("return side == 'red' and 1 or 2") << true << qint64(1000);
    QTest::newRow("huge") << QByteArray("return 1e300") << true << qint64(1'000'000'000'000);
    QTest::newRow("infinite") << QByteArray("return 1/0") << true << qint64(1'000'000'000'000);
    QTest::newRow("no number") << QByteArray("return 0/0") << false << qint64(0);
    QTest::newRow("nothing") << QByteArray("return") << false << qint64(0);
    QTest::newRow("a text") << QByteArray("return 'good'") << false << qint64(0);
    QTest::newRow("an error") << QByteArray("error('x')") << false << qint64(0);
}

void tst_Bindings::evaluations()
{
    QFETCH(QByteArray, score);
    QFETCH(bool, good);
    QFETCH(qint64, expected);
    QVERIFY2(start(withRules({}, {}, "evaluate(function(game, side) " + score + " end)")),
             qPrintable(m_failure));
    const auto value = m_rules->evaluate(m_game->state(), SideId(1));
    QCOMPARE(bool(value), good);
    if (good)
        QCOMPARE(value.value(), expected);
}

void tst_Bindings::phases_data()
{
    QTest::addColumn<QByteArray>("more");
    QTest::addColumn<QString>("expected"); // phases and sides after each "pass"
    QTest::newRow("all") << QByteArray()
                         << QStringLiteral("combat blue, movement red, combat red, end red, "
                                           "movement blue");
    QTest::newRow("without combat")
        << QByteArray("phase 'combat' { when = function(game) return false end }")
        << QStringLiteral("movement red, end red, movement blue, movement red, end red");
    QTest::newRow("red rests") << QByteArray(
        "phase 'player_turn' { when = function(game) return game.active ~= 'red' end }")
                               << QStringLiteral(
                                      "combat blue, end red, movement blue, combat blue, end red");
    QTest::newRow("asked by the phase")
        << QByteArray(
               "phase 'combat' { enter = function(turn) turn:push('end', { side = 'red' }) end }")
        << QStringLiteral("combat red, movement red, combat red, end red, movement blue");
}

void tst_Bindings::phases()
{
    QFETCH(QByteArray, more);
    QFETCH(QString, expected);
    QVERIFY2(start(withRules({}, "return game.phase .. ' ' .. game.side", more)),
             qPrintable(m_failure));
    QStringList seen;
    for (int i = 0; i < 5; ++i) {
        const auto done = perform("pass");
        QVERIFY2(bool(done), done ? "" : qPrintable(done.error().message));
        seen.append(ask().remove(u'"'));
    }
    QCOMPARE(seen.join(QLatin1String(", ")), expected);
}

QTEST_GUILESS_MAIN(tst_Bindings)
#include "tst_bindings.moc"

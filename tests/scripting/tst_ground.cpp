// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/state/sight.h"
#include "scripting/testing/testlines.h"
#include "scripting/testing/testrunner.h"
#include "tests/engine/module/brookmodule.h"
#include "tests/scripting/trialgame.h"

#include <QTest>

using namespace engine;

/// What rules know of a map whose features cost something and change in play, and what is seen on
/// it.
class tst_Ground : public QObject, private TrialGame
{
    Q_OBJECT

private slots:
    void reads_data();
    void reads();
    void changes_data();
    void changes();
    void sights_data();
    void sights();
    void copiesSeeTheirOwnMoment();
    void testsSetFeatures();
    void showsUnderOthers();
};

void tst_Ground::reads_data()
{
    QTest::addColumn<QByteArray>("snippet");
    QTest::addColumn<QString>("expected"); // JSON, or after "!" a part of the error
    const auto row = [](const char *snippet, const char *expected) {
        QTest::newRow(snippet) << QByteArray(snippet) << QString::fromUtf8(expected);
    };
    row("return s('0301'):has('bridge')", "true");
    row("return s('0301'):has('chapel')", "true");
    row("return s('0303'):has('bridge')", "false");
    row("return ids(game:spaces{ feature = 'stream' })", R"("0202 0302")");
    row("return terrain.features.mine.values.danger", "2");
    row("return terrain.variants", R"(["dry","wet"])");
    row("return from('0303', { allowance = 2 }):cost(s'0302')", "1.5");
    row("return from('0302', { allowance = 2 }):cost(s'0303')", "1.5");
    row("return from('0302', { allowance = 9, class = 'mech', variant = 'wet' }):cost(s'0303')",
        "4");
    row("return from('0303', { allowance = 9, class = 'mech' }):why(s'0102')", R"("terrain")");
    row("return from('0103', { allowance = 9, variant = 'wet', steps = 2 }):why(s'0202')", "null");
    row("return from('0103', { allowance = 9, variant = 'wet', avoid = game:region():minus("
        "game:setOf{ s'0201', s'0102' }) }):why(s'0201')",
        R"("crossing")");
    row("return from('0103', { allowance = 9, variant = 'mud' })", "!has no variant 'mud'");
    row("return from('0103', { allowance = 9, ways = { 'road' } }):why(s'0101')", R"("way")");
    row("return game:supply{ sources = { s'0101' }, stages = { { ways = { 'road' } } } }"
        ":has(s'0103')",
        "false");
    row("return game:supply{ sources = { s'0303' }, stages = { { cost = 3, class = 'mech' } } }"
        ":has(s'0302')",
        "true");
    row("return game:supply{ sources = { s'0303' }, stages = { { cost = 3, class = 'mech', variant "
        "= 'wet' } } }:has(s'0302')",
        "false");
    row("return from('0303', { allowance = 9, notFirst = { s'0302' }, steps = 1 }):why(s'0302')",
        R"("first")");
    row("return from('0303', { allowance = 9, notFirst = { s'0302' } }):has(s'0302')", "true");
    row("return #from('0303', { allowance = 9, notFirst = { s'0302' } }):path(s'0302')", "3");
    row("return from('0303', { allowance = 9, notFirst = 5 })", "!");
    row("return from('0401', { allowance = 9, notFirst = game:region() }):why(s'0303')",
        R"("first")");
    // The road is printed where the river cuts it.
    row("return s('0102'):way('road')", "true");
    row("return s('0101'):over(s'0102', 'river')", "true");
}

static QByteArray words()
{
    return R"(
  local function s(id) return game:space(id) end
  local function from(id, spec)
    spec.from, spec.class = s(id), spec.class or "foot"
    return game:reach(nil, spec)
  end
)";
}

void tst_Ground::reads()
{
    QFETCH(QByteArray, snippet);
    QFETCH(QString, expected);
    QVERIFY2(start(withBrooks(withRules({}, words() + snippet))), qPrintable(m_failure));
    const QString answer = ask();
    if (expected.startsWith(u'!'))
        QVERIFY2(answer.contains(QLatin1String("rules/main.lua:"))
                     && answer.contains(expected.mid(1)),
                 qPrintable(answer));
    else
        QCOMPARE(answer, expected);
}

void tst_Ground::changes_data()
{
    QTest::addColumn<QByteArray>("snippet");
    QTest::addColumn<QByteArray>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // or, after "!", a part of the error
    const auto row = [](const char *snippet, const char *question, const char *before,
                        const char *after) {
        QTest::newRow(snippet) << QByteArray(snippet) << QByteArray(question)
                               << QString::fromUtf8(before) << QString::fromUtf8(after);
    };
    row("turn:setFeature(turn:space'0301', 'bridge', false)", "return s('0301'):has('bridge')",
        "true", "false");
    row("turn:setFeature(turn:space'0303', 'bridge', true)",
        "return ids(game:spaces{ feature = 'bridge' })", R"("0301")", R"("0301 0303")");
    row("for _, one in ipairs{ false, true, false } do turn:setFeature(turn:space'0301', 'bridge', "
        "one) end",
        "return from('0302', { allowance = 9, class = 'mech' }):why(s'0301')", "null",
        R"("terrain")");
    row("turn:setFeature(turn:space'0102', 'bridge', true)",
        "return { from('0101', { allowance = 9, steps = 1 }):cost(s'0102'), "
        "s('0101'):over(s'0102', 'river'), "
        "from('0101', { allowance = 9, ways = { 'road' } }):has(s'0103') }",
        "[3.5,true,false]", "[0.5,false,true]");
    row("turn:setFeature(turn:space'0102', 'river', false)",
        "return game:supply{ sources = { s'0101' }, stages = { { ways = { 'road' } } } }"
        ":trace(s'0103')",
        "null", R"(["0103","0102","0101"])");
    row("turn:setFeature(turn:space'0301', 'bridge', true)", "return 1", "1", "1");
    row("turn:setFeature(turn:space'0301', 'chapel', true)", "return 1", "1",
        "!has no feature 'chapel'");
    row("turn:setFeature(turn:space'0301', 'bridge')", "return 1", "1", "!boolean expected");
    row("turn:setFeature(turn:space'0301', 'bridge', 1)", "return 1", "1", "!boolean expected");
    row("turn:setFeature('0301', 'bridge', true)", "return 1", "1", "!a space was expected");
    row("local r = turn:reach(nil, { class = 'foot', from = turn:space'0101', allowance = 3 }) "
        "turn:setFeature(turn:space'0301', 'bridge', false) return r:list()",
        "return 1", "1", "!of an earlier moment");
    row("local r = turn:reach(nil, { class = 'foot', from = turn:space'0101', allowance = 3 }) "
        "turn:setFeature(turn:space'0301', 'bridge', true) r:list()",
        "return 1", "1", "1");
    row("local r = turn:supply{ sources = { turn:space'0101' }, stages = { { steps = 3 } } } "
        "turn:setFeature(turn:space'0102', 'bridge', true) r:has(turn:space'0101')",
        "return 1", "1", "!of an earlier moment");
}

void tst_Ground::changes()
{
    QFETCH(QByteArray, snippet);
    QFETCH(QByteArray, question);
    QFETCH(QString, before);
    QFETCH(QString, after);
    QVERIFY2(start(withBrooks(withRules(snippet, words() + question))), qPrintable(m_failure));
    const QByteArray hash = m_game->state().hash();
    QCOMPARE(ask(), before);
    const auto done = perform("try");
    if (after.startsWith(u'!')) {
        QVERIFY(!done);
        QVERIFY2(done.error().message.contains(after.mid(1)), qPrintable(done.error().message));
        QCOMPARE(m_game->state().hash(), hash);
        return;
    }
    QVERIFY2(bool(done), done ? "" : qPrintable(done.error().message));
    QCOMPARE(ask(), after);
    QCOMPARE(m_game->state().hash() == hash, before == after);
    QVERIFY(bool(m_game->undo(Game::Barriers::Ignore)));
    QCOMPARE(m_game->state().hash(), hash);
    QCOMPARE(ask(), before);
}

void tst_Ground::sights_data()
{
    QTest::addColumn<QByteArray>("snippet");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *snippet, const char *expected) {
        QTest::newRow(snippet) << QByteArray(snippet) << QString::fromUtf8(expected);
    };
    row("return game:seen{ from = s'0101', range = 0 }:list()", R"(["0101"])");
    row("return game:seen{ from = s'0101', range = 1 }:list()", R"(["0101","0102","0201"])");
    row("return game:seen{ from = { s'0101', s'0402' }, range = 1 }:size()", "7");
    row("return game:seen{ from = game:setOf{ s'0101' }, range = 9 }:size()", "10");
    row("return game:seen{ from = game:setOf{ s'0101' }, range = 9 }:has(s'0402')", "true");
    row("return game:region{ kind = 'hex' }:minus(game:seen{ from = s'0101', range = 9 }):list()",
        R"(["0303"])");
    row("return game:seen{ from = {}, range = 2 }:size()", "0");
    row("return game:seen{ from = s'0101', range = 2, blocking = { s'0102' } }:has(s'0103')",
        "false");
    row("return game:seen{ from = s'0101', range = 2, blocking = { s'0103' } }:has(s'0103')",
        "true");
    row("return game:seen{ from = s't1', range = 2 }:list()", R"(["t1"])");
    // The river is looked across only from its bank.
    row("return game:seen{ from = s'0202', range = 1 }:has(s'0201')", "true");
    row("return game:seen{ from = s'0203', range = 2 }:has(s'0201')", "false");
    row("return game:sees(s'0203', s'0201')", "false");
    row("return game:sees(s'0203', s'0201', { far = 'nothing' })", "true");
    row("return game:sees(s'0202', s'0201', { blocks = 'zoc' })", "false");
    row("return game:seen{ from = s'0103', range = 1, further = { { range = 2 } } }:has(s'0102')",
        "true");
    row("return game:seen{ from = s'0102', range = 0, further = { { over = 'slope', range = 1 } } }"
        ":list()",
        R"(["0102","0103"])");
    row("return game:seen{ from = s'0103', range = 0, further = { { over = 'slope', range = 1 } } }"
        ":list()",
        R"(["0103"])");
    row("return game:seen{ from = { s'0303', s'0401' }, range = 0, further = { { from = { s'0303' "
        "}, to = { s'0302', s'0301' }, range = 1 } } }:list()",
        R"(["0302","0303","0401"])");
    row("return game:seen{ range = 1 }", "!depends on 'from' and 'range'");
    row("return game:seen{ from = s'0101' }", "!depends on 'from' and 'range'");
    row("return game:seen{ from = s'0101', range = -1 }", "!a range of sight is 0 to");
    row("return game:seen{ from = s'0101', range = 1000000 }", "!a range of sight is 0 to");
    row("return game:seen{ from = s'0101', range = 1, further = { {} } }", "!has a 'range'");
    row("return game:seen{ from = s'0101', range = 1, further = { { range = 2, over = 'wall' } } }",
        "!there is no edge kind 'wall'");
    row("return game:seen{ from = s'0101', range = 1, further = { { wings = 2 } } }", "!wings");
    row("return game:seen{ from = 5, range = 1 }", "!");
    row("return game:seen()", "!");
}

void tst_Ground::sights()
{
    reads();
}

// A question about an earlier position, as bots and histories ask it, is answered for that one.
void tst_Ground::copiesSeeTheirOwnMoment()
{
    const QByteArray cost =
        words() + "return from('0101', { allowance = 9, steps = 1 }):cost(s'0102')";
    QVERIFY2(
        start(withBrooks(withRules("turn:setFeature(turn:space'0102', 'bridge', true)", cost))),
        qPrintable(m_failure));
    const GameState early = m_game->state();
    QVERIFY(bool(perform("try")));
    const auto of = [&](const GameState &state) {
        return m_rules->query(state, QStringLiteral("ask"), Json::object(), {}).value().toReal();
    };
    for (int i = 0; i < 3; ++i) {
        QCOMPARE(of(early), 3.5);
        QCOMPARE(of(m_game->state()), 0.5);
    }
}

void tst_Ground::testsSetFeatures()
{
    const QByteArray cost =
        words() + "return from('0101', { allowance = 9, steps = 1 }):cost(s'0102')";
    QVERIFY2(
        start(withBrooks(withRules("turn:setFeature(turn:space'0102', 'bridge', true)", cost))),
        qPrintable(m_failure));
    const Json before = scripting::TestLines::stateOf(*m_game);
    QVERIFY(bool(perform("try")));
    const Json after = scripting::TestLines::stateOf(*m_game);
    const QString there = scripting::TestLines::position(*m_game, before, after).join(u'\n');
    const QString back = scripting::TestLines::position(*m_game, after, before).join(u'\n');
    QVERIFY2(there.contains(QLatin1String("features")), qPrintable(there));
    const QString test = QStringLiteral("test('x', function() local game = newGame{} %1 "
                                        "expect(game:query('ask'), 0.5) %2 "
                                        "expect(game:query('ask'), 3.5) end)")
                             .arg(there, back);
    scripting::TestRunner::TestResult last;
    scripting::TestRunner(*m_module, *m_rules)
        .runText(QStringLiteral("tests/x.lua"), test.toUtf8(),
                 [&](const scripting::TestRunner::TestResult &result) { last = result; });
    QVERIFY2(last.passed, qPrintable(test + last.failure));
}

// Reveals to a side what lies under others; hidden again it is seen like any other.
void tst_Ground::showsUnderOthers()
{
    auto files = withRules("local under, top = turn:piece'R-1', turn:piece'R-2' "
                           "turn:reveal({ under, top }) turn:move(top, under.space) "
                           "turn:hide({ under, top }) "
                           "if turn.vars.points == 4 then turn:reveal(under, 'blue') end "
                           "if turn.vars.points == 2 then turn:hide(under, 'blue') end "
                           "turn.vars.points = turn.vars.points - 1",
                           "return 1");
    files["module.json"].replace(R"("boards":)", R"("sight": "only_tops", "boards":)");
    QVERIFY2(start(files), qPrintable(m_failure));
    const auto sees = [&] {
        const Sight sight(*m_module, m_game->state(), m_module->side(u"blue"));
        return sight.seesFace(m_module->piece(QStringLiteral("R-1")));
    };
    QVERIFY(!sees());
    QVERIFY(bool(perform("try")));
    QVERIFY(sees());
    QVERIFY(bool(perform("try")));
    QVERIFY(!sees());
    QCOMPARE(m_game->state().piece(m_module->piece(QStringLiteral("R-1"))).seenBy, ~0u);
    QVERIFY(bool(perform("try")));
    QCOMPARE(m_game->state().piece(m_module->piece(QStringLiteral("R-1"))).seenBy, ~1u);
}

QTEST_GUILESS_MAIN(tst_Ground)
#include "tst_ground.moc"

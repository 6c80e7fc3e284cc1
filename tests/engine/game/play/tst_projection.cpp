// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/play/projection.h"

#include "engine/game/protocol/session.h"
#include "tests/engine/game/fordgame.h"

#include <QTest>

using namespace engine;

/// The game as one side knows it.
class tst_Projection : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void isTheGameForWhoKnowsAll();
    void showsNoDifference_data();
    void showsNoDifference();
    void standsIn();
    void showsWhatLiesOpen();
    void hidesVariables();
    void hidesNotes();

private:
    QByteArray known(Viewer viewer) const
    {
        return Projection(*m_module, m_game->state(), viewer).state().hash();
    }
    void set(const QByteArray &edits)
    {
        const Json reply = Session(*m_game, m_translator, Session::Kind::Test)
                               .handle(R"({"cmd":"set","edits":[)" + edits + "]}");
        QVERIFY2(reply[u"ok"].toBool(), reply.write(Json::Style::Compact).constData());
    }
    PieceId piece(const char *id) const { return m_module->piece(QLatin1String(id)); }

    const SideId m_blue{0};
    const SideId m_red{1};
    std::shared_ptr<const Module> m_module;
    FordRules m_rules;
    Translator m_translator;
    std::unique_ptr<Game> m_game;
};

void tst_Projection::init()
{
    auto files = fordFiles();
    QByteArray &state = files["rules/state.json"];
    state.replace(R"("supply": {"initial": "supplied"})",
                  R"("supply": {"initial": "supplied", "open": true})");
    state.replace(R"("target": {"initial": null})",
                  R"("target": {"initial": null}, "left": {"initial": 0, "seen_by": "decider"})");
    m_module = fordModule(files);
    QVERIFY(m_module);
    auto game = Game::start(*m_module, m_rules, {QStringLiteral("battle"), {}, 1});
    QVERIFY(bool(game));
    m_game = std::move(game).value();
    set(R"({"place":"R-2","space":"0103"},{"piece":"R-2","hidden_from":["blue"]})");
}

void tst_Projection::isTheGameForWhoKnowsAll()
{
    QCOMPARE(known(Viewer::everything()), m_game->state().hash());
    QVERIFY(known(m_blue) != m_game->state().hash());
}

void tst_Projection::showsNoDifference_data()
{
    QTest::addColumn<QByteArray>("edits");
    QTest::addColumn<bool>("isSame");
    QTest::newRow("other steps") << QByteArray(R"({"piece":"R-1","steps":2})") << true;
    QTest::newRow("hidden property")
        << QByteArray(R"({"piece":"R-2","prop":"moved","value":true})") << true;
    QTest::newRow("open property")
        << QByteArray(R"({"piece":"R-2","prop":"supply","value":"out"})") << false;
    QTest::newRow("other place") << QByteArray(R"({"place":"R-2","space":"0101"})") << false;
    QTest::newRow("places exchanged") << QByteArray(
        R"({"place":"R-2","space":"ford"},{"place":"R-1","space":"0103"},)"
        R"({"piece":"R-1","hidden_from":["blue"]},{"piece":"R-2","hidden_from":["blue"]})")
                                      << true;
    QTest::newRow("a variable of the other side")
        << QByteArray(R"({"var":"left","value":3},{"decision":"move.choose","side":"red"})")
        << true;
    QTest::newRow("own piece") << QByteArray(R"({"piece":"B-1","steps":1})") << false;
}

// Blue's knowledge changes only with what Blue sees.
void tst_Projection::showsNoDifference()
{
    QFETCH(QByteArray, edits);
    QFETCH(bool, isSame);
    // What a hidden piece carries is seen, so it would tell where that went.
    set(R"({"place":"M-1","space":"t1"},{"place":"M-2","space":"t1"},)"
        R"({"decision":"move.choose","side":"red"})");
    const QByteArray before = known(m_blue);
    const QByteArray whole = m_game->state().hash();
    set(edits);
    QCOMPARE(known(m_blue) == before, isSame);
    QVERIFY(m_game->state().hash() != whole);
}

void tst_Projection::standsIn()
{
    const Projection projection(*m_module, m_game->state(), m_blue);
    const GameState &state = projection.state();
    const PlayerView really(*m_module, m_game->state(), m_blue);
    int standIns = 0;
    for (int32_t i = 0; i < state.pieceCount(); ++i) {
        const PieceId id(i);
        QCOMPARE(Projection::isStandIn(state.piece(id)), !really.seesFace(id));
        if (!Projection::isStandIn(state.piece(id)))
            continue;
        standIns += bool(state.piece(id).space);
        QCOMPARE(int(state.piece(id).steps), m_module->piece(id).maxSteps);
        QVERIFY(!really.seesFace(id));
    }
    QCOMPARE(standIns, 2);
    for (int32_t i = 0; i < state.spaceCount(); ++i)
        QCOMPARE(state.stack(SpaceId(i)).size(), really.stack(SpaceId(i)).size());
    QCOMPARE(state.piece(piece("B-1")), m_game->state().piece(piece("B-1")));
}

void tst_Projection::showsWhatLiesOpen()
{
    set(R"({"piece":"R-2","prop":"supply","value":"out"},{"piece":"R-2","prop":"moved","value":true})");
    const Json reply = Session(*m_game, m_translator, Session::Kind::Real)
                           .handle(QByteArray(R"({"cmd":"state","as":"blue"})"));
    Json open;
    int backs = 0;
    for (qsizetype i = 0; i < reply[u"pieces"].size(); ++i) {
        const Json &one = reply[u"pieces"].at(i);
        backs += one[u"hidden"].toBool();
        if (one[u"hidden"].toBool() && one[u"space"].toString() == QLatin1String("0103"))
            open = one[u"props"];
        else
            QVERIFY(!one[u"hidden"].toBool() || !one.contains(u"props"));
    }
    QCOMPARE(backs, 2);
    QCOMPARE(open.write(Json::Style::Compact).trimmed(), QByteArray(R"({"supply":"out"})"));
}

void tst_Projection::hidesVariables()
{
    const int left = m_module->state.variable.value(m_module->names.find(QByteArray("left")));
    set(R"({"var":"left","value":3},{"decision":"move.choose","side":"red"})");
    const auto value = [&](SideId side) {
        return Projection(*m_module, m_game->state(), side).state().variable(left);
    };
    QCOMPARE(value(m_red), Data(Value::integer(3)));
    QCOMPARE(value(m_blue), Data(Value::integer(0)));
    QVERIFY(!PlayerView(*m_module, m_game->state(), m_blue).seesVariable(left));
    set(R"({"decision":"move.choose","side":"blue"})");
    QCOMPARE(value(m_blue), Data(Value::integer(3)));
}

void tst_Projection::hidesNotes()
{
    Session session(*m_game, m_translator, Session::Kind::Test);
    QVERIFY(session.handle(QByteArray(R"({"cmd":"do","verb":"note","value":2})"))[u"ok"].toBool());
    const auto notes = [&](SideId side) {
        return Projection(*m_module, m_game->state(), side).state().frames().back().locals.size();
    };
    QCOMPARE(notes(m_blue), size_t(1));
    QCOMPARE(notes(m_red), size_t(0));
}

QTEST_GUILESS_MAIN(tst_Projection)
#include "tst_projection.moc"

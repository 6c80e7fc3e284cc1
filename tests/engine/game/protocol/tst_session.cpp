// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bot/playout.h"
#include "engine/game/protocol/eventwriter.h"
#include "engine/game/protocol/session.h"
#include "tests/engine/game/fordgame.h"

#include <QTest>

using namespace engine;

/// Sessions with rules in C++: commands, edits of positions, and what each side may see.
class tst_Session : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void badCommands_data();
    void badCommands();
    void edits_data();
    void edits();
    void speaksForOneSide_data();
    void speaksForOneSide();
    void hiddenPieces();
    void contents();
    void variablesAndLogs();
    void namesKnownThen_data();
    void namesKnownThen();
    void namesInCups();
    void savesForNobodyAlone();
    void undoBarrier();
    void goesTo();
    void rulesWithoutAnswer();
    void seats();
    void bots();

private:
    Json send(const QByteArray &line, Session::Kind kind = Session::Kind::Test)
    {
        return Session(*m_game, m_translator, kind).handle(line);
    }
    bool good(const QByteArray &line, Session::Kind kind = Session::Kind::Test)
    {
        return send(line, kind)[u"ok"].toBool();
    }
    QString codeOf(const QByteArray &line) { return send(line)[u"error"][u"code"].toString(); }
    /// What a side is told of the last step.
    QByteArray eventsFor(Viewer viewer) const
    {
        const PlayerView view(*m_module, m_game->state(), viewer);
        const TextRenderer texts(*m_module, m_game->state().names(), m_translator);
        const ChangeCodec codec(*m_module, m_game->state().names());
        return EventWriter(*m_module, view, codec, texts)
            .write(m_game->history().back().changes)
            .write(Json::Style::Compact);
    }
    Json piece(const Json &state, const char *id) const
    {
        for (qsizetype i = 0; i < state[u"pieces"].size(); ++i) {
            if (state[u"pieces"].at(i)[u"id"].toString() == QLatin1String(id))
                return state[u"pieces"].at(i);
        }
        return {};
    }

    std::shared_ptr<const Module> m_module;
    FordRules m_rules;
    Translator m_translator;
    std::unique_ptr<Game> m_game;
};

void tst_Session::init()
{
    m_module = fordModule();
    QVERIFY(m_module);
    auto game = Game::start(*m_module, m_rules, {QStringLiteral("battle"), {}, 1});
    QVERIFY(bool(game));
    m_game = std::move(game).value();
}

void tst_Session::badCommands_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QString>("code");
    const auto row = [](const QByteArray &line, const char *code) {
        QTest::newRow(line.left(60).constData()) << line << QString::fromLatin1(code);
    };
    row("", "json");
    row("{", "json");
    row("{} {}", "json");
    row("\xff", "json");
    row(QByteArray(100000, '['), "json");
    row("[1]", "bad");
    row(R"("do")", "bad");
    row(R"({"cmd":null})", "bad");
    row(R"({"cmd":"DO"})", "unknown");
    row(R"({"cmd":"do"})", "bad");
    row(R"({"cmd":"do","action":true})", "bad");
    row(R"({"cmd":"do","verb":"note"})", "bad");
    row(R"({"cmd":"do","verb":"fly"})", "illegal");
    row(R"({"cmd":"do","verb":"move","piece":"nobody"})", "unknown");
    row(R"({"cmd":"do","verb":"move","piece":"B-1","space":"nowhere"})", "unknown");
    row(R"({"cmd":"do","verb":"roll","value":{}})", "bad");
    row(R"({"cmd":"do","verb":"roll","as":"green"})", "bad");
    row(R"({"cmd":"state","as":[]})", "bad");
    row(R"({"cmd":"query","name":7})", "bad");
    row(R"({"cmd":"query","name":"x","args":"y"})", "bad");
    row(R"({"cmd":"save","file":"x"})", "bad");
    row(R"({"cmd":"save","file":3})", "bad");
    row(R"({"cmd":"undo"})", "illegal");
    row(R"({"cmd":"redo"})", "illegal");
    row(R"({"cmd":"dice","next":[1.5]})", "bad");
    row(R"({"cmd":"dice","next":[1001]})", "bad");
    row(R"({"cmd":"set","edits":[5]})", "bad");
}

void tst_Session::badCommands()
{
    QFETCH(QByteArray, line);
    QFETCH(QString, code);
    const QByteArray before = m_game->state().hash();
    const Json reply = send(line);
    QVERIFY(!reply[u"ok"].toBool(true));
    QCOMPARE(reply[u"error"][u"code"].toString(), code);
    QCOMPARE(m_game->state().hash(), before);
    QCOMPARE(m_game->commandCount(), 0);
}

void tst_Session::edits_data()
{
    QTest::addColumn<QByteArray>("edit");
    QTest::addColumn<bool>("good");
    const auto row = [](const char *edit, bool good) {
        QTest::newRow(edit) << QByteArray(edit) << good;
    };
    row(R"({"place":"B-1","space":"0103"})", true);
    row(R"({"place":"B-1","space":"ford"})", true);
    row(R"({"place":"B-1","space":null})", true);
    row(R"({"place":"M-3","on":"B-1"})", true);
    row(R"({"place":"B-1","on":"B-1"})", false);
    row(R"({"place":"R-1","on":"M-1"})", false);
    row(R"({"place":"B-1","on":"nobody"})", false);
    row(R"({"place":"B-1","space":"nowhere"})", false);
    row(R"({"place":["B-1"],"space":"0103"})", false);
    row(R"({"piece":"B-1","steps":1})", true);
    row(R"({"piece":"B-1","steps":3})", false);
    row(R"({"piece":"B-1","steps":"all"})", false);
    row(R"({"piece":"B-1","facing":3})", true);
    row(R"({"piece":"B-1","facing":"north"})", false);
    row(R"({"piece":"B-1","side":"red"})", true);
    row(R"({"piece":"B-1","side":"green"})", false);
    row(R"({"piece":"B-1","hidden_from":["red"]})", true);
    row(R"({"piece":"B-1","hidden_from":"red"})", false);
    row(R"({"piece":"B-1","hidden_from":["green"]})", false);
    row(R"({"piece":"B-1","prop":"moved","value":true})", true);
    row(R"({"piece":"B-1","prop":"nosuch","value":true})", false);
    row(R"({"piece":"B-1","prop":"moved","value":{"a":1}})", false);
    row(R"({"space":"0101","prop":"control","value":"red"})", true);
    row(R"({"space":"0101","prop":"nosuch","value":1})", false);
    row(R"({"space":"nowhere","prop":"control","value":"red"})", false);
    row(R"({"var":"points","value":3})", true);
    row(R"({"var":"plan","value":["left",1,"B-1"]})", true);
    row(R"({"var":"turn","value":"late"})", false);
    row(R"({"var":"nosuch","value":3})", false);
    row(R"({"decision":"combat.target","side":"red"})", true);
    row(R"({"decision":"combat.target","side":"red","phase":"end","here":{"a":1}})", true);
    row(R"({"decision":"combat.target","side":"green"})", false);
    row(R"({"decision":"combat.target","phase":"nosuch"})", false);
    row(R"({"clear":"all"})", true);
    row(R"({"clear":"blue"})", true);
    row(R"({"clear":"green"})", false);
    row(R"({})", false);
}

void tst_Session::edits()
{
    QFETCH(QByteArray, edit);
    QFETCH(bool, good);
    const QByteArray before = m_game->state().hash();
    // A good edit before it must not be made either when the second one is wrong.
    const QByteArray line = R"({"cmd":"set","edits":[{"var":"points","value":9},)" + edit + "]}";
    QVERIFY(!this->good(line, Session::Kind::Real));
    QCOMPARE(m_game->state().hash(), before);
    QCOMPARE(this->good(line), good);
    QCOMPARE(m_game->state().hash() == before, !good);
    if (good) {
        QVERIFY(this->good(R"({"cmd":"undo"})"));
        QCOMPARE(m_game->state().hash(), before);
    }
}

void tst_Session::speaksForOneSide_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QString>("code"); // Empty: it is done or answered.
    const auto row = [](const QByteArray &line, const char *code) {
        QTest::newRow(line.constData()) << line << QString::fromLatin1(code);
    };
    // Blue decides and has taken the last step; R-1 is hidden from Blue.
    row(R"({"cmd":"do","verb":"roll"})", "");
    row(R"({"cmd":"do","verb":"roll","as":"*"})", "");
    row(R"({"cmd":"do","verb":"roll","as":"blue"})", "");
    row(R"({"cmd":"do","verb":"roll","as":"red"})", "notyours");
    row(R"({"cmd":"do","verb":"roll","as":"green"})", "bad");
    row(R"({"cmd":"do","action":0,"as":"red"})", "notyours");
    row(R"({"cmd":"do","action":99999,"as":"red"})", "notyours");
    row(R"({"cmd":"do","verb":"move","piece":"R-1","space":"0103","as":"blue"})", "notyours");
    row(R"({"cmd":"do","verb":"move","piece":"R-1","space":"0103"})", "illegal");
    row(R"({"cmd":"explain","verb":"move","piece":"R-1","space":"0103","as":"blue"})", "notyours");
    row(R"({"cmd":"explain","verb":"move","piece":"R-1","space":"0103","as":"red"})", "");
    row(R"({"cmd":"explain","verb":"note","value":"R-1","as":"blue"})", "notyours");
    row(R"({"cmd":"query","name":"any","args":{"piece":"R-1"},"as":"blue"})", "notyours");
    row(R"({"cmd":"query","name":"any","args":{"a":{"b":["B-1","R-1"]}},"as":"blue"})", "notyours");
    row(R"({"cmd":"query","name":"any","args":{"a":{"R-1":1}},"as":"blue"})", "notyours");
    row(R"({"cmd":"query","name":"any","args":{"piece":"R-1"},"as":"red"})", "");
    row(R"({"cmd":"query","name":"any","args":{"piece":"R-1"}})", "");
    row(R"({"cmd":"undo","as":"blue"})", "");
    row(R"({"cmd":"undo","as":"red"})", "notyours");
    row(R"({"cmd":"undo","as":7})", "bad");
    row(R"({"cmd":"redo","as":"red"})", "illegal");
    row(R"({"cmd":"hash"})", "");
    row(R"({"cmd":"hash","as":"*"})", "");
    row(R"({"cmd":"hash","as":"red"})", "notyours");
    row(R"({"cmd":"actions","as":"red"})", "");
}

void tst_Session::speaksForOneSide()
{
    QFETCH(QByteArray, line);
    QFETCH(QString, code);
    QVERIFY(good(R"({"cmd":"do","verb":"note","value":1,"as":"blue"})"));
    const QByteArray before = m_game->state().hash();
    QCOMPARE(codeOf(line), code);
    if (!code.isEmpty())
        QCOMPARE(m_game->state().hash(), before);
    // Who does not decide is told that, whatever he asks.
    const Json nothing =
        send(R"({"cmd":"explain","verb":"move","piece":"B-1","space":"0102","as":"red"})");
    QVERIFY(nothing[u"ok"].toBool() && !nothing[u"legal"].toBool());
    QCOMPARE(nothing[u"text"],
             send(R"({"cmd":"explain","verb":"fly","piece":"R-2","as":"red"})")[u"text"]);
    if (m_game->commandCount())
        QVERIFY(good(R"({"cmd":"undo"})"));
    QCOMPARE(codeOf(R"({"cmd":"redo","as":"red"})"), QStringLiteral("notyours"));
    QVERIFY(good(R"({"cmd":"redo","as":"blue"})"));
}

void tst_Session::hiddenPieces()
{
    const Json blue = send(R"({"cmd":"state","as":"blue"})");
    QVERIFY(piece(blue, "R-1").isNull());
    QVERIFY(!piece(blue, "B-1").isNull());
    int backs = 0;
    for (qsizetype i = 0; i < blue[u"pieces"].size(); ++i) {
        const Json &one = blue[u"pieces"].at(i);
        if (!one[u"hidden"].toBool())
            continue;
        ++backs;
        QCOMPARE(one.size(), 3);
        QCOMPARE(one[u"side"].toString(), QStringLiteral("red"));
        QCOMPARE(one[u"space"].toString(), QStringLiteral("0102"));
    }
    QCOMPARE(backs, 1);
    QVERIFY(!blue.write(Json::Style::Compact).contains("Red Guard"));
    QVERIFY(!piece(send(R"({"cmd":"state","as":"red"})"), "R-1").isNull());
    QVERIFY(!piece(send(R"({"cmd":"state","as":"*"})"), "R-1").isNull());

    QVERIFY(good(R"({"cmd":"set","edits":[{"decision":"combat.target","side":"red"}]})"));
    QVERIFY(good(R"({"cmd":"do","as":"red","verb":"move","piece":"R-1","space":"0103"})"));
    QVERIFY(!eventsFor(SideId(0)).contains("R-1"));
    QVERIFY(eventsFor(SideId(1)).contains("R-1"));
}

void tst_Session::contents()
{
    QVERIFY(good(R"({"cmd":"set","edits":[{"place":"M-2","space":"hand"},)"
                 R"({"place":"R-2","space":"off"},{"place":"M-3","space":"cup"}]})"));
    const Json blue = send(R"({"cmd":"state","as":"blue"})");
    const Json red = send(R"({"cmd":"state","as":"red"})");
    // A hidden place tells nobody anything, a side's own place tells that side everything.
    for (const Json *state : {&blue, &red}) {
        QVERIFY(piece(*state, "M-2").isNull());
        QVERIFY(!(*state)[u"spaces"][u"hand"].contains(u"pieces"));
    }
    QVERIFY(piece(blue, "R-2").isNull());
    QVERIFY(!blue[u"spaces"][u"off"].contains(u"pieces"));
    QVERIFY(!piece(red, "R-2").isNull());
    const PlayerView all(*m_module, m_game->state(), Viewer::everything());
    for (int32_t i = 0; i < m_game->state().pieceCount(); ++i)
        QVERIFY(all.seesFace(PieceId(i)) && all.seesPresence(PieceId(i)));
}

void tst_Session::variablesAndLogs()
{
    QVERIFY(send(R"({"cmd":"state","as":"blue"})")[u"vars"].contains(u"plan"));
    QVERIFY(!send(R"({"cmd":"state","as":"red"})")[u"vars"].contains(u"plan"));
    change::Log secret;
    secret.seenBy = 1;
    QVERIFY(PlayerView(*m_module, m_game->state(), SideId(0)).seesLog(secret));
    QVERIFY(!PlayerView(*m_module, m_game->state(), SideId(1)).seesLog(secret));
    QVERIFY(PlayerView(*m_module, m_game->state(), Viewer::everything()).seesLog(secret));
    QVERIFY(!PlayerView(*m_module, m_game->state(), Viewer()).seesLog(secret));
}

void tst_Session::namesKnownThen_data()
{
    QTest::addColumn<bool>("isShown");
    QTest::addColumn<QString>("reader");
    QTest::addColumn<bool>("isNamed");
    QTest::newRow("hidden all the time") << false << "blue" << false;
    QTest::newRow("hidden, to its owner") << false << "red" << true;
    QTest::newRow("shown and hidden again") << true << "blue" << true;
    QTest::newRow("shown, to its owner") << true << "red" << true;
    QTest::newRow("to everybody") << false << "*" << true;
}

// R-1 is hidden from Blue before and afterwards.
void tst_Session::namesKnownThen()
{
    QFETCH(bool, isShown);
    QFETCH(QString, reader);
    QFETCH(bool, isNamed);
    QVERIFY(good(R"({"cmd":"set","edits":[{"decision":"move.choose","side":"red"}]})"));
    m_rules.showsMovers = isShown;
    QVERIFY(good(R"({"cmd":"do","verb":"move","piece":"R-1","space":"0103"})"));
    m_rules.showsMovers = false;
    const QByteArray events =
        eventsFor(reader == u"*" ? Viewer::everything() : m_module->side(reader));
    QCOMPARE(events.contains("Red Guard moves."), isNamed);
    QCOMPARE(events.contains(R"("piece":"R-1")"), isNamed);
    const Json now = send(R"({"cmd":"state","as":"blue"})");
    QVERIFY(!now.write(Json::Style::Compact).contains("Red Guard"));
}

// A line about a piece in a cup that nobody looks into is read without its name.
void tst_Session::namesInCups()
{
    const PieceId piece = m_module->piece(QStringLiteral("R-2"));
    GameState state = m_game->state();
    Turn turn(*m_module, state);
    const auto hand = m_module->map.find(QStringLiteral("hand"));
    turn.apply(change::MovePiece{piece, hand, -1});
    change::Log entry;
    entry.piece = piece;
    turn.log(entry);
    const auto log = std::get<change::Log>(turn.takeChanges().back());
    QCOMPARE(log.facesSeenBy, 0u);
    const PlayerView blue(*m_module, state, SideId(0));
    QVERIFY(blue.seesLog(log));
    QVERIFY(!blue.knowsFace(log, piece));
    QVERIFY(PlayerView(*m_module, state, Viewer::everything()).knowsFace(log, piece));
    QVERIFY(!PlayerView(*m_module, state, Viewer()).knowsFace(log, piece));
    // Once it lies open, so does its past.
    state.apply(change::MovePiece{piece, m_module->map.find(QStringLiteral("0103")), -1});
    QVERIFY(blue.knowsFace(log, piece));
}

// A save holds what both sides hide.
void tst_Session::savesForNobodyAlone()
{
    Session session(*m_game, m_translator, Session::Kind::Real);
    QStringList written;
    session.setSaver([&](const Game &, const QString &file) -> Result<Done> {
        written.append(file);
        return Done{};
    });
    const auto code = [&](const QByteArray &line) {
        return session.handle(line)[u"error"][u"code"].toString();
    };
    QCOMPARE(code(R"({"cmd":"save","file":"a","as":"blue"})"), QStringLiteral("illegal"));
    QCOMPARE(code(R"({"cmd":"save","file":"b","as":"red"})"), QStringLiteral("illegal"));
    QCOMPARE(code(R"({"cmd":"save","file":"c","as":"green"})"), QStringLiteral("bad"));
    QVERIFY(written.isEmpty());
    QVERIFY(session.handle(QByteArray(R"({"cmd":"save","file":"d","as":"*"})"))[u"ok"].toBool());
    QVERIFY(session.handle(QByteArray(R"({"cmd":"save","file":"e"})"))[u"ok"].toBool());
    QCOMPARE(written, QStringList({QStringLiteral("d"), QStringLiteral("e")}));
}

void tst_Session::undoBarrier()
{
    const auto real = Session::Kind::Real;
    QVERIFY(good(R"({"cmd":"do","verb":"note","value":1})", real));
    QVERIFY(good(R"({"cmd":"undo"})", real));
    QVERIFY(good(R"({"cmd":"redo"})", real));
    QVERIFY(good(R"({"cmd":"do","verb":"roll"})", real));
    const QByteArray rolled = m_game->state().hash();
    QCOMPARE(send(R"({"cmd":"undo"})", real)[u"error"][u"code"].toString(),
             QStringLiteral("illegal"));
    QCOMPARE(m_game->state().hash(), rolled);
    QVERIFY(good(R"({"cmd":"undo"})"));
    // Dice that are set come; the numbers used up come no more.
    QVERIFY(good(R"({"cmd":"dice","next":[5]})"));
    QVERIFY(good(R"({"cmd":"do","verb":"roll"})"));
    QCOMPARE(send(R"({"cmd":"state"})")[u"vars"][u"points"].toInteger(), 5);
}

void tst_Session::goesTo()
{
    const QByteArray first = m_game->state().hash();
    for (int i = 0; i < 3; ++i)
        QVERIFY(good(R"({"cmd":"do","verb":"roll"})"));
    const QByteArray last = m_game->state().hash();
    QVERIFY(!m_game->goTo(-1));
    QVERIFY(!m_game->goTo(4));
    QVERIFY(bool(m_game->goTo(0)));
    QCOMPARE(m_game->state().hash(), first);
    QVERIFY(bool(m_game->goTo(3)));
    QCOMPARE(m_game->state().hash(), last);
}

void tst_Session::rulesWithoutAnswer()
{
    QVERIFY(good(R"({"cmd":"set","edits":[{"decision":"nowhere","side":"blue"}]})"));
    QCOMPARE(send(R"({"cmd":"actions"})")[u"actions"].size(), 0);
    QVERIFY(!good(R"({"cmd":"do","verb":"roll"})"));
    QVERIFY(good(R"({"cmd":"undo"})"));
    QVERIFY(good(R"({"cmd":"do","verb":"roll"})"));
}

void tst_Session::seats()
{
    QVERIFY(send(R"({"cmd":"actions"})")[u"decision"][u"seat"].isNull());
    QVERIFY(m_game->seating().of(SideId(0)).empty());
    const auto shared = Game::start(
        *m_module, m_rules,
        {QStringLiteral("battle"), {{QStringLiteral("weather"), QStringLiteral("dry")}}, 1});
    QVERIFY(bool(shared));
    const Seating &seating = shared.value()->seating();
    QCOMPARE(seating.of(SideId(0)), (std::vector{SeatId(0), SeatId(1)}));
    QCOMPARE(seating.of(SideId(1)), std::vector{SeatId(2)});
    QCOMPARE(seating.decider(SideId(0), SeatId(1)), SeatId(1));
    QCOMPARE(seating.decider(SideId(0), SeatId()), SeatId(0));
    QCOMPARE(seating.decider(SideId(1), SeatId(0)), SeatId(2));
    QCOMPARE(m_game->seating().decider(SideId(0), SeatId(1)), SeatId());
    QCOMPARE(shared.value()->offer().seat, SeatId(0));
    Session session(*shared.value(), m_translator, Session::Kind::Test);
    const Json decision = session.handle(QByteArray(R"({"cmd":"actions"})"))[u"decision"];
    QCOMPARE(decision[u"side"].toString(), QStringLiteral("blue"));
    QCOMPARE(decision[u"seat"].toString(), QStringLiteral("left"));
}

void tst_Session::bots()
{
    QVERIFY(!makeBot(QStringLiteral("deep")));
    for (const QString &name : botNames()) {
        const auto bot = makeBot(name);
        QVERIFY(bot);
        const QByteArray before = m_game->state().hash();
        const GameSeat seat(*m_game, m_translator, m_game->offer().side);
        Random one(3), same(3);
        const auto first = bot->choose(seat, one);
        const auto second = bot->choose(seat, same);
        QVERIFY(bool(first) && bool(second));
        QCOMPARE(first.value(), second.value());
        QVERIFY(first.value() >= 0 && size_t(first.value()) < m_game->offer().actions.size());
        QCOMPARE(m_game->state().hash(), before);
    }
}

QTEST_GUILESS_MAIN(tst_Session)
#include "tst_session.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/play/adjustment.h"

#include "engine/bot/bot.h"
#include "engine/game/protocol/session.h"
#include "engine/game/save/savecodec.h"
#include "engine/game/save/savefile.h"
#include "engine/game/save/savereplay.h"
#include "tests/engine/game/fordgame.h"

#include <QTest>

using namespace engine;

namespace {

QByteArray line(const char *text)
{
    return QByteArray(text).replace('\'', '"');
}

/// Knows its own decisions only, and has no answer while a unit stands in the wrong place.
class StrictRules : public FordRules
{
public:
    bool hasDecision(NameId decision, const GameState &state) const override
    {
        return !state.names().text(decision).startsWith(u"free");
    }
    Result<Offer> offer(const GameState &state, Wanted wanted) override
    {
        const QString decision = state.names().text(state.frames().back().decision);
        if (state.piece(PieceId(0)).space == stuckAt && (decision != u"plan" || plansStick))
            return Error{Error::Code::ScriptFailed, QStringLiteral("stuck")};
        return FordRules::offer(state, wanted);
    }
    Result<Done> leavePhase(Turn &, PhaseId) override
    {
        if (cantLeave)
            return Error{Error::Code::ScriptFailed, QStringLiteral("stays")};
        return Done{};
    }
    Result<QStringList> broken(const GameState &state) override
    {
        return state.piece(PieceId(0)).space ? QStringList() : QStringList{QStringLiteral("gone")};
    }
    Result<Done> adjusted(Turn &turn) override
    {
        const int points =
            turn.module().state.variable.value(turn.module().names.find(QByteArray("points")));
        turn.apply(change::SetVariable{points, Value::integer(9)});
        if (cantDerive)
            return Error{Error::Code::ScriptFailed, QStringLiteral("no")};
        return Done{};
    }

    SpaceId stuckAt = SpaceId(9999);
    bool plansStick = true;
    bool cantLeave = false;
    bool cantDerive = false;
};

} // namespace

/// Changes by hand in a game with rules: what can be changed, how the rules go on, who is asked.
class tst_Adjustment : public QObject
{
    Q_OBJECT

private slots:
    void init() { begin(); }
    void changes();
    void saysWhy();
    void refuses_data();
    void refuses();
    void anySideAtAnyTime();
    void seesNoMore();
    void derives();
    void derivesNothing();
    void warns();
    void asksAnew();
    void dropsQuestions();
    void beginsPhaseAgain();
    void leavesHandsFree();
    void leavesPhaseAnyhow();
    void endsAndResumes();
    void canBeOff();
    void othersAgree();
    void othersRefuse();
    void computersAgree();
    void asksNothingElse();
    void saves();
    void oldSavesStay();

private:
    void begin(const QHash<QString, QString> &options = {})
    {
        m_module = fordModule();
        QVERIFY(m_module);
        auto game = Game::start(*m_module, m_rules, {QStringLiteral("battle"), options, 1});
        QVERIFY(bool(game));
        m_game = std::move(game).value();
    }
    Json send(const char *text)
    {
        return Session(*m_game, m_translator, Session::Kind::Real).handle(line(text));
    }
    bool good(const char *text) { return send(text)[u"ok"].toBool(); }
    QString codeOf(const char *text) { return send(text)[u"error"][u"code"].toString(); }
    QString decision() const { return m_game->state().names().text(m_game->offer().decision); }
    PieceId piece(const char *id) const { return m_module->piece(QString::fromLatin1(id)); }
    SpaceId space(const char *id) const { return m_module->map.find(QString::fromLatin1(id)); }
    SideId side(QStringView id) const { return m_module->side(id); }
    /// The lines of the last command as \a viewer reads them.
    QString told(Viewer viewer = Viewer::everything()) const
    {
        const PlayerView view(*m_module, m_game->state(), viewer);
        const TextRenderer texts(*m_module, m_game->state().names(), m_translator);
        QStringList lines;
        for (const Change &change : m_game->history().back().changes) {
            const auto *log = std::get_if<change::Log>(&change);
            if (log && view.seesLog(*log))
                lines.append(texts.render(log->text));
        }
        return lines.join(u'\n');
    }

    std::shared_ptr<const Module> m_module;
    StrictRules m_rules;
    Translator m_translator;
    std::unique_ptr<Game> m_game;
};

void tst_Adjustment::changes()
{
    const QByteArray before = m_game->state().hash();
    const QString asked = decision();
    const Json reply =
        send("{'cmd':'adjust','verb':'move','piece':'B-1','space':'0202','reason':'lost'}");
    QVERIFY2(reply[u"ok"].toBool(), reply.write(Json::Style::Compact).constData());
    QVERIFY(reply[u"events"].size() > 1);
    QCOMPARE(m_game->state().piece(piece("B-1")).space, space("0202"));
    QCOMPARE(decision(), asked);
    const Command &command = m_game->history().back();
    QVERIFY(command.byHand && !command.action);
    QCOMPARE(command.byHand->reason, QStringLiteral("lost"));
    QCOMPARE(command.side, m_game->offer().side);
    const QByteArray after = m_game->state().hash();
    QVERIFY(good("{'cmd':'undo'}"));
    QCOMPARE(m_game->state().hash(), before);
    QVERIFY(good("{'cmd':'redo'}"));
    QCOMPARE(m_game->state().hash(), after);
}

void tst_Adjustment::saysWhy()
{
    QVERIFY(good("{'cmd':'adjust','verb':'flip','piece':'B-1','reason':'a house rule'}"));
    QVERIFY(told().contains(u"a house rule"));
    QVERIFY(told().contains(u"1st Foot"));
    QVERIFY(good("{'cmd':'adjust','verb':'flip','piece':'B-1'}"));
    QVERIFY(told().startsWith(u"By hand:"));
}

void tst_Adjustment::refuses_data()
{
    QTest::addColumn<QByteArray>("command");
    QTest::addColumn<QString>("code");
    const auto row = [](const char *name, const char *text, const char *code = "illegal") {
        QTest::newRow(name) << QByteArray(text) << QString::fromLatin1(code);
    };
    row("unknown verb", "{'cmd':'adjust','verb':'attack','piece':'B-1'}");
    row("no verb", "{'cmd':'adjust','piece':'B-1'}", "bad");
    row("foreign piece", "{'cmd':'adjust','verb':'flip','piece':'nobody'}", "unknown");
    row("too many steps", "{'cmd':'adjust','verb':'steps','piece':'B-1','value':99}");
    row("beyond huge", "{'cmd':'adjust','verb':'steps','piece':'B-1','value':1e300}", "bad");
    row("above the limit", "{'cmd':'adjust','verb':'var','name':'points','value':11}");
    row("reason no text", "{'cmd':'adjust','verb':'flip','piece':'B-1','reason':5}", "bad");
    row("reason of two lines", "{'cmd':'adjust','verb':'flip','piece':'B-1','reason':'a\\nb'}",
        "bad");
    row("reason with a bell", "{'cmd':'adjust','verb':'flip','piece':'B-1','reason':'\\u0007'}",
        "bad");
    row("puts nothing right", "{'cmd':'adjust','verb':'say','value':'hello'}");
    row("hands over", "{'cmd':'adjust','verb':'pass','value':'red'}");
    row("unknown side", "{'cmd':'adjust','verb':'flip','piece':'B-1','as':'green'}", "bad");
}

void tst_Adjustment::refuses()
{
    QFETCH(QByteArray, command);
    const QByteArray before = m_game->state().hash();
    const Json reply = send(command.constData());
    QVERIFY(!reply[u"ok"].toBool());
    QTEST(reply[u"error"][u"code"].toString(), "code");
    QVERIFY(!reply[u"error"][u"text"].toString().isEmpty());
    QCOMPARE(m_game->state().hash(), before);
    const Json tooLong = Json::parse(line("{'cmd':'adjust','verb':'flip','piece':'B-1','reason':'")
                                         + QByteArray(501, 'x') + "\"}",
                                     QString())
                             .value();
    QVERIFY(!Session(*m_game, m_translator, Session::Kind::Real).handle(tooLong)[u"ok"].toBool());
}

void tst_Adjustment::anySideAtAnyTime()
{
    QCOMPARE(m_game->offer().side, side(u"blue"));
    QVERIFY(good("{'cmd':'adjust','verb':'flip','piece':'B-1','as':'red'}"));
    QCOMPARE(m_game->history().back().side, side(u"red"));
    QCOMPARE(m_game->offer().side, side(u"blue"));
    QCOMPARE(codeOf("{'cmd':'undo','as':'blue'}"), QStringLiteral("notyours"));
    QVERIFY(good("{'cmd':'undo','as':'red'}"));
    // Who only looks on changes nothing.
    GameSeat observer(*m_game, m_translator);
    Action flip;
    flip.verb = m_game->state().names().intern(QByteArray("flip"));
    flip.piece = piece("B-1");
    Error::Code code = Error::Code::Io;
    observer.adjust(flip, {}, [&](const GameSeat::Outcome &outcome) {
        QVERIFY(!outcome);
        code = outcome.error().code;
    });
    QCOMPARE(code, Error::Code::NotYours);
}

void tst_Adjustment::seesNoMore()
{
    // R-1 is hidden from blue.
    for (const char *text :
         {"{'cmd':'adjust','verb':'flip','piece':'R-1','as':'blue'}",
          "{'cmd':'adjust','verb':'show','piece':'R-1','value':'blue','as':'blue'}",
          "{'cmd':'adjust','verb':'attach','piece':'B-1','value':'R-1','as':'blue'}",
          "{'cmd':'adjust','verb':'flip','pieces':['B-1','R-1'],'as':'blue'}"})
        QCOMPARE(codeOf(text), QStringLiteral("notyours"));
    QCOMPARE(codeOf("{'cmd':'adjust','verb':'look','space':'ford','as':'blue'}"),
             QStringLiteral("illegal"));
    QVERIFY(good("{'cmd':'adjust','verb':'move','piece':'R-1','space':'0202','as':'red'}"));
    QVERIFY(!told(side(u"blue")).contains(u"Red Guard"));
    QVERIFY(told(side(u"red")).contains(u"Red Guard"));
}

void tst_Adjustment::derives()
{
    QVERIFY(good("{'cmd':'adjust','verb':'flip','piece':'B-1'}"));
    const int points = m_module->state.variable.value(m_module->names.find(QByteArray("points")));
    QCOMPARE(std::get<Value>(m_game->state().variable(points)), Value::integer(9));
}

void tst_Adjustment::derivesNothing()
{
    m_rules.cantDerive = true;
    QVERIFY(good("{'cmd':'adjust','verb':'next'}"));
    m_rules.cantDerive = false;
    const int points = m_module->state.variable.value(m_module->names.find(QByteArray("points")));
    QCOMPARE(std::get<Value>(m_game->state().variable(points)), Value::integer(4));
    QVERIFY(told().contains(u"could not bring in order"));
    // And the phase was ended all the same.
    QCOMPARE(m_module->sequence.phase(m_game->state().phase()).id, QStringLiteral("combat"));
}

void tst_Adjustment::warns()
{
    QVERIFY(good("{'cmd':'adjust','verb':'remove','piece':'B-1'}"));
    QVERIFY(told(side(u"blue")).contains(u"can't come about"));
    QVERIFY(!told(side(u"blue")).contains(u"gone"));
    QVERIFY(told().contains(u"gone"));
    // What was so before is not told again.
    QVERIFY(good("{'cmd':'adjust','verb':'flip','piece':'B-1'}"));
    QVERIFY(!told().contains(u"gone"));
}

void tst_Adjustment::asksAnew()
{
    const auto offered = m_game->offer().actions.size();
    QVERIFY(good("{'cmd':'adjust','verb':'remove','piece':'B-1','as':'blue'}"));
    QVERIFY(m_game->offer().actions.size() < offered);
    QVERIFY(good("{'cmd':'do','verb':'pass'}"));
}

void tst_Adjustment::dropsQuestions()
{
    m_rules.stuckAt = space("0202");
    m_rules.plansStick = false;
    // The plan has an answer there, the question below it has none: nothing is dropped.
    QVERIFY(good("{'cmd':'do','verb':'plan','value':'left'}"));
    QVERIFY(good("{'cmd':'adjust','verb':'move','piece':'B-1','space':'0202'}"));
    QCOMPARE(decision(), QStringLiteral("plan"));
    begin();
    m_rules.stuckAt = SpaceId(9999);
    QVERIFY(good("{'cmd':'do','verb':'plan','value':'left'}"));
    // A question that nobody can put any more gives way to the one below it.
    Frame nowhere{m_game->state().names().intern(QByteArray("nowhere")), side(u"blue"), {}};
    (void)bool(m_game->edit({change::PushFrame{nowhere}}));
    QVERIFY(good("{'cmd':'adjust','verb':'flip','piece':'B-1','as':'blue'}"));
    QCOMPARE(decision(), QStringLiteral("plan"));
    // Back there nobody can put the question.
    QVERIFY(!m_game->undo(Game::Barriers::Ignore));
    QVERIFY(m_game->state().frames().back() == nowhere);
}

void tst_Adjustment::beginsPhaseAgain()
{
    const QString asked = decision();
    Frame nowhere{m_game->state().names().intern(QByteArray("nowhere")), side(u"blue"), {}};
    (void)bool(m_game->edit({change::PopFrame{}, change::PushFrame{nowhere}}));
    QVERIFY(good("{'cmd':'adjust','verb':'flip','piece':'B-1','as':'blue'}"));
    QCOMPARE(decision(), asked);
    QCOMPARE(m_game->state().frames().size(), size_t(1));
}

void tst_Adjustment::leavesHandsFree()
{
    m_rules.stuckAt = space("0202");
    const QByteArray before = m_game->state().hash();
    QVERIFY(good("{'cmd':'adjust','verb':'move','piece':'B-1','space':'0202'}"));
    QCOMPARE(decision(), QStringLiteral("free"));
    QVERIFY(told().contains(u"know no answer"));
    // From there hands lead back.
    QVERIFY(good("{'cmd':'do','verb':'move','piece':'B-1','space':'0101'}"));
    QVERIFY(good("{'cmd':'do','verb':'phase','name':'movement'}"));
    QCOMPARE(decision(), QStringLiteral("move.choose"));
    while (m_game->commandCount() > 0)
        QVERIFY(bool(m_game->undo(Game::Barriers::Ignore)));
    QCOMPARE(m_game->state().hash(), before);
}

void tst_Adjustment::leavesPhaseAnyhow()
{
    m_rules.cantLeave = true;
    QVERIFY(!good("{'cmd':'do','verb':'pass'}"));
    QVERIFY(good("{'cmd':'adjust','verb':'next'}"));
    QCOMPARE(m_module->sequence.phase(m_game->state().phase()).id, QStringLiteral("combat"));
    QVERIFY(good("{'cmd':'adjust','verb':'phase','name':'end','value':5}"));
    QCOMPARE(m_module->sequence.phase(m_game->state().phase()).id, QStringLiteral("end"));
    QCOMPARE(m_game->state().turn(), 5);
    m_rules.cantLeave = false;
}

void tst_Adjustment::endsAndResumes()
{
    QVERIFY(good("{'cmd':'adjust','verb':'end','value':'blue'}"));
    QVERIFY(m_game->state().isOver());
    QCOMPARE(codeOf("{'cmd':'adjust','verb':'flip','piece':'B-1'}"), QStringLiteral("illegal"));
    QVERIFY(good("{'cmd':'adjust','verb':'end'}"));
    QVERIFY(!m_game->state().isOver());
    QVERIFY(good("{'cmd':'do','verb':'pass'}"));
}

void tst_Adjustment::canBeOff()
{
    begin({{QStringLiteral("adjust"), QStringLiteral("off")}});
    QCOMPARE(codeOf("{'cmd':'adjust','verb':'flip','piece':'B-1'}"), QStringLiteral("illegal"));
    QVERIFY(!Game::check(
        *m_module,
        {QStringLiteral("battle"), {{QStringLiteral("adjust"), QStringLiteral("often")}}, 1}));
}

void tst_Adjustment::othersAgree()
{
    begin({{QStringLiteral("adjust"), QStringLiteral("ask")}});
    const QString asked = decision();
    QVERIFY(good("{'cmd':'adjust','verb':'flip','piece':'B-1','reason':'lost','as':'blue'}"));
    QCOMPARE(decision(), QStringLiteral("free.agree"));
    QCOMPARE(m_game->offer().side, side(u"red"));
    const Json question = send("{'cmd':'actions','as':'red'}");
    QCOMPARE(question[u"actions"].size(), 2);
    QVERIFY(question[u"decision"][u"prompt"].toString().contains(u"Blue"));
    QCOMPARE(question[u"decision"][u"help"].toString(), QStringLiteral("lost"));
    QCOMPARE(codeOf("{'cmd':'do','verb':'agree','as':'blue'}"), QStringLiteral("notyours"));
    QVERIFY(good("{'cmd':'do','verb':'agree','as':'red'}"));
    QCOMPARE(decision(), asked);
    QCOMPARE(m_game->state().piece(piece("B-1")).steps, int16_t(1));
}

void tst_Adjustment::othersRefuse()
{
    begin({{QStringLiteral("adjust"), QStringLiteral("ask")}});
    const QString asked = decision();
    QVERIFY(good("{'cmd':'adjust','verb':'roll','value':'2d6','as':'blue'}"));
    QVERIFY(good("{'cmd':'do','verb':'agree','as':'red'}"));
    const GameState before = m_game->state();
    QVERIFY(good("{'cmd':'adjust','verb':'remove','pieces':['B-1','M-2'],'as':'blue'}"));
    QVERIFY(good("{'cmd':'do','verb':'refuse','as':'red'}"));
    QCOMPARE(decision(), asked);
    QCOMPARE(m_game->state().hash(), before.hash());
    // What was rolled stays rolled: nobody tries until it suits him.
    QVERIFY(good("{'cmd':'adjust','verb':'roll','value':'2d6','as':'blue'}"));
    QVERIFY(good("{'cmd':'do','verb':'refuse','as':'red'}"));
    QVERIFY(m_game->state().hash() != before.hash());
    const auto save = SaveGame::of(*m_game);
    const auto report = replay(save, *m_module, m_rules);
    QVERIFY(report && report->isFaithful());
}

void tst_Adjustment::computersAgree()
{
    for (const QString &name : {QStringLiteral("random"), QStringLiteral("greedy")}) {
        begin({{QStringLiteral("adjust"), QStringLiteral("ask")}});
        QVERIFY(good("{'cmd':'adjust','verb':'flip','piece':'B-1','as':'blue'}"));
        const GameSeat red(*m_game, m_translator, side(u"red"));
        for (quint64 seed = 1; seed < 9; ++seed) {
            Random random(seed);
            const auto index = makeBot(name)->decide(red, random);
            QVERIFY(bool(index));
            const Action &action = m_game->offer().actions[size_t(index.value())];
            QCOMPARE(m_game->state().names().text(action.verb), QStringLiteral("agree"));
        }
    }
}

void tst_Adjustment::asksNothingElse()
{
    begin({{QStringLiteral("adjust"), QStringLiteral("ask")}});
    QVERIFY(good("{'cmd':'adjust','verb':'flip','piece':'B-1','as':'blue'}"));
    QCOMPARE(codeOf("{'cmd':'adjust','verb':'flip','piece':'B-1','as':'red'}"),
             QStringLiteral("illegal"));
    QCOMPARE(codeOf("{'cmd':'adjust','verb':'end','value':'blue','as':'blue'}"),
             QStringLiteral("illegal"));
    QVERIFY(good("{'cmd':'undo','as':'blue'}"));
    QVERIFY(decision() != u"free.agree");
}

void tst_Adjustment::saves()
{
    QVERIFY(good("{'cmd':'adjust','verb':'move','pieces':['B-1','M-2'],'space':'0202',"
                 "'value':'bottom','reason':'lost','as':'red'}"));
    QVERIFY(good("{'cmd':'adjust','verb':'set','piece':'B-1','name':'moved','value':true}"));
    QVERIFY(good("{'cmd':'do','verb':'pass'}"));
    const SaveGame save = SaveGame::of(*m_game);
    QCOMPARE(save.format, 2);
    QVERIFY(save.commands[0].byHand);
    QCOMPARE(save.commands[0].reason, QStringLiteral("lost"));
    for (const SavedCommand &command : save.commands) {
        const auto read = readSavedCommand(writeSavedCommand(command));
        QVERIFY(read);
        QCOMPARE(read->action, command.action);
        QCOMPARE(read->byHand, command.byHand);
        QCOMPARE(read->reason, command.reason);
    }
    const auto report = replay(save, *m_module, m_rules);
    QVERIFY(report);
    QVERIFY2(report->isFaithful(),
             qPrintable(report->difference ? report->difference->text : QString()));
    QCOMPARE(report->game->history()[0].side, side(u"red"));
    QVERIFY(report->game->history()[0].byHand);
    // A file that says nonsense is none.
    Json broken = writeSavedCommand(save.commands[0]);
    broken.insert(QStringLiteral("by_hand"), QStringLiteral("yes"));
    QVERIFY(!readSavedCommand(broken));
    broken.insert(QStringLiteral("by_hand"), true);
    broken.remove(u"action");
    QVERIFY(!readSavedCommand(broken));
}

void tst_Adjustment::oldSavesStay()
{
    QVERIFY(good("{'cmd':'do','verb':'pass'}"));
    const SaveGame save = SaveGame::of(*m_game);
    QCOMPARE(save.format, 1);
    const Json json = writeSavedCommand(save.commands[0]);
    QCOMPARE(json.keys(),
             QStringList({QStringLiteral("decision"), QStringLiteral("side"),
                          QStringLiteral("action"), QStringLiteral("hash")}));
    QCOMPARE(save.commands[0].action.keys(), QStringList({QStringLiteral("verb")}));
    QVERIFY(!save.options.contains(QStringLiteral("adjust")));
}

QTEST_GUILESS_MAIN(tst_Adjustment)
#include "tst_adjustment.moc"

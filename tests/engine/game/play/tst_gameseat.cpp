// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/play/gameseat.h"

#include "engine/core/names.h"
#include "tests/engine/game/fordgame.h"

#include <QTest>

#include <set>

using namespace engine;

namespace {

/// Gives reasons and answers that name a piece, and notes how much it was shown.
class TellingRules : public FordRules
{
public:
    Result<Verdict> explain(const GameState &state, const Action &action) override
    {
        shown = state.hash();
        Names &names = state.names();
        return Verdict{false,
                       names.intern(QStringLiteral("1.1")),
                       {names.intern(QStringLiteral("{1} stays here.")),
                        {Value::piece(action.piece ? action.piece : PieceId(1))}}};
    }
    Result<Json> query(const GameState &state, const QString &name, const Json &,
                       SideId viewer) override
    {
        if (name != QLatin1String("any"))
            return Error{Error::Code::NotFound, QStringLiteral("no such query")};
        shown = state.hash();
        asker = viewer;
        return Json::parse(R"(["B-1", "R-1"])", name);
    }

    QByteArray shown;
    SideId asker;
};

/// At a game far away: what is to be done is done when the answer is let through.
class FarSeat : public GameSeat
{
public:
    using GameSeat::GameSeat;
    void perform(const Action &action, const Answer &answer) override
    {
        pending = [this, action, answer] { GameSeat::perform(action, answer); };
    }
    std::function<void()> pending;
};

} // namespace

/// What a seat at a game shows, asks, allows and answers, for each who may hold it.
class tst_GameSeat : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void observerByDefault();
    void seesWhatAllSee();
    void isAskedItsOwn();
    void acts_data();
    void acts();
    void saysWhyNot();
    void explainsFromWhatItKnows();
    void answersFromWhatItKnows();
    void undoesItsOwn();
    void undoesWithComputers();
    void takesBack();
    void sharesASide();
    void isAskedOfNoSide();
    void speaksItsLanguage();
    void namesOnlyWhatItSees();
    void findsWhatFits();
    void triesWithoutPeeking();
    void mayAnswerLater();

private:
    /// The code of what came of it; empty: it was done.
    QString codeOf(const GameSeat::Outcome &outcome) const
    {
        if (outcome)
            return {};
        m_sentence = outcome.error().message;
        m_rule = outcome.error().objection ? outcome.error().objection->rule : NameId();
        return outcome.error().code == Error::Code::NotYours     ? QStringLiteral("notyours")
            : outcome.error().code == Error::Code::IllegalAction ? QStringLiteral("illegal")
                                                                 : QStringLiteral("other");
    }
    QString perform(GameSeat &seat, const Action &action) const
    {
        QString code = QStringLiteral("no answer");
        seat.perform(action, [&](const GameSeat::Outcome &outcome) { code = codeOf(outcome); });
        return code;
    }
    template<typename Act> QString ask(GameSeat &seat, Act act) const
    {
        QString code = QStringLiteral("no answer");
        (seat.*act)([&](const GameSeat::Outcome &outcome) { code = codeOf(outcome); });
        return code;
    }
    QString undo(GameSeat &seat) const
    {
        QString code = QStringLiteral("no answer");
        seat.undo([&](const GameSeat::Outcome &outcome) { code = codeOf(outcome); });
        return code;
    }
    Action action(const char *verb, const char *piece = "", const char *space = "",
                  Value value = {}) const
    {
        return {m_game->state().names().intern(QByteArray(verb)),
                m_module->piece(QString::fromLatin1(piece)),
                m_module->map.find(QString::fromLatin1(space)),
                value,
                {},
                {}};
    }
    PieceId piece(const char *id) const { return m_module->piece(QString::fromLatin1(id)); }
    static Json about(const char *piece)
    {
        Json arguments = Json::object();
        arguments.insert(QStringLiteral("piece"), piece);
        return arguments;
    }
    Action note(int number) const { return action("note", "", "", Value::integer(number)); }
    QByteArray hash() const { return m_game->state().hash(); }

    const SideId m_blue{0};
    const SideId m_red{1};
    std::shared_ptr<const Module> m_module;
    TellingRules m_rules;
    Translator m_words;
    std::unique_ptr<Game> m_game;
    mutable QString m_sentence;
    mutable NameId m_rule;
};

// Blue decides; R-1 is hidden from Blue and R-2, on the map, too; B-1 is hidden from Red.
void tst_GameSeat::init()
{
    m_sentence.clear();
    m_rule = {};
    m_module = fordModule();
    QVERIFY(m_module);
    m_game = Game::start(*m_module, m_rules, {QStringLiteral("battle"), {}, 1}).value();
    QVERIFY(bool(m_game->edit(
        {change::SetSeen{piece("B-1"), 1u << m_blue.value},
         change::MovePiece{piece("R-2"), m_module->map.find(QStringLiteral("0103")), -1},
         change::SetSeen{piece("R-2"), 1u << m_red.value}})));
}

void tst_GameSeat::observerByDefault()
{
    GameSeat seat(*m_game, m_words);
    QCOMPARE(seat.viewer(), Viewer());
    QVERIFY(!seat.viewer().seesEverything() && !seat.viewer().side());
    QCOMPARE(Viewer(SideId()), Viewer());
    QVERIFY(seat.known().state().hash() != hash());
    // It may do nothing, and is told nothing but whose turn it is.
    QVERIFY(!seat.decides());
    const Offer &asked = seat.offer();
    QCOMPARE(asked.side, m_blue);
    QCOMPARE(asked.decision, m_game->offer().decision);
    QVERIFY(asked.actions.empty() && asked.hints.empty() && asked.prompt.isEmpty());
    const QByteArray before = hash();
    QCOMPARE(perform(seat, note(1)), QStringLiteral("notyours"));
    QVERIFY(!m_sentence.isEmpty());
    QCOMPARE(undo(seat), QStringLiteral("notyours"));
    QVERIFY(!seat.canUndo() && !seat.canRedo() && seat.answers().empty());
    QCOMPARE(hash(), before);
    QVERIFY(!seat.query(QStringLiteral("any"), about("B-1")));
}

// Exactly what every side sees, piece by piece and variable by variable.
void tst_GameSeat::seesWhatAllSee()
{
    const PlayerView blue(*m_module, m_game->state(), m_blue);
    const PlayerView red(*m_module, m_game->state(), m_red);
    const GameSeat seat(*m_game, m_words);
    const PlayerView all = seat.view();
    int hidden = 0;
    for (int32_t i = 0; i < m_game->state().pieceCount(); ++i) {
        const PieceId id(i);
        QCOMPARE(all.seesFace(id), blue.seesFace(id) && red.seesFace(id));
        QCOMPARE(all.seesPresence(id), blue.seesPresence(id) && red.seesPresence(id));
        hidden += !all.seesFace(id);
    }
    QVERIFY(hidden >= 3);
    for (int i = 0; i < m_game->state().variableCount(); ++i)
        QCOMPARE(all.seesVariable(i), blue.seesVariable(i) && red.seesVariable(i));
    for (const uint32_t readers : {0u, 1u, 2u, 3u, ~0u}) {
        change::Log line;
        line.seenBy = readers;
        line.facesSeenBy = readers;
        QCOMPARE(all.seesLog(line), blue.seesLog(line) && red.seesLog(line));
        const PieceId guard = piece("R-1");
        QCOMPARE(all.knowsFace(line, guard),
                 blue.knowsFace(line, guard) && red.knowsFace(line, guard));
    }
    // What only one side knows leaves no trace in what all know.
    const QByteArray before = seat.known().state().hash();
    const PieceId orders = piece("R-2");
    QVERIFY(bool(m_game->edit({change::SetSteps{piece("R-1"), 2},
                               change::SetPieceProperty{orders, 1, Value::boolean(true)}})));
    QCOMPARE(seat.known().state().hash(), before);
}

void tst_GameSeat::isAskedItsOwn()
{
    const GameSeat blue(*m_game, m_words, m_blue);
    const GameSeat red(*m_game, m_words, m_red);
    const GameSeat all(*m_game, m_words, Viewer::everything());
    QVERIFY(blue.decides() && !red.decides() && all.decides());
    QCOMPARE(blue.offer().actions.size(), m_game->offer().actions.size());
    QCOMPARE(all.offer().actions.size(), m_game->offer().actions.size());
    QVERIFY(red.offer().actions.empty());
    QCOMPARE(red.offer().side, m_blue);
}

void tst_GameSeat::acts_data()
{
    QTest::addColumn<QString>("holder");
    QTest::addColumn<QByteArray>("verb");
    QTest::addColumn<QString>("code");
    QTest::newRow("its own") << "blue" << QByteArray("roll") << "";
    QTest::newRow("another's") << "red" << QByteArray("roll") << "notyours";
    QTest::newRow("an observer") << "" << QByteArray("roll") << "notyours";
    QTest::newRow("who sees everything") << "*" << QByteArray("roll") << "";
    QTest::newRow("not offered") << "blue" << QByteArray("fly") << "illegal";
    QTest::newRow("not offered, another's") << "red" << QByteArray("fly") << "notyours";
    QTest::newRow("nothing at all") << "blue" << QByteArray() << "illegal";
}

void tst_GameSeat::acts()
{
    QFETCH(QString, holder);
    QFETCH(QByteArray, verb);
    QFETCH(QString, code);
    GameSeat seat(*m_game, m_words,
                  holder == u"*" ? Viewer::everything() : Viewer(m_module->side(holder)));
    const QByteArray before = hash();
    QCOMPARE(perform(seat, verb.isEmpty() ? Action() : action(verb.constData())), code);
    QCOMPARE(hash() == before, !code.isEmpty());
    QCOMPARE(m_sentence.isEmpty(), code.isEmpty());
}

void tst_GameSeat::saysWhyNot()
{
    GameSeat blue(*m_game, m_words, m_blue);
    QCOMPARE(perform(blue, action("move", "B-1", "off")), QStringLiteral("illegal"));
    QCOMPARE(m_sentence, QStringLiteral("1st Foot stays here."));
    QCOMPARE(m_game->state().names().text(m_rule), QStringLiteral("1.1"));
    // Even a refusal would tell of a piece that is not seen.
    QCOMPARE(perform(blue, action("move", "R-1", "0101")), QStringLiteral("notyours"));
    QVERIFY(!m_sentence.contains(QStringLiteral("Guard")));
    QCOMPARE(perform(blue, action("note", "", "", Value::piece(piece("R-1")))),
             QStringLiteral("notyours"));
}

void tst_GameSeat::explainsFromWhatItKnows()
{
    const GameSeat blue(*m_game, m_words, m_blue);
    const GameSeat red(*m_game, m_words, m_red);
    const GameSeat all(*m_game, m_words, Viewer::everything());
    const auto legal = blue.explain(action("roll"));
    QVERIFY(bool(legal) && legal->legal);
    const auto refused = blue.explain(action("move", "B-1", "off"));
    QVERIFY(bool(refused) && !refused->legal);
    QCOMPARE(m_rules.shown, blue.known().state().hash());
    QVERIFY(m_rules.shown != hash());
    QVERIFY(!blue.explain(action("move", "R-1", "off")));
    // While another side decides, all questions have the same answer.
    const auto waiting = red.explain(action("roll"));
    QVERIFY(bool(waiting) && !waiting->legal);
    QCOMPARE(red.explain(action("move", "B-1", "off"))->text, waiting->text);
    QVERIFY(bool(all.explain(action("move", "R-1", "off"))));
    QCOMPARE(m_rules.shown, hash());
}

void tst_GameSeat::answersFromWhatItKnows()
{
    const GameSeat blue(*m_game, m_words, m_blue);
    const GameSeat all(*m_game, m_words, Viewer::everything());
    const auto known = blue.query(QStringLiteral("any"), {});
    QVERIFY(bool(known));
    QCOMPARE(known->size(), 1);
    QCOMPARE(m_rules.asker, m_blue);
    QCOMPARE(m_rules.shown, blue.known().state().hash());
    QCOMPARE(all.query(QStringLiteral("any"), {})->size(), 2);
    QCOMPARE(m_rules.shown, hash());
    QCOMPARE(GameSeat(*m_game, m_words).query(QStringLiteral("any"), {})->size(), 0);
    const auto unseen = blue.query(QStringLiteral("any"), about("R-1"));
    QVERIFY(!unseen && unseen.error().code == Error::Code::NotYours);
    QVERIFY(!blue.query(QStringLiteral("nothing"), {}));
}

// What a computer did goes with the step that it answered; dice among it stay.
void tst_GameSeat::undoesWithComputers()
{
    GameSeat blue(*m_game, m_words, m_blue);
    GameSeat all(*m_game, m_words, Viewer::everything());
    GameSeat computer(*m_game, m_words, m_red);
    const auto handOver = [&] {
        while (m_game->offer().side == m_blue)
            QCOMPARE(perform(blue, action("pass")), QString());
    };
    handOver();
    const qsizetype own = m_game->commandCount() - 1;
    const QByteArray answered = hash();
    QCOMPARE(perform(computer, note(2)), QString());
    QCOMPARE(perform(computer, note(1)), QString());
    // As long as nobody says that it is one, red is a person.
    QVERIFY(!blue.canUndo() && blue.lastOwn() < 0);
    for (GameSeat *seat : {&blue, &all}) {
        seat->setComputers([this](SideId side, SeatId) { return side == m_red; });
        QVERIFY(seat->canUndo());
        QCOMPARE(seat->lastOwn(), own);
    }
    std::vector<Change> back;
    all.undo([&](const GameSeat::Outcome &outcome) {
        QVERIFY(bool(outcome));
        back.assign(outcome.value().begin(), outcome.value().end());
    });
    QVERIFY(back.size() >= 3);
    QCOMPARE(m_game->commandCount(), own);
    QCOMPARE(ask(blue, &GameSeat::redo), QString());
    QCOMPARE(hash(), answered);
    QCOMPARE(ask(blue, &GameSeat::redo), QStringLiteral("notyours"));

    QCOMPARE(perform(computer, action("roll")), QString());
    QCOMPARE(perform(computer, note(1)), QString());
    QVERIFY(!blue.canUndo() && !all.canUndo());
    QCOMPARE(undo(blue), QStringLiteral("illegal"));
    QCOMPARE(m_game->commandCount(), own + 3);
}

void tst_GameSeat::undoesItsOwn()
{
    GameSeat blue(*m_game, m_words, m_blue);
    GameSeat red(*m_game, m_words, m_red);
    const QByteArray before = hash();
    QCOMPARE(perform(blue, note(1)), QString());
    const QByteArray noted = hash();
    QVERIFY(blue.canUndo() && !red.canUndo());
    QCOMPARE(undo(red), QStringLiteral("notyours"));
    QCOMPARE(hash(), noted);
    std::vector<Change> back;
    blue.undo([&](const GameSeat::Outcome &outcome) {
        QVERIFY(bool(outcome));
        back.assign(outcome.value().begin(), outcome.value().end());
    });
    QCOMPARE(hash(), before);
    QVERIFY(!back.empty());
    QVERIFY(blue.canRedo() && !red.canRedo());
    QCOMPARE(ask(red, &GameSeat::redo), QStringLiteral("notyours"));
    QCOMPARE(ask(blue, &GameSeat::redo), QString());
    QCOMPARE(hash(), noted);
    QCOMPARE(ask(blue, &GameSeat::redo), QStringLiteral("illegal"));
    // Dice stay, but for who is above the rules.
    QCOMPARE(perform(blue, action("roll")), QString());
    QVERIFY(!blue.canUndo());
    QCOMPARE(undo(blue), QStringLiteral("illegal"));
    blue.undo([](const GameSeat::Outcome &outcome) { QVERIFY(bool(outcome)); },
              Game::Barriers::Ignore);
    QCOMPARE(hash(), noted);
}

void tst_GameSeat::takesBack()
{
    GameSeat blue(*m_game, m_words, m_blue);
    GameSeat red(*m_game, m_words, m_red);
    const QByteArray before = hash();
    QCOMPARE(perform(blue, action("move", "B-1", "0102")), QString());
    const QByteArray moved = hash();
    QCOMPARE(perform(blue, note(1)), QString());
    const auto answers = blue.answers();
    QCOMPARE(answers.size(), size_t(2));
    QVERIFY(red.answers().empty());
    const auto takeBack = [this](GameSeat &seat, qsizetype command) {
        QString code = QStringLiteral("no answer");
        seat.takeBack(command, [&](const GameSeat::Outcome &outcome) { code = codeOf(outcome); });
        return code;
    };
    for (const qsizetype wrong : {qsizetype(-1), qsizetype(0), qsizetype(99)})
        QCOMPARE(takeBack(blue, wrong), QStringLiteral("illegal"));
    QCOMPARE(takeBack(red, answers.back()), QStringLiteral("illegal"));
    // Only the move goes; the note is made again.
    QCOMPARE(takeBack(blue, answers.back()), QString());
    QVERIFY(hash() != moved && hash() != before);
    QCOMPARE(m_game->state().piece(piece("B-1")).space, m_module->map.find(QStringLiteral("0101")));
    QCOMPARE(blue.answers().size(), size_t(1));
    QCOMPARE(ask(red, &GameSeat::startOver), QStringLiteral("illegal"));
    QCOMPARE(ask(blue, &GameSeat::startOver), QString());
    QCOMPARE(hash(), before);
    QCOMPARE(ask(blue, &GameSeat::startOver), QStringLiteral("illegal"));
}

void tst_GameSeat::sharesASide()
{
    m_game =
        Game::start(
            *m_module, m_rules,
            {QStringLiteral("battle"), {{QStringLiteral("weather"), QStringLiteral("dry")}}, 1})
            .value();
    const SeatId first = m_game->offer().seat;
    QVERIFY(bool(first));
    GameSeat left(*m_game, m_words, m_blue, first);
    GameSeat right(*m_game, m_words, m_blue, SeatId(1 - first.value));
    GameSeat whole(*m_game, m_words, m_blue);
    QVERIFY(left.decides() && !right.decides() && whole.decides());
    QCOMPARE(perform(right, note(1)), QStringLiteral("notyours"));
    QVERIFY(right.offer().actions.empty());
    QCOMPARE(right.offer().seat, first);
    QCOMPARE(perform(left, note(1)), QString());
    QCOMPARE(undo(right), QStringLiteral("notyours"));
    QVERIFY(whole.canUndo());
    QCOMPARE(undo(left), QString());
}

void tst_GameSeat::isAskedOfNoSide()
{
    QVERIFY(bool(m_game->edit({change::PushFrame{
        {m_game->state().names().intern(QStringLiteral("combat.target")), SideId(), {}}}})));
    GameSeat blue(*m_game, m_words, m_blue);
    GameSeat red(*m_game, m_words, m_red);
    GameSeat nobody(*m_game, m_words);
    QVERIFY(blue.decides() && red.decides() && !nobody.decides());
    QCOMPARE(perform(nobody, note(1)), QStringLiteral("notyours"));
    QCOMPARE(perform(red, note(1)), QString());
}

void tst_GameSeat::speaksItsLanguage()
{
    const Translator spanish(*m_module, QStringLiteral("es"));
    GameSeat seat(*m_game, m_words, m_blue);
    const TextRenderer *texts = &seat.texts();
    const Text title{m_game->state().names().intern(QStringLiteral("Ford")), {}};
    QCOMPARE(seat.texts().render(title), QStringLiteral("Ford"));
    seat.setTranslator(spanish);
    QCOMPARE(&seat.texts(), texts); // those who write by it need not ask again
    QCOMPARE(seat.texts().render(title), QStringLiteral("Vado"));
    QVERIFY(!seat.label(action("roll")).isEmpty());
}

void tst_GameSeat::namesOnlyWhatItSees()
{
    const Text text{m_game->state().names().intern(QStringLiteral("{1} is here.")),
                    {Value::piece(piece("R-1"))}};
    GameSeat seat(*m_game, m_words, m_red);
    QCOMPARE(seat.texts().render(text), QStringLiteral("Red Guard is here."));
    seat.give(m_blue);
    QVERIFY(!seat.texts().render(text).contains(QStringLiteral("Guard")));
    seat.give({});
    QVERIFY(!seat.texts().render(text).contains(QStringLiteral("Guard")));
    seat.give(Viewer::everything());
    QCOMPARE(seat.texts().render(text), QStringLiteral("Red Guard is here."));
}

void tst_GameSeat::findsWhatFits()
{
    const GameSeat blue(*m_game, m_words, m_blue);
    const auto verbOf = [&](int index) {
        return m_game->state().names().text(blue.offer().actions[size_t(index)].verb);
    };
    QCOMPARE(verbOf(blue.find(action("plan")).value()), QStringLiteral("plan"));
    QCOMPARE(blue.offer().actions[size_t(blue.find(note(2)).value())].value, Value::integer(2));
    QVERIFY(!blue.find(action("note")));
    QVERIFY(!blue.find(action("move", "B-1")));
    QCOMPARE(blue.find(action("fly")).value(), -1);
    QCOMPARE(blue.find(Action()).value(), -1);
    QCOMPARE(GameSeat(*m_game, m_words, m_red).find(action("plan")).value(), -1);
}

void tst_GameSeat::triesWithoutPeeking()
{
    const GameSeat blue(*m_game, m_words, m_blue);
    const QByteArray before = hash();
    std::set<int32_t> places; // of R-1, as far as Blue can guess
    for (quint64 seed = 1; seed <= 20; ++seed) {
        Random random(seed);
        const auto tried = blue.attempt(note(1), seed, blue.guess(random), [&](const Game &after) {
            places.insert(after.state().piece(piece("R-1")).space.value);
        });
        QVERIFY(bool(tried));
    }
    QCOMPARE(places.size(), size_t(2));
    QCOMPARE(hash(), before);
    Random random(1);
    QVERIFY(GameSeat(*m_game, m_words, Viewer::everything()).guess(random).empty());
}

void tst_GameSeat::mayAnswerLater()
{
    FarSeat seat(*m_game, m_words, m_blue);
    const QByteArray before = hash();
    int answers = 0;
    seat.perform(note(1), [&](const GameSeat::Outcome &outcome) { answers += bool(outcome); });
    QCOMPARE(answers, 0);
    QCOMPARE(hash(), before);
    seat.pending();
    QCOMPARE(answers, 1);
    QVERIFY(hash() != before);
}

QTEST_GUILESS_MAIN(tst_GameSeat)
#include "tst_gameseat.moc"

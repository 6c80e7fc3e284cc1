// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/scripting/modules/beatnotes.h"
#include "tests/scripting/modules/questions.h"
#include "tests/scripting/modules/shipped.h"
#include "tests/scripting/modules/twin.h"

#include "engine/game/play/gameseat.h"
#include "engine/game/protocol/eventwriter.h"
#include "scripting/luarules.h"

#include <QTest>

using namespace engine;
using scripting::LuaRules;

namespace {

constexpr int c_games = 100;
constexpr int c_usualGames = 4; ///< Of a scenario; of large modules with many of them fewer.
constexpr int c_looks = 4; ///< At so many moments of a game everything is asked for,
constexpr size_t c_manyPieces = 400; ///< with so many pieces at half of them.

/// What must not be found in anything that a side is told: that a piece is somewhere, or that
/// something happened to it. That it exists is printed in the rules.
struct Secret
{
    PieceId piece;
    QByteArray listed; ///< Among the pieces of a position.
    QByteArray acting; ///< In an action or an event.
    QByteArray name; ///< Empty when it is short or others are called the same.
};

/// Where the name is told, and not only as the end of a longer one ("8th Army" in "18th Army").
qsizetype placeOf(const QByteArray &name, const QByteArray &told)
{
    if (name.isEmpty())
        return -1;
    qsizetype at = told.indexOf(name);
    while (at > 0 && QChar::isLetterOrNumber(uchar(told[at - 1])))
        at = told.indexOf(name, at + 1);
    return at;
}

} // namespace

/// Nobody is told what his side may not know, whatever he asks.
///
/// Every position is compared with twins of it, in which the side could not tell that it is another
/// one: the same questions must get the same answers, and what the other side does must look the
/// same.
class tst_Secrets : public QObject
{
    Q_OBJECT

private slots:
    void keepsThem_data() { shipped::addScenarios(); }
    void keepsThem();

private:
    void playGame(const QString &scenario, quint64 seed);
    void look(SideId side);
    void compareSteps(const Action &action, SideId side);
    void listAll();
    QList<Secret> secrets(const GameState &state, SideId side) const;
    void searchIn(const QByteArray &told, const QList<Secret> &secrets, const char *what);
    void searchEvents(GameState state, const std::vector<Change> &changes, SideId side);
    void compare(const QByteArray &question, const QByteArray &one, const QByteArray &other);
    QByteArray eventsFor(SideId side) const;
    QByteArray told(SideId side) const;
    bool revealsNothing(const std::set<PieceId> &seenBefore, SideId side) const;
    std::set<PieceId> seenBy(SideId side) const;
    std::vector<Change> traces() const;
    void takeBack(int commands);

    std::shared_ptr<const Module> m_module;
    std::unique_ptr<LuaRules> m_rules;
    std::unique_ptr<Translator> m_translator;
    std::unique_ptr<Game> m_game;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<Questions> m_questions;
    Random m_random;
    QList<Secret> m_all; ///< What could be one, of every piece.
    qint64 m_searched = 0;
    qint64 m_compared = 0;
    qint64 m_steps = 0;
};

void tst_Secrets::listAll()
{
    QHash<QString, int> bearers; // of a name, or of one that holds it
    for (const Piece &piece : m_module->pieces) {
        for (const Piece &other : m_module->pieces)
            bearers[piece.name] += other.name.contains(piece.name);
    }
    m_all.clear();
    for (int i = 0; i < int(m_module->pieces.size()); ++i) {
        const Piece &piece = m_module->piece(PieceId(i));
        const QByteArray id = '"' + piece.id.toUtf8() + '"';
        const bool isAlone = bearers.value(piece.name) == 1 && piece.name.size() > 12;
        m_all.append({PieceId(i), "{\"id\":" + id, ",\"piece\":" + id,
                      isAlone ? piece.name.toUtf8() : QByteArray()});
    }
}

QList<Secret> tst_Secrets::secrets(const GameState &state, SideId side) const
{
    const PlayerView view(*m_module, state, side);
    QList<Secret> found;
    for (const Secret &secret : m_all) {
        if (!view.seesFace(secret.piece))
            found.append(secret);
    }
    return found;
}

std::set<PieceId> tst_Secrets::seenBy(SideId side) const
{
    const PlayerView view(*m_module, m_game->state(), side);
    std::set<PieceId> seen;
    for (int32_t i = 0; i < m_game->state().pieceCount(); ++i) {
        if (view.seesFace(PieceId(i)))
            seen.insert(PieceId(i));
    }
    return seen;
}

void tst_Secrets::searchIn(const QByteArray &told, const QList<Secret> &secrets, const char *what)
{
    ++m_searched;
    for (const Secret &secret : secrets) {
        qsizetype at = std::max(told.indexOf(secret.listed), told.indexOf(secret.acting));
        if (at < 0)
            at = placeOf(secret.name, told);
        if (at >= 0)
            QFAIL(qPrintable(
                QStringLiteral("%1 tells of %2: %3 … %4")
                    .arg(QLatin1String(what), QString::fromUtf8(secret.acting),
                         QString::fromUtf8(told.left(100)),
                         QString::fromUtf8(told.mid(std::max<qsizetype>(0, at - 200), 400)))));
    }
}

QByteArray tst_Secrets::eventsFor(SideId side) const
{
    const PlayerView view(*m_module, m_game->state(), side);
    const TextRenderer texts(*m_module, m_game->state().names(), *m_translator);
    const ChangeCodec codec(*m_module, m_game->state().names());
    const auto last = size_t(m_game->commandCount()) - 1;
    return EventWriter(*m_module, view, codec, texts)
        .write(m_game->history()[last].changes)
        .write(Json::Style::Compact);
}

/// All that a side is told without asking: the position, the question, what can be taken back.
QByteArray tst_Secrets::told(SideId side) const
{
    const GameSeat seat(*m_game, *m_translator, side);
    return m_questions->state(side) + m_questions->actions(side)
        + (seat.canUndo() ? " can be undone" : " can't be undone");
}

/// What a line of the log says must have been known when it was written, in the course of what was
/// done, or at its end; the other events are told of what is known at its end.
void tst_Secrets::searchEvents(GameState state, const std::vector<Change> &changes, SideId side)
{
    const auto events = Json::parse(eventsFor(side), QStringLiteral("events"));
    QVERIFY(bool(events));
    QList<Json> lines;
    Json others = Json::array();
    for (qsizetype i = 0; i < events->size(); ++i) {
        if (events->at(i)[u"change"].toString() == u"log")
            lines.append(events->at(i));
        else
            others.append(events->at(i));
    }
    GameState end = state;
    for (const Change &change : changes)
        end.apply(change);
    const PlayerView after(*m_module, end, side);
    for (const Change &change : changes) {
        const auto *log = std::get_if<change::Log>(&change);
        if (log && PlayerView(*m_module, state, side).seesLog(*log)) {
            QVERIFY(!lines.isEmpty());
            auto hidden = secrets(state, side);
            hidden.removeIf([&](const Secret &secret) { return after.seesFace(secret.piece); });
            searchIn(lines.takeFirst().write(Json::Style::Compact), hidden, "A line");
        }
        state.apply(change);
    }
    QVERIFY(lines.isEmpty());
    searchIn(others.write(Json::Style::Compact), secrets(state, side), "An event");
}

void tst_Secrets::compare(const QByteArray &question, const QByteArray &one,
                          const QByteArray &other)
{
    if (one == other)
        return;
    qsizetype at = 0;
    while (at < one.size() && at < other.size() && one[at] == other[at])
        ++at;
    const qsizetype from = std::max<qsizetype>(0, at - 150);
    QFAIL(qPrintable(QStringLiteral("What is hidden shows: %1 …\n%2\n%3")
                         .arg(QString::fromUtf8(question.left(300)),
                              QString::fromUtf8(one.mid(from, 300)),
                              QString::fromUtf8(other.mid(from, 300)))));
}

void tst_Secrets::takeBack(int commands)
{
    for (int i = 0; i < commands; ++i)
        QVERIFY(bool(m_game->undo(Game::Barriers::Ignore)));
}

/// Everything that can be asked, in the position as it is and in its twin.
void tst_Secrets::look(SideId side)
{
    const auto hidden = secrets(m_game->state(), side);
    const auto questions = m_questions->all(side, m_random);
    QList<QByteArray> answers;
    for (const Json &question : questions) {
        answers.append(m_questions->answer(question));
        searchIn(answers.back(), hidden, "A reply");
        if (QTest::currentTestFailed())
            return;
    }
    if (hidden.isEmpty())
        return;
    const auto twin = Twin::of(*m_game, side, m_random);
    if (!twin.isOther())
        return;
    ++m_compared;
    QVERIFY(bool(m_game->edit(twin.changes())));
    for (qsizetype i = 0; i < questions.size() && !QTest::currentTestFailed(); ++i)
        compare(questions[i].write(Json::Style::Compact), answers[i],
                m_questions->answer(questions[i]));
    takeBack(1);
}

bool tst_Secrets::revealsNothing(const std::set<PieceId> &seenBefore, SideId side) const
{
    const auto &changes = m_game->history()[size_t(m_game->commandCount()) - 1].changes;
    return seenBy(side) == seenBefore
        && std::none_of(changes.begin(), changes.end(), [](const Change &change) {
               return std::holds_alternative<change::UseRandom>(change);
           });
}

/// What the last step has left on the map for all to see: the way that a piece took, control,
/// cubes.
std::vector<Change> tst_Secrets::traces() const
{
    std::vector<Change> left;
    for (const Change &change : m_game->history()[size_t(m_game->commandCount()) - 1].changes) {
        if (std::holds_alternative<change::SetSpaceProperty>(change))
            left.push_back(change);
        const auto *set = std::get_if<change::SetPieceProperty>(&change);
        if (set && !m_module->state.pieceProperties[size_t(set->property)].secret)
            left.push_back(change::SetPieceProperty{PieceId(), set->property, set->value});
    }
    return left;
}

/// What another side does looks the same, whatever it is really done with, as long as no dice are
/// rolled and nothing is laid open. A piece that takes another way does something else.
void tst_Secrets::compareSteps(const Action &action, SideId side)
{
    const auto twin = Twin::of(*m_game, side, m_random);
    if (!twin.isOther())
        return;
    const auto before = seenBy(side);
    QByteArray inTwin;
    std::vector<Change> leftInTwin;
    if (!m_game->edit(twin.changes()))
        return takeBack(1);
    if (const int index = m_game->find(twin.image(action));
        index >= 0 && m_game->perform(Action(m_game->offer().actions[size_t(index)]))) {
        if (revealsNothing(before, side))
            inTwin = beatNotes(*m_game, side) + eventsFor(side) + told(side);
        leftInTwin = traces();
        takeBack(1);
    }
    takeBack(1);
    if (inTwin.isEmpty())
        return;
    QVERIFY(bool(m_game->perform(action)));
    if (revealsNothing(before, side) && traces() == leftInTwin) {
        ++m_steps;
        compare(m_game->state().names().utf8(action.verb),
                beatNotes(*m_game, side) + eventsFor(side) + told(side), inTwin);
    }
    takeBack(1);
}

void tst_Secrets::playGame(const QString &scenario, quint64 seed)
{
    GameSetup setup{scenario, {}, seed};
    if (m_module->option(u"fog_of_war"))
        setup.options.insert(QStringLiteral("fog_of_war"), QStringLiteral("on"));
    auto started = Game::start(*m_module, *m_rules, setup);
    QVERIFY2(bool(started), started ? "" : qPrintable(started.error().message));
    m_game = std::move(started).value();
    m_session = std::make_unique<Session>(*m_game, *m_translator, Session::Kind::Real);
    m_questions = std::make_unique<Questions>(*m_game, *m_rules, *m_session);
    m_random = Random(seed);
    const auto sides = uint32_t(m_module->sides.size());
    const int wanted = m_module->pieces.size() > c_manyPieces ? c_looks / 2 : c_looks;
    int looks = 0;
    while (!m_game->state().isOver() && looks < wanted && !QTest::currentTestFailed()) {
        const auto count = uint32_t(m_game->offer().actions.size());
        const Action action = m_game->offer().actions[m_random.below(count)];
        m_questions->remember(action);
        // What happens is told to a side that may be the other one.
        const SideId listener(int32_t(m_random.below(sides)));
        for (uint32_t i = 0; i < sides; ++i) {
            if (SideId(int32_t(i)) != m_game->offer().side && !QTest::currentTestFailed())
                compareSteps(action, SideId(int32_t(i)));
        }
        const GameState before = m_game->state();
        QVERIFY(QTest::currentTestFailed() || bool(m_game->perform(action)));
        if (!QTest::currentTestFailed())
            searchEvents(before, m_game->history().back().changes, listener);
        if (m_random.below(25) == 0 && !QTest::currentTestFailed()) {
            ++looks;
            look(listener);
        }
    }
    if (QTest::currentTestFailed())
        qWarning() << "seed" << seed << "command" << m_game->commandCount()
                   << m_game->state().names().text(m_game->offer().decision);
    m_questions.reset();
    m_session.reset();
    m_game.reset();
}

void tst_Secrets::keepsThem()
{
    QFETCH(QString, folder);
    QFETCH(QString, scenario);
    m_module = shipped::load(folder).module;
    QVERIFY(m_module);
    auto rules = LuaRules::load(*m_module);
    QVERIFY(bool(rules));
    m_rules = std::move(rules).value();
    m_translator = std::make_unique<Translator>(*m_module, m_module->language);
    listAll();
    m_searched = m_compared = m_steps = 0;
    const int asked = qEnvironmentVariableIntValue("HEXSMITH_TEST_GAMES");
    const auto weight = int(m_module->scenarios.size() * (1 + m_module->pieces.size() / 400));
    const int usual = std::clamp(4 * c_usualGames / weight, 1, c_usualGames);
    for (int i = 0; i < (asked ? std::min(asked, c_games) : usual); ++i) {
        playGame(scenario, quint64(i) + 1);
        if (QTest::currentTestFailed())
            return;
    }
    QVERIFY(m_searched > 0);
    qInfo() << m_searched << "replies searched," << m_compared << "positions and" << m_steps
            << "steps compared";
}

QTEST_GUILESS_MAIN(tst_Secrets)
#include "tst_secrets.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/game/gamecontroller.h"

#include "engine/state/sight.h"
#include "engine/system/crashwatch.h"

#include <QPointer>

namespace app {

namespace {

const QString human = QStringLiteral("human");

} // namespace

GameController::GameController(std::shared_ptr<const engine::Module> module,
                               std::shared_ptr<engine::Rules> rules,
                               std::unique_ptr<engine::Game> game, QObject *parent)
    : QObject(parent)
    , m_module(std::move(module))
    , m_rules(std::move(rules))
    , m_game(std::move(game))
    , m_translator(std::make_unique<engine::Translator>(*m_module, m_module->language))
    , m_seat(std::make_unique<engine::GameSeat>(*m_game, *m_translator))
{
    seatComputers();
    settleViewer();
}

GameController::~GameController() = default;

void GameController::seatComputers()
{
    m_seat->setComputers([this](engine::SideId side, engine::SeatId seat) {
        return (seat ? player(seat) : player(side)) != human;
    });
}

void GameController::setSeat(std::unique_ptr<engine::GameSeat> seat)
{
    seat->setTranslator(*m_translator);
    seat->give(viewer());
    m_seat = std::move(seat);
    seatComputers();
    ++m_revision;
    emit languageChanged(); // whoever kept the texts has to ask again
}

const engine::GameState &GameController::shownState() const
{
    return m_past ? *m_past : m_told ? *m_told : state();
}

void GameController::showPast(const engine::GameState *past, int step)
{
    if (!past && !m_past)
        return;
    m_past = past;
    m_pastStep = step;
    ++m_revision;
    emit shownChanged();
}

void GameController::showTold(const engine::GameState *told, int untoldLines)
{
    if (!told && !m_told)
        return;
    m_told = told;
    m_untold = told ? untoldLines : 0;
    ++m_revision;
    emit shownChanged();
}

bool GameController::isOwn(const engine::Command &command) const
{
    return (command.seat ? player(command.seat) : player(command.side)) == human;
}

void GameController::setPlayers(const QMap<QString, QString> &players)
{
    m_players = players;
    m_seat->give({});
    seatAnew();
}

void GameController::setPlayer(engine::SideId side, const QString &player)
{
    m_players.insert(m_module->sides[size_t(side.value)].id, player);
    seatAnew();
}

void GameController::setPlayer(engine::SeatId seat, const QString &player)
{
    m_players.insert(m_module->seats[size_t(seat.value)].id, player);
    seatAnew();
}

QString GameController::player(engine::SideId side) const
{
    return side ? m_players.value(m_module->sides[size_t(side.value)].id, human) : human;
}

QString GameController::player(engine::SeatId seat) const
{
    const engine::Seat &shared = m_module->seats[size_t(seat.value)];
    return m_players.value(shared.id, player(shared.side));
}

QString GameController::decider() const
{
    return offer().seat ? player(offer().seat) : player(offer().side);
}

bool GameController::isHuman(engine::SideId side) const
{
    const auto seats = m_game->seating().of(side);
    if (seats.empty())
        return player(side) == human;
    return std::any_of(seats.begin(), seats.end(),
                       [this](engine::SeatId seat) { return player(seat) == human; });
}

bool GameController::isHumanTurn() const
{
    return !state().isOver() && decider() == human;
}

bool GameController::hasSecrets() const
{
    const uint32_t everybody = (1u << m_module->sides.size()) - 1;
    for (int32_t i = 0; i < state().pieceCount(); ++i) {
        const engine::PieceId id(i);
        if (state().piece(id).space && (state().piece(id).seenBy & everybody) != everybody)
            return true;
    }
    return engine::Sight::onlyTops(*m_module, state());
}

// Without secrets everybody sees everything, and so does who only watches computers. One person
// sees what that side sees; where several share the window it is the one who decides.
void GameController::settleViewer()
{
    ++m_revision;
    std::vector<engine::SideId> people;
    for (int32_t i = 0; i < int32_t(m_module->sides.size()); ++i) {
        if (isHuman(engine::SideId(i)))
            people.emplace_back(i);
    }
    const engine::SideId side = offer().side;
    const bool hidesSomething = hasSecrets();
    const bool isOneOfMany = hidesSomething && people.size() > 1;
    if (isOneOfMany && (!side || viewer().isOf(side) || state().isOver() || !isHuman(side)))
        return;
    m_awaited = {};
    if (!isOneOfMany) {
        m_seat->give(hidesSomething && !people.empty() ? engine::Viewer(people.front())
                                                       : engine::Viewer::everything());
    } else if (!m_curtainFalls || (!viewer().side() && m_game->commandCount() == 0)) {
        // Who begins a game sits there already; who opens one that has begun may be anybody.
        m_seat->give(side);
    } else {
        m_isCovered = true;
        m_awaited = side;
        m_seat->give({});
    }
}

void GameController::seatAnew()
{
    const engine::Viewer before = viewer();
    settleViewer();
    if (viewer() != before)
        emit viewerChanged();
    emit playersChanged();
}

void GameController::setViewer(engine::Viewer viewer)
{
    if (viewer == m_seat->viewer())
        return;
    m_seat->give(viewer);
    ++m_revision;
    emit viewerChanged();
}

void GameController::cover()
{
    m_isCovered = true;
    ++m_revision;
}

void GameController::uncover()
{
    m_isCovered = false;
    ++m_revision;
    if (const engine::SideId side = std::exchange(m_awaited, {}))
        setViewer(side);
}

void GameController::setLanguage(const QString &language)
{
    auto translator = std::make_unique<engine::Translator>(*m_module, language);
    m_seat->setTranslator(*translator);
    m_translator = std::move(translator);
    ++m_revision;
    emit languageChanged();
}

// Nothing else is asked for until the answer has come.
bool GameController::act(const std::function<void(const engine::GameSeat::Answer &)> &deed)
{
    if (m_isCovered || m_isWaiting)
        return false;
    m_isNews = false;
    m_isWaiting = true;
    const auto done = std::make_shared<bool>(false);
    deed([self = QPointer(this), done](const engine::GameSeat::Outcome &outcome) {
        if (self)
            *done = self->take(outcome);
    });
    return *done;
}

bool GameController::take(const engine::GameSeat::Outcome &outcome)
{
    m_isWaiting = false;
    if (!outcome) {
        emit failed(outcome.error().message);
        return false;
    }
    m_isSeatKept = m_curtainFalls && m_keepsSeat && m_keepsSeat();
    if (m_isSeatKept)
        ++m_revision;
    else
        settleViewer();
    emit changed(std::vector<engine::Change>(outcome.value().begin(), outcome.value().end()));
    if (!isTelling())
        leaveSeat();
    return true;
}

void GameController::leaveSeat()
{
    if (std::exchange(m_isSeatKept, false))
        seatAnew();
}

bool GameController::perform(const engine::Action &action)
{
    engine::CrashWatch::note("answered " + state().names().utf8(offer().decision));
    return act([&](const auto &answer) {
        m_isNews = true;
        m_seat->perform(action, answer);
    });
}

bool GameController::performForBot(const engine::Action &action)
{
    const engine::Offer &asked = m_game->offer();
    engine::CrashWatch::note("computer answered " + state().names().utf8(asked.decision));
    engine::GameSeat seat(*m_game, *m_translator, asked.side, asked.seat);
    return act([&](const auto &answer) {
        m_isNews = true;
        seat.perform(action, answer);
    });
}

bool GameController::undo()
{
    return act([this](const auto &answer) { m_seat->undo(answer); });
}

bool GameController::redo()
{
    return act([this](const auto &answer) { m_seat->redo(answer); });
}

std::vector<qsizetype> GameController::answers() const
{
    return m_isCovered ? std::vector<qsizetype>() : m_seat->answers();
}

bool GameController::takeBack(qsizetype command)
{
    return act([&](const auto &answer) { m_seat->takeBack(command, answer); });
}

bool GameController::startOver()
{
    return act([this](const auto &answer) { m_seat->startOver(answer); });
}

engine::Result<engine::Done> GameController::edit(std::vector<engine::Change> changes)
{
    m_isNews = false;
    auto done = m_game->edit(std::move(changes));
    settleViewer();
    emit changed(m_game->history().back().changes);
    return done;
}

QString GameController::undoText() const
{
    const qsizetype done = m_game->commandCount();
    if (!done)
        return tr("Nothing to undo");
    const qsizetype own = m_seat->lastOwn();
    if (own < 0)
        return tr("Can't go back: the last step was not yours");
    qsizetype barrier = done; // the last one, counted from 1
    while (barrier > own && !m_game->history()[size_t(barrier) - 1].barrier)
        --barrier;
    if (barrier > own)
        return tr("Can't go back: dice were rolled or something was revealed (step %1)")
            .arg(barrier);
    const auto &action = m_game->history()[size_t(own)].action;
    if (!action)
        return tr("Undo");
    const auto since = int(done - own - 1);
    return (since ? tr("Undo: %1, and %n step(s) of the computer since", nullptr, since)
                  : tr("Undo: %1"))
        .arg(m_seat->label(*action));
}

engine::Json GameController::query(engine::protocol::Query query, const engine::Json &arguments)
{
    const QString name = engine::protocol::entry(query).name;
    if (m_isCovered || !m_rules->queries().contains(name))
        return {};
    const auto answer = m_seat->query(name, arguments);
    if (answer)
        return answer.value();
    if (answer.error().code != engine::Error::Code::NotYours)
        emit failed(answer.error().message);
    return {};
}

engine::Json GameController::shownQuery(engine::protocol::Query query, const engine::Json &of) const
{
    const QString name = engine::protocol::entry(query).name;
    if (m_isCovered || !m_rules->queries().contains(name))
        return {};
    const auto answer = m_seat->query(shownState(), name, of);
    return answer ? answer.value() : engine::Json();
}

GameController::Reason GameController::whyNot(const engine::Action &action)
{
    if (m_isCovered)
        return {};
    const auto reason = m_seat->explain(action);
    if (!reason)
        return {reason.error().message, {}};
    if (reason->legal)
        return {};
    return {reason->text, state().names().text(reason->rule)};
}

std::vector<engine::Action> GameController::actions(engine::PieceId piece,
                                                    engine::SpaceId space) const
{
    std::vector<engine::Action> found;
    for (const engine::Action &action : offer().actions) {
        if ((!piece || action.piece == piece) && (!space || action.space == space))
            found.push_back(action);
    }
    return found;
}

} // namespace app

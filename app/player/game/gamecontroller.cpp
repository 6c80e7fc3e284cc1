// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/game/gamecontroller.h"

#include "engine/game/play/answertexts.h"

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
{
    setLanguage(m_module->language);
}

GameController::~GameController() = default;

void GameController::showPast(const engine::GameState *past, int step)
{
    if (!past && !m_past)
        return;
    m_past = past;
    m_pastStep = step;
    emit shownChanged();
}

void GameController::setPlayer(engine::SideId side, const QString &player)
{
    m_players.insert(side, player);
}

void GameController::setPlayer(engine::SeatId seat, const QString &player)
{
    m_seatPlayers.insert(seat, player);
}

QString GameController::player(engine::SideId side) const
{
    return m_players.value(side, human);
}

QString GameController::player(engine::SeatId seat) const
{
    return m_seatPlayers.value(seat, player(m_module->seats[size_t(seat.value)].side));
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

void GameController::setViewer(engine::SideId side)
{
    if (side == m_viewer)
        return;
    m_viewer = side;
    emit viewerChanged();
}

bool GameController::hasSecrets() const
{
    const uint32_t everybody = (1u << m_module->sides.size()) - 1;
    for (int32_t i = 0; i < state().pieceCount(); ++i) {
        const engine::PieceId id(i);
        if (state().piece(id).space && (state().piece(id).seenBy & everybody) != everybody)
            return true;
    }
    return std::any_of(m_module->options.begin(), m_module->options.end(), [this](const auto &one) {
        return one.effect != engine::Option::Effect::None
            && m_game->options().value(one.id) == QLatin1String("on");
    });
}

void GameController::setLanguage(const QString &language)
{
    m_translator = std::make_unique<engine::Translator>(*m_module, language);
    m_texts = std::make_unique<engine::TextRenderer>(*m_module, state().names(), *m_translator);
    m_texts->setSees([this](engine::PieceId piece) { return view().seesFace(piece); });
    emit languageChanged();
}

bool GameController::perform(const engine::Action &action)
{
    if (m_isCovered)
        return false;
    if (const auto done = m_game->perform(action); !done) {
        const auto &objection = done.error().objection;
        emit failed(objection ? m_texts->render(objection->text) : done.error().message);
        return false;
    }
    emit changed(m_game->history()[size_t(m_game->commandCount()) - 1].changes);
    return true;
}

bool GameController::undo()
{
    const auto index = size_t(m_game->commandCount());
    if (m_isCovered || !speaker().ownsLast())
        return false;
    if (const auto done = m_game->undo(); !done) {
        emit failed(done.error().message);
        return false;
    }
    auto changes = m_game->history()[index - 1].inverses;
    std::reverse(changes.begin(), changes.end());
    emit changed(changes);
    return true;
}

bool GameController::redo()
{
    const auto index = size_t(m_game->commandCount());
    if (m_isCovered || !speaker().ownsNext())
        return false;
    if (const auto done = m_game->redo(); !done) {
        emit failed(done.error().message);
        return false;
    }
    emit changed(m_game->history()[index].changes);
    return true;
}

std::vector<qsizetype> GameController::answers() const
{
    std::vector<qsizetype> found;
    if (m_isCovered || !speaker().decides())
        return found;
    for (qsizetype i = m_game->commandCount() - 1; i >= 0; --i) {
        const engine::Command &command = m_game->history()[size_t(i)];
        if (command.barrier || !command.action || command.decision != offer().decision
            || command.side != offer().side)
            break;
        found.push_back(i);
    }
    return found;
}

bool GameController::takeBack(qsizetype command)
{
    const auto known = answers();
    if (std::find(known.begin(), known.end(), command) == known.end())
        return false;
    std::vector<engine::Action> again;
    for (qsizetype i = command + 1; i < m_game->commandCount(); ++i)
        again.push_back(*m_game->history()[size_t(i)].action);
    if (const auto done = m_game->goTo(command); !done) {
        emit failed(done.error().message);
        return false;
    }
    for (const engine::Action &action : again) {
        // What was possible only because of what is taken back now is left out.
        if (m_game->find(action) >= 0)
            (void)m_game->perform(action);
    }
    emit changed({});
    return true;
}

bool GameController::startOver()
{
    const auto known = answers();
    if (known.empty())
        return false;
    if (const auto done = m_game->goTo(known.back()); !done) {
        emit failed(done.error().message);
        return false;
    }
    emit changed({});
    return true;
}

QString GameController::undoText() const
{
    const qsizetype done = m_game->commandCount();
    if (!done)
        return tr("Nothing to undo");
    if (!speaker().ownsLast())
        return tr("Can't go back: the last step was not yours");
    if (!canUndo())
        return tr("Can't go back: dice were rolled or something was revealed (step %1)").arg(done);
    const auto &action = m_game->history()[size_t(done) - 1].action;
    return action ? tr("Undo: %1").arg(m_texts->label(*action)) : tr("Undo");
}

engine::Json GameController::query(engine::protocol::Query query, const engine::Json &arguments)
{
    const QString name = engine::protocol::entry(query).name;
    if (!m_rules->queries().contains(name))
        return {};
    if (m_isCovered || !speaker().maySay(arguments))
        return {};
    const auto answer = speaker().query(name, arguments);
    if (!answer) {
        emit failed(answer.error().message);
        return {};
    }
    const engine::ValueCodec values(*m_module, state().names());
    return engine::answertexts::rendered(answer.value(), values, *m_texts);
}

GameController::Reason GameController::whyNot(const engine::Action &action)
{
    if (m_isCovered)
        return {};
    const auto verdict = speaker().explain(action);
    if (!verdict)
        return {verdict.error().message, {}};
    if (verdict->legal)
        return {};
    return {m_texts->render(verdict->text), state().names().text(verdict->rule)};
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

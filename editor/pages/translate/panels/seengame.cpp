// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/translate/panels/seengame.h"

#include "engine/bot/bot.h"
#include "engine/core/names.h"
#include "engine/module/model/module.h"

#include <QElapsedTimer>

namespace editor {

using engine::Action;
using Kind = engine::TextPlace::Kind;

namespace {

constexpr int c_longest = 8000; ///< ms that a text is looked for.
constexpr int c_mostCommands = 800;
constexpr quint64 c_games = 4; ///< Of each scenario.
constexpr uint32_t c_trials = 40; ///< Wrong moves that are tried at each decision.

} // namespace

std::shared_ptr<const SeenGame> SeenGame::find(std::shared_ptr<const engine::Module> module,
                                               const engine::TextPlace &place,
                                               const QString &source, const std::atomic_bool &stop)
{
    QElapsedTimer timer;
    timer.start();
    const auto isLate = [&] { return timer.hasExpired(c_longest); };
    for (quint64 seed = 1; seed <= c_games; ++seed) {
        for (const engine::Scenario &scenario : module->scenarios) {
            std::shared_ptr<SeenGame> seen(new SeenGame);
            if (stop || isLate() || !seen->start(module, scenario.id, seed))
                return nullptr;
            if (seen->play(place, source, stop, isLate))
                return seen;
        }
    }
    return nullptr;
}

bool SeenGame::start(const std::shared_ptr<const engine::Module> &module, const QString &scenario,
                     quint64 seed)
{
    auto opening = scripting::Opening::start(module, {scenario, {}, seed});
    if (opening)
        m_opening = std::move(opening).value();
    return bool(opening);
}

bool SeenGame::play(const engine::TextPlace &place, const QString &source,
                    const std::atomic_bool &stop, const std::function<bool()> &isLate)
{
    engine::Random random(m_opening.game->setup().seed);
    // One that tries everything, and one that fights.
    const bool isOdd = m_opening.game->setup().seed % 2 == 1;
    const auto bot = engine::makeBot(isOdd ? QStringLiteral("random") : QStringLiteral("greedy"));
    if (isLogged(m_opening.game->opening(), source))
        return true;
    const engine::Translator words;
    const engine::GameSeat seat(*m_opening.game, words, engine::Viewer::everything());
    for (int i = 0; i < c_mostCommands && !stop && !isLate(); ++i) {
        if (m_opening.game->offer().actions.empty())
            return false;
        if (isAsked(source) || (place.kind == Kind::WhyNot && isRefused(source, random)))
            return true;
        const auto chosen = bot->decide(seat, random);
        if (!chosen
            || !m_opening.game->perform(m_opening.game->offer().actions[size_t(chosen.value())]))
            return false;
        if (isLogged(m_opening.game->history()[size_t(m_opening.game->commandCount() - 1)].changes,
                     source))
            return true;
    }
    return false;
}

bool SeenGame::isSeen(const engine::Text &text, const QString &source) const
{
    return !text.isEmpty() && m_opening.game->state().names().text(text.source) == source;
}

bool SeenGame::isAsked(const QString &source)
{
    const engine::Offer &offer = m_opening.game->offer();
    for (const Action &action : offer.actions) {
        if (isSeen(action.label, source)) {
            m_action = action;
            return true;
        }
    }
    return isSeen(offer.prompt, source) || isSeen(offer.help, source);
}

bool SeenGame::isLogged(const std::vector<engine::Change> &changes, const QString &source)
{
    for (const engine::Change &change : changes) {
        const auto *log = std::get_if<engine::change::Log>(&change);
        if (!log || !isSeen(log->text, source))
            continue;
        m_sentence = log->text;
        m_rule = log->rule;
        m_action.piece = log->piece;
        m_action.space = log->space;
        return true;
    }
    return false;
}

// Moves that are not offered, with other units and other places than those that are.
bool SeenGame::isRefused(const QString &source, engine::Random &random)
{
    const auto &actions = m_opening.game->offer().actions;
    for (uint32_t i = 0; i < c_trials; ++i) {
        Action wrong = actions[random.below(uint32_t(actions.size()))];
        wrong.label = {};
        if (wrong.piece && random.below(2))
            wrong.piece =
                engine::PieceId(int32_t(random.below(uint32_t(m_opening.module->pieces.size()))));
        const auto spaces = uint32_t(m_opening.game->state().spaceCount());
        if (wrong.space && spaces && random.below(2))
            wrong.space = engine::SpaceId(int32_t(random.below(spaces)));
        const auto verdict = m_opening.game->explain(wrong);
        if (!verdict || verdict->legal || !isSeen(verdict->text, source))
            continue;
        m_sentence = verdict->text;
        m_rule = verdict->rule;
        m_action = wrong;
        return true;
    }
    return false;
}

engine::SpaceId SeenGame::space() const
{
    const auto placeOf = [this](const Action &action) {
        if (action.space)
            return action.space;
        return action.piece ? m_opening.game->state().piece(action.piece).space : engine::SpaceId();
    };
    if (const engine::SpaceId place = placeOf(m_action))
        return place;
    for (const Action &action : m_opening.game->offer().actions) {
        if (const engine::SpaceId place = placeOf(action))
            return place;
    }
    return {};
}

} // namespace editor

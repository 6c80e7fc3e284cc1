// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/i18n/textplace.h"
#include "scripting/opening.h"

#include <atomic>

namespace editor {

/// A moment of a game at which players read a text of the rules: the game as it stands there.
class SeenGame
{
public:
    /// Plays games at random until somebody would read \a source; null when none of them comes to
    /// it, or \a stop says that nobody wants to know any more. Slow, and meant for workers.
    static std::shared_ptr<const SeenGame> find(std::shared_ptr<const engine::Module> module,
                                                const engine::TextPlace &place,
                                                const QString &source,
                                                const std::atomic_bool &stop);

    const engine::Module &module() const { return *m_opening.module; }
    const engine::Game &game() const { return *m_opening.game; }
    /// The sentence of a log or of "why not"; empty where the text belongs to the question.
    const engine::Text &sentence() const { return m_sentence; }
    /// What the sentence is about.
    const engine::Action &action() const { return m_action; }
    engine::NameId rule() const { return m_rule; }
    /// Where on the boards it happens; none: nowhere.
    engine::SpaceId space() const;

private:
    SeenGame() = default;
    bool start(const std::shared_ptr<const engine::Module> &module, const QString &scenario,
               quint64 seed);
    bool play(const engine::TextPlace &place, const QString &source, const std::atomic_bool &stop,
              const std::function<bool()> &isLate);
    bool isSeen(const engine::Text &text, const QString &source) const;
    bool isAsked(const QString &source);
    bool isLogged(const std::vector<engine::Change> &changes, const QString &source);
    bool isRefused(const QString &source, engine::Random &random);

    scripting::Opening m_opening;
    engine::Text m_sentence;
    engine::Action m_action;
    engine::NameId m_rule;
};

} // namespace editor

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/play/command.h"
#include "engine/game/play/progress.h"

namespace engine {

/// How a game was begun.
struct GameSetup
{
    QString scenario;
    QHash<QString, QString>
        options; ///< Only those that differ from the scenario's and the module's.
    quint64 seed = 1;

    bool operator==(const GameSetup &) const = default;
};

/// A game being played: a state, the rules that change it, and the history of how it came about.
class Game
{
public:
    /// Fails when there is no such scenario, option or choice.
    static Result<Done> check(const Module &module, const GameSetup &setup);
    /// \a module and \a rules must outlive the game.
    static Result<std::unique_ptr<Game>> start(const Module &module, Rules &rules,
                                               const GameSetup &setup);

    const Module &module() const { return m_module; }
    Rules &rules() const { return m_rules; }
    const GameSetup &setup() const { return m_setup; }
    const GameState &state() const { return m_state; }
    const Scenario &scenario() const { return *m_scenario; }
    /// The chosen options with every default filled in.
    const QHash<QString, QString> &options() const { return m_state.setting().options; }
    const Seating &seating() const { return m_seating; }

    /// The question at which the game stands; without actions when it is over.
    const Offer &offer() const { return m_offer; }
    /// Index of the offered action that is the same choice, or -1.
    int find(const Action &action) const;
    /// The action as it is listed, or as an open action stands for it and the rules admit it. \a by
    /// does it where every side may; none: nobody in particular.
    Result<Action> accepts(const Action &action, SideId by = {});
    /// The same, or as it would be once its piece has been taken up (Offer::take).
    std::optional<Action> possible(const Action &action, SideId by = {});

    /// Does a possible action, as one step with taking its piece up; every other one is refused and
    /// nothing has changed.
    Result<Done> perform(const Action &action, SideId by = {});
    /// Changes something by hand, at whatever question, and lets the rules go on; see Adjustment.
    Result<Done> adjust(const Action &action, SideId by, const QString &reason);
    /// Why not? From all there is; a seat answers from what its holder knows.
    Result<Verdict> explain(const Action &action);
    /// Whose question the present one is, and who could put one.
    const Progress &progress() const { return m_progress; }

    /// Whether the side that decides could take an offered action back: it rolls no dice, reveals
    /// nothing, and the same side goes on.
    bool isReversible(const Action &action);

    enum class Barriers { Respect, Ignore };
    bool canUndo(Barriers barriers = Barriers::Respect) const;
    bool canRedo() const { return m_done < m_history.size(); }
    Result<Done> undo(Barriers barriers = Barriers::Respect);
    /// The same with everything since, until \a commands are done.
    bool canUndoTo(qsizetype commands, Barriers barriers = Barriers::Respect) const;
    Result<Done> undoTo(qsizetype commands, Barriers barriers = Barriers::Respect);
    Result<Done> redo();
    /// Undoes or redoes, whatever barriers there are, until \a commands are done.
    Result<Done> goTo(qsizetype commands);

    /// What has been done, oldest first, without what was undone.
    qsizetype commandCount() const { return qsizetype(m_done); }
    const std::vector<Command> &history() const { return m_history; }
    /// The changes of setting up, before the first command.
    const std::vector<Change> &opening() const { return m_opening; }

    /// Changes made by hand (set-up of tests and of the editor), as one command. Fails when the
    /// position leaves the rules without an answer; the changes are made all the same.
    Result<Done> edit(std::vector<Change> changes);

    /// Tries an action and looks at what comes of it with \a look; the game is then as before.
    /// The dice of the trial are not those that the game would roll; \a assumed is what is taken
    /// to be so beforehand.
    template<typename Look>
    Result<Done> attempt(const Action &action, quint64 seed, Look look,
                         Wanted wanted = Wanted::Everything,
                         const std::vector<Change> &assumed = {});

private:
    friend class Adjustment;
    friend class Trial;
    Game(const Module &module, Rules &rules, GameSetup setup, const Scenario &scenario);

    Result<Done> open();
    Result<Done> place(Turn &turn);
    Result<Done> perform(Turn &turn, const Action &action, Wanted wanted = Wanted::Everything);
    /// The offered action that takes the piece of \a action up.
    std::optional<Action> taking(const Action &action) const;
    /// Does it; fails unless \a wanted is offered then, and makes it that one.
    Result<Done> takeUp(Turn &turn, const Action &first, Action &wanted);
    void record(Turn &turn, Command command);
    void stepBack();
    void stepForward();

    const Module &m_module;
    Rules &m_rules;
    GameSetup m_setup;
    const Scenario *m_scenario;
    GameState m_state;
    Seating m_seating;
    Offer m_offer;
    Progress m_progress;
    std::vector<Change> m_opening;
    std::vector<Command> m_history;
    size_t m_done = 0;
    quint64 m_lastNumber = 0;
};

template<typename Look>
Result<Done> Game::attempt(const Action &action, quint64 seed, Look look, Wanted wanted,
                           const std::vector<Change> &assumed)
{
    const Action chosen = action; // it may be one of the offer's own
    Offer before = std::move(m_offer);
    Turn turn(m_module, m_state);
    for (const Change &change : assumed)
        turn.apply(change);
    turn.apply(change::UseRandom{Random(seed), m_state.scriptedUsed()});
    auto done = perform(turn, chosen, wanted);
    if (done)
        look(*this);
    turn.rollBack();
    m_offer = std::move(before);
    return done;
}

} // namespace engine

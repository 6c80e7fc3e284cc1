// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/play/game.h"
#include "engine/game/play/playerview.h"
#include "engine/game/play/projection.h"
#include "engine/game/play/trial.h"
#include "engine/i18n/textrenderer.h"

#include <span>

namespace engine {

/// A place at a game: what its holder sees, is asked, may do and may ask, in words of his language.
///
/// Windows, sessions and computer players reach a game through this, so that what is hidden and
/// whose turn it is are looked after in one place. It is held for a side, or for one of those who
/// share it; by an observer, who sees what all sides see and does nothing; or by who says that he
/// sees everything, and then acts for whoever decides.
class GameSeat
{
public:
    /// \a game and \a translator must outlive it.
    GameSeat(Game &game, const Translator &translator, Viewer viewer = {}, SeatId sharer = {});
    virtual ~GameSeat();
    Q_DISABLE_COPY_MOVE(GameSeat)

    Viewer viewer() const { return m_viewer; }
    SeatId sharer() const { return m_sharer; }
    /// Somebody else sits down.
    void give(Viewer viewer, SeatId sharer = {});
    /// Which sides and sharers computers play: their steps are nobody's own, and go with the step
    /// before them that is taken back, as the computer then decides again.
    using Computers = std::function<bool(SideId side, SeatId sharer)>;
    void setComputers(Computers computers) { m_computers = std::move(computers); }
    /// It speaks another language from now on; \a translator must outlive it.
    void setTranslator(const Translator &translator);

    const Module &module() const { return m_game.module(); }
    Rules &rules() const { return m_game.rules(); }
    /// Writes texts, and names in them only what the holder sees.
    const TextRenderer &texts() const { return *m_texts; }

    PlayerView view() const { return {m_game.module(), m_game.state(), m_viewer}; }
    Projection known() const { return {m_game.module(), m_game.state(), m_viewer}; }

    /// Whether the present question is for the holder.
    bool decides() const;
    /// The question that the game stands at; of another's only who has to answer it.
    const Offer &offer() const;
    QString prompt() const { return m_texts->render(offer().prompt); }
    QString help() const { return m_texts->render(offer().help); }
    QString label(const Action &action) const { return m_texts->label(action); }
    /// Index of the offered action that fits, where \a wanted may leave away what only one action
    /// fits without; -1: none fits.
    Result<int> find(const Action &wanted) const;

    /// The changes that lead from the position before to this one (none: it is another one
    /// altogether), or why nothing was done: a sentence and, of the rules, the paragraph.
    using Outcome = Result<std::span<const Change>>;
    /// Is called once for each thing that is to be done, and until then nothing has changed. On a
    /// game in this program that is before the call returns; a seat at a game elsewhere asks there
    /// and passes the answer on when it comes, so nobody may rely on the one or the other.
    using Answer = std::function<void(const Outcome &outcome)>;

    virtual void perform(const Action &action, const Answer &answer);
    /// Changes something by hand, whoever decides; see Adjustment.
    virtual void adjust(const Action &action, const QString &reason, const Answer &answer);
    /// Takes back the holder's last step, with what computers did since.
    virtual void undo(const Answer &answer, Game::Barriers barriers = Game::Barriers::Respect);
    virtual void redo(const Answer &answer);
    /// Takes back one of answers() and gives those that followed it again, as far as they go.
    virtual void takeBack(qsizetype command, const Answer &answer);
    /// Takes back all of answers().
    virtual void startOver(const Answer &answer);

    /// The holder's own last step, if only computers did something since; -1: there is none. What
    /// another did can't be taken back, and whether it could be would tell of it.
    qsizetype lastOwn() const;
    /// Whether the next step that was undone is the holder's own.
    bool ownsNext() const;
    bool canUndo() const { return m_game.canUndoTo(lastOwn()); }
    bool canRedo() const { return ownsNext() && m_game.canRedo(); }
    /// The commands that have answered the present question so far and could be taken back, latest
    /// first: a question that is asked again and again gathers them.
    std::vector<qsizetype> answers() const;

    /// Whether something can be done and, if not, why, from what the holder may know.
    struct Reason
    {
        bool legal = false;
        NameId rule;
        QString text;
    };
    Result<Reason> explain(const Action &action) const;
    /// Computed from what the holder may know, with all texts written out.
    Result<Json> query(const QString &name, const Json &arguments) const;
    /// The same of another position of this game, such as one of the past.
    Result<Json> query(const GameState &state, const QString &name, const Json &arguments) const;

    /// Deals the pieces of the map whose faces are not seen out anew over the places where such
    /// pieces stand.
    std::vector<Change> guess(Random &random) const;
    /// Tries an action as if \a guess were so, and looks at what comes of it with \a look; the game
    /// is then as before. The dice are not those that the game would roll.
    template<typename Look>
    Result<Done> attempt(const Action &action, quint64 seed, const std::vector<Change> &guess,
                         Look look, Wanted wanted = Wanted::Everything) const
    {
        return m_game.attempt(action, seed, look, wanted, guess);
    }
    /// The same with several actions: what the seat shows is what has come of them.
    Trial trial(quint64 seed, const std::vector<Change> &guess) const
    {
        return {m_game, seed, guess};
    }
    /// A place beside it, from which somebody else looks at the same game.
    GameSeat beside(Viewer viewer, SeatId sharer) const
    {
        return {m_game, m_texts->translator(), viewer, sharer};
    }

protected:
    Game &game() const { return m_game; }

private:
    bool maySay(const Action &action) const;
    bool isComputers(const Command &command) const;
    bool owns(const Command &command) const;
    Error refusal(const Action &action, const Error &error) const;
    /// The changes of the last command.
    Outcome lastChanges() const;
    void goBack(qsizetype command, const std::vector<Action> &again, const Answer &answer);

    Game &m_game;
    Viewer m_viewer;
    SeatId m_sharer;
    Computers m_computers;
    std::optional<TextRenderer> m_texts;
    mutable Offer m_others; ///< What is told of a question for somebody else.
};

} // namespace engine

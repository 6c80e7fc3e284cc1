// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/shownposition.h"
#include "engine/game/play/gameseat.h"

#include <QMap>
#include <QObject>

namespace app {

/// A game in a window: what panels and board show, and the one way in which they change it.
///
/// Nothing here knows a game: all comes from decisions, actions, queries and tables, through the
/// seat of who sits before the window. Who that is, is settled before anybody is told of a change.
class GameController : public QObject, public ShownPosition
{
    Q_OBJECT

public:
    /// \a rules must have been made for \a module; both are kept as long as the controller lives.
    GameController(std::shared_ptr<const engine::Module> module,
                   std::shared_ptr<engine::Rules> rules, std::unique_ptr<engine::Game> game,
                   QObject *parent = nullptr);
    ~GameController() override;

    const engine::Module &module() const { return *m_module; }
    std::shared_ptr<const engine::Module> sharedModule() const { return m_module; }
    engine::Game &game() { return *m_game; }
    const engine::Game &game() const { return *m_game; }
    const engine::GameState &state() const { return m_game->state(); }
    engine::GameSeat &seat() { return *m_seat; }
    /// Another way to the same game, which may answer later.
    void setSeat(std::unique_ptr<engine::GameSeat> seat);
    /// What is asked; while another side's question stands, only who has to answer it.
    const engine::Offer &offer() const { return m_seat->offer(); }
    bool decides() const { return m_seat->decides(); }
    /// Another number as soon as what is asked, of whom or in which words may be another.
    int revision() const { return m_revision; }

    /// The position that is looked at: the present one as far as it was told, or one of the past.
    const engine::GameState &shownState() const;
    /// After how many commands the position looked at was reached.
    int shownStep() const { return m_past ? m_pastStep : int(m_game->commandCount()); }
    /// \a past must live until another one is shown; null: the present.
    void showPast(const engine::GameState *past, int step);
    /// \a told must live until another one is shown; null: all was told.
    void showTold(const engine::GameState *told, int untoldLines = 0);
    bool isOwn(const engine::Command &command) const;

    /// Who plays each side, or a seat of those that share it, by its id: "human" or the name of a
    /// bot; people have those that are left out. Who sits before the window is found anew.
    void setPlayers(const QMap<QString, QString> &players);
    void setPlayer(engine::SideId side, const QString &player);
    void setPlayer(engine::SeatId seat, const QString &player);
    QString player(engine::SideId side) const;
    /// A seat without a player of its own has its side's.
    QString player(engine::SeatId seat) const;
    /// Who has to decide now.
    QString decider() const;
    /// A person plays the side, or shares it.
    bool isHuman(engine::SideId side) const;
    /// A person has to decide now.
    bool isHumanTurn() const;

    /// Whose eyes the window looks through.
    engine::Viewer viewer() const { return m_seat->viewer(); }
    void setViewer(engine::Viewer viewer);
    engine::PlayerView view() const { return m_seat->view(); }
    /// Some side has secrets from another, so a change of sides needs a curtain.
    bool hasSecrets() const;
    /// Whether a curtain falls where another person has to sit down, when there are secrets.
    void setCurtain(bool falls) { m_curtainFalls = falls; }
    void leaveSeat(); ///< Who was kept there has seen all.
    /// While covered nobody may be told anything, and nothing can be done: who sits there is
    /// unknown.
    bool isCovered() const { return m_isCovered; }
    /// Who has to sit down before it is uncovered; none: who sat there.
    engine::SideId awaited() const { return m_awaited; }
    void cover();
    void uncover();

    /// Texts in the chosen language; they stay where they are when it changes.
    const engine::TextRenderer &texts() const { return m_seat->texts(); }
    const engine::Translator &translator() const { return *m_translator; }
    void setLanguage(const QString &language);

    /// Does an offered action. False: it was not done (failed() tells why), or not yet.
    bool perform(const engine::Action &action);
    /// The same by a computer, on the seat that has to decide now.
    bool performForBot(const engine::Action &action);
    bool undo();
    bool redo();
    /// A person's last step, with what computers did since; see engine::GameSeat.
    bool canUndo() const { return !m_isCovered && m_seat->canUndo(); }
    bool canRedo() const { return !m_isCovered && m_seat->canRedo(); }
    std::vector<qsizetype> answers() const;
    bool takeBack(qsizetype command);
    bool startOver();
    /// Changes made by hand; whether the rules have an answer to the position.
    engine::Result<engine::Done> edit(std::vector<engine::Change> changes);
    QString undoText() const; ///< What undo would take back, or why it can't.

    /// Null when the module does not answer; asked through the viewer's eyes, of now or as shown.
    engine::Json query(engine::protocol::Query query, const engine::Json &arguments = {});
    engine::Json shownQuery(engine::protocol::Query query, const engine::Json &of = {}) const;
    /// Why not? Empty when it can be done.
    struct Reason
    {
        QString text;
        QString rule;
    };
    Reason whyNot(const engine::Action &action);
    /// Offered actions with this verb, piece or space; none of them means any.
    std::vector<engine::Action> actions(engine::PieceId piece, engine::SpaceId space = {}) const;

signals:
    /// The position or the question is another one; \a changes lead from the last one shown to it.
    /// The viewer may be another one, too.
    void changed(const std::vector<engine::Change> &changes);
    void languageChanged(); ///< The texts are in another language now.
    void viewerChanged(); ///< Somebody else looks at the same position.
    void playersChanged(); ///< Other people or computers play.
    void shownChanged(); ///< Another position of the same course is looked at.
    void failed(const QString &message); ///< A rule or query stopped: the game is as it was.

private:
    bool act(const std::function<void(const engine::GameSeat::Answer &)> &deed);
    bool take(const engine::GameSeat::Outcome &outcome);
    void seatComputers();
    void settleViewer();
    void seatAnew();

    std::shared_ptr<const engine::Module> m_module;
    std::shared_ptr<engine::Rules> m_rules;
    std::unique_ptr<engine::Game> m_game;
    std::unique_ptr<engine::Translator> m_translator;
    std::unique_ptr<engine::GameSeat> m_seat;
    QMap<QString, QString> m_players; // by the id of a side or seat
    engine::SideId m_awaited;
    bool m_curtainFalls = false;
    bool m_isCovered = false;
    bool m_isWaiting = false; // for an answer
    int m_revision = 0;
};

} // namespace app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/play/game.h"
#include "engine/game/play/speaker.h"
#include "engine/i18n/textrenderer.h"

#include <QObject>

#include <memory>

namespace app {

/// A game in a window: what panels and board show, and the one way in which they change it.
///
/// Nothing here knows a game: everything comes from decisions, actions, queries and tables.
class GameController : public QObject
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
    const engine::Offer &offer() const { return m_game->offer(); }

    /// The position that is looked at: the present one, or one of the past.
    const engine::GameState &shownState() const { return m_past ? *m_past : state(); }
    bool isInPast() const { return m_past; }
    /// After how many commands the position looked at was reached.
    int shownStep() const { return m_past ? m_pastStep : int(m_game->commandCount()); }
    /// \a past must live until another one is shown; null: the present.
    void showPast(const engine::GameState *past, int step);

    /// Who plays each side, or a seat of those that share it: "human" or the name of a bot.
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

    /// Whose eyes the window looks through; none: everything is shown.
    engine::SideId viewer() const { return m_viewer; }
    void setViewer(engine::SideId side);
    engine::PlayerView view() const { return {*m_module, state(), m_viewer}; }
    /// While covered nobody may be told anything, and nothing can be done: who sits there is
    /// unknown.
    void setCovered(bool covered) { m_isCovered = covered; }
    /// Some side has secrets from another, so a change of sides needs a curtain.
    bool hasSecrets() const;

    /// Texts in the chosen language.
    const engine::TextRenderer &texts() const { return *m_texts; }
    const engine::Translator &translator() const { return *m_translator; }
    void setLanguage(const QString &language);

    /// Does an offered action; whatever goes wrong is told by failed(), too.
    bool perform(const engine::Action &action);
    bool undo();
    bool redo();
    /// Own steps only, when the window has the eyes of one side.
    bool canUndo() const { return !m_isCovered && speaker().canUndo(); }
    bool canRedo() const { return !m_isCovered && speaker().canRedo(); }
    /// The commands that have answered the present question so far and could be taken back, latest
    /// first: a question that is asked again and again gathers them.
    std::vector<qsizetype> answers() const;
    /// Takes back one of answers() and gives those that followed it again, as far as they go.
    bool takeBack(qsizetype command);
    /// Takes back all of answers().
    bool startOver();
    /// What undo would take back, or why it can't.
    QString undoText() const;

    /// Null when the module does not answer; asked through the viewer's eyes.
    engine::Json query(engine::protocol::Query query, const engine::Json &arguments = {});
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
    void changed(const std::vector<engine::Change> &changes);
    /// The texts are in another language now.
    void languageChanged();
    void viewerChanged();
    /// Another position of the same course is looked at.
    void shownChanged();
    /// A rule stopped, a query failed: the game is as it was.
    void failed(const QString &message);

private:
    engine::Speaker speaker() const { return {*m_game, m_viewer}; }

    std::shared_ptr<const engine::Module> m_module;
    std::shared_ptr<engine::Rules> m_rules;
    std::unique_ptr<engine::Game> m_game;
    std::unique_ptr<engine::Translator> m_translator;
    std::unique_ptr<engine::TextRenderer> m_texts;
    QHash<engine::SideId, QString> m_players;
    QHash<engine::SeatId, QString> m_seatPlayers;
    engine::SideId m_viewer;
    bool m_isCovered = false;
    const engine::GameState *m_past = nullptr;
    int m_pastStep = 0;
};

} // namespace app

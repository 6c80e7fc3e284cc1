// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"
#include "app/player/game/openedgame.h"
#include "engine/game/save/journal.h"

#include <QTimer>

namespace app {

/// Keeps a game on the disk: after every step in a journal, when the player wants it in a file.
class GameKeeper : public QObject
{
    Q_OBJECT

public:
    /// \a opened tells where the game was kept before, and gives its hold away; its game may be
    /// gone to the controller.
    GameKeeper(GameController &controller, const Library &library, OpenedGame &opened,
               QObject *parent = nullptr);
    ~GameKeeper() override;

    const QString &path() const { return m_path; }
    /// What was opened here, or is kept there now.
    bool isOf(const QString &path) const;
    const QString &source() const { return m_source; }
    /// A game that is only tried is kept nowhere.
    OpenedGame::Purpose purpose() const { return m_purpose; }
    bool isKept() const { return m_purpose == OpenedGame::Purpose::Play; }
    /// The disk has taken every step so far.
    bool isSafe() const { return m_isSafe; }
    /// Every step is in a file that the player has chosen.
    bool isSaved() const
    {
        return m_savedAt == m_controller.game().commandCount() && m_savedTexts == m_texts
            && m_savedBookmarks == m_bookmarks && !m_path.isEmpty();
    }
    /// What the sides have written down, to be kept with the game.
    void setTexts(const QHash<QString, QString> &texts);
    void setBookmarks(const Bookmarks &bookmarks);
    /// A name for the file of this game.
    QString proposedPath() const;

    engine::Result<engine::Done> save(const QString &path);
    /// The game is left: it is found again under "Continue".
    engine::Result<engine::Done> leave();

signals:
    /// The disk does not take the game, which goes on all the same. It is tried again with every
    /// step and every few seconds; safe() tells when it has succeeded.
    void failed(const QString &message);
    void safe();
    void saved();

private:
    /// What belongs to every way in which the game is kept; a journal has no path.
    engine::SaveNotes basicNotes(const QString &path = {}) const;
    engine::SaveNotes notes(const QString &path) const;
    /// Where the game is kept without the player's doing, when it was kept so before.
    void findAutosave(const OpenedGame &opened);
    /// Nothing was done that is not on the disk in another place.
    bool isUntouched() const;
    /// What files of such games begin with, unless the player wants it otherwise.
    QString usualName() const;
    QString nameFor(const QString &path) const;
    /// Puts a journal that knows the texts in the place of the old one.
    void renewJournal();
    void finishJournal();
    void write();
    void note(const engine::Result<engine::Done> &written);

    GameController &m_controller;
    const Library &m_library;
    OpenedGame::Purpose m_purpose;
    QString m_path;
    QString m_autosave;
    QString m_source; ///< The file that was opened, or that a journal goes on from.
    Origin m_origin; ///< Of the source itself.
    bool m_hasPart; ///< The source holds more than could be opened.
    QString m_name;
    std::unique_ptr<engine::FileHold> m_hold; ///< Of the file that this game is kept in.
    QString m_recovered; ///< The journal that this one continues, as long as it is needed.
    std::unique_ptr<engine::Journal> m_journal;
    QHash<QString, QString> m_texts;
    QHash<QString, QString> m_savedTexts;
    Bookmarks m_bookmarks;
    Bookmarks m_savedBookmarks;
    QTimer m_textTimer; // who writes is not disturbed by every letter going to the disk
    QTimer m_retry;
    qsizetype m_savedAt = -1;
    std::optional<quint64> m_openedAt; ///< The last command in a file that stays as it is.
    bool m_isSafe = true;
};

} // namespace app

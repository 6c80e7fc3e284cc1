// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/gamecontroller.h"
#include "app/player/library.h"
#include "engine/game/journal.h"

namespace app {

/// Keeps a game on the disk: after every step in a journal, when the player wants it in a file.
class GameKeeper : public QObject
{
    Q_OBJECT

public:
    /// \a path is where the game was saved before; \a journal the one it was recovered from.
    GameKeeper(GameController &controller, const Library &library, const QString &path,
               const QString &journal, QObject *parent = nullptr);

    const QString &path() const { return m_path; }
    /// Every step is in a file that the player has chosen.
    bool isSaved() const
    {
        return m_savedAt == m_controller.game().commandCount() && !m_path.isEmpty();
    }
    /// A name for the file of this game.
    QString proposedPath() const;

    engine::Result<engine::Done> save(const QString &path);
    /// The game is left: it is found again under "Continue".
    engine::Result<engine::Done> leave();

signals:
    /// The disk does not take the game.
    void failed(const QString &message);
    void saved();

private:
    engine::SaveNotes notes() const;
    void write();

    GameController &m_controller;
    const Library &m_library;
    QString m_path;
    QString m_autosave;
    std::unique_ptr<engine::Journal> m_journal;
    qsizetype m_savedAt = -1;
    bool m_told = false; // a full disk is told once, not after every step
};

} // namespace app

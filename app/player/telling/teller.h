// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"
#include "app/player/telling/pacing.h"
#include "app/player/telling/toldcourse.h"
#include "engine/game/telling/beatcutter.h"

#include <QElapsedTimer>
#include <QTimer>

namespace app {

/// Tells what happened, one beat after the other, before the next thing is asked or done.
///
/// A sequence begins with a command and grows while others than the person at the window decide;
/// it stays, to be told again, until that person does something.
class Teller : public QObject
{
    Q_OBJECT

public:
    using Pace = Settings::Pace;

    /// Where it is shown: the board.
    class Stage
    {
    public:
        virtual ~Stage() = default;
        /// Shows \a told, which is then changed beat by beat.
        virtual void begin(const engine::GameState &told) = 0;
        /// These changes have been made; \a beat may have been begun before.
        virtual void show(const engine::Beat &beat, const std::vector<engine::Change> &changes) = 0;
        virtual void end() = 0;
        /// Whether what is shown of \a beat can still be seen while \a more is.
        virtual bool canShowBoth(const engine::Beat &beat, const engine::Beat &more) const = 0;
        virtual bool isMoving() const = 0;
        virtual void finishMotion() = 0;
    };

    /// The one that all parts of a game's window share. To be asked for before panels are made, so
    /// that they find what was told and not what will be.
    static Teller &of(GameController &controller);
    void setStage(Stage *stage) { m_stage = stage; }

    /// Whether there is something that was not told yet.
    bool isTelling() const { return m_current >= 0 && m_current < m_course.count(); }
    bool isPaused() const { return m_isPaused; }
    /// Of the sequence that is told or was told last.
    const std::vector<engine::Beat> &beats() const { return m_course.beats(); }
    /// Index of the beat that is shown; beats().size(): all have been told, -1: there are none.
    int current() const { return m_current; }
    /// What the log says of a beat, in the language of the game.
    QString sentence(int beat) const;
    /// The beat that is shown stays until somebody wants to go on.
    bool isWaiting() const;
    /// What others did: its end is told only as it comes.
    bool isOthers() const { return m_isOthers; }
    /// Another side may still add to the sequence: how many beats there will be is unknown.
    bool isOpen() const;
    /// More of the same would run together with what is shown.
    bool takesMore() const;
    /// Right after the last beat, when a key may still be meant for it.
    bool isSettling() const;

    void next();
    void toEnd();
    void again();
    void setPaused(bool paused);
    void jump(int beat);

    Pace pace() const { return m_pacing.pace; }
    void setPace(Pace pace);
    const Pacing &pacing() const { return m_pacing; }
    void setPacing(const Pacing &pacing);
    /// Whether the map goes to where something happens.
    bool follows() const { return m_follows; }
    void setFollows(bool follows);

signals:
    /// A sequence begins, or has grown.
    void started();
    void beatShown(int beat);
    /// All of it can be seen and nothing moves any more: from now on its time runs.
    void beatHeld(int beat);
    void finished();
    /// There is nothing that could be told again.
    void cleared();
    void pausedChanged(bool isPaused);
    /// Pace or following was set otherwise.
    void wayChanged();

private:
    explicit Teller(GameController &controller);

    void hear(const std::vector<engine::Change> &changes);
    void take(const engine::Command &command);
    /// What others did while the one who sits down now was not there.
    void catchUp();
    void begin(engine::GameState before, bool isOthers);
    void put(std::vector<engine::Beat> beats, const std::vector<engine::Change> &changes);
    void tell(bool wasTelling);
    void append(engine::Beat more);
    /// Whether there is something to be told before somebody else sits down.
    bool keepsSeat() const;
    /// Again if it is still known, otherwise in the history.
    void tellStep(int step);
    /// What was passed over stays marked in the log.
    void markSkipped();
    std::vector<engine::Beat> cut(const engine::GameState &before, const engine::Command &command,
                                  int step);
    void show(int beat);
    void present(const std::vector<engine::Change> &changes);
    void hold();
    void goOn();
    void wake();
    void finish();
    void clear();

    GameController &m_controller;
    Stage *m_stage = nullptr;
    std::optional<engine::BeatCutter> m_cutter;
    engine::Viewer m_viewer;
    ToldCourse m_course;
    int m_current = -1;
    Pacing m_pacing;
    QTimer m_arrival; ///< Looks whether what is shown still moves.
    QTimer m_hold;
    int m_presented = 0; ///< How often something was shown.
    QElapsedTimer m_end;
    bool m_isHeld = false; ///< The beat is seen whole.
    bool m_isOthers = false;
    bool m_isPaused = false;
    bool m_isBehind = false; ///< Somebody else has to sit down first.
    bool m_follows = true;
};

} // namespace app

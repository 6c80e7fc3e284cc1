// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/settings/settingsfile.h"

#include <QKeySequence>

namespace engine {
struct Module;
}

namespace app {

/// What the player has chosen for the program itself; kept between runs, applied at once.
class Settings : public QObject
{
    Q_OBJECT

public:
    enum class Look { System, Light, Dark };
    /// How what happens is told: every step at a click, by the clock, or not at all.
    enum class Pace { Click, Slow, Normal, Fast, Off };

    explicit Settings(QObject *parent = nullptr);
    /// Kept in \a file instead of the user's own place.
    explicit Settings(const QString &file, QObject *parent = nullptr);

    /// A language code of the program; the system's as long as nothing was chosen.
    QString language() const;
    void setLanguage(const QString &language);
    /// For this run only, from the command line.
    void setRunLanguage(const QString &language) { m_runLanguage = language; }

    /// What games speak as far as they can; empty: the same as the program.
    QString gameLanguage() const;
    /// Also of games for which another one was chosen.
    void setGameLanguage(const QString &language);
    /// What this game speaks: what was chosen for it, or for all, as far as it has that language.
    QString gameLanguage(const engine::Module &module) const;
    void setGameLanguage(const engine::Module &module, const QString &language);
    /// All that some game speaks, to choose from.
    const QStringList &gameLanguages() const { return m_gameLanguages; }
    void setGameLanguages(const QStringList &languages) { m_gameLanguages = languages; }

    Look look() const;
    void setLook(Look look);

    /// In percent, 80 … 160.
    int textSize() const;
    void setTextSize(int percent);

    /// Sides in colours that also the colour-blind tell apart, on panels and counters.
    bool safeColors() const;
    void setSafeColors(bool on);

    /// How much darker maps are shown, in percent, 0 … 30.
    int mapDimming() const;
    void setMapDimming(int percent);
    /// Of the usual size, in percent, 80 … 120.
    int counterSize() const;
    void setCounterSize(int percent);

    /// 0: off; 100: as it is meant.
    int animationSpeed() const;
    void setAnimationSpeed(int percent);
    /// Nothing moves on the screen by itself, however fast the rest goes.
    bool reducedMotion() const;
    void setReducedMotion(bool on);
    /// How fast pieces and dice move; 0: not at all.
    int motion() const { return reducedMotion() ? 0 : animationSpeed(); }

    /// Who wants no motion at all is told nothing, as long as nothing else was chosen.
    Pace pace() const;
    void setPace(Pace pace);
    /// Combat results and drawn chits wait for a click, whatever the pace.
    bool fightsWait() const;
    void setFightsWait(bool on);
    /// The map goes to where something is told.
    bool mapFollows() const;
    void setMapFollows(bool on);

    /// A question that can only be passed is passed without asking.
    bool autoPass() const;
    void setAutoPass(bool on);

    /// A counter that is dragged takes its stack along.
    bool dragsStacks() const;
    void setDragsStacks(bool on);

    /// Before a phase ends for good with pieces that could still act.
    bool asksAtEnd() const;
    void setAsksAtEnd(bool on);

    /// Quiet noises of what is told, and of one's turn.
    bool sounds() const;
    void setSounds(bool on);

    /// The computer plays on from positions of a game that is over.
    bool estimatesChances() const;
    void setEstimatesChances(bool on);

    bool curtain() const;
    void setCurtain(bool on);
    /// After so many minutes without a hand on it a board with secrets is hidden; 0: never.
    int idleCurtain() const;
    void setIdleCurtain(int minutes);

    /// The key of a command, or \a usual when none was chosen.
    QKeySequence key(const QString &command, const QKeySequence &usual) const;
    void setKey(const QString &command, const QKeySequence &key);
    void resetKey(const QString &command);

    QByteArray layout(const QString &module) const;
    void setLayout(const QString &module, const QByteArray &layout);
    void resetLayout(const QString &module);

    /// Folders of modules that were edited lately, the last one first.
    QStringList designs() const;
    void setDesigns(const QStringList &folders);

    /// Size and place of a window; the player's own has no name.
    QByteArray windowGeometry(const QString &window = {}) const;
    void setWindowGeometry(const QByteArray &geometry, const QString &window = {});

    /// Who played each side of this game when it was begun last.
    QMap<QString, QString> players(const QString &module) const;
    void setPlayers(const QString &module, const QMap<QString, QString> &players);

    /// Which part of the map was seen last in a game, of the games that were played lately.
    QString mapView(const QString &game) const;
    void setMapView(const QString &game, const QString &view);

signals:
    void languageChanged();
    void lookChanged(); ///< Theme, text size, colours of sides.
    void boardChanged(); ///< Dimming of maps, size of counters.
    void playChanged(); ///< Animation, passing, dragging, asking, curtain.
    void keysChanged();
    /// The disk does not take what was chosen.
    void failed(const QString &message);

private:
    explicit Settings(const QString &file, const QString &older, QObject *parent);

    SettingsFile m_store;
    QString m_runLanguage;
    QStringList m_gameLanguages;
};

} // namespace app

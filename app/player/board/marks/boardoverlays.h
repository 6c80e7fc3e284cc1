// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"
#include "app/view/signs/boardsigns.h"

#include <QCoreApplication>

#include <set>

namespace app {

/// What a player can have laid over the map: supply, zones, command, control, victory, range,
/// and areas of its game.
class BoardOverlays
{
    Q_DECLARE_TR_FUNCTIONS(BoardOverlays)

public:
    explicit BoardOverlays(GameController &controller)
        : m_controller(controller)
    {
    }

    /// By its name, or as an area that a query of the rules' own tells.
    void set(const QString &overlay, bool on);
    static QString area(const QString &query) { return QStringLiteral("area-") + query; }
    /// Sides in our own colours instead of the module's.
    void setSafeColors(bool on) { m_hasSafeColors = on; }
    /// Adds what is switched on: about the chosen piece, or about all of a side.
    void addTo(view::BoardSigns &signs, engine::PieceId selected) const;

    /// The places with these ids: a list of them, or the keys of an object.
    static std::vector<engine::SpaceId> spaces(const engine::Module &module,
                                               const engine::Json &ids);

private:
    std::vector<engine::SpaceId> spaces(const engine::Json &ids) const;
    QColor color(engine::SideId side) const;
    bool has(const char *overlay) const { return m_on.contains(QLatin1String(overlay)); }
    /// Connected, as the rules say it.
    void addAreas(view::BoardSigns &signs, const engine::Json &side, const QColor &color) const;
    /// Both sides are asked about, until one of them is chosen: "ownSide" or "otherSide".
    bool isAsked(engine::SideId side) const;
    void addSide(view::BoardSigns &signs, engine::SideId side, engine::PieceId selected) const;
    /// Those of a side on the map or beside it whose face is seen.
    std::vector<engine::PieceId> seenOf(engine::SideId side) const;
    /// The supply line of a piece and where it leads, or that there is none.
    void addTrace(view::BoardSigns &signs, engine::PieceId piece, const engine::Json &line) const;
    bool isWithoutSupply(engine::PieceId piece) const;
    void addControl(view::BoardSigns &signs, engine::SideId side) const;
    /// Who is out of it and, unless one piece is chosen, who is in it.
    void addSupply(view::BoardSigns &signs, const engine::Json &side,
                   engine::PieceId selected) const;
    /// All whom the commanders of a side lead.
    void addCommand(view::BoardSigns &signs, engine::SideId side) const;
    void addLed(view::BoardSigns::Overlay &overlay, engine::PieceId commander) const;
    void addVictory(view::BoardSigns &signs) const;
    void addRange(view::BoardSigns &signs, const std::vector<engine::PieceId> &pieces) const;

    GameController &m_controller;
    std::set<QString> m_on;
    bool m_hasSafeColors = false;
};

} // namespace app

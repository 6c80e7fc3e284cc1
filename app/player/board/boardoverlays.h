// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"
#include "app/view/board/boardsigns.h"

#include <set>

namespace app {

/// What a player can have laid over the map: supply, zones, command, control, victory, range.
class BoardOverlays
{
public:
    explicit BoardOverlays(GameController &controller)
        : m_controller(controller)
    {
    }

    void set(const QString &overlay, bool on);
    /// Sides in our own colours instead of the module's.
    void setSafeColors(bool on) { m_hasSafeColors = on; }
    /// Adds what is switched on; some of it is about the chosen piece.
    void addTo(view::BoardSigns &signs, engine::PieceId selected) const;

    /// The places with these ids: a list of them, or the keys of an object.
    static std::vector<engine::SpaceId> spaces(const engine::Module &module,
                                               const engine::Json &ids);

private:
    std::vector<engine::SpaceId> spaces(const engine::Json &ids) const;
    QColor color(engine::SideId side) const;
    bool has(const char *overlay) const { return m_on.contains(QLatin1String(overlay)); }
    void addSide(view::BoardSigns &signs, engine::SideId side) const;
    void addSupply(view::BoardSigns &signs, const engine::Json &side) const;
    void addCommand(view::BoardSigns &signs, const engine::Json &piece) const;
    void addVictory(view::BoardSigns &signs) const;
    void addRange(view::BoardSigns &signs, engine::PieceId piece) const;
    std::vector<engine::SpaceId> victoryPlaces() const;

    GameController &m_controller;
    std::set<QString> m_on;
    bool m_hasSafeColors = false;
};

} // namespace app

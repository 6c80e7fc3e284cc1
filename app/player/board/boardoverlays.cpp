// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/board/boardoverlays.h"

#include "app/view/counter/sidecolors.h"

#include <map>

namespace app {

using engine::PieceId;
using engine::SideId;
using engine::SpaceId;
using Overlay = view::BoardSigns::Overlay;

namespace {

const QColor c_outOfSupply(0x8e, 0x1f, 0x18);
const QColor c_command(0x2e, 0x6f, 0xb7);
const QColor c_nobody(0xd9, 0xa4, 0x1e);
const QColor c_range(0xb0, 0x4a, 0x12);

void addPlace(std::vector<SpaceId> &list, SpaceId one)
{
    if (one && std::find(list.begin(), list.end(), one) == list.end())
        list.push_back(one);
}

/// Places at most so many steps away, whatever lies between.
std::vector<SpaceId> within(const engine::Map &map, SpaceId start, int steps)
{
    std::vector<SpaceId> found = {start};
    size_t first = 0;
    for (int step = 0; step < steps; ++step) {
        const size_t last = found.size();
        for (; first < last; ++first) {
            for (const SpaceId next : map.neighbours(found[first]))
                addPlace(found, next);
        }
    }
    return found;
}

std::vector<SpaceId> withinHexes(const engine::Map &map, SpaceId start, int steps)
{
    std::vector<SpaceId> found;
    const engine::Space &from = map.space(start);
    for (int32_t i = 0; i < map.spaceCount(); ++i) {
        const engine::Space &space = map.space(SpaceId(i));
        if (space.kind == engine::Space::Kind::Hex && space.board == from.board
            && space.hex.distance(from.hex) <= steps)
            found.emplace_back(i);
    }
    return found;
}

} // namespace

void BoardOverlays::set(const QString &overlay, bool on)
{
    if (on)
        m_on.insert(overlay);
    else
        m_on.erase(overlay);
}

std::vector<SpaceId> BoardOverlays::spaces(const engine::Module &module, const engine::Json &ids)
{
    std::vector<SpaceId> found;
    for (qsizetype i = 0; i < ids.size(); ++i) {
        const QString id = ids.isObject() ? ids.keyAt(i) : ids.at(i).toString();
        addPlace(found, module.map.find(id));
    }
    return found;
}

std::vector<SpaceId> BoardOverlays::spaces(const engine::Json &ids) const
{
    return spaces(m_controller.module(), ids);
}

void BoardOverlays::addTo(view::BoardSigns &signs, PieceId selected) const
{
    for (int32_t i = 0; i < int32_t(m_controller.module().sides.size()); ++i)
        addSide(signs, SideId(i));
    if (has("victory"))
        addVictory(signs);
    if (!selected)
        return;
    engine::Json piece;
    piece.insert(QStringLiteral("piece"), m_controller.module().piece(selected).id);
    if (has("supply"))
        signs.trace = spaces(m_controller.query(engine::protocol::Query::Trace, piece));
    if (has("command"))
        addCommand(signs, piece);
    if (has("range"))
        addRange(signs, selected);
}

QColor BoardOverlays::color(SideId side) const
{
    if (m_hasSafeColors)
        return view::safeSideColors(m_controller.module(), side.value).body;
    return QColor(m_controller.module().sides[size_t(side.value)].color);
}

void BoardOverlays::addSide(view::BoardSigns &signs, SideId side) const
{
    const QColor color = this->color(side);
    engine::Json arguments;
    arguments.insert(QStringLiteral("side"), m_controller.module().sides[size_t(side.value)].id);
    if (has("zones"))
        signs.overlays.push_back(
            {QStringLiteral("zones"),
             spaces(m_controller.query(engine::protocol::Query::Zoc, arguments)), color,
             Overlay::Hatch});
    if (has("control")) {
        const auto pattern = side.value % 2 ? Overlay::Dots : Overlay::Tint;
        Overlay overlay{QStringLiteral("control"), {}, color, pattern};
        for (int32_t i = 0; i < m_controller.state().spaceCount(); ++i) {
            if (m_controller.state().control(SpaceId(i)) == side)
                overlay.spaces.emplace_back(i);
        }
        signs.overlays.push_back(overlay);
    }
    if (has("supply"))
        addSupply(signs, arguments);
}

void BoardOverlays::addSupply(view::BoardSigns &signs, const engine::Json &side) const
{
    const engine::Json states = m_controller.query(engine::protocol::Query::Supply, side);
    Overlay out{QStringLiteral("supply"), {}, c_outOfSupply, Overlay::Dots};
    for (qsizetype i = 0; states.isObject() && i < states.size(); ++i) {
        const PieceId piece = m_controller.module().piece(states.keyAt(i));
        if (piece && states.at(i).toString() != QLatin1String("supplied"))
            addPlace(out.spaces, m_controller.state().piece(piece).space);
    }
    signs.overlays.push_back(out);
}

void BoardOverlays::addCommand(view::BoardSigns &signs, const engine::Json &piece) const
{
    const engine::Json led = m_controller.query(engine::protocol::Query::Command, piece);
    Overlay overlay{QStringLiteral("command"), {}, c_command, Overlay::Outline};
    for (qsizetype i = 0; i < led.size(); ++i) {
        if (const PieceId one = m_controller.module().piece(led.at(i).toString()))
            addPlace(overlay.spaces, m_controller.state().piece(one).space);
    }
    signs.overlays.push_back(overlay);
}

std::vector<SpaceId> BoardOverlays::victoryPlaces() const
{
    const engine::Json answer = m_controller.query(engine::protocol::Query::Victory);
    if (auto listed = spaces(answer[u"places"]); !listed.empty())
        return listed;
    std::vector<SpaceId> found;
    const engine::Map &map = m_controller.module().map;
    for (int32_t i = 0; i < map.spaceCount(); ++i) {
        const engine::Space &space = map.space(SpaceId(i));
        if (space.values[u"vp"].toReal() > 0 || space.features.contains(QLatin1String("victory")))
            found.emplace_back(i);
    }
    return found;
}

void BoardOverlays::addVictory(view::BoardSigns &signs) const
{
    std::map<SideId, std::vector<SpaceId>> held;
    for (const SpaceId space : victoryPlaces())
        held[m_controller.state().control(space)].push_back(space);
    for (const auto &[side, places] : held) {
        const QColor color = side ? this->color(side) : c_nobody;
        // The outline is seen from afar, where a star is a speck.
        signs.overlays.push_back({QStringLiteral("victory"), places, color, Overlay::Outline});
        signs.overlays.push_back({QStringLiteral("victory"), places, color, Overlay::Star});
    }
}

void BoardOverlays::addRange(view::BoardSigns &signs, PieceId piece) const
{
    const engine::Module &module = m_controller.module();
    const auto &now = m_controller.state().piece(piece);
    const engine::NameId name = module.names.find(QByteArrayLiteral("range"));
    const engine::Value range = name ? module.piece(piece).value(name, now.steps) : engine::Value();
    if (!now.space || range.type != engine::Value::Type::Integer || range.number <= 0)
        return;
    const bool isHex = module.map.space(now.space).kind == engine::Space::Kind::Hex;
    signs.overlays.push_back({QStringLiteral("range"),
                              isHex ? withinHexes(module.map, now.space, range.number)
                                    : within(module.map, now.space, range.number),
                              c_range, Overlay::Hatch});
}

} // namespace app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/board/marks/boardoverlays.h"

#include "app/player/game/victoryplaces.h"
#include "app/view/counter/sidecolors.h"

#include <map>

namespace app {

using engine::PieceId;
using engine::SideId;
using engine::SpaceId;
using Overlay = view::BoardSigns::Overlay;

namespace {

const QColor c_inSupply(0x1f, 0x8f, 0x6a);
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
    for (int32_t i = 0; i < int32_t(m_controller.module().sides.size()); ++i) {
        addControl(signs, SideId(i));
        if (!isAsked(SideId(i)))
            continue;
        addSide(signs, SideId(i), selected);
    }
    if (has("victory"))
        addVictory(signs);
    if (!selected)
        return;
    engine::Json piece;
    piece.insert(QStringLiteral("piece"), m_controller.module().piece(selected).id);
    if (has("supply"))
        addTrace(signs, selected, m_controller.query(engine::protocol::Query::Trace, piece));
    if (has("command")) {
        Overlay led{QStringLiteral("command"), {}, c_command, Overlay::Outline};
        addLed(led, selected);
        signs.overlays.push_back(led);
    }
    if (has("range"))
        addRange(signs, {selected});
}

void BoardOverlays::addTrace(view::BoardSigns &signs, PieceId piece, const engine::Json &line) const
{
    signs.trace = spaces(line);
    const SpaceId here = m_controller.state().piece(piece).space;
    if (signs.trace.empty()) {
        // Whoever needs no supply has no state of it either.
        if (here && isWithoutSupply(piece)) {
            signs.trace = {here};
            signs.tracePlaque = tr("No supply line");
        }
        return;
    }
    const SpaceId end = signs.trace.back();
    const int steps = int(signs.trace.size()) - 1;
    const bool isHex = m_controller.module().map.space(end).kind == engine::Space::Kind::Hex;
    const QString far = isHex ? tr("%n hex(es)", "length of a supply line", steps)
                              : tr("%n place(s)", "length of a supply line", steps);
    signs.tracePlaque = steps ? m_controller.texts().spaceName(end) + QStringLiteral(" · ") + far
                              : tr("In supply here");
    if (!steps)
        signs.trace.push_back(end);
}

bool BoardOverlays::isWithoutSupply(PieceId piece) const
{
    const engine::Module &module = m_controller.module();
    const SideId owner = m_controller.state().piece(piece).side;
    if (!owner)
        return false;
    engine::Json side;
    side.insert(QStringLiteral("side"), module.sides[size_t(owner.value)].id);
    const engine::Json states = m_controller.query(engine::protocol::Query::Supply, side);
    const engine::Json &state = states[module.piece(piece).id];
    return state.isString() && state.toString() != QLatin1String("supplied");
}

bool BoardOverlays::isAsked(SideId side) const
{
    const SideId viewer = m_controller.viewer().side();
    const SideId own = viewer ? viewer : m_controller.offer().side;
    return !own || !has(side == own ? "otherSide" : "ownSide");
}

QColor BoardOverlays::color(SideId side) const
{
    if (m_hasSafeColors)
        return view::safeSideColors(m_controller.module(), side.value).body;
    return QColor(m_controller.module().sides[size_t(side.value)].color);
}

void BoardOverlays::addSide(view::BoardSigns &signs, SideId side, PieceId selected) const
{
    const QColor color = this->color(side);
    engine::Json arguments;
    arguments.insert(QStringLiteral("side"), m_controller.module().sides[size_t(side.value)].id);
    addAreas(signs, arguments, color);
    if (has("zones"))
        signs.overlays.push_back(
            {QStringLiteral("zones"),
             spaces(m_controller.query(engine::protocol::Query::Zoc, arguments)), color,
             Overlay::Hatch});
    if (has("supply"))
        addSupply(signs, arguments, selected);
    if (has("command") && !selected)
        addCommand(signs, side);
    if (has("range") && !selected)
        addRange(signs, seenOf(side));
}

void BoardOverlays::addAreas(view::BoardSigns &signs, const engine::Json &side,
                             const QColor &color) const
{
    const QString prefix = area({});
    for (const QString &one : m_on) {
        if (!one.startsWith(prefix) || m_controller.isCovered())
            continue;
        const auto answer = m_controller.seat().query(one.mid(prefix.size()), side);
        const auto found = spaces(answer ? answer.value() : engine::Json());
        for (const auto pattern : {Overlay::Tint, Overlay::Outline})
            signs.overlays.push_back({one, found, color, pattern});
    }
}

std::vector<PieceId> BoardOverlays::seenOf(SideId side) const
{
    std::vector<PieceId> found;
    for (int32_t i = 0; i < int32_t(m_controller.module().pieces.size()); ++i) {
        const auto &now = m_controller.state().piece(PieceId(i));
        if (now.side == side && now.space && m_controller.view().seesFace(PieceId(i)))
            found.emplace_back(i);
    }
    return found;
}

void BoardOverlays::addControl(view::BoardSigns &signs, SideId side) const
{
    if (!has("control"))
        return;
    const auto pattern = side.value % 2 ? Overlay::Dots : Overlay::Tint;
    Overlay overlay{QStringLiteral("control"), {}, color(side), pattern};
    for (int32_t i = 0; i < m_controller.state().spaceCount(); ++i) {
        if (m_controller.state().control(SpaceId(i)) == side)
            overlay.spaces.emplace_back(i);
    }
    signs.overlays.push_back(overlay);
}

void BoardOverlays::addSupply(view::BoardSigns &signs, const engine::Json &side,
                              PieceId selected) const
{
    const engine::Json states = m_controller.query(engine::protocol::Query::Supply, side);
    Overlay in{QStringLiteral("supply"), {}, c_inSupply, Overlay::Outline};
    Overlay out{QStringLiteral("supply"), {}, c_outOfSupply, Overlay::Dots};
    for (qsizetype i = 0; states.isObject() && i < states.size(); ++i) {
        const PieceId piece = m_controller.module().piece(states.keyAt(i));
        const bool isIn = states.at(i).toString() == QLatin1String("supplied");
        if (piece && (!isIn || !selected))
            addPlace(isIn ? in.spaces : out.spaces, m_controller.state().piece(piece).space);
    }
    if (!in.spaces.empty())
        signs.overlays.push_back(in);
    signs.overlays.push_back(out);
}

void BoardOverlays::addCommand(view::BoardSigns &signs, SideId side) const
{
    Overlay overlay{QStringLiteral("command"), {}, color(side), Overlay::Outline};
    for (const PieceId piece : seenOf(side))
        addLed(overlay, piece);
    if (!overlay.spaces.empty())
        signs.overlays.push_back(overlay);
}

void BoardOverlays::addLed(Overlay &overlay, PieceId commander) const
{
    engine::Json piece;
    piece.insert(QStringLiteral("piece"), m_controller.module().piece(commander).id);
    const engine::Json led = m_controller.query(engine::protocol::Query::Command, piece);
    for (qsizetype i = 0; i < led.size(); ++i) {
        const PieceId one = m_controller.module().piece(led.at(i).toString());
        if (one && m_controller.view().seesFace(one))
            addPlace(overlay.spaces, m_controller.state().piece(one).space);
    }
}

void BoardOverlays::addVictory(view::BoardSigns &signs) const
{
    std::map<SideId, std::vector<SpaceId>> held;
    for (const SpaceId space : victoryPlaces(m_controller))
        held[m_controller.state().control(space)].push_back(space);
    for (const auto &[side, places] : held) {
        const QColor color = side ? this->color(side) : c_nobody;
        // The outline is seen from afar, where a star is a speck.
        signs.overlays.push_back({QStringLiteral("victory"), places, color, Overlay::Outline});
        signs.overlays.push_back({QStringLiteral("victory"), places, color, Overlay::Star});
    }
}

void BoardOverlays::addRange(view::BoardSigns &signs, const std::vector<PieceId> &pieces) const
{
    const engine::Module &module = m_controller.module();
    const engine::NameId name = module.names.find(QByteArrayLiteral("range"));
    Overlay overlay{QStringLiteral("range"), {}, c_range, Overlay::Hatch};
    for (const PieceId piece : pieces) {
        const auto &now = m_controller.state().piece(piece);
        const engine::Value range =
            name ? module.piece(piece).value(name, now.steps) : engine::Value();
        if (!now.space || range.type != engine::Value::Type::Integer || range.number <= 0)
            continue;
        const bool isHex = module.map.space(now.space).kind == engine::Space::Kind::Hex;
        if (!isHex && module.map.space(now.space).kind != engine::Space::Kind::Area)
            continue;
        for (const SpaceId space : isHex ? withinHexes(module.map, now.space, range.number)
                                         : within(module.map, now.space, range.number))
            addPlace(overlay.spaces, space);
    }
    if (!overlay.spaces.empty())
        signs.overlays.push_back(overlay);
}

} // namespace app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/board/marks/sightline.h"

#include "app/player/odds/oddswords.h"
#include "engine/board/hexline.h"

namespace app {

using engine::SpaceId;

namespace {

constexpr qsizetype c_mostNamed = 6; ///< Places on the line.

SpaceId spaceOf(const engine::Map &map, int board, engine::HexCoord hex)
{
    for (int32_t i = 0; i < map.spaceCount(); ++i) {
        const engine::Space &space = map.space(SpaceId(i));
        if (space.kind == engine::Space::Kind::Hex && space.board == board && space.hex == hex)
            return SpaceId(i);
    }
    return {};
}

QString groundOf(const GameController &controller, SpaceId space)
{
    const engine::Module &module = controller.module();
    const int terrain = module.map.space(space).terrain;
    return terrain < 0
        ? QString()
        : controller.translator().translate(module.terrain.terrains[size_t(terrain)].name);
}

} // namespace

SightLine SightLine::between(GameController &controller, SpaceId from, SpaceId to)
{
    SightLine line;
    const engine::Map &map = controller.module().map;
    const engine::Space &first = map.space(from);
    const engine::Space &last = map.space(to);
    if (first.kind != engine::Space::Kind::Hex || last.kind != first.kind
        || first.board != last.board || from == to)
        return line;
    const auto places = engine::hexLine(first.hex, last.hex);
    for (size_t i = 1; i + 1 < places.size(); ++i) {
        std::vector<SpaceId> here;
        for (const auto &hex : {std::optional(places[i].hex), places[i].twin}) {
            if (const SpaceId space = hex ? spaceOf(map, first.board, *hex) : SpaceId())
                here.push_back(space);
        }
        if (!here.empty())
            line.crossed.push_back(here);
    }
    line.ask(controller, from, to);
    return line;
}

void SightLine::ask(GameController &controller, SpaceId from, SpaceId to)
{
    const engine::Map &map = controller.module().map;
    engine::Json arguments;
    arguments.insert(QStringLiteral("from"), map.space(from).id);
    arguments.insert(QStringLiteral("to"), map.space(to).id);
    const engine::Json answer = controller.query(engine::protocol::Query::Sight, arguments);
    if (!answer.isObject()) {
        words = tr("No rule for sight.") + crossedWords(controller);
        return;
    }
    sight = answer[u"free"].toBool() ? Sight::Free : Sight::Blocked;
    blocker = map.find(answer[u"space"].toString());
    const QString own = oddswords::sentence(answer[u"text"], controller.translator());
    if (sight == Sight::Free)
        words = tr("The line of sight is free.");
    else if (blocker)
        words = tr("No line of sight: %1 is in the way.")
                    .arg(QStringList{controller.texts().spaceName(blocker),
                                     groundOf(controller, blocker)}
                             .join(u' ')
                             .trimmed());
    else
        words = tr("No line of sight.");
    if (!own.isEmpty())
        words += u' ' + own;
    if (const QString rule = answer[u"rule"].toString(); !rule.isEmpty())
        words += u' ' + tr("(rule %1)").arg(rule);
}

QString SightLine::crossedWords(const GameController &controller) const
{
    QStringList names;
    for (const auto &place : crossed) {
        QStringList twins;
        for (const SpaceId space : place)
            twins.append(
                QStringList{controller.module().map.space(space).id, groundOf(controller, space)}
                    .join(u' ')
                    .trimmed());
        if (names.size() == c_mostNamed) {
            names.append(tr("%n more", nullptr, int(crossed.size()) - int(c_mostNamed)));
            break;
        }
        names.append(twins.join(QStringLiteral(" / ")));
    }
    if (names.isEmpty())
        return {};
    return u' ' + tr("The line crosses %1.").arg(names.join(QStringLiteral(", ")));
}

} // namespace app

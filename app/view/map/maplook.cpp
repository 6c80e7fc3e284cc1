// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/map/maplook.h"

#include <QHash>

namespace view {

QString MapLook::lookOf(const QString &id, const engine::Json &values)
{
    return values[u"look"].toString(id).toLower();
}

MapLook::Ground MapLook::ground(const QString &look)
{
    static const QHash<QString, Ground> grounds = {
        {QStringLiteral("forest"), Ground::Forest},
        {QStringLiteral("woods"), Ground::Forest},
        {QStringLiteral("wood"), Ground::Forest},
        {QStringLiteral("swamp"), Ground::Swamp},
        {QStringLiteral("marsh"), Ground::Swamp},
        {QStringLiteral("rough"), Ground::Rough},
        {QStringLiteral("broken"), Ground::Rough},
        {QStringLiteral("hill"), Ground::Hill},
        {QStringLiteral("hills"), Ground::Hill},
        {QStringLiteral("mountain"), Ground::Mountain},
        {QStringLiteral("mountains"), Ground::Mountain},
        {QStringLiteral("sea"), Ground::Sea},
        {QStringLiteral("water"), Ground::Sea},
        {QStringLiteral("ocean"), Ground::Sea},
        {QStringLiteral("lake"), Ground::Lake},
    };
    return grounds.value(look, Ground::Clear);
}

MapLook::Settlement MapLook::settlement(const QString &look)
{
    static const QHash<QString, Settlement> sizes = {
        {QStringLiteral("dot"), Settlement::Dot},
        {QStringLiteral("village"), Settlement::Village},
        {QStringLiteral("town"), Settlement::Town},
        {QStringLiteral("city"), Settlement::City},
        {QStringLiteral("great_city"), Settlement::GreatCity},
        {QStringLiteral("capital"), Settlement::GreatCity},
    };
    return sizes.value(look, Settlement::None);
}

MapLook::Edge MapLook::edge(const QString &look)
{
    static const QHash<QString, Edge> edges = {
        {QStringLiteral("river"), Edge::River},
        {QStringLiteral("stream"), Edge::River},
        {QStringLiteral("canal"), Edge::River},
        {QStringLiteral("major_river"), Edge::MajorRiver},
        {QStringLiteral("lake"), Edge::Lake},
        {QStringLiteral("coast"), Edge::Coast},
        {QStringLiteral("sea"), Edge::Coast},
        {QStringLiteral("strait"), Edge::Coast},
        {QStringLiteral("defence"), Edge::Defence},
        {QStringLiteral("defensive_line"), Edge::Defence},
        {QStringLiteral("wall"), Edge::Fortress},
        {QStringLiteral("fortress"), Edge::Fortress},
        {QStringLiteral("border"), Edge::Border},
        {QStringLiteral("front"), Edge::Front},
        {QStringLiteral("front_line"), Edge::Front},
        {QStringLiteral("start_line"), Edge::Front},
        {QStringLiteral("slope"), Edge::Slope},
        {QStringLiteral("ridge"), Edge::Slope},
        {QStringLiteral("escarpment"), Edge::Slope},
    };
    return edges.value(look, Edge::None);
}

MapLook::Way MapLook::way(const QString &look)
{
    static const QHash<QString, Way> ways = {
        {QStringLiteral("road"), Way::Road},         {QStringLiteral("track"), Way::Track},
        {QStringLiteral("trail"), Way::Track},       {QStringLiteral("minor_road"), Way::Track},
        {QStringLiteral("autobahn"), Way::Autobahn}, {QStringLiteral("highway"), Way::Autobahn},
        {QStringLiteral("motorway"), Way::Autobahn}, {QStringLiteral("rail"), Way::Rail},
        {QStringLiteral("railway"), Way::Rail},      {QStringLiteral("railroad"), Way::Rail},
    };
    return ways.value(look, Way::None);
}

} // namespace view

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/map/sheet/maplook.h"

#include <QHash>

namespace view {

namespace {

const QHash<QString, MapLook::Ground> &groundWords()
{
    static const QHash<QString, MapLook::Ground> grounds = {
        {QStringLiteral("forest"), MapLook::Ground::Forest},
        {QStringLiteral("woods"), MapLook::Ground::Forest},
        {QStringLiteral("wood"), MapLook::Ground::Forest},
        {QStringLiteral("swamp"), MapLook::Ground::Swamp},
        {QStringLiteral("marsh"), MapLook::Ground::Swamp},
        {QStringLiteral("rough"), MapLook::Ground::Rough},
        {QStringLiteral("broken"), MapLook::Ground::Rough},
        {QStringLiteral("hill"), MapLook::Ground::Hill},
        {QStringLiteral("hills"), MapLook::Ground::Hill},
        {QStringLiteral("mountain"), MapLook::Ground::Mountain},
        {QStringLiteral("mountains"), MapLook::Ground::Mountain},
        {QStringLiteral("sea"), MapLook::Ground::Sea},
        {QStringLiteral("water"), MapLook::Ground::Sea},
        {QStringLiteral("ocean"), MapLook::Ground::Sea},
        {QStringLiteral("lake"), MapLook::Ground::Lake},
    };
    return grounds;
}

const QHash<QString, MapLook::Settlement> &settlementWords()
{
    static const QHash<QString, MapLook::Settlement> sizes = {
        {QStringLiteral("dot"), MapLook::Settlement::Dot},
        {QStringLiteral("village"), MapLook::Settlement::Village},
        {QStringLiteral("town"), MapLook::Settlement::Town},
        {QStringLiteral("city"), MapLook::Settlement::City},
        {QStringLiteral("great_city"), MapLook::Settlement::GreatCity},
        {QStringLiteral("capital"), MapLook::Settlement::GreatCity},
    };
    return sizes;
}

const QHash<QString, MapLook::Edge> &edgeWords()
{
    static const QHash<QString, MapLook::Edge> edges = {
        {QStringLiteral("river"), MapLook::Edge::River},
        {QStringLiteral("stream"), MapLook::Edge::River},
        {QStringLiteral("canal"), MapLook::Edge::River},
        {QStringLiteral("major_river"), MapLook::Edge::MajorRiver},
        {QStringLiteral("great_river"), MapLook::Edge::GreatRiver},
        {QStringLiteral("lake"), MapLook::Edge::Lake},
        {QStringLiteral("lake_full"), MapLook::Edge::LakeFull},
        {QStringLiteral("lake_partial"), MapLook::Edge::LakePartial},
        {QStringLiteral("coast"), MapLook::Edge::Coast},
        {QStringLiteral("sea"), MapLook::Edge::Coast},
        {QStringLiteral("strait"), MapLook::Edge::Coast},
        {QStringLiteral("defence"), MapLook::Edge::Defence},
        {QStringLiteral("defensive_line"), MapLook::Edge::Defence},
        {QStringLiteral("wall"), MapLook::Edge::Fortress},
        {QStringLiteral("fortress"), MapLook::Edge::Fortress},
        {QStringLiteral("border"), MapLook::Edge::Border},
        {QStringLiteral("district"), MapLook::Edge::District},
        {QStringLiteral("front"), MapLook::Edge::Front},
        {QStringLiteral("front_line"), MapLook::Edge::Front},
        {QStringLiteral("start_line"), MapLook::Edge::Front},
        {QStringLiteral("slope"), MapLook::Edge::Slope},
        {QStringLiteral("ridge"), MapLook::Edge::Slope},
        {QStringLiteral("escarpment"), MapLook::Edge::Slope},
    };
    return edges;
}

const QHash<QString, MapLook::Way> &wayWords()
{
    static const QHash<QString, MapLook::Way> ways = {
        {QStringLiteral("road"), MapLook::Way::Road},
        {QStringLiteral("track"), MapLook::Way::Track},
        {QStringLiteral("trail"), MapLook::Way::Track},
        {QStringLiteral("minor_road"), MapLook::Way::Track},
        {QStringLiteral("autobahn"), MapLook::Way::Autobahn},
        {QStringLiteral("highway"), MapLook::Way::Autobahn},
        {QStringLiteral("motorway"), MapLook::Way::Autobahn},
        {QStringLiteral("rail"), MapLook::Way::Rail},
        {QStringLiteral("railway"), MapLook::Way::Rail},
        {QStringLiteral("railroad"), MapLook::Way::Rail},
        {QStringLiteral("river"), MapLook::Way::River},
        {QStringLiteral("stream"), MapLook::Way::Stream},
    };
    return ways;
}

const QHash<QString, MapLook::Sign> &signWords()
{
    static const QHash<QString, MapLook::Sign> signs = {
        {QStringLiteral("fort"), MapLook::Sign::Fort},
        {QStringLiteral("light_fort"), MapLook::Sign::LightFort},
        {QStringLiteral("fortified_zone"), MapLook::Sign::Zone},
        {QStringLiteral("fortification"), MapLook::Sign::Works},
        {QStringLiteral("factory"), MapLook::Sign::Factory},
        {QStringLiteral("oil"), MapLook::Sign::Oil},
    };
    return signs;
}

template<typename Look> QStringList sortedKeys(const QHash<QString, Look> &words)
{
    QStringList keys = words.keys();
    keys.sort();
    return keys;
}

} // namespace

QString MapLook::lookOf(const QString &id, const engine::Json &values)
{
    return values[u"look"].toString(id).toLower();
}

MapLook::Ground MapLook::ground(const QString &look)
{
    return groundWords().value(look, Ground::Clear);
}

MapLook::Settlement MapLook::settlement(const QString &look)
{
    return settlementWords().value(look, Settlement::None);
}

MapLook::Edge MapLook::edge(const QString &look)
{
    return edgeWords().value(look, Edge::None);
}

MapLook::Sign MapLook::sign(const QString &look)
{
    return signWords().value(look, Sign::None);
}

MapLook::Way MapLook::way(const QString &look)
{
    return wayWords().value(look, Way::None);
}

QStringList MapLook::groundLooks()
{
    QStringList looks = sortedKeys(groundWords()) + sortedKeys(settlementWords())
        + QStringList{QStringLiteral("clear")};
    looks.sort();
    return looks;
}

QStringList MapLook::edgeLooks()
{
    return sortedKeys(edgeWords());
}

QStringList MapLook::wayLooks()
{
    return sortedKeys(wayWords());
}

} // namespace view

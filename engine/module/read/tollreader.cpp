// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/module/read/tollreader.h"

#include <cmath>

namespace engine {

namespace {

constexpr double largestCost = 10'000;

} // namespace

TerrainTable::Toll TollReader::read(JsonReader &reader) const
{
    const auto classes = size_t(m_terrain.classes.size());
    TerrainTable::Toll toll{std::vector<int>(classes, m_missing), std::vector<int>(classes, 0), 0};
    change(reader, toll);
    return toll;
}

void TollReader::change(JsonReader &reader, TerrainTable::Toll &toll) const
{
    readCosts(reader, u"cost", toll.cost);
    if (m_parts & Leave)
        readCosts(reader, u"leave", toll.leave);
    if (m_parts & Stops && reader.has(u"stops"))
        toll.stops = readStops(reader);
}

std::vector<TerrainTable::Toll> TollReader::variants(JsonReader &reader,
                                                     const TerrainTable::Toll &always) const
{
    std::vector<TerrainTable::Toll> found;
    for (auto &[name, variant] : reader.optionalMap(u"variants")) {
        const qsizetype index = m_terrain.variants.indexOf(name);
        if (index < 0) {
            variant.unknown(variant.value(), tr("There is no variant “%1”.").arg(name), name,
                            m_terrain.variants);
            continue;
        }
        if (!variant.expectObject())
            continue;
        if (m_parts & Leave)
            variant.allowKeys({u"cost", u"leave", u"stops"});
        else if (m_parts & Stops)
            variant.allowKeys({u"cost", u"stops"});
        else
            variant.allowKeys({u"cost"});
        if (found.empty())
            found.assign(size_t(m_terrain.variants.size()), always);
        change(variant, found[size_t(index)]);
    }
    return found;
}

// True for all classes, or a list of those that have to stop.
uint64_t TollReader::readStops(JsonReader &reader) const
{
    const Json &value = reader.value()[u"stops"];
    if (!value.isArray())
        return reader.boolean(u"stops", false) ? ~uint64_t(0) : 0;
    uint64_t stops = 0;
    for (JsonReader &item : reader.array(u"stops")) {
        const QString name = item.asString();
        const qsizetype index = m_terrain.classes.indexOf(name);
        if (item.isPresent() && index < 0) {
            item.unknown(item.value(), tr("There is no mobility class “%1”.").arg(name), name,
                         m_terrain.classes);
        } else if (item.isPresent()) {
            stops |= uint64_t(1) << index;
        }
    }
    return stops;
}

void TollReader::readCosts(JsonReader &reader, QStringView key, std::vector<int> &costs) const
{
    for (auto &[name, cost] : reader.optionalMap(key)) {
        const qsizetype index = m_terrain.classes.indexOf(name);
        if (index < 0) {
            cost.unknown(cost.value(), tr("There is no mobility class “%1”.").arg(name), name,
                         m_terrain.classes);
        } else {
            costs[size_t(index)] = readCost(cost);
        }
    }
}

int TollReader::readCost(JsonReader &cost) const
{
    const Json &value = cost.value();
    if (value.isString() && value.toString() == u"blocked")
        return TerrainTable::blocked;
    if (value.isString() && value.toString() == u"whole") {
        if (m_parts & Whole)
            return TerrainTable::whole;
        cost.problem(tr("Only an edge can take the whole allowance."));
        return TerrainTable::blocked;
    }
    if (!value.isNumber() || value.toReal() < 0 || value.toReal() > largestCost) {
        cost.problem(tr("“%1” must be a number from 0 to %2, “blocked” or “whole”.")
                         .arg(cost.path())
                         .arg(largestCost));
        return TerrainTable::blocked;
    }
    // A third can't be written exactly: what is near a whole number of parts is meant to be one.
    const double parts = value.toReal() * m_terrain.scale;
    if (std::abs(parts - std::round(parts)) > 0.02) {
        cost.problem(tr("“%1” can't be told in parts of 1/%2; “scale” must be larger.")
                         .arg(cost.path())
                         .arg(m_terrain.scale));
    }
    return int(std::lround(parts));
}

} // namespace engine

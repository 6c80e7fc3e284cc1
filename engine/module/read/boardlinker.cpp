// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/module/read/boardlinker.h"

namespace engine {

namespace {

quint32 key(HexCoord hex)
{
    return quint32(quint16(hex.q)) << 16 | quint16(hex.r);
}

} // namespace

BoardLinker::BoardLinker(LoadContext &context, std::vector<BoardDraft> &drafts)
    : m_context(context)
    , m_map(context.module.map)
    , m_drafts(drafts)
{
}

void BoardLinker::link()
{
    const auto reader = [this](const BoardDraft &draft) {
        return JsonReader(draft.json, draft.file, m_context.issues);
    };
    for (const BoardDraft &draft : m_drafts)
        addAliases(reader(draft));
    for (BoardDraft &draft : m_drafts)
        joinHexes(draft);
    for (const BoardDraft &draft : m_drafts) {
        addLinks(reader(draft));
        addTracks(reader(draft));
    }
    for (const BoardDraft &draft : m_drafts)
        addEdges(reader(draft), m_map.boards()[size_t(draft.board)]);
    for (const BoardDraft &draft : m_drafts)
        addWays(reader(draft));
}

void BoardLinker::addAliases(JsonReader file)
{
    for (auto &[alias, target] : file.optionalMap(u"aliases")) {
        const SpaceId space = m_context.space(target);
        if (!JsonReader::isIdentifier(alias))
            target.problem(
                tr("“%1” is no good id: only letters, digits, “_”, “-” and “.”.").arg(alias));
        else if (space && !m_map.addAlias(alias, space))
            target.problem(tr("There is already a space “%1”.").arg(alias));
    }
}

void BoardLinker::joinHexes(BoardDraft &draft)
{
    const auto &grid = m_map.boards()[size_t(draft.board)].grid;
    if (!grid)
        return;
    const HexGrid::Layout &layout = grid->layout();
    QHash<quint32, SpaceId> places;
    places.reserve(qsizetype(draft.cells.size()));
    std::vector<HexCoord> hexes;
    hexes.reserve(draft.cells.size());
    for (int column = 0; column < layout.columns; ++column) {
        for (int row = 0; row < layout.rows; ++row) {
            SpaceId &cell = draft.cells[hexes.size()];
            // A hex of two sheets has neighbours on both.
            if (!cell)
                cell = m_map.find(grid->number(column, row));
            hexes.push_back(grid->coordinate(column, row));
            if (cell)
                places.insert(key(hexes.back()), cell);
        }
    }
    for (size_t i = 0; i < hexes.size(); ++i) {
        if (!draft.cells[i])
            continue;
        for (int direction = 0; direction < 3; ++direction) {
            const SpaceId other = places.value(key(hexes[i].neighbour(direction)));
            if (other && other != draft.cells[i])
                m_map.addEdge(draft.cells[i], other, uint8_t(direction));
        }
    }
}

std::optional<std::pair<SpaceId, SpaceId>> BoardLinker::pair(JsonReader reader)
{
    if (!reader.value().isArray() || reader.value().size() != 2) {
        reader.problem(tr("“%1” must be two spaces: [\"a\", \"b\"].").arg(reader.path()));
        return {};
    }
    const QList<JsonReader> ends = reader.asArray();
    const SpaceId a = m_context.space(ends[0]);
    const SpaceId b = m_context.space(ends[1]);
    if (!a || !b)
        return {};
    if (a == b) {
        reader.problem(tr("“%1” can't be its own neighbour.").arg(m_map.space(a).id));
        return {};
    }
    return std::pair(a, b);
}

void BoardLinker::addLinks(JsonReader file)
{
    for (const JsonReader &reader : file.optionalArray(u"links")) {
        if (const auto ends = pair(reader))
            m_map.addEdge(ends->first, ends->second);
    }
}

void BoardLinker::addTracks(JsonReader file)
{
    for (JsonReader &track : file.optionalArray(u"tracks")) {
        SpaceId last;
        for (JsonReader &item : track.asArray()) {
            const SpaceId space = m_context.space(item);
            if (space && last && space != last)
                m_map.addEdge(last, space);
            else if (space && space == last)
                item.problem(tr("“%1” follows itself.").arg(m_map.space(space).id));
            last = space;
        }
    }
}

template<typename Kind>
int BoardLinker::kind(JsonReader &reader, const std::vector<Kind> &kinds, const QString &unknown)
{
    const QString id = reader.string(u"type");
    QStringList known;
    for (size_t i = 0; i < kinds.size(); ++i) {
        if (kinds[i].id == id)
            return int(i);
        known.append(kinds[i].id);
    }
    if (reader.value()[u"type"].isString())
        reader.unknown(reader.value()[u"type"], unknown.arg(id), id, known);
    return -1;
}

void BoardLinker::addEdges(JsonReader file, const Board &board)
{
    for (JsonReader &reader : file.optionalArray(u"edges")) {
        reader.allowKeys({u"type", u"name", u"between"});
        const int found =
            kind(reader, m_context.module.terrain.edges, tr("There is no kind of edge “%1”."));
        const QString name = reader.string(u"name", QString());
        for (const JsonReader &item : reader.array(u"between"))
            addFeature(item, found, name, board);
    }
}

void BoardLinker::addFeature(JsonReader reader, int kind, const QString &name, const Board &board)
{
    const auto ends = pair(reader);
    if (!ends)
        return;
    EdgeId edge = m_map.edgeBetween(ends->first, ends->second);
    if (!edge) {
        // Hexes lie where they lie; areas and boxes are neighbours because the file says so.
        if (board.kind == Board::Kind::Hex) {
            reader.problem(tr("“%1” and “%2” are not neighbours.")
                               .arg(m_map.space(ends->first).id, m_map.space(ends->second).id));
            return;
        }
        edge = m_map.addEdge(ends->first, ends->second);
    }
    if (kind < 0)
        return;
    const TerrainTable &terrain = m_context.module.terrain;
    if (m_map.hasFeature(edge, kind, ends->first, terrain)) {
        reader.warning(reader.value(),
                       tr("“%1” is already between “%2” and “%3”.")
                           .arg(terrain.edges[size_t(kind)].id, m_map.space(ends->first).id,
                                m_map.space(ends->second).id));
        return;
    }
    const bool directed = terrain.edges[size_t(kind)].directed;
    m_map.edge(edge).features.push_back({kind, directed ? ends->first : SpaceId(), name});
}

void BoardLinker::addWays(JsonReader file)
{
    for (JsonReader &reader : file.optionalArray(u"ways")) {
        reader.allowKeys({u"type", u"name", u"spaces"});
        Way way;
        way.kind = kind(reader, m_context.module.terrain.ways, tr("There is no kind of way “%1”."));
        way.name = reader.string(u"name", QString());
        SpaceId last;
        for (JsonReader &item : reader.array(u"spaces")) {
            const SpaceId space = m_context.space(item);
            if (space && last && !m_map.areNeighbours(last, space)) {
                item.problem(tr("“%1” is no neighbour of “%2”, where the way comes from.")
                                 .arg(m_map.space(space).id, m_map.space(last).id));
            }
            if (space)
                way.spaces.push_back(space);
            last = space;
        }
        if (reader.value()[u"spaces"].size() == 1)
            reader.problem(reader.value()[u"spaces"], tr("A way needs at least two spaces."));
        if (way.kind >= 0 && way.spaces.size() > 1)
            m_map.addWay(std::move(way));
    }
}

} // namespace engine

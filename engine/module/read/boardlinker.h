// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/module/read/boarddraft.h"
#include "engine/module/read/loadcontext.h"

namespace engine {

/// Joins the spaces of all boards: further names, neighbours, what lies on edges, ways.
class BoardLinker
{
    Q_DECLARE_TR_FUNCTIONS(BoardLinker)

public:
    BoardLinker(LoadContext &context, std::vector<BoardDraft> &drafts);

    void link();

private:
    void addAliases(JsonReader file);
    void joinHexes(BoardDraft &draft);
    void addLinks(JsonReader file);
    void addTracks(JsonReader file);
    void addEdges(JsonReader file, const Board &board);
    void addFeature(JsonReader pair, int kind, const QString &name, const Board &board);
    void addWays(JsonReader file);
    /// Both spaces of [a, b]; nothing, noted, when one is unknown or they are the same.
    std::optional<std::pair<SpaceId, SpaceId>> pair(JsonReader reader);
    template<typename Kind>
    int kind(JsonReader &reader, const std::vector<Kind> &kinds, const QString &unknown);

    LoadContext &m_context;
    Map &m_map;
    std::vector<BoardDraft> &m_drafts;
};

} // namespace engine

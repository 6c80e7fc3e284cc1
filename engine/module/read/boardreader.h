// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/module/read/boarddraft.h"
#include "engine/module/read/loadcontext.h"

#include <QSet>

namespace engine {

/// Reads boards/<id>.json: the sheets of a module with their spaces and what joins them.
class BoardReader
{
    Q_DECLARE_TR_FUNCTIONS(BoardReader)

public:
    explicit BoardReader(LoadContext &context);

    /// All boards at once, because they may be joined.
    void read(const QStringList &ids);

private:
    void readDraft(const QString &id);
    void readBoard(BoardDraft &draft);
    void readGrid(JsonReader grid, Board &board, BoardDraft &draft);
    std::optional<HexGrid::Layout> readLayout(JsonReader &grid);
    bool readSheets(JsonReader &grid, HexGrid::Layout &layout);
    bool checkNumbering(JsonReader &grid, const QString &numbering);
    void makeHexes(JsonReader &grid, const Board &board, BoardDraft &draft);
    void readPage(JsonReader &file, Board &board);
    void readPicture(JsonReader &file, Board &board);
    /// Of a key that names a file of the module; empty when there is none.
    QString readFile(JsonReader &file, QStringView key);
    QRectF pageOf(const QString &picture) const;
    void checkShapes(const BoardDraft &draft);
    void checkOutlines(const BoardDraft &draft);
    void readLabels(JsonReader &file, Board &board);
    void addSpaces(JsonReader &file, const Board &board, const BoardDraft &draft);
    void addSpace(const QString &id, JsonReader &reader, const Board &board,
                  const BoardDraft &draft);

    LoadContext &m_context;
    Map &m_map;
    std::vector<BoardDraft> m_drafts;
    QSet<QString> m_aliases;
};

} // namespace engine

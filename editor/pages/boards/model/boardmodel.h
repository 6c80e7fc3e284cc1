// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/filecontent.h"
#include "editor/pages/boards/model/areas/boardareas.h"
#include "editor/pages/boards/model/boardchange.h"
#include "editor/pages/boards/model/hexcells.h"
#include "engine/board/board.h"

#include <QSet>

namespace editor {

/// What the file of a board says, at once after every edit and also while it is full of mistakes.
/// It never changes; the next one shares what is the same.
class BoardModel
{
public:
    using Pointer = std::shared_ptr<const BoardModel>;
    using Pair = std::pair<QString, QString>; ///< Two spaces, in the order of the file.

    struct Edges
    {
        QString type;
        QString name;
        std::vector<Pair> between;
        JsonTextPointer source;
    };
    struct Way
    {
        QString type;
        QString name;
        QStringList spaces;
        JsonTextPointer source;
    };
    struct Box
    {
        QString id;
        QRectF box;
        JsonTextPointer source;
    };
    /// A member of an edge list: entry and place in its "between".
    struct EdgePlace
    {
        int entry = -1;
        int place = -1;
    };

    /// Never null; without a readable file the board is empty.
    static Pointer read(const QString &file, const FileContents &files, const Pointer &before = {});

    const QString &file() const { return m_file; }
    bool isReadable() const { return bool(m_root); }
    QString id() const;
    QString name() const;
    engine::Board::Kind kind() const { return m_kind; }
    /// Null unless it is a hex board with a good grid.
    const HexCellsPointer &cells() const { return m_cells; }
    bool isMissing(int cell) const { return m_missing.contains(cell); }
    /// The ground of hexes that say nothing.
    const QString &ground() const { return m_ground; }
    const QString &picture() const { return m_picture; }
    bool hasUnderlay() const;
    /// The sheet as the file has it, or what is needed for all that is on it.
    QRectF page() const;

    const QHash<QString, JsonTextPointer> &entries() const { return m_entries; }
    /// Null when the file says nothing of the space.
    JsonTextPointer entry(const QString &space) const { return m_entries.value(space); }
    bool contains(const QString &space) const;
    QString terrain(const QString &space) const;
    QString spaceName(const QString &space) const;
    QStringList features(const QString &space) const;
    engine::Json values(const QString &space) const;

    const std::vector<Edges> &edges() const { return m_edges; }
    std::vector<EdgePlace> edgesAt(const QString &a, const QString &b) const;
    const std::vector<Way> &ways() const { return m_ways; }
    const std::vector<engine::BoardLabel> &labels() const { return m_labels; }
    const std::vector<Box> &boxes() const { return m_boxes; }
    const BoardAreas &areas() const { return *m_areas; }
    /// Areas that a link or something between them makes neighbours.
    QSet<Pair> neighbours() const;
    bool areLinked(const QString &a, const QString &b) const;
    bool isBox(const QString &space) const;
    static Pair key(const QString &a, const QString &b);
    const JsonTextPointer &root() const { return m_root; }

    std::optional<QPointF> centreOf(const QString &space) const;
    /// The box, hex or area at a point of the page; empty: none.
    QString spaceAt(QPointF page) const;

private:
    void readHead(const BoardModel *before);
    void readGrid();
    void readSpaces(const BoardModel *before);
    void readEdges(const BoardModel *before);
    void readWays(const BoardModel *before);
    void readLabels();
    void readChangedSpaces(const JsonText &spaces, const JsonText &known, const BoardModel &before);
    void readBoxes(const JsonText &spaces);
    void readAreas(const FileContents &files, const BoardModel *before);
    void readLinks(const BoardModel *before);

    QString m_file;
    JsonTextPointer m_root;
    engine::Board::Kind m_kind = engine::Board::Kind::Hex;
    HexCellsPointer m_cells;
    QSet<int> m_missing;
    QString m_ground;
    QString m_picture;
    QHash<QString, JsonTextPointer> m_entries;
    std::vector<Edges> m_edges;
    QHash<Pair, std::vector<EdgePlace>> m_edgePlaces;
    std::vector<Way> m_ways;
    std::vector<engine::BoardLabel> m_labels;
    std::vector<Box> m_boxes;
    BoardAreas::Pointer m_areas = std::make_shared<BoardAreas>();
    QSet<Pair> m_links;
};

} // namespace editor

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/geometry/boardcamera.h"
#include "editor/pages/boards/canvas/flatpainter.h"
#include "editor/pages/boards/canvas/patchpainter.h"
#include "editor/pages/boards/model/boardsession.h"

#include <QSet>

namespace editor {

/// Hexes that were edited after the sheet was painted, drawn above it as they are now: plainly at
/// once, then as pieces of the printed map.
class LiveLayer
{
public:
    /// When more than these have changed the whole sheet is painted sooner.
    static constexpr qsizetype mostCells = 600;

    /// \a edition is the document's after the change.
    void add(const BoardModel &model, const BoardChange &change, quint64 edition);
    void add(const MapPatch &patch);
    /// The sheet shows everything up to this edition.
    void forget(quint64 edition);
    /// Nothing but plain hexes, until there is a sheet.
    void coverAll(quint64 edition);
    bool isEmpty() const
    {
        return !m_isWhole && !m_hasBoxes && m_cells.isEmpty() && m_areas.isEmpty();
    }
    QStringList areas() const { return m_areas.keys(); }
    /// Where they were on the sheet.
    const QList<QPolygonF> &covered() const { return m_covered; }
    bool hasBoxes() const { return m_isWhole || m_hasBoxes; }
    bool isWhole() const { return m_isWhole; }
    /// Forgets the picture; the colours or the layers are others.
    void redraw() { m_picture = {}; }
    qsizetype cellCount() const { return m_cells.size(); }
    void dropPatches();
    /// Those that are not seen any more; they are painted again when they are.
    void dropPatchesOutside(QRectF seen);
    /// Blocks in which something is drawn plainly, or not sharply at \a scale; those in the middle
    /// come first.
    std::vector<QPoint> wanted(const BoardModel &model, QRectF seen, double scale) const;

    void paint(QPainter &painter, const view::BoardCamera &camera, const FlatPainter &flat,
               const BoardModel &model);

private:
    bool isPatched(const BoardModel &model, int cell) const;
    std::vector<int> seen(const QList<int> &cells, const BoardModel &model, QRectF part) const;
    QList<int> startPicture(const view::BoardCamera &camera, const BoardModel &model);

    QHash<int, quint64> m_cells; ///< With the edition of their last change.
    QHash<QPoint, MapPatch> m_patches;
    QHash<QString, quint64> m_areas; ///< With the edition of their last change.
    QList<QPolygonF> m_covered;
    bool m_isWhole = false;
    quint64 m_wholeEdition = 0;
    bool m_hasBoxes = false;
    quint64 m_boxEdition = 0;
    QSet<int> m_fresh; ///< Not in the picture yet.
    QImage m_picture; ///< What of them is seen, so that it need not be drawn with every frame.
    QRectF m_part; ///< The part of the page in the picture.
};

} // namespace editor

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/geometry/boardcamera.h"
#include "app/view/picture/boundedimage.h"
#include "editor/pages/boards/canvas/flatpainter.h"
#include "editor/pages/boards/canvas/livelayer.h"
#include "editor/pages/boards/canvas/smallnumbers.h"
#include "editor/pages/boards/model/boardsession.h"

#include <QCoreApplication>

namespace editor {

/// Paints what lies above the printed sheet of a board: what was changed since, a scan to trace,
/// numbers and marks that the sheet does not show, and what is chosen.
class CanvasPainter
{
    Q_DECLARE_TR_FUNCTIONS(editor::CanvasPainter)

public:
    CanvasPainter(BoardSession &session, const view::BoardCamera &camera, LiveLayer &live);

    /// To be called whenever there is another model, too.
    void setTheme(view::MapTheme theme);
    /// Parts of the sheet that lie above the map.
    void setPlates(const std::vector<QRectF> &plates) { m_plates = plates; }
    void paint(QPainter &painter);
    /// Why there is no board to be seen.
    void paintEmpty(QPainter &painter, QRect place, const QPalette &palette) const;

private:
    QTransform toView() const;
    void paintLive(QPainter &painter);
    void paintLiveAreas(QPainter &painter) const;
    QStringList liveAreas() const;
    bool isCovered(const BoardArea &area) const;
    void paintScan(QPainter &painter);
    /// Those that the sheet leaves out because it is seen from far.
    void paintNumbers(QPainter &painter);
    std::vector<int> visibleCells() const;
    void paintMarks(QPainter &painter) const;
    void paintSelection(QPainter &painter) const;
    QList<QLineF> paintChosenHexes(QPainter &painter) const;
    QList<QLineF> paintChosenAreas(QPainter &painter) const;

    BoardSession &m_session;
    const view::BoardCamera &m_camera;
    LiveLayer &m_live;
    std::unique_ptr<FlatPainter> m_flat;
    SmallNumbers m_numbers;
    std::vector<QRectF> m_plates;
    std::pair<FileContentPointer, view::BoundedImage> m_scan; ///< Read from that file.
};

} // namespace editor

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/geometry/boardcamera.h"
#include "app/view/tiles/sheetfade.h"
#include "app/view/tiles/tilestore.h"

#include <QWidget>

namespace view {

/// A printed sheet under a glass: it can be zoomed and moved, and keeps sharp by tiles.
class SheetView : public QWidget
{
    Q_OBJECT

public:
    explicit SheetView(QWidget *parent = nullptr);

    /// Where painted maps are kept; empty: nowhere. To be called before a sheet is shown.
    void setCacheFolder(const QString &folder) { m_tiles.setFolder(folder); }
    /// For a sheet that will soon be another one: only what is seen is painted, nothing is kept.
    void keepNothingPainted();
    /// Kept free of the map on both sides while all of it is shown, for what lies on the board.
    void setSideRoom(int pixels);

    double zoom() const { return m_camera.zoom(); }
    void zoomIn();
    void zoomOut();
    void zoomTo(double zoom);
    void fit();
    void zoomAt(QPointF fixed, double zoom);
    void panBy(QPointF pixels);
    void centreOnPage(QPointF point);
    /// In units of the page.
    QRectF visibleArea() const { return m_camera.visible(); }
    QRectF page() const { return m_camera.page(); }
    const BoardCamera &camera() const { return m_camera; }
    const TileStore &tiles() const { return m_tiles; }
    /// What is shown; null: nothing.
    std::shared_ptr<BoardSheet> sheet() const { return m_sheet.lock(); }
    bool zoomByKey(int key);
    bool panByKey(const QKeyEvent &event);
    /// -1, 0 or 1 in each direction.
    static QPointF arrow(int key);

    QSize sizeHint() const override { return {900, 600}; }

signals:
    void viewChanged();
    void overviewChanged();

protected:
    /// Null: an empty table; the one that is shown already stays. With TileStore::Old::Kept the old
    /// one is seen until the new one is drawn.
    void showSheet(std::shared_ptr<BoardSheet> sheet, TileStore::Old old = TileStore::Old::Gone);
    /// The same map in another look: the old one is seen until the new one is there and fades into
    /// it. Not \a isMoving: at once.
    void changeSheet(std::shared_ptr<BoardSheet> sheet, QColor table, bool isMoving);
    /// What there is to see without a sheet; another page is shown as a whole.
    void setPage(QRectF page);
    void paintTiles(QPainter &painter, QColor table);
    /// Another part of the sheet is seen.
    virtual void cameraMoved();

    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    void paintSheet(QPainter &painter, QColor table);
    void paintTile(QPainter &painter, QRectF place, int column, int row, QColor table);

    BoardCamera m_camera;
    TileStore m_tiles;
    SheetFade m_fade;
    std::weak_ptr<BoardSheet> m_sheet;
    bool m_isFitted = true;
};

} // namespace view

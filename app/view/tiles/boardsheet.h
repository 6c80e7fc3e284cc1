// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/map/sheet/mappalette.h"
#include "app/view/map/sheet/mappicture.h"
#include "app/view/map/sheet/mapsource.h"
#include "app/view/tiles/stampdrawing.h"
#include "engine/i18n/translator.h"

#include <QColor>
#include <QRectF>

#include <memory>
#include <mutex>
#include <optional>
#include <vector>

class QPainter;

namespace engine {
struct Module;
struct Space;
} // namespace engine

namespace view {

/// The printed sheet of one board, however it comes about: drawn by the map painter, from a
/// picture of the module, or as plain boxes. A picture that is refused is replaced by what would be
/// drawn without it.
///
/// Everything but the constructor is slow and meant for workers, any number of them.
class BoardSheet
{
public:
    BoardSheet(std::shared_ptr<const engine::Module> module, int board, MapTheme theme,
               engine::Translator translator, MapParts parts = wholeMap, const QString &look = {});
    ~BoardSheet();

    QRectF page() const { return m_page; }
    /// Of those that the board's style knows.
    const QString &look() const { return m_look; }
    QColor ground() const { return m_ground; }
    /// Equal sheets, equal keys: over content, colours, language and way of painting.
    QByteArray key() const;

    /// Draws the sheet with its upper left corner at the painter's origin; of what lies outside
    /// \a part (in pixels) some may be missing. Hex numbers are left out where nobody could read
    /// them, and things smaller than \a least pixels.
    void draw(QPainter &painter, double scale, QRectF part, double least = 0) const;
    /// Does the long part of the work, so that drawing is quick afterwards.
    void prepare() const { picture(); }
    /// What lies on the map, as the cartouche does.
    std::vector<QRectF> plates() const { return picture()->plates; }
    /// In units of the page.
    std::vector<MapText> placeNames() const { return picture()->names; }
    /// What of the picture is held in memory.
    qint64 bytes() const;

private:
    struct Layer
    {
        Drawing shapes;
        StampDrawing stamps = {}; // above the shapes
        std::vector<MapText> texts = {}; // above both, in units of the page
    };
    struct Picture
    {
        std::vector<Layer> layers;
        std::vector<MapText> names;
        std::vector<QRectF> plates;
    };

    void findPage();
    /// What is drawn; made when it is wanted first.
    std::shared_ptr<const Picture> picture() const;
    Picture paintedMap() const;
    /// What lies below the painted map; nothing: only its own ground.
    std::optional<Drawing> underlay() const;
    /// \a svg in the place of the painted map.
    Drawing drawing(const MapPicture &painted, const QByteArray &svg) const;
    StampDrawing stampDrawing(const MapPicture &painted, std::vector<MapStamp> stamps) const;
    /// An underlay takes the shape of the grid; a picture keeps its own, in the middle.
    enum class Shape { Own, Stretched };
    /// A file of the module, drawn over \a area of the page; nothing when it is refused.
    std::optional<Drawing> artwork(const QString &file, QRectF area, Shape shape) const;
    /// Boxes, and areas of which only the shapes are known.
    Drawing plainSpaces() const;
    void drawArea(QPainter &painter, const engine::Space &space, const QPainterPath &shape) const;
    void drawBox(QPainter &painter, const engine::Space &space) const;
    void drawBlock(QPainter &painter, const Picture &picture, double scale, QRectF block,
                   double least) const;
    QString text(const QString &source) const;

    std::shared_ptr<const engine::Module> m_module;
    int m_board;
    MapTheme m_theme;
    MapPalette m_palette;
    engine::Translator m_translator;
    MapParts m_parts;
    QString m_look;
    QRectF m_page;
    QColor m_ground;
    mutable std::mutex m_mutex; // guards what follows
    mutable std::shared_ptr<const Picture> m_picture;
};

} // namespace view

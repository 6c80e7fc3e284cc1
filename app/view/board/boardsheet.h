// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/map/mappalette.h"
#include "app/view/map/maptext.h"
#include "engine/i18n/translator.h"

#include <QColor>
#include <QRectF>

#include <memory>
#include <vector>

class QPainter;
class QSvgRenderer;

namespace engine {
struct Module;
}

namespace view {

/// The printed sheet of one board, however it comes about: drawn by the map painter, from a
/// picture of the module, or as plain boxes.
///
/// Everything but the constructor is slow and meant for a worker; one thread at a time.
class BoardSheet
{
public:
    BoardSheet(std::shared_ptr<const engine::Module> module, int board, MapTheme theme,
               engine::Translator translator);
    ~BoardSheet();

    QRectF page() const { return m_page; }
    QColor ground() const { return m_ground; }
    /// Equal sheets, equal keys: over content, colours, language and way of painting.
    QByteArray key() const;

    /// Draws the sheet with its upper left corner at the painter's origin; of what lies outside
    /// \a part (in pixels) some may be missing. Hex numbers are left out where nobody could read
    /// them.
    void draw(QPainter &painter, double scale, QRectF part);
    /// In units of the page.
    const std::vector<MapText> &placeNames();
    /// Forgets what drawing needs; it is made again when needed.
    void release();

private:
    struct Layer
    {
        std::unique_ptr<QSvgRenderer> shapes;
        std::vector<MapText> texts; // in units of the page
    };

    void findPage();
    void prepare();
    void prepareMap();
    void preparePicture();
    void drawBoxes(QPainter &painter, double scale) const;
    QString text(const QString &source) const;

    std::shared_ptr<const engine::Module> m_module;
    int m_board;
    MapTheme m_theme;
    MapPalette m_palette;
    engine::Translator m_translator;
    QRectF m_page;
    QColor m_ground;
    bool m_isReady = false;
    std::vector<Layer> m_layers;
    std::vector<MapText> m_names;
};

} // namespace view

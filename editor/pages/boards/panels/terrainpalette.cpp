// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/panels/terrainpalette.h"

#include "app/view/style/tokens.h"
#include "editor/pages/boards/canvas/flatpainter.h"

#include <QContextMenuEvent>
#include <QMenu>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace editor {

namespace {

constexpr int c_swatch = 40;
constexpr int c_aside = 8; ///< Of a name, to its neighbours.

/// Of a kind with its name below, which may take two lines.
QSize cellOf(const QWidget &widget, const engine::TerrainTable &terrain)
{
    const QFontMetrics metrics = widget.fontMetrics();
    const int line = metrics.height();
    const int width = line * 19 / 4;
    const bool hasLongName =
        std::any_of(terrain.terrains.begin(), terrain.terrains.end(), [&](const auto &one) {
            return metrics.horizontalAdvance(one.name) > width - c_aside;
        });
    return {width, c_swatch + (hasLongName ? 3 : 2) * line};
}

} // namespace

TerrainPalette::TerrainPalette(BoardSession &session, QWidget *parent)
    : QListWidget(parent)
    , m_session(session)
{
    setViewMode(IconMode);
    setMovement(Static);
    setResizeMode(Adjust);
    setUniformItemSizes(true);
    setIconSize({c_swatch, c_swatch});
    setFrameShape(NoFrame);
    setWordWrap(true);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setAccessibleName(tr("Terrain"));
    connect(&session, &BoardSession::terrainChanged, this, &TerrainPalette::rebuild);
    connect(&session, &BoardSession::groundChanged, this, &TerrainPalette::showCurrent);
    connect(this, &QListWidget::currentItemChanged, this, [this](QListWidgetItem *item) {
        if (item && !m_isShowing)
            m_session.setGround(item->data(Qt::UserRole).toString());
    });
    rebuild();
}

QIcon TerrainPalette::swatch(const QString &terrain) const
{
    const bool isDark = view::Tokens::of(palette()).isDark;
    const FlatPainter colors(m_session.model(), m_session.terrain(),
                             isDark ? view::MapTheme::Dark : view::MapTheme::Light,
                             m_session.layers());
    QPixmap pixmap(2 * c_swatch, 2 * c_swatch);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    QPolygonF hexagon;
    for (int i = 0; i < 6; ++i)
        hexagon.append(QPointF(c_swatch + (c_swatch - 3) * std::cos(i * M_PI / 3),
                               c_swatch + (c_swatch - 3) * std::sin(i * M_PI / 3)));
    painter.setPen(QPen(view::Tokens::of(palette()).control, 2.4));
    painter.setBrush(colors.groundColor(terrain));
    painter.drawPolygon(hexagon);
    painter.end();
    QIcon icon;
    icon.addPixmap(pixmap, QIcon::Normal);
    icon.addPixmap(pixmap, QIcon::Selected);
    return icon;
}

void TerrainPalette::rebuild()
{
    m_isShowing = true;
    clear();
    setGridSize(cellOf(*this, m_session.terrain()));
    for (const auto &terrain : m_session.terrain().terrains) {
        auto *item = new QListWidgetItem(swatch(terrain.id), terrain.name, this);
        item->setData(Qt::UserRole, terrain.id);
        item->setToolTip(QStringLiteral("%1 (%2)").arg(terrain.name, terrain.id));
        item->setTextAlignment(Qt::AlignHCenter | Qt::AlignTop);
        item->setSizeHint(gridSize());
    }
    m_isShowing = false;
    showCurrent();
    updateGeometry();
}

void TerrainPalette::showCurrent()
{
    m_isShowing = true;
    for (int i = 0; i < count(); ++i) {
        if (item(i)->data(Qt::UserRole).toString() == m_session.ground())
            setCurrentRow(i);
    }
    m_isShowing = false;
}

QSize TerrainPalette::sizeHint() const
{
    const QSize cell = gridSize();
    const int columns = std::max(1, (std::max(width(), 300) - 4) / cell.width());
    return {4 * cell.width(), std::max(1, (count() + columns - 1) / columns) * cell.height() + 6};
}

void TerrainPalette::resizeEvent(QResizeEvent *event)
{
    QListWidget::resizeEvent(event);
    updateGeometry();
}

void TerrainPalette::changeEvent(QEvent *event)
{
    QListWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        rebuild();
}

void TerrainPalette::contextMenuEvent(QContextMenuEvent *event)
{
    QListWidgetItem *under = itemAt(event->pos());
    if (!under)
        return;
    QMenu menu(this);
    menu.addAction(tr("Edit in the terrain table"), this,
                   [this, under] { emit editRequested(row(under)); });
    menu.exec(event->globalPos());
}

} // namespace editor

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/counters/panels/counterpreview.h"

#include "app/view/map/sheet/mappalette.h"
#include "app/view/style/tokens.h"
#include "editor/pages/counters/panels/livepictures.h"

#include <QEvent>
#include <QPainter>

#include <cmath>
#include <numbers>

namespace editor {

namespace {

constexpr int c_large = 118;
constexpr int c_previewSizes[] = {64, 40, 24};
constexpr int c_previewMargin = 12;
constexpr double c_hexSide = 62;

} // namespace

CounterPreview::CounterPreview(LivePictures &pictures, QWidget *parent)
    : QWidget(parent)
    , m_pictures(pictures)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setMinimumWidth(sizeHint().width());
    connect(&pictures, &LivePictures::changed, this, [this] {
        describe();
        update();
    });
}

void CounterPreview::showCounter(const QString &id)
{
    m_id = id;
    describe();
    update();
}

void CounterPreview::describe()
{
    const engine::PieceId piece = m_pictures.piece(m_id);
    setAccessibleDescription(piece ? tr("Both sides of %1 at 118, 64, 40 and 24 pixels")
                                         .arg(m_pictures.module()->piece(piece).name)
                                   : QString());
}

void CounterPreview::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        describe();
        update();
    }
}

void CounterPreview::drawGround(QPainter &painter) const
{
    const bool isDark = view::Tokens::of(palette()).isDark;
    const view::MapPalette colors(isDark ? view::MapTheme::Dark : view::MapTheme::Light, {});
    painter.fillRect(rect(), QColor(QString::fromLatin1(colors.color("land"))));
    QColor ink(QString::fromLatin1(colors.color("grid")));
    ink.setAlphaF(float(colors.landLineOpacity()));
    painter.setPen(QPen(ink, 1));
    painter.setBrush(Qt::NoBrush);
    const double high = c_hexSide * std::sqrt(3.0);
    for (int column = 0; column * c_hexSide * 1.5 < width() + c_hexSide; ++column) {
        for (int row = -1; row * high < height() + high; ++row) {
            const QPointF centre(column * c_hexSide * 1.5, (row + (column % 2) * 0.5) * high);
            QPolygonF hex;
            for (int corner = 0; corner < 6; ++corner)
                hex << centre
                        + c_hexSide
                            * QPointF(std::cos(corner * std::numbers::pi / 3),
                                      std::sin(corner * std::numbers::pi / 3));
            painter.drawPolygon(hex);
        }
    }
}

void CounterPreview::drawNote(QPainter &painter, const QRectF &rect, const QString &text) const
{
    const view::Tokens tokens = view::Tokens::of(palette());
    painter.setPen(tokens.isDark ? tokens.text : QColor(0x1e, 0x22, 0x26));
    QFont font = this->font();
    font.setPixelSize(11);
    painter.setFont(font);
    painter.drawText(rect, int(Qt::AlignHCenter | Qt::AlignTop), text);
}

void CounterPreview::drawCounter(QPainter &painter)
{
    view::CounterLook look;
    look.piece = m_pictures.piece(m_id);
    if (!look.piece || !m_pictures.book()) {
        drawNote(painter, QRectF(rect()).adjusted(0, height() / 2.0 - 8, 0, 0),
                 tr("Choose a counter to see it here."));
        return;
    }
    const engine::Piece &piece = m_pictures.module()->piece(look.piece);
    const view::CounterArt &art = m_pictures.book()->art(look.piece);
    look.side = piece.side;
    const int top = (height() - c_large) / 2 - 10;
    const int gap = std::clamp((width() - 2 * c_large - c_previewSizes[0]) / 4, 4, c_previewMargin);
    int x = std::max(gap, (width() - 2 * c_large - c_previewSizes[0] - 2 * gap) / 2);
    m_pictures.draw(painter, QPointF(x, top), look, c_large);
    drawNote(painter, QRectF(x, top + c_large + 8, c_large, 20), tr("Front, 118 px"));
    view::CounterLook other = look;
    QString note = tr("Hidden");
    int reduced = piece.maxSteps;
    while (reduced > 1 && !art.isReduced(reduced))
        --reduced;
    if (art.face == view::CounterArt::Face::Block || !art.isReduced(reduced)) {
        other.isHidden = true;
    } else {
        other.steps = reduced;
        note = tr("Reduced");
    }
    const int second = x + c_large + gap;
    m_pictures.draw(painter, QPointF(second, top), other, c_large);
    drawNote(painter, QRectF(second, top + c_large + 8, c_large, 20), note);
    int y = top - 4;
    x = second + c_large + gap;
    for (const int size : c_previewSizes) {
        m_pictures.draw(painter, QPointF(x + (c_previewSizes[0] - size) / 2.0, y), look, size);
        y += size + 9;
    }
}

void CounterPreview::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    drawGround(painter);
    drawCounter(painter);
}

} // namespace editor

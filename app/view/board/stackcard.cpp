// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/board/stackcard.h"

#include <QPainter>

#include <algorithm>

namespace view {

namespace {

constexpr int counter = 46;
constexpr int rowHeight = 60;
constexpr int cardMargin = 12;
constexpr int textLeft = cardMargin + counter + 14;
constexpr int mostRows = 8;
constexpr int leastWidth = 220;
constexpr int mostWidth = 520;
const QColor c_ground(0x22, 0x26, 0x2b, 245);
const QColor c_text(0xf4, 0xf1, 0xea);
const QColor c_quiet(0xc4, 0xc4, 0xbe);
const QColor c_status(0x8f, 0xe0, 0xd8);

} // namespace

StackCard::StackCard(QWidget *parent)
    : QWidget(parent)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

QFont StackCard::boldFont() const
{
    QFont bold = font();
    bold.setBold(true);
    return bold;
}

void StackCard::show(const CounterPainter &painter, std::vector<Row> rows, const QString &place,
                     const QString &ground, QRect beside)
{
    m_painter = &painter;
    m_left = std::max(0, int(rows.size()) - mostRows);
    rows.resize(std::min(rows.size(), size_t(mostRows)));
    m_rows = std::move(rows);
    m_place = place;
    m_ground = ground;
    const QSize size = neededSize();
    const QRect room = parentWidget()->rect().adjusted(4, 4, -4, -4);
    // To the right of the stack, else to its left; the pointer is never covered.
    int x = beside.right() + 12;
    if (x + size.width() > room.right())
        x = beside.left() - 12 - size.width();
    const int lowest = std::max(room.top(), room.bottom() - size.height());
    const int y = std::clamp(beside.center().y() - size.height() / 2, room.top(), lowest);
    setGeometry(QRect(QPoint(std::max(room.left(), x), y), size));
    QWidget::show();
    raise();
    update();
}

QSize StackCard::neededSize() const
{
    const QFontMetrics bold(boldFont());
    const QFontMetrics plain(font());
    int width = std::max(bold.horizontalAdvance(m_place), plain.horizontalAdvance(m_ground));
    for (const Row &row : m_rows) {
        const int text =
            std::max({bold.horizontalAdvance(row.name), plain.horizontalAdvance(row.values),
                      plain.horizontalAdvance(row.status)});
        width = std::max(width, text + textLeft - cardMargin);
    }
    int height = 2 * cardMargin + int(m_rows.size()) * rowHeight + bold.height();
    if (!m_ground.isEmpty())
        height += plain.height();
    if (m_left > 0)
        height += plain.height();
    return {std::clamp(width + 2 * cardMargin + 4, leastWidth, mostWidth), height};
}

void StackCard::paintRow(QPainter &painter, const Row &row, QRect area) const
{
    const QRectF square(area.left(), area.top() + 5, counter, counter);
    m_painter->paint(painter, square, row.look);
    const int left = textLeft;
    const int width = area.right() - left;
    const QFontMetrics metrics(font());
    int y = area.top() + 2;
    const auto line = [&](const QString &text, const QFont &used, QColor color) {
        if (text.isEmpty())
            return;
        painter.setFont(used);
        painter.setPen(color);
        painter.drawText(QRect(left, y, width, metrics.height()), Qt::AlignLeft | Qt::AlignVCenter,
                         QFontMetrics(used).elidedText(text, Qt::ElideRight, width));
        y += metrics.height();
    };
    line(row.name, boldFont(), c_text);
    line(row.values, font(), c_quiet);
    line(row.status, font(), c_status);
}

void StackCard::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(c_ground);
    painter.drawRoundedRect(rect(), 5, 5);
    QRect area(cardMargin, cardMargin, width() - 2 * cardMargin, rowHeight);
    for (const Row &row : m_rows) {
        paintRow(painter, row, area);
        area.translate(0, rowHeight);
    }
    const QFontMetrics metrics(font());
    QRect line(cardMargin, area.top(), area.width(), metrics.height());
    const auto write = [&](const QString &text, const QFont &used, QColor color) {
        painter.setFont(used);
        painter.setPen(color);
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                         QFontMetrics(used).elidedText(text, Qt::ElideRight, line.width()));
        line.translate(0, metrics.height());
    };
    if (m_left > 0)
        write(tr("and %n more", "", m_left), font(), c_quiet);
    write(m_place, boldFont(), c_text);
    if (!m_ground.isEmpty())
        write(m_ground, font(), c_quiet);
}

} // namespace view

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/panels/statusgroup.h"

#include "app/player/parts/sidemark.h"

#include <QPainter>

namespace app {

namespace {

constexpr int c_mostStatusPips = 8;
constexpr int c_pipWidth = 8;
constexpr int c_pipHeight = 12;
constexpr int c_pipStep = 10;
constexpr int c_sideMark = 10;
constexpr int c_labelGap = 5;
constexpr int c_columnGap = 12;
constexpr int c_before = 13; ///< The line that parts it from what stands before.

} // namespace

StatusGroup::StatusGroup(const engine::Module &module, const QList<TurnStatus::Item> &items,
                         const QString &sum, QWidget *parent)
    : PaintedWidget(parent)
    , m_module(module)
    , m_items(items)
    , m_sum(sum)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    QStringList words;
    for (const TurnStatus::Item &item : items) {
        const QString lead = !item.label.isEmpty() ? item.label
            : item.value                           ? item.text
                                                   : QString();
        words.append(QString(lead + u' ' + item.words()).trimmed());
    }
    const QString title = items.isEmpty() ? QString() : items.front().title;
    setAccessibleName(QStringLiteral("%1: %2").arg(title, words.join(QStringLiteral(", "))));
    setToolTip(accessibleName());
}

void StatusGroup::setShort(bool isShort)
{
    if (std::exchange(m_isShort, isShort) == isShort)
        return;
    updateGeometry();
    update();
}

bool StatusGroup::isPips(const TurnStatus::Item &item) const
{
    return item.value && item.of > 0 && item.of <= c_mostStatusPips;
}

bool StatusGroup::hasLabels() const
{
    return !m_items.isEmpty() && !m_items.front().label.isEmpty();
}

int StatusGroup::titleWidth() const
{
    // In two lines, broken where it is shortest.
    const QFontMetrics metrics(titleFont());
    const QString title = m_items.front().title;
    if (!m_sum.isEmpty())
        return std::max(metrics.horizontalAdvance(title),
                        QFontMetrics(boldFont()).horizontalAdvance(m_sum));
    int best = metrics.horizontalAdvance(title);
    for (qsizetype at = title.indexOf(u' '); at >= 0; at = title.indexOf(u' ', at + 1))
        best = std::min(best,
                        std::max(metrics.horizontalAdvance(title.left(at)),
                                 metrics.horizontalAdvance(title.mid(at + 1))));
    return best + 1;
}

int StatusGroup::cellWidth(const TurnStatus::Item &item) const
{
    const QFontMetrics metrics(boldFont());
    int width = isPips(item) ? item.of * c_pipStep - 2 : metrics.horizontalAdvance(item.words());
    if (!item.label.isEmpty())
        width += metrics.horizontalAdvance(item.label) + c_labelGap;
    else if (item.side && !isPips(item))
        width += c_sideMark + c_labelGap;
    return width;
}

int StatusGroup::columnWidth(qsizetype first) const
{
    const int upper = cellWidth(m_items[first]);
    return first + 1 < m_items.size() ? std::max(upper, cellWidth(m_items[first + 1])) : upper;
}

QSize StatusGroup::sizeHint() const
{
    int width = 0;
    if (m_items.isEmpty())
        return {0, 0};
    if (hasLabels() && !isSumAlone()) {
        for (qsizetype i = 0; i < m_items.size(); i += 2)
            width += columnWidth(i) + c_columnGap;
        width += m_isShort ? -c_columnGap : titleWidth();
    } else if (hasLabels()) {
        width = titleWidth();
    } else {
        for (const TurnStatus::Item &item : m_items)
            width += cellWidth(item) + c_columnGap;
        width = std::max(width - c_columnGap,
                         QFontMetrics(titleFont()).horizontalAdvance(m_items.front().title) + 1);
    }
    return {c_before + width, 2 * QFontMetrics(font()).height() + 4};
}

QRect StatusGroup::row(int number, int x, int width) const
{
    const int high = QFontMetrics(font()).height();
    return {x, height() / 2 + (number == 0 ? -high : 0), width, high};
}

void StatusGroup::paintPips(QPainter &painter, const TurnStatus::Item &item, QPoint at,
                            int height) const
{
    const Tokens colors = tokens();
    const QColor color = item.side ? SideMark::of(m_module, item.side, colors).color : colors.text2;
    const double top = at.y() + (height - c_pipHeight) / 2.0;
    painter.setPen(QPen(color, 1.3));
    for (int i = 0; i < item.of; ++i) {
        painter.setBrush(i < *item.value ? QBrush(color) : QBrush(Qt::NoBrush));
        painter.drawRoundedRect(
            QRectF(at.x() + i * c_pipStep + 0.65, top + 0.65, c_pipWidth - 1.3, c_pipHeight - 1.3),
            2, 2);
    }
}

void StatusGroup::paintCell(QPainter &painter, const TurnStatus::Item &item,
                            const QRect &area) const
{
    QRect rest = area;
    painter.setFont(boldFont());
    painter.setPen(tokens().text);
    if (!item.label.isEmpty()) {
        painter.drawText(rest, Qt::AlignVCenter, item.label);
        rest.setLeft(rest.left() + painter.fontMetrics().horizontalAdvance(item.label)
                     + c_labelGap);
    } else if (item.side && !isPips(item)) {
        const QRectF mark(rest.left(), rest.center().y() - c_sideMark / 2.0 + 0.5, c_sideMark,
                          c_sideMark);
        SideMark::of(m_module, item.side, tokens()).paint(painter, mark);
        rest.setLeft(rest.left() + c_sideMark + c_labelGap);
        painter.setPen(tokens().text);
    }
    if (isPips(item))
        paintPips(painter, item, rest.topLeft(), rest.height());
    else
        painter.drawText(rest, Qt::AlignVCenter, item.words());
}

void StatusGroup::paintTitle(QPainter &painter, const QRect &area) const
{
    painter.setFont(titleFont());
    painter.setPen(tokens().text2);
    painter.drawText(area, Qt::AlignVCenter | Qt::TextWordWrap, m_items.front().title);
}

void StatusGroup::paintSum(QPainter &painter) const
{
    paintTitle(painter, row(0, c_before, titleWidth() + 1));
    painter.setFont(boldFont());
    painter.setPen(tokens().text);
    painter.drawText(row(1, c_before, titleWidth() + 1), Qt::AlignVCenter, m_sum);
}

void StatusGroup::paintLabelled(QPainter &painter) const
{
    int x = c_before;
    if (!m_isShort && m_sum.isEmpty())
        paintTitle(painter, QRect(x, 0, titleWidth() + 1, height()));
    else if (!m_isShort)
        paintSum(painter);
    x += m_isShort ? 0 : titleWidth() + c_columnGap;
    for (qsizetype i = 0; i < m_items.size(); ++i) {
        paintCell(painter, m_items[i], row(int(i % 2), x, columnWidth(i - i % 2) + 1));
        x += i % 2 ? columnWidth(i - 1) + c_columnGap : 0;
    }
}

void StatusGroup::paintEvent(QPaintEvent *)
{
    if (m_items.isEmpty())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(QRect(0, 4, 1, height() - 8), tokens().line);
    if (hasLabels() && isSumAlone()) {
        paintSum(painter);
    } else if (hasLabels()) {
        paintLabelled(painter);
    } else {
        paintTitle(painter, row(0, c_before, width() - c_before));
        int x = c_before;
        for (const TurnStatus::Item &item : m_items) {
            paintCell(painter, item, row(1, x, cellWidth(item) + 1));
            x += cellWidth(item) + c_columnGap;
        }
    }
}

} // namespace app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/ending/victoryscale.h"

#include "app/view/counter/countercolors.h"
#include "engine/core/json.h"
#include "engine/module/model/module.h"

#include <QPainter>

namespace app {

// Levels are given from the highest on, each with the points from which it holds.
QList<VictoryScale::Level> VictoryScale::levels(const engine::Module &module,
                                                const engine::Json &answer)
{
    const engine::Json &given = answer[u"thresholds"];
    QList<Level> levels;
    for (qsizetype i = 0; given.isArray() && i < given.size(); ++i) {
        const engine::Json &level = given.at(i);
        if (!level[u"from"].isInteger() || !level[u"outcome"].isString())
            return {};
        const qint64 from = level[u"from"].toInteger();
        const qint64 to = i ? given.at(i - 1)[u"from"].toInteger() - 1 : from;
        const QString range = i == 0 ? QStringLiteral("%1+").arg(from)
            : from == to             ? QString::number(from)
                                     : QStringLiteral("%1–%2").arg(from).arg(to);
        levels.prepend({range, module.side(level[u"winner"].toString()),
                        level[u"outcome"] == answer[u"outcome"]});
    }
    return levels;
}

VictoryScale::VictoryScale(const engine::Module &module, QList<Level> levels, QWidget *parent)
    : PaintedWidget(parent)
    , m_module(module)
    , m_levels(std::move(levels))
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setLayoutDirection(Qt::LeftToRight); // numbers grow to the right
    setAccessibleName(tr("Levels of victory"));
    for (const Level &level : std::as_const(m_levels)) {
        if (level.isReached)
            setAccessibleDescription(tr("Reached: %1 points").arg(level.range));
    }
}

QSize VictoryScale::sizeHint() const
{
    return {int(m_levels.size()) * 48, fontMetrics().height() + 10};
}

void VictoryScale::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double each = double(width()) / double(std::max<qsizetype>(1, m_levels.size()));
    for (qsizetype i = 0; i < m_levels.size(); ++i) {
        const Level &level = m_levels[i];
        const SideMark mark = SideMark::of(m_module, level.winner, tokens());
        const QRectF place(double(i) * each + 1, 0, each - 2, height());
        painter.setPen(Qt::NoPen);
        painter.setBrush(level.isReached ? mark.color : level.winner ? mark.tint : tokens().sunk);
        painter.drawRoundedRect(place, 3, 3);
        painter.setFont(scaled(0.88, level.isReached ? QFont::Bold : QFont::Normal));
        painter.setPen(level.isReached
                           ? view::readableInk(mark.color, {tokens().raised, tokens().text})
                           : tokens().text);
        painter.drawText(place, Qt::AlignCenter, level.range);
    }
}

} // namespace app

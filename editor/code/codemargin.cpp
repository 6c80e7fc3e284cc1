// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/code/codemargin.h"

#include "app/view/style/tokens.h"
#include "editor/code/codeedit.h"

#include <QMouseEvent>
#include <QPainter>
#include <QTextBlock>

namespace editor {

namespace {

constexpr int c_signs = 18; // px for ticks and dots
constexpr int c_gap = 10;

} // namespace

CodeMargin::CodeMargin(CodeEdit *edit)
    : QWidget(edit)
    , m_edit(edit)
{
}

int CodeMargin::neededWidth() const
{
    const int digits = std::max<int>(3, int(QString::number(m_edit->blockCount()).size()));
    return c_signs + digits * m_edit->fontMetrics().horizontalAdvance(u'9') + c_gap;
}

void CodeMargin::setCovered(const QSet<int> &lines)
{
    m_covered = lines;
    update();
}

void CodeMargin::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    painter.fillRect(event->rect(), m_edit->palette().color(QPalette::Base));
    painter.setFont(m_edit->font());
    m_edit->eachVisibleLine([&](int number, QRect row) {
        if (row.intersects(event->rect()))
            paintLine(painter, number, QRect(0, row.top(), width(), row.height()));
    });
}

void CodeMargin::paintLine(QPainter &painter, int number, QRect row)
{
    const auto tokens = view::Tokens::of(palette());
    const CodeProblem *problem = m_edit->problemInLine(number);
    const bool isCurrent = m_edit->textCursor().blockNumber() + 1 == number;
    if (problem && problem->isError)
        painter.fillRect(row, tokens.badSoft);
    else if (isCurrent)
        painter.fillRect(row, tokens.sunk);
    painter.setPen(isCurrent ? tokens.text : tokens.text2);
    painter.drawText(row.adjusted(0, 0, -c_gap, 0), Qt::AlignRight | Qt::AlignVCenter,
                     QString::number(number));
    painter.setRenderHint(QPainter::Antialiasing);
    const QPointF centre(c_signs / 2.0, row.center().y() + 0.5);
    if (problem) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(problem->isError ? tokens.bad : tokens.warn);
        painter.drawEllipse(centre, 3.5, 3.5);
    } else if (m_covered.contains(number)) {
        painter.setPen(QPen(tokens.good, 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(QPolygonF{centre + QPointF(-3, 0), centre + QPointF(-0.8, 2.4),
                                       centre + QPointF(3.4, -2.8)});
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
}

void CodeMargin::mousePressEvent(QMouseEvent *event)
{
    m_edit->eachVisibleLine([&](int number, QRect row) {
        if (row.top() <= event->position().y() && event->position().y() < row.bottom() + 1)
            m_edit->selectLine(number);
    });
}

} // namespace editor

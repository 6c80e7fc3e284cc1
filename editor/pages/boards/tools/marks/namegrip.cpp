// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/tools/marks/namegrip.h"

#include "editor/pages/boards/edits/labeledit.h"

#include <QLineF>
#include <QPainter>

#include <cmath>

namespace editor {

namespace {

constexpr double c_nameGrip = 10; // px
const QColor c_color(0x1b, 0x5f, 0xc4);

} // namespace

std::vector<BoardName> NameGrip::names() const
{
    return boardNames(m_session.model(), m_session.placeNames());
}

std::optional<BoardName> NameGrip::chosen() const
{
    const int label = m_session.selection().label;
    if (label < 0)
        return {};
    for (const BoardName &name : names()) {
        if (name.label == label)
            return name;
    }
    return {};
}

std::optional<BoardName> NameGrip::nameAt(const ToolPoint &point) const
{
    if (!m_session.layers().isShown(BoardLayers::Names)
        || m_session.layers().isLocked(BoardLayers::Names))
        return {};
    std::optional<BoardName> found;
    for (const BoardName &name : names()) {
        if (name.outline().containsPoint(point.page, Qt::OddEvenFill)
            && (!found || name.size.width() < found->size.width()))
            found = name;
    }
    return found;
}

bool NameGrip::press(const ToolPoint &point)
{
    const auto current = chosen();
    m_isTurning =
        current && QLineF(current->turningPoint(), point.page).length() <= c_nameGrip * point.pixel;
    m_held = m_isTurning ? current : nameAt(point);
    if (!m_held)
        return false;
    m_from = point.page;
    m_hasMoved = false;
    m_stroke = m_session.newStroke();
    if (m_held->label >= 0)
        m_session.select({{}, m_held->label});
    else
        m_session.selectSpaces({m_held->space});
    return true;
}

void NameGrip::move(const ToolPoint &point)
{
    if (!m_held
        || (!m_hasMoved
            && QLineF(m_from, point.page).length() < BoardTool::leastMove * point.pixel))
        return;
    m_hasMoved = true;
    const BoardModel &model = m_session.model();
    Draft draft = m_session.draft();
    LabelEdit edit(draft, model);
    const QPointF at = m_held->centre + point.page - m_from;
    if (m_isTurning) {
        const QPointF away = point.page - m_held->centre;
        double angle = std::atan2(away.y(), away.x()) * 180 / M_PI;
        if (point.modifiers & Qt::ShiftModifier)
            angle = std::round(angle / 15) * 15;
        if (edit.turn(m_held->label, angle))
            m_session.commit(draft, tr("Turn a name"), m_stroke);
    } else if (m_held->label >= 0) {
        if (edit.move(m_held->label, at))
            m_session.commit(draft, tr("Move a name"), m_stroke);
    } else if (const auto hex = model.centreOf(m_held->space)) {
        // The painter sets names by their middle and their base line.
        const QPointF base(0, m_held->size.height() * 0.32);
        if (edit.moveName(m_held->space, at + base - *hex))
            m_session.commit(draft, tr("Move a name"), m_stroke);
    }
}

void NameGrip::release()
{
    if (!m_held || !m_hasMoved) {
        m_held.reset();
        return;
    }
    const std::vector<BoardName> all = names();
    for (size_t i = 0; i < all.size(); ++i) {
        if (all[i].label < 0 || all[i].label != m_held->label)
            continue;
        const int other = overlapping(all, int(i));
        if (other >= 0)
            emit m_session.said(
                tr("“%1” lies over “%2”.").arg(all[i].text, all[size_t(other)].text));
    }
    m_held.reset();
}

void NameGrip::paint(QPainter &painter, const view::BoardCamera &camera) const
{
    const auto name = chosen();
    if (!name)
        return;
    QPolygonF outline = name->outline();
    for (QPointF &corner : outline)
        corner = camera.toView(corner);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(Qt::white, 3));
    painter.drawPolygon(outline);
    painter.setPen(QPen(c_color, 1.6, Qt::DashLine));
    painter.drawPolygon(outline);
    painter.setBrush(Qt::white);
    painter.setPen(QPen(c_color, 1.8));
    painter.drawEllipse(camera.toView(name->turningPoint()), 5, 5);
}

} // namespace editor

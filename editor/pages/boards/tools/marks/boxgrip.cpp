// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/tools/marks/boxgrip.h"

#include "editor/pages/boards/edits/boxedit.h"

#include <QLineF>
#include <QPainter>

#include <cmath>

namespace editor {

namespace {

constexpr double c_grip = 8; // px

double snapped(double value, Qt::KeyboardModifiers modifiers)
{
    return modifiers & Qt::AltModifier ? std::round(value) : std::round(value / c_grid) * c_grid;
}

} // namespace

const BoardModel::Box *BoxGrip::single() const
{
    const QStringList &chosen = m_session.selection().spaces;
    for (const BoardModel::Box &box : m_session.model().boxes()) {
        if (chosen.size() == 1 && box.id == chosen.first())
            return &box;
    }
    return nullptr;
}

QPointF BoxGrip::handle(QRectF box, int index)
{
    // Clockwise from the upper left corner.
    const double x[] = {0, 0.5, 1, 1, 1, 0.5, 0, 0};
    const double y[] = {0, 0, 0, 0.5, 1, 1, 1, 0.5};
    return box.topLeft() + QPointF(box.width() * x[index], box.height() * y[index]);
}

bool BoxGrip::press(const ToolPoint &point)
{
    const BoardModel &model = m_session.model();
    m_handle = -1;
    m_hasMoved = false;
    m_boxes.clear();
    if (const BoardModel::Box *box = single()) {
        for (int i = 0; i < 8; ++i) {
            if (QLineF(handle(box->box, i), point.page).length() <= c_grip * point.pixel)
                m_handle = i;
        }
        if (m_handle >= 0)
            m_boxes.emplace_back(box->id, box->box);
    }
    const bool isBox = std::any_of(model.boxes().begin(), model.boxes().end(),
                                   [&](const auto &box) { return box.id == point.space; });
    if (m_handle < 0 && !isBox)
        return false;
    if (m_handle < 0 && !m_session.selection().spaces.contains(point.space))
        m_session.selectSpaces({point.space});
    for (const BoardModel::Box &box : model.boxes()) {
        if (m_handle < 0 && m_session.selection().spaces.contains(box.id))
            m_boxes.emplace_back(box.id, box.box);
    }
    m_from = point.page;
    m_stroke = m_session.newStroke();
    return true;
}

void BoxGrip::move(const ToolPoint &point)
{
    if (!isHeld() || m_boxes.empty()
        || (!m_hasMoved
            && QLineF(m_from, point.page).length() < BoardTool::leastMove * point.pixel))
        return;
    m_hasMoved = true;
    Draft draft = m_session.draft();
    BoxEdit edit(draft, m_session.model());
    const QPointF by = point.page - m_from;
    bool hasChanged = false;
    if (m_handle >= 0) {
        const auto &[id, before] = m_boxes.front();
        QRectF box = before;
        const double x = snapped(handle(before, m_handle).x() + by.x(), point.modifiers);
        const double y = snapped(handle(before, m_handle).y() + by.y(), point.modifiers);
        if (m_handle == 0 || m_handle >= 6)
            box.setLeft(std::min(x, box.right() - c_smallest));
        if (m_handle >= 2 && m_handle <= 4)
            box.setRight(std::max(x, box.left() + c_smallest));
        if (m_handle <= 2)
            box.setTop(std::min(y, box.bottom() - c_smallest));
        if (m_handle >= 4 && m_handle <= 6)
            box.setBottom(std::max(y, box.top() + c_smallest));
        hasChanged = edit.setBox(id, box);
    } else {
        const QRectF first = m_boxes.front().second;
        const QPointF moved(snapped(first.x() + by.x(), point.modifiers) - first.x(),
                            snapped(first.y() + by.y(), point.modifiers) - first.y());
        for (const auto &[id, before] : m_boxes)
            hasChanged = edit.setBox(id, before.translated(moved)) || hasChanged;
    }
    if (hasChanged)
        m_session.commit(draft, m_handle >= 0 ? tr("Resize a box") : tr("Move boxes"), m_stroke);
}

void BoxGrip::release()
{
    m_stroke.clear();
}

void BoxGrip::paint(QPainter &painter, const view::BoardCamera &camera) const
{
    const BoardModel::Box *box = single();
    if (!box)
        return;
    painter.setPen(QPen(QColor(0x0b, 0x7a, 0x75), 1.6));
    painter.setBrush(Qt::white);
    for (int i = 0; i < 8; ++i) {
        const QPointF at = camera.toView(handle(box->box, i));
        painter.drawRect(QRectF(at - QPointF(4, 4), QSizeF(8, 8)));
    }
}

} // namespace editor

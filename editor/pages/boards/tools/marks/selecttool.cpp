// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/tools/marks/selecttool.h"

#include "editor/pages/boards/edits/areaedit.h"
#include "editor/pages/boards/edits/boxedit.h"
#include "editor/pages/boards/edits/hexedit.h"
#include "editor/pages/boards/edits/labeledit.h"

#include <QKeyEvent>
#include <QLineF>
#include <QPainter>

#include <cmath>

namespace editor {

namespace {

constexpr double c_leastFrame = 5; // px of a frame

} // namespace

SelectTool::SelectTool(BoardSession &session)
    : BoardTool(session)
    , m_names(session)
    , m_boxes(session)
{
    connect(&session, &BoardSession::selectionChanged, this, [this] {
        m_stroke.clear();
        emit changed();
    });
}

QString SelectTool::hint() const
{
    return tr("Click, or drag a frame; Ctrl adds or takes away. Names and boxes can be dragged, a "
              "double click renames. Arrows move what is chosen by 1, with Shift by 10.");
}

QString SelectTool::status(const ToolPoint &point) const
{
    if (point.space.isEmpty())
        return {};
    const QString terrain = terrainName(model().terrain(point.space));
    return terrain.isEmpty() ? placeName(point.space)
                             : QStringLiteral("%1, %2").arg(placeName(point.space), terrain);
}

void SelectTool::end()
{
    m_down.reset();
    m_isFrame = false;
    m_names.release();
    m_boxes.release();
}

void SelectTool::press(const ToolPoint &point)
{
    if (point.button != Qt::LeftButton)
        return;
    m_down = point;
    m_last = point.page;
    m_isFrame = false;
    const bool isPlain = !(point.modifiers & (Qt::ControlModifier | Qt::ShiftModifier));
    if (isPlain && (m_names.press(point) || m_boxes.press(point)))
        emit changed();
}

void SelectTool::move(const ToolPoint &point)
{
    if (!m_down)
        return;
    m_last = point.page;
    if (m_names.isHeld())
        m_names.move(point);
    else if (m_boxes.isHeld())
        m_boxes.move(point);
    else if (QLineF(m_down->page, point.page).length() > c_leastFrame * point.pixel)
        m_isFrame = true;
    emit changed();
}

void SelectTool::release(const ToolPoint &point)
{
    if (!m_down)
        return;
    const bool isHeld = m_names.isHeld() || m_boxes.isHeld();
    const bool hasMoved = m_boxes.isHeld() && m_boxes.hasMoved();
    m_names.release();
    m_boxes.release();
    if (m_isFrame)
        frame(point);
    else if (!isHeld
             || (!hasMoved && session().selection().label < 0
                 && session().selection().spaces.size() > 1))
        click(point);
    m_down.reset();
    m_isFrame = false;
    emit changed();
}

void SelectTool::click(const ToolPoint &point)
{
    if (!(point.modifiers & Qt::ControlModifier)) {
        session().selectSpaces(point.space.isEmpty() ? QStringList() : QStringList{point.space});
        return;
    }
    QStringList spaces = session().selection().spaces;
    if (!point.space.isEmpty() && !spaces.removeOne(point.space))
        spaces.append(point.space);
    session().selectSpaces(spaces);
}

void SelectTool::frame(const ToolPoint &point)
{
    const QRectF area = QRectF(m_down->page, point.page).normalized();
    QStringList spaces =
        point.modifiers & Qt::ControlModifier ? session().selection().spaces : QStringList();
    for (const BoardModel::Box &box : model().boxes()) {
        if (area.contains(box.box.center()))
            spaces.append(box.id);
    }
    for (const BoardArea &each : model().areas().all()) {
        if (area.contains(each.label))
            spaces.append(each.id);
    }
    for (int cell = 0; cells() && cell < cells()->count(); ++cell) {
        if (!model().isMissing(cell) && area.contains(cells()->centre(cell)))
            spaces.append(cells()->id(cell));
    }
    spaces.removeDuplicates();
    session().selectSpaces(spaces);
}

void SelectTool::doubleClick(const ToolPoint &point)
{
    if (const auto name = m_names.nameAt(point); name && name->label >= 0)
        session().select({{}, name->label});
    else if (!point.space.isEmpty())
        session().selectSpaces({point.space});
    rename();
}

void SelectTool::rename()
{
    const BoardSelection chosen = session().selection();
    if (chosen.label >= 0) {
        const auto &label = model().labels()[size_t(chosen.label)];
        emit textWanted(label.at, label.text, [this, chosen](const QString &text) {
            Draft draft = session().draft();
            if (LabelEdit(draft, model()).setText(chosen.label, text.trimmed()))
                session().commit(draft, tr("Rewrite a label"));
        });
        return;
    }
    const QString space = chosen.spaces.value(0);
    const auto at = model().centreOf(space);
    if (!at)
        return;
    emit textWanted(*at, model().spaceName(space), [this, chosen](const QString &text) {
        Draft draft = session().draft();
        if (HexEdit(draft, model()).setName(chosen.spaces, text.trimmed()))
            session().commit(draft, tr("Name %1").arg(chosen.spaces.first()));
    });
}

bool SelectTool::keyPress(const QKeyEvent &event)
{
    QPoint steps;
    if (event.key() == Qt::Key_Left || event.key() == Qt::Key_Right)
        steps.setX(event.key() == Qt::Key_Left ? -1 : 1);
    else if (event.key() == Qt::Key_Up || event.key() == Qt::Key_Down)
        steps.setY(event.key() == Qt::Key_Up ? -1 : 1);
    if (steps.isNull() || session().selection().isEmpty()
        || event.modifiers() & Qt::ControlModifier)
        return false;
    moveBy(steps, event.modifiers() & Qt::ShiftModifier ? 10 : 1);
    return true;
}

void SelectTool::moveBy(QPoint steps, int count)
{
    const BoardSelection chosen = session().selection();
    const QString stroke = m_stroke.isEmpty() ? session().newStroke() : m_stroke;
    Draft draft = session().draft();
    const QPointF by = QPointF(steps) * count;
    if (chosen.label >= 0) {
        const QPointF at = model().labels()[size_t(chosen.label)].at;
        if (LabelEdit(draft, model()).move(chosen.label, at + by))
            session().commit(draft, tr("Move a name"), stroke);
        m_stroke = stroke;
        return;
    }
    if (BoxEdit(draft, model()).move(chosen.spaces, by)) {
        session().commit(draft, tr("Move boxes"), stroke);
        m_stroke = stroke;
        return;
    }
    if (AreaEdit(draft, model()).move(chosen.spaces, by)) {
        session().commit(draft, tr("Move labels of areas"), stroke);
        m_stroke = stroke;
        return;
    }
    moveOverHexes(by);
}

// Hexes stay where they are: the choice moves over them, by whole columns and rows.
void SelectTool::moveOverHexes(QPointF by)
{
    QStringList moved;
    for (const QString &space : session().selection().spaces) {
        const int cell = cells() ? cells()->find(space) : -1;
        if (cell < 0)
            continue;
        const double side = cells()->side();
        const bool isFlat =
            cells()->grid().layout().orientation == engine::HexGrid::Orientation::Flat;
        const QPointF step(side * (isFlat ? 1.5 : std::sqrt(3.0)),
                           side * (isFlat ? std::sqrt(3.0) : 1.5));
        const QPointF to = cells()->centre(cell) + QPointF(by.x() * step.x(), by.y() * step.y());
        const auto found = cells()->grid().hexAt(to + QPointF(0.1, 0.1), side);
        const int target = found ? cells()->cellAt(found->first, found->second) : -1;
        if (target >= 0 && !model().isMissing(target))
            moved.append(cells()->id(target));
    }
    if (!moved.isEmpty())
        session().selectSpaces(moved);
}

void SelectTool::paint(QPainter &painter, const view::BoardCamera &camera) const
{
    m_names.paint(painter, camera);
    m_boxes.paint(painter, camera);
    if (!m_down || !m_isFrame)
        return;
    QColor pale = ghostColor();
    pale.setAlphaF(0.15F);
    painter.setPen(QPen(ghostColor(), 1.4));
    painter.setBrush(pale);
    painter.drawRect(QRectF(camera.toView(m_down->page), camera.toView(m_last)).normalized());
}

} // namespace editor

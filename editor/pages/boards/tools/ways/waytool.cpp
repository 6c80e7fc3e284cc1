// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/tools/ways/waytool.h"

#include "editor/pages/boards/model/boardroute.h"
#include "editor/pages/boards/tools/ways/kindoptions.h"

#include <QKeyEvent>
#include <QPainter>

namespace editor {

QString WayTool::hint() const
{
    if (!cells())
        return tr("Click area after area, or drag; it goes from neighbour to neighbour. Enter ends "
                  "it, Backspace takes one back, Escape all of it, Alt erases; a click on an end "
                  "goes on with it, and handles can be dragged.");
    return tr(
        "Click hex after hex, or drag. Enter ends it, Backspace takes one back, Escape all of "
        "it, Alt erases; a click on an end goes on with it, and handles can be dragged.");
}

QStringList WayTool::kinds() const
{
    QStringList found;
    for (const auto &kind : session().terrain().ways) {
        if (isMine(kind))
            found.append(kind.id);
    }
    return found;
}

QString WayTool::status(const ToolPoint &point) const
{
    if (placeAt(point).isEmpty())
        return {};
    if (kinds().isEmpty())
        return tr("The terrain table has no such kind of way yet.");
    if (m_course.isEmpty())
        return tr("%1: begin here").arg(placeName(placeAt(point)));
    return next(placeAt(point));
}

QString WayTool::placeAt(const ToolPoint &point) const
{
    if (cells())
        return point.cell >= 0 && !model().isMissing(point.cell) ? cells()->id(point.cell)
                                                                 : QString();
    return model().areas().find(point.space) ? point.space : QString();
}

QString WayTool::next(const QString &space) const
{
    const auto added = std::max<qsizetype>(1, boardRoute(model(), m_course.last(), space).size());
    const int count = int(m_course.size() + added - 1);
    if (!cells())
        return tr("%1: area %2 of this way").arg(placeName(space)).arg(count);
    const QString text = tr("%1: hex %2 of this way").arg(placeName(space)).arg(count);
    const QString far = kilometres(count - 1);
    return far.isEmpty() ? text : QStringLiteral("%1, %2").arg(text, far);
}

QWidget *WayTool::makeOptions()
{
    begin();
    auto *options = new KindOptions;
    for (const QString &kind : kinds()) {
        const int index = session().terrain().way(kind);
        options->addKind(kind, session().terrain().ways[size_t(index)].name);
    }
    options->setKind(m_kind);
    QStringList names;
    for (const BoardModel::Way &way : model().ways()) {
        if (!way.name.isEmpty() && kinds().contains(way.type))
            names.append(way.name);
    }
    options->setNames(names);
    options->setName(m_name);
    connect(options, &KindOptions::kindChosen, this, &WayTool::setKind);
    connect(options, &KindOptions::nameWritten, this, &WayTool::setName);
    return options;
}

void WayTool::begin()
{
    const QStringList known = kinds();
    if (!known.contains(m_kind))
        m_kind = known.value(0);
}

void WayTool::end()
{
    finish();
    m_hover.clear();
}

void WayTool::setKind(const QString &kind)
{
    if (kind != m_kind)
        finish();
    m_kind = kind;
}

void WayTool::setName(const QString &name)
{
    if (name != m_name)
        finish();
    m_name = name;
}

// Undo, another window or the other side of the history may have taken the way away.
int WayTool::current() const
{
    for (int i = int(model().ways().size()) - 1; i >= 0; --i) {
        const BoardModel::Way &way = model().ways()[size_t(i)];
        QStringList turned = way.spaces;
        std::reverse(turned.begin(), turned.end());
        if (way.type == m_kind && (way.spaces == m_course || turned == m_course))
            return i;
    }
    return -1;
}

bool WayTool::takeUp(const QString &space)
{
    for (const BoardModel::Way &way : model().ways()) {
        if (way.type != m_kind || way.spaces.size() < 2)
            continue;
        if (way.spaces.last() == space || way.spaces.first() == space) {
            m_course = way.spaces;
            if (way.spaces.last() != space)
                std::reverse(m_course.begin(), m_course.end());
            m_name = way.name;
            return true;
        }
    }
    return false;
}

void WayTool::commit(const Draft &draft, const QStringList &course)
{
    m_course = course;
    const int kind = session().terrain().way(m_kind);
    const QString title = kind < 0 ? m_kind : session().terrain().ways[size_t(kind)].name;
    session().commit(draft, tr("Draw %1").arg(title), m_stroke);
}

void WayTool::addTo(const QString &space)
{
    if (m_course.isEmpty()) {
        m_course = {space};
        return;
    }
    const QStringList added = boardRoute(model(), m_course.last(), space).mid(1);
    if (added.isEmpty())
        return;
    const int way = current();
    Draft draft = session().draft();
    WayEdit edit(draft, model());
    bool isDone = false;
    if (way < 0 && m_course.size() > 1) {
        finish();
        return;
    }
    if (way < 0) {
        isDone = edit.add(m_kind, m_name, m_course + added);
    } else {
        const bool isFront = model().ways()[size_t(way)].spaces.first() == m_course.last();
        isDone = edit.extend(way, isFront ? WayEdit::End::Front : WayEdit::End::Back, added);
    }
    if (isDone)
        commit(draft, m_course + added);
}

void WayTool::erase(const QString &space)
{
    Draft draft = session().draft();
    if (WayEdit(draft, model()).cut(m_kind, space))
        session().commit(draft, tr("Erase ways"), m_stroke);
}

void WayTool::press(const ToolPoint &point)
{
    const bool isRight = point.button == Qt::RightButton;
    if (placeAt(point).isEmpty() || m_kind.isEmpty()
        || (point.button != Qt::LeftButton && !isRight))
        return;
    if (session().layers().isLocked(BoardLayers::Ways)) {
        emit session().said(tr("Roads and railways are locked in the layers."));
        return;
    }
    m_isErasing = isRight || point.modifiers & Qt::AltModifier;
    if (m_isErasing)
        finish();
    if (m_stroke.isEmpty())
        m_stroke = session().newStroke();
    m_isDown = true;
    m_hover = placeAt(point);
    // A handle is as large as its hex or area: who misses its middle does not mean to come back.
    m_handle = m_course.size() > 1 && current() >= 0 ? int(m_course.lastIndexOf(m_hover)) : -1;
    if (m_isErasing)
        erase(m_hover);
    else if (m_handle < 0 && !(m_course.isEmpty() && takeUp(m_hover)))
        addTo(m_hover);
    emit changed();
}

void WayTool::move(const ToolPoint &point)
{
    if (m_hover == placeAt(point))
        return;
    m_hover = placeAt(point);
    if (m_isDown && !m_hover.isEmpty()) {
        if (m_isErasing)
            erase(m_hover);
        else if (m_handle >= 0)
            moveHandle(m_hover);
        else
            addTo(m_hover);
    }
    emit changed();
}

// The way takes the straight line there and back from it.
void WayTool::moveHandle(const QString &space)
{
    const int way = current();
    if (way < 0 || m_handle >= m_course.size())
        return;
    QStringList spaces = m_course.mid(0, m_handle);
    const auto goTo = [&](const QString &target) {
        for (const QString &each :
             boardRoute(model(), spaces.value(spaces.size() - 1, target), target)) {
            if (spaces.isEmpty() || spaces.last() != each)
                spaces.append(each);
        }
    };
    goTo(space);
    const qsizetype handle = spaces.size() - 1;
    if (m_handle + 1 < m_course.size())
        goTo(m_course[m_handle + 1]);
    spaces += m_course.mid(m_handle + 2);
    if (spaces.size() < 2)
        return;
    Draft draft = session().draft();
    QStringList written = spaces;
    if (model().ways()[size_t(way)].spaces != m_course)
        std::reverse(written.begin(), written.end());
    if (WayEdit(draft, model()).setSpaces(way, written)) {
        commit(draft, spaces);
        m_handle = int(handle);
    }
}

void WayTool::release(const ToolPoint &)
{
    m_isDown = false;
    m_handle = -1;
    if (m_isErasing)
        finish();
}

void WayTool::leave()
{
    m_hover.clear();
    emit changed();
}

void WayTool::finish()
{
    m_course.clear();
    m_stroke.clear();
    m_isDown = false;
    m_handle = -1;
    emit changed();
}

void WayTool::takeBack()
{
    const int way = current();
    const bool isFront = way >= 0 && model().ways()[size_t(way)].spaces.first() == m_course.last();
    const QStringList left = m_course.first(m_course.size() - 1);
    Draft draft = session().draft();
    const auto end = isFront ? WayEdit::End::Front : WayEdit::End::Back;
    if (way >= 0 && WayEdit(draft, model()).shorten(way, end, 1))
        commit(draft, left);
    m_course = left;
    if (m_course.isEmpty())
        finish();
    emit changed();
}

bool WayTool::keyPress(const QKeyEvent &event)
{
    if (m_course.isEmpty())
        return false;
    if (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter)
        finish();
    else if (event.key() == Qt::Key_Escape)
        giveUp();
    else if (event.key() == Qt::Key_Backspace)
        takeBack();
    else
        return false;
    return true;
}

void WayTool::giveUp()
{
    const QString stroke = m_stroke;
    finish();
    session().takeBack(stroke);
}

void WayTool::paint(QPainter &painter, const view::BoardCamera &camera) const
{
    const auto place = [&](const QString &space) {
        return camera.toView(model().centreOf(space).value_or(QPointF()));
    };
    for (qsizetype i = 1; i < m_course.size(); ++i) {
        painter.setPen(QPen(ghostColor(), 2));
        painter.drawLine(place(m_course[i - 1]), place(m_course[i]));
    }
    const bool isOver = !m_hover.isEmpty() && model().contains(m_hover);
    if (!m_course.isEmpty() && isOver && !m_isDown) {
        const QStringList route = boardRoute(model(), m_course.last(), m_hover);
        for (qsizetype i = 1; i < route.size(); ++i)
            paintGuide(painter, place(route[i - 1]), place(route[i]));
    }
    for (const QString &space : m_course)
        paintHandle(painter, place(space));
    if (!m_course.isEmpty() && isOver)
        paintTip(painter, place(m_hover), next(m_hover));
    if (m_course.isEmpty() && isOver)
        paintHandle(painter, place(m_hover));
}

} // namespace editor

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/tools/ways/sidetool.h"

#include "editor/pages/boards/edits/edgeedit.h"
#include "editor/pages/boards/tools/ways/kindoptions.h"

#include <QKeyEvent>
#include <QPainter>

#include <deque>

namespace editor {

namespace {

constexpr int c_farthest = 40; // sides that one click may add

quint64 keyOf(HexSide side)
{
    return quint64(std::min(side.a, side.b)) << 32 | quint32(std::max(side.a, side.b));
}

} // namespace

QStringList SideTool::kinds() const
{
    QStringList found;
    for (const auto &kind : session().terrain().edges) {
        if (isMine(kind))
            found.append(kind.id);
    }
    return found;
}

bool SideTool::isDirected() const
{
    const int kind = session().terrain().edge(m_kind);
    return kind >= 0 && session().terrain().edges[size_t(kind)].directed;
}

QString SideTool::borderStatus() const
{
    const auto pair = m_border.pair();
    if (!pair)
        return tr("Point at the border between two areas");
    const int kind = session().terrain().edge(m_kind);
    const QString name = kind < 0 ? m_kind : session().terrain().edges[size_t(kind)].name;
    return m_border.has(m_kind) ? tr("Border %1–%2: %3").arg(pair->first, pair->second, name)
                                : tr("Border %1–%2: set %3").arg(pair->first, pair->second, name);
}

QString SideTool::status(const ToolPoint &point) const
{
    if (!cells())
        return kinds().isEmpty() ? tr("The terrain table has no such kind of border yet.")
                                 : borderStatus();
    if (!point.side.isInside())
        return {};
    const QString a = cells()->id(point.side.a);
    const QString b = cells()->id(point.side.b);
    if (kinds().isEmpty())
        return tr("The terrain table has no such kind of hexside yet.");
    const int kind = session().terrain().edge(m_kind);
    const QString name = kind < 0 ? m_kind : session().terrain().edges[size_t(kind)].name;
    if (has(point.side))
        return tr("Side %1–%2: %3").arg(a, b, name);
    return isDirected() ? tr("Side %1–%2: set %3, counts from %1").arg(a, b, name)
                        : tr("Side %1–%2: set %3").arg(a, b, name);
}

QWidget *SideTool::makeOptions()
{
    begin();
    auto *options = new KindOptions;
    for (const QString &kind : kinds()) {
        const int index = session().terrain().edge(kind);
        options->addKind(kind, session().terrain().edges[size_t(index)].name);
    }
    options->setKind(m_kind);
    options->setName(m_name);
    QStringList names;
    for (const BoardModel::Edges &edges : model().edges()) {
        if (isMine({edges.type, {}, {}, false, false, {}, {}}) && !edges.name.isEmpty())
            names.append(edges.name);
    }
    options->setNames(names);
    connect(options, &KindOptions::kindChosen, this, &SideTool::setKind);
    connect(options, &KindOptions::nameWritten, this, &SideTool::setName);
    return options;
}

void SideTool::begin()
{
    const QStringList known = kinds();
    if (!known.contains(m_kind))
        m_kind = known.value(0);
}

void SideTool::end()
{
    finish();
    m_hover = {};
}

void SideTool::setKind(const QString &kind)
{
    if (kind != m_kind)
        finish();
    m_kind = kind;
}

void SideTool::setName(const QString &name)
{
    if (name != m_name)
        finish();
    m_name = name;
}

BoardModel::Pair SideTool::pairOf(HexSide side) const
{
    return {cells()->id(side.a), cells()->id(side.b)};
}

bool SideTool::has(HexSide side) const
{
    const auto found = model().edgesAt(cells()->id(side.a), cells()->id(side.b));
    return std::any_of(found.begin(), found.end(), [this](const BoardModel::EdgePlace &place) {
        return model().edges()[size_t(place.entry)].type == m_kind;
    });
}

// The shortest way along sides, corner by corner.
std::vector<HexSide> SideTool::wayTo(HexSide side) const
{
    if (m_course.empty() || m_course.back() == side)
        return {side};
    QHash<quint64, HexSide> cameFrom;
    std::deque<std::pair<HexSide, int>> open{{m_course.back(), 0}};
    cameFrom.insert(keyOf(m_course.back()), m_course.back());
    while (!open.empty() && !cameFrom.contains(keyOf(side))) {
        const auto [here, steps] = open.front();
        open.pop_front();
        for (const HexSide next : cells()->sidesBeside(here)) {
            if (steps >= c_farthest || cameFrom.contains(keyOf(next)) || model().isMissing(next.a)
                || model().isMissing(next.b))
                continue;
            cameFrom.insert(keyOf(next), here);
            open.push_back({next, steps + 1});
        }
    }
    std::vector<HexSide> way;
    if (!cameFrom.contains(keyOf(side)))
        return {side};
    for (HexSide at = side; !(at == m_course.back()); at = cameFrom.value(keyOf(at)))
        way.insert(way.begin(), at);
    // The hex under the pointer is the one from which a directed side counts.
    if (!way.empty())
        way.back() = side;
    return way;
}

void SideTool::set(HexSide side)
{
    const bool isJoined = m_isDown || courseKind() == Course::Joined;
    const std::vector<HexSide> way = isJoined ? wayTo(side) : std::vector<HexSide>{side};
    std::vector<BoardModel::Pair> pairs;
    for (const HexSide each : way)
        pairs.push_back(pairOf(each));
    Draft draft = session().draft();
    EdgeEdit edit(draft, model());
    const bool isTurned =
        way.size() == 1 && isDirected() && has(side) && edit.turn(m_kind, pairs[0]);
    m_course.insert(m_course.end(), way.begin(), way.end());
    if (isTurned)
        session().commit(draft, tr("Turn a hexside"), m_stroke);
    else if (edit.add(m_kind, m_name, pairs))
        session().commit(draft, tr("Set hexsides"), m_stroke);
}

void SideTool::erase(HexSide side)
{
    Draft draft = session().draft();
    if (EdgeEdit(draft, model()).remove(m_kind, {pairOf(side)}))
        session().commit(draft, tr("Erase hexsides"), m_stroke);
}

void SideTool::pressBorder(const ToolPoint &point)
{
    m_isErasing = point.button == Qt::RightButton || point.modifiers & Qt::AltModifier;
    if (m_isErasing || courseKind() == Course::Single)
        finish();
    if (m_stroke.isEmpty())
        m_stroke = session().newStroke();
    m_isDown = true;
    m_border.beginStep();
    m_border.move(point);
    m_isErasing ? m_border.erase(m_kind, m_stroke) : m_border.set(m_kind, m_name, m_stroke);
    emit changed();
}

void SideTool::press(const ToolPoint &point)
{
    const bool isRight = point.button == Qt::RightButton;
    if (!cells() && !m_kind.isEmpty() && (point.button == Qt::LeftButton || isRight)) {
        pressBorder(point);
        return;
    }
    if (!point.side.isInside() || m_kind.isEmpty() || (point.button != Qt::LeftButton && !isRight))
        return;
    if (session().layers().isLocked(BoardLayers::Hexsides)) {
        emit session().said(tr("Rivers and hexsides are locked in the layers."));
        return;
    }
    m_isErasing = isRight || point.modifiers & Qt::AltModifier;
    if (m_isErasing || courseKind() == Course::Single)
        finish();
    if (m_stroke.isEmpty())
        m_stroke = session().newStroke();
    if (m_isErasing) {
        erase(point.side);
    } else {
        set(point.side);
        m_stops.push_back(m_course.size());
    }
    m_isDown = true;
    emit changed();
}

void SideTool::move(const ToolPoint &point)
{
    if (!cells()) {
        if (m_border.move(point) && m_isDown)
            m_isErasing ? m_border.erase(m_kind, m_stroke) : m_border.set(m_kind, m_name, m_stroke);
        emit changed();
        return;
    }
    if (m_hover == point.side)
        return;
    m_hover = point.side;
    if (m_isDown && m_hover.isInside()) {
        if (m_isErasing) {
            erase(m_hover);
        } else {
            set(m_hover);
            m_stops.back() = m_course.size();
        }
    }
    emit changed();
}

void SideTool::release(const ToolPoint &)
{
    m_isDown = false;
    if (m_isErasing || courseKind() == Course::Single)
        finish();
}

void SideTool::leave()
{
    m_hover = {};
    m_border.leave();
    emit changed();
}

void SideTool::finish()
{
    m_course.clear();
    m_stops.clear();
    m_stroke.clear();
    m_border.rest();
    m_isDown = false;
    emit changed();
}

void SideTool::giveUp()
{
    const QString stroke = m_stroke;
    finish();
    session().takeBack(stroke);
}

void SideTool::takeBack()
{
    if (!cells()) {
        m_border.takeBack(m_kind, m_stroke);
        emit changed();
        return;
    }
    m_stops.pop_back();
    const size_t left = m_stops.empty() ? 0 : m_stops.back();
    std::vector<BoardModel::Pair> pairs;
    for (size_t i = left; i < m_course.size(); ++i)
        pairs.push_back(pairOf(m_course[i]));
    m_course.resize(left);
    Draft draft = session().draft();
    if (EdgeEdit(draft, model()).remove(m_kind, pairs))
        session().commit(draft, tr("Set hexsides"), m_stroke);
    if (m_course.empty())
        finish();
    emit changed();
}

bool SideTool::keyPress(const QKeyEvent &event)
{
    if (!isBusy())
        return false;
    if (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter)
        finish();
    else if (event.key() == Qt::Key_Escape)
        giveUp();
    else if (event.key() == Qt::Key_Backspace && (!m_stops.empty() || !cells()))
        takeBack();
    else
        return false;
    return true;
}

void SideTool::paint(QPainter &painter, const view::BoardCamera &camera) const
{
    if (!cells()) {
        m_border.paint(painter, camera, ghostColor());
        return;
    }
    const auto isGood = [this](HexSide side) {
        return side.isInside() && std::max(side.a, side.b) < cells()->count();
    };
    if (isGood(m_hover)) {
        const bool isJoined = !m_course.empty() && courseKind() == Course::Joined && !m_isDown;
        for (const HexSide side : isJoined ? wayTo(m_hover) : std::vector<HexSide>{m_hover})
            paintSide(painter, camera, side, ghostColor());
    }
    for (const size_t stop : m_stops) {
        const HexSide side = m_course[stop - 1];
        if (stop > 0 && isGood(side))
            paintHandle(painter, camera.toView(cells()->sideLine(side).center()));
    }
}

} // namespace editor

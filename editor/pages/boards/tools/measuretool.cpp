// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/tools/measuretool.h"

#include "engine/module/model/module.h"
#include "engine/path/mapprofiles.h"
#include "engine/path/reach.h"

#include <QComboBox>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>

namespace editor {

QString MeasureTool::hint() const
{
    return tr("Drag from hex to hex. Hexes on the line of sight are tinted; the blue way is the "
              "cheapest for the class of units.");
}

QString MeasureTool::status(const ToolPoint &point) const
{
    if (m_from >= 0 && m_to >= 0)
        return result();
    return point.space.isEmpty() ? QString()
                                 : tr("%1: measure from here").arg(placeName(point.space));
}

QWidget *MeasureTool::makeOptions()
{
    auto *options = new QWidget;
    auto *form = new QFormLayout(options);
    form->setContentsMargins({});
    auto *classes = new QComboBox;
    classes->addItems(session().terrain().classes);
    classes->setCurrentText(m_class);
    classes->setAccessibleName(tr("Class of units"));
    if (m_class.isEmpty())
        m_class = classes->currentText();
    form->addRow(tr("Class of units"), classes);
    connect(classes, &QComboBox::currentTextChanged, this, &MeasureTool::setMobility);
    return options;
}

void MeasureTool::setMobility(const QString &mobility)
{
    m_class = mobility;
    measure();
}

void MeasureTool::end()
{
    m_from = m_to = -1;
    m_isDown = false;
    m_path.clear();
}

int MeasureTool::distance() const
{
    return m_from < 0 || m_to < 0 ? 0 : cells()->distance(m_from, m_to);
}

void MeasureTool::press(const ToolPoint &point)
{
    if (point.button != Qt::LeftButton || point.cell < 0)
        return;
    m_from = m_to = point.cell;
    m_isDown = true;
    measure();
}

void MeasureTool::move(const ToolPoint &point)
{
    if (!m_isDown || point.cell < 0 || point.cell == m_to)
        return;
    m_to = point.cell;
    measure();
}

void MeasureTool::release(const ToolPoint &)
{
    m_isDown = false;
}

bool MeasureTool::keyPress(const QKeyEvent &event)
{
    if (event.key() != Qt::Key_Escape || m_from < 0)
        return false;
    end();
    emit changed();
    return true;
}

void MeasureTool::measure()
{
    m_cost.reset();
    m_path.clear();
    emit changed();
    const auto module = session().live().module();
    const int mobility = module ? int(module->terrain.classes.indexOf(m_class)) : -1;
    if (m_from < 0 || m_to < 0 || mobility < 0)
        return;
    const engine::SpaceId from = module->map.find(cells()->id(m_from));
    const engine::SpaceId to = module->map.find(cells()->id(m_to));
    if (!from || !to)
        return;
    engine::MapProfiles profiles(module->map, module->terrain);
    engine::ReachQuery query;
    query.profile = &profiles.costs(mobility);
    const std::array starts{from};
    query.starts = starts;
    query.allowance = engine::ReachQuery::Unlimited - 1;
    engine::Reach reach;
    if (!reach.run(query) || !reach.contains(to))
        return;
    m_cost = double(reach.cost(to)) / std::max(1, module->terrain.scale);
    for (const engine::SpaceId space : reach.path(to))
        m_path.push_back(cells()->find(module->map.space(space).id));
}

QString MeasureTool::result() const
{
    QStringList parts{tr("%n hex(es)", "", distance())};
    if (const QString far = kilometres(distance()); !far.isEmpty())
        parts.append(far);
    if (m_cost)
        parts.append(tr("cost for %1: %2").arg(m_class, QLocale().toString(*m_cost, 'g', 4)));
    else if (m_from != m_to && !m_class.isEmpty())
        parts.append(tr("no way for %1").arg(m_class));
    return QStringLiteral("%1 – %2: %3")
        .arg(cells()->id(m_from), cells()->id(m_to), parts.join(QStringLiteral(", ")));
}

void MeasureTool::paint(QPainter &painter, const view::BoardCamera &camera) const
{
    if (!cells() || m_from < 0 || m_to < 0 || std::max(m_from, m_to) >= cells()->count())
        return;
    paintCells(painter, camera, cells()->line(m_from, m_to), QColor(0xd0, 0x8a, 0x1e));
    const QPointF from = camera.toView(cells()->centre(m_from));
    const QPointF to = camera.toView(cells()->centre(m_to));
    for (size_t i = 1; i < m_path.size(); ++i) {
        if (m_path[i - 1] < 0 || m_path[i] < 0)
            continue;
        painter.setPen(QPen(ghostColor(), 3));
        painter.drawLine(camera.toView(cells()->centre(m_path[i - 1])),
                         camera.toView(cells()->centre(m_path[i])));
    }
    paintGuide(painter, from, to);
    paintTip(painter, to, result());
}

} // namespace editor

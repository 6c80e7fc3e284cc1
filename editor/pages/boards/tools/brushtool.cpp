// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/tools/brushtool.h"

#include "editor/pages/boards/edits/hexedit.h"

#include <QFormLayout>
#include <QKeyEvent>
#include <QSpinBox>

namespace editor {

namespace {

constexpr int c_largest = 3;

} // namespace

QString BrushTool::hint() const
{
    return tr("Drag to paint. [ and ] change the size, Alt takes the terrain under the pointer, "
              "the right button paints the usual ground.");
}

QString BrushTool::status(const ToolPoint &point) const
{
    if (point.space.isEmpty() || (point.cell < 0 && !model().areas().find(point.space)))
        return {};
    return tr("%1, %2: paint %3")
        .arg(placeName(point.space), terrainName(model().terrain(point.space)),
             terrainName(session().ground()));
}

QWidget *BrushTool::makeOptions()
{
    auto *options = new QWidget;
    auto *form = new QFormLayout(options);
    auto *size = new QSpinBox;
    size->setRange(1, c_largest);
    size->setValue(m_size);
    size->setAccessibleName(tr("Size of the brush"));
    form->addRow(tr("Size"), size);
    connect(size, &QSpinBox::valueChanged, this, &BrushTool::setSize);
    connect(this, &BoardTool::changed, size, [this, size] { size->setValue(m_size); });
    return options;
}

void BrushTool::setSize(int size)
{
    m_size = std::clamp(size, 1, c_largest);
    emit changed();
}

std::vector<int> BrushTool::covered(int cell) const
{
    std::vector<int> found = cells()->around(cell, m_size - 1);
    std::erase_if(found, [this](int each) { return model().isMissing(each); });
    return found;
}

void BrushTool::end()
{
    m_stroke.clear();
    m_last = -1;
    m_hover = -1;
}

void BrushTool::press(const ToolPoint &point)
{
    const bool isArea = model().areas().find(point.space);
    if (!isArea && (!cells() || point.cell < 0))
        return;
    if (point.modifiers & Qt::AltModifier) {
        session().setGround(model().terrain(isArea ? point.space : cells()->id(point.cell)));
        return;
    }
    if (point.button != Qt::LeftButton && point.button != Qt::RightButton)
        return;
    if (session().layers().isLocked(BoardLayers::Terrain)) {
        emit session().said(tr("The terrain is locked in the layers."));
        return;
    }
    m_terrain = point.button == Qt::RightButton ? model().ground() : session().ground();
    m_stroke = session().newStroke();
    m_last = point.cell;
    isArea ? paintSpaces({point.space}) : paintTo(point.cell);
}

void BrushTool::move(const ToolPoint &point)
{
    if (m_hover != point.cell || m_area != point.space) {
        m_hover = point.cell;
        m_area = model().areas().find(point.space) ? point.space : QString();
        emit changed();
    }
    if (!m_stroke.isEmpty() && !m_area.isEmpty())
        paintSpaces({m_area});
    if (!m_stroke.isEmpty() && cells() && point.cell >= 0 && point.cell != m_last)
        paintTo(point.cell);
}

void BrushTool::release(const ToolPoint &)
{
    m_stroke.clear();
    m_last = -1;
}

void BrushTool::leave()
{
    m_hover = -1;
    m_area.clear();
    emit changed();
}

bool BrushTool::keyPress(const QKeyEvent &event)
{
    if (event.key() == Qt::Key_BracketLeft)
        setSize(m_size - 1);
    else if (event.key() == Qt::Key_BracketRight)
        setSize(m_size + 1);
    else
        return false;
    return true;
}

void BrushTool::paintTo(int cell)
{
    QStringList painted;
    // A quick hand leaves hexes out between two events.
    for (const int middle : cells()->line(m_last < 0 ? cell : m_last, cell)) {
        for (const int each : covered(middle))
            painted.append(cells()->id(each));
    }
    painted.removeDuplicates();
    m_last = cell;
    paintSpaces(painted);
}

void BrushTool::paintSpaces(const QStringList &painted)
{
    Draft draft = session().draft();
    if (HexEdit(draft, model()).setTerrain(painted, m_terrain))
        session().commit(draft, tr("Paint %1").arg(terrainName(m_terrain)), m_stroke);
}

void BrushTool::paint(QPainter &painter, const view::BoardCamera &camera) const
{
    if (cells() && m_hover >= 0 && m_hover < cells()->count())
        paintCells(painter, camera, covered(m_hover), ghostColor());
    paintArea(painter, camera, m_area, ghostColor());
}

} // namespace editor

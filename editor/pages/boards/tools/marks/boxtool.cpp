// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/tools/marks/boxtool.h"

#include "editor/pages/boards/edits/boxedit.h"
#include "editor/pages/boards/tools/marks/boxgrip.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPainter>
#include <QSpinBox>

#include <cmath>

namespace editor {

namespace {

constexpr double c_gap = 8; // between the boxes of a track

} // namespace

QString BoxTool::hint() const
{
    return tr("Drag a rectangle. With more than one box it becomes a track: the row is divided "
              "evenly, and each box is a neighbour of the next. Alt places freely.");
}

QString BoxTool::status(const ToolPoint &) const
{
    if (m_area.isEmpty())
        return tr("Drag to make a box");
    return tr("%1 × %2 at %3, %4")
        .arg(m_area.width())
        .arg(m_area.height())
        .arg(m_area.x())
        .arg(m_area.y());
}

QWidget *BoxTool::makeOptions()
{
    auto *options = new QWidget;
    auto *form = new QFormLayout(options);
    form->setContentsMargins({});
    auto *kind = new QComboBox;
    kind->addItem(tr("Box"), QStringLiteral("box"));
    kind->addItem(tr("Cup, drawn from at random"), QStringLiteral("cup"));
    kind->addItem(tr("Deck, drawn from the top"), QStringLiteral("deck"));
    kind->setCurrentIndex(kind->findData(m_kind));
    kind->setAccessibleName(tr("Kind"));
    auto *name = new QLineEdit(m_name);
    name->setAccessibleName(tr("Name"));
    auto *count = new QSpinBox;
    count->setRange(1, 100);
    count->setValue(m_count);
    count->setAccessibleName(tr("Boxes in a row"));
    form->addRow(tr("Kind"), kind);
    form->addRow(tr("Name"), name);
    form->addRow(tr("Boxes in a row"), count);
    connect(kind, &QComboBox::activated, this,
            [this, kind] { setKind(kind->currentData().toString()); });
    connect(name, &QLineEdit::textChanged, this, &BoxTool::setName);
    connect(count, &QSpinBox::valueChanged, this, &BoxTool::setCount);
    return options;
}

void BoxTool::end()
{
    m_from.reset();
    m_area = {};
}

QRectF BoxTool::area(QPointF to, Qt::KeyboardModifiers modifiers) const
{
    const double grid = modifiers & Qt::AltModifier ? 1 : c_grid;
    const auto snapped = [grid](QPointF point) {
        return QPointF(std::round(point.x() / grid) * grid, std::round(point.y() / grid) * grid);
    };
    return QRectF(snapped(*m_from), snapped(to)).normalized();
}

void BoxTool::press(const ToolPoint &point)
{
    if (point.button != Qt::LeftButton)
        return;
    m_from = point.page;
    m_area = {};
}

void BoxTool::move(const ToolPoint &point)
{
    if (!m_from)
        return;
    m_area = area(point.page, point.modifiers);
    emit changed();
}

void BoxTool::release(const ToolPoint &)
{
    const QRectF made = m_area;
    end();
    emit changed();
    if (made.width() < c_smallest || made.height() < c_smallest)
        return;
    Draft draft = session().draft();
    BoxEdit edit(draft, model());
    if (m_count > 1) {
        const bool isRow = made.width() >= made.height();
        const double length = isRow ? made.width() : made.height();
        const double each = std::floor((length - c_gap * (m_count - 1)) / m_count);
        const QRectF first(made.topLeft(),
                           isRow ? QSizeF(each, made.height()) : QSizeF(made.width(), each));
        const QPointF step = isRow ? QPointF(each + c_gap, 0) : QPointF(0, each + c_gap);
        const QString wish = m_name.isEmpty() ? QStringLiteral("track") : m_name;
        if (each >= 1 && edit.addTrack(wish, m_name, m_count, first, step))
            session().commit(draft, tr("Make a track"));
        return;
    }
    const QString id = edit.freeId(m_name.isEmpty() ? m_kind : m_name);
    if (edit.add(id, m_name, m_kind, made)) {
        session().commit(draft, tr("Make a box"));
        session().selectSpaces({id});
    }
}

void BoxTool::paint(QPainter &painter, const view::BoardCamera &camera) const
{
    if (m_area.isEmpty())
        return;
    QColor pale = ghostColor();
    pale.setAlphaF(0.25F);
    painter.setPen(QPen(ghostColor(), 1.6));
    painter.setBrush(pale);
    painter.drawRect(camera.toView(m_area));
}

} // namespace editor

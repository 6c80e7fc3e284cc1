// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/tools/marks/nametool.h"

#include "editor/pages/boards/edits/hexedit.h"
#include "editor/pages/boards/edits/labeledit.h"

#include <QComboBox>
#include <QFormLayout>

namespace editor {

NameTool::NameTool(BoardSession &session)
    : BoardTool(session)
    , m_grip(session)
{
    connect(&session, &BoardSession::selectionChanged, this, &BoardTool::changed);
}

QString NameTool::hint() const
{
    return tr("Click a hex, an area or a box to name it. Shift writes a label anywhere: a region, "
              "a sea, a "
              "bay. Drag names to move them, the round handle to turn a label.");
}

QString NameTool::status(const ToolPoint &point) const
{
    if (const auto name = m_grip.nameAt(point))
        return tr("“%1”: drag to move, click to rewrite").arg(name->text);
    if (point.space.isEmpty() || point.modifiers & Qt::ShiftModifier)
        return tr("Write a label here");
    return model().spaceName(point.space).isEmpty() ? tr("Name %1").arg(point.space)
                                                    : tr("Rename %1").arg(placeName(point.space));
}

QWidget *NameTool::makeOptions()
{
    auto *options = new QWidget;
    auto *form = new QFormLayout(options);
    form->setContentsMargins({});
    auto *style = new QComboBox;
    style->addItem(tr("Region"), QStringLiteral("region"));
    style->addItem(tr("Sea"), QStringLiteral("sea"));
    style->addItem(tr("Bay, lake or river"), QStringLiteral("bay"));
    style->setCurrentIndex(style->findData(m_style));
    style->setAccessibleName(tr("Style of labels"));
    form->addRow(tr("Labels"), style);
    connect(style, &QComboBox::activated, this,
            [this, style] { setStyle(style->currentData().toString()); });
    return options;
}

void NameTool::end()
{
    m_grip.release();
    m_hover.clear();
}

void NameTool::press(const ToolPoint &point)
{
    m_down = point;
    if (point.button != Qt::LeftButton)
        return;
    if (session().layers().isLocked(BoardLayers::Names)) {
        emit session().said(tr("Names are locked in the layers."));
        m_down.button = Qt::NoButton;
        return;
    }
    if (!(point.modifiers & Qt::ShiftModifier))
        m_grip.press(point);
    emit changed();
}

void NameTool::move(const ToolPoint &point)
{
    m_grip.move(point);
    if (m_hover != point.space) {
        m_hover = point.space;
        emit changed();
    }
}

void NameTool::release(const ToolPoint &point)
{
    const bool wasHeld = m_grip.isHeld();
    m_grip.release();
    const bool isClick = QPointF(point.page - m_down.page).manhattanLength() < 4 * point.pixel;
    if (m_down.button != Qt::LeftButton || !isClick)
        return;
    if (wasHeld && session().selection().label >= 0)
        return;
    if (point.modifiers & Qt::ShiftModifier || (point.space.isEmpty() && !wasHeld))
        newLabel(point.page);
    else if (wasHeld)
        writeName(session().selection().spaces.value(0));
    else
        writeName(point.space);
}

void NameTool::doubleClick(const ToolPoint &point)
{
    const auto name = m_grip.nameAt(point);
    if (name && name->label >= 0)
        writeLabel(name->label);
    else
        press(point);
}

void NameTool::leave()
{
    m_hover.clear();
    emit changed();
}

void NameTool::writeName(const QString &space)
{
    const auto at = model().centreOf(space);
    if (!at)
        return;
    session().selectSpaces({space});
    emit textWanted(*at, model().spaceName(space), [this, space](const QString &text) {
        Draft draft = session().draft();
        if (HexEdit(draft, model()).setName({space}, text.trimmed()))
            session().commit(draft, tr("Name %1").arg(space));
    });
}

void NameTool::writeLabel(int label)
{
    const auto &known = model().labels()[size_t(label)];
    emit textWanted(known.at, known.text, [this, label](const QString &text) {
        Draft draft = session().draft();
        if (LabelEdit(draft, model()).setText(label, text.trimmed()))
            session().commit(draft, tr("Rewrite a label"));
    });
}

void NameTool::newLabel(QPointF at)
{
    emit textWanted(at, {}, [this, at](const QString &text) {
        if (text.trimmed().isEmpty())
            return;
        Draft draft = session().draft();
        if (!LabelEdit(draft, model()).add({text.trimmed(), m_style, at, 0, 0}))
            return;
        session().commit(draft, tr("Write a label"));
        session().select({{}, int(model().labels().size()) - 1});
    });
}

void NameTool::paint(QPainter &painter, const view::BoardCamera &camera) const
{
    const int cell = cells() ? cells()->find(m_hover) : -1;
    if (cell >= 0)
        paintCells(painter, camera, {cell}, ghostColor());
    paintArea(painter, camera, m_hover, ghostColor());
    m_grip.paint(painter, camera);
}

} // namespace editor

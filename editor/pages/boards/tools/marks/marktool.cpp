// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/tools/marks/marktool.h"

#include "editor/pages/boards/edits/hexedit.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QMap>
#include <QPainter>

namespace editor {

using engine::Json;

QString MarkTool::hint() const
{
    return tr("Drag over hexes to mark them, with Alt or the right button to take the mark away. "
              "Choose a feature or a value of the module, or write a new one.");
}

QString MarkTool::markName() const
{
    if (!m_mark.feature.isEmpty())
        return m_mark.feature;
    return QStringLiteral("%1 = %2").arg(m_mark.key, textOf(m_mark.value));
}

QString MarkTool::status(const ToolPoint &point) const
{
    if (point.space.isEmpty())
        return {};
    const QString said = isMarked(point.space) ? tr("%1 is marked %2") : tr("%1: mark %2");
    return said.arg(placeName(point.space), markName());
}

Json MarkTool::valueOf(const QString &text)
{
    const auto json = Json::parse(text.toUtf8(), QString());
    return json && json->isScalar() && !json->isNull() ? json.value() : Json(text);
}

QString MarkTool::textOf(const Json &value)
{
    return value.isString() ? value.toString()
                            : QString::fromUtf8(value.write(Json::Style::Compact));
}

QList<HexMark> MarkTool::known() const
{
    QMap<QString, HexMark> found;
    for (const char *feature : {"supply", "entry", "fortress", "port"})
        found.insert(QString::fromLatin1(feature), {QString::fromLatin1(feature), {}, {}});
    const JsonText *spaces =
        model().root() ? model().root()->find({QStringLiteral("spaces")}) : nullptr;
    for (qsizetype i = 0; spaces && i < spaces->size(); ++i) {
        const Json entry = spaces->members()[size_t(i)].value->toJson();
        const Json &features = entry[u"features"];
        for (qsizetype j = 0; j < features.size(); ++j)
            found.insert(features.at(j).toString(), {features.at(j).toString(), {}, {}});
        const Json &values = entry[u"values"];
        for (qsizetype j = 0; values.isObject() && j < values.size(); ++j) {
            if (values.at(j).isScalar())
                found.insert(values.keyAt(j) + u'=' + textOf(values.at(j)),
                             {{}, values.keyAt(j), values.at(j)});
        }
    }
    return found.values();
}

QWidget *MarkTool::makeOptions()
{
    auto *options = new QWidget;
    auto *form = new QFormLayout(options);
    form->setContentsMargins({});
    auto *marks = new QComboBox;
    marks->setEditable(true);
    marks->setInsertPolicy(QComboBox::NoInsert);
    marks->setAccessibleName(tr("Mark"));
    marks->setToolTip(tr("A feature such as “supply”, or a value such as “entry = A”."));
    for (const HexMark &mark : known())
        marks->addItem(mark.feature.isEmpty()
                           ? QStringLiteral("%1 = %2").arg(mark.key, textOf(mark.value))
                           : mark.feature);
    marks->setCurrentText(markName());
    form->addRow(tr("Mark"), marks);
    connect(marks, &QComboBox::currentTextChanged, this, [this](const QString &text) {
        const qsizetype sign = text.indexOf(u'=');
        HexMark mark;
        if (sign > 0) {
            mark.key = text.first(sign).trimmed();
            mark.value = valueOf(text.sliced(sign + 1).trimmed());
        } else {
            mark.feature = text.trimmed();
        }
        setMark(mark);
    });
    return options;
}

void MarkTool::setMark(const HexMark &mark)
{
    m_mark = mark;
    emit changed();
}

bool MarkTool::isMarked(const QString &space) const
{
    if (!m_mark.feature.isEmpty())
        return model().features(space).contains(m_mark.feature);
    return !m_mark.key.isEmpty() && model().values(space)[m_mark.key] == m_mark.value;
}

bool MarkTool::apply(Draft &draft, const QString &space) const
{
    HexEdit edit(draft, model());
    if (!m_mark.feature.isEmpty())
        return edit.addFeature({space}, m_mark.feature);
    return !m_mark.key.isEmpty() && edit.setValue({space}, m_mark.key, m_mark.value);
}

bool MarkTool::remove(Draft &draft, const QString &space) const
{
    HexEdit edit(draft, model());
    if (!m_mark.feature.isEmpty())
        return edit.removeFeature({space}, m_mark.feature);
    return !m_mark.key.isEmpty() && edit.setValue({space}, m_mark.key, Json());
}

void MarkTool::end()
{
    m_stroke.clear();
    m_hover = -1;
}

void MarkTool::press(const ToolPoint &point)
{
    if (point.space.isEmpty()
        || (point.button != Qt::LeftButton && point.button != Qt::RightButton))
        return;
    if (session().layers().isLocked(BoardLayers::Marks)) {
        emit session().said(tr("This layer is locked."));
        return;
    }
    m_isRemoving = point.button == Qt::RightButton || point.modifiers & Qt::AltModifier;
    m_stroke = session().newStroke();
    paintTo(point);
}

void MarkTool::move(const ToolPoint &point)
{
    if (point.cell == m_hover && point.space == m_space)
        return;
    m_hover = point.cell;
    m_space = point.space;
    if (!m_stroke.isEmpty())
        paintTo(point);
    emit changed();
}

void MarkTool::release(const ToolPoint &)
{
    m_stroke.clear();
}

void MarkTool::leave()
{
    m_hover = -1;
    m_space.clear();
    emit changed();
}

void MarkTool::paintTo(const ToolPoint &point)
{
    if (point.space.isEmpty())
        return;
    Draft draft = session().draft();
    const bool hasChanged = m_isRemoving ? remove(draft, point.space) : apply(draft, point.space);
    const QString title = m_isRemoving ? tr("Take away the mark %1") : tr("Mark %1");
    if (hasChanged)
        session().commit(draft, title.arg(markName()), m_stroke);
}

void MarkTool::paint(QPainter &painter, const view::BoardCamera &camera) const
{
    for (const BoardArea &area : model().areas().all()) {
        if (area.id == m_space || isMarked(area.id))
            paintArea(painter, camera, area.id,
                      area.id == m_space ? ghostColor() : QColor(0x8e, 0x44, 0xad));
    }
    if (!cells())
        return;
    std::vector<int> marked;
    const QRectF seen = camera.visible().adjusted(-50, -50, 50, 50);
    const JsonText *spaces = model().root()->find({QStringLiteral("spaces")});
    for (qsizetype i = 0; spaces && i < spaces->size(); ++i) {
        const int cell = cells()->find(spaces->keyAt(i));
        if (cell >= 0 && seen.contains(cells()->centre(cell)) && isMarked(cells()->id(cell)))
            marked.push_back(cell);
    }
    paintCells(painter, camera, marked, QColor(0x8e, 0x44, 0xad));
    if (m_hover >= 0 && m_hover < cells()->count())
        paintCells(painter, camera, {m_hover}, ghostColor());
}

} // namespace editor

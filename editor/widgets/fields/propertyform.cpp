// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/fields/propertyform.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QLabel>
#include <QMenu>
#include <QSet>

#include <algorithm>

namespace editor {

using engine::Json;

PropertyForm::PropertyForm(ModuleDocument &document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_layout(new QFormLayout(this))
{
    m_layout->setContentsMargins(12, 8, 12, 12);
    m_layout->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_layout->setLabelAlignment(Qt::AlignLeft);
    connect(&document, &ModuleDocument::changed, this, [this](const QSet<QString> &files) {
        if (std::any_of(m_targets.begin(), m_targets.end(),
                        [&](const PropertyTarget &target) { return files.contains(target.file); }))
            refresh();
    });
    setEnabled(false);
}

int PropertyForm::add(const JsonPath &key, PropertyField *field)
{
    auto *label = new QLabel;
    label->setBuddy(field);
    m_layout->addRow(label, field);
    const auto number = m_rows.size();
    m_rows.push_back({key, label, field, {}, {}});
    connect(field, &PropertyField::edited, this,
            [this, number](const Json &value) { set(m_rows[number], value); });
    label->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(label, &QWidget::customContextMenuRequested, this, [this, number](QPoint point) {
        showMenu(m_rows[number], m_rows[number].label->mapToGlobal(point));
    });
    return int(number);
}

void PropertyForm::setLabel(int field, const QString &label)
{
    const Row &row = m_rows[size_t(field)];
    row.label->setText(label);
    row.field->setAccessibleName(label);
    if (row.field->focusProxy())
        row.field->focusProxy()->setAccessibleName(label);
    if (auto *box = qobject_cast<QCheckBox *>(row.field->focusProxy()))
        box->setToolTip(label);
}

void PropertyForm::setInherited(int field, Inherited inherited)
{
    m_rows[size_t(field)].inherited = std::move(inherited);
}

bool PropertyForm::isLaidOut(const Row &row) const
{
    return m_layout->indexOf(row.field) >= 0;
}

// Where a field's height depends on its width, QFormLayout of Qt 6.4 writes the size of a row that
// is hidden to the place that the row had before, which may lie outside of its list by now. So a
// hidden row leaves the layout.
void PropertyForm::setRowVisible(int field, bool visible)
{
    const Row &row = m_rows[size_t(field)];
    if (isLaidOut(row) && !visible) {
        const auto taken = m_layout->takeRow(row.field);
        delete taken.labelItem;
        delete taken.fieldItem;
    } else if (!isLaidOut(row) && visible) {
        const auto place = std::count_if(m_rows.begin(), m_rows.begin() + field,
                                         [this](const Row &other) { return isLaidOut(other); });
        m_layout->insertRow(int(place), row.label, row.field);
    }
    row.label->setVisible(visible);
    row.field->setVisible(visible);
}

void PropertyForm::clear()
{
    for (const Row &row : m_rows) {
        if (!isLaidOut(row)) {
            delete row.label;
            delete row.field;
        }
    }
    m_rows.clear();
    while (m_layout->rowCount() > 0)
        m_layout->removeRow(0);
}

void PropertyForm::setTargets(const QList<PropertyTarget> &targets)
{
    const bool areOthers = m_targets != targets;
    m_targets = targets;
    if (areOthers)
        showAll();
    else
        refresh();
}

Json PropertyForm::valueOf(const PropertyTarget &target, const Row &row) const
{
    JsonPath path = target.object;
    path.insert(path.end(), row.key.begin(), row.key.end());
    const JsonText *value = m_document.json(target.file, path);
    return value ? value->toJson() : Json();
}

void PropertyForm::showAll()
{
    for (Row &row : m_rows)
        row.shown.reset();
    refresh();
}

void PropertyForm::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        showAll();
}

PropertyForm::Shown PropertyForm::valuesOf(const Row &row) const
{
    Shown shown;
    for (qsizetype i = 0; i < m_targets.size(); ++i) {
        const Json here = valueOf(m_targets[i], row);
        const Json fallback = row.inherited ? row.inherited(m_targets[i]) : Json();
        if (i > 0 && !(here == shown.value && fallback == shown.inherited))
            return {true, {}, {}};
        shown.value = here;
        shown.inherited = fallback;
    }
    return shown;
}

// What is being typed in a field stays while nothing has become of the value that it shows.
void PropertyForm::refresh()
{
    setEnabled(!m_targets.isEmpty());
    for (Row &row : m_rows) {
        const Shown shown = valuesOf(row);
        if (row.shown == shown)
            continue;
        row.shown = shown;
        if (shown.areSeveral)
            row.field->showSeveral();
        else
            row.field->show(shown.value, shown.inherited);
    }
}

void PropertyForm::flush()
{
    for (size_t i = 0; i < m_rows.size(); ++i)
        m_rows[i].field->flush();
}

void PropertyForm::set(Row &row, const Json &value)
{
    row.shown.reset();
    Draft draft = m_document.draft();
    for (const PropertyTarget &target : m_targets) {
        JsonPath path = target.object;
        path.insert(path.end(), row.key.begin(), row.key.end());
        if (m_writer)
            m_writer(draft, target, row.key, value);
        else if (value.isNull())
            draft.remove(target.file, path);
        else
            draft.set(target.file, path, value);
    }
    m_document.commit(draft, tr("Set %1").arg(row.label->text()));
    refresh();
}

void PropertyForm::showMenu(Row &row, QPoint global)
{
    QMenu menu(this);
    QAction *reset = menu.addAction(tr("Reset"));
    QAction *uses = menu.addAction(tr("Where used"));
    const Json value = m_targets.isEmpty() ? Json() : valueOf(m_targets.first(), row);
    reset->setEnabled(!value.isNull());
    uses->setEnabled(value.isString());
    const QAction *chosen = menu.exec(global);
    if (chosen == reset && chosen)
        set(row, Json());
    else if (chosen == uses && chosen)
        emit usesRequested(value.toString());
}

} // namespace editor

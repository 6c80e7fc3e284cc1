// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/panels/selectionrows.h"

#include "editor/pages/boards/edits/hexedit.h"

#include <QFormLayout>

namespace editor {

using engine::Json;

SelectionRows::SelectionRows(BoardSession &session, QFormLayout &form)
    : QObject(&form)
    , m_session(session)
    , m_form(form)
{
}

void SelectionRows::add(const QString &key, const QString &title, PropertyField *field, Value value,
                        Setter setter)
{
    m_form.addRow(title, field);
    field->setAccessibleName(title);
    if (field->focusProxy())
        field->focusProxy()->setAccessibleName(title);
    m_rows.push_back({key, field, std::move(value)});
    connect(field, &PropertyField::edited, this,
            [this, title, setter = std::move(setter)](const Json &edited) {
                Draft draft = m_session.draft();
                if (setter(draft, edited))
                    m_session.commit(draft, tr("Set %1").arg(title));
                else
                    refresh();
            });
}

void SelectionRows::addForSpaces(const QString &key, const QString &title, PropertyField *field,
                                 const Getter &getter, Setter setter)
{
    add(
        key, title, field, [this, getter] { return common(getter); }, std::move(setter));
}

Json SelectionRows::member(const QString &space, const QString &key) const
{
    const JsonTextPointer entry = m_session.model().entry(space);
    const JsonTextPointer found = entry ? entry->child(key) : nullptr;
    return found ? found->toJson() : Json();
}

void SelectionRows::addKey(const QString &key, const QString &title, PropertyField *field)
{
    addForSpaces(
        key, title, field, [this, key](const QString &space) { return member(space, key); },
        [this, key](Draft &draft, const Json &value) {
            return HexEdit(draft, m_session.model())
                .setKey(m_session.selection().spaces, key, value);
        });
}

void SelectionRows::addWidget(QWidget *widget)
{
    m_form.addRow(widget);
}

PropertyField *SelectionRows::choice(const Choices &choices)
{
    auto *field = new ChoiceField;
    QList<ChoiceField::Choice> list;
    for (const auto &[id, title] : choices)
        list.append({*id ? Json(id) : Json(), title, {}});
    field->setChoices(list);
    return field;
}

void SelectionRows::clear()
{
    while (m_form.rowCount() > 0)
        m_form.removeRow(0);
    m_rows.clear();
}

void SelectionRows::refresh()
{
    for (const Row &row : m_rows) {
        if (const std::optional<Json> value = row.value())
            row.field->show(*value, Json());
        else
            row.field->showSeveral();
    }
}

PropertyField *SelectionRows::field(const QString &key) const
{
    const auto found =
        std::find_if(m_rows.begin(), m_rows.end(), [&](const Row &row) { return row.key == key; });
    return found == m_rows.end() ? nullptr : found->field;
}

std::optional<Json> SelectionRows::common(const Getter &getter) const
{
    const QStringList &spaces = m_session.selection().spaces;
    const Json first = spaces.isEmpty() ? Json() : getter(spaces.first());
    const bool isSame = std::all_of(spaces.begin(), spaces.end(),
                                    [&](const QString &space) { return getter(space) == first; });
    return isSame ? std::optional(first) : std::nullopt;
}

} // namespace editor

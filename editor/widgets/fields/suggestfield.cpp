// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/fields/suggestfield.h"

#include "editor/widgets/fields/entries.h"

#include <QComboBox>
#include <QLineEdit>
#include <QSignalBlocker>

namespace editor {

using engine::Json;

SuggestField::SuggestField(QWidget *parent)
    : PropertyField(parent)
    , m_box(new QComboBox)
{
    fill(m_box);
    m_box->setEditable(true);
    watch(m_box->lineEdit());
    m_box->setInsertPolicy(QComboBox::NoInsert);
    m_box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_box->setMinimumContentsLength(6);
    connect(m_box, &QComboBox::activated, this, &SuggestField::finish);
    connect(m_box->lineEdit(), &QLineEdit::editingFinished, this, &SuggestField::finish);
}

void SuggestField::setSuggestions(const QStringList &texts)
{
    const QSignalBlocker quiet(m_box);
    QList<Entry> entries;
    for (const QString &text : texts)
        entries.append({text, {}, {}});
    const QString typed = m_box->currentText();
    showEntries(*m_box, entries);
    if (m_box->currentText() != typed)
        m_box->setEditText(typed);
}

void SuggestField::show(const Json &value, const Json &inherited)
{
    m_shown = value.toString();
    m_box->lineEdit()->setPlaceholderText(inherited.toString());
    m_box->setEditText(m_shown);
}

void SuggestField::showSeveral()
{
    m_shown.clear();
    m_box->lineEdit()->setPlaceholderText(tr("Several values"));
    m_box->setEditText({});
}

bool SuggestField::isTyping() const
{
    return m_box->currentText().trimmed() != m_shown;
}

void SuggestField::finish()
{
    const QString text = m_box->currentText().trimmed();
    if (text == m_shown)
        return;
    m_shown = text;
    emit edited(text.isEmpty() ? Json() : Json(text));
}

} // namespace editor

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/fields/paragraphfield.h"

#include "app/view/text/plainedit.h"

#include <QEvent>

namespace editor {

using engine::Json;

ParagraphField::ParagraphField(QWidget *parent)
    : PropertyField(parent)
    , m_edit(new view::PlainEdit)
{
    fill(m_edit);
    m_edit->setTabChangesFocus(true);
    m_edit->setMinimumHeight(90);
}

void ParagraphField::show(const Json &value, const Json &inherited)
{
    m_shown = textOf(value);
    m_edit->setPlaceholderText(inherited.toString());
    if (m_edit->toPlainText() != m_shown)
        m_edit->setPlainText(m_shown);
}

QString ParagraphField::textOf(const Json &value) const
{
    return value.toString();
}

Json ParagraphField::valueOf(const QString &text) const
{
    return text.isEmpty() ? Json() : Json(text);
}

void ParagraphField::showSeveral()
{
    m_shown.clear();
    m_edit->setPlaceholderText(severalValues());
    m_edit->clear();
}

bool ParagraphField::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusOut)
        flush();
    return PropertyField::eventFilter(watched, event);
}

bool ParagraphField::isTyping() const
{
    return m_edit->toPlainText() != m_shown;
}

void ParagraphField::flush()
{
    if (!isTyping())
        return;
    const Json value = valueOf(m_edit->toPlainText());
    const QString before = m_shown;
    m_shown = textOf(value);
    if (m_edit->toPlainText() != m_shown)
        m_edit->setPlainText(m_shown);
    if (m_shown != before)
        emit edited(value);
}

} // namespace editor

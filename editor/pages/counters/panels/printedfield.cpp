// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/counters/panels/printedfield.h"

#include "editor/pages/counters/model/countercolumn.h"

#include <QLineEdit>

namespace editor {

using engine::Json;

PrintedField::PrintedField(QWidget *parent)
    : PropertyField(parent)
    , m_edit(new QLineEdit)
{
    fill(m_edit);
    connect(m_edit, &QLineEdit::editingFinished, this, [this] {
        const QString text = m_edit->text().trimmed();
        if (text == m_shown)
            return;
        m_shown = text;
        emit edited(read(text));
    });
}

bool PrintedField::isTyping() const
{
    return m_edit->text().trimmed() != m_shown;
}

QString PrintedField::written(const Json &value)
{
    if (!value.isArray())
        return CounterColumn::written(value);
    QStringList parts;
    for (qsizetype i = 0; i < value.size(); ++i)
        parts.append(CounterColumn::written(value.at(i)));
    return parts.join(QStringLiteral(", "));
}

Json PrintedField::read(const QString &text)
{
    Json list = Json::array();
    for (const QString &part : text.split(u',', Qt::SkipEmptyParts)) {
        const QString word = part.trimmed();
        bool isNumber = false;
        const int number = word.toInt(&isNumber);
        if (isNumber)
            list.append(number);
        else if (word == u"true" || word == u"false")
            list.append(word == u"true");
        else if (!word.isEmpty())
            list.append(word);
    }
    if (list.size() > 1)
        return list;
    return list.size() ? list.at(0) : Json();
}

void PrintedField::show(const Json &value, const Json &inherited)
{
    m_shown = written(value);
    m_edit->setPlaceholderText(written(inherited));
    m_edit->setText(m_shown);
}

void PrintedField::showSeveral()
{
    m_shown.clear();
    m_edit->setPlaceholderText(tr("Several values"));
    m_edit->clear();
}

} // namespace editor

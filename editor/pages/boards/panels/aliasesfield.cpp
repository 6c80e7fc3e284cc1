// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/panels/aliasesfield.h"

#include "app/view/text/plainedit.h"

#include <QEvent>

namespace editor {

using engine::Json;

namespace {

QString linesOf(const Json &pairs)
{
    QStringList lines;
    for (qsizetype i = 0; i < pairs.size(); ++i)
        lines.append(QStringLiteral("%1 = %2").arg(pairs.keyAt(i), pairs.at(i).toString()));
    return lines.join(u'\n');
}

} // namespace

AliasesField::AliasesField(QWidget *parent)
    : PropertyField(parent)
    , m_edit(new view::PlainEdit)
{
    fill(m_edit);
    m_edit->setTabChangesFocus(true);
    m_edit->setFixedHeight(m_edit->fontMetrics().lineSpacing() * 4 + 10);
}

void AliasesField::show(const Json &value, const Json &)
{
    m_shown = linesOf(value);
    m_edit->setPlainText(m_shown);
}

void AliasesField::showSeveral()
{
    show(Json(), Json());
}

bool AliasesField::isTyping() const
{
    return m_edit->toPlainText() != m_shown;
}

bool AliasesField::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusOut)
        flush();
    return PropertyField::eventFilter(watched, event);
}

// A line that is no pair can't be taken over and goes, as a colour does that there is not.
void AliasesField::flush()
{
    if (!isTyping())
        return;
    Json pairs = Json::object();
    for (const QString &line : m_edit->toPlainText().split(u'\n', Qt::SkipEmptyParts)) {
        const QString name = line.section(u'=', 0, 0).trimmed();
        const QString space = line.section(u'=', 1).trimmed();
        if (!name.isEmpty() && !space.isEmpty())
            pairs.insert(name, space);
    }
    const QString before = m_shown;
    show(pairs, {});
    if (m_shown != before)
        emit edited(pairs.size() ? pairs : Json());
}

} // namespace editor

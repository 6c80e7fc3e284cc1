// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/panels/aliasesfield.h"

#include "app/view/text/plainedit.h"

namespace editor {

using engine::Json;

AliasesField::AliasesField(QWidget *parent)
    : ParagraphField(parent)
{
    lines().setFixedHeight(lines().fontMetrics().lineSpacing() * 4 + 10);
}

QString AliasesField::textOf(const Json &value) const
{
    QStringList lines;
    for (qsizetype i = 0; i < value.size(); ++i)
        lines.append(QStringLiteral("%1 = %2").arg(value.keyAt(i), value.at(i).toString()));
    return lines.join(u'\n');
}

// A line that is no pair can't be taken over and goes, as a colour does that there is not.
Json AliasesField::valueOf(const QString &text) const
{
    Json pairs = Json::object();
    for (const QString &line : text.split(u'\n', Qt::SkipEmptyParts)) {
        const QString name = line.section(u'=', 0, 0).trimmed();
        const QString space = line.section(u'=', 1).trimmed();
        if (!name.isEmpty() && !space.isEmpty())
            pairs.insert(name, space);
    }
    return pairs.size() ? pairs : Json();
}

} // namespace editor

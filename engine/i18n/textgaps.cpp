// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/i18n/textgaps.h"

#include "engine/i18n/gender.h"

#include <QRegularExpression>

namespace engine {

QStringList textGaps(const QString &text)
{
    static const QRegularExpression gap(QStringLiteral("\\{([1-9]|[a-z]+)(\\|[^}]*)?\\}"));
    QStringList found;
    // Most texts have none.
    if (!text.contains(u'{'))
        return found;
    for (auto match = gap.globalMatch(text); match.hasNext();)
        found.append(match.next().captured(1));
    found.removeDuplicates();
    found.sort();
    return found;
}

QList<QStringList> textPlurals(const QString &text)
{
    static const QRegularExpression plural(QStringLiteral("\\{[1-9]\\|([^}]*)\\}"));
    QList<QStringList> found;
    if (!text.contains(u'|'))
        return found;
    for (auto match = plural.globalMatch(text); match.hasNext();) {
        const QString forms = match.next().captured(1);
        if (!genderForm(QStringView(forms).split(u'|'), {}))
            found.append(forms.split(u'|'));
    }
    return found;
}

} // namespace engine

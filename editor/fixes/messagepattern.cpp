// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/fixes/messagepattern.h"

#include <QCoreApplication>

namespace editor {

MessagePattern::MessagePattern(const char *context, const char *sentence)
{
    const QString text = QCoreApplication::translate(context, sentence);
    QString pattern;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool isGap = text[i] == u'%' && i + 1 < text.size() && text[i + 1].isDigit();
        if (!isGap) {
            pattern += QRegularExpression::escape(text.mid(i, 1));
            continue;
        }
        m_numbers.append(text[++i].digitValue());
        pattern += QStringLiteral("(.+?)");
    }
    // A lazy gap at the very end would take one letter only.
    if (pattern.endsWith(u"(.+?)"))
        pattern += QStringLiteral("$");
    m_pattern = QRegularExpression(pattern, QRegularExpression::DotMatchesEverythingOption);
}

std::optional<QStringList> MessagePattern::match(const QString &message) const
{
    const auto found = m_pattern.match(message);
    if (!found.hasMatch())
        return std::nullopt;
    QStringList words;
    for (qsizetype i = 0; i < m_numbers.size(); ++i) {
        const qsizetype place = std::max(m_numbers[i] - 1, 0);
        while (words.size() <= place)
            words.append(QString());
        words[place] = found.captured(int(i) + 1);
    }
    return words;
}

} // namespace editor

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRegularExpression>
#include <QStringList>

#include <optional>

namespace editor {

/// Recognises a sentence that lint says, in whatever language the program speaks now, and what was
/// filled into its gaps.
class MessagePattern
{
public:
    /// Both as they are written in the code that says it.
    MessagePattern(const char *context, const char *sentence);

    /// What stands for %1, %2 …; nothing when \a message does not have the sentence in it.
    std::optional<QStringList> match(const QString &message) const;

private:
    QRegularExpression m_pattern;
    QList<int> m_numbers; ///< Of the gaps, in the order of the sentence.
};

} // namespace editor

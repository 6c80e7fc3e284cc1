// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/uses/uses.h"

#include <QSet>

namespace editor {

/// Which rules code and tests name, and which are translated.
class RuleCoverage
{
public:
    explicit RuleCoverage(const ModuleDocument &document);

    /// Takes in what the document has now.
    void look();
    QList<Use> code(const QString &number);
    /// Those that name the rule, and those that name a row of the rule list that belongs to it.
    QList<Use> tests(const QString &number);
    /// Rows of tests/rules.tsv.
    QList<Use> rows(const QString &number);
    /// Paragraphs, tables, phases … that name the rule.
    QList<Use> links(const QString &number);
    bool hasCode(const QString &number) const { return m_inCode.contains(number); }
    bool hasTest(const QString &number) const { return m_inTests.contains(number); }
    /// The languages in which the title or the text is missing or older than the paragraph.
    QStringList untranslated(const QString &number) const { return m_untranslated.value(number); }

private:
    void lookAtRows();
    void lookAtLanguages();
    QList<Use> usesIn(const QString &word, const std::function<bool(const QString &file)> &wanted);

    const ModuleDocument &m_document;
    Uses m_uses;
    QMap<QString, QStringList> m_rows; ///< Ids of the rule list, by number.
    QSet<QString> m_inCode;
    QSet<QString> m_inTests;
    QMap<QString, QStringList> m_untranslated;
    QMap<QString, FileContentPointer> m_seen; ///< What the languages were looked up in.
};

} // namespace editor

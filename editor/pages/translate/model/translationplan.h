// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/tables/grid/delimited.h"
#include "editor/pages/translate/model/translation.h"
#include "engine/i18n/catalog/translationfile.h"

#include <QMap>

#include <optional>

namespace editor {

/// What a table of translations would change: shown first, then done.
class TranslationPlan
{
    Q_DECLARE_TR_FUNCTIONS(editor::TranslationPlan)

public:
    struct Change
    {
        QString key;
        QString source;
        QString before;
        QString after;
    };

    /// A line of the table that can't be used.
    struct Refusal
    {
        int line = 0; ///< From 1; 0: the table as a whole.
        QString reason;
    };

    /// The first row of the table names the languages; those of file and note may be left out, then
    /// all texts with the same source get the translation. Empty cells change nothing.
    static TranslationPlan read(const delimited::Rows &rows, const Translation &translation,
                                const QString &sourceLanguage);
    /// What a file of another program would change.
    static TranslationPlan of(const engine::TranslationMerge &merge);
    /// The texts as such a table.
    static delimited::Rows write(const std::vector<const TranslationText *> &texts,
                                 const QString &sourceLanguage, const QString &language);

    const std::vector<Change> &changes() const { return m_changes; }
    const std::vector<Refusal> &refusals() const { return m_refusals; }
    /// By the keys of the texts.
    QMap<QString, QString> translations() const;
    /// Where the translations come with notes and with how far they are.
    const std::optional<engine::TranslationMerge> &merge() const { return m_merge; }

private:
    void addRow(int line, const QStringList &row, const struct TranslationColumns &columns,
                const Translation &translation);
    void addChange(const TranslationText &text, const QString &translation);

    std::vector<Change> m_changes;
    std::vector<Refusal> m_refusals;
    std::optional<engine::TranslationMerge> m_merge;
};

} // namespace editor

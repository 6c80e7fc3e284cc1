// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/translate/model/translationplan.h"

namespace editor {

namespace {

// Fixed words, so that a table means the same in every language of the program.
const QString c_file = QStringLiteral("file");
const QString c_note = QStringLiteral("note");

} // namespace

/// Where a table has what; -1: nowhere.
struct TranslationColumns
{
    qsizetype file = -1;
    qsizetype note = -1;
    qsizetype source = -1;
    qsizetype target = -1;
};

delimited::Rows TranslationPlan::write(const std::vector<const TranslationText *> &texts,
                                       const QString &sourceLanguage, const QString &language)
{
    delimited::Rows rows{{c_file, c_note, sourceLanguage, language}};
    for (const TranslationText *text : texts)
        rows.append({text->text.context, text->text.comment, text->text.source, text->translation});
    return rows;
}

TranslationPlan TranslationPlan::read(const delimited::Rows &rows, const Translation &translation,
                                      const QString &sourceLanguage)
{
    TranslationPlan plan;
    const QStringList head = rows.value(0);
    const TranslationColumns columns{head.indexOf(c_file), head.indexOf(c_note),
                                     head.indexOf(sourceLanguage),
                                     head.indexOf(translation.language())};
    if (columns.source < 0 || columns.target < 0) {
        plan.m_refusals.push_back({0,
                                   tr("The first row must name the columns “%1” and “%2”.")
                                       .arg(sourceLanguage, translation.language())});
        return plan;
    }
    for (qsizetype i = 1; i < rows.size(); ++i)
        plan.addRow(int(i) + 1, rows[i], columns, translation);
    return plan;
}

TranslationPlan TranslationPlan::of(const engine::TranslationMerge &merge)
{
    TranslationPlan plan;
    plan.m_merge = merge;
    for (const auto &[context, before, after] : merge.changes)
        plan.m_changes.push_back({TranslationText::keyOf(context, before.comment, before.source),
                                  before.source, before.translation, after.translation});
    for (const QString &source : merge.unknown)
        plan.m_refusals.push_back({0, tr("The game has no such text: %1").arg(source)});
    return plan;
}

void TranslationPlan::addRow(int line, const QStringList &row, const TranslationColumns &columns,
                             const Translation &translation)
{
    const QString source = row.value(columns.source);
    const QString target = row.value(columns.target);
    if (source.isEmpty() || target.isEmpty())
        return;
    bool isKnown = false;
    const bool hasPlace = columns.file >= 0 && columns.note >= 0;
    if (hasPlace) {
        const int index = translation.indexOf(
            TranslationText::keyOf(row.value(columns.file), row.value(columns.note), source));
        isKnown = index >= 0;
        if (isKnown)
            addChange(translation.texts()[size_t(index)], target);
    }
    for (const TranslationText &text : translation.texts()) {
        if (hasPlace || text.text.source != source)
            continue;
        addChange(text, target);
        isKnown = true;
    }
    if (!isKnown)
        m_refusals.push_back({line, tr("The game has no such text: %1").arg(source)});
}

void TranslationPlan::addChange(const TranslationText &text, const QString &translation)
{
    if (text.translation != translation)
        m_changes.push_back({text.key(), text.text.source, text.translation, translation});
}

QMap<QString, QString> TranslationPlan::translations() const
{
    QMap<QString, QString> all;
    for (const Change &change : m_changes)
        all.insert(change.key, change.after);
    return all;
}

} // namespace editor

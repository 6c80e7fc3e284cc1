// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/translate/model/translationmodel.h"

#include "editor/document/languagename.h"

#include <algorithm>
#include <utility>

namespace editor {

using TextState = TranslationText::State;

QString TranslationModel::stateName(TextState state)
{
    switch (state) {
    case TextState::ToDo:
        return tr("To do");
    case TextState::Check:
        return tr("Check");
    case TextState::Error:
        return tr("Error");
    case TextState::Long:
        return tr("Long");
    case TextState::Term:
        return tr("Term");
    default:
        return tr("Done");
    }
}

void TranslationModel::fold()
{
    m_folded.clear();
    m_folded.reserve(qsizetype(m_translation.texts().size()));
    for (const TranslationText &text : m_translation.texts())
        m_folded.append(QString(text.text.source + u'\n' + text.translation + u'\n' + text.where
                                + u'\n' + text.note)
                            .toCaseFolded());
}

void TranslationModel::setTranslation(const Translation &translation, const QString &sourceLanguage)
{
    const auto &old = m_translation.texts();
    const bool isSame = m_sourceLanguage == sourceLanguage
        && m_translation.language() == translation.language()
        && std::equal(old.begin(), old.end(), translation.texts().begin(),
                      translation.texts().end(),
                      [](const auto &a, const auto &b) { return a.text == b.text; });
    if (!isSame)
        beginResetModel();
    const Translation before = std::exchange(m_translation, translation);
    m_sourceLanguage = sourceLanguage;
    fold();
    if (!isSame) {
        m_rows = filtered();
        endResetModel();
        return;
    }
    update();
    for (int row = 0; row < rowCount(); ++row) {
        const TranslationText &was = before.texts()[size_t(m_rows[size_t(row)])];
        if (!was.looksLike(text(row)))
            emit dataChanged(index(row, 0), index(row, Target));
    }
}

void TranslationModel::setFilter(const QString &words, std::optional<TextState> state)
{
    m_words = words.toCaseFolded().split(u' ', Qt::SkipEmptyParts);
    m_state = state;
    update();
}

void TranslationModel::setKept(const QString &key)
{
    m_kept = key;
}

void TranslationModel::update()
{
    std::vector<int> rows = filtered();
    if (rows == m_rows)
        return;
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

bool TranslationModel::isShown(int index) const
{
    return (!m_state || m_translation.texts()[size_t(index)].state == *m_state)
        && std::all_of(m_words.begin(), m_words.end(),
                       [&](const QString &word) { return m_folded[index].contains(word); });
}

std::vector<int> TranslationModel::filtered() const
{
    std::vector<int> rows;
    const int kept = m_translation.indexOf(m_kept);
    for (int i = 0; i < int(m_translation.texts().size()); ++i) {
        if (i == kept || isShown(i))
            rows.push_back(i);
    }
    return rows;
}

int TranslationModel::rowOf(const QString &key) const
{
    const auto it = std::lower_bound(m_rows.begin(), m_rows.end(), m_translation.indexOf(key));
    const bool isIt = it != m_rows.end() && *it == m_translation.indexOf(key);
    return isIt ? int(it - m_rows.begin()) : -1;
}

int TranslationModel::nextLeft(int row) const
{
    const int count = rowCount();
    for (int step = 1; step <= count; ++step) {
        const int next = (row + step) % count;
        if (next != row && text(next).isLeft())
            return next;
    }
    return -1;
}

int TranslationModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int TranslationModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : Target + 1;
}

QVariant TranslationModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const TranslationText &shown = text(index.row());
    if (role == StateRole)
        return int(shown.state);
    if (role == FlawRole) {
        for (const TranslationCheck &check : shown.checks) {
            if (!check.isGood())
                return check.flaw;
        }
        if (!shown.oldSource.isEmpty())
            return tr("Source changed");
        return shown.note.isEmpty() ? QString() : tr("Note: %1").arg(shown.note.simplified());
    }
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    switch (index.column()) {
    case State:
        return stateName(shown.state);
    case Where:
        return role == Qt::ToolTipRole ? shown.text.context : shown.where;
    case Source:
        return shown.text.source;
    default:
        return shown.translation;
    }
}

QVariant TranslationModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case State:
        return tr("State");
    case Where:
        return tr("Where");
    case Source:
        return tr("%1 (source)").arg(languageName(m_sourceLanguage));
    default:
        return languageName(m_translation.language());
    }
}

void TranslationModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, Target);
}

} // namespace editor

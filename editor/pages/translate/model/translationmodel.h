// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/translate/model/translation.h"

#include <QAbstractTableModel>

#include <optional>

namespace editor {

/// The texts of a translation as a table, as far as a filter lets them through.
class TranslationModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { State, Where, Source, Target };
    enum Role { StateRole = Qt::UserRole, FlawRole };

    using QAbstractTableModel::QAbstractTableModel;

    const Translation &translation() const { return m_translation; }
    void setTranslation(const Translation &translation, const QString &sourceLanguage);
    /// Words that stand in source, translation or place, and a state; none: all of them.
    void setFilter(const QString &words, std::optional<TranslationText::State> state);
    /// This one is shown whatever the filter says: it is being worked at.
    void setKept(const QString &key);
    /// The heads are to be written again.
    void retranslate();

    const TranslationText &text(int row) const
    {
        return m_translation.texts()[size_t(m_rows[size_t(row)])];
    }
    /// -1: it is not shown.
    int rowOf(const QString &key) const;
    /// The next row with something left to do, from the one behind \a row on, round the end; -1:
    /// there is none but \a row itself.
    int nextLeft(int row) const;

    static QString stateName(TranslationText::State state);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;

private:
    std::vector<int> filtered() const;
    bool isShown(int index) const;
    void fold();
    void update();

    Translation m_translation;
    QString m_sourceLanguage;
    QStringList m_folded; ///< What words are looked for in.
    QStringList m_words;
    std::optional<TranslationText::State> m_state;
    QString m_kept;
    std::vector<int> m_rows;
};

} // namespace editor

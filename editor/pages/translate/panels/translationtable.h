// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

namespace editor {

class TranslationModel;

/// The texts and what they are in the other language, a row each.
class TranslationTable : public QTableView
{
    Q_OBJECT

public:
    explicit TranslationTable(TranslationModel &model, QWidget *parent = nullptr);

    QStringList chosenKeys() const;
    /// Chooses nothing but this row.
    void putCurrent(int row);
    /// The key so many rows below the current one; empty: there is none.
    QString keyBelow(int rows) const;
    /// The chosen texts as a table, for spreadsheets.
    void copyChosen(const QString &sourceLanguage, const QString &language) const;

signals:
    void keyChosen(const QString &key);
    /// How many texts are chosen.
    void countChanged(int count);

protected:
    void changeEvent(QEvent *event) override;

private:
    TranslationModel &m_model;
};

} // namespace editor

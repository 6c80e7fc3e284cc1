// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/counter/symbolset.h"

#include <QWidget>

class QLineEdit;
class QListWidget;

namespace editor {

/// All symbols with their names, to be found by a word.
class SymbolPicker : public QWidget
{
    Q_OBJECT

public:
    explicit SymbolPicker(QWidget *parent = nullptr);

    QLineEdit *search() const { return m_search; }
    QListWidget *list() const { return m_list; }
    const view::SymbolSet &symbols() const { return m_symbols; }
    /// Empty: none; "text:SMG" fills the field for letters.
    void showSymbol(const QString &id);
    void setFilter(const QString &text);

signals:
    /// Empty: the counter is to have none of its own.
    void picked(const QString &id);

protected:
    void changeEvent(QEvent *event) override;

private:
    void fill();
    QIcon icon(const view::Symbol &symbol) const;
    void retranslate();

    view::SymbolSet m_symbols;
    QLineEdit *m_search;
    QListWidget *m_list;
    QLineEdit *m_letters;
    QString m_shown;
};

} // namespace editor

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/translate/model/glossary.h"

#include <QDialog>

class QLineEdit;
class QPushButton;
class QTableWidget;

namespace editor {

class ModuleDocument;
struct TranslationJob;

/// The terms of one language as a table to be edited; those of the program can be changed for this
/// game only.
class GlossaryDialog : public QDialog
{
    Q_OBJECT

public:
    enum Column { Term, Translation, Note };

    GlossaryDialog(const Glossary &glossary, const QString &sourceName, const QString &languageName,
                   QWidget *parent = nullptr);

    /// Opens it over \a page; what is kept goes into the module's file.
    static GlossaryDialog *edit(ModuleDocument &document, const Glossary &glossary,
                                const TranslationJob &job, QWidget *page);

    /// Begins a new term, and goes there.
    void add(const QString &term = {}, const QString &translation = {});
    /// What the module's file has to hold now.
    QList<Glossary::Term> own() const;
    QTableWidget *table() const { return m_table; }
    QLineEdit *search() const { return m_search; }
    QPushButton *addButton() const { return m_add; }
    QPushButton *removeButton() const { return m_remove; }
    QPushButton *keepButton() const { return m_keep; }

private:
    void addRow(const Glossary::Term &term);
    void removeRow();
    void filter();
    QString text(int row, Column column) const;

    QList<Glossary::Term> m_given; ///< The program's, which stay as they are.
    QLineEdit *m_search;
    QTableWidget *m_table;
    QPushButton *m_add;
    QPushButton *m_remove;
    QPushButton *m_keep = nullptr;
};

} // namespace editor

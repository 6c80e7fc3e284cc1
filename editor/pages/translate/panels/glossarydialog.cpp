// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/translate/panels/glossarydialog.h"

#include "app/view/style/icons.h"
#include "app/view/style/windowsize.h"
#include "editor/document/languagename.h"
#include "editor/document/moduledocument.h"
#include "editor/pages/translate/model/translationjob.h"
#include "editor/widgets/answerbuttons.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>

namespace editor {

namespace {

constexpr int c_isGiven = Qt::UserRole; ///< Of the program: its name can't be changed.

} // namespace

GlossaryDialog::GlossaryDialog(const Glossary &glossary, const QString &sourceName,
                               const QString &languageName, QWidget *parent)
    : QDialog(parent)
    , m_search(new QLineEdit)
    , m_table(new QTableWidget(0, Note + 1))
    , m_add(new QPushButton(tr("&New term")))
    , m_remove(new QPushButton(tr("&Remove")))
{
    setWindowTitle(tr("Glossary: %1").arg(languageName));
    view::resizeOnScreen(*this, {fontMetrics().height() * 46, fontMetrics().height() * 34});
    auto *layout = new QVBoxLayout(this);
    auto *help = new QLabel(tr("A translation that has none of these words where the source has "
                               "the term is marked. Several that are all right are divided by "
                               "semicolons; the first one is proposed."));
    help->setWordWrap(true);
    m_search->setPlaceholderText(tr("Search the terms"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_search->setClearButtonEnabled(true);
    m_table->setAccessibleName(tr("Terms"));
    m_table->setHorizontalHeaderLabels({sourceName, languageName, tr("Note")});
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->verticalHeader()->hide();
    m_table->setTabKeyNavigation(false);
    m_remove->setToolTip(tr("A term of the program is not looked for in this game any more"));
    auto *row = new QHBoxLayout;
    row->addWidget(m_search, 1);
    row->addWidget(m_add);
    row->addWidget(m_remove);
    auto *buttons = new AnswerButtons(*this, tr("Keep the glossary"), tr("Change nothing"));
    m_keep = buttons->answer();
    layout->addWidget(help);
    layout->addLayout(row);
    layout->addWidget(m_table, 1);
    layout->addWidget(buttons);
    for (const Glossary::Term &term : glossary.terms())
        addRow(term);
    connect(m_add, &QPushButton::clicked, this, [this] { add(); });
    connect(m_remove, &QPushButton::clicked, this, &GlossaryDialog::removeRow);
    connect(m_search, &QLineEdit::textChanged, this, &GlossaryDialog::filter);
}

void GlossaryDialog::addRow(const Glossary::Term &term)
{
    const int row = m_table->rowCount();
    m_table->insertRow(row);
    const QString texts[] = {term.term, term.translation, term.note};
    for (int column = Term; column <= Note; ++column) {
        auto *item = new QTableWidgetItem(texts[column]);
        const bool isFixed = !term.isOwn && column == Term && !term.term.isEmpty();
        if (isFixed)
            item->setFlags(item->flags() & ~Qt::ItemIsEditable);
        item->setData(c_isGiven, isFixed);
        item->setToolTip(isFixed ? tr("The program knows this term") : QString());
        m_table->setItem(row, column, item);
    }
    if (!term.isOwn && !term.term.isEmpty())
        m_given.append(term);
}

void GlossaryDialog::add(const QString &term, const QString &translation)
{
    m_search->clear();
    addRow({term, translation, {}, true});
    const int row = m_table->rowCount() - 1;
    const Column column = term.isEmpty() ? Term : Translation;
    m_table->setCurrentCell(row, column);
    m_table->scrollToBottom();
    m_table->editItem(m_table->item(row, column));
}

void GlossaryDialog::removeRow()
{
    const int row = m_table->currentRow();
    if (row < 0)
        return;
    // What the program knows is there again the next time, so the game says that it is not meant.
    if (m_table->item(row, Term)->data(c_isGiven).toBool())
        m_table->item(row, Translation)->setText({});
    else
        m_table->removeRow(row);
}

void GlossaryDialog::filter()
{
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const QString all = text(row, Term) + u'\n' + text(row, Translation);
        m_table->setRowHidden(row, !all.contains(m_search->text(), Qt::CaseInsensitive));
    }
}

QString GlossaryDialog::text(int row, Column column) const
{
    const QTableWidgetItem *item = m_table->item(row, column);
    return item ? item->text().simplified() : QString();
}

QList<Glossary::Term> GlossaryDialog::own() const
{
    QList<Glossary::Term> terms;
    for (int row = 0; row < m_table->rowCount(); ++row) {
        Glossary::Term term{text(row, Term), text(row, Translation), text(row, Note), false};
        if (term.term.isEmpty() || m_given.contains(term))
            continue;
        term.isOwn = true;
        terms.append(term);
    }
    return terms;
}

GlossaryDialog *GlossaryDialog::edit(ModuleDocument &document, const Glossary &glossary,
                                     const TranslationJob &job, QWidget *page)
{
    auto *dialog = new GlossaryDialog(glossary, languageName(job.sourceLanguage),
                                      languageName(job.language), page);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, page, [&document, dialog, language = job.language] {
        Draft draft = document.draft();
        const QString file = Glossary::fileName(language);
        const QByteArray bytes = Glossary::write(dialog->own());
        if (bytes.isEmpty())
            draft.removeFile(file);
        else
            draft.setBytes(file, bytes);
        document.commit(draft, tr("Edit the glossary"));
    });
    dialog->open();
    return dialog;
}

} // namespace editor

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/languagename.h"
#include "editor/pages/translate/glossarydialog.h"
#include "editor/pages/translate/translatepage.h"
#include "editor/pages/translate/translationedit.h"
#include "editor/pages/translate/translationfield.h"
#include "editor/pages/translate/translationmodel.h"
#include "editor/pages/translate/translationplandialog.h"
#include "editor/widgets/noticestrip.h"
#include "engine/storage/atomicfile.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>

namespace editor {

void TranslatePage::tell(const QString &message)
{
    m_strip->tell(NoticeStrip::Tone::Warning, message);
    m_strip->addButton(tr("Close"));
}

engine::Result<TranslationPlan> TranslatePage::planOf(const QString &path) const
{
    const auto bytes = engine::readBounded(path, engine::limits::textBytes);
    if (!bytes)
        return bytes.error();
    const QString name = QFileInfo(path).fileName();
    if (!engine::TranslationFile::isKnown(name)) {
        const delimited::Rows rows = delimited::read(QString::fromUtf8(bytes.value()));
        return TranslationPlan::read(rows, m_model->translation(), m_sourceLanguage);
    }
    const auto other = engine::TranslationFile::read(bytes.value(), name);
    if (!other)
        return other.error();
    if (!other->language.isEmpty() && other->language != m_language)
        return engine::Error{
            engine::Error::Code::BadFormat,
            tr("%1 is in %2, not in %3. Choose that language first.")
                .arg(name, languageName(other->language), languageName(m_language))};
    Draft draft = document().draft();
    const TranslationEdit edit(draft, m_texts, m_sourceLanguage, m_language);
    return TranslationPlan::of(engine::TranslationMerge::of(edit.catalog(), other.value()));
}

void TranslatePage::importFile(const QString &path)
{
    const auto plan = planOf(path);
    if (plan)
        preview(plan.value());
    else
        tell(plan.error().message);
}

void TranslatePage::preview(const TranslationPlan &plan)
{
    auto *dialog = new TranslationPlanDialog(plan, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, plan, language = m_language] {
        Draft draft = document().draft();
        TranslationEdit edit(draft, m_texts, m_sourceLanguage, language);
        if (edit.isPossible()
            && (plan.merge() ? edit.merge(*plan.merge()) : edit.setDone(plan.translations())))
            document().commit(draft, tr("Import translations"));
    });
    dialog->open();
}

// A table has the texts that are shown; the formats of other programs have all of them.
engine::Result<engine::Done> TranslatePage::exportFile(const QString &path) const
{
    if (engine::TranslationFile::isKnown(path)) {
        Draft draft = document().draft();
        const TranslationEdit edit(draft, m_texts, m_sourceLanguage, m_language);
        const auto bytes = engine::TranslationFile::write(edit.catalog(), path);
        if (!bytes)
            return bytes.error();
        return engine::writeAtomically(path, bytes.value());
    }
    std::vector<const TranslationText *> texts;
    for (int row = 0; row < m_model->rowCount(); ++row)
        texts.push_back(&m_model->text(row));
    const auto rows = TranslationPlan::write(texts, m_sourceLanguage, m_language);
    return engine::writeAtomically(path, delimited::fileBytes(rows));
}

void TranslatePage::chooseImport()
{
    auto *dialog = new QFileDialog(this, tr("Import translations"), {},
                                   tr("Translations (*.csv *.tsv *.txt *.po *.xlf *.xliff *.ts)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &TranslatePage::importFile);
    dialog->open();
}

void TranslatePage::chooseExport()
{
    auto *dialog = new QFileDialog(this, tr("Export the texts"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({tr("Table of the shown texts (*.csv)"), tr("PO, all texts (*.po)"),
                            tr("XLIFF 1.2, all texts (*.xlf)"),
                            tr("Qt Linguist, all texts (*.ts)")});
    dialog->setDefaultSuffix(QStringLiteral("csv"));
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString &filter) {
        dialog->setDefaultSuffix(filter.section(QStringLiteral("*."), 1).chopped(1));
    });
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) {
        if (const auto done = exportFile(path); !done)
            tell(done.error().message);
    });
    dialog->open();
}

void TranslatePage::editGlossary()
{
    auto *dialog = new GlossaryDialog(m_glossary, languageName(m_sourceLanguage),
                                      languageName(m_language), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, language = m_language] {
        Draft draft = document().draft();
        const QString file = Glossary::fileName(language);
        const QByteArray bytes = Glossary::write(dialog->own());
        if (bytes.isEmpty())
            draft.removeFile(file);
        else
            draft.setBytes(file, bytes);
        document().commit(draft, tr("Edit the glossary"));
    });
    dialog->open();
    // What is marked in both texts is perhaps what somebody wants to keep.
    if (m_field->source()->hasSelectedText())
        dialog->add(m_field->source()->selectedText(),
                    m_field->edit()->textCursor().selectedText());
}

} // namespace editor

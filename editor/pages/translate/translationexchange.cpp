// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/translate/translationexchange.h"

#include "editor/document/languagename.h"
#include "editor/pages/translate/model/translationmodel.h"
#include "editor/pages/translate/panels/translationplandialog.h"
#include "editor/pages/translate/translationsteps.h"
#include "editor/widgets/noticestrip.h"
#include "engine/storage/atomicfile.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QPushButton>

namespace editor {

TranslationExchange::TranslationExchange(TranslationSteps &steps, const TranslationJob &job,
                                         const TranslationModel &model, NoticeStrip &strip,
                                         QWidget *page)
    : QObject(page)
    , m_steps(steps)
    , m_job(job)
    , m_model(model)
    , m_strip(strip)
    , m_page(page)
{
}

void TranslationExchange::tell(const QString &message)
{
    m_strip.tell(NoticeStrip::Tone::Warning, message);
    m_strip.addButton(tr("Close"));
}

engine::Result<TranslationPlan> TranslationExchange::planOf(const QString &path) const
{
    const auto bytes = engine::readBounded(path, engine::limits::textBytes);
    if (!bytes)
        return bytes.error();
    const QString name = QFileInfo(path).fileName();
    if (!engine::TranslationFile::isKnown(name)) {
        const delimited::Rows rows = delimited::read(QString::fromUtf8(bytes.value()));
        return TranslationPlan::read(rows, m_model.translation(), m_job.sourceLanguage);
    }
    const auto other = engine::TranslationFile::read(bytes.value(), name);
    if (!other)
        return other.error();
    if (!other->language.isEmpty() && other->language != m_job.language)
        return engine::Error{
            engine::Error::Code::BadFormat,
            tr("%1 is in %2, not in %3. Choose that language first.")
                .arg(name, languageName(other->language), languageName(m_job.language))};
    return TranslationPlan::of(engine::TranslationMerge::of(m_steps.catalog(), other.value()));
}

void TranslationExchange::importFrom(const QString &path)
{
    const auto plan = planOf(path);
    if (plan)
        preview(plan.value());
    else
        tell(plan.error().message);
}

void TranslationExchange::preview(const TranslationPlan &plan)
{
    auto *dialog = new TranslationPlanDialog(plan, m_page);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this,
            [this, plan, language = m_job.language] { m_steps.take(plan, language); });
    dialog->open();
}

// A table has the texts that are shown; the formats of other programs have all of them.
engine::Result<engine::Done> TranslationExchange::exportTo(const QString &path) const
{
    if (engine::TranslationFile::isKnown(path)) {
        const auto bytes = engine::TranslationFile::write(m_steps.catalog(), path);
        if (!bytes)
            return bytes.error();
        return engine::writeAtomically(path, bytes.value());
    }
    std::vector<const TranslationText *> texts;
    for (int row = 0; row < m_model.rowCount(); ++row)
        texts.push_back(&m_model.text(row));
    const auto rows = TranslationPlan::write(texts, m_job.sourceLanguage, m_job.language);
    return engine::writeAtomically(path, delimited::fileBytes(rows));
}

void TranslationExchange::chooseImport()
{
    auto *dialog = new QFileDialog(m_page, tr("Import translations"), {},
                                   tr("Translations (*.csv *.tsv *.txt *.po *.xlf *.xliff *.ts)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &TranslationExchange::importFrom);
    dialog->open();
}

void TranslationExchange::chooseExport()
{
    auto *dialog = new QFileDialog(m_page, tr("Export the texts"));
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
        if (const auto done = exportTo(path); !done)
            tell(done.error().message);
    });
    dialog->open();
}

} // namespace editor

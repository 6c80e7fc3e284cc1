// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/translate/translationlanguages.h"

#include "editor/document/languagename.h"
#include "editor/pages/module/moduleedit.h"
#include "editor/pages/translate/model/translation.h"
#include "editor/pages/translate/panels/languagedialog.h"

namespace editor {

TranslationLanguages::TranslationLanguages(LiveModule &live, TranslationJob &job, QWidget *page)
    : QObject(page)
    , m_live(live)
    , m_job(job)
    , m_page(page)
{
}

QStringList TranslationLanguages::codes() const
{
    const auto &module = m_live.module();
    QStringList codes = module ? module->languages : QStringList();
    for (const QString &file : m_live.document().files().keys()) {
        const QString code = Translation::languageOf(file);
        if (!code.isEmpty() && !codes.contains(code))
            codes.append(code);
    }
    codes.removeAll(m_job.sourceLanguage);
    return codes;
}

bool TranslationLanguages::add(const QString &code)
{
    Draft draft = m_live.document().draft();
    if (!ModuleEdit(draft).addLanguage(code, m_live.module().get()))
        return false;
    m_job.language = code;
    m_live.document().commit(draft, tr("Add the language “%1”").arg(languageName(code)));
    return true;
}

void TranslationLanguages::ask()
{
    auto *dialog = new LanguageDialog(codes() + QStringList{m_job.sourceLanguage}, m_page);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { add(dialog->code()); });
    dialog->open();
}

} // namespace editor

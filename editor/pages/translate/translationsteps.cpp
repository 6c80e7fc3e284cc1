// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/translate/translationsteps.h"

#include "editor/document/moduledocument.h"

namespace editor {

namespace {

constexpr int c_burst = 2000; // ms: a pause ends a step of the history

} // namespace

TranslationSteps::TranslationSteps(ModuleDocument &document, const TranslationJob &job,
                                   QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_job(job)
{
    m_burstEnd.setSingleShot(true);
    m_burstEnd.setInterval(c_burst);
    connect(&m_burstEnd, &QTimer::timeout, this, &TranslationSteps::endBurst);
}

bool TranslationSteps::commit(const QString &language, const QString &title, const QString &stroke,
                              const std::function<bool(TranslationEdit &)> &does)
{
    Draft draft = m_document.draft();
    TranslationEdit edit(draft, m_job.texts, m_job.sourceLanguage, language);
    if (!edit.isPossible() || !does(edit))
        return false;
    m_document.commit(draft, title, stroke);
    return true;
}

bool TranslationSteps::commit(const QString &title,
                              const std::function<bool(TranslationEdit &)> &does)
{
    return commit(m_job.language, title, {}, does);
}

QString TranslationSteps::strokeOf(const QString &what) const
{
    return QStringLiteral("%1 %2 %3").arg(what, m_job.language).arg(m_burst);
}

void TranslationSteps::write(const QString &key, const QString &translation, const QString &where)
{
    if (commit(m_job.language, tr("Translate %1").arg(where), strokeOf(QStringLiteral("translate")),
               [&](TranslationEdit &edit) { return edit.set(key, translation); }))
        m_burstEnd.start();
}

void TranslationSteps::writeNote(const QString &key, const QString &note)
{
    if (commit(m_job.language, tr("Write a note for translators"), strokeOf(QStringLiteral("note")),
               [&](TranslationEdit &edit) { return edit.setNote(key, note); }))
        m_burstEnd.start();
}

void TranslationSteps::markDone(const QStringList &keys)
{
    commit(tr("Call %n translation(s) done", "", int(keys.size())),
           [&](TranslationEdit &edit) { return edit.markDone(keys); });
}

void TranslationSteps::markCheck(const QStringList &keys)
{
    commit(tr("Mark %n translation(s) to be checked", "", int(keys.size())),
           [&](TranslationEdit &edit) { return edit.markCheck(keys); });
}

void TranslationSteps::fillIn(const QMap<QString, QString> &translations)
{
    commit(tr("Fill in %n translation(s)", "", int(translations.size())),
           [&](TranslationEdit &edit) { return edit.setDrafts(translations); });
}

void TranslationSteps::clear(const QStringList &keys)
{
    commit(tr("Delete %n translation(s)", "", int(keys.size())),
           [&](TranslationEdit &edit) { return edit.clear(keys); });
}

void TranslationSteps::take(const TranslationPlan &plan, const QString &language)
{
    commit(language, tr("Import translations"), {}, [&](TranslationEdit &edit) {
        return plan.merge() ? edit.merge(*plan.merge()) : edit.setDone(plan.translations());
    });
}

engine::TsCatalog TranslationSteps::catalog() const
{
    Draft draft = m_document.draft();
    return TranslationEdit(draft, m_job.texts, m_job.sourceLanguage, m_job.language).catalog();
}

} // namespace editor

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/module/lint/translationlint.h"

#include "engine/i18n/gender.h"
#include "engine/i18n/i18nstats.h"
#include "engine/i18n/textgaps.h"
#include "engine/module/read/loadcontext.h"

#include <QSet>

namespace engine {

namespace {

constexpr qsizetype examples = 3;
constexpr qsizetype exampleLength = 40;

QString shortened(QString text)
{
    text = text.simplified();
    return text.size() > exampleLength ? QString(text.left(exampleLength) + u'…') : text;
}

} // namespace

TranslationLint::TranslationLint(const Module &module)
    : m_module(module)
{
}

Issues TranslationLint::run()
{
    m_texts = collectTexts(m_module);
    checkGenders(m_texts, {});
    for (const QString &language : m_module.languages) {
        if (language != m_module.language)
            checkLanguage(language);
    }
    return m_issues;
}

void TranslationLint::checkLanguage(const QString &language)
{
    const QString file = QStringLiteral("locale/%1.ts").arg(language);
    if (!m_module.files.contains(file)) {
        m_issues.append({Issue::Severity::Warning,
                         file,
                         0,
                         tr("The translation is missing; “i18n extract” makes it."),
                         {Issue::Code::MissingTranslation}});
        return;
    }
    const auto bytes = m_module.files.read(file);
    const auto catalog = bytes ? TsCatalog::parse(bytes.value(), file) : bytes.error();
    if (!catalog) {
        m_issues.append(LoadContext::located(file, catalog.error().message));
        return;
    }
    checkGaps(catalog.value(), file);
    QList<SourceText> written;
    for (const TsCatalog::Context &context : catalog.value().contexts) {
        for (const TsMessage &message : context.messages) {
            if (message.isDone())
                written.append({context.name, message.translation, message.comment});
        }
    }
    checkGenders(written, file);
    const auto stats = I18nStats::of(m_module, language, m_texts);
    if (!stats || stats->open.isEmpty())
        return;
    QStringList first;
    for (const SourceText &text : stats->open.first(std::min(examples, stats->open.size())))
        first.append(QStringLiteral("“%1” (%2)").arg(shortened(text.source), text.context));
    const QString message = tr("%1 of %2 texts have no up-to-date translation: %3")
                                .arg(stats->open.size())
                                .arg(m_texts.size())
                                .arg(first.join(QStringLiteral(", ")))
        + (stats->open.size() > examples ? QStringLiteral(" …") : QString());
    const auto code = stats->missing > 0 ? Issue::Code::MissingTexts : Issue::Code::Other;
    m_issues.append({Issue::Severity::Warning, file, 0, message, {code}});
}

void TranslationLint::checkGaps(const TsCatalog &catalog, const QString &file)
{
    for (const TsCatalog::Context &context : catalog.contexts) {
        for (const TsMessage &message : context.messages) {
            if (message.isDone() && textGaps(message.source) != textGaps(message.translation)) {
                m_issues.append({Issue::Severity::Warning, file, 0,
                                 tr("The translation of “%1” (%2) has other gaps than the text.")
                                     .arg(shortened(message.source), context.name)});
            }
        }
    }
}

void TranslationLint::checkGenders(const QList<SourceText> &texts, const QString &file)
{
    QSet<QString> known;
    for (const SourceText &text : texts)
        known.insert(genderOf(text.source).toString());
    for (const SourceText &text : texts) {
        const QString place = file.isEmpty() ? text.context : file;
        if (hasLostGender(text.source)) {
            m_issues.append({Issue::Severity::Warning, place, text.line,
                             tr("“%1” has a gender where none belongs: a name ends in it, and all "
                                "words of a choice have one.")
                                 .arg(shortened(text.source))});
        }
        for (const QString &gender : textGenders(text.source)) {
            if (!known.contains(gender)) {
                m_issues.append({Issue::Severity::Warning, place, text.line,
                                 tr("“%1” has a word for the gender “%2”, which no name has.")
                                     .arg(shortened(text.source), gender)});
            }
        }
    }
}

} // namespace engine

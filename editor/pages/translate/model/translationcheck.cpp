// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/translate/model/translationcheck.h"

#include "editor/pages/translate/model/glossary.h"
#include "engine/i18n/catalog/pluralform.h"
#include "engine/i18n/gender.h"
#include "engine/i18n/textgaps.h"

#include <QRegularExpression>

namespace editor {

namespace {

constexpr qsizetype c_label = 40; ///< Longer texts have room to grow.
constexpr double c_mostGrowth = 1.6;
constexpr qsizetype c_alwaysFits = 8; ///< Letters more than the source has.

QStringList ruleNumbers(const QString &text)
{
    static const QRegularExpression link(QStringLiteral("\\[(\\d+(?:\\.\\d+)*)\\]"));
    QStringList found;
    if (!text.contains(u'['))
        return found;
    for (auto match = link.globalMatch(text); match.hasNext();)
        found.append(match.next().captured(1));
    found.removeDuplicates();
    found.sort();
    return found;
}

QStringList without(const QStringList &all, const QStringList &others)
{
    QStringList left = all;
    left.removeIf([&](const QString &one) { return others.contains(one); });
    return left;
}

// As long as it is on the screen; what fills a gap is taken for two letters.
qsizetype shownLength(const QString &text)
{
    static const QRegularExpression gap(QStringLiteral("\\{[^}]*\\}"));
    qsizetype length = QString(text).remove(gap).size();
    for (const QStringList &forms : engine::textPlurals(text)) {
        qsizetype longest = 0;
        for (const QString &form : forms)
            longest = std::max(longest, form.size());
        length += longest;
    }
    return length + 2 * engine::textGaps(text).size();
}

// Names and buttons; sentences are shown where they have room.
bool isLabel(const engine::SourceText &text)
{
    return text.comment.isEmpty() && text.source.size() <= c_label && !text.source.endsWith(u'.');
}

} // namespace

QString TranslationCheck::title() const
{
    switch (subject) {
    case Subject::Gaps:
        return tr("Gaps");
    case Subject::RuleNumbers:
        return tr("Rule numbers");
    case Subject::Plurals:
        return tr("Plural forms");
    case Subject::Genders:
        return tr("Genders");
    case Subject::Terms:
        return tr("Terms");
    default:
        return tr("Length");
    }
}

TranslationCheck TranslationCheck::listed(Subject subject, const QStringList &wanted,
                                          const QStringList &found)
{
    const auto written = [subject](const QStringList &list) {
        const QString pattern =
            subject == Subject::Gaps ? QStringLiteral("{%1}") : QStringLiteral("[%1]");
        QStringList all;
        for (const QString &one : list)
            all.append(pattern.arg(one));
        return all.join(QStringLiteral(", "));
    };
    const QStringList missing = without(wanted, found);
    const QStringList strange = without(found, wanted);
    TranslationCheck check{subject, Result::Good, {}};
    if (!missing.isEmpty())
        check = {subject, Result::Flaw, tr("Missing: %1").arg(written(missing))};
    else if (!strange.isEmpty())
        check = {subject, Result::Flaw, tr("Not in the source: %1").arg(written(strange))};
    return check;
}

void TranslationCheck::addPlurals(QList<TranslationCheck> &checks, const QString &source,
                                  const QString &translation, const QString &language)
{
    const auto plurals = engine::textPlurals(translation);
    if (plurals.isEmpty() && engine::textPlurals(source).isEmpty())
        return;
    const int needed = engine::pluralForms(language);
    TranslationCheck check{Subject::Plurals, Result::Good, {}};
    for (const QStringList &forms : plurals) {
        if (forms.size() == needed || (needed == 1 && forms.size() == 2))
            continue;
        check.result = Result::Flaw;
        //: For words that go with a number, such as {1|hex|hexes}.
        check.flaw = tr("%n plural form(s) needed: %1", "", needed)
                         .arg(QStringLiteral("{1|%1}").arg(forms.join(u'|')));
    }
    checks.append(check);
}

void TranslationCheck::addGenders(QList<TranslationCheck> &checks, const QString &translation)
{
    const bool isLost = engine::hasLostGender(translation);
    if (isLost)
        checks.append({Subject::Genders, Result::Flaw,
                       tr("A name ends in its gender; each word of a choice has one: %1")
                           .arg(QStringLiteral("{=f}, {1|m=…|f=…}"))});
    else if (!engine::genderOf(translation).isEmpty()
             || !engine::textGenders(translation).isEmpty())
        checks.append({Subject::Genders, Result::Good, {}});
}

void TranslationCheck::addLength(QList<TranslationCheck> &checks, const engine::SourceText &text,
                                 const QString &translation)
{
    if (!isLabel(text))
        return;
    const qsizetype before = shownLength(text.source);
    const qsizetype most =
        std::max(qsizetype(double(before) * c_mostGrowth), before + c_alwaysFits);
    const qsizetype length = shownLength(translation);
    TranslationCheck check{Subject::Length, Result::Good, {}};
    if (length > most)
        check = {Subject::Length, Result::Flaw,
                 tr("%1 letters: more than %2 may not fit").arg(length).arg(most)};
    checks.append(check);
}

void TranslationCheck::addTerms(QList<TranslationCheck> &checks, const QString &source,
                                const QString &translation, const Glossary &glossary)
{
    if (glossary.in(source).isEmpty())
        return;
    TranslationCheck check{Subject::Terms, Result::Good, {}};
    QStringList missing;
    for (const Glossary::Term &term : glossary.unused(source, translation))
        missing.append(QStringLiteral("%1 → %2").arg(term.term, term.usual()));
    if (!missing.isEmpty())
        check = {Subject::Terms, Result::Flaw,
                 //: Words of the glossary: "step → paso".
                 tr("Not as in the glossary: %1").arg(missing.join(QStringLiteral(", ")))};
    checks.append(check);
}

QList<TranslationCheck> TranslationCheck::all(const engine::SourceText &text,
                                              const QString &translation, const QString &language,
                                              const Glossary &glossary)
{
    QList<TranslationCheck> checks;
    const QStringList gaps = engine::textGaps(text.source);
    const QStringList translated = engine::textGaps(translation);
    if (!gaps.isEmpty() || !translated.isEmpty())
        checks.append(listed(Subject::Gaps, gaps, translated));
    const QStringList numbers = ruleNumbers(text.source);
    const QStringList linked = ruleNumbers(translation);
    if (!numbers.isEmpty() || !linked.isEmpty())
        checks.append(listed(Subject::RuleNumbers, numbers, linked));
    addPlurals(checks, text.source, translation, language);
    addGenders(checks, translation);
    addLength(checks, text, translation);
    addTerms(checks, text.source, translation, glossary);
    return checks;
}

} // namespace editor

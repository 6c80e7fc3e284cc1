// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/translate/panels/translationside.h"

#include "editor/document/languagename.h"
#include "editor/pages/translate/model/translationmodel.h"
#include "editor/pages/translate/panels/seenpanel.h"
#include "editor/pages/translate/panels/termlist.h"
#include "editor/pages/translate/panels/translationfield.h"

namespace editor {

TranslationSide::TranslationSide(QWidget *parent)
    : SideColumn(parent)
    , m_field(new TranslationField)
    , m_terms(new TermList)
    , m_seen(new SeenPanel)
    , m_sections{add(QStringLiteral("globe"), m_field), add(QStringLiteral("copy"), m_terms),
                 add(QStringLiteral("eye"), m_seen)}
{
}

void TranslationSide::retranslate()
{
    const QStringList titles{tr("Text"), tr("Similar, and terms"), tr("Where it is seen")};
    for (int i = 0; i < titles.size(); ++i)
        m_sections[i]->setTitle(titles[i]);
}

void TranslationSide::showText(const TranslationText *text, const Translation &translation,
                               const std::shared_ptr<const engine::Module> &module)
{
    m_field->showText(text);
    m_sections[0]->setTitle(text ? text->where : tr("Text"));
    m_sections[0]->setNote(text ? TranslationModel::stateName(text->state) : QString());
    m_seen->setModule(module);
    m_seen->showText(text, translation);
    m_sections[2]->setNote(languageName(translation.language()));
}

void TranslationSide::showTerms(const TranslationText *text, const Translation &translation,
                                const Glossary &glossary, const TermBook &memory)
{
    if (text && m_termsFor == text->key())
        return;
    m_termsFor = text ? text->key() : QString();
    if (!text) {
        m_terms->setEntries({});
        return;
    }
    using Entry = TermBook::Entry;
    QList<Entry> terms;
    for (const Glossary::Term &term : glossary.in(text->text.source))
        terms.append({Entry::Kind::Term, term.term, term.usual(), tr("glossary")});
    const TermBook own(translation);
    m_terms->setEntries(TermBook::best(
        {terms, own.find(*text, TermList::c_most), memory.find(*text, TermList::c_most)},
        TermList::c_most));
}

} // namespace editor

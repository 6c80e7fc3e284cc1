// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/translate/termlist.h"
#include "editor/pages/translate/translatepage.h"
#include "editor/pages/translate/translationmodel.h"

#include <QApplication>
#include <QPointer>
#include <QThreadPool>

namespace editor {

// They stay as they are while a text is being written.
void TranslatePage::showTerms()
{
    const TranslationText *text = current();
    if (text && m_termsFor == m_key)
        return;
    m_termsFor = m_key;
    if (!text) {
        m_terms->setEntries({});
        return;
    }
    using Entry = TermBook::Entry;
    QList<Entry> terms;
    for (const Glossary::Term &term : m_glossary.in(text->text.source))
        terms.append({Entry::Kind::Term, term.term, term.usual(), tr("glossary")});
    const TermBook own(m_model->translation());
    m_terms->setEntries(TermBook::best(
        {terms, own.find(*text, TermList::c_most), m_memory.find(*text, TermList::c_most)},
        TermList::c_most));
}

void TranslatePage::setInstalled(const QStringList &paths)
{
    m_installed = paths;
    m_installed.removeAll(document().folder());
    m_memoryFor.clear();
    if (isVisible())
        readMemory();
}

// Beside the window's own work: there may be many modules.
void TranslatePage::readMemory()
{
    const QString wanted = m_sourceLanguage + u' ' + m_language;
    if (m_memoryFor == wanted || m_installed.isEmpty())
        return;
    m_memoryFor = wanted;
    m_memory = {};
    QThreadPool::globalInstance()->start([self = QPointer(this), wanted, paths = m_installed,
                                          source = m_sourceLanguage, language = m_language] {
        auto book = std::make_shared<TermBook>(TermBook::ofModules(paths, source, language));
        QMetaObject::invokeMethod(qApp, [self, wanted, book] {
            if (!self || self->m_memoryFor != wanted)
                return;
            self->m_memory = std::move(*book);
            self->m_termsFor.clear();
            self->showTerms();
        });
    });
}

} // namespace editor

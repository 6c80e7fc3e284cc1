// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/translate/model/translation.h"
#include "editor/widgets/sidecolumn.h"

namespace editor {

class SeenPanel;
class TermBook;
class TermList;
class TranslationField;

/// The text that is worked at: its translation, what is known about its words, where it is seen.
class TranslationSide : public SideColumn
{
    Q_OBJECT

public:
    explicit TranslationSide(QWidget *parent = nullptr);

    TranslationField *field() const { return m_field; }
    TermList *terms() const { return m_terms; }
    SeenPanel *seen() const { return m_seen; }
    void retranslate();
    /// \a text may be null, and is one of \a translation.
    void showText(const TranslationText *text, const Translation &translation,
                  const std::shared_ptr<const engine::Module> &module);
    /// They stay as they are while a text is being written.
    void showTerms(const TranslationText *text, const Translation &translation,
                   const Glossary &glossary, const TermBook &memory);
    /// What is known has changed.
    void forgetTerms() { m_termsFor.clear(); }

private:
    TranslationField *m_field;
    TermList *m_terms;
    SeenPanel *m_seen;
    QList<Section *> m_sections;
    QString m_termsFor; ///< The text that the terms were looked for.
};

} // namespace editor

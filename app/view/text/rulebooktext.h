// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/style/tokens.h"
#include "engine/i18n/translator.h"
#include "engine/module/model/rulebook.h"

namespace view {

/// Writes paragraphs of a rulebook as rich text in the reader's language.
class RulebookText
{
public:
    /// What is handed over must outlive it.
    RulebookText(const engine::Rulebook &book, const engine::Translator &translator,
                 const Tokens &tokens);

    QString title(const engine::Rulebook::Paragraph &paragraph) const;
    QString text(const engine::Rulebook::Paragraph &paragraph) const;
    /// The paragraph with its number as anchor; \a isCurrent puts it on a tinted ground, and
    /// \a marked is lit wherever it stands.
    QString html(const engine::Rulebook::Paragraph &paragraph, bool isCurrent,
                 const QString &marked = {}) const;
    /// "4.2" is below "4.0" or "4".
    static int depth(const QString &id);

private:
    QString body(const QString &text, const QString &marked) const;
    QString line(const QString &text, const QString &marked) const;
    QString plain(const QString &text, const QString &marked) const;

    const engine::Rulebook &m_book;
    const engine::Translator &m_translator;
    Tokens m_tokens;
};

} // namespace view

namespace app {
using view::RulebookText;
}

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/translate/model/glossary.h"
#include "editor/pages/translate/model/translationtext.h"
#include "engine/i18n/catalog/tscatalog.h"

#include <QHash>

#include <array>

namespace editor {

/// All texts of a module in one language, as its file has them. It has no state of its own: what is
/// done, changed or missing follows from the texts and the file.
class Translation
{
public:
    using State = TranslationText::State;
    static constexpr int c_states = 6;

    Translation() = default;
    /// Without a file everything is still to be done. Fails when the file can't be read.
    static engine::Result<Translation> read(const QList<engine::SourceText> &texts,
                                            const QString &language, const QByteArray &file,
                                            const Glossary &glossary = {});
    /// "locale/es.ts"
    static QString fileName(const QString &language);
    /// "es" for "locale/es.ts"; empty for any other file.
    static QString languageOf(const QString &fileName);

    const QString &language() const { return m_language; }
    const std::vector<TranslationText> &texts() const { return m_texts; }
    /// What the module has no more; still worth to be remembered.
    const std::vector<engine::TsMessage> &gone() const { return m_gone; }

    /// -1: there is no such text.
    int indexOf(const QString &key) const { return m_index.value(key, -1); }
    int count(State state) const { return m_counts[size_t(state)]; }
    int left() const;
    /// Of the first text that is wrong, else to be checked, else to be done; empty: all is done.
    QString mostUrgent() const;
    /// Of the text whose message stands at a line of the \a file that this was read from; empty:
    /// there is none.
    QString keyAt(const QByteArray &file, int line) const;
    /// How much is done, in percent; 100 only when all of it is.
    int share() const;

private:
    void add(const engine::SourceText &text, const engine::TsMessage &message,
             const Glossary &glossary);
    static State stateOf(const TranslationText &text, const engine::TsMessage &message);

    QString m_language;
    std::vector<TranslationText> m_texts;
    std::vector<engine::TsMessage> m_gone;
    QHash<QString, int> m_index;
    std::array<int, c_states> m_counts{};
};

} // namespace editor

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/translate/model/translationcheck.h"

namespace editor {

/// One text of a module with its translation into one language.
struct TranslationText
{
    enum class State {
        ToDo, ///< Nothing is written yet.
        Check, ///< Something is, but for an older source, or nobody has called it done.
        Error, ///< A gap, a rule number or a plural form is lost.
        Long, ///< Done, but perhaps too long for its place.
        Term, ///< Done, but with other words than the glossary has.
        Done
    };

    engine::SourceText text;
    QString where; ///< "rule 9.4.1"
    QString oldSource; ///< What the translation was made for, when the source has changed.
    QString translation;
    QString note; ///< From one translator to the next.
    QList<TranslationCheck> checks; ///< None while nothing is written.
    State state = State::ToDo;

    bool isLeft() const
    {
        return state == State::ToDo || state == State::Check || state == State::Error;
    }
    /// Whether a reader of the table sees no difference.
    bool looksLike(const TranslationText &other) const
    {
        return state == other.state && translation == other.translation && where == other.where
            && oldSource == other.oldSource && note == other.note;
    }
    /// Tells it from all others of the module.
    QString key() const { return keyOf(text.context, text.comment, text.source); }
    static QString keyOf(const QString &context, const QString &comment, const QString &source)
    {
        return context + QChar(1) + comment + QChar(1) + source;
    }
};

} // namespace editor

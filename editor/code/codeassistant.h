// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace editor {

/// Something that can stand where the cursor is.
struct Completion
{
    QString text;
    QString kind; ///< "method", "function", "field" …, translated.
    QString signature;
    QString description;
};

/// What stands for the word before the cursor, from where it begins.
struct Completions
{
    int from = 0;
    QList<Completion> list;
};

/// Knows the language of a file: what can be written at a place and what stands there.
class CodeAssistant
{
public:
    virtual ~CodeAssistant() = default;

    virtual Completions completions(const QString &file, const QString &text, int position) = 0;
    /// Rich text on the name at \a position; empty: nothing is known of it.
    virtual QString tip(const QString &file, const QString &text, int position) = 0;
    /// Rich text on the call that \a position is in, with the present argument in bold.
    virtual QString signature(const QString &file, const QString &text, int position) = 0;
};

} // namespace editor

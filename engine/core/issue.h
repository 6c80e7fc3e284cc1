// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace engine {

/// A flaw in a module, with the place where it can be mended.
struct Issue
{
    enum class Severity { Warning, Error };
    /// The kinds of flaws that a program may want to tell apart, without reading the message.
    enum class Code {
        Other,
        UnknownName, ///< Nothing has this name.
        UnknownKey,
        UnknownVariable,
        UnknownPieceProperty,
        UnknownSpaceProperty,
        WrongId, ///< The id of a file is not the one in its name.
        ListedTwice,
        OwnLanguageUnlisted,
        MissingParagraph,
        MissingFile,
        MissingRules,
        MissingPicture,
        MissingTranslation,
        MissingTexts, ///< The translation does not even have a place for them.
        UnusedFile,
        UnusedRequire,
    };
    struct Cause
    {
        Code code = Code::Other;
        QString name = {}; ///< What the flaw is about, as it is written in the file.
        QString instead = {}; ///< What was meant by it, when that is known.

        bool operator==(const Cause &) const = default;
    };

    Severity severity = Severity::Error;
    QString file; ///< Path inside the module; empty for the module as a whole.
    int line = 0; ///< From 1; 0 when the flaw has no line.
    QString message; ///< Translated, ready to be shown.
    Cause cause = {};

    bool operator==(const Issue &) const = default;

    /// "file:line: message", with only the parts that there are.
    QString toString() const;
};

using Issues = QList<Issue>;

bool hasErrors(const Issues &issues);

} // namespace engine

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace editor {

/// Something wrong in a text, under the characters that are to blame.
struct CodeProblem
{
    int offset = 0;
    int length = 0; ///< 0: nothing is underlined, only the line is marked.
    int line = 0; ///< From 1.
    bool isError = true;
    QString message;
    QString instead; ///< Mends it when it stands in the place of those characters.

    bool operator==(const CodeProblem &) const = default;
};

} // namespace editor

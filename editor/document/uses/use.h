// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/place.h"

namespace editor {

/// A place of a module where a word stands.
struct Use
{
    enum class Kind {
        Name, ///< A name in Lua: a variable, a function, a field.
        Text, ///< A whole string in Lua.
        Key, ///< A key in JSON.
        Value, ///< A whole string in JSON.
        Comment, ///< Within a comment in Lua.
        Mention ///< Within a sentence, or in a file that is neither Lua nor JSON.
    };

    Kind kind = Kind::Mention;
    Place place;
    QString scope; ///< In Lua: the function or the test that it belongs to.
    QString excerpt; ///< Its line, without the blanks around it.
    qsizetype from = 0; ///< Its bytes in the file, without quotes.
    qsizetype size = 0;

    bool isIn(QStringView folder) const { return place.file.startsWith(folder); }
};

} // namespace editor

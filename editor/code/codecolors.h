// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPalette>

namespace editor {

/// The colours of code in one theme.
struct CodeColors
{
    QColor keyword;
    QColor string;
    QColor number;
    QColor comment;
    QColor function; ///< What is called, and the keys of JSON.
    QColor known; ///< Names that the program gives to every module.
    QColor currentLine;
    QColor errorLine;
    QColor bracket;

    static CodeColors of(const QPalette &palette);
};

} // namespace editor

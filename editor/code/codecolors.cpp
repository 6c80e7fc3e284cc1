// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/code/codecolors.h"

#include "app/view/style/tokens.h"

namespace editor {

CodeColors CodeColors::of(const QPalette &palette)
{
    const auto tokens = view::Tokens::of(palette);
    CodeColors colors;
    colors.keyword = QColor(tokens.isDark ? "#c99bea" : "#7a2f96");
    colors.string = QColor(tokens.isDark ? "#e3a58a" : "#9a3a1f");
    colors.number = QColor(tokens.isDark ? "#e0c07a" : "#7a5200");
    colors.function = QColor(tokens.isDark ? "#86bff0" : "#1d5490");
    colors.known = tokens.accent;
    colors.comment = tokens.text2;
    colors.currentLine = tokens.sunk;
    colors.errorLine = tokens.badSoft;
    colors.bracket = tokens.soft;
    return colors;
}

} // namespace editor

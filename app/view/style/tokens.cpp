// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/style/tokens.h"

namespace view {

namespace {

constexpr QRgb c_sidesLight[] = {0xffa8431c, 0xff2f5f86, 0xffe8c547, 0xff262626};
constexpr QRgb c_sidesDark[] = {0xfff0936a, 0xff86b7dd, 0xffe8c547, 0xffeceae4};
constexpr QRgb c_tintsLight[] = {0xfff6e3d9, 0xffdee8f0, 0xfff8efcd, 0xffe2e0da};
constexpr QRgb c_tintsDark[] = {0xff41261a, 0xff1c3143, 0xff3a3315, 0xff33373c};

QColor pick(const QRgb (&colors)[4], int side)
{
    return QColor(colors[qBound(0, side, 1 << 20) % 4]);
}

void setTips(Tokens &tokens)
{
    tokens.tip = QColor(0x22262b);
    tokens.tipText = QColor(0xf4f1ea);
    tokens.tipLink = QColor(0x8fe0d8);
}

} // namespace

Tokens Tokens::light()
{
    Tokens tokens;
    tokens.window = QColor(0xe6e3db);
    tokens.panel = QColor(0xf7f5f0);
    tokens.raised = QColor(0xffffff);
    tokens.sunk = QColor(0xeeebe3);
    tokens.line = QColor(0xcbc6ba);
    tokens.line2 = QColor(0xdedacf);
    tokens.control = QColor(0x827d69);
    tokens.text = QColor(0x1e2226);
    tokens.text2 = QColor(0x555a60);
    tokens.accent = QColor(0x0b6666);
    tokens.onAccent = QColor(0xffffff);
    tokens.soft = QColor(0xd8ebe8);
    tokens.good = QColor(0x23652a);
    tokens.goodSoft = QColor(0xddefdb);
    tokens.warn = QColor(0x7a4f00);
    tokens.warnSoft = QColor(0xfbebc6);
    tokens.bad = QColor(0xa3211a);
    tokens.badSoft = QColor(0xfbe2df);
    tokens.focus = QColor(0x0b57d0);
    setTips(tokens);
    return tokens;
}

Tokens Tokens::dark()
{
    Tokens tokens;
    tokens.isDark = true;
    tokens.window = QColor(0x141619);
    tokens.panel = QColor(0x1d2024);
    tokens.raised = QColor(0x282c31);
    tokens.sunk = QColor(0x181b1e);
    tokens.line = QColor(0x3a3f46);
    tokens.line2 = QColor(0x2c3036);
    tokens.control = QColor(0x6e7680);
    tokens.text = QColor(0xeceae4);
    tokens.text2 = QColor(0xa8aeb6);
    tokens.accent = QColor(0x5cc8c0);
    tokens.onAccent = QColor(0x05211f);
    tokens.soft = QColor(0x1a3836);
    tokens.good = QColor(0x8fd08d);
    tokens.goodSoft = QColor(0x1b3520);
    tokens.warn = QColor(0xf2be56);
    tokens.warnSoft = QColor(0x3b2f14);
    tokens.bad = QColor(0xff9489);
    tokens.badSoft = QColor(0x3f1d1a);
    tokens.focus = QColor(0x8ab4f8);
    setTips(tokens);
    return tokens;
}

Tokens Tokens::of(const QPalette &palette)
{
    // A stylesheet can make the ground of a widget transparent; then its text tells.
    const QColor window = palette.color(QPalette::Window);
    const bool isDark = window.alpha() ? window.lightness() < 128
                                       : palette.color(QPalette::WindowText).lightness() > 128;
    Tokens tokens = isDark ? dark() : light();
    tokens.hasSafeSides = palette.color(QPalette::LinkVisited) == tokens.side(0);
    return tokens;
}

QPalette Tokens::palette() const
{
    QPalette palette;
    palette.setColor(QPalette::Window, panel);
    palette.setColor(QPalette::WindowText, text);
    palette.setColor(QPalette::Base, raised);
    palette.setColor(QPalette::AlternateBase, sunk);
    palette.setColor(QPalette::Text, text);
    palette.setColor(QPalette::PlaceholderText, text2);
    palette.setColor(QPalette::Button, raised);
    palette.setColor(QPalette::ButtonText, text);
    palette.setColor(QPalette::BrightText, bad);
    palette.setColor(QPalette::Highlight, soft);
    palette.setColor(QPalette::HighlightedText, text);
    palette.setColor(QPalette::Link, accent);
    palette.setColor(QPalette::LinkVisited, hasSafeSides ? side(0) : accent);
    palette.setColor(QPalette::ToolTipBase, tip);
    palette.setColor(QPalette::ToolTipText, tipText);
    palette.setColor(QPalette::Light, raised);
    palette.setColor(QPalette::Midlight, line2);
    palette.setColor(QPalette::Mid, line);
    palette.setColor(QPalette::Dark, control);
    palette.setColor(QPalette::Shadow, isDark ? window : control);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, text2);
    palette.setColor(QPalette::Disabled, QPalette::Base, sunk);
    return palette;
}

QColor Tokens::side(int side) const
{
    return isDark ? pick(c_sidesDark, side) : pick(c_sidesLight, side);
}

QColor Tokens::sideTint(int side) const
{
    return isDark ? pick(c_tintsDark, side) : pick(c_tintsLight, side);
}

} // namespace view

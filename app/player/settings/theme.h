// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/settings/settings.h"
#include "app/view/style/tokens.h"

class QApplication;

namespace app {

/// The look of all windows: colours, sizes of text and the one stylesheet made from them.
class Theme
{
public:
    Theme(Tokens tokens, int textPercent)
        : m_tokens(tokens)
        , m_textPercent(textPercent)
    {
    }
    /// As the player has chosen it; \a system is the palette that the desktop came with.
    static Theme chosen(const Settings &settings, const QPalette &system);

    const Tokens &tokens() const { return m_tokens; }
    bool isDark() const { return m_tokens.isDark; }
    /// A length that grows with the text.
    int scaled(int pixels) const { return (pixels * m_textPercent + 50) / 100; }

    QFont font() const;
    QString styleSheet() const;
    void apply(QApplication &application) const;

private:
    Tokens m_tokens;
    int m_textPercent;
};

} // namespace app

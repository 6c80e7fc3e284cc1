// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/json.h"

#include <QByteArray>
#include <QHash>

namespace view {

enum class MapTheme { Light, Dark };

/// The colours of a map by the names of their use; a module can replace any of them.
class MapPalette
{
public:
    /// \a style is a board's style: its "palette" and "palette_dark" hold replacements.
    MapPalette(MapTheme theme, const engine::Json &style);

    MapTheme theme() const { return m_theme; }
    /// As "#rrggbb"; an unknown token is the ink.
    QByteArray color(const QByteArray &token) const;
    /// The print colour of a side; \a given is what the module says of it.
    QByteArray print(const QString &side, const QString &given) const;
    /// As a fraction; only lines of the grid differ between themes.
    double landLineOpacity() const { return m_theme == MapTheme::Light ? 0.36 : 0.50; }
    double waterLineOpacity() const { return m_theme == MapTheme::Light ? 0.38 : 0.22; }

    static QList<QByteArray> tokens();
    static bool isColor(const QString &text);
    /// \a share of \a over mixed into \a base, both "#rrggbb".
    static QByteArray mixed(const QByteArray &base, const QByteArray &over, double share);

private:
    MapTheme m_theme;
    QHash<QByteArray, QByteArray> m_colors;
};

} // namespace view

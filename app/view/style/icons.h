// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QIcon>

namespace view {

/// The program's own line drawings, in the colour of the text that they stand beside.
class Icons
{
public:
    /// An unknown name gives an empty icon. \a disabled is the colour of what can't be used now.
    static QIcon icon(const QString &name, const QColor &color, const QColor &disabled = {});
    /// In the colours of the running program's palette, also after that has changed.
    static QIcon icon(const QString &name);
    /// The program's own sign.
    static QIcon program();
    /// One of the program's own SVG files as a square of \a size pixels.
    static QImage image(const QByteArray &drawing, int size);
    static QStringList names();
};

} // namespace view

namespace app {
using view::Icons;
}

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/style/monofont.h"

#include <QFontDatabase>

namespace view {

QFont monoFont()
{
    // Only the family is set: what is not, widgets and items take from what they lie in.
    QFont font;
    font.setFamilies({QFontDatabase::systemFont(QFontDatabase::FixedFont).family()});
    font.setStyleHint(QFont::Monospace);
    font.setFixedPitch(true);
    return font;
}

} // namespace view

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/text/plainedit.h"

#include <QMimeData>

namespace view {

void PlainEdit::insertFromMimeData(const QMimeData *source)
{
    if (source && !source->formats().isEmpty())
        QPlainTextEdit::insertFromMimeData(source);
}

} // namespace view

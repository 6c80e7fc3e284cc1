// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/parts/layout/sparewidgets.h"

#include <QWidget>

namespace app {

namespace {

/// What a widget takes of its row at least, with the gap beside it.
int widthInRow(const QWidget &widget, int spacing)
{
    const bool shrinks = widget.sizePolicy().horizontalPolicy() & QSizePolicy::ShrinkFlag;
    return (shrinks ? widget.minimumSizeHint() : widget.sizeHint()).width() + spacing;
}

} // namespace

void showWhatFits(const QList<QWidget *> &spare, int needs, int room, int spacing)
{
    for (const QWidget *one : spare)
        needs += one->isHidden() ? widthInRow(*one, spacing) : 0;
    for (QWidget *one : spare) {
        const bool fits = needs <= room;
        needs -= fits ? 0 : widthInRow(*one, spacing);
        // Only what changes: to show and hide again would ask for a new layout for ever.
        if (one->isHidden() == fits)
            one->setVisible(fits);
    }
}

} // namespace app

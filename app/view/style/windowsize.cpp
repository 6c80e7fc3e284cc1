// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/style/windowsize.h"

#include <QScreen>
#include <QStyle>
#include <QWidget>

namespace view {

void resizeOnScreen(QWidget &window, QSize wanted)
{
    // The real frame is known only when the window stands already.
    const QSize frame(0, window.style()->pixelMetric(QStyle::PM_TitleBarHeight));
    window.resize(wanted.boundedTo(window.screen()->availableSize() - frame));
}

} // namespace view

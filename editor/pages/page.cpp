// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/page.h"

#include "editor/widgets/taborder.h"

namespace editor {

// Fields that are in the making may still speak when they go, after the page's own parts are gone.
Page::~Page()
{
    document().disconnect(this);
    m_live.disconnect(this);
    for (QObject *child : findChildren<QObject *>())
        child->disconnect(this);
}

// Fields come and go with what is chosen, so their order is looked at when it counts.
bool Page::focusNextPrevChild(bool next)
{
    orderTabs(*this);
    return QWidget::focusNextPrevChild(next);
}

} // namespace editor

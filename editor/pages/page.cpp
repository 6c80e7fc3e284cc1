// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/page.h"

namespace editor {

// Fields that are in the making may still speak when they go, after the page's own parts are gone.
Page::~Page()
{
    document().disconnect(this);
    m_live.disconnect(this);
    for (QObject *child : findChildren<QObject *>())
        child->disconnect(this);
}

} // namespace editor

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace editor {

/// Lets Tab go through what lies in \a area as the eye does: by layouts, splitters and tabs, in
/// whichever order the widgets were made.
void orderTabs(QWidget &area);

} // namespace editor

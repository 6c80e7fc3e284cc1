// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/tiles/boardsheet.h"

namespace view {

/// Lets all who show the same board share its sheet, which is large and slow to make. A sheet is
/// kept as long as somebody shows it.
///
/// For several threads at once.
class SheetPool
{
public:
    /// Made if nobody has it; a module whose edits the board does not show gives the same one.
    std::shared_ptr<BoardSheet> sheet(const std::shared_ptr<const engine::Module> &module,
                                      int board, MapTheme theme,
                                      const engine::Translator &translator = {},
                                      MapParts parts = wholeMap, const QString &look = {});

    /// Somebody shows it already.
    void add(const std::shared_ptr<BoardSheet> &sheet,
             const std::shared_ptr<const engine::Module> &module, int board, MapTheme theme,
             const engine::Translator &translator = {});

private:
    std::mutex m_mutex; // guards what follows
    QHash<QByteArray, std::weak_ptr<BoardSheet>> m_sheets;
};

} // namespace view

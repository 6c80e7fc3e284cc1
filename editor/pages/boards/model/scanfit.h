// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/boards/model/boardscan.h"

#include <optional>
#include <vector>

namespace editor {

/// Lays a scan so that places of it come to lie on places of the page.
class ScanFit
{
public:
    struct Pin
    {
        QPointF scan; ///< In pixels of the scan.
        QPointF page;
    };

    /// One pin moves the scan, two also turn it and change its size; with more the whole comes as
    /// near to all of them as it can. Nothing when the places of the scan are all the same one.
    static std::optional<BoardScan> solve(const BoardScan &before, const std::vector<Pin> &pins);
    /// How far the worst of them is off, in units of the page.
    static double error(const BoardScan &scan, const std::vector<Pin> &pins);
    static QPointF toPage(const BoardScan &scan, QPointF pixel);
    static QPointF toScan(const BoardScan &scan, QPointF page);
};

} // namespace editor

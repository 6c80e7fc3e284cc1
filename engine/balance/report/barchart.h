// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace engine {

/// Bars as SVG, with what lies on both sides of their ends where that is known.
struct BarChart
{
    struct Bar
    {
        QString name;
        double value = 0; ///< 0 … 1
        double low = 0; ///< As large as \a high: not known.
        double high = 0;
        QString text; ///< The value as people read it.
        QString color; ///< "#rrggbb"; anything else is taken for grey.
    };
    std::vector<Bar> bars;

    QString svg() const;
};

} // namespace engine

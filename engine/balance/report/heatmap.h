// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/module/model/module.h"

#include <QLocale>

#include <map>

namespace engine {

/// Draws a number for each space on a board, as SVG: the larger, the stronger the colour.
class HeatMap
{
public:
    /// \a module must outlive it.
    HeatMap(const Module &module, std::map<SpaceId, double> values);

    /// "#rrggbb"; anything else is taken for red.
    void setColor(const QString &color);
    /// What the number says of a space when the mouse rests on it, %1 being the number.
    void setTip(const QString &tip, const QLocale &locale);

    /// Boards with a number on them, in the order of the module.
    std::vector<int> boards() const;
    QString svg(int board) const;

private:
    QString outlines(int board) const;
    QString shape(const Space &space, const Board &board) const;
    QString tip(SpaceId space, double value) const;

    const Module &m_module;
    std::map<SpaceId, double> m_values;
    double m_most = 0;
    QString m_color = QStringLiteral("#c01010");
    QString m_tip;
    QLocale m_locale;
};

} // namespace engine

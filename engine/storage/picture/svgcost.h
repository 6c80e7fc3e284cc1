// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/limits.h"
#include "engine/storage/picture/svgstream.h"

#include <optional>
#include <vector>

namespace engine {

/// How much work the elements of a drawing are, beyond that of a plain one: long paths, dashes,
/// letters and the rules of style sheets take more.
class SvgCost
{
public:
    /// The sum of a list of dashes; nothing for a solid line.
    static std::optional<double> dashes(QStringView list);

    /// An element starts inside of those that have not ended.
    void start(const SvgStream &element);
    void end() { m_open.pop_back(); }
    /// The open element, or the style sheet that stands in it, has dashes like these.
    void setDashes(std::optional<double> sum);
    /// The open element is a style sheet and contains this.
    void addSheet(QStringView sheet);

    /// What the element that has started costs, in plain elements; \a page is the length of the
    /// drawing.
    qint64 ofElement(const SvgStream &element, double page);
    qint64 ofText(QStringView text) const;

private:
    struct Open
    {
        double dash = 0; ///< Of the lines in it; 0 when they are solid.
        bool isOwn = false; ///< It said so itself.
        bool isText = false;
    };

    double lengthOf(const SvgStream &element, double page);
    double lengthOfPath(QStringView data, double page);

    std::vector<Open> m_open;
    double m_sheetDash = 0; ///< The shortest of any style sheet.
    qint64 m_rules = 0;
    double m_length = 0; ///< Of all shapes that could be shown once more.
    qsizetype m_pointsLeft = limits::svgPoints;
};

} // namespace engine

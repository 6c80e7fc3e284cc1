// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>

#include <cmath>
#include <optional>

namespace editor {

/// A sentence in the status bar that stays to be read until the pointer goes on.
class Saying
{
public:
    void begin()
    {
        m_isSaid = true;
        m_at.reset();
    }

    /// Whether it still holds now that the pointer is here; \a pixel in units of the page.
    bool isHeard(QPointF page, double pixel)
    {
        if (!m_isSaid)
            return false;
        const QPointF way = page - m_at.value_or(page);
        m_at = m_at.value_or(page);
        m_isSaid = std::hypot(way.x(), way.y()) < farthest * pixel;
        return m_isSaid;
    }

private:
    static constexpr double farthest = 40; // px

    bool m_isSaid = false;
    std::optional<QPointF> m_at; ///< Where the pointer was at first.
};

} // namespace editor

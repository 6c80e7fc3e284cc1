// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QPixmap>
#include <QTimer>

class QPainter;
class QWidget;

namespace view {

/// Lets what was seen before a sheet was replaced fade away, once the new one is there.
class SheetFade
{
public:
    static constexpr int duration = 400;

    /// \a view is painted again with every frame.
    explicit SheetFade(QWidget &view);

    /// Shows \a seen, which fills the view, until release().
    void hold(const QPixmap &seen);
    /// What replaces it is there.
    void release();
    void stop();
    bool isHeld() const { return m_isHeld; }
    bool isRunning() const { return !m_seen.isNull(); }

    void paint(QPainter &painter);

private:
    QWidget &m_view;
    QPixmap m_seen;
    bool m_isHeld = false;
    QTimer m_timer;
    QElapsedTimer m_clock;
};

} // namespace view

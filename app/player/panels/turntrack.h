// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/parts/paintedwidget.h"
#include "engine/core/ids.h"

#include <QHash>

#include <functional>
#include <optional>

namespace engine {
struct Module;
}

namespace app {

/// The turns of a game in a row: gone ones sunk, the present one filled, arrivals as side shapes.
class TurnTrack : public PaintedWidget
{
    Q_OBJECT

public:
    explicit TurnTrack(const engine::Module &module, QWidget *parent = nullptr);

    struct Arrivals
    {
        QList<engine::SideId> sides; ///< Each side once.
        QString text; ///< Who comes, for the tool tip.
    };
    /// How a turn is called, asked when it is pointed at.
    void setNamer(std::function<QString(int)> namer) { m_namer = std::move(namer); }
    /// Up to this turn they can be looked at.
    void setReached(int turn) { m_reached = turn; }
    void setTurns(int first, int last, int now, const QHash<int, Arrivals> &arrivals);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

signals:
    /// One that was reached.
    void turnClicked(int turn);

protected:
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    int count() const { return m_last - m_first + 1; }
    int perRow(int width) const;
    QRectF cell(int turn) const;
    std::optional<int> turnAt(QPointF point) const;
    void paintTurn(QPainter &painter, int turn, const Tokens &tokens) const;

    const engine::Module &m_module;
    int m_first = 1;
    int m_last = 1;
    int m_now = 1;
    QHash<int, Arrivals> m_arrivals;
    std::function<QString(int)> m_namer;
    int m_reached = 0;
};

} // namespace app

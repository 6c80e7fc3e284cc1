// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/parts/paintedwidget.h"
#include "engine/core/ids.h"

#include <QHash>

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
    void setTurns(int first, int last, int now, const QHash<int, Arrivals> &arrivals);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    int count() const { return m_last - m_first + 1; }
    int perRow(int width) const;
    QRectF cell(int turn) const;
    void paintTurn(QPainter &painter, int turn, const Tokens &tokens) const;

    const engine::Module &m_module;
    int m_first = 1;
    int m_last = 1;
    int m_now = 1;
    QHash<int, Arrivals> m_arrivals;
};

} // namespace app

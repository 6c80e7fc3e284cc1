// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/battle/stageplace.h"
#include "app/player/decision/model/decisionmodel.h"
#include "app/player/game/dockpanel.h"
#include "app/view/board/boardview.h"

class QVBoxLayout;

namespace app {

/// Something is shared out among targets: a row for each over the lower part of the map, with what
/// is left of the pools above them. It folds to a strip.
class ShareStage : public DockPanel
{
    Q_OBJECT

public:
    static constexpr int widest = 1040;

    /// \a board is what it lies over.
    ShareStage(GameController &controller, view::BoardView *board);

    bool isFolded() const { return m_isFolded; }
    void toggle();

protected:
    void refresh() override;
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void follow();
    void build();
    void addHead(QVBoxLayout *lines);
    void addPool(QVBoxLayout *lines, size_t index);
    void addRows(QVBoxLayout *lines, bool isWide);
    void addUnseen(QVBoxLayout *lines);
    /// What is left of a pool, and whether that is good for anything.
    QString rest(size_t index) const;
    const Shares &shares() const { return DecisionModel::of(controller()).shares(); }
    QRect area() const;
    QRect kept() const;
    void place();

    view::BoardView *m_board;
    bool m_isFolded = false;
    int m_asked = -1; ///< The decision that it was opened for.
    engine::SpaceId m_target; ///< And its place.
    QWidget *m_content = nullptr;
};

} // namespace app

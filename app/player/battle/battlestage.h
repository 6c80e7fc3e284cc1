// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/battle/battlerecord.h"
#include "app/player/battle/stageplace.h"
#include "app/player/game/dockpanel.h"
#include "app/player/telling/teller.h"
#include "app/view/board/boardview.h"

#include <QDeadlineTimer>

class QHBoxLayout;
class QVBoxLayout;

namespace app {

class FittingScroll;

/// A battle of several rolls over the map: both forces, who fires, dice, hits and losses so far. It
/// is not in the way of anything else, least of all of the place of the battle, and folds to a
/// strip.
class BattleStage : public DockPanel
{
    Q_OBJECT

public:
    static constexpr int widest = 828;

    /// \a board is what it lies over.
    BattleStage(GameController &controller, view::BoardView *board);

    /// Whether there is a battle to look at.
    bool hasBattle() const { return bool(m_record); }
    const std::optional<BattleRecord> &record() const { return m_record; }
    bool isFolded() const { return m_isFolded; }
    void setFolded(bool isFolded);
    void toggle() { setFolded(!m_isFolded); }

protected:
    void refresh() override;
    void retranslate() override;
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void follow();
    void build();
    bool isSingle() const;
    /// Folded by itself where the map is needed: one roll, losses, retreats, places to choose.
    bool isForMap() const;
    QHBoxLayout *addHead();
    void addLines();
    void addLosses();
    void addAgain(QHBoxLayout *row);
    bool isSmall() const;
    /// The battle and where its attackers come from, on the board.
    std::vector<engine::SpaceId> scene() const;
    QRect kept() const;
    QRect area() const;
    QSize wanted(int width) const;
    /// Beside the battle; the map is moved if there is no other way.
    void place();
    void placeAgain();
    /// The same while the map moves or was moved by hand.
    void giveWay();
    void setPlace(const StagePlace &place);

    view::BoardView *m_board;
    QDeadlineTimer m_panning; ///< Until then the map moves by our wish.
    std::optional<BattleRecord> m_record;
    bool m_isFolded = false;
    bool m_isChosen = false; ///< Somebody folded or unfolded it.
    engine::SpaceId m_where; ///< Where the battle was that this is true of.
    QWidget *m_content = nullptr;
    QVBoxLayout *m_lines = nullptr;
};

} // namespace app

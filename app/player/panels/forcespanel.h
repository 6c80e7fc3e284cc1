// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/dockpanel.h"

#include <QSet>

class QLineEdit;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace app {

/// All units of the game by side and formation: on the map, arriving, in boxes, lost.
class ForcesPanel : public DockPanel
{
    Q_OBJECT

public:
    explicit ForcesPanel(GameController &controller, QWidget *parent = nullptr);

    enum class Group { OnMap, Arriving, Boxes, Lost };
    void setGroup(Group group);
    /// How many pieces are there, as far as the viewer knows.
    int count(Group group) const { return m_counts[int(group)]; }
    QTreeWidget *tree() const { return m_tree; }
    void search(const QString &text);

    QSize sizeHint() const override { return {272, 360}; }

protected:
    void refresh() override;
    void retranslate() override;

private:
    static constexpr int groupCount = 4;

    Group groupOf(engine::PieceId piece) const;
    bool fits(engine::PieceId piece) const;
    /// Which pieces were put somewhere since the game began.
    void readMoves();
    void sort();
    void showSide(engine::SideId side);
    void addPieces(QTreeWidgetItem *parent, const std::vector<engine::PieceId> &pieces);
    QTreeWidgetItem *heading(QTreeWidgetItem *parent, const QString &name, int count);
    QString groupName(Group group) const;

    QLineEdit *m_search;
    QList<QToolButton *> m_buttons;
    QTreeWidget *m_tree;
    QLabel *m_empty;
    Group m_group = Group::OnMap;
    int m_counts[groupCount] = {};
    std::vector<engine::PieceId> m_shown; ///< Pieces of the group whose faces are seen.
    QSet<int> m_moved;
    QHash<int, int> m_hidden; ///< By side: pieces of the group that are only known to be there.
};

} // namespace app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/dockpanel.h"

#include <QSet>

class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace app {

class SearchField;

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
    /// Its row is marked and brought into sight; none: no row is.
    void setChosen(engine::PieceId piece);

    QSize sizeHint() const override { return {272, 360}; }

protected:
    void refresh() override;
    void retranslate() override;

private:
    static constexpr int groupCount = 4;

    Group groupOf(engine::PieceId piece) const;
    bool isMap(engine::SpaceId space) const;
    /// When and where it comes; null: it is not announced.
    const engine::Scenario::Arrival *arrivalOf(engine::PieceId piece) const;
    /// Of what stands below a side: a formation, or a turn and a place.
    QString partName(int number, const QString &entry) const;
    bool fits(engine::PieceId piece) const;
    /// Which pieces were put somewhere since the game began, and which were ever on the map.
    void readMoves();
    void sort();
    void showSide(engine::SideId side);
    void addPieces(QTreeWidgetItem *parent, const std::vector<engine::PieceId> &pieces);
    QTreeWidgetItem *heading(QTreeWidgetItem *parent, const QString &name, int count);
    QString groupName(Group group) const;
    void showChosen();

    SearchField *m_search;
    QList<QToolButton *> m_buttons;
    QTreeWidget *m_tree;
    QLabel *m_empty;
    Group m_group = Group::OnMap;
    engine::PieceId m_chosen;
    int m_counts[groupCount] = {};
    std::vector<engine::PieceId> m_shown; ///< Pieces of the group whose faces are seen.
    QSet<int> m_moved;
    QSet<int> m_onMap;
    QHash<int, int> m_hidden; ///< By side: pieces of the group that are only known to be there.
};

} // namespace app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/dockpanel.h"
#include "app/player/game/turnstatus.h"
#include "app/player/panels/turntrack.h"

class QTreeWidget;
class QTreeWidgetItem;

namespace app {

class PlanList;

/// Where the game is: the turn, what arrives, the phases gone, now and to come, and what is
/// planned.
class SequencePanel : public DockPanel
{
    Q_OBJECT

public:
    explicit SequencePanel(GameController &controller, QWidget *parent = nullptr);

    QTreeWidget *tree() const { return m_tree; }
    QSize sizeHint() const override { return {272, 340}; }

protected:
    void refresh() override;
    void retranslate() override;

private:
    enum class Progress { Done, Now, ToCome };

    void showTurns();
    void showNext();
    void addPhases(QTreeWidgetItem *parent, const std::vector<engine::PhaseId> &phases,
                   engine::SideId each);
    void addPhase(QTreeWidgetItem *parent, engine::PhaseId phase, engine::SideId each,
                  engine::SideId shown);
    /// What is going on within a phase, one below the other.
    void addGoingOn(QTreeWidgetItem *phase);
    struct Row
    {
        QString name;
        Progress progress = Progress::ToCome;
        bool isLeaf = true;
        engine::SideId side{};
    };
    void showRow(QTreeWidgetItem *item, const Row &row);
    /// Of a phase gone through for a side; the walk over the tree remembers whether now was passed.
    Progress progress(engine::PhaseId phase, engine::SideId each);
    QString phaseName(engine::PhaseId phase) const;
    QStringList names(const std::vector<engine::PieceId> &pieces) const;

    TurnTrack *m_track;
    QLabel *m_next;
    QTreeWidget *m_tree;
    PlanList *m_plans;
    TurnStatus m_status;
    bool m_isPast = false;
};

} // namespace app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/agenda/duties.h"
#include "app/player/game/dockpanel.h"

class QTreeWidget;
class QTreeWidgetItem;

namespace app {

/// What to do this turn: what is asked, who can still act, and what comes later; below it the
/// calendar of all turns with who arrives.
class AgendaPanel : public DockPanel
{
    Q_OBJECT

public:
    explicit AgendaPanel(GameController &controller, QWidget *parent = nullptr);

    QTreeWidget *duties() const { return m_duties; }
    QTreeWidget *calendar() const { return m_calendar; }
    QSize sizeHint() const override { return {272, 340}; }

protected:
    void refresh() override;
    void retranslate() override;

private:
    /// What a click on a row leads to.
    enum Role { PieceRole = Qt::UserRole, SpaceRole, PhaseRole, TurnRole };

    QTreeWidget *makeTree();
    void open(const QTreeWidgetItem &row);
    void showDuties();
    void addGroup(QTreeWidgetItem *above, const Duties::Group &group);
    void addPiece(QTreeWidgetItem *above, engine::PieceId piece);
    void addLater(const std::vector<engine::PhaseId> &phases);
    void showCalendar();
    void addTurn(QTreeWidgetItem *year, int turn);
    QTreeWidgetItem *row(QTreeWidgetItem *above, const QString &text, bool isBold = false);
    /// The first step of a turn that was reached; -1: it was not.
    int stepOf(int turn) const;

    QLabel *m_title;
    QLabel *m_when;
    QTreeWidget *m_duties;
    QTreeWidget *m_calendar;
    QVariantList m_shown; ///< For what the calendar was made.
};

} // namespace app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/page.h"
#include "editor/pages/scenarios/setupcommands.h"
#include "editor/widgets/counterpictures.h"

class QLabel;
class QListWidget;
class QListWidgetItem;
class QPushButton;
class QSplitter;
class QTabWidget;

namespace editor {

class ArrivalPanel;
class CounterGroups;
class CounterTray;
class ScenarioList;
class Section;
class SetupCanvas;
class SideColumn;
class StackPanel;
class TermsPanel;

/// Set-ups, reinforcements and terms of each scenario.
class ScenariosPage : public Page
{
    Q_OBJECT

public:
    explicit ScenariosPage(LiveModule &live, QWidget *parent = nullptr);
    ~ScenariosPage() override;

    QString title() const override { return tr("Scenarios"); }
    QString icon() const override { return QStringLiteral("flag"); }
    bool shows(const Place &place) const override;
    void open(const Place &place) override;
    Place place() const override;
    void flush() override;
    bool offers(EditCommand command) const override;
    void perform(EditCommand command) override;

    QString scenario() const;
    SetupCommands &commands() { return m_commands; }
    const SetupPosition &position() const { return m_position; }
    SetupCanvas &canvas() const { return *m_canvas; }
    CounterTray &tray() const { return *m_tray; }
    ArrivalPanel &arrivals() const { return *m_arrivals; }
    StackPanel &stack() const { return *m_stack; }
    TermsPanel &terms() const { return *m_terms; }
    ScenarioList &list() const { return *m_list; }
    QListWidget &problems() const { return *m_problems; }

    const QStringList &selected() const { return m_selected; }
    engine::SpaceId space() const { return m_space; }
    void select(const QStringList &pieces, engine::SpaceId space);

protected:
    void showEvent(QShowEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void makeColumns();
    QWidget *makeLeft();
    QWidget *makeBelow();
    void makeRight();
    void connectBoard();
    void connectGroups(CounterGroups &groups);
    void retranslate();
    void takeChange(const QSet<QString> &files);
    void takeModule();
    void refresh();
    void showSelection();
    void showFlaws();
    void showCups();
    void showProblem(QListWidgetItem *item);
    void arm(engine::PieceId piece);
    /// Says what is there and what a click would do.
    void pointAt(engine::SpaceId space);
    void clickPiece(engine::PieceId piece, engine::SpaceId space, Qt::KeyboardModifiers modifiers);
    void clickSpace(engine::SpaceId space, Qt::KeyboardModifiers modifiers);
    void placeArmed(engine::SpaceId space, Qt::KeyboardModifiers modifiers);
    void dropAt(const QStringList &pieces, QPoint global);
    void showGhost(const QList<engine::PieceId> &pieces, QPoint global);
    void showMenu(engine::SpaceId space, engine::PieceId piece, QPoint global);
    void moveSelection(QPointF direction, int steps);
    QStringList idsOf(const QList<engine::PieceId> &pieces) const;
    QStringList onBoard() const;
    QString spaceTitle(engine::SpaceId space) const;

    SetupPosition m_position;
    SetupCommands m_commands;
    CounterPictures m_pictures;
    ScenarioList *m_list;
    CounterTray *m_tray;
    Section *m_traySection = nullptr;
    Section *m_listSection = nullptr;
    SetupCanvas *m_canvas;
    ArrivalPanel *m_arrivals;
    CounterGroups *m_cups;
    QSplitter *m_centre;
    QListWidget *m_problems;
    QTabWidget *m_below;
    SideColumn *m_side;
    StackPanel *m_stack;
    Section *m_stackSection = nullptr;
    TermsPanel *m_terms = nullptr;
    QPushButton *m_try;
    QLabel *m_ghost;
    QStringList m_selected;
    engine::SpaceId m_space;
    engine::PieceId m_armed; ///< Picked in the tray, waits for a click on the board.
    bool m_needsModule = true;
    bool m_isDirty = true;
    bool m_wasShown = false;
};

} // namespace editor

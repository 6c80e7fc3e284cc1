// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/page.h"
#include "editor/pages/scenarios/setupediting.h"
#include "editor/pages/scenarios/setupselection.h"
#include "editor/widgets/counterpictures.h"

#include <QSet>

class QMenu;
class QPushButton;
class QSplitter;
class QTabWidget;

namespace editor {

class ArrivalPanel;
class CounterTray;
class CupGroups;
class FlawList;
class ScenarioList;
class Section;
class SetupCanvas;
class SetupGestures;
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
    bool offers(EditCommand command) const override { return m_editing.offers(command); }
    void perform(EditCommand command) override { m_editing.perform(command); }

    QString scenario() const;
    SetupCommands &commands() { return m_commands; }
    const SetupPosition &position() const { return m_position; }
    SetupCanvas &canvas() const { return *m_canvas; }
    CounterTray &tray() const { return *m_tray; }
    ArrivalPanel &arrivals() const { return *m_arrivals; }
    StackPanel &stack() const { return *m_stack; }
    TermsPanel &terms() const { return *m_terms; }
    ScenarioList &list() const { return *m_list; }
    FlawList &problems() const { return *m_problems; }

    SetupSelection &selection() { return m_selection; }

protected:
    void showEvent(QShowEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void makeColumns();
    QWidget *makeLeft();
    QWidget *makeBelow();
    void makeRight();
    void connectBoard();
    void retranslate();
    void takeChange(const QSet<QString> &files);
    void takeModule();
    void refresh();
    void showSelection();
    void showFlaws();
    void showCounter(engine::PieceId piece);
    void showMenu(engine::SpaceId space, engine::PieceId piece, QPoint global);
    QMenu *makeMenu(engine::SpaceId space, engine::PieceId piece);

    SetupPosition m_position;
    SetupCommands m_commands;
    SetupSelection m_selection;
    CounterPictures m_pictures;
    ScenarioList *m_list;
    CounterTray *m_tray;
    Section *m_traySection = nullptr;
    Section *m_listSection = nullptr;
    SetupCanvas *m_canvas;
    ArrivalPanel *m_arrivals;
    CupGroups *m_cups;
    QSplitter *m_centre;
    FlawList *m_problems;
    QTabWidget *m_below;
    SideColumn *m_side;
    StackPanel *m_stack;
    Section *m_stackSection = nullptr;
    TermsPanel *m_terms = nullptr;
    QPushButton *m_try;
    SetupGestures *m_gestures;
    SetupEditing m_editing;
    bool m_needsModule = true;
    bool m_isDirty = true;
    bool m_wasShown = false;
};

} // namespace editor

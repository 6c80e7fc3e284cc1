// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/livemodule.h"
#include "editor/pages/page.h"

#include <QMainWindow>

class QActionGroup;
class QDockWidget;
class QLabel;

namespace editor {

class BelowTabs;
class EditActions;
class EditorBar;
class FileMenu;
class FindField;
class FoundStrip;
class HelpMenu;
class ModuleSaving;
class NotKeptStrip;
class OutsideStrip;
class PageStack;
class ProjectPanel;

/// The designer's window on one module. Several windows may show the same document.
class EditorWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// All windows on a document share what keeps looking at it.
    explicit EditorWindow(std::shared_ptr<LiveModule> live, QWidget *parent = nullptr);
    explicit EditorWindow(std::shared_ptr<ModuleDocument> document, QWidget *parent = nullptr);
    ~EditorWindow() override;

    ModuleDocument &document() const { return m_live->document(); }
    LiveModule &live() { return *m_live; }
    /// The pages in the order of their buttons.
    const QList<Page *> &pages() const;
    Page *currentPage() const;
    void open(const Place &place);
    /// In the page for files, whatever other page may show it.
    void openAsText(const Place &place);
    bool save();
    bool saveAs(const QString &folder);
    /// Where modules are begun, opened and found again.
    FileMenu &fileMenu() { return *m_fileMenu; }

signals:
    /// The designer wants to play; \a scenario may be empty.
    void tryRequested(const QString &scenario);
    void newWindowRequested();
    /// A page of the manual is to be shown.
    void manualRequested(const QString &page);

protected:
    void closeEvent(QCloseEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void connectPages();
    void makeActions();
    void makeToolBar();
    void styleBar();
    void makeMenus();
    void makeDocks();
    void retranslate();
    void pack();
    void updateTitle();
    QAction *action(const QString &icon, const QKeySequence &key);

    std::shared_ptr<LiveModule> m_live;
    PageStack *m_stack;
    QList<QAction *> m_pageActions;
    QActionGroup *m_pageGroup;
    EditActions *m_editActions;
    ProjectPanel *m_project;
    BelowTabs *m_below;
    QDockWidget *m_projectDock;
    QDockWidget *m_belowDock;
    QAction *m_save;
    QAction *m_undo;
    QAction *m_redo;
    QAction *m_try;
    QAction *m_pack;
    QAction *m_nextProblem;
    QAction *m_previousProblem;
    QAction *m_newWindow;
    QAction *m_close;
    FileMenu *m_fileMenu;
    QMenu *m_editMenu;
    QMenu *m_viewMenu;
    HelpMenu *m_help;
    QLabel *m_pointed;
    QLabel *m_state;
    FindField *m_find;
    QAction *m_findAction;
    QAction *m_asText;
    EditorBar *m_bar;
    bool m_isNarrow = false; ///< Too narrow for the tree beside a page.
    OutsideStrip *m_outside;
    FoundStrip *m_found;
    NotKeptStrip *m_notKept;
    ModuleSaving *m_saving;
};

} // namespace editor

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/livemodule.h"
#include "editor/pages/page.h"

#include <QMainWindow>

class QActionGroup;
class QDockWidget;
class QLabel;
class QStackedWidget;

namespace editor {

class BelowTabs;
class EditActions;
class EditorBar;
class FileMenu;
class FindField;
class HelpMenu;
class NoticeStrip;
class OutsideStrip;
class ProjectPanel;
class TextPage;

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
    const QList<Page *> &pages() const { return m_pages; }
    Page *currentPage() const;
    void open(const Place &place);
    /// In the page for files, whatever other page may show it.
    void openAsText(const Place &place);
    bool save();
    /// Asks for another folder, writes everything there and goes on with it.
    bool saveAs();
    bool saveAs(const QString &folder);
    /// Where modules are begun, opened and found again.
    FileMenu &fileMenu() { return *m_fileMenu; }

signals:
    /// The designer wants to play; \a scenario may be empty.
    void tryRequested(const QString &scenario);
    void saved();
    void newWindowRequested();
    /// A page of the manual is to be shown.
    void manualRequested(const QString &page);

protected:
    void closeEvent(QCloseEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// What the designer is about to do.
    enum class Then { GoOn, Leave };

    bool saveFor(Then then);
    /// Asks what to do when the module can't be saved where it is. True: it is saved elsewhere, or
    /// may be left as it is.
    bool saveElsewhere(const QString &why, Then then);
    void makePages();
    void makeActions();
    void makeToolBar();
    void styleBar();
    void makeMenus();
    void makeDocks();
    void retranslate();
    void showPage(int index);
    void addPage(Page *page);
    /// With line and path, where one of them is known.
    Place resolved(const Place &place) const;
    bool isBroken(const QString &file) const;
    /// What the page shows as text, and what is shown as text on its page.
    void switchToText();
    void pack();
    void offerRecovery();
    void tellWhetherKept();
    void updateTitle();
    QAction *action(const QString &icon, const QKeySequence &key);

    std::shared_ptr<LiveModule> m_live;
    QStackedWidget *m_stack;
    QList<Page *> m_pages;
    QList<QAction *> m_pageActions;
    TextPage *m_texts = nullptr;
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
    NoticeStrip *m_recovery;
    NoticeStrip *m_notKept;
};

} // namespace editor

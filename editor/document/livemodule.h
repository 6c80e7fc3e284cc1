// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/tiles/sheetpool.h"
#include "editor/document/moduledocument.h"
#include "engine/module/read/moduleloader.h"

#include <QThreadPool>
#include <QTimer>

namespace editor {

/// Keeps loading and checking a document while it is edited, beside the window's own work.
class LiveModule : public QObject
{
    Q_OBJECT

public:
    explicit LiveModule(std::shared_ptr<ModuleDocument> document, QObject *parent = nullptr);
    ~LiveModule() override;

    ModuleDocument &document() const { return *m_document; }
    /// As far as the files could be read when they were looked at last; null before the first time
    /// and while module.json is of no use.
    const std::shared_ptr<const engine::Module> &module() const { return m_module; }
    bool canBePlayed() const { return m_canBePlayed; }
    /// Everything that lint finds.
    const engine::Issues &issues() const { return m_issues; }
    /// Whether everything that was edited has been looked at.
    bool isCurrent() const { return m_seen == m_wanted; }
    /// Grows with every edit of the document.
    quint64 edition() const { return m_wanted; }
    /// The edition that module() was loaded from; 0: none yet.
    quint64 loadedEdition() const { return m_loaded; }
    /// Does not wait for a pause in the editing.
    void look();
    /// The printed boards, for all pages that show them.
    view::SheetPool &sheets() { return m_sheets; }

signals:
    /// The module was loaded anew, its issues may be older.
    void loaded();
    void checked();

private:
    void take(quint64 number, const engine::LoadedModule &loaded);
    void takeIssues(quint64 number, const engine::Issues &issues);

    std::shared_ptr<ModuleDocument> m_document;
    std::shared_ptr<const engine::Module> m_module;
    engine::Issues m_issues;
    bool m_canBePlayed = false;
    quint64 m_wanted = 0; ///< Grows with each edit.
    quint64 m_loaded = 0;
    quint64 m_seen = 0;
    view::SheetPool m_sheets;
    QTimer m_pause;
    QThreadPool m_worker;
};

} // namespace editor

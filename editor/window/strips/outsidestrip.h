// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/moduledocument.h"
#include "editor/widgets/noticestrip.h"

#include <QFileSystemWatcher>
#include <QTimer>

namespace editor {

/// Notices what others do to the module's folder: takes it over where nothing was edited here, and
/// asks where both have changed a file.
class OutsideStrip : public NoticeStrip
{
    Q_OBJECT

public:
    explicit OutsideStrip(ModuleDocument &document, QWidget *parent = nullptr);

    /// Looks at the folder now. False: the designer has to decide about something first.
    bool look();

private:
    void watch();
    void takeOver(const QStringList &files);
    void ask(const QStringList &files);
    void compare(const QStringList &files);

    ModuleDocument &m_document;
    QFileSystemWatcher m_watcher;
    QTimer m_pause;
};

} // namespace editor

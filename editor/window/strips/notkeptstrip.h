// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/recovery.h"
#include "editor/widgets/noticestrip.h"

namespace editor {

/// Warns while what is edited could not be kept if the program ended.
class NotKeptStrip : public NoticeStrip
{
    Q_OBJECT

public:
    /// \a recovery must outlive it.
    explicit NotKeptStrip(Recovery &recovery, QWidget *parent = nullptr);

    void warn();

signals:
    void saveAsRequested();

private:
    Recovery &m_recovery;
};

} // namespace editor

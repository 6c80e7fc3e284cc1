// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/recovery.h"
#include "editor/widgets/noticestrip.h"

namespace editor {

/// Offers what was not saved when the program ended.
class FoundStrip : public NoticeStrip
{
    Q_OBJECT

public:
    /// \a recovery must outlive it.
    explicit FoundStrip(Recovery &recovery, QWidget *parent = nullptr);

    void offer();

private:
    Recovery &m_recovery;
};

} // namespace editor

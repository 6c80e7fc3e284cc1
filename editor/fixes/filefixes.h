// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/livemodule.h"
#include "editor/fixes/quickfix.h"

#include <QCoreApplication>

namespace editor {

/// Finds remedies for what is missing or not used: files, and declarations in them.
class FileFixes
{
    Q_DECLARE_TR_FUNCTIONS(editor::FileFixes)

public:
    explicit FileFixes(LiveModule &live)
        : m_live(live)
    {
    }

    /// Nothing when there is no remedy.
    std::optional<QuickFix> find(const engine::Issue &issue) const;

private:
    using Fix = std::optional<QuickFix>;

    static Fix paragraph(const QString &number);
    static Fix declared(const QString &group, const QString &name);
    static Fix missingRules(const QString &file);
    static Fix unusedFile(const QString &file);
    Fix missingFile(const QString &file) const;
    Fix extracted(const QString &file, const QString &title) const;

    LiveModule &m_live;
};

} // namespace editor

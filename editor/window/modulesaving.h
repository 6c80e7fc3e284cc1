// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/livemodule.h"

#include <QWidget>

#include <functional>

namespace editor {

class OutsideStrip;

/// Saves a module, and asks where it can't be saved or shall be left unsaved.
class ModuleSaving : public QObject
{
    Q_OBJECT

public:
    /// \a flush takes over what is still being typed; \a window is what questions stand in front
    /// of.
    ModuleSaving(LiveModule &live, OutsideStrip &outside, std::function<void()> flush,
                 QWidget *window);

    bool save() { return save(Then::GoOn); }
    /// Asks for another folder, writes everything there and goes on with it.
    bool saveAs();
    bool saveAs(const QString &folder);
    /// Asks what to do with changes that are not saved; false: the window stays.
    bool mayLeave();

private:
    /// What the designer is about to do.
    enum class Then { GoOn, Leave };

    bool save(Then then);
    /// Asks what to do when the module can't be saved where it is. True: it is saved elsewhere, or
    /// may be left as it is.
    bool saveElsewhere(const QString &why, Then then);
    /// A text that changed is marked in all translations at once, also for those who translate
    /// with another program.
    void markChangedTexts();
    ModuleDocument &document() const { return m_live.document(); }

    LiveModule &m_live;
    OutsideStrip &m_outside;
    std::function<void()> m_flush;
    QWidget *m_window;
};

} // namespace editor

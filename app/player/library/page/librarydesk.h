// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/library/page/librarypage.h"
#include "app/player/settings/settings.h"

namespace app {

/// Does in the library what is wanted there: installs and removes games, deletes saved ones, shows
/// their rules.
class LibraryDesk : public QObject
{
    Q_OBJECT

public:
    LibraryDesk(Library &library, Settings &settings, LibraryPage &page, QWidget &window);

    /// Shows what the library holds.
    void rebuild();
    /// The same, after a look at the disk.
    void refresh();
    void install(const QString &path);
    void askInstall();

signals:
    /// A sentence for the player.
    void told(const QString &message, MessageStrip::Kind kind);

private:
    void removeModule(const QString &path);
    void deleteSave(const QString &path);
    void renameSave(const QString &path);
    void exportSave(const QString &path);
    void showRules(const QString &path);
    /// Whether that is meant; \a yes is said on the button.
    bool confirm(const QString &title, const QString &question, const QString &yes);

    Library &m_library;
    Settings &m_settings;
    LibraryPage &m_page;
    QWidget &m_window;
};

} // namespace app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace app {

/// What the player wants in the library, said by any card or strip of it and heard by those who can
/// do it.
class LibraryWishes : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

signals:
    /// \a scenario may be empty.
    void newGameRequested(const QString &path, const QString &scenario);
    void rulesRequested(const QString &path);
    void folderRequested(const QString &path);
    void removeRequested(const QString &path);
    void editRequested(const QString &path);
    void newModuleRequested();
    /// Look anew at what there is.
    void refreshRequested();
    /// A folder with changes that were not saved is to be edited.
    void restoreRequested(const QString &folder);
    /// Saves and modules.
    void fileRequested(const QString &path);
    void deleteSaveRequested(const QString &path);
    void renameSaveRequested(const QString &path);
    void exportSaveRequested(const QString &path);
    void installRequested();
    void settingsRequested();
    void manualRequested();
};

} // namespace app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/library/page/librarypage.h"
#include "app/workshop/trywindow.h"
#include "editor/window/editorwindow.h"

#include <QPointer>

namespace app {

class ManualWindow;

/// Opens modules in editors and lets designers try them; the only place that knows both the
/// player's window and the editor.
class Workshop : public QObject
{
    Q_OBJECT

public:
    Workshop(Library &library, Settings &settings, QObject *parent = nullptr);

    /// Where the modules lie that new ones begin as a copy of.
    void setTemplates(const QString &folder) { m_templates = folder; }
    /// A folder of the designer's is edited in place; of everything else a copy is made first.
    engine::Result<editor::EditorWindow *> edit(const QString &path);
    /// A module made from a template ("hex", "area").
    engine::Result<editor::EditorWindow *> create(const QString &name, const QString &templateName);
    /// A copy of another module under a name of its own.
    engine::Result<editor::EditorWindow *> createCopy(const QString &name, const QString &path);
    /// Edits a folder where it is; refuses what is no module.
    engine::Result<editor::EditorWindow *> open(const QString &folder);
    /// Asks what to go on with or what to begin.
    void askNew(QWidget *parent);
    /// Does what the library's buttons for designers promise.
    void serve(MainWindow &window);

    /// Shows a page of the manual.
    void showManual(const QString &page);

signals:
    /// A design was made, saved or put elsewhere.
    void designsChanged();

private:
    engine::Result<QString> copyOf(const QString &path, const QString &target) const;
    /// Gives a new module its title and opens it.
    engine::Result<editor::EditorWindow *> named(const QString &name, const QString &folder);
    QString freeFolder(const QString &name) const;
    QString recoveryFolder() const;
    /// What was not saved when the program ended, for the library.
    QList<LibraryPage::Unsaved> unsaved() const;
    editor::EditorWindow *show(const std::shared_ptr<editor::LiveModule> &live);
    /// The document is told of in the library, in whatever folder it will lie.
    void follow(editor::ModuleDocument &document);
    /// What the menu of the window offers.
    void serve(editor::EditorWindow &window);
    void connectTrying(editor::EditorWindow *window);
    void remember(const QString &folder);
    /// Forgets what is gone.
    QStringList recent();

    Library &m_library;
    Settings &m_settings;
    QPointer<ManualWindow> m_manual;
    QString m_templates = QStringLiteral(":/templates");
    /// Windows on one folder share its document and what keeps looking at it.
    QHash<QString, std::weak_ptr<editor::LiveModule>> m_open;
};

} // namespace app

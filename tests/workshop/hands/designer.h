// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include "app/workshop/workshop.h"
#include "tests/player/hands/windowdriver.h"

class QAbstractItemView;

namespace hands {

/// A designer with nothing but mouse and keys: makes a game in the editor's window, tries it, packs
/// it. Things are found as somebody would who reads the screen, by their words or their names for
/// readers. Functions that return a QString say what went wrong.
class Designer : public WindowDriver
{
public:
    Designer();
    ~Designer();

    /// The last one that was opened.
    editor::EditorWindow *editor() const;
    app::TryWindow *tried() const;
    /// Text of a file as it would be saved.
    QByteArray text(const QString &file) const;
    engine::Json json(const QString &file, const editor::JsonPath &path = {}) const;
    /// The same, with boards painted to the last tile.
    void screenshot(const QString &name);
    /// Nothing is left to be read or checked.
    QString waitForChecks();

    /// The visible widget with this name for readers, object name or text.
    QWidget *find(const QString &name);
    QString doubleClick(QWidget *widget, QPoint point);
    /// Presses a button, if need be until a menu opens, and chooses there.
    QString pressMenu(const QString &button, const QString &label);
    /// From the menu bar.
    QString menu(const QString &title, const QString &label);
    QString tab(const QString &title);
    /// Writes into a field instead of what stands there, and leaves it by Enter.
    QString write(const QString &field, const QString &text);
    /// An entry of a drop-down.
    QString pick(const QString &box, const QString &entry);
    /// An item of a list or tree, by its text.
    QString item(const QString &view, const QString &text, int column = 0);
    QString doubleClickItem(const QString &view, const QString &text, int column = 0);
    /// Goes to a cell, types over it and presses Enter.
    QString cell(const QString &view, int row, int column, const QString &text);
    /// The same by the head of the column.
    QString cell(const QString &view, int row, const QString &head, const QString &text);

    /// The middle of a hex, area or box on the board's page.
    QPoint onBoard(const QString &space);
    QString clickBoard(const QString &space);
    QString clickSide(const QString &space, const QString &other);
    /// The border that two areas share.
    QString clickBorder(const QString &area, const QString &other);
    QString dragBoard(const QStringList &spaces);
    /// Packs the module of the editor into a file, and installs one in the library.
    QString pack(const QString &path);
    QString install(const QString &path);
    /// From the tray to the map of the scenario.
    QString place(const QString &piece, const QString &space);

private:
    QString clickAt(const QString &view, const QString &text, int column, bool twice);
    QAbstractItemView *view(const QString &name);

    std::unique_ptr<app::Workshop> m_workshop;
};

} // namespace hands

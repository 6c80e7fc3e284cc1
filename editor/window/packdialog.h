// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/livemodule.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QTreeWidget;

namespace editor {

/// The check list before a module is packed, the size of its parts, and the packing itself.
class PackDialog : public QDialog
{
    Q_OBJECT

public:
    explicit PackDialog(LiveModule &live, QWidget *parent = nullptr);

    /// Whether nothing forbids it; warnings don't.
    bool mayPack() const { return m_mayPack; }
    /// Packs into \a path; false, with a message, when that fails.
    bool packTo(const QString &path);

private:
    enum class Mark { Good, Warning, Error };

    void refresh();
    void checkProblems();
    void checkLanguages();
    void checkAbout();
    void checkTests();
    void addCheck(Mark mark, const QString &text);
    void listSizes();
    void choosePath();

    LiveModule &m_live;
    QTreeWidget *m_checks;
    QTreeWidget *m_sizes;
    QLabel *m_message;
    QPushButton *m_make;
    bool m_mayPack = true;
};

} // namespace editor

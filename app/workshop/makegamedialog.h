// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/library/library.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;

namespace app {

/// Asks a designer what to go on with or what to begin.
class MakeGameDialog : public QDialog
{
    Q_OBJECT

public:
    /// What was decided: a folder to be opened, or a new game.
    struct Choice
    {
        enum class Kind { None, Open, Template, Copy };
        Kind kind = Kind::None;
        QString path; ///< A folder, the name of a template, or a module.
        QString name; ///< Of a new game.
    };

    /// \a designs is the folder in which the designer's modules lie; games are listed by their
    /// titles in \a language.
    MakeGameDialog(const Library &library, const QString &language, QWidget *parent = nullptr);

    const Choice &choice() const { return m_choice; }

signals:
    /// The page that leads through the making of a game.
    void manualRequested(const QString &page);

private:
    QWidget *makeOwn(const Library &library);
    QWidget *makeNew();
    void listKinds(const Library &library, const QString &language);
    void begin();
    void openOwn();
    void chooseFolder();

    QTreeWidget *m_own;
    QTreeWidget *m_kinds;
    QLineEdit *m_name;
    QPushButton *m_begin;
    Choice m_choice;
};

} // namespace app

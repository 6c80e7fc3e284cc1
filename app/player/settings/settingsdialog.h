// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/settings/actiontable.h"

#include <QDialog>

class QCheckBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QTableWidget;
class QTabWidget;

namespace app {

/// What can be set for the whole program; every change works at once.
class SettingsDialog : public QDialog
{
    Q_OBJECT

public:
    SettingsDialog(Settings &settings, ActionTable &actions, const QStringList &folders,
                   QWidget *parent = nullptr);

    /// Leaves only what has these words in it, on whatever page; empty: everything.
    void search(const QString &words);

protected:
    void changeEvent(QEvent *event) override;

private:
    /// Something that can be set, with the words by which it is found.
    struct Row
    {
        int page = 0;
        QString words;
        QList<QWidget *> widgets;
    };

    void build();
    QWidget *languagePage();
    QWidget *lookPage();
    QWidget *playPage();
    QCheckBox *box(const char *name, bool isOn, void (Settings::*set)(bool));
    void addTelling(QFormLayout *form);
    QWidget *keysPage();
    QWidget *filesPage();
    QWidget *makePage(QFormLayout *&form);
    void addRow(QFormLayout *form, const QString &text, QWidget *field, const QString &note = {});
    /// A share that is set by a slider.
    struct Percent
    {
        const char *name;
        QString title;
        int least;
        int most;
        int step;
        int (Settings::*value)() const;
        void (Settings::*change)(int);
    };
    QWidget *percentField(QWidget *page, const Percent &what);
    void addHabits(QFormLayout *form);
    void fillKeys();
    void fitText();
    void addKey(int row, const QString &name);

    Settings &m_settings;
    ActionTable &m_actions;
    QStringList m_folders;
    QLineEdit *m_search;
    QLabel *m_nothing;
    QTabWidget *m_pages = nullptr;
    QTableWidget *m_keys = nullptr;
    QList<Row> m_rows;
};

} // namespace app

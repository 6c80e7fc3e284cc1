// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/manual/manualbook.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QListWidget;
class QToolButton;
class QUrl;

namespace app {

class ManualView;

/// The manual: its pages at the left, the one that is read at the right.
class ManualWindow : public QWidget
{
    Q_OBJECT

public:
    /// \a folder has a folder per language; what is not translated is shown in English.
    ManualWindow(const QString &folder, const QString &language, QWidget *parent = nullptr);

    void setLanguage(const QString &language);
    /// Names of the pages without ".md"; while something is searched, those that have it.
    QStringList pages() const;
    QString page() const;
    /// False: there is no such page.
    bool openPage(const QString &name);
    QString plainText() const;
    /// Marks the next place of \a words on the page, after the last one the first again. False:
    /// there is none.
    bool find(const QString &words, bool isBackwards = false);
    /// Leaves only pages with \a words and goes to the first place; empty: all pages.
    void search(const QString &words);
    /// To the page that was read before, or from there to where one came from.
    void goBack();
    void goForward();

signals:
    void closed();

protected:
    void closeEvent(QCloseEvent *event) override;

private:
    /// Where somebody has read.
    struct Place
    {
        QString page;
        int scroll = 0;
    };

    QWidget *makeBar();
    void connectKeys();
    void listPages();
    void searchAgain(bool isBackwards);
    void showPage(const QString &name);
    void follow(const QUrl &link);
    Place here() const;
    void go(QList<Place> &from, QList<Place> &to);
    void updateWays();

    QString m_folder;
    ManualBook m_book;
    QListWidget *m_contents;
    ManualView *m_text;
    QLineEdit *m_search;
    QLabel *m_found;
    QToolButton *m_back;
    QToolButton *m_forward;
    QString m_shown;
    QList<Place> m_before;
    QList<Place> m_after;
    bool m_isGoing = false; // by one of the two
};

} // namespace app

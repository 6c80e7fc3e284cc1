// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QListWidget;
class QTextBrowser;
class QUrl;

namespace app {

/// The manual: its pages at the left, the one that is read at the right.
class ManualWindow : public QWidget
{
    Q_OBJECT

public:
    /// \a folder has a folder per language; what is not translated is shown in English.
    ManualWindow(const QString &folder, const QString &language, QWidget *parent = nullptr);

    void setLanguage(const QString &language);
    /// Names of the pages without ".md", as they are listed.
    QStringList pages() const;
    QString page() const;
    /// False: there is no such page.
    bool openPage(const QString &name);
    QString plainText() const;
    /// Marks the next place of \a words on the page, after the last one the first again. False:
    /// there is none.
    bool find(const QString &words, bool isBackwards = false);

private:
    QWidget *makeFind();
    /// Where the page lies in the language, or in English.
    QString pathOf(const QString &name) const;
    /// One page is made from the annotations of what Lua can use.
    QString textOf(const QString &name) const;
    static QString titleOf(const QString &text);
    void findAgain(bool isBackwards);
    void showPage(const QString &name);
    void spaceParagraphs();
    /// Pictures of whole windows would be wider than the page.
    void fitPictures(const QString &folder);
    void follow(const QUrl &link);
    void goToHeading(const QString &anchor);

    QString m_folder;
    QString m_language;
    QListWidget *m_contents;
    QTextBrowser *m_text;
    QLineEdit *m_find;
    QLabel *m_notFound;
};

} // namespace app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>

namespace app {

/// A page of the manual, with pictures as sharp as the screen is.
class ManualView : public QTextBrowser
{
    Q_OBJECT

public:
    explicit ManualView(QWidget *parent = nullptr);

    /// Shows the page from its beginning; pictures are named from \a folder.
    void showPage(const QString &markdown, const QString &folder);
    /// Lights \a words wherever they stand; empty: nowhere.
    void mark(const QString &words);
    /// Goes to the next place of \a words. False: there is none on the rest of the page.
    bool findNext(const QString &words, bool isBackwards);
    void goToHeading(const QString &anchor);

protected:
    QVariant loadResource(int type, const QUrl &name) override;
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void layOut();
    void spaceParagraphs();
    /// Pictures of whole windows would be wider than the page.
    void fitPictures();
    QString pathOf(const QString &picture) const;

    QString m_markdown;
    QString m_folder;
    QString m_marked;
    double m_ratio = 1; ///< Of the screen that the pictures were made for.
};

} // namespace app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/page.h"

#include <QStackedWidget>

namespace editor {

class TextPage;

/// The pages on a module, of which one is shown: the one that has a place to show.
class PageStack : public QStackedWidget
{
    Q_OBJECT

public:
    /// Makes all pages; \a live must outlive it.
    explicit PageStack(LiveModule &live, QWidget *parent = nullptr);

    /// In the order of their buttons.
    const QList<Page *> &pages() const { return m_pages; }
    Page *current() const { return m_pages.value(currentIndex()); }
    /// What is still being typed becomes an edit.
    void flush();
    void showPage(int index);
    void open(const Place &place);
    /// In the page for files, whatever other page may show it.
    void openAsText(const Place &place);
    /// What the page shows as text, and what is shown as text on its page.
    void switchToText();

signals:
    void shown(int index);

private:
    LiveModule &m_live;
    QList<Page *> m_pages;
    TextPage *m_texts;
};

} // namespace editor

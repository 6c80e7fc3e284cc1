// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolBar>

namespace editor {

/// The bar above the pages. Where there is no room for all words, signs with tips stand for them.
class EditorBar : public QToolBar
{
    Q_OBJECT

public:
    explicit EditorBar(QWidget *parent = nullptr);

    /// Signs at any width.
    void addSigns(const QList<QAction *> &actions);
    /// With words as long as there is room; those of \a first lose them first.
    void addWorded(const QList<QAction *> &actions);
    void setFirst(QAction *first) { m_first = first; }
    /// These keep their words longest: where we are, and the most important one.
    void setLast(QAction *last) { m_last = last; }
    /// Made narrower before any word goes.
    void setFlexible(QWidget *field) { m_flexible = field; }
    /// After the words have changed.
    void fit();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void setWords(QAction *action, Qt::ToolButtonStyle style);
    bool isTooWide() const { return sizeHint().width() > width(); }

    QList<QAction *> m_worded;
    QAction *m_first = nullptr;
    QAction *m_last = nullptr;
    QWidget *m_flexible = nullptr;
};

} // namespace editor

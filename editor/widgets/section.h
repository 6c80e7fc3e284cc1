// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace editor {

/// A titled part of a side column that can be folded.
class Section : public QWidget
{
    Q_OBJECT

public:
    Section(const QString &icon, QWidget *body, QWidget *parent = nullptr);

    void setTitle(const QString &title);
    QString title() const;
    /// Small, at the right of the title.
    void setNote(const QString &note);
    /// A button or field in the row of the title.
    void addToHead(QWidget *widget);
    QWidget *body() const { return m_body; }
    bool isFolded() const;
    void setFolded(bool folded);

protected:
    void changeEvent(QEvent *event) override;

private:
    void style();

    QString m_iconName;
    QWidget *m_head;
    QHBoxLayout *m_headRow;
    QToolButton *m_fold;
    QLabel *m_icon;
    QLabel *m_title;
    QLabel *m_note;
    QWidget *m_body;
    bool m_isStyling = false;
};

} // namespace editor

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace editor {

/// A sentence across the window with what can be done about it; hidden while there is none.
class NoticeStrip : public QFrame
{
    Q_OBJECT

public:
    enum class Tone { Note, Warning };

    explicit NoticeStrip(QWidget *parent = nullptr);

    /// Shows a sentence; buttons of the one before are gone.
    void tell(Tone tone, const QString &text);
    /// The strip goes away when it is pressed.
    QPushButton *addButton(const QString &text);
    QString text() const;

private:
    QHBoxLayout *m_layout;
    QLabel *m_text;
    QList<QPushButton *> m_buttons;
};

} // namespace editor

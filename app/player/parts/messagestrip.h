// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace app {

/// A sentence across the page with what can be done about it; it never stops the player.
class MessageStrip : public QFrame
{
    Q_OBJECT

public:
    enum class Kind { Note, Success, Warning, Error };

    /// \a html: words of others in it are escaped.
    MessageStrip(Kind kind, const QString &html, QWidget *parent = nullptr);

    Kind kind() const { return m_kind; }
    void setText(const QString &html);
    QString text() const;
    /// What went on exactly, hidden until the player wants to read it.
    void setDetails(const QString &details);
    QPushButton *addButton(const QString &text);

private:
    Kind m_kind;
    QLabel *m_text;
    QLabel *m_details;
    QPushButton *m_showDetails = nullptr;
    QBoxLayout *m_row;
};

} // namespace app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

namespace app {

/// A field to find something in a list by parts of its words, whatever their accents and capitals.
///
/// Enter ends in it: whoever looks for something has not chosen anything yet.
class SearchField : public QLineEdit
{
    Q_OBJECT

public:
    /// \a what says what is found.
    SearchField(const QString &what, QWidget *parent);

    /// Esc leads out of it at once; else it clears what was typed first.
    void setLeftByEsc() { m_isLeftByEsc = true; }

    /// Every word that was typed is somewhere in \a text.
    bool finds(const QString &text) const;

    /// The keyboard goes to the first such field around \a widget, the nearest ones before; false:
    /// none is seen in its window.
    static bool focusNear(QWidget *widget);

    /// What it is for can be read.
    QSize minimumSizeHint() const override;

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    static QString plain(const QString &text);

    bool m_isLeftByEsc = false;
};

} // namespace app

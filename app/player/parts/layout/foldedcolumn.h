// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDockWidget>
#include <QHash>
#include <QObject>
#include <QPointer>

class QAction;
class QFrame;
class QLabel;
class QMainWindow;
class QToolBar;

namespace app {

/// The left column in a narrow window: a strip of icons, each of which opens its panel over the
/// board.
class FoldedColumn : public QObject
{
    Q_OBJECT

public:
    /// \a docks are those that may be folded, in the order of the icons.
    FoldedColumn(QMainWindow &window, const QList<QDockWidget *> &docks);

    bool isFolded() const { return m_isFolded; }
    /// Takes those docks away that stand in the left column, or brings them back.
    void setFolded(bool folded);
    /// The panel of this dock is behind an icon now.
    bool holds(const QDockWidget *dock) const;
    void open(QDockWidget *dock);
    void close();
    /// The dock whose panel lies over the board; null: none.
    QDockWidget *opened() const { return m_opened; }
    void retranslate();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fold();
    void unfold();
    void place();

    QMainWindow &m_window;
    QList<QDockWidget *> m_docks;
    QHash<QDockWidget *, QAction *> m_icons;
    QToolBar *m_strip;
    QFrame *m_drawer;
    QLabel *m_title;
    QPointer<QDockWidget> m_opened;
    bool m_isFolded = false;
};

} // namespace app

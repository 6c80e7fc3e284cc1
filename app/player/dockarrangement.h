// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QObject>

class QDockWidget;
class QMainWindow;
class QToolBar;

namespace app {

class FoldedColumn;

/// How the panels stand around the board: in columns that fit the window, folded where it is
/// narrow, or as the player has put them.
class DockArrangement : public QObject
{
    Q_OBJECT

public:
    /// \a panels by the names of the actions that open them; \a history is the bar at the bottom.
    DockArrangement(QMainWindow &window, const QList<std::pair<QString, QWidget *>> &panels,
                    QToolBar &history);

    QStringList names() const { return m_docks.keys(); }
    /// With the keyboard.
    void open(const QString &name);
    /// To be read; the keyboard stays where it is.
    void reveal(const QString &name);
    /// The keyboard goes to the next panel that is seen, the board being one of them.
    void focusNext(int step);
    /// The usual places.
    void arrange();
    QByteArray layout() const;
    /// What layout() gave; anything else means the usual places.
    void restore(const QByteArray &layout);
    void setMapOnly(bool on);
    void retranslate();
    /// The question is as high as what it says, up to a part of its column.
    void fitDecision();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QDockWidget *dock(const char *name) const;
    void add(const QString &name, QWidget *panel);
    void fitColumns();
    /// A length that grows with the text.
    int scaled(int pixels) const;
    /// From now on the panels stay as the player has put them.
    void keepAsItIs() { m_isArranged = false; }
    /// A panel in a row of tabs is named by its tab.
    void hideDoubleTitles();
    void showTabSigns();

    QMainWindow &m_window;
    QToolBar &m_history;
    QMap<QString, QDockWidget *> m_docks;
    FoldedColumn *m_left = nullptr;
    QByteArray m_beforeMapOnly;
    bool m_isArranged = false; // nobody has moved a panel yet
    bool m_wasArranged = false; // before only the map was shown
    bool m_isBusy = false; // the panels are moved by us
};

} // namespace app

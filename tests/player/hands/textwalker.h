// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QAbstractItemView;
class QHeaderView;
class QLabel;
class QTabBar;
class QWidget;

namespace hands {

/// Walks through everything that is visible in a window and notes what a reader would miss: text
/// that is cut off, controls without a name, signs without words.
class TextWalker
{
public:
    /// Whose words must be seen whole: where users write, theirs may be longer than a field.
    enum class Words { All, Programs };

    explicit TextWalker(QWidget &window, Words words = Words::All);

    /// Each names the widget by its way from the window.
    const QStringList &complaints() const { return m_complaints; }
    /// How many widgets with text were looked at.
    int looked() const { return m_looked; }

private:
    void look(QWidget &widget);
    void lookAtLabel(const QLabel &label);
    void lookAtControl(const QWidget &widget);
    void lookAtTabs(const QTabBar &bar);
    void lookAtHeader(const QHeaderView &header);
    void lookAtItems(const QAbstractItemView &view);
    void lookAtName(QWidget &widget);
    void lookAtRoom(const QWidget &widget);
    void complain(const QWidget &widget, const QString &what);

    QWidget &m_window;
    Words m_words;
    QStringList m_complaints;
    int m_looked = 0;
};

} // namespace hands

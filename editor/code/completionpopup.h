// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/code/codeassistant.h"

#include <QFrame>

class QLabel;
class QTreeWidget;

namespace editor {

/// The list of what can be written at the cursor, beside it what the chosen one is. The keys stay
/// with the text.
class CompletionPopup : public QFrame
{
    Q_OBJECT

public:
    explicit CompletionPopup(QWidget *parent);

    /// Shows those that fit what is typed; false when none does.
    bool offer(const QList<Completion> &list, const QString &typed);
    const Completion *current() const;
    int count() const { return int(m_shown.size()); }
    void step(int by);
    /// At \a below (or above \a above, where there is no room), in coordinates of the screen.
    void showAt(QPoint below, QPoint above);

signals:
    void accepted();

private:
    void describe();
    static int rank(const Completion &one, const QString &typed);

    QTreeWidget *m_list;
    QLabel *m_signature;
    QLabel *m_text;
    QList<Completion> m_shown;
};

} // namespace editor

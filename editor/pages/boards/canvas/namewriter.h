// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

namespace editor {

/// A line on the board in which a name is written where it will stand. It goes when it is finished,
/// and gives the focus back.
class NameWriter : public QLineEdit
{
    Q_OBJECT

public:
    NameWriter(const QString &text, QPoint middle, QWidget *parent);

    /// Goes without telling what was written.
    void discard();

signals:
    void written(const QString &text);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void finish();

    bool m_isDone = false;
};

} // namespace editor

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QWidget>

namespace editor {

class CodeEdit;

/// Beside the lines of a text: their numbers, what tests cover, and what is wrong.
class CodeMargin : public QWidget
{
    Q_OBJECT

public:
    explicit CodeMargin(CodeEdit *edit);

    int neededWidth() const;
    void setCovered(const QSet<int> &lines);
    const QSet<int> &covered() const { return m_covered; }

    QSize sizeHint() const override { return {neededWidth(), 0}; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;

private:
    void paintLine(QPainter &painter, int number, QRect row);

    CodeEdit *m_edit;
    QSet<int> m_covered;
};

} // namespace editor

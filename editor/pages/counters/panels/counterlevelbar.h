// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/counters/model/piecefile.h"

#include <QWidget>

class QButtonGroup;
class QLabel;
class QRadioButton;
class QToolButton;

namespace editor {

/// The row below the table: what an edit of a cell changes, and which columns are shown.
class CounterLevelBar : public QWidget
{
    Q_OBJECT

public:
    explicit CounterLevelBar(QWidget *parent = nullptr);

    PieceLevel level() const;
    void setLevel(PieceLevel level);
    /// What went wrong with the last input; empty takes it away.
    void showMessage(const QString &message);
    QString message() const;
    QToolButton *columnsButton() const { return m_columns; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QLabel *m_label;
    QButtonGroup *m_group;
    QRadioButton *m_piece;
    QRadioButton *m_type;
    QRadioButton *m_template;
    QLabel *m_message;
    QToolButton *m_columns;
};

} // namespace editor

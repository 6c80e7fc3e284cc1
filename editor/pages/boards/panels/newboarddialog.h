// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/board.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace editor {

class AnswerButtons;

/// Asks what a new board is to be.
class NewBoardDialog : public QDialog
{
    Q_OBJECT

public:
    explicit NewBoardDialog(QWidget *parent = nullptr);

    QString name() const;
    engine::Board::Kind kind() const;
    int columns() const;
    int rows() const;

private:
    /// Says what is wrong with the size.
    void check();

    QLineEdit *m_name;
    QComboBox *m_kind;
    QSpinBox *m_columns;
    QSpinBox *m_rows;
    QLabel *m_refusal;
    AnswerButtons *m_buttons;
};

} // namespace editor

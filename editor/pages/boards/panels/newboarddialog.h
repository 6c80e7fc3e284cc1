// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/board.h"

#include <QDialog>

class QComboBox;
class QLineEdit;
class QSpinBox;

namespace editor {

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
    QLineEdit *m_name;
    QComboBox *m_kind;
    QSpinBox *m_columns;
    QSpinBox *m_rows;
};

} // namespace editor

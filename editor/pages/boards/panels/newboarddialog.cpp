// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/panels/newboarddialog.h"

#include "editor/widgets/answerbuttons.h"
#include "engine/core/limits.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

namespace editor {

using engine::Board;

NewBoardDialog::NewBoardDialog(QWidget *parent)
    : QDialog(parent)
    , m_name(new QLineEdit(tr("New board")))
    , m_kind(new QComboBox)
    , m_columns(new QSpinBox)
    , m_rows(new QSpinBox)
{
    setWindowTitle(tr("New board"));
    m_kind->addItem(tr("Hex map"), int(Board::Kind::Hex));
    m_kind->addItem(tr("Area map"), int(Board::Kind::Area));
    m_kind->addItem(tr("Tracks and boxes"), int(Board::Kind::Boxes));
    for (QSpinBox *box : {m_columns, m_rows})
        box->setRange(1, engine::limits::gridLength);
    m_columns->setValue(20);
    m_rows->setValue(15);
    auto *form = new QFormLayout(this);
    form->addRow(tr("Name"), m_name);
    form->addRow(tr("Kind"), m_kind);
    form->addRow(tr("Columns"), m_columns);
    form->addRow(tr("Rows"), m_rows);
    form->addRow(new AnswerButtons(*this, tr("Make the board")));
    m_name->selectAll();
    connect(m_kind, &QComboBox::currentIndexChanged, this, [this] {
        m_columns->setEnabled(kind() == Board::Kind::Hex);
        m_rows->setEnabled(kind() == Board::Kind::Hex);
    });
}

QString NewBoardDialog::name() const
{
    return m_name->text().trimmed();
}

Board::Kind NewBoardDialog::kind() const
{
    return Board::Kind(m_kind->currentData().toInt());
}

int NewBoardDialog::columns() const
{
    return m_columns->value();
}

int NewBoardDialog::rows() const
{
    return m_rows->value();
}

} // namespace editor

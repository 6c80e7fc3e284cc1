// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/panels/newboarddialog.h"

#include "editor/pages/boards/model/gridlayout.h"
#include "editor/widgets/answerbuttons.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

namespace editor {

using engine::Board;

namespace {

/// More than there can be, so that who types too much is told and nothing is cut.
constexpr int c_typed = 99'999'999;

} // namespace

NewBoardDialog::NewBoardDialog(QWidget *parent)
    : QDialog(parent)
    , m_name(new QLineEdit(tr("New board")))
    , m_kind(new QComboBox)
    , m_columns(new QSpinBox)
    , m_rows(new QSpinBox)
    , m_refusal(new QLabel)
    , m_buttons(new AnswerButtons(*this, tr("Make the board")))
{
    setWindowTitle(tr("New board"));
    m_kind->addItem(tr("Hex map"), int(Board::Kind::Hex));
    m_kind->addItem(tr("Area map"), int(Board::Kind::Area));
    m_kind->addItem(tr("Tracks and boxes"), int(Board::Kind::Boxes));
    for (QSpinBox *box : {m_columns, m_rows})
        box->setRange(1, c_typed);
    m_columns->setValue(20);
    m_rows->setValue(15);
    auto *form = new QFormLayout(this);
    form->addRow(tr("Name"), m_name);
    form->addRow(tr("Kind"), m_kind);
    form->addRow(tr("Columns"), m_columns);
    form->addRow(tr("Rows"), m_rows);
    form->addRow(m_refusal);
    form->addRow(m_buttons);
    m_refusal->setWordWrap(true);
    m_refusal->setProperty("class", QStringLiteral("bad"));
    m_name->selectAll();
    for (QSpinBox *box : {m_columns, m_rows})
        connect(box, &QSpinBox::valueChanged, this, &NewBoardDialog::check);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &NewBoardDialog::check);
    check();
    connect(m_kind, &QComboBox::currentIndexChanged, this, [this] {
        m_columns->setEnabled(kind() == Board::Kind::Hex);
        m_rows->setEnabled(kind() == Board::Kind::Hex);
    });
}

void NewBoardDialog::check()
{
    const QString refusal = kind() == Board::Kind::Hex
        ? gridlayout::refusal(m_columns->value(), m_rows->value())
        : QString();
    m_refusal->setText(refusal);
    m_refusal->setVisible(!refusal.isEmpty());
    m_buttons->answer()->setEnabled(refusal.isEmpty());
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

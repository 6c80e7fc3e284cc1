// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/recorddialog.h"

#include "app/view/style/monofont.h"
#include "app/view/style/windowsize.h"
#include "app/workshop/triedgame.h"
#include "editor/widgets/answerbuttons.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>

namespace app {

RecordDialog::RecordDialog(TriedGame &game, const QStringList &steps, const QStringList &files,
                           QWidget *parent)
    : QDialog(parent)
    , m_game(game)
    , m_name(new QLineEdit(tr("what was played")))
    , m_file(new QComboBox)
    , m_steps(new QListWidget)
    , m_preview(new QPlainTextEdit)
    , m_message(new QLabel)
{
    setWindowTitle(tr("Record a test"));
    m_file->setEditable(true);
    m_file->addItems(files);
    if (m_file->findText(QStringLiteral("tests/recorded.lua")) < 0)
        m_file->addItem(QStringLiteral("tests/recorded.lua"));
    m_file->setCurrentText(QStringLiteral("tests/recorded.lua"));
    for (qsizetype i = 0; i < steps.size(); ++i)
        m_steps->addItem(QStringLiteral("%1  %2").arg(i + 1).arg(steps[i]));
    m_steps->setCurrentRow(int(std::min(game.lastBegin(), steps.size() - 1)));
    m_preview->setReadOnly(true);
    m_preview->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_preview->setFont(view::monoFont());
    m_message->setWordWrap(true);
    m_name->setAccessibleName(tr("What it shows"));
    m_file->setAccessibleName(tr("File"));
    m_steps->setAccessibleName(tr("First step"));
    m_preview->setAccessibleName(tr("The test"));
    auto *buttons = new editor::AnswerButtons(*this, tr("Record"));
    m_record = buttons->answer();
    auto *layout = new QFormLayout(this);
    layout->setRowWrapPolicy(QFormLayout::WrapAllRows);
    layout->addRow(tr("What it shows"), m_name);
    layout->addRow(tr("File"), m_file);
    layout->addRow(tr("From this step on"), m_steps);
    layout->addRow(tr("The test"), m_preview);
    layout->addRow(m_message);
    layout->addRow(buttons);
    view::resizeOnScreen(*this, {fontMetrics().height() * 42, fontMetrics().height() * 38});
    m_name->selectAll();
    connect(m_steps, &QListWidget::currentRowChanged, this, &RecordDialog::write);
    connect(m_name, &QLineEdit::editingFinished, this, &RecordDialog::write);
    write();
}

void RecordDialog::write()
{
    const auto written = m_game.writeTest(m_name->text(), std::max(0, m_steps->currentRow()));
    m_preview->setPlainText(written ? written.value() : QString());
    m_message->setText(written ? tr("The test has been run and passes.") : written.error().message);
    m_record->setEnabled(bool(written));
}

void RecordDialog::accept()
{
    write(); // the name may just have been typed
    if (m_record->isEnabled())
        QDialog::accept();
}

QString RecordDialog::test() const
{
    return m_preview->toPlainText();
}

QString RecordDialog::file() const
{
    return m_file->currentText().trimmed();
}

} // namespace app

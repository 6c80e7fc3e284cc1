// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/rules/code/newcodedialog.h"

#include "editor/widgets/answerbuttons.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace editor {

NewCodeDialog::NewCodeDialog(const FileContents &files, QWidget *parent)
    : QDialog(parent)
    , m_files(files)
    , m_kind(new QComboBox)
    , m_name(new QLineEdit)
    , m_note(new QLabel)
{
    setWindowTitle(tr("New file"));
    setAttribute(Qt::WA_DeleteOnClose);
    m_kind->addItems({tr("Rules"), tr("Tests")});
    m_kind->setAccessibleName(tr("Kind"));
    m_name->setAccessibleName(tr("Name"));
    m_note->setWordWrap(true);
    m_note->setMinimumWidth(360);
    auto *form = new QFormLayout(this);
    form->addRow(tr("Name"), m_name);
    form->addRow(tr("Kind"), m_kind);
    form->addRow(m_note);
    auto *buttons = new AnswerButtons(*this, tr("Make the file"));
    m_make = buttons->answer();
    form->addRow(buttons);
    connect(m_name, &QLineEdit::textChanged, this, &NewCodeDialog::check);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &NewCodeDialog::check);
    m_name->setFocus();
    check();
}

CodeFileEdit::Kind NewCodeDialog::kind() const
{
    return m_kind->currentIndex() == 1 ? CodeFileEdit::Kind::Tests : CodeFileEdit::Kind::Rules;
}

QString NewCodeDialog::name() const
{
    QString name = m_name->text().trimmed();
    if (name.endsWith(QLatin1String(".lua")))
        name.chop(4);
    return name;
}

void NewCodeDialog::check()
{
    const QString file = CodeFileEdit::fileOf(kind(), name());
    const bool isFree = CodeFileEdit::isFree(m_files, kind(), name());
    m_make->setEnabled(isFree);
    if (name().isEmpty())
        m_note->setText(tr("A short name of small letters, such as “fight”."));
    else if (m_files.contains(file))
        m_note->setText(tr("The file %1 is there already.").arg(file));
    else if (!isFree)
        m_note->setText(tr("A file needs a name of small letters, digits and “_”."));
    else
        m_note->setText(kind() == CodeFileEdit::Kind::Rules
                            ? tr("Makes %1 and names it in main.lua.").arg(file)
                            : tr("Makes %1.").arg(file));
}

} // namespace editor

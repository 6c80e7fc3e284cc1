// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/answerbuttons.h"

#include <QDialog>
#include <QPushButton>

namespace editor {

AnswerButtons::AnswerButtons(QDialog &dialog, const QString &answer, const QString &wayOut)
    : m_answer(addButton(answer, AcceptRole))
{
    addButton(wayOut, RejectRole);
    m_answer->setDefault(true);
    m_answer->setProperty("class", QStringLiteral("primary"));
    connect(this, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    connect(this, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
}

} // namespace editor

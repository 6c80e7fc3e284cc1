// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/removalquestion.h"

#include <QPushButton>

namespace editor {

RemovalQuestion::RemovalQuestion(const Words &words, QWidget *parent)
    : QMessageBox(Question, words.title, words.text, NoButton, parent)
{
    setAttribute(Qt::WA_DeleteOnClose);
    connect(addButton(words.remove, DestructiveRole), &QPushButton::clicked, this,
            &RemovalQuestion::agreed);
    addButton(words.keep, RejectRole);
}

} // namespace editor

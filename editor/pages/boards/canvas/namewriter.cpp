// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/canvas/namewriter.h"

#include <QKeyEvent>

namespace editor {

namespace {

constexpr int c_width = 200;

} // namespace

NameWriter::NameWriter(const QString &text, QPoint middle, QWidget *parent)
    : QLineEdit(text, parent)
{
    setAccessibleName(tr("Name"));
    setAlignment(Qt::AlignCenter);
    resize(c_width, sizeHint().height());
    move(std::clamp(middle.x() - width() / 2, 0, std::max(0, parent->width() - width())),
         std::clamp(middle.y() - height() / 2, 0, std::max(0, parent->height() - height())));
    selectAll();
    connect(this, &QLineEdit::editingFinished, this, &NameWriter::finish);
    show();
    setFocus();
}

// Losing the focus finishes it too, also when it is finished already.
void NameWriter::finish()
{
    if (m_isDone)
        return;
    discard();
    parentWidget()->setFocus();
    emit written(text());
}

void NameWriter::discard()
{
    m_isDone = true;
    deleteLater();
}

void NameWriter::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Escape) {
        QLineEdit::keyPressEvent(event);
        return;
    }
    discard();
    parentWidget()->setFocus();
}

} // namespace editor

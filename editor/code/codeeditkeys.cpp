// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/code/codeedit.h"
#include "editor/code/codetyping.h"
#include "editor/code/completionpopup.h"

#include <QKeyEvent>
#include <QLabel>
#include <QTextBlock>

namespace editor {

namespace {

bool isEnter(const QKeyEvent *event)
{
    return event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
}

} // namespace

void CodeEdit::keyPressEvent(QKeyEvent *event)
{
    if (isCompleting() && keyInPopup(event))
        return;
    if (commandKey(event) || (!isReadOnly() && editingKey(event)))
        return;
    const QString typed = event->text();
    QPlainTextEdit::keyPressEvent(event);
    afterTyping(typed);
}

bool CodeEdit::keyInPopup(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Up:
        m_popup->step(-1);
        return true;
    case Qt::Key_Down:
        m_popup->step(1);
        return true;
    case Qt::Key_PageUp:
        m_popup->step(-8);
        return true;
    case Qt::Key_PageDown:
        m_popup->step(8);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        // A word that is written to its end needs no completing, but the line does end.
        if (m_popup->current()
            && m_popup->current()->text == CodeTyping::wordBefore(textCursor())) {
            m_popup->hide();
            return false;
        }
        [[fallthrough]];
    case Qt::Key_Tab:
        accept();
        return true;
    case Qt::Key_Escape:
        m_popup->hide();
        return true;
    default:
        return false;
    }
}

bool CodeEdit::commandKey(QKeyEvent *event)
{
    const auto keys = event->modifiers();
    if (event->matches(QKeySequence::Undo)) {
        emit undoRequested();
    } else if (event->matches(QKeySequence::Redo)
               || (event->key() == Qt::Key_Z
                   && keys == (Qt::ControlModifier | Qt::ShiftModifier))) {
        emit redoRequested();
    } else if (event->key() == Qt::Key_F12) {
        emit definitionRequested();
    } else if (event->key() == Qt::Key_F2) {
        emit renameRequested();
    } else if (isEnter(event) && keys == Qt::AltModifier) {
        fix();
    } else if (event->key() == Qt::Key_Space && keys == Qt::ControlModifier) {
        complete();
    } else if (event->key() == Qt::Key_Space && keys == (Qt::ControlModifier | Qt::ShiftModifier)) {
        showSignature();
    } else if (event->key() == Qt::Key_Escape && m_signature->isVisible()) {
        m_signature->hide();
    } else {
        return false;
    }
    return true;
}

bool CodeEdit::editingKey(QKeyEvent *event)
{
    const auto keys = event->modifiers();
    QTextCursor cursor = textCursor();
    const bool isLua = m_highlighter->language() == CodeHighlighter::Language::Lua;
    if (event->key() == Qt::Key_Tab && keys == Qt::NoModifier) {
        CodeTyping::indent(cursor);
    } else if (event->key() == Qt::Key_Backtab) {
        CodeTyping::outdent(cursor);
    } else if (event->key() == Qt::Key_Slash && keys == Qt::ControlModifier && isLua) {
        CodeTyping::toggleComment(cursor);
    } else if (event->key() == Qt::Key_D && keys == Qt::ControlModifier) {
        duplicateLine();
        return true;
    } else if ((event->key() == Qt::Key_Up || event->key() == Qt::Key_Down)
               && keys == Qt::AltModifier) {
        CodeTyping::moveLine(cursor, event->key() == Qt::Key_Up ? -1 : 1);
    } else if (isEnter(event) && (keys == Qt::NoModifier || keys == Qt::KeypadModifier)) {
        m_signature->hide();
        CodeTyping::newLine(cursor);
        m_freshLine = cursor.blockNumber();
    } else if (event->key() == Qt::Key_Backspace && keys == Qt::NoModifier
               && CodeTyping::isInIndent(cursor)) {
        CodeTyping::outdent(cursor);
    } else if (event->key() == Qt::Key_Home && (keys & ~Qt::ShiftModifier) == Qt::NoModifier) {
        CodeTyping::toLineStart(
            cursor, keys & Qt::ShiftModifier ? QTextCursor::KeepAnchor : QTextCursor::MoveAnchor);
    } else {
        return false;
    }
    setTextCursor(cursor);
    if (isCompleting())
        updatePopup();
    return true;
}

void CodeEdit::duplicateLine()
{
    QTextCursor cursor = textCursor();
    CodeTyping::duplicate(cursor);
    setTextCursor(cursor);
}

// The word that closes a block belongs one step further out.
void CodeEdit::afterTyping(const QString &typed)
{
    if (typed.isEmpty() || !typed[0].isPrint()) {
        if (isCompleting())
            updatePopup();
        return;
    }
    QTextCursor cursor = textCursor();
    if (cursor.blockNumber() == m_freshLine && CodeTyping::closesBlock(cursor.block().text())) {
        m_freshLine = -1;
        CodeTyping::outdent(cursor);
    }
    if (!m_assistant)
        return;
    const QChar last = typed.back();
    if (last == u'(' || last == u',' || last == u')')
        showSignature();
    const bool isWord = last.isLetterOrNumber() || last == u'_';
    if (last == u'.' || last == u':' || last == u'"')
        complete();
    else if (isCompleting() || (isWord && CodeTyping::wordBefore(cursor).size() == 2))
        updatePopup();
}

void CodeEdit::complete()
{
    updatePopup();
}

void CodeEdit::updatePopup()
{
    if (!m_assistant || isReadOnly()) {
        m_popup->hide();
        return;
    }
    const QString all = text();
    m_completions = m_assistant->completions(m_file, all, position());
    const QString typed = all.mid(m_completions.from, position() - m_completions.from);
    if (m_completions.from > position() || !m_popup->offer(m_completions.list, typed)) {
        m_popup->hide();
        return;
    }
    QTextCursor begin = textCursor();
    begin.setPosition(m_completions.from);
    const QRect place = cursorRect(begin);
    m_popup->showAt(viewport()->mapToGlobal(place.bottomLeft() + QPoint(-4, 4)),
                    viewport()->mapToGlobal(place.topLeft() + QPoint(-4, -4)));
}

bool CodeEdit::isCompleting() const
{
    return m_popup->isVisible();
}

void CodeEdit::accept()
{
    const Completion *chosen = m_popup->current();
    m_popup->hide();
    if (!chosen)
        return;
    QTextCursor cursor = textCursor();
    cursor.setPosition(m_completions.from);
    cursor.setPosition(position(), QTextCursor::KeepAnchor);
    cursor.insertText(chosen->text);
    setTextCursor(cursor);
}

void CodeEdit::showSignature()
{
    const QString shown =
        m_assistant ? m_assistant->signature(m_file, text(), position()) : QString();
    m_signature->setVisible(false);
    m_signature->setText(shown);
    if (shown.isEmpty())
        return;
    m_signature->adjustSize();
    const QPoint above = viewport()->mapToGlobal(cursorRect().topLeft());
    m_signature->move(above - QPoint(0, m_signature->height() + 6));
    m_signature->show();
}

QString CodeEdit::shownSignature() const
{
    return m_signature->isVisible() ? m_signature->text() : QString();
}

void CodeEdit::mousePressEvent(QMouseEvent *event)
{
    m_popup->hide();
    QPlainTextEdit::mousePressEvent(event);
    if (event->button() == Qt::LeftButton && event->modifiers() == Qt::ControlModifier)
        emit followed(cursorForPosition(event->position().toPoint()).position());
}

void CodeEdit::focusOutEvent(QFocusEvent *event)
{
    QPlainTextEdit::focusOutEvent(event);
    m_popup->hide();
    m_signature->hide();
}

} // namespace editor

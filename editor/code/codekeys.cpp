// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/code/codekeys.h"

#include "editor/code/codeedit.h"
#include "editor/code/codetyping.h"
#include "editor/code/completionpopup.h"

#include <QKeyEvent>
#include <QTextBlock>

namespace editor {

namespace {

bool isEnter(const QKeyEvent &event)
{
    return event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
}

} // namespace

bool CodeKeys::wants(const QKeyEvent &event) const
{
    const bool isHinting = m_hints.isCompleting() || !m_hints.shownSignature().isEmpty();
    return event.key() == Qt::Key_F12 || (event.key() == Qt::Key_Escape && isHinting)
        || (event.modifiers() == Qt::AltModifier && isEnter(event));
}

bool CodeKeys::press(const QKeyEvent &event)
{
    return (m_hints.isCompleting() && choose(event)) || command(event)
        || (!m_edit.isReadOnly() && edit(event));
}

// In the list of words that are offered.
bool CodeKeys::choose(const QKeyEvent &event)
{
    CompletionPopup &popup = m_hints.popup();
    switch (event.key()) {
    case Qt::Key_Up:
        popup.step(-1);
        return true;
    case Qt::Key_Down:
        popup.step(1);
        return true;
    case Qt::Key_PageUp:
        popup.step(-8);
        return true;
    case Qt::Key_PageDown:
        popup.step(8);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        // A word that is written to its end needs no completing, but the line does end.
        if (popup.current()
            && popup.current()->text == CodeTyping::wordBefore(m_edit.textCursor())) {
            m_hints.hidePopup();
            return false;
        }
        [[fallthrough]];
    case Qt::Key_Tab:
        m_hints.accept();
        return true;
    case Qt::Key_Escape:
        m_hints.hidePopup();
        return true;
    default:
        return false;
    }
}

bool CodeKeys::command(const QKeyEvent &event)
{
    const auto keys = event.modifiers();
    constexpr auto both = Qt::ControlModifier | Qt::ShiftModifier;
    if (event.matches(QKeySequence::Undo))
        emit m_edit.undoRequested();
    else if (event.matches(QKeySequence::Redo) || (event.key() == Qt::Key_Z && keys == both))
        emit m_edit.redoRequested();
    else if (event.key() == Qt::Key_F12)
        emit m_edit.definitionRequested();
    else if (event.key() == Qt::Key_F2)
        emit m_edit.renameRequested();
    else if (isEnter(event) && keys == Qt::AltModifier)
        m_edit.fix();
    else if (event.key() == Qt::Key_Space && keys == Qt::ControlModifier)
        m_hints.complete();
    else if (event.key() == Qt::Key_Space && keys == both)
        m_hints.showSignature();
    else if (event.key() == Qt::Key_Escape && !m_hints.shownSignature().isEmpty())
        m_hints.hideSignature();
    else
        return false;
    return true;
}

bool CodeKeys::edit(const QKeyEvent &event)
{
    QTextCursor cursor = m_edit.textCursor();
    if (!change(cursor, event))
        return false;
    m_edit.setTextCursor(cursor);
    m_hints.typed({});
    return true;
}

bool CodeKeys::change(QTextCursor &cursor, const QKeyEvent &event)
{
    const int key = event.key();
    const auto keys = event.modifiers();
    if (key == Qt::Key_Tab && keys == Qt::NoModifier) {
        CodeTyping::indent(cursor);
    } else if (key == Qt::Key_Backtab) {
        CodeTyping::outdent(cursor);
    } else if (key == Qt::Key_Slash && keys == Qt::ControlModifier && m_edit.isLua()) {
        CodeTyping::toggleComment(cursor);
    } else if (key == Qt::Key_D && keys == Qt::ControlModifier) {
        CodeTyping::duplicate(cursor);
    } else if ((key == Qt::Key_Up || key == Qt::Key_Down) && keys == Qt::AltModifier) {
        CodeTyping::moveLine(cursor, key == Qt::Key_Up ? -1 : 1);
    } else if (isEnter(event) && (keys == Qt::NoModifier || keys == Qt::KeypadModifier)) {
        m_hints.hideSignature();
        CodeTyping::newLine(cursor);
        m_freshLine = cursor.blockNumber();
    } else if (key == Qt::Key_Backspace && keys == Qt::NoModifier
               && CodeTyping::isInIndent(cursor)) {
        CodeTyping::outdent(cursor);
    } else if (key == Qt::Key_Home && (keys & ~Qt::ShiftModifier) == Qt::NoModifier) {
        CodeTyping::toLineStart(
            cursor, keys & Qt::ShiftModifier ? QTextCursor::KeepAnchor : QTextCursor::MoveAnchor);
    } else {
        return false;
    }
    return true;
}

// The word that closes a block belongs one step further out.
void CodeKeys::typed(const QString &characters)
{
    const bool isPrinted = !characters.isEmpty() && characters[0].isPrint();
    QTextCursor cursor = m_edit.textCursor();
    if (isPrinted && cursor.blockNumber() == m_freshLine
        && CodeTyping::closesBlock(cursor.block().text())) {
        m_freshLine = -1;
        CodeTyping::outdent(cursor);
    }
    m_hints.typed(isPrinted ? characters : QString());
}

} // namespace editor

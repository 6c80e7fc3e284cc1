// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/code/codehints.h"

#include "app/view/style/tokens.h"
#include "editor/code/codeedit.h"
#include "editor/code/codetyping.h"
#include "editor/code/completionpopup.h"

#include <QLabel>

namespace editor {

CodeHints::CodeHints(CodeEdit &edit)
    : QObject(&edit)
    , m_edit(edit)
    , m_popup(new CompletionPopup(&edit))
    , m_signature(new QLabel(&edit, Qt::ToolTip))
{
    m_signature->setMargin(6);
    m_signature->setObjectName(QStringLiteral("signature"));
    connect(m_popup, &CompletionPopup::accepted, this, &CodeHints::accept);
    connect(&edit, &CodeEdit::cursorPositionChanged, this, [this] {
        if (m_signature->isVisible())
            showSignature();
    });
}

QString CodeHints::tip(int position) const
{
    return m_assistant ? m_assistant->tip(m_edit.file(), m_edit.text(), position) : QString();
}

void CodeHints::complete()
{
    if (!m_assistant || m_edit.isReadOnly()) {
        m_popup->hide();
        return;
    }
    const QString all = m_edit.text();
    const int position = m_edit.position();
    m_completions = m_assistant->completions(m_edit.file(), all, position);
    const QString typed = all.mid(m_completions.from, position - m_completions.from);
    if (m_completions.from > position || !m_popup->offer(m_completions.list, typed)) {
        m_popup->hide();
        return;
    }
    QTextCursor begin = m_edit.textCursor();
    begin.setPosition(m_completions.from);
    const QRect place = m_edit.cursorRect(begin);
    m_popup->showAt(m_edit.viewport()->mapToGlobal(place.bottomLeft() + QPoint(-4, 4)),
                    m_edit.viewport()->mapToGlobal(place.topLeft() + QPoint(-4, -4)));
}

bool CodeHints::isCompleting() const
{
    return m_popup->isVisible();
}

void CodeHints::accept()
{
    const Completion *chosen = m_popup->current();
    m_popup->hide();
    if (!chosen)
        return;
    QTextCursor cursor = m_edit.textCursor();
    cursor.setPosition(m_completions.from);
    cursor.setPosition(m_edit.position(), QTextCursor::KeepAnchor);
    cursor.insertText(chosen->text);
    m_edit.setTextCursor(cursor);
}

void CodeHints::hidePopup()
{
    m_popup->hide();
}

void CodeHints::showSignature()
{
    const QString shown = m_assistant
        ? m_assistant->signature(m_edit.file(), m_edit.text(), m_edit.position())
        : QString();
    m_signature->setVisible(false);
    m_signature->setText(shown);
    if (shown.isEmpty())
        return;
    m_signature->adjustSize();
    const QPoint above = m_edit.viewport()->mapToGlobal(m_edit.cursorRect().topLeft());
    m_signature->move(above - QPoint(0, m_signature->height() + 6));
    m_signature->show();
}

void CodeHints::hideSignature()
{
    m_signature->hide();
}

QString CodeHints::shownSignature() const
{
    return m_signature->isVisible() ? m_signature->text() : QString();
}

void CodeHints::typed(const QString &characters)
{
    if (characters.isEmpty()) {
        if (isCompleting())
            complete();
        return;
    }
    if (!m_assistant)
        return;
    const QChar last = characters.back();
    if (last == u'(' || last == u',' || last == u')')
        showSignature();
    const bool isWord = last.isLetterOrNumber() || last == u'_';
    const bool begins = last == u'.' || last == u':' || last == u'"'
        || (isWord && CodeTyping::wordBefore(m_edit.textCursor()).size() == 2);
    if (begins || isCompleting())
        complete();
}

void CodeHints::applyColors()
{
    const auto tokens = view::Tokens::of(m_edit.palette());
    m_signature->setStyleSheet(QStringLiteral("QLabel { background: %1; color: %2; }")
                                   .arg(tokens.tip.name(), tokens.tipText.name()));
}

} // namespace editor

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/code/codeedit.h"

#include "app/view/style/monofont.h"
#include "app/view/style/tokens.h"
#include "editor/code/codemargin.h"
#include "editor/code/codetyping.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QTextBlock>
#include <QToolTip>

namespace editor {

CodeEdit::CodeEdit(const QString &file, QWidget *parent)
    : PlainEdit(parent)
    , m_file(file)
    , m_highlighter(new CodeHighlighter(document()))
    , m_margin(new CodeMargin(this))
    , m_hints(new CodeHints(*this))
    , m_keys(*this, *m_hints)
{
    setFont(view::monoFont());
    setLineWrapMode(NoWrap);
    setTabStopDistance(2 * fontMetrics().horizontalAdvance(u' '));
    setAccessibleName(file);
    // The module's history takes back and repeats, not the field's own.
    setUndoRedoEnabled(false);
    setFrameShape(NoFrame);
    m_highlighter->setLanguage(CodeHighlighter::languageOf(file));
    connect(this, &CodeEdit::blockCountChanged, this, &CodeEdit::layOutMargin);
    connect(this, &CodeEdit::cursorPositionChanged, this, [this] {
        markText();
        m_margin->update();
    });
    connect(this, &CodeEdit::updateRequest, this, [this](const QRect &rect, int dy) {
        if (dy)
            m_margin->scroll(0, dy);
        else
            m_margin->update(0, rect.y(), m_margin->width(), rect.height());
    });
    layOutMargin();
    applyColors();
}

CodeEdit::~CodeEdit() = default;

QString CodeEdit::text() const
{
    QString text = document()->toRawText();
    text.replace(QChar::ParagraphSeparator, u'\n');
    return text;
}

void CodeEdit::patch(const QString &text)
{
    const QString old = this->text();
    if (text == old)
        return;
    const qsizetype least = std::min(old.size(), text.size());
    qsizetype head = 0;
    while (head < least && old[head] == text[head])
        ++head;
    qsizetype foot = 0;
    while (foot < least - head && old[old.size() - 1 - foot] == text[text.size() - 1 - foot])
        ++foot;
    QTextCursor cursor(document());
    cursor.setPosition(int(head));
    cursor.setPosition(int(old.size() - foot), QTextCursor::KeepAnchor);
    cursor.insertText(text.mid(head, text.size() - head - foot));
    // Undo and redo lead whoever is typing here to what they changed.
    if (hasFocus())
        setTextCursor(cursor);
}

void CodeEdit::goTo(int position, int length)
{
    QTextCursor cursor(document());
    const int end = document()->characterCount() - 1;
    cursor.setPosition(std::clamp(position, 0, end));
    cursor.setPosition(std::clamp(position + length, 0, end), QTextCursor::KeepAnchor);
    setTextCursor(cursor);
    centerCursor();
}

void CodeEdit::goToLine(int line)
{
    const QTextBlock block = document()->findBlockByNumber(line - 1);
    if (block.isValid())
        goTo(block.position());
}

void CodeEdit::selectLine(int line)
{
    const QTextBlock block = document()->findBlockByNumber(line - 1);
    if (block.isValid())
        goTo(block.position(), block.length());
}

void CodeEdit::eachVisibleLine(const std::function<void(int line, QRect row)> &look) const
{
    QTextBlock block = firstVisibleBlock();
    QRectF row = blockBoundingGeometry(block).translated(contentOffset());
    while (block.isValid() && row.top() <= viewport()->height()) {
        if (block.isVisible())
            look(block.blockNumber() + 1, row.toAlignedRect());
        block = block.next();
        row = blockBoundingGeometry(block).translated(contentOffset());
    }
}

void CodeEdit::layOutMargin()
{
    setViewportMargins(m_margin->neededWidth(), 0, 0, 0);
    const QRect inside = contentsRect();
    m_margin->setGeometry(inside.left(), inside.top(), m_margin->neededWidth(), inside.height());
}

void CodeEdit::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    layOutMargin();
}

void CodeEdit::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        setTabStopDistance(2 * fontMetrics().horizontalAdvance(u' '));
        layOutMargin();
    }
    if (event->type() == QEvent::PaletteChange && !m_isStyling)
        applyColors();
}

void CodeEdit::applyColors()
{
    m_isStyling = true;
    m_highlighter->setColors(CodeColors::of(palette()));
    m_hints->applyColors();
    markText();
    m_isStyling = false;
}

void CodeEdit::setProblems(const QList<CodeProblem> &problems)
{
    if (problems == m_problems)
        return;
    m_problems = problems;
    markText();
    m_margin->update();
}

const CodeProblem *CodeEdit::problemInLine(int line) const
{
    const CodeProblem *found = nullptr;
    for (const CodeProblem &problem : m_problems) {
        if (problem.line == line && (!found || problem.isError))
            found = &problem;
    }
    return found;
}

const CodeProblem *CodeEdit::problemAt(int position) const
{
    for (const CodeProblem &problem : m_problems) {
        if (problem.length && position >= problem.offset
            && position <= problem.offset + problem.length)
            return &problem;
    }
    return nullptr;
}

void CodeEdit::setCovered(const QSet<int> &lines)
{
    m_margin->setCovered(lines);
}

const QSet<int> &CodeEdit::covered() const
{
    return m_margin->covered();
}

void CodeEdit::markText()
{
    const auto colors = CodeColors::of(palette());
    QList<QTextEdit::ExtraSelection> marks;
    QTextEdit::ExtraSelection line;
    line.format.setBackground(colors.currentLine);
    line.format.setProperty(QTextFormat::FullWidthSelection, true);
    line.cursor = textCursor();
    line.cursor.clearSelection();
    marks.append(line);
    markProblems(marks);
    markBrackets(marks);
    setExtraSelections(marks);
}

void CodeEdit::markProblems(QList<QTextEdit::ExtraSelection> &marks) const
{
    const auto tokens = view::Tokens::of(palette());
    for (const CodeProblem &problem : m_problems) {
        const QTextBlock block = document()->findBlockByNumber(problem.line - 1);
        if (!block.isValid())
            continue;
        QTextEdit::ExtraSelection mark;
        mark.cursor = QTextCursor(block);
        if (problem.isError) {
            mark.format.setBackground(tokens.badSoft);
            mark.format.setProperty(QTextFormat::FullWidthSelection, true);
            marks.append(mark);
        }
        const int end = problem.offset + problem.length;
        if (!problem.length || end >= document()->characterCount())
            continue;
        QTextEdit::ExtraSelection wave;
        wave.cursor = QTextCursor(document());
        wave.cursor.setPosition(problem.offset);
        wave.cursor.setPosition(end, QTextCursor::KeepAnchor);
        wave.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        wave.format.setUnderlineColor(problem.isError ? tokens.bad : tokens.warn);
        marks.append(wave);
    }
}

void CodeEdit::markBrackets(QList<QTextEdit::ExtraSelection> &marks) const
{
    const auto pair = CodeTyping::bracketsAt(*document(), position());
    if (!pair)
        return;
    for (const int place : {pair->first, pair->second}) {
        QTextEdit::ExtraSelection mark;
        mark.cursor = QTextCursor(document());
        mark.cursor.setPosition(place);
        mark.cursor.setPosition(place + 1, QTextCursor::KeepAnchor);
        mark.format.setBackground(CodeColors::of(palette()).bracket);
        mark.format.setFontWeight(QFont::Bold);
        marks.append(mark);
    }
}

bool CodeEdit::fix()
{
    const CodeProblem *problem = problemAt(position());
    if (!problem)
        problem = problemInLine(textCursor().blockNumber() + 1);
    if (!problem || problem->instead.isEmpty() || !problem->length)
        return false;
    QTextCursor cursor(document());
    cursor.setPosition(problem->offset);
    cursor.setPosition(problem->offset + problem->length, QTextCursor::KeepAnchor);
    const QString instead = problem->instead;
    m_problems.removeAt(problem - m_problems.constData());
    cursor.insertText(instead);
    setTextCursor(cursor);
    return true;
}

bool CodeEdit::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const QPoint place = viewport()->mapFrom(this, help->pos());
        if (!showTip(place, help->globalPos()))
            QToolTip::hideText();
        return true;
    }
    if (event->type() == QEvent::ShortcutOverride
        && m_keys.wants(*static_cast<QKeyEvent *>(event))) {
        event->accept();
        return true;
    }
    return QPlainTextEdit::event(event);
}

bool CodeEdit::showTip(QPoint place, QPoint global)
{
    const int position = cursorForPosition(place).position();
    const CodeProblem *problem = problemAt(position);
    QString text;
    if (problem) {
        text = QStringLiteral("<p>%1</p>").arg(problem->message.toHtmlEscaped());
        if (!problem->instead.isEmpty())
            text += QStringLiteral("<p>%1</p>").arg(tr("Alt+Enter puts it right."));
    } else {
        text = m_hints->tip(position);
    }
    if (text.isEmpty())
        return false;
    QToolTip::showText(global, text, this);
    return true;
}

void CodeEdit::keyPressEvent(QKeyEvent *event)
{
    if (m_keys.press(*event))
        return;
    const QString typed = event->text();
    QPlainTextEdit::keyPressEvent(event);
    m_keys.typed(typed);
}

void CodeEdit::duplicateLine()
{
    QTextCursor cursor = textCursor();
    CodeTyping::duplicate(cursor);
    setTextCursor(cursor);
}

void CodeEdit::mousePressEvent(QMouseEvent *event)
{
    m_hints->hidePopup();
    QPlainTextEdit::mousePressEvent(event);
    if (event->button() == Qt::LeftButton && event->modifiers() == Qt::ControlModifier)
        emit followed(cursorForPosition(event->position().toPoint()).position());
}

void CodeEdit::focusOutEvent(QFocusEvent *event)
{
    QPlainTextEdit::focusOutEvent(event);
    m_hints->hidePopup();
    m_hints->hideSignature();
}

} // namespace editor

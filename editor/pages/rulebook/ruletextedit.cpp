// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/rulebook/ruletextedit.h"

#include "editor/pages/rulebook/ruletexthighlighter.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QMouseEvent>
#include <QRegularExpression>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QTextBlock>

namespace editor {

namespace {

constexpr int c_popupWidth = 340;

} // namespace

RuleTextEdit::RuleTextEdit(QWidget *parent)
    : PlainEdit(parent)
    , m_completer(new QCompleter(this))
    , m_rules(new QStandardItemModel(this))
    , m_highlighter(new RuleTextHighlighter(document(), palette()))
{
    m_completer->setModel(m_rules);
    m_completer->setWidget(this);
    m_completer->setCompletionRole(Qt::UserRole);
    m_completer->setFilterMode(Qt::MatchStartsWith);
    // The module's history takes back and repeats, not the field's own.
    setUndoRedoEnabled(false);
    setTabChangesFocus(true);
    viewport()->setMouseTracking(true);
    connect(m_completer, QOverload<const QModelIndex &>::of(&QCompleter::activated), this,
            [this](const QModelIndex &index) { insertRule(index.data(Qt::UserRole).toString()); });
}

void RuleTextEdit::setRules(const QList<std::pair<QString, QString>> &rules)
{
    QStringList numbers;
    m_rules->clear();
    for (const auto &[number, title] : rules) {
        auto *item = new QStandardItem(number + QStringLiteral("  ") + title);
        item->setData(number, Qt::UserRole);
        m_rules->appendRow(item);
        numbers.append(number);
    }
    m_highlighter->setRules(numbers);
}

QString RuleTextEdit::linkAt(int position) const
{
    static const QRegularExpression link(QStringLiteral("\\[(\\d+(?:\\.[0-9A-Za-z]+)*)\\]"));
    const QTextBlock block = document()->findBlock(position);
    const int inside = position - block.position();
    for (auto it = link.globalMatch(block.text()); it.hasNext();) {
        const auto match = it.next();
        if (inside >= match.capturedStart() && inside <= match.capturedEnd())
            return match.captured(1);
    }
    return {};
}

QString RuleTextEdit::prefix() const
{
    const QTextCursor cursor = textCursor();
    const QString before = cursor.block().text().left(cursor.positionInBlock());
    static const QRegularExpression open(QStringLiteral("\\[([0-9A-Za-z.]*)$"));
    const auto match = open.match(before);
    return match.hasMatch() ? match.captured(1) : QString();
}

void RuleTextEdit::complete()
{
    const QString typed = prefix();
    if (typed.isNull()) {
        m_completer->popup()->hide();
        return;
    }
    m_completer->setCompletionPrefix(typed);
    if (!m_completer->completionCount()) {
        m_completer->popup()->hide();
        return;
    }
    m_completer->popup()->setCurrentIndex(m_completer->completionModel()->index(0, 0));
    QRect box = cursorRect();
    box.setWidth(c_popupWidth);
    m_completer->complete(box);
}

void RuleTextEdit::insertRule(const QString &number)
{
    QTextCursor cursor = textCursor();
    cursor.movePosition(QTextCursor::Left, QTextCursor::KeepAnchor, int(prefix().size()));
    const bool isClosed = cursor.block().text().mid(textCursor().positionInBlock(), 1) == u"]";
    cursor.insertText(isClosed ? number : QString(number + u']'));
    setTextCursor(cursor);
}

void RuleTextEdit::keyPressEvent(QKeyEvent *event)
{
    const bool isOpen = m_completer->popup()->isVisible();
    const bool isTaken = event->key() == Qt::Key_Enter || event->key() == Qt::Key_Return
        || event->key() == Qt::Key_Tab || event->key() == Qt::Key_Escape;
    if (isOpen && isTaken) {
        event->ignore();
        return;
    }
    QPlainTextEdit::keyPressEvent(event);
    if (!event->text().isEmpty())
        complete();
}

void RuleTextEdit::mouseReleaseEvent(QMouseEvent *event)
{
    QPlainTextEdit::mouseReleaseEvent(event);
    const QString link = linkAt(cursorForPosition(event->pos()).position());
    if (event->modifiers() & Qt::ControlModifier && !link.isEmpty())
        emit linkActivated(link);
}

void RuleTextEdit::mouseMoveEvent(QMouseEvent *event)
{
    QPlainTextEdit::mouseMoveEvent(event);
    const bool isLink = event->modifiers() & Qt::ControlModifier
        && !linkAt(cursorForPosition(event->pos()).position()).isEmpty();
    viewport()->setCursor(isLink ? Qt::PointingHandCursor : Qt::IBeamCursor);
}

void RuleTextEdit::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        m_highlighter->setPalette(palette());
}

} // namespace editor

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/rules/consolepanel.h"

#include "app/view/style/icons.h"
#include "app/view/style/monofont.h"
#include "app/view/style/tokens.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace editor {

ConsolePanel::ConsolePanel(QWidget *parent)
    : QWidget(parent)
    , m_stack(new QStackedWidget)
    , m_hint(new QLabel)
    , m_try(new QPushButton)
    , m_output(new QPlainTextEdit)
    , m_input(new QLineEdit)
{
    auto *none = new QWidget;
    auto *offer = new QVBoxLayout(none);
    m_hint->setWordWrap(true);
    m_try->setIcon(view::Icons::icon(QStringLiteral("play")));
    offer->addWidget(m_hint);
    offer->addWidget(m_try, 0, Qt::AlignLeft);
    offer->addStretch();
    auto *some = new QWidget;
    auto *lines = new QVBoxLayout(some);
    lines->setContentsMargins({});
    lines->setSpacing(0);
    lines->addWidget(m_output, 1);
    lines->addWidget(m_input);
    const QFont mono = view::monoFont();
    m_output->setFont(mono);
    m_output->setReadOnly(true);
    m_output->setFrameShape(QFrame::NoFrame);
    m_output->setMaximumBlockCount(2000);
    m_input->setFont(mono);
    m_input->installEventFilter(this);
    m_stack->addWidget(none);
    m_stack->addWidget(some);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_stack);
    connect(m_try, &QPushButton::clicked, this, &ConsolePanel::tryRequested);
    connect(m_input, &QLineEdit::returnPressed, this, &ConsolePanel::run);
    retranslate();
}

void ConsolePanel::retranslate()
{
    m_hint->setText(tr("The console evaluates Lua in the game that you try. No game runs now."));
    m_try->setText(tr("Try it"));
    m_try->setToolTip(tr("Play the module in a window (F5)"));
    m_output->setAccessibleName(tr("Answers of the console"));
    m_input->setAccessibleName(tr("Console"));
    m_input->setPlaceholderText(QStringLiteral("game:piece(\"…\").space"));
    m_input->setToolTip(tr("Evaluate with Enter or Ctrl+Enter; older lines with Up and Down"));
    refresh();
}

void ConsolePanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ConsolePanel::setGame(RunningGame *game)
{
    if (m_game)
        m_game->disconnect(this);
    m_game = game;
    if (game) {
        connect(game, &RunningGame::changed, this, &ConsolePanel::refresh);
        connect(game, &RunningGame::told, this,
                [this](const QString &message) { print(message, Tone::Note); });
        connect(game, &QObject::destroyed, this, [this] { setGame(nullptr); });
    }
    refresh();
}

void ConsolePanel::refresh()
{
    const QString description = m_game ? m_game->description() : QString();
    m_stack->setCurrentIndex(description.isEmpty() ? 0 : 1);
    emit described(description);
}

QString ConsolePanel::output() const
{
    return m_output->toPlainText();
}

void ConsolePanel::print(const QString &text, Tone tone)
{
    if (text.isEmpty())
        return;
    const auto tokens = view::Tokens::of(palette());
    QTextCharFormat format;
    format.setForeground(tone == Tone::Failure    ? tokens.bad
                             : tone == Tone::Note ? tokens.text2
                             : tone == Tone::Echo ? tokens.accent
                                                  : tokens.text);
    QTextCursor cursor(m_output->document());
    cursor.movePosition(QTextCursor::End);
    cursor.insertText((m_output->document()->isEmpty() ? QString() : QStringLiteral("\n")) + text,
                      format);
    m_output->setTextCursor(cursor);
    m_output->ensureCursorVisible();
}

void ConsolePanel::run()
{
    const QString line = m_input->text().trimmed();
    if (line.isEmpty() || !m_game)
        return;
    m_lines.removeAll(line);
    m_lines.append(line);
    m_shown = m_lines.size();
    m_input->clear();
    print(QStringLiteral("> ") + line, Tone::Echo);
    const auto answer = m_game->evaluate(line);
    if (answer)
        print(answer.value(), Tone::Answer);
    else
        print(answer.error().message, Tone::Failure);
}

void ConsolePanel::step(int by)
{
    m_shown = std::clamp<qsizetype>(m_shown + by, 0, m_lines.size());
    m_input->setText(m_shown < m_lines.size() ? m_lines[m_shown] : QString());
}

bool ConsolePanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_input || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    if (key->key() == Qt::Key_Up || key->key() == Qt::Key_Down) {
        step(key->key() == Qt::Key_Up ? -1 : 1);
        return true;
    }
    const bool isEnter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    if (isEnter && key->modifiers() == Qt::ControlModifier) {
        run();
        return true;
    }
    return false;
}

} // namespace editor

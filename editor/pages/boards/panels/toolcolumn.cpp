// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/panels/toolcolumn.h"

#include "app/view/style/icons.h"
#include "app/view/style/tokens.h"

#include <QButtonGroup>
#include <QPainter>
#include <QToolButton>

namespace editor {

namespace {

/// Size of the tool's letter, as a part of the other text.
constexpr double c_letter = 0.68;

constexpr int c_width = 44;
constexpr int c_height = 38;
constexpr int c_least = 300;

/// A button with the letter of its key in the corner.
class LetterButton : public QToolButton
{
public:
    explicit LetterButton(QChar letter)
        : m_letter(letter)
    {
    }

protected:
    void paintEvent(QPaintEvent *event) override
    {
        QToolButton::paintEvent(event);
        QPainter painter(this);
        QFont small = font();
        if (small.pixelSize() > 0)
            small.setPixelSize(qRound(small.pixelSize() * c_letter));
        else
            small.setPointSizeF(small.pointSizeF() * c_letter);
        painter.setFont(small);
        const auto tokens = view::Tokens::of(palette());
        painter.setPen(isEnabled() ? (isChecked() ? tokens.accent : tokens.text2) : tokens.control);
        painter.drawText(rect().adjusted(0, 0, -3, -1), Qt::AlignRight | Qt::AlignBottom, m_letter);
    }

private:
    QChar m_letter;
};

} // namespace

ToolColumn::ToolColumn(QWidget *parent)
    : QWidget(parent)
    , m_group(new QButtonGroup(this))
{
    setFixedWidth(c_width);
    setMinimumHeight(c_least);
    setAccessibleName(tr("Tools"));
}

void ToolColumn::setTools(const QList<BoardTool *> &tools)
{
    m_tools = tools;
    for (BoardTool *tool : tools) {
        auto *button = new LetterButton(QChar(ushort(tool->key())));
        button->setParent(this);
        button->setCheckable(true);
        button->setAutoRaise(true);
        button->setIconSize({20, 20});
        button->setFocusPolicy(Qt::TabFocus);
        m_group->addButton(button);
        m_buttons.append(button);
        connect(button, &QToolButton::clicked, this, [this, tool] { emit chosen(tool); });
    }
    retranslate();
    arrange();
}

void ToolColumn::setCurrent(BoardTool *tool)
{
    m_current = tool;
    if (const qsizetype index = m_tools.indexOf(tool); index >= 0)
        m_buttons[index]->setChecked(true);
}

void ToolColumn::setBoard(const BoardModel &model)
{
    for (qsizetype i = 0; i < m_tools.size(); ++i)
        m_buttons[i]->setEnabled(m_tools[i]->fits(model));
    retranslate();
}

void ToolColumn::retranslate()
{
    for (qsizetype i = 0; i < m_tools.size(); ++i) {
        m_buttons[i]->setIcon(view::Icons::icon(m_tools[i]->icon()));
        m_buttons[i]->setAccessibleName(m_tools[i]->title());
        const QString use = m_buttons[i]->isEnabled() ? m_tools[i]->hint() : m_tools[i]->needs();
        m_buttons[i]->setToolTip(
            QStringLiteral("%1 (%2)\n%3")
                .arg(m_tools[i]->title(), QString(QChar(ushort(m_tools[i]->key()))), use));
    }
}

void ToolColumn::arrange()
{
    const int rows = std::max(1, height() / c_height);
    const int count = int(m_buttons.size());
    const int columns = std::max(1, (count + rows - 1) / rows);
    setFixedWidth(c_width * columns);
    for (int i = 0; i < count; ++i)
        m_buttons[i]->setGeometry(i / rows * c_width + 3, i % rows * c_height + 2, c_width - 6,
                                  c_height - 4);
}

void ToolColumn::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void ToolColumn::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        retranslate();
}

void ToolColumn::paintEvent(QPaintEvent *)
{
    const auto tokens = view::Tokens::of(palette());
    QPainter painter(this);
    painter.fillRect(rect(), tokens.panel);
    painter.setPen(tokens.line);
    painter.drawLine(rect().topRight(), rect().bottomRight());
}

} // namespace editor

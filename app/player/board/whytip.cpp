// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/board/whytip.h"

#include "app/player/board/secondmap.h"
#include "app/player/game/gamewishes.h"
#include "app/view/board/boardview.h"
#include "app/view/style/tokens.h"

#include <QApplication>
#include <QLabel>
#include <QMouseEvent>
#include <QVBoxLayout>

namespace app {

namespace {

constexpr int c_stay = 8000;
constexpr int c_grace = 450; // to get from the place to its tip
constexpr int c_widest = 320;

} // namespace

WhyTip::WhyTip(GameController &controller, view::BoardView *board)
    : QFrame(board)
    , m_board(board)
    , m_controller(controller)
    , m_text(new QLabel(this))
{
    setObjectName(QStringLiteral("whyTip"));
    setProperty("class", QStringLiteral("floating"));
    m_text->setTextFormat(Qt::RichText);
    m_text->setWordWrap(true);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 8, 12, 8);
    layout->addWidget(m_text);
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        if (!underMouse())
            hide();
    });
    connect(m_text, &QLabel::linkActivated, this, &WhyTip::openRule);
    hide();
}

void WhyTip::showReason(const QString &reason, const QString &rule, QPoint point)
{
    m_rule = rule;
    setAttribute(Qt::WA_TransparentForMouseEvents, false);
    QString text = QStringLiteral("<b>%1</b><br>%2")
                       .arg(tr("Not here").toHtmlEscaped(),
                            reason.toHtmlEscaped().replace(u'\n', QStringLiteral("<br>")));
    if (!rule.isEmpty())
        text +=
            QStringLiteral(" <a href=\"rule\" style=\"color:%1\">%2</a>")
                .arg(Tokens::of(palette()).accent.name(), tr("Rule %1").arg(rule).toHtmlEscaped());
    m_text->setText(text);
    setToolTip(rule.isEmpty() ? QString() : tr("A click, or ? once more, opens the rule"));
    setAccessibleName(reason);
    showAt(point);
}

void WhyTip::showWords(const QString &words, QPoint point)
{
    m_rule.clear();
    setAttribute(Qt::WA_TransparentForMouseEvents); // there is nothing on it to click at
    m_text->setText(
        QStringLiteral("<b>%1</b><br>%2")
            .arg(words.section(u'\n', 0, 0).toHtmlEscaped(),
                 words.section(u'\n', 1).toHtmlEscaped().replace(u'\n', QStringLiteral("<br>"))));
    setToolTip({});
    setAccessibleName(words);
    showAt(point);
}

void WhyTip::showAt(QPoint point)
{
    QWidget *there = QApplication::widgetAt(point);
    while (there && there != m_board && !SecondMap::isBoard(there, *m_board))
        there = there->parentWidget();
    if (!there)
        there = m_board;
    if (there != parentWidget())
        setParent(there);
    const QMargins margins = layout()->contentsMargins();
    const int width = std::min(c_widest, parentWidget()->width() - 8);
    const int inner = width - margins.left() - margins.right() - 2 * frameWidth();
    resize(width, m_text->heightForWidth(inner) + margins.top() + margins.bottom() + 4);
    const QPoint at = parentWidget()->mapFromGlobal(point) + QPoint(6, 8);
    const QSize room = parentWidget()->size() - size();
    // Above the pointer where there is no room below it, but always on the board.
    const int y = at.y() > room.height() ? at.y() - height() - 20 : at.y();
    move(std::clamp(at.x(), 0, std::max(0, room.width())),
         std::clamp(y, 0, std::max(0, room.height())));
    show();
    raise();
    m_timer.start(c_stay);
}

void WhyTip::hideSoon()
{
    if (isVisible())
        m_timer.start(c_grace);
}

void WhyTip::openRule()
{
    hide();
    if (!m_rule.isEmpty())
        emit GameWishes::of(m_controller).ruleRequested(m_rule);
}

QString WhyTip::text() const
{
    return m_text->text();
}

void WhyTip::mousePressEvent(QMouseEvent *event)
{
    event->accept(); // never a click on the place below
    openRule();
}

void WhyTip::leaveEvent(QEvent *event)
{
    hideSoon();
    QFrame::leaveEvent(event);
}

} // namespace app

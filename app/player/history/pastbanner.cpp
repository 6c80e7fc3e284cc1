// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/history/pastbanner.h"

#include "app/player/game/gamewishes.h"
#include "app/view/style/icons.h"
#include "app/view/style/tokens.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace app {

namespace {

constexpr int c_bannerMargin = 12; ///< To the upper edge of the board.
constexpr int c_usual = 470; ///< Width for text of the usual size.
constexpr int c_beside = 190;
constexpr int c_least = 400;
constexpr int c_longest = 130; ///< Letters of what happened; the log has all of it.

} // namespace

PastBanner::PastBanner(GameController &controller, QWidget *board)
    : QFrame(board)
    , m_sign(new QLabel(this))
    , m_title(new QLabel(this))
    , m_words(new QLabel(this))
    , m_return(new QPushButton(this))
{
    setObjectName(QStringLiteral("past"));
    setProperty("class", QStringLiteral("pastBanner"));
    m_title->setProperty("class", QStringLiteral("panelTitle"));
    m_words->setWordWrap(true);
    m_words->setTextFormat(Qt::PlainText);
    m_return->setProperty("class", QStringLiteral("primary"));
    m_return->setObjectName(QStringLiteral("returnToNow"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(14, 8, 12, 8);
    row->setSpacing(12);
    row->addWidget(m_sign);
    auto *column = new QVBoxLayout;
    column->setSpacing(1);
    column->addWidget(m_title);
    column->addWidget(m_words);
    row->addLayout(column, 1);
    row->addWidget(m_return);
    connect(m_return, &QPushButton::clicked, &GameWishes::of(controller),
            &GameWishes::returnRequested);
    board->installEventFilter(this);
    retranslate();
    hide();
}

void PastBanner::retranslate()
{
    m_sign->setPixmap(
        Icons::icon(QStringLiteral("history"), Tokens::of(palette()).warn).pixmap(22));
    m_title->setText(tr("You are looking at the past"));
    m_return->setText(tr("Return to now"));
    m_return->setToolTip(tr("Return to now (Esc)"));
}

QString PastBanner::text() const
{
    return m_words->text();
}

void PastBanner::showStep(int step, int count, const QString &words)
{
    QString text = tr("Step %1 of %2").arg(step).arg(count);
    if (!words.isEmpty())
        text += QStringLiteral(" · ")
            + (words.size() > c_longest ? words.left(c_longest) + QStringLiteral("…") : words);
    m_words->setText(text);
    setAccessibleName(m_title->text() + QStringLiteral(". ") + text);
    show();
    raise();
    place();
}

void PastBanner::place()
{
    // Beside it lie the bars of the board.
    const int room = std::max(parentWidget()->width() - 2 * c_beside, c_least);
    const int width = std::min({room, parentWidget()->width() - 2 * c_bannerMargin,
                                c_usual * QFontInfo(font()).pixelSize() / 13});
    resize(width,
           layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width)
                                         : sizeHint().height());
    move((parentWidget()->width() - width) / 2, c_bannerMargin);
}

bool PastBanner::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize && isVisible())
        place();
    return QFrame::eventFilter(watched, event);
}

void PastBanner::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        retranslate();
}

} // namespace app

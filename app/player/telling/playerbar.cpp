// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/telling/playerbar.h"

#include "app/player/telling/beatmarks.h"
#include "app/view/style/icons.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include <algorithm>

namespace app {

namespace {

constexpr int c_barMargin = 12;
/// A narrower board has no room for the marks.
constexpr int c_roomForMarks = 820;
/// The bar keeps its width while places of usual names follow each other.
constexpr int c_usualWords = 18;

} // namespace

PlayerBar::PlayerBar(GameController &controller, QWidget *board)
    : QFrame(board)
    , m_controller(controller)
    , m_teller(Teller::of(controller))
    , m_board(board)
    , m_pause(new QToolButton(this))
    , m_follow(new QCheckBox(this))
{
    setObjectName(QStringLiteral("playerBar"));
    setProperty("class", QStringLiteral("floating"));
    m_pause->setProperty("class", QStringLiteral("segment"));
    m_pause->setIconSize({19, 19});
    m_pause->setFocusPolicy(Qt::TabFocus);
    m_follow->setFocusPolicy(Qt::TabFocus);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(12, 7, 14, 8);
    row->setSpacing(12);
    row->addWidget(m_pause);
    row->addWidget(makeWords());
    row->addWidget(makePaces());
    row->addWidget(m_follow);
    connect(m_pause, &QToolButton::clicked, this,
            [this] { m_teller.setPaused(!m_teller.isPaused()); });
    connect(m_marks, &BeatMarks::chosen, &m_teller, &Teller::jump);
    connect(m_follow, &QCheckBox::clicked, &m_teller, &Teller::setFollows);
    for (const auto changed :
         {&Teller::started, &Teller::finished, &Teller::cleared, &Teller::wayChanged})
        connect(&m_teller, changed, this, &PlayerBar::refresh);
    connect(&m_teller, &Teller::beatShown, this, &PlayerBar::refresh);
    connect(&m_teller, &Teller::pausedChanged, this, &PlayerBar::refresh);
    connect(&controller, &GameController::languageChanged, this, &PlayerBar::refresh);
    board->installEventFilter(this);
    retranslate();
}

QWidget *PlayerBar::makeWords()
{
    auto *column = new QWidget(this);
    m_marks = new BeatMarks(column);
    m_words = new QLabel(column);
    m_words->setObjectName(QStringLiteral("beatWords"));
    m_words->setProperty("class", QStringLiteral("note"));
    m_words->setTextFormat(Qt::PlainText);
    auto *lines = new QVBoxLayout(column);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(0);
    lines->addWidget(m_marks);
    lines->addWidget(m_words);
    return column;
}

QWidget *PlayerBar::makePaces()
{
    auto *group = new QWidget(this);
    m_paces = new QButtonGroup(this);
    auto *row = new QHBoxLayout(group);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    for (const Teller::Pace pace :
         {Teller::Pace::Slow, Teller::Pace::Normal, Teller::Pace::Fast, Teller::Pace::Click}) {
        auto *button = new QToolButton(group);
        button->setCheckable(true);
        button->setProperty("class", QStringLiteral("segment"));
        button->setFocusPolicy(Qt::TabFocus);
        m_paces->addButton(button, int(pace));
        row->addWidget(button);
        connect(button, &QToolButton::clicked, this, [this, pace] { m_teller.setPace(pace); });
    }
    return group;
}

void PlayerBar::retranslate()
{
    setAccessibleName(tr("How the turn is told"));
    const auto set = [this](Teller::Pace pace, const QString &text, const QString &words) {
        m_paces->button(int(pace))->setText(text);
        m_paces->button(int(pace))->setToolTip(words);
        m_paces->button(int(pace))->setAccessibleName(words);
    };
    set(Teller::Pace::Slow, QStringLiteral("½×"), tr("At half the speed"));
    set(Teller::Pace::Normal, QStringLiteral("1×"), tr("At the usual speed"));
    set(Teller::Pace::Fast, QStringLiteral("2×"), tr("At twice the speed"));
    set(Teller::Pace::Click, tr("At a click"), tr("Every step waits for a click or for Enter"));
    m_follow->setText(tr("Follow"));
    m_follow->setToolTip(tr("The map goes to where something happens"));
    refresh();
}

// The own steps are told in the question's panel alone.
bool PlayerBar::isWanted() const
{
    return m_teller.isTelling() && m_teller.isOthers();
}

void PlayerBar::refresh()
{
    setVisible(isWanted());
    if (isHidden())
        return;
    const bool isPaused = m_teller.isPaused();
    m_pause->setIcon(Icons::icon(isPaused ? QStringLiteral("play") : QStringLiteral("pause")));
    m_pause->setToolTip(isPaused ? tr("Go on") : tr("Pause"));
    m_pause->setAccessibleName(m_pause->toolTip());
    if (QAbstractButton *pace = m_paces->button(int(m_teller.pace())))
        pace->setChecked(true);
    m_follow->setChecked(m_teller.follows());
    showBeat();
    place();
}

void PlayerBar::showBeat()
{
    const int now = m_teller.current();
    const int count = int(m_teller.beats().size());
    m_marks->setBeats(now, count);
    // While another side still decides nobody knows how many there will be.
    QString text =
        m_teller.isOpen() ? tr("Step %1").arg(now + 1) : tr("%1 of %2").arg(now + 1).arg(count);
    m_marks->setAccessibleName(text);
    const engine::Beat &beat = m_teller.beats()[size_t(now)];
    if (!beat.spaces.empty())
        text += QStringLiteral(" · ") + m_controller.texts().spaceName(beat.spaces.front());
    m_words->setText(text);
}

QString PlayerBar::text() const
{
    return m_words->text();
}

// In the middle of the lower edge, above whatever else lies there.
void PlayerBar::place()
{
    m_marks->setVisible(m_board->width() >= c_roomForMarks);
    m_words->setMinimumWidth(m_words->fontMetrics().averageCharWidth() * c_usualWords);
    adjustSize();
    resize(size().boundedTo(m_board->size()));
    QRect here(QPoint((m_board->width() - width()) / 2, m_board->height() - height() - c_barMargin),
               size());
    for (const QObject *child : m_board->children()) {
        const auto *other = qobject_cast<const QFrame *>(child);
        if (other && other != this && other->isVisible() && other->y() > m_board->height() / 2
            && other->geometry().adjusted(-4, -4, 4, 4).intersects(here))
            here.moveTop(std::min(here.top(), std::max(0, other->y() - height() - 6)));
    }
    move(here.topLeft());
    raise();
}

bool PlayerBar::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_board && event->type() == QEvent::Resize && isVisible())
        place();
    return QFrame::eventFilter(watched, event);
}

void PlayerBar::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (!m_paces)
        return;
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        refresh();
}

} // namespace app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/tellinglook.h"

#include "app/player/board/boardinput.h"
#include "app/player/board/decisionplace.h"
#include "app/player/board/secondmap.h"
#include "app/player/game/bots/botrunner.h"
#include "app/player/telling/beatpicture.h"
#include "app/view/board/boardview.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QTextEdit>

namespace app {

namespace {

/// How long a computer's decision stays on the screen at normal speed when it is not told.
constexpr int c_botPace = 300;

} // namespace

TellingLook::TellingLook(GameController &controller, view::BoardView &board, BoardInput &input,
                         BotRunner &bots, Settings &settings, QObject *parent)
    : QObject(parent)
    , m_controller(controller)
    , m_board(board)
    , m_input(input)
    , m_bots(bots)
    , m_settings(settings)
    , m_teller(Teller::of(controller))
{
    m_teller.setStage(this);
    for (const auto signal : {&Teller::started, &Teller::finished, &Teller::cleared})
        connect(&m_teller, signal, this, &TellingLook::follow);
    connect(&m_teller, &Teller::beatShown, this, &TellingLook::follow);
    connect(&m_teller, &Teller::beatHeld, this, &TellingLook::follow);
    connect(&m_teller, &Teller::pausedChanged, this, &TellingLook::follow);
    connect(&m_teller, &Teller::wayChanged, this, &TellingLook::keepWay);
    qApp->installEventFilter(this);
    new DecisionPlace(controller, board); // when all was told
}

void TellingLook::applyPlay()
{
    const auto pace = m_settings.reducedMotion() ? Teller::Pace::Off : m_settings.pace();
    m_teller.setFollows(m_settings.mapFollows());
    m_teller.setPacing({pace, m_settings.fightsWait()});
    // What is told has its time by itself, and what nobody sees takes none.
    const int speed = m_settings.animationSpeed();
    m_bots.setPace(speed && m_teller.pacing().isOff() ? c_botPace * 100 / speed : 0);
}

void TellingLook::keepWay()
{
    if (!m_settings.reducedMotion())
        m_settings.setPace(m_teller.pace());
    m_settings.setMapFollows(m_teller.follows());
}

void TellingLook::begin(const engine::GameState &told)
{
    m_board.setBeat({});
    m_board.setPosition(&told, m_controller.viewer());
}

void TellingLook::show(const engine::Beat &beat, const std::vector<engine::Change> &changes)
{
    if (m_teller.follows())
        m_board.bringIntoView(BeatPicture::places(beat));
    m_board.setBeat(BeatPicture(m_controller, Tokens::of(m_board.palette())).of(m_teller));
    if (m_settings.motion() > 0)
        m_board.animate(changes);
    else
        m_board.refresh();
}

void TellingLook::end()
{
    m_board.setBeat(BeatPicture(m_controller, Tokens::of(m_board.palette())).of(m_teller));
    m_board.setPosition(&m_controller.shownState(), m_controller.viewer());
}

bool TellingLook::canShowBoth(const engine::Beat &beat, const engine::Beat &more) const
{
    auto places = BeatPicture::places(beat);
    const auto others = BeatPicture::places(more);
    places.insert(places.end(), others.begin(), others.end());
    return m_board.canHold(places);
}

bool TellingLook::isMoving() const
{
    return m_board.isMoving();
}

void TellingLook::finishMotion()
{
    m_board.finishMotion();
}

void TellingLook::follow()
{
    const bool isTelling = m_teller.isTelling();
    m_bots.setHeld(isTelling && !m_teller.takesMore());
    if (m_wasTelling != isTelling && !m_controller.isInPast())
        m_input.setActive(!isTelling);
    m_wasTelling = isTelling;
    if (m_teller.beats().empty())
        m_board.setBeat({});
}

// Only where nobody writes: the board and the decision.
bool TellingLook::isListening(QObject *watched) const
{
    auto *widget = qobject_cast<QWidget *>(watched);
    if (!widget || qobject_cast<QLineEdit *>(widget) || qobject_cast<QTextEdit *>(widget)
        || qobject_cast<QAbstractSpinBox *>(widget) || qobject_cast<QComboBox *>(widget))
        return false;
    return widget == &m_board || m_board.isAncestorOf(widget) || SecondMap::isBoard(widget, m_board)
        || (m_panel && (widget == m_panel || m_panel->isAncestorOf(widget)));
}

bool TellingLook::press(int key)
{
    const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (!m_teller.isTelling()) {
        if (key == Qt::Key_A && !m_teller.beats().empty() && !m_controller.isInPast()) {
            m_teller.again();
            return true;
        }
        return isEnter && m_teller.isSettling();
    }
    if (isEnter)
        m_teller.next();
    else if (key == Qt::Key_Space)
        m_teller.toEnd();
    else if (key == Qt::Key_A)
        m_teller.again();
    else if (key == Qt::Key_Escape)
        m_teller.setPaused(!m_teller.isPaused());
    else
        return false;
    return true;
}

bool TellingLook::eventFilter(QObject *watched, QEvent *event)
{
    // The end of a press that was taken means nothing to anybody.
    if (event->type() == QEvent::KeyRelease && m_taken
        && static_cast<QKeyEvent *>(event)->key() == m_taken)
        return true;
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride)
        return QObject::eventFilter(watched, event);
    auto *key = static_cast<QKeyEvent *>(event);
    const bool isPlain = !(key->modifiers() & ~Qt::KeypadModifier);
    if (!isPlain || m_teller.beats().empty() || !isListening(watched))
        return QObject::eventFilter(watched, event);
    if (event->type() == QEvent::ShortcutOverride) {
        // A letter that belongs to a command goes on telling first.
        if (m_teller.isTelling() && key->key() == Qt::Key_A)
            event->accept();
        return QObject::eventFilter(watched, event);
    }
    const bool isTaken = (key->isAutoRepeat() && m_teller.isSettling()) || press(key->key());
    m_taken = isTaken ? key->key() : 0;
    return isTaken;
}

} // namespace app

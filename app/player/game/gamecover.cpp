// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/game/gamecover.h"

#include <QApplication>
#include <QDockWidget>
#include <QEvent>
#include <QToolTip>

namespace app {

GameCover::GameCover(GameController &controller, QWidget &page)
    : m_controller(controller)
    , m_page(page)
    , m_curtain(new Curtain(controller, page.parentWidget()))
{
    m_idle.setSingleShot(true);
    connect(&m_idle, &QTimer::timeout, this, [this] {
        if (m_controller.hasSecrets() && m_page.isVisible() && !isDown())
            lower();
    });
    connect(m_curtain, &Curtain::raised, this, &GameCover::lift);
    connect(&controller, &GameController::viewerChanged, this, &GameCover::lowerIfAwaited);
    qApp->installEventFilter(this);
}

GameCover::~GameCover()
{
    delete m_curtain;
}

void GameCover::setIdle(int minutes)
{
    m_idle.setInterval(minutes * 60000);
    if (minutes > 0)
        m_idle.start();
    else
        m_idle.stop();
}

bool GameCover::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::KeyPress:
    case QEvent::MouseButtonPress:
    case QEvent::MouseMove:
    case QEvent::Wheel:
    case QEvent::TouchBegin:
        if (m_idle.isActive())
            m_idle.start();
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

void GameCover::lower()
{
    m_controller.cover();
    lower({});
}

void GameCover::lowerIfAwaited()
{
    if (m_controller.awaited())
        lower(m_controller.awaited());
}

void GameCover::lower(engine::SideId side)
{
    emit lowering();
    m_curtain->lower(side);
    hideWindows();
    emit changed();
}

void GameCover::lift()
{
    m_curtain->lift();
    m_controller.uncover();
    emit changed();
    QPointer<QWidget> focus = QApplication::focusWidget();
    for (const QPointer<QWidget> &window : std::exchange(m_apart, {})) {
        if (window)
            window->show();
    }
    if (focus)
        focus->setFocus();
}

// What has a window of its own is not covered by anything.
void GameCover::hideWindows()
{
    QToolTip::hideText();
    if (QWidget *popup = QApplication::activePopupWidget())
        popup->close();
    for (QWidget *window : QApplication::topLevelWidgets()) {
        const QWidget *owner = window;
        while (owner && owner != &m_page)
            owner = owner->parentWidget();
        if (!owner || !window->isVisible())
            continue;
        if (!qobject_cast<QDockWidget *>(window) && window->windowType() != Qt::Window) {
            window->close();
            continue;
        }
        window->hide();
        m_apart.append(window);
    }
}

} // namespace app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/ending/gameending.h"

#include "app/player/chances/coursechances.h"
#include "app/player/game/gamewishes.h"
#include "app/player/telling/teller.h"

#include <QApplication>
#include <QVBoxLayout>

namespace app {

GameEnding::GameEnding(GameController &controller, QWidget &board, QVBoxLayout &column,
                       const ActionTable &actions, Settings &settings, QObject *parent)
    : QObject(parent)
    , m_controller(controller)
    , m_board(board)
    , m_column(column)
    , m_settings(settings)
    , m_result(actions.action(QStringLiteral("result")))
    , m_library(actions.action(QStringLiteral("library")))
{
    const GameWishes *wishes = &GameWishes::of(controller);
    // Whoever goes to a step or a place wants to see the board.
    connect(wishes, &GameWishes::stepRequested, this, &GameEnding::showBoard);
    connect(wishes, &GameWishes::replayRequested, this, &GameEnding::showBoard);
    connect(wishes, &GameWishes::playRequested, this, &GameEnding::showBoard);
    connect(wishes, &GameWishes::placeRequested, this, &GameEnding::showBoard);
    connect(wishes, &GameWishes::pieceRequested, this, &GameEnding::showBoard);
    connect(&controller, &GameController::changed, this, &GameEnding::follow, Qt::QueuedConnection);
    connect(&Teller::of(controller), &Teller::finished, this, &GameEnding::follow,
            Qt::QueuedConnection);
    connect(&controller, &GameController::languageChanged, this, [this] {
        if (m_page)
            showPage();
    });
    const auto show = [this] {
        if (m_controller.state().isOver())
            showPage();
    };
    connect(m_result, &QAction::triggered, this, show);
    connect(wishes, &GameWishes::panelRequested, this, [show](const QString &panel) {
        if (panel == QLatin1String("result"))
            show();
    });
    QMetaObject::invokeMethod(this, &GameEnding::follow, Qt::QueuedConnection);
}

GameEnding::~GameEnding()
{
    delete m_page; // before what it shows
    if (m_result)
        m_result->setEnabled(false);
}

void GameEnding::follow()
{
    const bool isOver = m_controller.state().isOver();
    if (m_result)
        m_result->setEnabled(isOver);
    if (!isOver) {
        m_wasShown = false;
        showBoard();
    } else if (!m_wasShown && !Teller::of(m_controller).isTelling() && !m_controller.isCovered()
               && !m_controller.isInPast()) {
        m_wasShown = true;
        showPage();
    }
}

void GameEnding::showPage()
{
    delete m_page;
    m_page = new EndingPage(m_controller, m_settings, CourseChances::of(m_controller).ofAll(),
                            m_board.parentWidget());
    connect(m_page, &EndingPage::boardRequested, this, &GameEnding::showBoard);
    // Queued: the page does not survive it.
    connect(m_page, &EndingPage::libraryRequested, m_library, &QAction::trigger,
            Qt::QueuedConnection);
    m_column.addWidget(m_page, 1);
    const bool hadFocus = m_board.hasFocus();
    // Who gives the keyboard to the board means the page while it stands there.
    m_board.setFocusProxy(m_page);
    m_board.hide();
    m_page->show();
    if (hadFocus || !QApplication::focusWidget())
        m_page->setFocus();
}

void GameEnding::showBoard()
{
    if (!m_page)
        return;
    m_page->hide();
    m_page->deleteLater(); // its button may have said so
    m_page.clear();
    m_board.setFocusProxy(nullptr);
    m_board.show();
    m_board.setFocus();
}

} // namespace app

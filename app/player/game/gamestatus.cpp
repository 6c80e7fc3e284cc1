// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/game/gamestatus.h"

#include <QLabel>
#include <QStatusBar>

namespace app {

GameStatus::GameStatus(const GameController &controller, const GameKeeper &keeper, QStatusBar &bar)
    : QObject(&bar)
    , m_controller(controller)
    , m_keeper(keeper)
    , m_place(new QLabel(&bar))
    , m_hint(new QLabel(&bar))
    , m_kept(new QLabel(&bar))
{
    m_place->setTextFormat(Qt::RichText);
    bar.addWidget(m_place);
    // However much there is to say, the window needs no more room for it.
    m_hint->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_hint->setObjectName(QStringLiteral("pointed"));
    m_hint->setTextFormat(Qt::PlainText);
    bar.addWidget(m_hint, 1);
    bar.addPermanentWidget(m_kept);
    bar.setSizeGripEnabled(false);
    connect(&controller, &GameController::changed, this, &GameStatus::refresh);
    connect(&keeper, &GameKeeper::saved, this, &GameStatus::refresh);
    connect(&keeper, &GameKeeper::failed, this, &GameStatus::refresh);
    connect(&keeper, &GameKeeper::safe, this, &GameStatus::refresh);
    refresh();
}

void GameStatus::showPointer(const QString &place, const QString &hint)
{
    m_place->setText(QStringLiteral("<b>%1</b>").arg(place.toHtmlEscaped()));
    m_hint->setText(hint);
}

void GameStatus::refresh()
{
    const bool isLook = m_keeper.purpose() == OpenedGame::Purpose::Look;
    const QString kept = isLook ? tr("Only looked at: it is played in another window")
        : !m_keeper.isKept()    ? tr("Not kept: the game is only tried")
        : m_keeper.isSaved()    ? tr("Saved")
        : !m_keeper.isSafe()    ? tr("Not kept: the disk does not take it")
                                : tr("Kept after every step");
    m_kept->setText(
        QStringLiteral("%1 · %2").arg(kept, tr("Seed %1").arg(m_controller.game().setup().seed)));
}

} // namespace app

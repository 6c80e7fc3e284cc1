// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/game/strips/lookstrip.h"

#include "app/player/game/gamewishes.h"
#include "engine/storage/filehold.h"

#include <QPushButton>

namespace app {

namespace {

constexpr int c_lookEvery = 1000; // milliseconds

} // namespace

LookStrip::LookStrip(GameController &controller, const QString &path, QWidget *parent)
    : MessageStrip(Kind::Note, QString(), parent)
    , m_path(path)
    , m_goOn(addButton(tr("Go on here")))
{
    setObjectName(QStringLiteral("look"));
    m_goOn->setObjectName(QStringLiteral("goOnHere"));
    GameWishes *wishes = &GameWishes::of(controller);
    connect(m_goOn, &QPushButton::clicked, wishes,
            [wishes, path] { emit wishes->reopenRequested(path); });
    connect(addButton(tr("Play a copy…")), &QPushButton::clicked, wishes,
            &GameWishes::playOnRequested);
    connect(&m_timer, &QTimer::timeout, this, &LookStrip::look);
    m_timer.start(c_lookEvery);
    look();
}

void LookStrip::look()
{
    const bool isInUse = engine::FileHold::isInUse(m_path);
    m_goOn->setVisible(!isInUse);
    setText(QStringLiteral("<b>%1</b> %2")
                .arg((isInUse ? tr("This game is being played in another window.")
                              : tr("The other window has left this game."))
                         .toHtmlEscaped(),
                     (isInUse ? tr("Here it can be looked at as it was last saved; nothing of it "
                                   "is changed.")
                              : tr("You can go on with it here, as it stands now."))
                         .toHtmlEscaped()));
}

} // namespace app

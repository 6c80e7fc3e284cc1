// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/hint/hintbutton.h"

#include "app/player/game/gamewishes.h"
#include "app/player/telling/teller.h"
#include "app/view/style/icons.h"
#include "app/view/style/tokens.h"

#include <QEvent>

namespace app {

HintButton::HintButton(GameController &controller, QWidget *parent)
    : QToolButton(parent)
    , m_controller(controller)
    , m_hints(Hints::of(controller))
{
    setObjectName(QStringLiteral("hintButton"));
    setProperty("class", QStringLiteral("segment"));
    setCheckable(true);
    connect(this, &QToolButton::clicked, &GameWishes::of(controller), &GameWishes::hintRequested);
    connect(&m_hints, &Hints::changed, this, &HintButton::follow);
    connect(&controller, &GameController::changed, this, &HintButton::follow);
    for (const auto signal : {&GameController::viewerChanged, &GameController::shownChanged})
        connect(&controller, signal, this, &HintButton::follow);
    for (const auto signal : {&Teller::started, &Teller::finished, &Teller::cleared})
        connect(&Teller::of(controller), signal, this, &HintButton::follow);
    follow();
}

void HintButton::follow()
{
    setAccessibleName(tr("Hint"));
    setToolTip(tr("Hint: what the computer would do in your place, and why (I)"));
    setIcon(Icons::icon(QStringLiteral("hint"), Tokens::of(palette()).text2));
    setVisible(m_hints.canAsk());
    setChecked(m_hints.state() != Hints::State::None);
}

void HintButton::changeEvent(QEvent *event)
{
    QToolButton::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        follow();
}

} // namespace app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/decision/forms/deploytray.h"

#include "app/player/counters/counterlabel.h"
#include "app/player/decision/controls/choicebutton.h"
#include "app/player/game/dockpanel.h"
#include "app/player/parts/layout/flowlayout.h"

#include <QLabel>
#include <QVBoxLayout>

namespace app {

namespace {

constexpr size_t c_mostNamed = 3; ///< Of the places of a group.

} // namespace

DeployTray::DeployTray(GameController &controller, engine::PieceId chosen, QWidget *parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_chosen(chosen)
    , m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(6);
    const Deployment deployment = Deployment::of(controller);
    size_t count = 0;
    for (const Deployment::Group &group : deployment.groups)
        count += group.pieces.size();
    auto *title =
        DockPanel::label(tr("Can be placed now: %n", nullptr, int(count)), "panelTitle", this);
    setAccessibleName(title->text());
    m_layout->addWidget(title);
    for (const Deployment::Group &group : deployment.groups)
        addGroup(group, deployment.groups.size() > 1);
}

QString DeployTray::places(const Deployment::Group &group) const
{
    if (group.places.size() > c_mostNamed)
        return tr("%n place(s)", nullptr, int(group.places.size()));
    QStringList names;
    for (const engine::SpaceId space : group.places)
        names.append(m_controller.texts().spaceName(space));
    return names.join(QStringLiteral(" · "));
}

void DeployTray::addGroup(const Deployment::Group &group, bool isNamed)
{
    if (isNamed)
        m_layout->addWidget(DockPanel::label(places(group), "note", this));
    auto *strip = new QWidget(this);
    auto *flow = new FlowLayout(5, strip);
    for (const engine::PieceId piece : group.pieces) {
        auto *counter = new CounterLabel(m_controller, piece, 44, strip);
        counter->setChosen(piece == m_chosen);
        counter->setCarried(true);
        connect(counter, &QAbstractButton::clicked, this,
                [this, piece] { emit GameWishes::of(m_controller).pieceChosen(piece); });
        flow->addWidget(counter);
    }
    m_layout->addWidget(strip);
    addAllHere(group);
}

void DeployTray::addAllHere(const Deployment::Group &group)
{
    const engine::SpaceId here = Deployment::here(m_controller, group);
    if (!here || group.pieces.size() < 2)
        return;
    auto *button =
        new ChoiceButton(tr("Place all here: %1").arg(m_controller.texts().spaceName(here)),
                         ChoiceButton::Look::Plain, this);
    button->setObjectName(QStringLiteral("placeAll"));
    button->setDetail(tr("As many as may stand there"));
    GameWishes *wishes = &GameWishes::of(m_controller);
    connect(button, &QAbstractButton::clicked, wishes,
            [wishes, pieces = group.pieces, here] { emit wishes->piecesSent(pieces, here); });
    connect(button, &ChoiceButton::pointedAt, wishes, [wishes, here](bool isThere) {
        emit wishes->spaceHighlighted(isThere ? here : engine::SpaceId());
    });
    m_layout->addWidget(button);
}

} // namespace app

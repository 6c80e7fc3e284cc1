// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/decision/forms/movecard.h"

#include "app/player/decision/controls/choicebutton.h"
#include "app/player/decision/controls/pipbar.h"
#include "app/player/decision/model/movewords.h"
#include "app/player/game/dockpanel.h"

#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

#include <cmath>

namespace app {

MoveCard::MoveCard(GameController &controller, engine::PieceId piece, QWidget *parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_kinds(MoveKinds::of(controller))
    , m_piece(piece)
    , m_title(DockPanel::label({}, "help", this))
    , m_pips(new PipBar(this))
    , m_way(DockPanel::label({}, "note", this))
{
    m_kinds.follow(piece);
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(4);
    rows->addWidget(m_title);
    rows->addWidget(m_pips);
    rows->addWidget(m_way);
    m_title->setObjectName(QStringLiteral("move"));
    m_way->setObjectName(QStringLiteral("way"));
    // What is said about one place or another takes the same room.
    m_way->setMinimumHeight(2 * m_way->fontMetrics().height());
    m_way->setAlignment(Qt::AlignTop);
    QSizePolicy kept = m_pips->sizePolicy();
    kept.setRetainSizeWhenHidden(true);
    m_pips->setSizePolicy(kept);
    addKinds();
    const GameWishes *wishes = &GameWishes::of(controller);
    connect(wishes, &GameWishes::placePointed, this, &MoveCard::point);
    connect(wishes, &GameWishes::spaceHighlighted, this, &MoveCard::point);
    point({});
}

void MoveCard::addKinds()
{
    const auto &kinds = m_kinds.kinds();
    for (size_t i = 1; i < kinds.size(); ++i) {
        const engine::NameId kind = kinds[i];
        auto *button = new ChoiceButton(m_kinds.name(kind), ChoiceButton::Look::Plain, this);
        button->setObjectName(QStringLiteral("kind-") + m_controller.state().names().text(kind));
        button->setCheckable(true);
        button->setChecked(m_kinds.chosen() == kind);
        button->setToolTip(tr("Go in this way wherever it is possible"));
        connect(button, &QAbstractButton::clicked, &m_kinds,
                [this, kind](bool isOn) { m_kinds.choose(isOn ? kind : engine::NameId()); });
        layout()->addWidget(button);
        m_buttons.append(button);
    }
}

std::optional<engine::Action> MoveCard::actionTo(engine::SpaceId space, engine::NameId verb) const
{
    for (const engine::Action &action : m_kinds.ofKind(space ? m_controller.actions(m_piece, space)
                                                             : std::vector<engine::Action>())) {
        if (!verb || action.verb == verb)
            return action;
    }
    return {};
}

void MoveCard::point(engine::SpaceId space)
{
    showKinds(space);
    if (const auto action = actionTo(space)) {
        showMove(*action);
        return;
    }
    m_title->setText(tr("Point at a lit place: the way and its cost are shown here."));
    m_pips->hide();
    m_way->clear();
}

void MoveCard::showKinds(engine::SpaceId space)
{
    const auto &kinds = m_kinds.kinds();
    for (qsizetype i = 0; i < m_buttons.size() && size_t(i) + 1 < kinds.size(); ++i) {
        const engine::NameId kind = kinds[size_t(i) + 1];
        engine::Action there;
        int places = 0;
        for (const engine::Action &action : m_controller.actions(m_piece)) {
            if (action.verb != kind || !action.space)
                continue;
            ++places;
            if (action.space == space)
                there = action;
        }
        const auto cost = there.verb ? m_kinds.cost(there) : std::nullopt;
        m_buttons[i]->setDetail(cost ? tr("costs %1 there").arg(QLocale().toString(*cost))
                                    : there.verb ? tr("goes there")
                                                 : tr("to %n place(s)", nullptr, places));
    }
}

void MoveCard::showMove(const engine::Action &action)
{
    const MoveWords words(m_controller, action);
    m_title->setText(words.title());
    if (words.points())
        m_pips->setValue(int(std::ceil(*words.cost())), *words.points(), m_title->text());
    m_pips->setVisible(bool(words.points()));
    m_way->setText(words.ground());
}

} // namespace app

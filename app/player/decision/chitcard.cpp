// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/decision/chitcard.h"

#include "app/player/counters/counterlabel.h"
#include "app/player/decision/cuppicture.h"
#include "app/player/game/dockpanel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace app {

namespace {

constexpr int c_chit = 118;

} // namespace

ChitCard *ChitCard::of(GameController &controller, const DecisionForm &form, QWidget *parent)
{
    using Kind = DecisionForm::Kind;
    if (form.kind == Kind::Over || form.kind == Kind::Past)
        return nullptr;
    const auto chit = DrawnChit::of(controller);
    const bool isAsked = form.asks(engine::protocol::Form::Draw) && form.cup;
    if (!chit && !isAsked)
        return nullptr;
    auto *card = new ChitCard(controller, parent);
    if (chit)
        card->showChit(*chit);
    else
        card->showCup(form.cup);
    return card;
}

ChitCard::ChitCard(GameController &controller, QWidget *parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_layout(new QHBoxLayout(this))
{
    // What is left of a high panel lies below everything.
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(12);
}

int ChitCard::left(engine::SpaceId cup) const
{
    return int(m_controller.view().stack(cup).size());
}

QString ChitCard::leftWords(int count)
{
    return count > 0 ? tr("%n left in the cup", nullptr, count) : tr("The cup is empty");
}

void ChitCard::showCup(engine::SpaceId cup)
{
    const int count = left(cup);
    const QString words = leftWords(count);
    m_layout->addWidget(new CupPicture(count, words, this));
    auto *text = new QVBoxLayout;
    text->addStretch(1);
    text->addWidget(DockPanel::label(m_controller.texts().spaceName(cup), "panelTitle", this));
    text->addWidget(DockPanel::label(words, "help", this));
    text->addStretch(1);
    m_layout->addLayout(text, 1);
}

void ChitCard::showChit(const DrawnChit &chit)
{
    const QString name = m_controller.texts().pieceName(chit.piece);
    setAccessibleName(tr("Drawn: %1").arg(name));
    auto *picture = new CounterLabel(m_controller, chit.piece, c_chit, this);
    picture->setFocusPolicy(Qt::NoFocus);
    m_layout->addWidget(picture, 0, Qt::AlignTop);
    auto *text = new QVBoxLayout;
    text->setSpacing(4);
    text->addWidget(DockPanel::label(tr("Drawn"), "note", this));
    text->addWidget(DockPanel::label(name, "panelTitle", this));
    for (const QString &line : chit.lines)
        text->addWidget(DockPanel::label(line, "help", this));
    if (chit.cup)
        text->addWidget(DockPanel::label(leftWords(left(chit.cup)), "note", this));
    text->addStretch(1);
    m_layout->addLayout(text, 1);
}

} // namespace app

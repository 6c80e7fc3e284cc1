// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/decision/forms/chitcard.h"

#include "app/player/counters/counterlabel.h"
#include "app/player/decision/forms/cuppicture.h"
#include "app/player/game/dockpanel.h"
#include "app/player/game/turnstatus.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace app {

namespace {

constexpr int c_chit = 118;
constexpr int c_smallChit = 44;

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
    // Lists of pieces need the room, and what was drawn has been told before.
    if (chit && form.kind == Kind::Buttons)
        card->showChit(*chit);
    else if (chit)
        card->showSmall(*chit);
    else
        card->showCup(form.cup);
    return card;
}

ChitCard *ChitCard::of(GameController &controller, const DrawnChit &chit, QWidget *parent)
{
    auto *card = new ChitCard(controller, parent);
    card->showChit(chit);
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
    const engine::PlayerView view(m_controller.module(), m_controller.shownState(),
                                  m_controller.viewer());
    return int(view.stack(cup).size());
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
    addKinds(*text, cup);
    text->addStretch(1);
    m_layout->addLayout(text, 1);
}

void ChitCard::addKinds(QVBoxLayout &layout, engine::SpaceId cup)
{
    for (const TurnStatus::Cup &known : TurnStatus::of(m_controller).cups) {
        if (known.space != cup || known.kinds.isEmpty())
            continue;
        QLabel *kinds = DockPanel::label(known.words(), "note", this);
        kinds->setObjectName(QStringLiteral("kinds"));
        layout.addWidget(kinds);
    }
}

void ChitCard::showChit(const DrawnChit &chit)
{
    const QString name = m_controller.texts().pieceName(chit.piece);
    setAccessibleName(tr("Drawn: %1").arg(name));
    m_layout->addWidget(makePicture(chit.piece, c_chit), 0, Qt::AlignTop);
    auto *text = new QVBoxLayout;
    text->setSpacing(4);
    text->addWidget(DockPanel::label(tr("Drawn"), "note", this));
    text->addWidget(DockPanel::label(name, "panelTitle", this));
    for (const QString &line : chit.lines)
        text->addWidget(DockPanel::label(line, "help", this));
    if (chit.cup)
        addLeft(*text, chit);
    text->addStretch(1);
    m_layout->addLayout(text, 1);
}

// Where the rules draw by themselves the cup is not seen before.
void ChitCard::addLeft(QVBoxLayout &layout, const DrawnChit &chit)
{
    const int count = left(chit.cup);
    const bool isInside = m_controller.shownState().piece(chit.piece).space == chit.cup;
    const QString words =
        isInside ? tr("Drawn from %n in the cup", nullptr, count) : leftWords(count);
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(new CupPicture(count, words, this));
    row->addWidget(DockPanel::label(words, "note", this), 1);
    layout.addLayout(row);
    addKinds(layout, chit.cup);
}

QWidget *ChitCard::makePicture(engine::PieceId piece, int size)
{
    auto *picture = new CounterLabel(m_controller, piece, size, this);
    picture->setFocusPolicy(Qt::NoFocus);
    return picture;
}

void ChitCard::showSmall(const DrawnChit &chit)
{
    const QString name = m_controller.texts().pieceName(chit.piece);
    setAccessibleName(tr("Drawn: %1").arg(name));
    m_layout->addWidget(makePicture(chit.piece, c_smallChit));
    auto *text = new QVBoxLayout;
    text->setSpacing(2);
    text->addWidget(DockPanel::label(name, "panelTitle", this));
    QStringList facts{tr("Drawn")};
    if (chit.cup)
        facts.append(leftWords(left(chit.cup)));
    text->addWidget(DockPanel::label(facts.join(QStringLiteral(" · ")), "note", this));
    m_layout->addLayout(text, 1);
}

} // namespace app

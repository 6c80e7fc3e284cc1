// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/decision/decisionbody.h"

#include "app/player/counters/counterlabel.h"
#include "app/player/counters/unitcard.h"
#include "app/player/decision/choicelist.h"
#include "app/player/decision/controls/choicebutton.h"
#include "app/player/decision/controls/hintbar.h"
#include "app/player/decision/controls/refusedrow.h"
#include "app/player/decision/controls/victorybars.h"
#include "app/player/decision/forms/budgetlist.h"
#include "app/player/decision/forms/chitcard.h"
#include "app/player/decision/forms/deploytray.h"
#include "app/player/decision/forms/losslist.h"
#include "app/player/decision/forms/movecard.h"
#include "app/player/decision/forms/piecelist.h"
#include "app/player/decision/forms/placelist.h"
#include "app/player/decision/forms/pointschoice.h"
#include "app/player/decision/forms/repeatrow.h"
#include "app/player/decision/forms/retreatlist.h"
#include "app/player/decision/model/placewords.h"
#include "app/player/decision/model/refusedpieces.h"
#include "app/player/game/dockpanel.h"
#include "app/player/parts/keycap.h"
#include "app/player/parts/layout/flowlayout.h"

#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace app {

namespace {

constexpr char c_listIsOpen[] = "listIsOpen";
constexpr int c_cardRoom = 212; ///< Of the chosen piece and its way.

std::vector<engine::Action> withPlace(const std::vector<engine::Action> &actions, bool hasPlace)
{
    std::vector<engine::Action> found;
    for (const engine::Action &action : actions) {
        if (bool(action.space) == hasPlace && (action.piece || action.space))
            found.push_back(action);
    }
    return found;
}

} // namespace

DecisionBody::DecisionBody(GameController &controller, engine::PieceId selected,
                           const std::vector<engine::Action> &elsewhere, QWidget *parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_form(DecisionModel::of(controller).form())
    , m_selected(selected)
    , m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(8);
    if (shares().isEmpty()) { // else their pools say more
        auto *hints = new HintBar(controller, m_form, this);
        hints->setVisible(!hints->isEmpty());
        m_layout->addWidget(hints);
    }
    addChoices(elsewhere);
    if (auto *again = RepeatRow::of(controller, this))
        m_layout->addWidget(again);
    addButtons();
    addThen();
    // What was drawn stands above all, but never pushes the few answers out of sight.
    const bool isFirst =
        m_form.kind != DecisionForm::Kind::Buttons || m_form.asks(engine::protocol::Form::Draw);
    if (auto *card = isMoving() ? nullptr : ChitCard::of(controller, m_form, this))
        m_layout->insertWidget(isFirst ? 0 : -1, card);
    m_layout->addStretch();
}

void DecisionBody::addChoices(const std::vector<engine::Action> &elsewhere)
{
    using enum engine::protocol::Form;
    const bool isList =
        m_form.kind == DecisionForm::Kind::Pieces || m_form.kind == DecisionForm::Kind::Buttons;
    if (!m_form.values.empty())
        addValues();
    if (!shares().isEmpty())
        addShares(elsewhere);
    else if (isList && m_form.asks(Budget))
        addBudget();
    else if (m_form.kind == DecisionForm::Kind::Pieces && m_form.asks(Losses))
        addLosses();
    else if (m_form.kind == DecisionForm::Kind::Pieces)
        addPieces(elsewhere);
    else if (m_form.asks(Deploy) && !m_form.pieces.empty())
        addDeploy();
    else if (m_form.kind == DecisionForm::Kind::Places)
        addOnePiece();
    else if (m_form.kind == DecisionForm::Kind::Moves)
        addMoves();
    else if (m_form.kind == DecisionForm::Kind::Over)
        m_layout->addWidget(new VictoryBars(m_controller, this));
}

void DecisionBody::addOnePiece()
{
    const engine::PieceId piece = m_form.pieces.empty() ? engine::PieceId() : m_form.pieces.front();
    if (piece)
        addCard(piece);
    addWays(piece);
}

void DecisionBody::addWays(engine::PieceId piece)
{
    if (piece && m_form.asks(engine::protocol::Form::Retreat))
        addRetreat(piece);
    else
        addPlaces(piece);
}

ChoiceButton *DecisionBody::makeChoice(const engine::Action &action, const QString &text, int look)
{
    auto *button = new ChoiceButton(text, ChoiceButton::Look(look), this);
    // No digit sends anybody anywhere: that is done on the map, or with the button itself.
    if (!action.piece || !action.space) {
        m_digits.append(button);
        if (m_digits.size() <= 9 && !m_points)
            button->setKey(QString::number(m_digits.size()));
    }
    button->actOn(m_controller, action);
    return button;
}

ChoiceButton *DecisionBody::addChoice(const engine::Action &action, const QString &text, int look)
{
    ChoiceButton *button = makeChoice(action, text, look);
    m_layout->addWidget(button);
    return button;
}

void DecisionBody::addBudget()
{
    auto *list = new BudgetList(m_controller, this);
    m_digits = list->takers();
    m_layout->addWidget(list);
}

void DecisionBody::addRetreat(engine::PieceId piece)
{
    m_layout->addWidget(
        new RetreatList(m_controller, RetreatWays::of(m_controller, m_form, piece), this));
}

void DecisionBody::addValues()
{
    m_layout->addWidget(m_points = new PointsChoice(m_controller, this));
    setFocusProxy(m_points);
}

const Shares &DecisionBody::shares() const
{
    return DecisionModel::of(m_controller).shares();
}

// The shares themselves lie over the map, and below here what else can be chosen.
void DecisionBody::addShares(const std::vector<engine::Action> &elsewhere)
{
    QLabel *words = DockPanel::label(
        tr("%1 of %n target(s) have a share", nullptr, int(shares().targets.size()))
            .arg(shares().served()),
        "help", this);
    words->setObjectName(QStringLiteral("served"));
    m_layout->addWidget(words);
    auto others = shares().actions(m_controller);
    others.insert(others.end(), elsewhere.begin(), elsewhere.end());
    addPieces(others);
    for (const Shares::Proposal &proposal : shares().proposals)
        addChoice(proposal.action, m_controller.texts().label(proposal.action),
                  int(ChoiceButton::Look::Row))
            ->setDetail(proposal.text);
}

bool DecisionBody::pressDigit(int digit)
{
    if (m_points)
        return DecisionModel::of(m_controller).choose(digit);
    if (digit < 1 || digit > 9 || digit > m_digits.size() || m_digits[digit - 1]->isHidden())
        return false;
    m_digits[digit - 1]->click();
    return true;
}

void DecisionBody::addLosses()
{
    auto *list = new LossList(m_controller, Allocation::of(m_controller, m_form), this);
    m_digits = list->takers();
    m_layout->addWidget(list);
}

void DecisionBody::addPieces(const std::vector<engine::Action> &elsewhere)
{
    CounterShelf &shelf = CounterShelf::of(m_controller);
    auto actions = withPlace(m_controller.offer().actions, false);
    std::erase_if(actions, [&](const engine::Action &action) {
        return std::any_of(elsewhere.begin(), elsewhere.end(),
                           [&](const auto &one) { return one.sameChoice(action); });
    });
    if (actions.size() >= PieceList::many) {
        addCount(int(actions.size()));
        m_layout->addWidget(new PieceList(m_controller, std::move(actions), this));
        return;
    }
    const bool isOneVerb = std::all_of(actions.begin(), actions.end(), [&](const auto &one) {
        return one.verb == actions.front().verb && one.value.isNone();
    });
    for (const engine::Action &action : actions) {
        const QString text = isOneVerb ? m_controller.texts().pieceName(action.piece)
                                       : m_controller.texts().label(action);
        ChoiceButton *row = addChoice(action, text, int(ChoiceButton::Look::Row));
        row->setDetail(shelf.status(action.piece));
        row->setPicture(shelf.pixmap(action.piece, 44, devicePixelRatioF()));
        row->setToolTip(m_controller.texts().label(action));
        row->setChecked(action.piece == m_selected);
    }
    if (isOneVerb && !actions.empty())
        addRefused(actions.front().verb);
}

void DecisionBody::addRefused(engine::NameId verb)
{
    for (const auto &[piece, reason] : refusedBeside(m_controller, m_form.pieces, verb))
        m_layout->addWidget(
            new RefusedRow(m_controller, m_controller.texts().pieceName(piece), reason, this));
}

engine::PieceId DecisionBody::offered() const
{
    const bool isOffered =
        std::find(m_form.pieces.begin(), m_form.pieces.end(), m_selected) != m_form.pieces.end();
    return isOffered ? m_selected : engine::PieceId();
}

// Then its card takes the place of what was drawn, and of what helps to choose.
bool DecisionBody::isMoving() const
{
    return m_form.kind == DecisionForm::Kind::Moves && offered();
}

int DecisionBody::roomForCard() const
{
    if (m_form.kind != DecisionForm::Kind::Moves || findChild<UnitCard *>())
        return 0;
    const auto *drawn = findChild<ChitCard *>(); // which goes then
    return qMax(0, c_cardRoom - (drawn ? drawn->sizeHint().height() : 0));
}

void DecisionBody::addDeploy()
{
    m_layout->addWidget(new DeployTray(m_controller, offered(), this));
    if (!offered())
        return;
    addCard(offered());
    addPlaces(offered());
}

void DecisionBody::addMoves()
{
    const engine::PieceId current =
        offered() ? offered() : RetreatWays::of(m_controller, m_form, {}).piece;
    if (current) {
        addCard(current);
        addWays(current);
    }
    addStrip(current);
}

QLabel *DecisionBody::addCount(int count)
{
    auto *title = DockPanel::label(tr("Can act now: %n", nullptr, count), "panelTitle", this);
    auto *head = new QHBoxLayout;
    head->addWidget(title, 1);
    if (count > 1) {
        head->addWidget(new KeyCap(tr("Tab"), this));
        QLabel *next = DockPanel::label(tr("next unit"), "note", this);
        next->setWordWrap(false);
        head->addWidget(next);
    }
    m_layout->addLayout(head);
    return title;
}

void DecisionBody::addStrip(engine::PieceId current)
{
    auto *strip = new QWidget(this);
    strip->setAccessibleName(addCount(int(m_form.pieces.size()))->text());
    auto *flow = new FlowLayout(5, strip);
    for (const engine::PieceId piece : m_form.pieces) {
        auto *counter = new CounterLabel(m_controller, piece, 44, strip);
        counter->setChosen(piece == current);
        connect(counter, &QAbstractButton::clicked, this,
                [this, piece] { emit GameWishes::of(m_controller).pieceChosen(piece); });
        flow->addWidget(counter);
    }
    m_layout->addWidget(strip);
}

void DecisionBody::addCard(engine::PieceId piece)
{
    m_layout->addWidget(new UnitCard(m_controller, piece, this));
    for (const engine::Action &action : withPlace(m_controller.actions(piece), false))
        addChoice(action, m_controller.texts().label(action), int(ChoiceButton::Look::Plain));
}

void DecisionBody::addMoveCard(engine::PieceId piece)
{
    auto *card = new MoveCard(m_controller, piece, this);
    m_layout->addWidget(card);
    for (ChoiceButton *kind : card->kinds()) {
        m_digits.append(kind);
        if (m_digits.size() <= 9)
            kind->setKey(QString::number(m_digits.size()));
    }
}

void DecisionBody::addPlaces(engine::PieceId piece)
{
    const auto all = piece ? m_controller.actions(piece) : m_controller.offer().actions;
    auto actions = withPlace(all, true);
    if (actions.empty())
        return;
    if (piece && m_form.asks(engine::protocol::Form::None)) {
        addMoveCard(piece);
        actions = MoveKinds::of(m_controller).moves();
    }
    const bool isOneVerb = std::all_of(actions.begin(), actions.end(), [&](const auto &one) {
        return one.verb == actions.front().verb && one.value.isNone();
    });
    if (actions.size() <= mostCards) {
        for (const engine::Action &action : actions) {
            const QString text = isOneVerb && piece ? m_controller.texts().spaceName(action.space)
                                                    : m_controller.texts().label(action);
            ChoiceButton *row = addChoice(action, text, int(ChoiceButton::Look::Row));
            row->setToolTip(m_controller.texts().label(action));
            row->setDetail(placewords::ground(m_controller, action.space));
        }
        return;
    }
    auto *list = new PlaceList(m_controller, actions, this);
    // The map is the usual way, so the list is folded until it is asked for; then it stays open.
    const bool isOpen = parentWidget()->property(c_listIsOpen).toBool();
    auto *fold = new QToolButton(this);
    fold->setText(tr("%n place(s) as a list", nullptr, int(actions.size())));
    fold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    fold->setAutoRaise(true);
    fold->setCheckable(true);
    fold->setChecked(isOpen);
    fold->setArrowType(isOpen ? Qt::DownArrow : Qt::RightArrow);
    list->setVisible(isOpen);
    connect(fold, &QToolButton::toggled, list, [this, fold, list](bool isShown) {
        fold->setArrowType(isShown ? Qt::DownArrow : Qt::RightArrow);
        list->setVisible(isShown);
        parentWidget()->setProperty(c_listIsOpen, isShown);
    });
    m_layout->addWidget(fold);
    m_layout->addWidget(list);
}

void DecisionBody::addButtons()
{
    const auto &texts = m_controller.texts();
    auto buttons = m_form.buttons;
    std::erase_if(buttons, [this](const engine::Action &one) {
        const auto &proposals = shares().proposals;
        return std::any_of(proposals.begin(), proposals.end(),
                           [&](const auto &proposal) { return proposal.action.sameChoice(one); });
    });
    if (buttons.size() <= mostButtons) {
        for (const engine::Action &action : buttons)
            addChoice(action, texts.label(action), int(ChoiceButton::Look::Plain));
        return;
    }
    auto *list = new ChoiceList(this);
    for (const engine::Action &action : buttons)
        list->add(makeChoice(action, texts.label(action), int(ChoiceButton::Look::Row)));
    m_layout->addWidget(list);
}

void DecisionBody::addThen()
{
    if (m_form.then.isEmpty())
        return;
    auto *row = new QHBoxLayout;
    QLabel *arrow = DockPanel::label(QStringLiteral("→"), "help", this);
    arrow->setWordWrap(false);
    row->addWidget(arrow, 0, Qt::AlignTop);
    QLabel *words = DockPanel::label(m_controller.texts().render(m_form.then), "help", this);
    words->setObjectName(QStringLiteral("then"));
    row->addWidget(words, 1);
    m_layout->addLayout(row);
}

} // namespace app

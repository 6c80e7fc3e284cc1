// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/decision/decisionbody.h"

#include "app/player/counters/counterlabel.h"
#include "app/player/counters/unitcard.h"
#include "app/player/decision/choicebutton.h"
#include "app/player/decision/losslist.h"
#include "app/player/decision/pipbar.h"
#include "app/player/decision/placelist.h"
#include "app/player/decision/pointbar.h"
#include "app/player/game/dockpanel.h"
#include "app/player/parts/flowlayout.h"

#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace app {

namespace {

constexpr char c_listIsOpen[] = "listIsOpen";

std::vector<engine::Action> withPlace(const std::vector<engine::Action> &actions, bool hasPlace)
{
    std::vector<engine::Action> found;
    for (const engine::Action &action : actions) {
        if (bool(action.space) == hasPlace && (action.piece || action.space))
            found.push_back(action);
    }
    return found;
}

/// What kind of ground a place is, and how many pieces stand there.
QString ground(const GameController &controller, engine::SpaceId space)
{
    const auto &module = controller.module();
    const int terrain = module.map.space(space).terrain;
    QStringList words;
    if (terrain >= 0)
        words.append(
            controller.translator().translate(module.terrain.terrains[size_t(terrain)].name));
    if (const auto count = controller.view().stack(space).size())
        words.append(DecisionBody::tr("%n unit(s) there", nullptr, int(count)));
    return words.join(QStringLiteral(" · "));
}

} // namespace

DecisionBody::DecisionBody(GameController &controller, const DecisionForm &form,
                           engine::PieceId selected, const std::vector<engine::Action> &elsewhere,
                           QWidget *parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_form(form)
    , m_selected(selected)
    , m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(8);
    switch (form.kind) {
    case DecisionForm::Kind::Over:
        addPoints();
        break;
    case DecisionForm::Kind::Waiting:
    case DecisionForm::Kind::Past:
        break;
    case DecisionForm::Kind::Pieces:
        if (form.ask == QLatin1String("losses"))
            addLosses();
        else
            addPieces(elsewhere);
        break;
    case DecisionForm::Kind::Places:
        if (!form.pieces.empty())
            addCard(form.pieces.front());
        addPlaces(form.pieces.empty() ? engine::PieceId() : form.pieces.front());
        break;
    case DecisionForm::Kind::Moves:
        addMoves();
        break;
    case DecisionForm::Kind::Buttons:
        break;
    }
    addButtons();
    m_layout->addStretch();
}

ChoiceButton *DecisionBody::addChoice(const engine::Action &action, const QString &text, int look)
{
    auto *button = new ChoiceButton(text, ChoiceButton::Look(look), this);
    m_digits.append(button);
    if (m_digits.size() <= 9)
        button->setKey(QString::number(m_digits.size()));
    connect(button, &QAbstractButton::clicked, this, [this, action] { emit chosen(action); });
    connect(button, &ChoiceButton::pointedAt, this, [this, action](bool isThere) {
        if (action.piece)
            emit pieceHighlighted(isThere ? action.piece : engine::PieceId());
        if (action.space)
            emit spaceHighlighted(isThere ? action.space : engine::SpaceId());
    });
    m_layout->addWidget(button);
    return button;
}

void DecisionBody::addBudget()
{
    if (!m_form.most)
        return;
    const int most = *m_form.most;
    const int used = m_form.used.value_or(0);
    const QString words = m_form.used ? tr("%1 of %n chosen", nullptr, most).arg(used)
                                      : tr("%n to choose", nullptr, most);
    auto *row = new QHBoxLayout;
    auto *pips = new PipBar(this);
    pips->setValue(used, most, words);
    row->addWidget(pips);
    row->addWidget(DockPanel::label(words, "help", this), 1);
    m_layout->addLayout(row);
}

bool DecisionBody::pressDigit(int digit)
{
    if (digit < 1 || digit > 9 || digit > m_digits.size())
        return false;
    m_digits[digit - 1]->click();
    return true;
}

void DecisionBody::addLosses()
{
    auto *list = new LossList(m_controller, Allocation::of(m_controller, m_form), this);
    connect(list, &LossList::chosen, this, &DecisionBody::chosen);
    connect(list, &LossList::takeBackRequested, this, &DecisionBody::takeBackRequested);
    connect(list, &LossList::startOverRequested, this, &DecisionBody::startOverRequested);
    connect(list, &LossList::ruleRequested, this, &DecisionBody::ruleRequested);
    connect(list, &LossList::pieceHighlighted, this, &DecisionBody::pieceHighlighted);
    m_digits = list->takers();
    m_layout->addWidget(list);
}

void DecisionBody::addPieces(const std::vector<engine::Action> &elsewhere)
{
    addBudget();
    CounterShelf &shelf = CounterShelf::of(m_controller);
    auto actions = withPlace(m_controller.offer().actions, false);
    std::erase_if(actions, [&](const engine::Action &action) {
        return std::any_of(elsewhere.begin(), elsewhere.end(),
                           [&](const auto &one) { return one.sameChoice(action); });
    });
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
}

void DecisionBody::addMoves()
{
    const bool isOffered =
        std::find(m_form.pieces.begin(), m_form.pieces.end(), m_selected) != m_form.pieces.end();
    const engine::PieceId current = isOffered ? m_selected : engine::PieceId();
    if (current) {
        addCard(current);
        addPlaces(current);
    }
    addStrip(current);
}

void DecisionBody::addStrip(engine::PieceId current)
{
    const int count = int(m_form.pieces.size());
    auto *title = DockPanel::label(m_form.ask == QLatin1String("deploy")
                                       ? tr("Still to place: %n", nullptr, count)
                                       : tr("Can act now: %n", nullptr, count),
                                   "panelTitle", this);
    m_layout->addWidget(title);
    auto *strip = new QWidget(this);
    strip->setAccessibleName(title->text());
    auto *flow = new FlowLayout(5, strip);
    for (const engine::PieceId piece : m_form.pieces) {
        auto *counter = new CounterLabel(m_controller, piece, 44, strip);
        counter->setChosen(piece == current);
        connect(counter, &QAbstractButton::clicked, this,
                [this, piece] { emit pieceSelected(piece); });
        connect(counter, &CounterLabel::pointedAt, this, &DecisionBody::pieceHighlighted);
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

void DecisionBody::addPlaces(engine::PieceId piece)
{
    const auto all = piece ? m_controller.actions(piece) : m_controller.offer().actions;
    const auto actions = withPlace(all, true);
    if (actions.empty())
        return;
    const bool isOneVerb = std::all_of(actions.begin(), actions.end(), [&](const auto &one) {
        return one.verb == actions.front().verb && one.value.isNone();
    });
    if (actions.size() <= mostCards || !isOneVerb) {
        for (const engine::Action &action : actions) {
            const QString text = isOneVerb && piece ? m_controller.texts().spaceName(action.space)
                                                    : m_controller.texts().label(action);
            ChoiceButton *row = addChoice(action, text, int(ChoiceButton::Look::Row));
            row->setToolTip(m_controller.texts().label(action));
            row->setDetail(ground(m_controller, action.space));
        }
        return;
    }
    auto *list = new PlaceList(m_controller, actions, this);
    connect(list, &PlaceList::chosen, this, &DecisionBody::chosen);
    connect(list, &PlaceList::spaceHighlighted, this, &DecisionBody::spaceHighlighted);
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
    for (const engine::Action &action : m_form.buttons)
        addChoice(action, m_controller.texts().label(action), int(ChoiceButton::Look::Plain));
}

void DecisionBody::addPoints()
{
    const engine::Json points = m_controller.query(QStringLiteral("victory"))[u"points"];
    double most = 0;
    for (qsizetype i = 0; i < points.size(); ++i)
        most = qMax(most, points.at(i).isNumber() ? points.at(i).toReal() : 0.0);
    for (qsizetype i = 0; i < points.size(); ++i) {
        const engine::SideId side = m_controller.module().side(points.keyAt(i));
        if (!side || !points.at(i).isNumber())
            continue;
        const QString words = tr("%1: %2 points", "a side and its victory points")
                                  .arg(m_controller.texts().sideName(side),
                                       QString::number(points.at(i).toInteger()));
        m_layout->addWidget(new PointBar(m_controller.module(), side, words,
                                         most > 0 ? points.at(i).toReal() / most : 0, this));
    }
}

} // namespace app

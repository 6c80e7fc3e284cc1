// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/decision/forms/budgetlist.h"

#include "app/player/counters/counterlabel.h"
#include "app/player/counters/countershelf.h"
#include "app/player/decision/controls/refusedrow.h"
#include "app/player/decision/controls/stepper.h"
#include "app/player/decision/forms/piecelist.h"
#include "app/player/decision/forms/piecerows.h"
#include "app/player/decision/model/refusedpieces.h"
#include "app/player/game/dockpanel.h"
#include "app/player/parts/searchfield.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace app {

namespace {

constexpr size_t c_searchFrom = 12; ///< So many rows are looked through by eye.

bool isPiece(const engine::Action &action)
{
    return action.piece && !action.space;
}

} // namespace

BudgetList::BudgetList(GameController &controller, QWidget *parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(6);
    engine::NameId verb;
    m_isPriced = PieceRows::arePriced(controller.offer().actions);
    for (const engine::Action &action : controller.offer().actions) {
        if (isPiece(action)) {
            m_isOneVerb = m_isOneVerb && (!verb || verb == action.verb);
            verb = action.verb;
        }
    }
    if (isCounted()) {
        addCounts();
        return;
    }
    const auto answers = controller.answers();
    for (auto it = answers.rbegin(); it != answers.rend(); ++it) {
        if (isPiece(*controller.game().history()[size_t(*it)].action))
            addTaken(*it);
    }
    std::vector<engine::Action> offered = controller.offer().actions;
    std::erase_if(offered, [](const auto &action) { return !isPiece(action); });
    if (offered.size() >= PieceList::many) {
        m_layout->addWidget(new PieceList(controller, std::move(offered), this));
        return;
    }
    for (const engine::Action &action : offered)
        addOffered(action);
    if (verb && m_isOneVerb)
        addRefused();
}

// Nobody declares it: the rules are asked what they would offer then.
bool BudgetList::isCounted() const
{
    const auto &actions = m_controller.offer().actions;
    for (const qsizetype command : m_controller.answers()) {
        const engine::Action &taken = *m_controller.game().history()[size_t(command)].action;
        if (isPiece(taken) && m_controller.game().find(taken) >= 0)
            return true;
    }
    const auto first = std::find_if(actions.begin(), actions.end(), isPiece);
    if (first == actions.end())
        return false;
    bool isAgain = false;
    engine::Random random(m_controller.game().setup().seed);
    const engine::GameSeat &seat = m_controller.seat();
    const auto dice = random.next();
    const engine::NameId decision = m_controller.offer().decision;
    (void)bool(
        seat.attempt(*first, dice, seat.guess(random), [&, action = *first](const auto &game) {
            isAgain = game.offer().decision == decision && game.find(action) >= 0;
        }));
    return isAgain;
}

std::vector<BudgetList::Count> BudgetList::counts() const
{
    std::map<engine::PieceId, Count> found;
    for (const engine::Action &action : m_controller.offer().actions) {
        if (isPiece(action))
            found.try_emplace(action.piece, Count{action.piece}).first->second.next = action;
    }
    for (const qsizetype command : m_controller.answers()) {
        const auto &action = *m_controller.game().history()[size_t(command)].action;
        if (isPiece(action))
            found.try_emplace(action.piece, Count{action.piece})
                .first->second.taken.push_back(command);
    }
    std::vector<Count> all;
    for (const auto &[piece, count] : found)
        all.push_back(count);
    return all;
}

void BudgetList::addCounts()
{
    const auto all = counts();
    auto *search = all.size() > c_searchFrom ? new SearchField(tr("Find a unit"), this) : nullptr;
    if (search)
        m_layout->addWidget(search);
    for (const Count &count : all) {
        QWidget *row = makeCount(count);
        m_layout->addWidget(row);
        if (search)
            connect(search, &QLineEdit::textChanged, row,
                    [search, row] { row->setVisible(search->finds(row->accessibleName())); });
    }
}

QWidget *BudgetList::makeCount(const Count &count)
{
    const QString name = m_controller.texts().pieceName(count.piece);
    auto *row = new QWidget(this);
    row->setAccessibleName(name);
    auto *line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(8);
    line->addWidget(new CounterLabel(m_controller, count.piece, 36, row));
    line->addWidget(makeText(name, CounterShelf::of(m_controller).status(count.piece), row), 1);
    const Stepper step(line, row, int(count.taken.size()),
                       {tr("One less for %1").arg(name), tr("Share of %1").arg(name),
                        tr("One more for %1").arg(name)});
    step.less->setEnabled(!count.taken.empty());
    step.more->setEnabled(count.next.has_value());
    if (!count.taken.empty())
        connect(step.less, &QToolButton::clicked, this, [this, command = count.taken.front()] {
            GameWishes::of(m_controller).takeBack(command);
        });
    if (count.next) {
        m_takers.append(step.more);
        step.more->setToolTip(m_controller.texts().label(*count.next));
        connect(step.more, &QToolButton::clicked, this, [this, action = *count.next] {
            emit GameWishes::of(m_controller).actionChosen(action);
        });
    }
    return row;
}

QLabel *BudgetList::makeText(const QString &title, const QString &detail, QWidget *parent) const
{
    QLabel *text = DockPanel::label({}, "body", parent);
    text->setTextFormat(Qt::RichText);
    text->setText(QStringLiteral("%1<br><span style=\"color:%2; font-size:small\">%3</span>")
                      .arg(title.toHtmlEscaped(), Tokens::of(palette()).text2.name(),
                           detail.toHtmlEscaped()));
    return text;
}

QCheckBox *BudgetList::addRow(engine::PieceId piece, const QString &title, const QString &detail,
                              bool isIn)
{
    auto *line = new QHBoxLayout;
    line->setSpacing(8);
    auto *box = new QCheckBox(this);
    box->setChecked(isIn);
    box->setAccessibleName(title);
    box->setToolTip(isIn ? tr("Take it back") : title);
    line->addWidget(box);
    auto *counter = new CounterLabel(m_controller, piece, 36, this);
    connect(counter, &QAbstractButton::clicked, box, &QAbstractButton::click);
    line->addWidget(counter);
    line->addWidget(makeText(title, detail, this), 1);
    m_layout->addLayout(line);
    return box;
}

void BudgetList::addTaken(qsizetype command)
{
    const engine::Action &action = *m_controller.game().history()[size_t(command)].action;
    const QString title = m_isOneVerb ? m_controller.texts().pieceName(action.piece)
                                      : m_controller.texts().label(action);
    connect(addRow(action.piece, title, PieceRows::detail(m_controller, action, m_isPriced), true),
            &QCheckBox::clicked, this,
            [this, command] { GameWishes::of(m_controller).takeBack(command); });
}

void BudgetList::addOffered(const engine::Action &action)
{
    const QString title = m_isOneVerb && action.value.isNone()
        ? m_controller.texts().pieceName(action.piece)
        : m_controller.texts().label(action);
    QCheckBox *box =
        addRow(action.piece, title, PieceRows::detail(m_controller, action, m_isPriced), false);
    connect(box, &QCheckBox::clicked, this,
            [this, action] { emit GameWishes::of(m_controller).actionChosen(action); });
    m_takers.append(box);
}

void BudgetList::addRefused()
{
    std::vector<engine::PieceId> listed;
    engine::NameId verb;
    for (const engine::Action &action : m_controller.offer().actions) {
        if (isPiece(action)) {
            listed.push_back(action.piece);
            verb = action.verb;
        }
    }
    for (const qsizetype command : m_controller.answers())
        listed.push_back(m_controller.game().history()[size_t(command)].action->piece);
    for (const auto &[piece, reason] : refusedBeside(m_controller, listed, verb))
        m_layout->addWidget(
            new RefusedRow(m_controller, m_controller.texts().pieceName(piece), reason, this));
}

} // namespace app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/decision/groupcard.h"

#include "app/player/counters/counterlabel.h"
#include "app/player/decision/controls/choicebutton.h"
#include "app/player/game/dockpanel.h"
#include "app/player/parts/layout/flowlayout.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <map>
#include <set>

namespace app {

using engine::Action;
using engine::PieceId;
using engine::SpaceId;

GroupCard::GroupCard(GameController &controller, QWidget *parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    hide();
}

void GroupCard::setPieces(const std::vector<PieceId> &pieces)
{
    m_pieces = pieces;
    if (m_content) {
        m_content->hide(); // the click that brought us here may come from inside of it
        m_content->deleteLater();
        m_content = nullptr;
    }
    setVisible(!pieces.empty());
    if (pieces.empty())
        return;
    m_content = new QWidget(this);
    auto *rows = new QVBoxLayout(m_content);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(6);
    m_layout->addWidget(m_content);
    QLabel *title = DockPanel::label(tr("Chosen together: %n", nullptr, int(pieces.size())),
                                     "panelTitle", m_content);
    setAccessibleName(title->text());
    rows->addWidget(title);
    addCounters();
    rows->addWidget(DockPanel::label(reach(), "help", m_content));
    for (const auto &deed : common())
        addDeed(deed);
    m_content->show();
}

void GroupCard::addCounters()
{
    auto *strip = new QWidget(m_content);
    auto *flow = new FlowLayout(5, strip);
    for (const PieceId piece : m_pieces) {
        auto *counter = new CounterLabel(m_controller, piece, 44, strip);
        counter->setChosen(true);
        connect(counter, &QAbstractButton::clicked, this,
                [this, piece] { emit GameWishes::of(m_controller).pieceChosen(piece); });
        flow->addWidget(counter);
    }
    m_content->layout()->addWidget(strip);
}

// The slowest is the one that comes to the fewest places.
QString GroupCard::reach() const
{
    std::map<PieceId, std::set<SpaceId>> reached;
    for (const PieceId piece : m_pieces)
        reached[piece];
    std::map<SpaceId, std::set<PieceId>> by;
    for (const Action &action : m_controller.offer().actions) {
        if (!action.space || !reached.contains(action.piece))
            continue;
        reached[action.piece].insert(action.space);
        by[action.space].insert(action.piece);
    }
    const auto count = std::count_if(by.begin(), by.end(), [&](const auto &one) {
        return one.second.size() == m_pieces.size();
    });
    if (!count)
        return tr("There is no place where all of them can go. Those who can, go where you click.");
    const auto [slowest, fastest] =
        std::minmax_element(reached.begin(), reached.end(), [](const auto &one, const auto &other) {
            return one.second.size() < other.second.size();
        });
    if (slowest->second.size() == fastest->second.size())
        return tr("All of them can go to %n place(s).", nullptr, int(count));
    return tr("All of them can go to %n place(s); %1 gets least far.", nullptr, int(count))
        .arg(m_controller.texts().pieceName(slowest->first));
}

std::vector<std::vector<Action>> GroupCard::common() const
{
    std::vector<std::vector<Action>> kinds;
    for (const PieceId piece : m_pieces) {
        for (const Action &action : m_controller.actions(piece)) {
            if (action.space)
                continue;
            const auto same = std::find_if(kinds.begin(), kinds.end(), [&](const auto &kind) {
                return kind.front().verb == action.verb && kind.front().value == action.value;
            });
            if (same == kinds.end())
                kinds.push_back({action});
            else
                same->push_back(action);
        }
    }
    std::erase_if(kinds, [](const auto &kind) { return kind.size() < 2; });
    return kinds;
}

void GroupCard::addDeed(const std::vector<Action> &actions)
{
    auto *button = new ChoiceButton(
        tr("%1, and %n more", "an order for several units", int(actions.size()) - 1)
            .arg(m_controller.texts().label(actions.front())),
        ChoiceButton::Look::Plain, m_content);
    if (actions.size() < m_pieces.size())
        button->setDetail(tr("%1 of %n chosen", nullptr, int(m_pieces.size())).arg(actions.size()));
    connect(button, &QAbstractButton::clicked, &m_controller,
            [&controller = m_controller, actions] {
                emit GameWishes::of(controller).actionsChosen(actions);
            });
    m_content->layout()->addWidget(button);
}

} // namespace app

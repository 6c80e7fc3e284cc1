// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bot/weigher.h"

#include "engine/bot/adviser.h"

#include <numeric>
#include <span>

namespace engine {

namespace {

/// What ends a decision or goes on without touching the board: a button.
bool isButton(const Action &action)
{
    return !action.piece && !action.space;
}

void shuffle(std::span<int> list, Random &random)
{
    for (auto i = uint32_t(list.size()); i > 1; --i)
        std::swap(list[i - 1], list[random.below(i)]);
}

/// Indices of all actions in an order of chance, but with the buttons among the first \a sample:
/// they are always weighed.
std::vector<int> orderOf(const std::vector<Action> &actions, size_t sample, Random &random)
{
    std::vector<int> order(actions.size());
    std::iota(order.begin(), order.end(), 0);
    shuffle(order, random);
    std::stable_partition(order.begin(), order.end(),
                          [&](int index) { return isButton(actions[size_t(index)]); });
    shuffle(std::span(order).first(std::min(sample, order.size())), random);
    return order;
}

bool isEmptyHanded(const GameSeat &seat)
{
    const Offer &offer = seat.offer();
    return !offer.chosen || seat.view().listed(offer.chosen).empty();
}

/// To take a piece up changes nothing on the board: one of them, by chance, stands for all. With
/// nothing in hand it is the only thing to do.
void keepOneTaken(std::vector<int> &order, const GameSeat &seat)
{
    const Offer &offer = seat.offer();
    const auto takes = [&](int index) {
        return offer.take && offer.actions[size_t(index)].verb == offer.take;
    };
    const auto first = std::find_if(order.begin(), order.end(), takes);
    if (first == order.end())
        return;
    const int kept = *first;
    const bool isEmpty = isEmptyHanded(seat);
    std::erase_if(order, [&](int one) { return one != kept && (isEmpty || takes(one)); });
}

/// Leaves only the pieces that the module would take up or, when there are none, everything else;
/// whether it said something of them.
Result<bool> keepAdvised(std::vector<int> &order, const GameSeat &seat, Adviser &adviser)
{
    const Offer &offer = seat.offer();
    if (!offer.take)
        return false;
    const auto advised = adviser.worthTaking(seat.known().state());
    if (!advised)
        return advised.error();
    if (!advised->has_value())
        return false;
    const std::vector<PieceId> &pieces = *advised.value();
    const auto takes = [&](int index) { return offer.actions[size_t(index)].verb == offer.take; };
    const auto isAdvised = [&](int index) {
        const PieceId piece = offer.actions[size_t(index)].piece;
        return takes(index) && std::find(pieces.begin(), pieces.end(), piece) != pieces.end();
    };
    if (std::any_of(order.begin(), order.end(), isAdvised))
        std::erase_if(order, [&](int index) { return !isAdvised(index); });
    else if (!std::all_of(order.begin(), order.end(), takes))
        std::erase_if(order, takes);
    return true;
}

/// Leaves out the way back, as long as there is another.
void keepOnward(std::vector<int> &order, const Offer &offer)
{
    const auto leadsBack = [&](int index) {
        return offer.back && offer.actions[size_t(index)].verb == offer.back;
    };
    if (!std::all_of(order.begin(), order.end(), leadsBack))
        std::erase_if(order, leadsBack);
}

/// Leaves out places that the module does not care for, as long as there are others.
void keepWorthy(std::vector<int> &order, const std::vector<Action> &actions, const BitMask &worth)
{
    const auto isWorthy = [&](int index) { return worth.test(actions[size_t(index)].space.value); };
    if (std::any_of(order.begin(), order.end(), isWorthy))
        std::erase_if(order,
                      [&](int index) { return actions[size_t(index)].space && !isWorthy(index); });
}

} // namespace

Result<std::vector<int>> Weigher::order(const GameSeat &seat, Random &random)
{
    const std::vector<Action> &offered = seat.offer().actions;
    std::vector<int> order = orderOf(offered, m_tries, random);
    if (m_only) {
        std::erase_if(order, [&](int index) { return offered[size_t(index)].piece != m_only; });
        return order;
    }
    auto *adviser = dynamic_cast<Adviser *>(&seat.rules());
    if (std::exchange(m_advised, false) || m_backs >= mostBacks)
        keepOnward(order, seat.offer());
    if (adviser) {
        const auto advised = keepAdvised(order, seat, *adviser);
        if (!advised)
            return advised.error();
        m_advised = advised.value();
    }
    keepOneTaken(order, seat);
    if (!adviser || order.size() <= std::min(fewEnough, m_tries))
        return order;
    const auto worth = adviser->worthTrying(seat.known().state());
    if (!worth)
        return worth.error();
    keepWorthy(order, offered, worth.value());
    return order;
}

void Weigher::note(const Offer &offer, int index)
{
    if (offer.back)
        m_backs = offer.actions[size_t(index)].verb == offer.back ? m_backs + 1 : 0;
}

Result<std::vector<Weigher::Weighed>> Weigher::weigh(const GameSeat &seat, Random &random)
{
    if (seat.offer().actions.size() == 1)
        return std::vector{Weighed{0, 0}};
    const SideId side = seat.offer().side;
    // One seed for all trials: a lucky die then helps none of them.
    const uint64_t seed = random.next();
    const std::vector<Change> guess = seat.guess(random);
    const auto found = order(seat, random);
    if (!found)
        return found.error();
    const std::vector<int> &order = found.value();
    if (order.empty())
        return std::vector<Weighed>();
    if (order.size() == 1)
        return std::vector{Weighed{order.front(), 0}};
    std::vector<Weighed> weighed;
    Weighed best{order.front(), 0};
    for (size_t i = 0; i < order.size() && i < m_samples * m_tries; ++i) {
        if (i && i % m_tries == 0 && !isButton(seat.offer().actions[size_t(best.index)]))
            break;
        const Action action = seat.offer().actions[size_t(order[i])];
        const auto look = [&](Game &after) {
            const auto value = after.rules().evaluate(after.state(), side);
            if (!value)
                return;
            if (weighed.empty() || value.value() > best.score)
                best = {order[i], value.value()};
            weighed.push_back({order[i], value.value()});
        };
        const auto tried = seat.attempt(action, seed, guess, look, Wanted::Alternatives);
        // What the rules can't do in a position that is only guessed is no fault of theirs.
        if (!tried && guess.empty() && tried.error().code != Error::Code::IllegalAction)
            return tried.error();
    }
    if (weighed.empty())
        weighed.push_back(best);
    std::stable_sort(weighed.begin(), weighed.end(),
                     [](const Weighed &a, const Weighed &b) { return a.score > b.score; });
    return weighed;
}

} // namespace engine

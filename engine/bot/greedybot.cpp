// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bot/greedybot.h"

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

/// Leaves out what needs no trial; \a advised says whether the module named what was taken up last,
/// and then whether it does so now.
Result<Done> narrow(std::vector<int> &order, const GameSeat &seat, Adviser *adviser, bool &advised)
{
    if (std::exchange(advised, false))
        keepOnward(order, seat.offer());
    if (adviser) {
        const auto said = keepAdvised(order, seat, *adviser);
        if (!said)
            return said.error();
        advised = said.value();
    }
    keepOneTaken(order, seat);
    return Done{};
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

Result<int> GreedyBot::choose(const GameSeat &seat, Random &random)
{
    const std::vector<Action> &offered = seat.offer().actions;
    if (offered.size() == 1)
        return 0;
    const SideId side = seat.offer().side;
    // One seed for all trials: a lucky die then helps none of them.
    const uint64_t seed = random.next();
    const std::vector<Change> guess = seat.guess(random);
    std::vector<int> order = orderOf(offered, mostTried, random);
    auto *adviser = dynamic_cast<Adviser *>(&seat.rules());
    if (const auto done = narrow(order, seat, adviser, m_advised); !done)
        return done.error();
    if (order.size() == 1)
        return order.front();
    if (adviser && order.size() > fewEnough) {
        const auto worth = adviser->worthTrying(seat.known().state());
        if (!worth)
            return worth.error();
        keepWorthy(order, offered, worth.value());
    }
    int best = order.front();
    std::optional<qint64> bestScore;
    for (size_t i = 0; i < order.size() && i < mostSamples * mostTried; ++i) {
        if (i && i % mostTried == 0 && !isButton(seat.offer().actions[size_t(best)]))
            break;
        const Action action = seat.offer().actions[size_t(order[i])];
        std::optional<qint64> score;
        const auto look = [&](Game &after) {
            if (const auto value = after.rules().evaluate(after.state(), side))
                score = value.value();
        };
        const auto tried = seat.attempt(action, seed, guess, look, Wanted::Alternatives);
        // What the rules can't do in a position that is only guessed is no fault of theirs.
        if (!tried && guess.empty() && tried.error().code != Error::Code::IllegalAction)
            return tried.error();
        if (score && (!bestScore || *score > *bestScore)) {
            bestScore = score;
            best = order[i];
        }
    }
    return best;
}

} // namespace engine

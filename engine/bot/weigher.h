// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/play/gameseat.h"

namespace engine {

/// Tries what is offered to a seat and asks the module's `evaluate` what it thinks of it.
class Weigher
{
public:
    /// More than \a tries are not tried at once: a sample of them is. So many \a samples are taken
    /// as long as nothing is better than to stop here.
    Weigher(size_t tries, size_t samples)
        : m_tries(tries)
        , m_samples(samples)
    {
    }

    struct Weighed
    {
        int index; ///< Of the offered actions.
        qint64 score;
    };
    /// What was tried, the best first, and the first that was tried among equals. One that stands
    /// alone, or that the rules could not do in a guessed position, has a score of nothing.
    Result<std::vector<Weighed>> weigh(const GameSeat &seat, Random &random);
    /// The same of actions with this piece alone.
    void setOnly(PieceId piece) { m_only = piece; }
    /// Notes what was chosen of an offer: who goes back again and again has to go on at last.
    void note(const Offer &offer, int index);

private:
    /// So often one goes back without having gone on.
    static constexpr int mostBacks = 2;
    /// So many are tried without asking the module which of them are worth it.
    static constexpr size_t fewEnough = 12;

    Result<std::vector<int>> order(const GameSeat &seat, Random &random);

    size_t m_tries;
    size_t m_samples;
    PieceId m_only; ///< None: all are weighed.
    bool m_advised = false; ///< The module said what was taken up last: it is not put back.
    int m_backs = 0; ///< How often the last ways on ended where they began.
};

} // namespace engine

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/ending/dicerecord.h"

#include <algorithm>
#include <cmath>

namespace app {

namespace {

template<typename Function> void eachRoll(const engine::Game &game, Function function)
{
    for (qsizetype i = 0; i < game.commandCount(); ++i) {
        const engine::Command &command = game.history()[size_t(i)];
        for (const engine::Change &change : command.changes) {
            const auto *log = std::get_if<engine::change::Log>(&change);
            for (size_t die = 0; log && die < log->dice.size(); ++die)
                function(log->side ? log->side : command.side, log->dice[die].number, int(i) + 1);
        }
    }
}

} // namespace

DiceRecord::DiceRecord(const engine::Game &game)
{
    eachRoll(game, [this](engine::SideId, int face, int) {
        for (const int usual : {10, 12, 20, 100}) {
            if (face > m_faces)
                m_faces = usual;
        }
    });
    eachRoll(game, [this](engine::SideId side, int face, int step) { add(side, face, step); });
    std::sort(m_sides.begin(), m_sides.end(),
              [](const Side &a, const Side &b) { return a.side < b.side; });
    for (Side &side : m_sides)
        judge(side);
}

void DiceRecord::add(engine::SideId side, int face, int step)
{
    if (!side || face < 1 || face > m_faces)
        return;
    auto found = std::find_if(m_sides.begin(), m_sides.end(),
                              [side](const Side &one) { return one.side == side; });
    if (found == m_sides.end()) {
        m_sides.push_back({side, std::vector<Face>(size_t(m_faces))});
        found = m_sides.end() - 1;
    }
    Face &rolled = found->faces[size_t(face) - 1];
    rolled.step = rolled.count ? rolled.step : step;
    ++rolled.count;
    ++found->dice;
}

// The mean of many dice is spread like a bell, whatever game they are rolled in.
void DiceRecord::judge(Side &side) const
{
    double sum = 0;
    for (size_t i = 0; i < side.faces.size(); ++i)
        sum += side.faces[i].count * double(i + 1);
    side.mean = sum / side.dice;
    const double variance = (double(m_faces) * m_faces - 1) / 12;
    const double away = std::abs(side.mean - fairMean()) * std::sqrt(side.dice / variance);
    side.asFar = std::erfc(away / M_SQRT2);
}

} // namespace app

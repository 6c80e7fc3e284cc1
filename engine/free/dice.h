// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

#include <optional>

namespace engine {

/// Dice as people write them: "2d6", "d10", "3d6-2".
struct Dice
{
    int count = 1;
    int sides = 6;
    int plus = 0;

    static constexpr int mostDice = 100;
    static constexpr int mostSides = 1000;
    static constexpr int mostPlus = 1000;

    static std::optional<Dice> read(QStringView text);
};

} // namespace engine

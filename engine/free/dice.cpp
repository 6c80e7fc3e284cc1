// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/free/dice.h"

#include <QRegularExpression>

namespace engine {

std::optional<Dice> Dice::read(QStringView text)
{
    static const QRegularExpression form(
        QStringLiteral("^([0-9]{0,3})[dD]([0-9]{1,4})(?:([+-])([0-9]{1,4}))?\\z"));
    const auto match = form.match(text.toString());
    if (!match.hasMatch())
        return std::nullopt;
    Dice dice;
    if (match.capturedLength(1))
        dice.count = match.captured(1).toInt();
    dice.sides = match.captured(2).toInt();
    dice.plus = match.captured(4).toInt() * (match.captured(3) == QLatin1String("-") ? -1 : 1);
    const bool isGood = dice.count >= 1 && dice.count <= mostDice && dice.sides >= 2
        && dice.sides <= mostSides && dice.plus >= -mostPlus && dice.plus <= mostPlus;
    return isGood ? std::optional(dice) : std::nullopt;
}

} // namespace engine

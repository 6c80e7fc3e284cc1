// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bot/reason.h"

#include "engine/i18n/textrenderer.h"

#include <QLocale>

namespace engine {

namespace {

QString number(int tenths)
{
    return QLocale().toString(tenths / 10.0, 'f', tenths % 10 ? 1 : 0);
}

} // namespace

QString Reason::text(const TextRenderer &texts) const
{
    const QString place = space ? texts.spaceName(space) : QString();
    switch (kind) {
    case Kind::Wins:
        return tr("Wins the game: %1 %").arg(chance);
    case Kind::Loses:
        return tr("Loses the game: %1 %").arg(chance);
    case Kind::Takes:
        return odds.isEmpty() ? tr("Takes %1: %2 %").arg(place).arg(chance)
                              : tr("Takes %1: %2, %3 % to take it").arg(place, odds).arg(chance);
    case Kind::Clears:
        return odds.isEmpty()
            ? tr("Drives the enemy from %1: %2 %").arg(place).arg(chance)
            : tr("Attacks %1: %2, %3 % to drive the enemy out").arg(place, odds).arg(chance);
    case Kind::GivesUp:
        return tr("May lose %1: %2 %").arg(place).arg(chance);
    case Kind::Destroys:
        return tr("Steps that the enemy loses on the average: %1").arg(number(tenths));
    case Kind::Costs:
        return tr("Steps of one's own that it costs on the average: %1").arg(number(tenths));
    }
    return {};
}

} // namespace engine

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/state/logchange.h"

#include <array>

namespace engine::change {

namespace {

/// In the order of the kinds.
constexpr std::array<const char *, 10> logKindNames = {
    "note", "move", "combat", "roll", "draw", "phase", "reveal", "loss", "control", "supply"};

} // namespace

QString nameOf(Log::Kind kind)
{
    return QLatin1String(logKindNames[size_t(kind)]);
}

std::optional<Log::Kind> logKind(const QString &name)
{
    for (size_t i = 0; i < logKindNames.size(); ++i) {
        if (name == QLatin1String(logKindNames[i]))
            return Log::Kind(i);
    }
    return std::nullopt;
}

} // namespace engine::change

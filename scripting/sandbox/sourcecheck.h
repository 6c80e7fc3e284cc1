// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <optional>
#include <string_view>

namespace scripting {

/// Looks over source text for what the sandbox does not offer although Lua's compiler would take
/// it.
struct SourceCheck
{
    struct Flaw
    {
        QByteArray message;
        int line;
    };

    static std::optional<Flaw> run(std::string_view source);
};

} // namespace scripting

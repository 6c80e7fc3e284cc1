// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <optional>
#include <string_view>

namespace scripting {

/// Looks over source text for what the sandbox does not offer although Lua's compiler would take
/// it.
class SourceCheck
{
public:
    struct Flaw
    {
        QByteArray message;
        int line;
    };

    explicit SourceCheck(std::string_view text)
        : m_text(text)
    {
    }

    std::optional<Flaw> run();

private:
    char at(size_t offset) const { return offset < m_text.size() ? m_text[offset] : '\0'; }
    void skipComment();
    void skipQuoted();
    /// Skips `[[...]]` or `[=[...]=]`; does nothing when there is no long bracket here.
    bool skipLong();
    std::string_view takeName();
    std::optional<Flaw> checkName(std::string_view name);
    void advanceTo(size_t offset);

    std::string_view m_text;
    size_t m_at = 0;
    int m_line = 1;
    int m_gotos = 0;
    bool m_afterLess = false; // the last token was '<'
};

} // namespace scripting

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/text.h"

#include <QString>

#include <optional>
#include <utility>
#include <variant>

namespace engine {

/// The paragraph that forbids an action and the module's sentence about it.
struct Objection
{
    NameId rule;
    Text text;
};

/// Why something expected could not be done.
struct Error
{
    enum class Code {
        NotFound,
        BadFormat,
        IllegalAction,
        NotYours, ///< Somebody else's to do or to know.
        ScriptFailed,
        Io,
        NewerFormat, ///< A newer program has written it.
        TooLarge,
        Unsafe
    };
    Code code;
    QString message; ///< Translated, ready to be shown.
    std::optional<Objection> objection =
        {}; ///< Of an illegal action, for readers of other languages.
};

/// Either a value or the reason why there is none.
template<typename T> class [[nodiscard]] Result
{
public:
    Result(T value)
        : m_data(std::move(value))
    {
    }
    Result(Error error)
        : m_data(std::move(error))
    {
    }

    explicit operator bool() const { return std::holds_alternative<T>(m_data); }
    const T &value() const & { return std::get<T>(m_data); }
    T &&value() && { return std::get<T>(std::move(m_data)); }
    const T *operator->() const { return &std::get<T>(m_data); }
    const Error &error() const { return std::get<Error>(m_data); }

private:
    std::variant<T, Error> m_data;
};

/// Stands for "nothing to return" in a Result.
struct Done
{
    bool operator==(const Done &) const = default;
};

} // namespace engine

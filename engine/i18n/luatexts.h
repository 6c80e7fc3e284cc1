// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/i18n/textplace.h"
#include "engine/lua/luatoken.h"

#include <QHash>
#include <QStringList>

#include <vector>

namespace engine {

/// Finds the texts that a Lua source marks for translation, and what the code tells about them.
class LuaTexts
{
public:
    /// One string written as `_"…"`, `_("…" .. "…")` or `_[[…]]`.
    struct Text
    {
        QString text;
        int line = 0;
        TextPlace place;
        /// What `{1}`, `{2}` stand for, as the code has it: `{ _"{1} moves.", piece }`.
        QStringList arguments;
        QString note; ///< A comment `--: …` right above it, for translators.
    };

    static std::vector<Text> of(const QByteArray &utf8);

private:
    explicit LuaTexts(const QByteArray &utf8);
    std::vector<Text> read();
    /// The token behind the string; \a at is the one that the string begins with.
    size_t readString(size_t at, bool inParentheses, QString &text) const;
    QStringList argumentsAfter(size_t at) const;
    TextPlace placeOf(size_t at) const;
    /// What encloses the token with an open bracket at \a open; none: nothing that is known.
    bool enclosing(size_t open, const QString &rule, TextPlace &place) const;
    bool assigned(size_t name, TextPlace &place) const;
    QString actionOf(size_t label) const;
    bool isRuleNumber(size_t at) const;

    QByteArray m_source;
    std::vector<LuaToken> m_tokens;
    QHash<int, QString> m_notes; ///< By the line that they stand in.
    QString m_decision; ///< The one that is being read.
};

} // namespace engine

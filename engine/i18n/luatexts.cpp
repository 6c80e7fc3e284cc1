// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/i18n/luatexts.h"

#include "engine/lua/luascanner.h"

#include <QRegularExpression>

namespace engine {

namespace {

using Type = LuaToken::Type;
using Kind = TextPlace::Kind;

constexpr size_t farBack = 400; ///< Tokens between a text and the word that says what it is for.

bool opens(const LuaToken &token)
{
    return token.is(u"(") || token.is(u"{") || token.is(u"[");
}

bool closes(const LuaToken &token)
{
    return token.is(u")") || token.is(u"}") || token.is(u"]");
}

} // namespace

std::vector<LuaTexts::Text> LuaTexts::of(const QByteArray &utf8)
{
    return LuaTexts(utf8).read();
}

LuaTexts::LuaTexts(const QByteArray &utf8)
    : m_source(utf8)
{
    for (const LuaToken &token : LuaScanner(utf8).tokensAndComments()) {
        if (token.type != Type::Comment)
            m_tokens.push_back(token);
        else if (token.text.startsWith(u':'))
            m_notes.insert(token.line, token.text.sliced(1).simplified());
    }
}

std::vector<LuaTexts::Text> LuaTexts::read()
{
    std::vector<Text> found;
    for (size_t i = 0; i + 1 < m_tokens.size(); ++i) {
        if (m_tokens[i].isName(u"decision")) {
            const size_t name = i + (m_tokens[i + 1].is(u"(") ? 2 : 1);
            if (name < m_tokens.size() && m_tokens[name].type == Type::String)
                m_decision = m_tokens[name].text;
        }
        if (!m_tokens[i].isName(u"_")
            || (i > 0 && (m_tokens[i - 1].is(u".") || m_tokens[i - 1].is(u":"))))
            continue;
        const bool inParentheses = m_tokens[i + 1].is(u"(");
        const size_t at = i + (inParentheses ? 2 : 1);
        Text text;
        text.line = m_tokens[std::min(at, m_tokens.size() - 1)].line;
        const size_t behind = readString(at, inParentheses, text.text);
        if (text.text.isEmpty())
            continue;
        text.place = placeOf(i);
        if (i > 0 && m_tokens[i - 1].is(u"{"))
            text.arguments = argumentsAfter(behind);
        QStringList notes{m_notes.value(text.line)};
        for (int line = text.line - 1; m_notes.contains(line); --line)
            notes.prepend(m_notes.value(line));
        text.note = notes.join(u' ').trimmed();
        found.push_back(std::move(text));
    }
    return found;
}

size_t LuaTexts::readString(size_t at, bool inParentheses, QString &text) const
{
    if (at >= m_tokens.size() || m_tokens[at].type != Type::String)
        return at;
    text = m_tokens[at].text;
    while (inParentheses && at + 2 < m_tokens.size() && m_tokens[at + 1].is(u"..")
           && m_tokens[at + 2].type == Type::String) {
        at += 2;
        text += m_tokens[at].text;
    }
    return at + (inParentheses ? 2 : 1);
}

QStringList LuaTexts::argumentsAfter(size_t at) const
{
    QStringList found;
    int depth = 0;
    size_t from = at;
    for (size_t i = at; i < m_tokens.size() && m_tokens[i].type != Type::End; ++i) {
        const LuaToken &token = m_tokens[i];
        depth += opens(token) ? 1 : 0;
        const bool isEnd = closes(token) && --depth < 0;
        // Only a list has arguments: `{ _"…", piece }`.
        if (isEnd ? !token.is(u"}") : i == at && !token.is(u","))
            return {};
        if (!isEnd && (depth > 0 || !token.is(u",")))
            continue;
        if (i > at && i > from) {
            const qsizetype begin = m_tokens[from].from;
            found.append(
                QString::fromUtf8(m_source.mid(begin, m_tokens[i - 1].to - begin)).simplified());
        }
        if (isEnd)
            return found;
        from = i + 1;
    }
    return {};
}

bool LuaTexts::isRuleNumber(size_t at) const
{
    static const QRegularExpression number(QStringLiteral("^\\d+(\\.\\d+)+$"));
    return m_tokens[at].type == Type::String && number.match(m_tokens[at].text).hasMatch();
}

// What is open around the text says what it is for; what was closed before it does not.
TextPlace LuaTexts::placeOf(size_t at) const
{
    TextPlace place{Kind::Script, {}};
    QString rule;
    int depth = 0;
    for (size_t back = at; back-- > 0 && at - back < farBack;) {
        const LuaToken &token = m_tokens[back];
        if (closes(token)) {
            ++depth;
        } else if (opens(token) && depth > 0) {
            --depth;
        } else if (depth == 0) {
            if (rule.isEmpty() && isRuleNumber(back))
                rule = token.text;
            if ((opens(token) && enclosing(back, rule, place))
                || (token.type == Type::Name && assigned(back, place)))
                return place;
            const bool isFunction = token.isName(u"function") && place.id.isEmpty();
            for (size_t i = back + 1; isFunction && !m_tokens[i].is(u"(") && i < at; ++i)
                place.id += m_tokens[i].text;
        }
    }
    return place;
}

bool LuaTexts::enclosing(size_t open, const QString &rule, TextPlace &place) const
{
    if (open == 0 || m_tokens[open - 1].type != Type::Name)
        return false;
    const QString &name = m_tokens[open - 1].text;
    if (name == u"need" || name == u"refuse")
        place = {Kind::WhyNot, rule};
    else if (name == u"log")
        place = {Kind::Log, {}};
    else
        return false;
    return true;
}

bool LuaTexts::assigned(size_t name, TextPlace &place) const
{
    if (!m_tokens[name + 1].is(u"="))
        return false;
    const QString &word = m_tokens[name].text;
    if (word == u"label")
        place = {Kind::Action, actionOf(name)};
    else if (word == u"prompt" || word == u"help" || word == u"title")
        place = {Kind::Decision, m_decision};
    else
        return false;
    return true;
}

// `attack = { label = … }` or `offer:button("attack", { label = … })`.
QString LuaTexts::actionOf(size_t label) const
{
    int depth = 0;
    for (size_t back = label; back-- > 1 && label - back < farBack;) {
        depth += closes(m_tokens[back]) ? 1 : 0;
        if (!opens(m_tokens[back]) || depth-- > 0)
            continue;
        const LuaToken &before = m_tokens[back - 1];
        const bool isNamed = back > 1 && (before.is(u"=") || before.is(u","));
        const LuaToken &named = m_tokens[back - (isNamed ? 2 : 0)];
        const bool isIt = before.is(u"=") ? named.type == Type::Name : named.type == Type::String;
        return isNamed && isIt ? named.text : QString();
    }
    return {};
}

} // namespace engine

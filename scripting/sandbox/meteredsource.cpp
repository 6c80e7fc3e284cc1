// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/sandbox/meteredsource.h"

#include <algorithm>

namespace scripting {

namespace {

using engine::LuaTokens;
using Token = LuaTokens::Token;

std::string payment(int tokens)
{
    // An instruction for about two tokens, and a few for the payment.
    const std::string gas = std::to_string(4 + tokens / 2);
    return " local __n=__gas-" + gas + " __gas=__n if __n<0 then __tick()end ";
}

} // namespace

MeteredSource::MeteredSource(std::string_view source)
    : m_source(source)
{
    open(Block::Function);
    openStretch(0);
    LuaTokens tokens(source);
    for (Token token = tokens.next(); token.kind != Token::End; token = tokens.next()) {
        ++m_tokens;
        ++m_stretches[size_t(m_blocks.back().stretch)].tokens;
        read(token);
    }
}

void MeteredSource::read(const Token &token)
{
    const bool colon = token.is(":");
    if (colon && m_colons == 1 && m_lastColon + 1 == token.offset) {
        m_inLabel = !m_inLabel;
        m_colons = 0;
        return;
    }
    m_colons = colon ? 1 : 0;
    m_lastColon = token.offset;
    // The parameters of a function have no parentheses inside.
    if (m_inParameters && token.is(")")) {
        m_inParameters = false;
        openStretch(token.offset + 1);
    } else if (token.kind == Token::Name) {
        if (m_inLabel)
            m_blocks.back().labels.emplace_back(token.text, m_tokens);
        else
            readName(token);
    }
}

void MeteredSource::readName(const Token &token)
{
    if (m_afterGoto) {
        m_afterGoto = false;
        readJump(token.text);
    } else if (token.text == "function") {
        open(Block::Function);
        m_inParameters = true;
    } else if (token.text == "while" || token.text == "for") {
        open(Block::LoopHead);
    } else if (token.text == "repeat") {
        open(Block::Loop);
        openStretch(token.offset + token.text.size());
    } else if (token.text == "if") {
        open(Block::Plain);
    } else if (token.text == "do" && m_blocks.back().kind == Block::LoopHead) {
        m_blocks.back().kind = Block::Loop;
        openStretch(token.offset + token.text.size());
    } else if (token.text == "do") {
        open(Block::Plain);
    } else if (token.text == "end" || token.text == "until") {
        close();
    } else if (token.text == "goto") {
        m_afterGoto = true;
        m_goto = token.offset;
    }
}

void MeteredSource::readJump(std::string_view label)
{
    // Only a label that was before can make a loop; those of closed blocks can't be seen any more.
    for (auto block = m_blocks.rbegin(); block != m_blocks.rend(); ++block) {
        for (const auto &[name, tokens] : block->labels) {
            if (name == label) {
                m_stretches.push_back({m_goto, m_tokens - tokens});
                return;
            }
        }
        if (block->kind == Block::Function)
            return;
    }
}

void MeteredSource::open(Block::Kind kind)
{
    m_blocks.push_back({kind, m_blocks.empty() ? 0 : m_blocks.back().stretch, {}});
}

void MeteredSource::openStretch(size_t offset)
{
    m_blocks.back().stretch = int(m_stretches.size());
    m_stretches.push_back({offset, 0});
}

void MeteredSource::close()
{
    if (m_blocks.size() > 1)
        m_blocks.pop_back();
}

std::string MeteredSource::text() const
{
    std::vector<Stretch> stretches = m_stretches;
    std::stable_sort(stretches.begin(), stretches.end(),
                     [](const Stretch &a, const Stretch &b) { return a.offset < b.offset; });
    std::string result = "local __gas,__tick=... return function(...)";
    size_t from = 0;
    for (const Stretch &stretch : stretches) {
        result.append(m_source.substr(from, stretch.offset - from));
        result.append(payment(stretch.tokens));
        from = stretch.offset;
    }
    result.append(m_source.substr(from));
    result.append("\nend");
    return result;
}

} // namespace scripting

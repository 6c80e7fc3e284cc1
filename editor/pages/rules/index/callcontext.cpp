// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/rules/index/callcontext.h"

namespace editor {

using Type = engine::LuaToken::Type;
using Tokens = std::vector<const engine::LuaToken *>;

namespace {

/// Fills in what is called, for a call whose bracket or text comes after \a before.
void setCalled(CallContext &context, const Tokens &code, size_t before)
{
    if (before >= code.size() || code[before]->type != Type::Name
        || scripting::LuaOutline::isKeyword(code[before]->text))
        return;
    context.name = code[before]->text;
    context.end = code[before]->end();
}

/// Goes back from \a last to the bracket of the call that is still open.
void findCall(CallContext &context, const Tokens &code, size_t last)
{
    int depth = 0;
    for (size_t i = last + 1; i-- > 0;) {
        const auto &token = *code[i];
        if (token.is(u")") || token.is(u"]") || token.is(u"}") || token.isName(u"end"))
            ++depth;
        else if (token.isName(u"function") || token.isName(u"then") || token.isName(u"do"))
            --depth;
        else if (token.is(u"(") || token.is(u"[") || token.is(u"{")) {
            if (depth-- > 0)
                continue;
            if (token.is(u"(") && i > 0)
                setCalled(context, code, i - 1);
            else if (token.is(u"{") && i > 0 && context.name.isEmpty()) {
                // `game:pieces{ side = "…" }`
                setCalled(context, code, i - 1);
            }
            return;
        } else if (token.is(u",") && depth == 0) {
            ++context.argument;
        }
        if (depth < 0)
            return;
    }
}

} // namespace

bool CallContext::isComment(const scripting::LuaOutline &outline, int position)
{
    const int index = outline.tokenAt(position);
    return index >= 0 && outline.tokens[size_t(index)].type == Type::Comment;
}

CallContext CallContext::at(const scripting::LuaOutline &outline, int position)
{
    CallContext context;
    Tokens code; // what ends before the place
    const engine::LuaToken *string = nullptr;
    for (const auto &token : outline.tokens) {
        if (token.offset() >= position || token.type == Type::End)
            break;
        if (token.type == Type::Comment)
            continue;
        // A text that is being typed has no closing quote yet.
        const bool isOpen = token.length() < token.text.size() + 2;
        const bool isInside = token.type == Type::String
            && (position < token.end() || (isOpen && position == token.end()));
        if (isInside)
            string = &token;
        else
            code.push_back(&token);
    }
    context.isString = string != nullptr;
    context.from = string ? string->offset() + 1 : position;
    if (code.empty())
        return context;
    const size_t last = code.size() - 1;
    const bool isKey = code[last]->is(u"=") && last > 0 && code[last - 1]->type == Type::Name;
    if (isKey)
        context.key = code[last - 1]->text;
    if (string && code[last]->type == Type::Name) {
        setCalled(context, code, last);
        return context;
    }
    findCall(context, code, last);
    return context;
}

} // namespace editor

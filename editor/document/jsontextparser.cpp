// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/jsontextparser.h"

namespace editor {

JsonTextPointer JsonTextParser::parse()
{
    blank();
    return value();
}

QByteArray JsonTextParser::blank()
{
    const qsizetype from = m_at;
    while (peek() == ' ' || peek() == '\n' || peek() == '\t' || peek() == '\r')
        ++m_at;
    return m_text.mid(from, m_at - from);
}

QByteArray JsonTextParser::string()
{
    const qsizetype from = m_at++;
    while (m_at < m_text.size() && m_text[m_at] != '"')
        m_at += m_text[m_at] == '\\' ? 2 : 1;
    ++m_at;
    return m_text.mid(from, m_at - from);
}

QByteArray JsonTextParser::scalar()
{
    const qsizetype from = m_at;
    while (m_at < m_text.size() && !strchr(" \n\t\r,]}", m_text[m_at]))
        ++m_at;
    return m_text.mid(from, m_at - from);
}

JsonTextPointer JsonTextParser::value()
{
    using Type = JsonText::Type;
    auto text = std::make_shared<JsonText>();
    switch (peek()) {
    case '{':
    case '[':
        text->m_type = peek() == '{' ? Type::Object : Type::Array;
        members(*text);
        return text;
    case '"':
        text->m_type = Type::String;
        text->m_scalar = string();
        return text;
    default:
        text->m_scalar = scalar();
        break;
    }
    if (text->m_scalar == "true" || text->m_scalar == "false")
        text->m_type = Type::Bool;
    else if (text->m_scalar != "null")
        text->m_type = text->m_scalar.contains('.') || text->m_scalar.contains('e')
                || text->m_scalar.contains('E')
            ? Type::Real
            : Type::Integer;
    return text;
}

void JsonTextParser::members(JsonText &container)
{
    ++m_at;
    for (;;) {
        JsonText::Member member;
        member.blank = blank();
        if (peek() == '}' || peek() == ']') {
            container.m_end = member.blank;
            break;
        }
        if (container.m_type == JsonText::Type::Object) {
            member.key = string();
            const qsizetype from = m_at;
            blank();
            ++m_at; // the colon
            blank();
            member.between = m_text.mid(from, m_at - from);
        }
        member.value = value();
        const QByteArray after = blank();
        const bool isLast = peek() != ',';
        if (isLast)
            container.m_end = after;
        else
            member.after = after;
        container.m_members.push_back(std::move(member));
        if (isLast)
            break;
        ++m_at;
    }
    ++m_at;
}

} // namespace editor

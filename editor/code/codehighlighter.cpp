// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/code/codehighlighter.h"

#include "engine/lua/luascanner.h"
#include "scripting/source/luaoutline.h"

#include <QFileInfo>
#include <QTextDocument>

#include <algorithm>

namespace editor {

using Type = engine::LuaToken::Type;

namespace {

QTextCharFormat colored(const QColor &color)
{
    QTextCharFormat format;
    format.setForeground(color);
    return format;
}

} // namespace

CodeHighlighter::CodeHighlighter(QTextDocument *document)
    : QSyntaxHighlighter(document)
{
}

CodeHighlighter::Language CodeHighlighter::languageOf(const QString &file)
{
    const QString ending = QFileInfo(file).suffix();
    if (ending == u"lua")
        return Language::Lua;
    return ending == u"json" || ending == u"play" ? Language::Json : Language::Plain;
}

void CodeHighlighter::setLanguage(Language language)
{
    m_language = language;
    rehighlight();
}

void CodeHighlighter::setColors(const CodeColors &colors)
{
    m_colors = colors;
    rehighlight();
}

void CodeHighlighter::setKnown(const QSet<QString> &names)
{
    m_known = names;
    rehighlight();
}

void CodeHighlighter::highlightBlock(const QString &text)
{
    if (m_language == Language::Lua)
        highlightLua(text);
    else if (m_language == Language::Json)
        highlightJson(text);
}

void CodeHighlighter::scan()
{
    // A text or comment may go over many lines, so that a line can't be understood alone.
    // A text that is set as a whole may have the number of the one before.
    if (m_revision == document()->revision() && currentBlock().blockNumber() > 0)
        return;
    m_revision = document()->revision();
    QString text = document()->toRawText();
    text.replace(QChar::ParagraphSeparator, u'\n');
    m_tokens = engine::LuaScanner(text.toLatin1()).tokensAndComments();
}

void CodeHighlighter::highlightLua(const QString &text)
{
    scan();
    const int begin = currentBlock().position();
    const int end = begin + int(text.size());
    auto it = std::lower_bound(
        m_tokens.begin(), m_tokens.end(), begin,
        [](const engine::LuaToken &token, int offset) { return token.end() <= offset; });
    int goesOn = 0;
    for (; it != m_tokens.end() && it->offset() <= end; ++it) {
        const int from = std::max(it->offset(), begin);
        const int to = std::min(it->end(), end);
        if (to > from)
            setFormat(from - begin, to - from, formatOf(size_t(it - m_tokens.begin())));
        if (it->end() > end)
            goesOn = it->type == Type::Comment ? 1 : 2;
    }
    // A line is coloured anew when what reaches into it from above becomes something else.
    setCurrentBlockState(goesOn);
}

bool CodeHighlighter::isCalled(size_t token) const
{
    if (token + 1 >= m_tokens.size())
        return false;
    const engine::LuaToken &next = m_tokens[token + 1];
    return next.is(u"(") || next.is(u"{")
        || (next.type == Type::String && next.line == m_tokens[token].line);
}

QTextCharFormat CodeHighlighter::formatOf(size_t token) const
{
    const engine::LuaToken &one = m_tokens[token];
    if (one.type == Type::Comment) {
        QTextCharFormat format = colored(m_colors.comment);
        format.setFontItalic(true);
        return format;
    }
    if (one.type == Type::String)
        return colored(m_colors.string);
    if (one.type == Type::Number)
        return colored(m_colors.number);
    if (one.type != Type::Name)
        return {};
    if (scripting::LuaOutline::isKeyword(one.text))
        return colored(m_colors.keyword);
    const bool isField =
        token > 0 && (m_tokens[token - 1].is(u".") || m_tokens[token - 1].is(u":"));
    if (!isField && m_known.contains(one.text))
        return colored(m_colors.known);
    const bool isNamed = token > 0 && m_tokens[token - 1].isName(u"function");
    return isNamed || isCalled(token) ? colored(m_colors.function) : QTextCharFormat();
}

void CodeHighlighter::highlightJson(const QString &text)
{
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        qsizetype end = i + 1;
        if (c == u'"') {
            while (end < text.size() && text[end] != u'"')
                end += text[end] == u'\\' ? 2 : 1;
            end = std::min(end + 1, text.size());
            const bool isKey = QStringView(text).mid(end).trimmed().startsWith(u':');
            setFormat(int(i), int(end - i), colored(isKey ? m_colors.function : m_colors.string));
        } else if (c.isDigit() || c == u'-') {
            while (end < text.size() && (text[end].isLetterOrNumber() || text[end] == u'.'))
                ++end;
            setFormat(int(i), int(end - i), colored(m_colors.number));
        } else if (c.isLetter()) {
            while (end < text.size() && text[end].isLetter())
                ++end;
            setFormat(int(i), int(end - i), colored(m_colors.keyword));
        }
        i = end - 1;
    }
}

} // namespace editor

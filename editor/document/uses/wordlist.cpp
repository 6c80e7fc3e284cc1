// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/uses/wordlist.h"

#include "editor/document/jsonwalk.h"
#include "engine/lua/luascanner.h"

#include <algorithm>

namespace editor {

using engine::LuaToken;

namespace {

bool isWordByte(char c)
{
    return uchar(c) >= 0x80 || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z')
        || (c >= 'A' && c <= 'Z') || c == '_';
}

/// Joins the parts of "4.2", "BL-INF-1" and "combat.target".
bool isJoint(char c)
{
    return c == '.' || c == '-';
}

bool isText(const QString &name)
{
    static const QStringList endings{QStringLiteral(".tsv"), QStringLiteral(".ts"),
                                     QStringLiteral(".md"), QStringLiteral(".play")};
    return std::any_of(endings.begin(), endings.end(),
                       [&](const QString &ending) { return name.endsWith(ending); });
}

/// The bytes between the quotes or long brackets of a Lua string, which may not be closed.
QByteArrayView inside(QByteArrayView string)
{
    QByteArray close(1, string.front());
    if (close == "[") {
        qsizetype level = 0;
        while (level + 1 < string.size() && string[level + 1] == '=')
            ++level;
        close = ']' + QByteArray(level, '=') + ']';
    }
    const bool isClosed = string.size() >= 2 * close.size() && string.endsWith(close);
    string = string.sliced(std::min(string.size(), close.size()));
    return isClosed ? string.chopped(close.size()) : string;
}

} // namespace

WordList::WordList(const QString &name, const FileContent &content)
{
    if (content.json())
        addJson(content);
    else if (name.endsWith(QLatin1String(".lua")))
        addLua(content.bytes());
    else if (isText(name) || name.endsWith(QLatin1String(".json")))
        addText(content.bytes(), {});
}

const std::vector<WordList::Spot> &WordList::spots(const QString &word) const
{
    static const std::vector<Spot> none;
    const auto it = m_spots.constFind(word);
    return it == m_spots.constEnd() ? none : *it;
}

void WordList::collect(const QString &start, QSet<QString> &words) const
{
    for (auto it = m_spots.keyBegin(); it != m_spots.keyEnd(); ++it) {
        if (it->startsWith(start))
            words.insert(*it);
    }
}

bool WordList::isCode(const QString &word)
{
    return std::any_of(word.begin(), word.end(),
                       [](QChar c) { return c.isDigit() || c == u'.' || c == u'-' || c == u'_'; });
}

void WordList::add(const QString &word, const Spot &spot)
{
    m_spots[word].push_back(spot);
}

void WordList::addText(QByteArrayView text, Spot spot)
{
    const qsizetype start = spot.from;
    qsizetype at = 0;
    while (at < text.size()) {
        const char c = text[at];
        spot.line += c == '\n' ? 1 : 0;
        if (!isWordByte(c)) {
            // What is escaped belongs to no word.
            at += c == '\\' && !text.sliced(at + 1).startsWith('\n') ? 2 : 1;
            continue;
        }
        qsizetype end = at + 1;
        while (end < text.size()
               && (isWordByte(text[end])
                   || (isJoint(text[end]) && end + 1 < text.size() && isWordByte(text[end + 1]))))
            ++end;
        spot.from = start + at;
        spot.size = end - at;
        add(QString::fromUtf8(text.sliced(at, end - at)), spot);
        at = end;
    }
}

void WordList::addString(const QString &meaning, QByteArrayView written, const Spot &spot)
{
    if (meaning.isEmpty())
        return;
    add(meaning, spot);
    Spot inner = spot;
    inner.kind = Use::Kind::Mention;
    const bool isOneWord = std::all_of(written.begin(), written.end(),
                                       [](char c) { return isWordByte(c) || isJoint(c); });
    if (!isOneWord)
        addText(written, inner);
}

void WordList::addLua(const QByteArray &source)
{
    for (const LuaToken &token : engine::LuaScanner(source).tokensAndComments()) {
        const QByteArrayView written =
            QByteArrayView(source).sliced(token.offset(), token.length());
        Spot spot{Use::Kind::Comment, token.offset(), token.length(), token.line};
        if (token.type == LuaToken::Type::Comment) {
            addText(written, spot);
        } else if (token.type == LuaToken::Type::Name) {
            spot.kind = Use::Kind::Name;
            add(token.text, spot);
        } else if (token.type == LuaToken::Type::String) {
            const QByteArrayView text = inside(written);
            spot = {Use::Kind::Text, text.data() - source.constData(), text.size(), token.line};
            addString(token.text, text, spot);
        }
    }
}

void WordList::addJson(const FileContent &content)
{
    JsonWalk::through(content, [this](const JsonWalk::Stop &stop) {
        if (stop.member && !stop.member->key.isEmpty())
            add(std::get<QString>(stop.path.back()),
                {Use::Kind::Key, stop.key + 1, stop.member->key.size() - 2, stop.keyLine});
        if (stop.value.type() != JsonText::Type::String)
            return;
        const QByteArray scalar = stop.value.write();
        addString(stop.value.toJson().toString(),
                  QByteArrayView(scalar).sliced(1, scalar.size() - 2),
                  {Use::Kind::Value, stop.from + 1, scalar.size() - 2, stop.line});
    });
}

} // namespace editor

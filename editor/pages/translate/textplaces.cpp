// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/translate/textplaces.h"

#include "editor/pages/translate/translationtext.h"
#include "engine/i18n/luascanner.h"

#include <QFileInfo>
#include <QRegularExpression>

namespace editor {

using engine::Json;
using engine::LuaToken;

namespace {

constexpr size_t c_farBack = 60; ///< Tokens between a text and the word that says what it is for.

struct Walk
{
    QString list; ///< The key at the top of the file.
    QString id; ///< Of the innermost thing that has one.
};

template<typename Found> void walk(const Json &json, const Walk &at, const Found &found)
{
    if (json.isString())
        found(json.toString(), at);
    Walk inside = at;
    if (const Json &id = json[u"id"]; id.isString())
        inside.id = id.toString();
    for (qsizetype i = 0; i < json.size(); ++i) {
        Walk next = inside;
        if (json.isObject() && at.list.isEmpty())
            next.list = json.keyAt(i);
        // Maps from ids to things.
        else if (json.isObject() && json.at(i).isObject())
            next.id = json.keyAt(i);
        walk(json.at(i), next, found);
    }
}

bool isRuleNumber(const LuaToken &token)
{
    static const QRegularExpression number(QStringLiteral("^\\d+(\\.\\d+)+$"));
    return token.type == LuaToken::Type::String && number.match(token.text).hasMatch();
}

} // namespace

QHash<QString, QString> TextPlaces::labels(const QList<engine::SourceText> &texts,
                                           const FileContents &files)
{
    QHash<QString, QString> all;
    for (const engine::SourceText &text : texts) {
        const QString key = TranslationText::keyOf(text.context, text.comment, text.source);
        if (!text.comment.isEmpty()) {
            all.insert(key, tr("rule %1").arg(text.comment.section(u' ', 0, 0)));
            continue;
        }
        const QString found = labelsOf(text.context, files).value(text.source);
        const QString file = QFileInfo(text.context).fileName();
        all.insert(key,
                   !found.isEmpty()    ? found
                       : text.line > 0 ? QStringLiteral("%1 %2").arg(file).arg(text.line)
                                       : label(text.context, {}, {}));
    }
    return all;
}

const TextPlaces::Labels &TextPlaces::labelsOf(const QString &file, const FileContents &files)
{
    Known &known = m_files[file];
    const auto content = files.value(file);
    if (known.content == content)
        return known.labels;
    known = {content, {}};
    if (content && content->json())
        addJson(known.labels, file, content->json()->toJson());
    else if (content && file.endsWith(u".lua"))
        addLua(known.labels, content->bytes());
    return known.labels;
}

void TextPlaces::addJson(Labels &labels, const QString &file, const Json &json)
{
    walk(json, {}, [&](const QString &source, const Walk &at) {
        if (!labels.contains(source))
            labels.insert(source, label(file, at.list, at.id));
    });
}

void TextPlaces::addLua(Labels &labels, const QByteArray &lua)
{
    const QHash<QString, QString> words{
        {QStringLiteral("label"), tr("action")},  {QStringLiteral("prompt"), tr("decision")},
        {QStringLiteral("help"), tr("decision")}, {QStringLiteral("log"), tr("log")},
        {QStringLiteral("need"), tr("why not")},  {QStringLiteral("refuse"), tr("why not")},
        {QStringLiteral("title"), tr("decision")}};
    const auto tokens = engine::LuaScanner(lua).tokens();
    for (size_t i = 0; i + 1 < tokens.size(); ++i) {
        const size_t text = tokens[i + 1].is(u"(") ? i + 2 : i + 1;
        if (!tokens[i].isName(u"_") || text >= tokens.size()
            || tokens[text].type != LuaToken::Type::String || labels.contains(tokens[text].text))
            continue;
        QString number;
        for (size_t back = i; back-- > 0 && i - back < c_farBack;) {
            if (number.isEmpty() && isRuleNumber(tokens[back]))
                number = u' ' + tokens[back].text;
            const QString word = tokens[back].type == LuaToken::Type::Name
                ? words.value(tokens[back].text)
                : QString();
            if (word.isEmpty())
                continue;
            labels.insert(tokens[text].text, word == tr("why not") ? word + number : word);
            break;
        }
    }
}

QString TextPlaces::pieceLabel(const QString &list, const QString &id)
{
    if (list == u"formations")
        return tr("formation %1").arg(id);
    if (list == u"types")
        return tr("type %1").arg(id);
    return list == u"templates" ? tr("template %1").arg(id) : tr("counter %1").arg(id);
}

QString TextPlaces::boardLabel(const QString &file, const QString &list, const QString &id)
{
    if (list == u"spaces")
        return tr("space %1").arg(id);
    if (list == u"labels")
        return tr("name on the map");
    if (list == u"ways" || list == u"edges")
        return tr("river or road");
    return tr("board %1").arg(QFileInfo(file).completeBaseName());
}

QString TextPlaces::label(const QString &file, const QString &list, const QString &id)
{
    const QString stem = QFileInfo(file).completeBaseName();
    if (file == u"pieces.json")
        return pieceLabel(list, id);
    if (file.startsWith(u"boards/"))
        return boardLabel(file, list, id);
    const bool isGround = list == u"terrains" || list == u"edges" || list == u"ways";
    if (file.startsWith(u"tables/"))
        return isGround && !id.isEmpty() ? tr("terrain %1").arg(id) : tr("table %1").arg(stem);
    if (file.startsWith(u"scenarios/"))
        return tr("scenario %1").arg(stem);
    if (file == u"rules/sequence.json")
        return tr("phase %1").arg(id);
    if (file == u"rules/state.json")
        return tr("variable %1").arg(id);
    if (list == u"sides")
        return tr("side %1").arg(id);
    if (list == u"seats")
        return tr("seat %1").arg(id);
    return list == u"options" ? tr("option %1").arg(id) : tr("about the game");
}

} // namespace editor

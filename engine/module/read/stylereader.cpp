// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/module/read/stylereader.h"

#include <QRegularExpression>

namespace engine {

namespace {

constexpr double farthestSign = 400;
constexpr int longestLabel = 4;

bool isPrintColor(const QString &text)
{
    static const QRegularExpression form(QStringLiteral("^#[0-9a-fA-F]{6}\\z"));
    return form.match(text).hasMatch();
}

} // namespace

StyleReader::StyleReader(LoadContext &context)
    : m_context(context)
{
}

void StyleReader::read()
{
    for (const Board &board : m_context.module.map.boards()) {
        if (!board.style.isObject())
            continue;
        JsonReader style(board.style, QStringLiteral("boards/%1.json").arg(board.id),
                         m_context.issues, QStringLiteral("style"));
        readLook(style);
        style.real(u"firs", 0, 1, 0);
        style.boolean(u"straight_ways", false);
        if (style.has(u"palettes"))
            readLooks(style.object(u"palettes"));
        for (JsonReader &sign : style.optionalArray(u"signs"))
            readSign(sign);
        for (JsonReader &entry : style.optionalArray(u"entries"))
            readEntry(entry);
    }
}

void StyleReader::readLook(JsonReader &reader)
{
    readColors(reader, u"palette");
    readColors(reader, u"palette_dark");
    reader.boolean(u"frozen", false);
    reader.boolean(u"bare", false);
}

void StyleReader::readColors(JsonReader &reader, QStringView key)
{
    for (auto &[token, color] : reader.optionalMap(key)) {
        const QString text = color.asString();
        if (color.isPresent() && !isPrintColor(text))
            color.problem(tr("“%1” is no colour; write it as #rrggbb.").arg(text));
    }
}

void StyleReader::readLooks(JsonReader palettes)
{
    if (!palettes.isPresent())
        return;
    palettes.allowKeys({u"by", u"looks"});
    const QString variable = palettes.string(u"by");
    const auto &variables = m_context.module.state.variables;
    const auto isIt = [&](const StateDeclaration::Variable &one) {
        return m_context.module.names.text(one.name) == variable;
    };
    if (palettes.value()[u"by"].isString()
        && std::none_of(variables.begin(), variables.end(), isIt))
        palettes.problem(palettes.value()[u"by"],
                         tr("There is no variable “%1” in rules/state.json.").arg(variable));
    auto looks = palettes.map(u"looks");
    if (palettes.value()[u"looks"].isObject() && looks.isEmpty())
        palettes.problem(palettes.value()[u"looks"], tr("There must be at least one look."));
    for (auto &[value, look] : looks) {
        if (!look.expectObject())
            continue;
        look.allowKeys({u"palette", u"palette_dark", u"frozen", u"bare"});
        readLook(look);
    }
}

void StyleReader::readSign(JsonReader &reader)
{
    if (!reader.expectObject())
        return;
    reader.allowKeys({u"property", u"feature", u"look", u"side", u"at"});
    if (reader.has(u"property") == reader.has(u"feature"))
        reader.problem(tr("A sign has either a “property” or a “feature”."));
    reader.choice<int>(u"look", {{u"bunker", 0}, {u"garrison", 1}, {u"bridge", 2}});
    const QString name = reader.string(u"property", QString());
    const auto &properties = m_context.module.state.spaceProperties;
    const auto found = std::find_if(properties.begin(), properties.end(), [&](const auto &one) {
        return m_context.module.names.text(one.name) == name;
    });
    if (!name.isEmpty() && found == properties.end())
        reader.problem(reader.value()[u"property"],
                       tr("Spaces have no property “%1” in rules/state.json.").arg(name));
    else if (!name.isEmpty() && found->secret)
        reader.problem(reader.value()[u"property"],
                       tr("“%1” is secret: a sign would show it to everybody.").arg(name));
    const QString side = reader.string(u"side", QString());
    if (!side.isEmpty() && !m_context.module.side(side))
        reader.problem(reader.value()[u"side"], tr("There is no side “%1”.").arg(side));
    QList<JsonReader> at = reader.optionalArray(u"at");
    if (reader.has(u"at") && at.size() != 2)
        reader.problem(reader.value()[u"at"], tr("“at” must be two numbers."));
    for (JsonReader &number : at)
        number.asReal(-farthestSign, farthestSign);
}

void StyleReader::readEntry(JsonReader &reader)
{
    if (!reader.expectObject())
        return;
    reader.allowKeys({u"side", u"label", u"from", u"to"});
    const QString side = reader.string(u"side", QString());
    if (!side.isEmpty() && !m_context.module.side(side))
        reader.problem(reader.value()[u"side"], tr("There is no side “%1”.").arg(side));
    if (reader.string(u"label").size() > longestLabel)
        reader.problem(reader.value()[u"label"],
                       tr("A label has at most %1 letters.").arg(longestLabel));
    for (const QStringView end : {u"from", u"to"}) {
        const QString id = reader.string(end);
        if (!id.isEmpty() && !m_context.module.map.find(id))
            reader.problem(reader.value()[end], tr("There is no space “%1” on any board.").arg(id));
    }
}

} // namespace engine

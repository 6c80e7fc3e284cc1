// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/protocol/queryarguments.h"

#include <QCoreApplication>

namespace engine {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(QueryArguments)
};

enum class Kind { Piece, Pieces, Side, Space, Text, Object };

struct Argument
{
    QStringView name;
    Kind kind;
    enum class Need { Always, Maybe } need = Need::Always;
};

struct Known
{
    QStringView query;
    std::vector<Argument> arguments;
};

const std::vector<Known> &knownQueries()
{
    using enum Argument::Need;
    static const std::vector<Known> all = {
        {u"reach", {{u"piece", Kind::Piece}, {u"mode", Kind::Text, Maybe}}},
        {u"zoc", {{u"side", Kind::Side}}},
        {u"supply", {{u"side", Kind::Side}}},
        {u"trace", {{u"piece", Kind::Piece}}},
        {u"command", {{u"piece", Kind::Piece}}},
        {u"odds",
         {{u"attackers", Kind::Pieces, Maybe},
          {u"space", Kind::Space},
          {u"support", Kind::Object, Maybe}}},
        {u"stacking", {{u"space", Kind::Space}, {u"side", Kind::Side}}},
    };
    return all;
}

QString shown(const Json &json)
{
    return json.isString() ? json.toString().left(60)
                           : QString::fromUtf8(json.write(Json::Style::Compact).left(60));
}

Error unknown(const QString &message, const Json &given)
{
    return {Error::Code::NotFound, message.arg(shown(given))};
}

Error wrong(const QString &message, QStringView name)
{
    return {Error::Code::BadFormat, message.arg(name)};
}

Result<Done> checkPiece(const Json &given, const ValueCodec &values, QStringView name)
{
    if (!given.isString())
        return wrong(Words::tr("\"%1\" is the id of a piece."), name);
    if (!values.piece(given))
        return unknown(Words::tr("There is no piece '%1'."), given);
    return Done{};
}

Result<Done> checkPieces(const Json &given, const ValueCodec &values, QStringView name)
{
    if (!given.isArray())
        return wrong(Words::tr("\"%1\" is a list of pieces."), name);
    for (qsizetype i = 0; i < given.size(); ++i) {
        if (auto done = checkPiece(given.at(i), values, name); !done)
            return done;
    }
    return Done{};
}

Result<Done> check(const Argument &argument, const Json &given, const ValueCodec &values)
{
    const QStringView name = argument.name;
    switch (argument.kind) {
    case Kind::Piece:
        return checkPiece(given, values, name);
    case Kind::Pieces:
        return checkPieces(given, values, name);
    case Kind::Side:
        if (!given.isString())
            return wrong(Words::tr("\"%1\" is the id of a side."), name);
        if (!values.side(given))
            return unknown(Words::tr("There is no side '%1'."), given);
        break;
    case Kind::Space:
        if (!given.isString())
            return wrong(Words::tr("\"%1\" is the id of a space."), name);
        if (!values.space(given))
            return unknown(Words::tr("There is no space '%1'."), given);
        break;
    case Kind::Text:
        if (!given.isString())
            return wrong(Words::tr("\"%1\" is a text."), name);
        break;
    case Kind::Object:
        if (!given.isObject())
            return wrong(Words::tr("\"%1\" is an object."), name);
        break;
    }
    return Done{};
}

} // namespace

Result<Done> checkQueryArguments(const QString &name, const Json &arguments,
                                 const ValueCodec &values)
{
    const auto &all = knownQueries();
    const auto known =
        std::find_if(all.begin(), all.end(), [&](const Known &one) { return one.query == name; });
    if (known == all.end())
        return Done{};
    for (const Argument &argument : known->arguments) {
        const Json &given = arguments[argument.name];
        if (given.isNull() && argument.need == Argument::Need::Maybe)
            continue;
        if (auto done = check(argument, given, values); !done)
            return done;
    }
    return Done{};
}

} // namespace engine

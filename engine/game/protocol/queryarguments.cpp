// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/protocol/queryarguments.h"

#include "engine/rules/protocol.h"

#include <QCoreApplication>

namespace engine {

namespace {

struct ArgumentWords
{
    Q_DECLARE_TR_FUNCTIONS(QueryArguments)
};

using Kind = Shape::Kind;

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
        return wrong(ArgumentWords::tr("\"%1\" is the id of a piece."), name);
    if (!values.piece(given))
        return unknown(ArgumentWords::tr("There is no piece '%1'."), given);
    return Done{};
}

Result<Done> checkSide(const Json &given, const ValueCodec &values, QStringView name)
{
    if (!given.isString())
        return wrong(ArgumentWords::tr("\"%1\" is the id of a side."), name);
    if (!values.side(given))
        return unknown(ArgumentWords::tr("There is no side '%1'."), given);
    return Done{};
}

Result<Done> checkSpace(const Json &given, const ValueCodec &values, QStringView name)
{
    if (!given.isString())
        return wrong(ArgumentWords::tr("\"%1\" is the id of a space."), name);
    if (!values.space(given))
        return unknown(ArgumentWords::tr("There is no space '%1'."), given);
    return Done{};
}

Result<Done> checkPieces(const Json &given, const ValueCodec &values, QStringView name)
{
    if (!given.isArray())
        return wrong(ArgumentWords::tr("\"%1\" is a list of pieces."), name);
    for (qsizetype i = 0; i < given.size(); ++i) {
        if (auto done = checkPiece(given.at(i), values, name); !done)
            return done;
    }
    return Done{};
}

Result<Done> check(QStringView name, const Shape &shape, const Json &given,
                   const ValueCodec &values)
{
    switch (shape.kind()) {
    case Kind::Piece:
        return checkPiece(given, values, name);
    case Kind::List:
        return checkPieces(given, values, name);
    case Kind::Side:
        return checkSide(given, values, name);
    case Kind::Space:
        return checkSpace(given, values, name);
    case Kind::Word:
        if (!given.isString())
            return wrong(ArgumentWords::tr("\"%1\" is a text."), name);
        return Done{};
    default:
        Q_ASSERT(shape.kind() == Kind::Object);
        if (!given.isObject())
            return wrong(ArgumentWords::tr("\"%1\" is an object."), name);
        return Done{};
    }
}

} // namespace

Result<Done> checkQueryArguments(const QString &name, const Json &arguments,
                                 const ValueCodec &values)
{
    const protocol::QueryEntry *known = protocol::query(name);
    if (!known)
        return Done{};
    const auto &fields = known->arguments.fields();
    for (size_t i = 0; i < fields.size(); ++i) {
        const Json &given = arguments[fields[i].name];
        if (given.isNull() && fields[i].isOptional)
            continue;
        if (auto done = check(fields[i].name, known->arguments.part(i), given, values); !done)
            return done;
    }
    return Done{};
}

QString shown(const Json &given)
{
    constexpr qsizetype most = 60;
    const QString text =
        given.isString() ? given.toString() : QString::fromUtf8(given.write(Json::Style::Compact));
    return text.size() > most ? QString(text.left(most) + u'…') : text;
}

} // namespace engine

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/state/valuecodec.h"

#include "engine/module/model/module.h"

namespace engine {

namespace {

std::optional<int32_t> toInt32(const Json &json)
{
    const qint64 number = json.toInteger();
    if (!json.isInteger() || number < INT32_MIN || number > INT32_MAX)
        return std::nullopt;
    return int32_t(number);
}

// Reads a list with \a read; anything else is a single value.
template<typename Read> std::optional<Data> readData(const Json &json, Read read)
{
    if (!json.isArray()) {
        const auto value = read(json);
        return value ? std::optional<Data>(*value) : std::nullopt;
    }
    ValueList list;
    for (qsizetype i = 0; i < json.size(); ++i) {
        const auto value = read(json.at(i));
        if (!value)
            return std::nullopt;
        list.push_back(*value);
    }
    return Data(std::move(list));
}

template<typename Write> Json writeData(const Data &data, Write write)
{
    if (const auto *value = std::get_if<Value>(&data))
        return write(*value);
    Json list = Json::array();
    for (const Value value : std::get<ValueList>(data))
        list.append(write(value));
    return list;
}

} // namespace

Json ValueCodec::piece(PieceId id) const
{
    return id ? Json(m_module.piece(id).id) : Json();
}

Json ValueCodec::space(SpaceId id) const
{
    return id ? Json(m_module.map.space(id).id) : Json();
}

Json ValueCodec::side(SideId id) const
{
    return id ? Json(m_module.sides[size_t(id.value)].id) : Json();
}

Json ValueCodec::word(NameId id) const
{
    return id ? Json(m_names.text(id)) : Json();
}

std::optional<PieceId> ValueCodec::piece(const Json &json) const
{
    if (json.isNull())
        return PieceId();
    const PieceId id = json.isString() ? m_module.piece(json.toString()) : PieceId();
    return id ? std::optional(id) : std::nullopt;
}

std::optional<SpaceId> ValueCodec::space(const Json &json) const
{
    if (json.isNull())
        return SpaceId();
    const SpaceId id = json.isString() ? m_module.map.find(json.toString()) : SpaceId();
    return id ? std::optional(id) : std::nullopt;
}

std::optional<SideId> ValueCodec::side(const Json &json) const
{
    if (json.isNull())
        return SideId();
    const SideId id = json.isString() ? m_module.side(json.toString()) : SideId();
    return id ? std::optional(id) : std::nullopt;
}

std::optional<NameId> ValueCodec::word(const Json &json) const
{
    if (json.isNull())
        return NameId();
    return json.isString() ? std::optional(m_names.intern(json.toString())) : std::nullopt;
}

Json ValueCodec::plain(Value value) const
{
    switch (value.type) {
    case Value::Type::None:
        return {};
    case Value::Type::Bool:
        return value.number != 0;
    case Value::Type::Integer:
        return value.number;
    case Value::Type::Word:
        return word(NameId(value.number));
    case Value::Type::Side:
        return side(SideId(value.number));
    case Value::Type::Space:
        return space(SpaceId(value.number));
    case Value::Type::Piece:
        return piece(PieceId(value.number));
    }
    return {};
}

Json ValueCodec::plain(const Data &data) const
{
    return writeData(data, [this](Value value) { return plain(value); });
}

std::optional<Value> ValueCodec::fromPlain(const Json &json) const
{
    if (json.isNull())
        return Value();
    if (json.isBool())
        return Value::boolean(json.toBool());
    if (const auto number = toInt32(json))
        return Value::integer(*number);
    if (!json.isString())
        return std::nullopt;
    if (const auto id = side(json))
        return Value::side(*id);
    if (const auto id = piece(json))
        return Value::piece(*id);
    if (const auto id = space(json))
        return Value::space(*id);
    return Value::word(m_names.intern(json.toString()));
}

std::optional<Data> ValueCodec::dataFromPlain(const Json &json) const
{
    return readData(json, [this](const Json &one) { return fromPlain(one); });
}

Json ValueCodec::exact(Value value) const
{
    const auto tagged = [&](const char *tag) {
        Json object = Json::object();
        object.insert(QLatin1String(tag), plain(value));
        return object;
    };
    switch (value.type) {
    case Value::Type::Side:
        return tagged("side");
    case Value::Type::Space:
        return tagged("space");
    case Value::Type::Piece:
        return tagged("piece");
    default:
        return plain(value);
    }
}

Json ValueCodec::exact(const Data &data) const
{
    return writeData(data, [this](Value value) { return exact(value); });
}

std::optional<Value> ValueCodec::fromExact(const Json &json) const
{
    if (json.isString())
        return Value::word(m_names.intern(json.toString()));
    if (!json.isObject())
        return fromPlain(json);
    if (const auto id = side(json[u"side"]); id && *id)
        return Value::side(*id);
    if (const auto id = space(json[u"space"]); id && *id)
        return Value::space(*id);
    if (const auto id = piece(json[u"piece"]); id && *id)
        return Value::piece(*id);
    return std::nullopt;
}

std::optional<Data> ValueCodec::dataFromExact(const Json &json) const
{
    return readData(json, [this](const Json &one) { return fromExact(one); });
}

Json ValueCodec::exact(const Text &text) const
{
    if (text.arguments.empty())
        return word(text.source);
    Json list = Json::array();
    list.append(word(text.source));
    for (const Value value : text.arguments)
        list.append(exact(value));
    return list;
}

std::optional<Text> ValueCodec::textFromExact(const Json &json) const
{
    if (!json.isArray()) {
        const auto source = word(json);
        return source ? std::optional(Text{*source, {}}) : std::nullopt;
    }
    const auto source = word(json.at(0));
    if (!source)
        return std::nullopt;
    Text text{*source, {}};
    for (qsizetype i = 1; i < json.size(); ++i) {
        const auto value = fromExact(json.at(i));
        if (!value)
            return std::nullopt;
        text.arguments.push_back(*value);
    }
    return text;
}

} // namespace engine

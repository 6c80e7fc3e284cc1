// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/state/changereader.h"

#include "engine/module/model/module.h"
#include "engine/state/framelocals.h"

#include <QHash>

namespace engine {

namespace {

std::optional<int32_t> number(const Json &json, qint64 least = INT32_MIN, qint64 most = INT32_MAX)
{
    const qint64 value = json.toInteger();
    return json.isInteger() && value >= least && value <= most ? std::optional(int32_t(value))
                                                               : std::nullopt;
}

// 64-bit numbers don't fit every JSON reader, so they are written as text.
std::optional<uint64_t> bigNumber(const Json &json)
{
    bool ok = false;
    const uint64_t value = json.toString().toULongLong(&ok, 16);
    return ok ? std::optional(value) : std::nullopt;
}

} // namespace

std::optional<Change> ChangeReader::read(const Json &json) const
{
    using Reader = Read (ChangeReader::*)(const Json &) const;
    static const QHash<QString, Reader> readers = {
        {QStringLiteral("move"), &ChangeReader::move},
        {QStringLiteral("attach"), &ChangeReader::attach},
        {QStringLiteral("swap"), &ChangeReader::swap},
        {QStringLiteral("steps"), &ChangeReader::steps},
        {QStringLiteral("facing"), &ChangeReader::facing},
        {QStringLiteral("side"), &ChangeReader::side},
        {QStringLiteral("seen"), &ChangeReader::seen},
        {QStringLiteral("piece"), &ChangeReader::pieceProperty},
        {QStringLiteral("space"), &ChangeReader::spaceProperty},
        {QStringLiteral("edge"), &ChangeReader::edgeProperty},
        {QStringLiteral("feature"), &ChangeReader::feature},
        {QStringLiteral("var"), &ChangeReader::variable},
        {QStringLiteral("order"), &ChangeReader::order},
        {QStringLiteral("random"), &ChangeReader::random},
        {QStringLiteral("dice"), &ChangeReader::dice},
        {QStringLiteral("push"), &ChangeReader::push},
        {QStringLiteral("pop"), &ChangeReader::pop},
        {QStringLiteral("here"), &ChangeReader::local},
        {QStringLiteral("phase"), &ChangeReader::phase},
        {QStringLiteral("result"), &ChangeReader::result},
        {QStringLiteral("log"), &ChangeReader::log},
    };
    const Reader reader = readers.value(json[u"change"].toString());
    return reader ? (this->*reader)(json) : std::nullopt;
}

std::optional<PieceId> ChangeReader::piece(const Json &json) const
{
    const auto piece = m_values.piece(json);
    return piece && *piece ? piece : std::nullopt;
}

std::optional<SpaceId> ChangeReader::space(const Json &json) const
{
    const auto space = m_values.space(json);
    return space && *space ? space : std::nullopt;
}

ChangeReader::Read ChangeReader::move(const Json &json) const
{
    const auto moved = piece(json[u"piece"]);
    const auto to = m_values.space(json[u"space"]);
    const auto at = number(json[u"at"], -1);
    return moved && to && at ? Read(change::MovePiece{*moved, *to, *at}) : std::nullopt;
}

ChangeReader::Read ChangeReader::attach(const Json &json) const
{
    const auto hung = piece(json[u"piece"]);
    const auto carrier = m_values.piece(json[u"carrier"]);
    const auto at = number(json[u"at"], -1);
    return hung && carrier && at && *carrier != *hung ? Read(change::Attach{*hung, *carrier, *at})
                                                      : std::nullopt;
}

ChangeReader::Read ChangeReader::swap(const Json &json) const
{
    const auto one = piece(json[u"piece"]);
    const auto other = piece(json[u"other"]);
    const auto steps = number(json[u"steps"], INT16_MIN, INT16_MAX);
    const auto otherSteps = number(json[u"otherSteps"], INT16_MIN, INT16_MAX);
    return one && other && steps && otherSteps && *one != *other
        ? Read(change::Swap{*one, *other, *steps, *otherSteps})
        : std::nullopt;
}

ChangeReader::Read ChangeReader::steps(const Json &json) const
{
    const auto of = piece(json[u"piece"]);
    const auto steps = number(json[u"steps"], INT16_MIN, INT16_MAX);
    return of && steps ? Read(change::SetSteps{*of, *steps}) : std::nullopt;
}

ChangeReader::Read ChangeReader::facing(const Json &json) const
{
    const auto of = piece(json[u"piece"]);
    const auto facing = number(json[u"facing"], INT16_MIN, INT16_MAX);
    return of && facing ? Read(change::SetFacing{*of, *facing}) : std::nullopt;
}

ChangeReader::Read ChangeReader::side(const Json &json) const
{
    const auto of = piece(json[u"piece"]);
    const auto side = m_values.side(json[u"side"]);
    return of && side ? Read(change::SetSide{*of, *side}) : std::nullopt;
}

ChangeReader::Read ChangeReader::seen(const Json &json) const
{
    const auto of = piece(json[u"piece"]);
    const qint64 by = json[u"by"].toInteger(-1);
    const qint64 shown = json[u"shown"].toInteger(0);
    const auto fits = [](qint64 sides) { return sides >= 0 && sides <= UINT32_MAX; };
    return of && fits(by) && fits(shown) ? Read(change::SetSeen{*of, uint32_t(by), uint32_t(shown)})
                                         : std::nullopt;
}

ChangeReader::Read ChangeReader::pieceProperty(const Json &json) const
{
    const auto of = piece(json[u"piece"]);
    const auto name = m_values.word(json[u"prop"]);
    const auto value = m_values.fromExact(json[u"value"]);
    const int index = name ? m_module.state.pieceProperty.value(*name, -1) : -1;
    return of && value && index >= 0 ? Read(change::SetPieceProperty{*of, index, *value})
                                     : std::nullopt;
}

ChangeReader::Read ChangeReader::spaceProperty(const Json &json) const
{
    const auto of = space(json[u"space"]);
    const auto name = m_values.word(json[u"prop"]);
    const auto value = m_values.fromExact(json[u"value"]);
    const int index = name ? m_module.state.spaceProperty.value(*name, -1) : -1;
    return of && value && index >= 0 ? Read(change::SetSpaceProperty{*of, index, *value})
                                     : std::nullopt;
}

ChangeReader::Read ChangeReader::edgeProperty(const Json &json) const
{
    const auto name = m_values.word(json[u"prop"]);
    const auto value = m_values.fromExact(json[u"value"]);
    const auto a = m_values.space(json[u"a"]);
    const auto b = m_values.space(json[u"b"]);
    const EdgeId edge = a && b ? m_module.map.edgeBetween(*a, *b) : EdgeId();
    return edge && name && *name && value ? Read(change::SetEdgeProperty{edge, *name, *value})
                                          : std::nullopt;
}

ChangeReader::Read ChangeReader::feature(const Json &json) const
{
    const auto of = space(json[u"space"]);
    const QString id = json[u"feature"].toString();
    const int kind = m_module.terrain.feature(id);
    if (!of || kind < 0 || !json[u"value"].isBool())
        return std::nullopt;
    return change::SetFeature{
        {*of, kind}, json[u"value"].toBool(), m_module.map.space(*of).features.contains(id)};
}

ChangeReader::Read ChangeReader::variable(const Json &json) const
{
    const auto data = m_values.dataFromExact(json[u"value"]);
    const auto name = m_values.word(json[u"var"]);
    const int index = name ? m_module.state.variable.value(*name, -1) : -1;
    return data && index >= 0 ? Read(change::SetVariable{index, *data}) : std::nullopt;
}

ChangeReader::Read ChangeReader::order(const Json &json) const
{
    const auto of = space(json[u"space"]);
    if (!of)
        return std::nullopt;
    change::Reorder order{*of, {}};
    const Json &pieces = json[u"pieces"];
    for (qsizetype i = 0; i < pieces.size(); ++i) {
        const auto next = piece(pieces.at(i));
        if (!next)
            return std::nullopt;
        order.order.push_back(*next);
    }
    return order;
}

ChangeReader::Read ChangeReader::random(const Json &json) const
{
    const auto a = bigNumber(json[u"a"]);
    const auto b = bigNumber(json[u"b"]);
    const auto scripted = number(json[u"scripted"], 0);
    if (!a || !b || !scripted)
        return std::nullopt;
    Random random;
    random.a = *a;
    random.b = *b;
    return change::UseRandom{random, *scripted};
}

ChangeReader::Read ChangeReader::dice(const Json &json) const
{
    change::ScriptDice dice;
    const Json &numbers = json[u"numbers"];
    for (qsizetype i = 0; i < numbers.size(); ++i)
        dice.numbers.push_back(number(numbers.at(i)).value_or(1));
    dice.used = number(json[u"used"], 0, qint64(dice.numbers.size())).value_or(0);
    return dice;
}

ChangeReader::Read ChangeReader::push(const Json &json) const
{
    const auto read = frame(json[u"frame"]);
    return read ? Read(change::PushFrame{*read}) : std::nullopt;
}

ChangeReader::Read ChangeReader::pop(const Json &) const
{
    return change::PopFrame{};
}

ChangeReader::Read ChangeReader::local(const Json &json) const
{
    const auto data = m_values.dataFromExact(json[u"value"]);
    const auto name = m_values.word(json[u"name"]);
    return data && name && *name ? Read(change::SetLocal{*name, *data}) : std::nullopt;
}

ChangeReader::Read ChangeReader::phase(const Json &json) const
{
    const auto each = m_values.side(json[u"each"]);
    const auto side = m_values.side(json[u"side"]);
    const PhaseId phase = m_module.sequence.find(json[u"phase"].toString());
    return each && side && phase ? Read(change::SetPhase{phase, *each, *side}) : std::nullopt;
}

ChangeReader::Read ChangeReader::result(const Json &json) const
{
    const auto outcome = m_values.word(json[u"outcome"]);
    const auto winner = m_values.side(json[u"winner"]);
    const auto text = m_values.textFromExact(json[u"text"]);
    return outcome && winner && text ? Read(change::SetResult{*outcome, *winner, *text})
                                     : std::nullopt;
}

ChangeReader::Read ChangeReader::log(const Json &json) const
{
    const auto text = m_values.textFromExact(json[u"text"]);
    const auto rule = m_values.word(json[u"rule"]);
    const auto side = m_values.side(json[u"side"]);
    const auto piece = m_values.piece(json[u"piece"]);
    const auto space = m_values.space(json[u"space"]);
    const auto dice =
        m_values.dataFromExact(json.contains(u"dice") ? json[u"dice"] : Json::array());
    if (!text || !rule || !side || !piece || !space || !dice
        || !std::holds_alternative<ValueList>(*dice))
        return std::nullopt;
    change::Log log;
    log.kind = change::logKind(json[u"kind"].toString()).value_or(change::Log::Kind::Note);
    log.text = *text;
    log.rule = *rule;
    log.side = *side;
    log.piece = *piece;
    log.space = *space;
    log.seenBy = uint32_t(json[u"by"].toInteger(qint64(~0u)));
    log.facesSeenBy = uint32_t(json[u"faces"].toInteger(0));
    log.dice = std::get<ValueList>(*dice);
    return log;
}

std::optional<Frame> ChangeReader::frame(const Json &json) const
{
    const auto decision = m_values.word(json[u"decision"]);
    const auto side = m_values.side(json[u"side"]);
    if (!decision || !*decision || !side)
        return std::nullopt;
    Frame read{*decision, *side, {}};
    const Json &locals = json[u"here"];
    for (qsizetype i = 0; i < locals.size(); ++i) {
        const auto name = m_values.word(locals.keyAt(i));
        const auto data = m_values.dataFromExact(locals.at(i));
        if (!name || !data)
            return std::nullopt;
        addLocal(read, *name, *data);
    }
    return read;
}

} // namespace engine

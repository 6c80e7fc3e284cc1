// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/state/changecodec.h"

#include "engine/module/model/module.h"
#include "engine/state/framelocals.h"

#include <map>

namespace engine {

namespace {

/// Builds {"change": kind, …} key by key; what says nothing is left out.
class Entry
{
public:
    explicit Entry(const char *kind)
        : m_json(Json::object())
    {
        m_json.insert(QStringLiteral("change"), kind);
    }
    Entry &with(const char *key, Json value)
    {
        m_json.insert(QLatin1String(key), std::move(value));
        return *this;
    }
    operator Json() const { return m_json; }

private:
    Json m_json;
};

constexpr std::pair<change::Log::Kind, const char *> logKinds[] = {
    {change::Log::Kind::Note, "note"},       {change::Log::Kind::Move, "move"},
    {change::Log::Kind::Combat, "combat"},   {change::Log::Kind::Roll, "roll"},
    {change::Log::Kind::Draw, "draw"},       {change::Log::Kind::Phase, "phase"},
    {change::Log::Kind::Reveal, "reveal"},   {change::Log::Kind::Loss, "loss"},
    {change::Log::Kind::Control, "control"}, {change::Log::Kind::Supply, "supply"},
};

Json numbers(const std::vector<int32_t> &list)
{
    Json json = Json::array();
    for (const int32_t number : list)
        json.append(number);
    return json;
}

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

Json ChangeCodec::writeFrame(const Frame &frame) const
{
    Json json = Json::object();
    json.insert(QStringLiteral("decision"), m_values.word(frame.decision));
    json.insert(QStringLiteral("side"), m_values.side(frame.side));
    // By the letters of the names: their numbers depend on the order in which a game met them.
    std::map<QString, Json> locals;
    for (const auto &[name, data] : frame.locals)
        locals.emplace(m_values.word(name).toString(), m_values.exact(data));
    if (!locals.empty()) {
        Json here = Json::object();
        for (const auto &[name, data] : locals)
            here.insert(name, data);
        json.insert(QStringLiteral("here"), here);
    }
    return json;
}

Json ChangeCodec::write(const Change &change) const
{
    const ValueCodec &v = m_values;
    const auto property = [](const auto &list, int index, const ValueCodec &values) {
        return values.word(list[size_t(index)].name);
    };
    struct Writer
    {
        const ChangeCodec &codec;
        const ValueCodec &v;
        decltype(property) &name;
        const Module &module;

        Json operator()(const change::MovePiece &c) const
        {
            return Entry("move")
                .with("piece", v.piece(c.piece))
                .with("space", v.space(c.space))
                .with("at", c.position);
        }
        Json operator()(const change::Attach &c) const
        {
            return Entry("attach")
                .with("piece", v.piece(c.piece))
                .with("carrier", v.piece(c.carrier))
                .with("at", c.position);
        }
        Json operator()(const change::SetSteps &c) const
        {
            return Entry("steps").with("piece", v.piece(c.piece)).with("steps", c.steps);
        }
        Json operator()(const change::SetFacing &c) const
        {
            return Entry("facing").with("piece", v.piece(c.piece)).with("facing", c.facing);
        }
        Json operator()(const change::SetSide &c) const
        {
            return Entry("side").with("piece", v.piece(c.piece)).with("side", v.side(c.side));
        }
        Json operator()(const change::SetSeen &c) const
        {
            return Entry("seen").with("piece", v.piece(c.piece)).with("by", qint64(c.seenBy));
        }
        Json operator()(const change::SetPieceProperty &c) const
        {
            return Entry("piece")
                .with("piece", v.piece(c.piece))
                .with("prop", name(module.state.pieceProperties, c.property, v))
                .with("value", v.exact(c.value));
        }
        Json operator()(const change::SetSpaceProperty &c) const
        {
            return Entry("space")
                .with("space", v.space(c.space))
                .with("prop", name(module.state.spaceProperties, c.property, v))
                .with("value", v.exact(c.value));
        }
        Json operator()(const change::SetEdgeProperty &c) const
        {
            const Edge &edge = module.map.edge(c.edge);
            return Entry("edge")
                .with("a", v.space(edge.a))
                .with("b", v.space(edge.b))
                .with("prop", v.word(c.name))
                .with("value", v.exact(c.value));
        }
        Json operator()(const change::SetVariable &c) const
        {
            return Entry("var")
                .with("var", name(module.state.variables, c.variable, v))
                .with("value", v.exact(c.data));
        }
        Json operator()(const change::Reorder &c) const
        {
            Json order = Json::array();
            for (const PieceId piece : c.order)
                order.append(v.piece(piece));
            return Entry("order").with("space", v.space(c.space)).with("pieces", order);
        }
        Json operator()(const change::UseRandom &c) const
        {
            return Entry("random")
                .with("a", QString::number(c.random.a, 16))
                .with("b", QString::number(c.random.b, 16))
                .with("scripted", c.scripted);
        }
        Json operator()(const change::ScriptDice &c) const
        {
            return Entry("dice").with("numbers", numbers(c.numbers)).with("used", c.used);
        }
        Json operator()(const change::PushFrame &c) const
        {
            return Entry("push").with("frame", codec.writeFrame(c.frame));
        }
        Json operator()(const change::PopFrame &) const { return Entry("pop"); }
        Json operator()(const change::SetLocal &c) const
        {
            return Entry("here").with("name", v.word(c.name)).with("value", v.exact(c.data));
        }
        Json operator()(const change::SetPhase &c) const
        {
            const Json phase = c.phase ? Json(module.sequence.phase(c.phase).id) : Json();
            return Entry("phase")
                .with("phase", phase)
                .with("each", v.side(c.each))
                .with("side", v.side(c.side));
        }
        Json operator()(const change::SetResult &c) const
        {
            return Entry("result")
                .with("outcome", v.word(c.outcome))
                .with("winner", v.side(c.winner))
                .with("text", v.exact(c.text));
        }
        Json operator()(const change::Log &c) const
        {
            Entry entry("log");
            entry.with("kind", logKinds[size_t(c.kind)].second).with("text", v.exact(c.text));
            if (c.rule)
                entry.with("rule", v.word(c.rule));
            if (c.side)
                entry.with("side", v.side(c.side));
            if (c.piece)
                entry.with("piece", v.piece(c.piece));
            if (c.space)
                entry.with("space", v.space(c.space));
            if (c.seenBy != ~0u)
                entry.with("by", qint64(c.seenBy));
            if (c.facesSeenBy)
                entry.with("faces", qint64(c.facesSeenBy));
            if (!c.dice.empty())
                entry.with("dice", v.exact(Data(c.dice)));
            return entry;
        }
    };
    return std::visit(Writer{*this, v, property, m_module}, change);
}

std::optional<Change> ChangeCodec::read(const Json &json) const
{
    const QString kind = json[u"change"].toString();
    if (auto change = readPieceChange(kind, json))
        return change;
    return kind == QLatin1String("log") ? readLog(json) : readGameChange(kind, json);
}

std::optional<Change> ChangeCodec::readPieceChange(const QString &kind, const Json &json) const
{
    const auto piece = m_values.piece(json[u"piece"]);
    if (!piece || !*piece)
        return std::nullopt;
    const auto is = [&](const char *name) { return kind == QLatin1String(name); };
    if (is("move")) {
        const auto space = m_values.space(json[u"space"]);
        const auto at = number(json[u"at"], -1);
        if (space && at)
            return change::MovePiece{*piece, *space, *at};
    } else if (is("attach")) {
        const auto carrier = m_values.piece(json[u"carrier"]);
        const auto at = number(json[u"at"], -1);
        if (carrier && at && *carrier != *piece)
            return change::Attach{*piece, *carrier, *at};
    } else if (is("steps")) {
        if (const auto steps = number(json[u"steps"], INT16_MIN, INT16_MAX))
            return change::SetSteps{*piece, *steps};
    } else if (is("facing")) {
        if (const auto facing = number(json[u"facing"], INT16_MIN, INT16_MAX))
            return change::SetFacing{*piece, *facing};
    } else if (is("side")) {
        if (const auto side = m_values.side(json[u"side"]))
            return change::SetSide{*piece, *side};
    } else if (is("seen")) {
        if (const qint64 by = json[u"by"].toInteger(-1); by >= 0 && by <= UINT32_MAX)
            return change::SetSeen{*piece, uint32_t(by)};
    } else if (is("piece")) {
        const auto name = m_values.word(json[u"prop"]);
        const auto value = m_values.fromExact(json[u"value"]);
        const int index = name ? m_module.state.pieceProperty.value(*name, -1) : -1;
        if (value && index >= 0)
            return change::SetPieceProperty{*piece, index, *value};
    }
    return std::nullopt;
}

std::optional<Frame> ChangeCodec::readFrame(const Json &json) const
{
    const auto decision = m_values.word(json[u"decision"]);
    const auto side = m_values.side(json[u"side"]);
    if (!decision || !*decision || !side)
        return std::nullopt;
    Frame frame{*decision, *side, {}};
    const Json &locals = json[u"here"];
    for (qsizetype i = 0; i < locals.size(); ++i) {
        const auto name = m_values.word(locals.keyAt(i));
        const auto data = m_values.dataFromExact(locals.at(i));
        if (!name || !data)
            return std::nullopt;
        addLocal(frame, *name, *data);
    }
    return frame;
}

std::optional<Change> ChangeCodec::readGameChange(const QString &kind, const Json &json) const
{
    const auto is = [&](const char *name) { return kind == QLatin1String(name); };
    const auto space = m_values.space(json[u"space"]);
    const auto name = m_values.word(json[u"prop"]);
    const auto value = m_values.fromExact(json[u"value"]);
    const auto data = m_values.dataFromExact(json[u"value"]);
    if (is("space") && space && *space && name && value) {
        const int index = m_module.state.spaceProperty.value(*name, -1);
        return index >= 0 ? std::optional<Change>(change::SetSpaceProperty{*space, index, *value})
                          : std::nullopt;
    }
    if (is("edge") && name && *name && value) {
        const auto a = m_values.space(json[u"a"]);
        const auto b = m_values.space(json[u"b"]);
        const EdgeId edge = a && b ? m_module.map.edgeBetween(*a, *b) : EdgeId();
        return edge ? std::optional<Change>(change::SetEdgeProperty{edge, *name, *value})
                    : std::nullopt;
    }
    if (is("var") && data) {
        const auto variable = m_values.word(json[u"var"]);
        const int index = variable ? m_module.state.variable.value(*variable, -1) : -1;
        return index >= 0 ? std::optional<Change>(change::SetVariable{index, *data}) : std::nullopt;
    }
    if (is("here") && data) {
        const auto local = m_values.word(json[u"name"]);
        return local && *local ? std::optional<Change>(change::SetLocal{*local, *data})
                               : std::nullopt;
    }
    if (is("push")) {
        const auto frame = readFrame(json[u"frame"]);
        return frame ? std::optional<Change>(change::PushFrame{*frame}) : std::nullopt;
    }
    if (is("pop"))
        return change::PopFrame{};
    if (is("random")) {
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
    if (is("dice")) {
        change::ScriptDice dice;
        for (qsizetype i = 0; i < json[u"numbers"].size(); ++i)
            dice.numbers.push_back(number(json[u"numbers"].at(i)).value_or(1));
        dice.used = number(json[u"used"], 0, qint64(dice.numbers.size())).value_or(0);
        return dice;
    }
    if (is("phase")) {
        const auto each = m_values.side(json[u"each"]);
        const auto side = m_values.side(json[u"side"]);
        const PhaseId phase = m_module.sequence.find(json[u"phase"].toString());
        return each && side && phase ? std::optional<Change>(change::SetPhase{phase, *each, *side})
                                     : std::nullopt;
    }
    if (is("result")) {
        const auto outcome = m_values.word(json[u"outcome"]);
        const auto winner = m_values.side(json[u"winner"]);
        const auto text = m_values.textFromExact(json[u"text"]);
        return outcome && winner && text
            ? std::optional<Change>(change::SetResult{*outcome, *winner, *text})
            : std::nullopt;
    }
    if (is("order") && space && *space) {
        change::Reorder order{*space, {}};
        for (qsizetype i = 0; i < json[u"pieces"].size(); ++i) {
            const auto piece = m_values.piece(json[u"pieces"].at(i));
            if (!piece || !*piece)
                return std::nullopt;
            order.order.push_back(*piece);
        }
        return order;
    }
    return std::nullopt;
}

std::optional<Change> ChangeCodec::readLog(const Json &json) const
{
    change::Log log;
    for (const auto &[kind, name] : logKinds) {
        if (json[u"kind"].toString() == QLatin1String(name))
            log.kind = kind;
    }
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

} // namespace engine

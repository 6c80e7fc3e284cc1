// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/state/changewriter.h"

#include "engine/module/model/module.h"

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

Json numbers(const std::vector<int32_t> &list)
{
    Json json = Json::array();
    for (const int32_t number : list)
        json.append(number);
    return json;
}

} // namespace

Json ChangeWriter::operator()(const change::MovePiece &c) const
{
    return Entry("move")
        .with("piece", m_values.piece(c.piece))
        .with("space", m_values.space(c.space))
        .with("at", c.position);
}

Json ChangeWriter::operator()(const change::Attach &c) const
{
    return Entry("attach")
        .with("piece", m_values.piece(c.piece))
        .with("carrier", m_values.piece(c.carrier))
        .with("at", c.position);
}

Json ChangeWriter::operator()(const change::Swap &c) const
{
    return Entry("swap")
        .with("piece", m_values.piece(c.piece))
        .with("other", m_values.piece(c.other))
        .with("steps", c.steps)
        .with("otherSteps", c.otherSteps);
}

Json ChangeWriter::operator()(const change::SetSteps &c) const
{
    return Entry("steps").with("piece", m_values.piece(c.piece)).with("steps", c.steps);
}

Json ChangeWriter::operator()(const change::SetFacing &c) const
{
    return Entry("facing").with("piece", m_values.piece(c.piece)).with("facing", c.facing);
}

Json ChangeWriter::operator()(const change::SetSide &c) const
{
    return Entry("side").with("piece", m_values.piece(c.piece)).with("side", m_values.side(c.side));
}

Json ChangeWriter::operator()(const change::SetSeen &c) const
{
    Entry entry("seen");
    entry.with("piece", m_values.piece(c.piece)).with("by", qint64(c.seenBy));
    if (c.shownTo)
        entry.with("shown", qint64(c.shownTo));
    return entry;
}

Json ChangeWriter::operator()(const change::SetPieceProperty &c) const
{
    return Entry("piece")
        .with("piece", m_values.piece(c.piece))
        .with("prop", m_values.word(m_module.state.pieceProperties[size_t(c.property)].name))
        .with("value", m_values.exact(c.value));
}

Json ChangeWriter::operator()(const change::SetSpaceProperty &c) const
{
    return Entry("space")
        .with("space", m_values.space(c.space))
        .with("prop", m_values.word(m_module.state.spaceProperties[size_t(c.property)].name))
        .with("value", m_values.exact(c.value));
}

Json ChangeWriter::operator()(const change::SetEdgeProperty &c) const
{
    const Edge &edge = m_module.map.edge(c.edge);
    return Entry("edge")
        .with("a", m_values.space(edge.a))
        .with("b", m_values.space(edge.b))
        .with("prop", m_values.word(c.name))
        .with("value", m_values.exact(c.value));
}

Json ChangeWriter::operator()(const change::SetFeature &c) const
{
    return Entry("feature")
        .with("space", m_values.space(c.feature.space))
        .with("feature", m_module.terrain.features[size_t(c.feature.kind)].id)
        .with("value", c.there);
}

Json ChangeWriter::operator()(const change::SetVariable &c) const
{
    return Entry("var")
        .with("var", m_values.word(m_module.state.variables[size_t(c.variable)].name))
        .with("value", m_values.exact(c.data));
}

Json ChangeWriter::operator()(const change::Reorder &c) const
{
    Json order = Json::array();
    for (const PieceId piece : c.order)
        order.append(m_values.piece(piece));
    return Entry("order").with("space", m_values.space(c.space)).with("pieces", order);
}

Json ChangeWriter::operator()(const change::UseRandom &c) const
{
    return Entry("random")
        .with("a", QString::number(c.random.a, 16))
        .with("b", QString::number(c.random.b, 16))
        .with("scripted", c.scripted);
}

Json ChangeWriter::operator()(const change::ScriptDice &c) const
{
    return Entry("dice").with("numbers", numbers(c.numbers)).with("used", c.used);
}

Json ChangeWriter::operator()(const change::PushFrame &c) const
{
    return Entry("push").with("frame", frame(c.frame));
}

Json ChangeWriter::operator()(const change::PopFrame &) const
{
    return Entry("pop");
}

Json ChangeWriter::operator()(const change::SetLocal &c) const
{
    return Entry("here").with("name", m_values.word(c.name)).with("value", m_values.exact(c.data));
}

Json ChangeWriter::operator()(const change::SetPhase &c) const
{
    const Json phase = c.phase ? Json(m_module.sequence.phase(c.phase).id) : Json();
    return Entry("phase")
        .with("phase", phase)
        .with("each", m_values.side(c.each))
        .with("side", m_values.side(c.side));
}

Json ChangeWriter::operator()(const change::SetResult &c) const
{
    return Entry("result")
        .with("outcome", m_values.word(c.outcome))
        .with("winner", m_values.side(c.winner))
        .with("text", m_values.exact(c.text));
}

Json ChangeWriter::operator()(const change::Log &c) const
{
    Entry entry("log");
    entry.with("kind", change::nameOf(c.kind)).with("text", m_values.exact(c.text));
    if (c.rule)
        entry.with("rule", m_values.word(c.rule));
    if (c.side)
        entry.with("side", m_values.side(c.side));
    if (c.piece)
        entry.with("piece", m_values.piece(c.piece));
    if (c.space)
        entry.with("space", m_values.space(c.space));
    if (c.seenBy != ~0u)
        entry.with("by", qint64(c.seenBy));
    if (c.facesSeenBy)
        entry.with("faces", qint64(c.facesSeenBy));
    if (!c.dice.empty())
        entry.with("dice", m_values.exact(Data(c.dice)));
    return entry;
}

Json ChangeWriter::frame(const Frame &frame) const
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

} // namespace engine

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/module/read/sequencereader.h"

namespace engine {

SequenceReader::SequenceReader(LoadContext &context)
    : m_context(context)
    , m_sequence(context.module.sequence)
{
}

// A module that says nothing of its sequence lets the sides take turns.
void SequenceReader::readNone()
{
    for (size_t i = 0; i < m_context.module.sides.size(); ++i) {
        const Side &side = m_context.module.sides[i];
        Phase phase;
        phase.id = side.id;
        phase.name = side.name;
        phase.decision = QStringLiteral("free");
        phase.side = SideId(int32_t(i));
        m_sequence.add(std::move(phase));
    }
}

void SequenceReader::read()
{
    if (!m_context.module.files.contains(fileName.toString()))
        return readNone();
    auto opened = m_context.open(fileName.toString());
    if (!opened)
        return;
    JsonReader &file = *opened;
    file.allowKeys({u"format", u"phases"});
    for (JsonReader &reader : file.array(u"phases"))
        readPhase(reader, {}, Above::NoEach);
    if (const Json &phases = file.value()[u"phases"];
        phases.isArray() && m_sequence.roots().empty())
        file.problem(phases, tr("The sequence of play needs at least one phase."));
}

void SequenceReader::readPhase(JsonReader &reader, PhaseId parent, Above above)
{
    reader.allowKeys({u"id", u"name", u"rule", u"decision", u"each", u"side", u"phases"});
    Phase phase;
    phase.id = reader.identifier(u"id");
    phase.name = reader.string(u"name", phase.id);
    phase.rule = reader.string(u"rule", QString());
    phase.decision = reader.identifier(u"decision", QString());
    phase.parent = parent;
    phase.line = reader.line();
    readSides(reader, phase, above);
    if (phase.id.isEmpty())
        return;
    if (m_sequence.find(phase.id)) {
        reader.problem(reader.value()[u"id"], tr("There are two phases “%1”.").arg(phase.id));
        return;
    }
    if (!phase.decision.isEmpty() && reader.has(u"phases")) {
        reader.warning(reader.value()[u"decision"],
                       tr("A phase that has phases below it never asks its decision."));
    }
    m_context.module.names.intern(phase.id);
    if (!phase.decision.isEmpty())
        m_context.module.names.intern(phase.decision);
    const Above below = phase.each.empty() ? above : Above::Each;
    const PhaseId id = m_sequence.add(std::move(phase));
    for (JsonReader &child : reader.optionalArray(u"phases"))
        readPhase(child, id, below);
}

void SequenceReader::readSides(JsonReader &reader, Phase &phase, Above above)
{
    for (auto &[key, value] : reader.asMap()) {
        if (key == u"side")
            phase.side = m_context.side(value);
        if (key != u"each")
            continue;
        phase.each = m_context.sides(value.asArray());
        if (above == Above::Each) {
            value.problem(tr("“each” can't stand below another “each”."));
            phase.each.clear();
        } else if (reader.has(u"side")) {
            value.problem(tr("A phase has either “each” or “side”."));
        } else if (value.value().isArray() && value.value().size() == 0) {
            value.problem(tr("“%1” must list at least one side.").arg(value.path()));
        }
    }
}

} // namespace engine

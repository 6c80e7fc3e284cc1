// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/protocol/eventwriter.h"

#include "engine/module/model/module.h"

namespace engine {

// Of what happens to a piece that the viewer can't see, nothing is told.
bool EventWriter::isTold(const Change &change, const Json &json) const
{
    if (const auto piece = m_codec.values().piece(json[u"piece"]);
        piece && *piece && !m_view.seesFace(*piece))
        return false;
    if (const auto *set = std::get_if<change::SetVariable>(&change)) {
        // What is for who decides was perhaps set while another side did.
        const auto &seenBy = m_module.state.variables[size_t(set->variable)].seenBy;
        return m_view.seesVariable(set->variable)
            && (m_view.seesEverything()
                || std::find(seenBy.begin(), seenBy.end(), SideId()) == seenBy.end());
    }
    if (const auto *set = std::get_if<change::SetSpaceProperty>(&change))
        return m_view.seesEverything()
            || !m_module.state.spaceProperties[size_t(set->property)].secret;
    if (const auto *attach = std::get_if<change::Attach>(&change))
        return !attach->carrier || m_view.seesFace(attach->carrier);
    if (const auto *swap = std::get_if<change::Swap>(&change))
        return m_view.seesFace(swap->other);
    return m_view.seesEverything()
        || !(std::holds_alternative<change::PushFrame>(change)
             || std::holds_alternative<change::PopFrame>(change)
             || std::holds_alternative<change::SetLocal>(change)
             || std::holds_alternative<change::Reorder>(change)
             || std::holds_alternative<change::UseRandom>(change));
}

// Without the pieces that the viewer can't see in what is set.
Change EventWriter::veiled(Change change) const
{
    const auto veil = [this](Value value) { return std::get<Value>(m_view.veiled(Data(value))); };
    if (auto *variable = std::get_if<change::SetVariable>(&change))
        variable->data = m_view.veiled(std::move(variable->data));
    else if (auto *piece = std::get_if<change::SetPieceProperty>(&change))
        piece->value = veil(piece->value);
    else if (auto *space = std::get_if<change::SetSpaceProperty>(&change))
        space->value = veil(space->value);
    return change;
}

// Names the pieces that the viewer saw when the line was written.
Json EventWriter::told(const change::Log &log) const
{
    const auto knows = [&](PieceId piece) { return m_view.knowsFace(log, piece); };
    Json json = m_codec.write(log);
    json.insert(QStringLiteral("text"), m_texts.seeing(knows).render(log.text));
    if (log.piece && !knows(log.piece))
        json.remove(u"piece");
    return json;
}

Json EventWriter::write(std::span<const Change> changes) const
{
    Json list = Json::array();
    for (const Change &change : changes) {
        if (const auto *log = std::get_if<change::Log>(&change)) {
            if (m_view.seesLog(*log))
                list.append(told(*log));
            continue;
        }
        Json json = m_codec.write(m_view.seesEverything() ? change : veiled(change));
        if (!isTold(change, json))
            continue;
        if (const auto *result = std::get_if<change::SetResult>(&change))
            json.insert(QStringLiteral("text"), m_texts.render(result->text));
        list.append(std::move(json));
    }
    return list;
}

} // namespace engine

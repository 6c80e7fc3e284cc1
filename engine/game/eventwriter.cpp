// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/eventwriter.h"

#include "engine/module/module.h"

namespace engine {

// Of what happens to a piece that the viewer can't see, nothing is told.
bool EventWriter::isTold(const Change &change, const Json &json) const
{
    if (const auto piece = m_codec.values().piece(json[u"piece"]);
        piece && *piece && !m_view.seesFace(*piece))
        return false;
    if (const auto *set = std::get_if<change::SetVariable>(&change))
        return m_view.seesVariable(set->variable);
    if (const auto *set = std::get_if<change::SetSpaceProperty>(&change))
        return !m_view.side() || !m_module.state.spaceProperties[size_t(set->property)].secret;
    return !m_view.side()
        || !(std::holds_alternative<change::PushFrame>(change)
             || std::holds_alternative<change::SetLocal>(change)
             || std::holds_alternative<change::Reorder>(change)
             || std::holds_alternative<change::UseRandom>(change));
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

Json EventWriter::write(const std::vector<Change> &changes) const
{
    Json list = Json::array();
    for (const Change &change : changes) {
        if (const auto *log = std::get_if<change::Log>(&change)) {
            if (m_view.seesLog(*log))
                list.append(told(*log));
            continue;
        }
        Json json = m_codec.write(change);
        if (!isTold(change, json))
            continue;
        if (const auto *result = std::get_if<change::SetResult>(&change))
            json.insert(QStringLiteral("text"), m_texts.render(result->text));
        list.append(std::move(json));
    }
    return list;
}

} // namespace engine

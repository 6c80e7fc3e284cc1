// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/board/marks/statussigns.h"

#include "app/player/game/turnstatus.h"

#include <QLocale>

namespace app {

using Overlay = view::BoardSigns::Overlay;

namespace {

const QColor c_planned(0xc8, 0x4a, 0x12);

} // namespace

void StatusSigns::read()
{
    if (m_revision == m_controller.revision() && m_viewer == m_controller.viewer())
        return;
    m_revision = m_controller.revision();
    m_viewer = m_controller.viewer();
    m_strengths.clear();
    m_toDo.clear();
    m_done.clear();
    const engine::Json answer = m_controller.query(engine::protocol::Query::Status);
    const engine::Json &known = answer[u"strengths"];
    for (qsizetype i = 0; known.isObject() && i < known.size(); ++i) {
        const engine::SpaceId space = m_controller.module().map.find(known.keyAt(i));
        if (space && known.at(i).isNumber())
            m_strengths.push_back({space, QLocale().toString(known.at(i).toReal())});
    }
    for (const TurnStatus::Plan &plan : TurnStatus::plansOf(m_controller.module(), answer))
        (plan.state == TurnStatus::Plan::State::Done ? m_done : m_toDo).push_back(plan.space);
}

void StatusSigns::addTo(view::BoardSigns &signs)
{
    // What is not told yet would be given away.
    if (m_controller.isTelling() || m_controller.isInPast())
        return;
    read();
    signs.strengths = m_strengths;
    addPlans(signs);
}

void StatusSigns::addPlans(view::BoardSigns &signs) const
{
    for (Overlay &overlay : signs.overlays) {
        if (overlay.id == QLatin1String("marked"))
            std::erase_if(overlay.spaces, [this](engine::SpaceId space) {
                return std::find(m_done.begin(), m_done.end(), space) != m_done.end()
                    || std::find(m_toDo.begin(), m_toDo.end(), space) != m_toDo.end();
            });
    }
    if (!m_toDo.empty())
        signs.overlays.push_back({QStringLiteral("toDo"), m_toDo, c_planned, Overlay::Tint});
    if (!m_toDo.empty())
        signs.overlays.push_back({QStringLiteral("toDo"), m_toDo, c_planned, Overlay::Outline});
    if (!m_done.empty())
        signs.overlays.push_back({QStringLiteral("done"), m_done, c_planned, Overlay::Outline});
}

} // namespace app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/board/marks/stackstrengths.h"

#include <QLocale>

namespace app {

void StackStrengths::addTo(view::BoardSigns &signs)
{
    // What is not told yet would be given away.
    if (m_controller.isTelling() || m_controller.isInPast())
        return;
    if (m_revision != m_controller.revision() || !(m_viewer == m_controller.viewer())) {
        m_revision = m_controller.revision();
        m_viewer = m_controller.viewer();
        m_strengths.clear();
        const engine::Json known =
            m_controller.query(engine::protocol::Query::Status)[u"strengths"];
        for (qsizetype i = 0; known.isObject() && i < known.size(); ++i) {
            const engine::SpaceId space = m_controller.module().map.find(known.keyAt(i));
            if (space && known.at(i).isNumber())
                m_strengths.push_back({space, QLocale().toString(known.at(i).toReal())});
        }
    }
    signs.strengths = m_strengths;
}

} // namespace app

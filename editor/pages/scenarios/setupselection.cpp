// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/scenarios/setupselection.h"

namespace editor {

void SetupSelection::select(const QStringList &pieces, engine::SpaceId space)
{
    m_pieces = pieces;
    m_space = space;
    if (!pieces.isEmpty() && m_armed)
        arm({});
    emit changed();
}

void SetupSelection::arm(engine::PieceId piece)
{
    m_armed = piece;
    if (piece) {
        m_pieces.clear();
        emit changed();
    }
    emit armedChanged();
}

void SetupSelection::forgetPlaces()
{
    m_space = {};
    m_armed = {};
}

} // namespace editor

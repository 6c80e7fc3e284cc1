// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/scenarios/cupgroups.h"

#include <QLocale>

namespace editor {

CupGroups::CupGroups(const CounterPictures &pictures, QWidget *parent)
    : CounterGroups(pictures, parent)
{
    setCounterSize(40);
}

void CupGroups::fill(const SetupPosition &position)
{
    QList<Group> groups;
    const auto *state = position.state();
    for (int i = 0; state && i < state->spaceCount(); ++i) {
        const engine::Space &space = position.module()->map.space(engine::SpaceId(i));
        if (space.kind != engine::Space::Kind::Cup && space.kind != engine::Space::Kind::Deck)
            continue;
        const auto pieces = state->stack(engine::SpaceId(i));
        groups.append({space.id, space.name.isEmpty() ? space.id : space.name,
                       QLocale().toString(qsizetype(pieces.size())),
                       QList<engine::PieceId>(pieces.begin(), pieces.end())});
    }
    setGroups(groups);
}

} // namespace editor

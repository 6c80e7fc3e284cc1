// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/boards/panels/boardpanel.h"
#include "tests/editor/pages/boards/boardhand.h"

/// Boards of areas for tests of their tools.
namespace areahand {

inline const QString c_area = QStringLiteral("resources/templates/area");
inline const QString c_leningrad = QStringLiteral("modules/leningrad41");

/// On a new board without a picture.
inline void openEmptyBoard(BoardHand &hand)
{
    hand.page().boardPanel().addBoard(QStringLiteral("Isles"), engine::Board::Kind::Area, 0, 0);
}

/// Has terrain, kinds of borders and of ways.
inline void giveTables(BoardHand &hand)
{
    editor::Draft draft = hand.document().draft();
    const QByteArray table = R"({"format": 1, "terrains": [
        {"id": "open", "name": "Open"}, {"id": "wood", "name": "Wood"}],
        "edges": [{"id": "river", "name": "River"}], "ways": [{"id": "road", "name": "Road"}]})";
    draft.setBytes(QStringLiteral("tables/terrain.json"), table);
    hand.document().commit(draft, QStringLiteral("Tables"));
}

/// On the border between two areas.
inline QPoint borderPoint(BoardHand &hand, const QString &a, const QString &b)
{
    const auto border = hand.model().areas().borders(a, b, 1);
    return border.empty() ? QPoint() : hand.at(border.front()[border.front().size() / 2]);
}

} // namespace areahand

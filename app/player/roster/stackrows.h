// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"

#include <optional>

namespace app {

/// A stack as who looks at it sees it: its pieces from the top down, with what the module says of
/// each.
struct StackRows
{
    struct Row
    {
        engine::PieceId piece;
        QString name;
        QString note; ///< What the counter says, where the module has no columns.
        QStringList cells; ///< As many as there are headings.
        std::vector<double> numbers; ///< The same to be added up; 0 for words.
        std::optional<double> left; ///< Movement that it has left.
        std::optional<double> leftShare; ///< The same, 0 … 1, where the module says of how much.
        std::optional<double> strength; ///< Steps that it has left, 0 … 1.
        int formation = -1;
        bool canAct = false;
    };
    struct Heading
    {
        QString text;
        bool isSummed = false;
    };
    /// More are not shown.
    static constexpr qsizetype mostColumns = 6;

    engine::SpaceId space;
    std::vector<Heading> headings;
    std::vector<Row> rows;
    int unseen = 0; ///< So many more are known to lie there.

    static StackRows of(GameController &controller, engine::SpaceId space);
    bool hasLeft() const;

private:
    void readAnswer(const engine::Json &answer, const engine::Module &module);
};

} // namespace app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/module/lint/passage.h"

#include <QCoreApplication>
#include <QSet>

namespace engine {

/// Something in a scenario that a designer would not want, with what it is about.
struct SetupFlaw
{
    Issue issue;
    SpaceId space; ///< None: about no place of a board.
    std::vector<PieceId> pieces;
};

/// Finds pieces that start where they can't be, stacks that are too high, and arrivals that never
/// happen.
///
/// How many pieces of a side may be in a space is said by "stacking" among the values of the space,
/// of its terrain, or of the table "numbers", the first of them that has it. Units and blocks count
/// one each, or what their printed value "stack" says.
class SetupLint
{
    Q_DECLARE_TR_FUNCTIONS(SetupLint)

public:
    explicit SetupLint(const Module &module);

    Issues run() const;
    std::vector<SetupFlaw> flaws(const Scenario &scenario) const;

    /// None: as many as one likes.
    std::optional<qint64> stackingLimit(const Space &space) const;
    qint64 stackingPoints(const Piece &piece) const;

private:
    void checkGround(const Scenario &scenario, std::vector<SetupFlaw> &flaws) const;
    void checkStacks(const Scenario &scenario, std::vector<SetupFlaw> &flaws) const;
    void checkArrivals(const Scenario &scenario, std::vector<SetupFlaw> &flaws) const;
    int lineOf(const Scenario &scenario, SpaceId space) const;

    const Module &m_module;
    Passage m_passage;
    NameId m_stack;
    Json m_numbers; ///< "values" of the table "numbers".
    QSet<QString> m_entries; ///< Everything that an arrival may name; empty: anything.
};

} // namespace engine

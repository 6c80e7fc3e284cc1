// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/place.h"
#include "editor/pages/rules/index/ruleindex.h"

#include <optional>

namespace editor {

/// Finds where that is defined which a place in Lua names: variables and functions over files,
/// decisions, phases and queries by id, tables, rules, required files.
class DefinitionFinder
{
public:
    explicit DefinitionFinder(const RuleIndex &index)
        : m_index(index)
    {
    }

    /// A place in code has an offset; everything else is a place for another page.
    struct Found
    {
        CodePlace code; ///< Its file is empty when it is none.
        Place place;
    };
    std::optional<Found> find(const QString &file, int position) const;

private:
    std::optional<Found> ofName(const QString &file, int position) const;
    std::optional<Found> ofField(const QString &file, int position) const;
    std::optional<Found> ofText(const QString &file, int position) const;
    std::optional<Found> ofId(const QString &file, int position, const QString &id) const;
    std::optional<Found> ofVerb(const QString &file, int position, const QString &verb) const;
    std::optional<Found> ofRule(const QString &rule) const;
    Found at(const QString &file, int offset, qsizetype length) const;

    const RuleIndex &m_index;
};

} // namespace editor

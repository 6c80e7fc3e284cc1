// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/rules/index/ruleindex.h"

#include <QCoreApplication>

namespace editor {

/// Gives a variable, a function of a file's table or a decision another name, everywhere.
class SymbolRename
{
    Q_DECLARE_TR_FUNCTIONS(SymbolRename)

public:
    /// What is named at \a position of a file.
    SymbolRename(const RuleIndex &index, const QString &file, int position);

    bool isPossible() const { return !m_name.isEmpty(); }
    const QString &name() const { return m_name; }
    /// Everywhere that the name stands, where it is declared among them.
    const QList<CodePlace> &places() const { return m_places; }
    /// Why it can't get this name; empty: it can.
    QString objection(const QString &name) const;
    void apply(Draft &draft, const QString &name) const;

private:
    enum class Kind { Variable, Field, Decision };

    void findVariable(const QString &file, int variable);
    void findField(const QString &file, int field);
    void findDecision(const QString &id);
    void addFields(const QString &file, const QString &target);
    void addJson(const JsonText &phases, JsonPath path);

    const RuleIndex &m_index;
    Kind m_kind = Kind::Variable;
    QString m_file;
    QString m_name;
    QList<CodePlace> m_places;
    QList<JsonPath> m_phases; ///< Of rules/sequence.json, with this decision.
};

} // namespace editor

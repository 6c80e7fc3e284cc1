// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/moduledocument.h"
#include "editor/pages/rules/sequence/sequenceedit.h"

#include <QCoreApplication>

namespace editor {

/// What a designer does to the phases of a game, a step of the history each. Those that make or
/// move a phase answer its path; empty: it can't be done.
class PhaseEdits
{
    Q_DECLARE_TR_FUNCTIONS(editor::PhaseEdits)

public:
    explicit PhaseEdits(ModuleDocument &document)
        : m_document(document)
    {
    }

    /// Behind a phase, or at the end without one.
    JsonPath addAfter(const JsonPath &phase) const;
    JsonPath addBelow(const JsonPath &phase) const;
    JsonPath duplicate(const JsonPath &phase) const;
    JsonPath move(const JsonPath &phase, const JsonPath &list, qsizetype place) const;
    void remove(const JsonPath &phase) const;
    /// Takes an empty text as none.
    void setText(const JsonPath &phase, const QString &key, const QString &text) const;

private:
    JsonPath add(const JsonPath &list, qsizetype place) const;
    /// Takes the draft over if it has made something.
    JsonPath commit(const Draft &draft, const JsonPath &made, const QString &step) const;

    ModuleDocument &m_document;
};

} // namespace editor

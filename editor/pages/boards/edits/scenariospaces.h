// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/draft.h"

namespace editor {

/// Keeps what all scenarios of a module say of a space right while areas are split and merged.
class ScenarioSpaces
{
public:
    explicit ScenarioSpaces(Draft &draft);

    /// One space has become part of another: its pieces stand there, who arrived there arrives
    /// there, and nothing speaks of it any more.
    void handOver(const QString &from, const QString &to);
    /// A new space was a part of this one: who controls the whole controls both.
    void share(const QString &whole, const QString &part);

private:
    void movePieces(const QString &file, const QString &from, const QString &to);
    void moveArrivals(const QString &file, const QString &from, const QString &to);

    Draft &m_draft;
    QStringList m_files;
};

} // namespace editor

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/filecontent.h"

#include <QHash>
#include <QSet>

namespace editor {

/// Where a scenario names a counter.
struct PieceUse
{
    enum class Kind { Setup, Carried, Arrival };

    Kind kind = Kind::Setup;
    QString file; ///< Of the scenario.
    QString scenario; ///< Its title.
    QString space; ///< Where it starts; of an arrival: its entry.
    int turn = 0; ///< Of an arrival.
    JsonPath path; ///< To the text with the counter's id.
};

/// All places where scenarios name counters.
class PieceUses
{
public:
    PieceUses() = default;
    explicit PieceUses(const FileContents &files);

    static bool isScenario(const QString &file);
    /// \a id as it is in the game: of an entry with a count "id-1".
    const QList<PieceUse> &of(const QString &id) const;
    QList<PieceUse> ofAll(const QStringList &ids) const;

    /// Files other than scenarios and pieces.json that name one of \a ids in quotes: rules, tests.
    static QStringList otherFiles(const FileContents &files, const QStringList &ids);

private:
    void readScenario(const QString &file, const JsonText &root);
    void readStack(const PieceUse &like, const JsonText &stack, const JsonPath &path);
    void add(const JsonText &id, PieceUse use, const JsonPath &path);

    QHash<QString, QList<PieceUse>> m_uses;
};

} // namespace editor

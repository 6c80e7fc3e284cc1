// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/module/read/loadcontext.h"

#include <QSet>

namespace engine {

/// Reads scenarios/<id>.json: where the pieces start, who comes later, how long it lasts.
class ScenarioReader
{
    Q_DECLARE_TR_FUNCTIONS(ScenarioReader)

public:
    explicit ScenarioReader(LoadContext &context);

    void read(const QString &id);
    /// The same from what the file would hold.
    void read(const QString &id, const Json &json);

private:
    void readTurns(JsonReader &file);
    void readOptions(JsonReader &file);
    void readVariables(JsonReader &file);
    void readControl(JsonReader &file);
    void readSpaces(JsonReader &file);
    void readSetup(JsonReader &file);
    void readPlacement(JsonReader &reader, SpaceId space);
    void readCarried(JsonReader &reader, const Scenario::Placement &carrier);
    void readProperties(JsonReader &reader, Scenario::Placement &placement);
    void readArrivals(JsonReader &file);
    /// A piece that has no place yet.
    PieceId freshPiece(const JsonReader &reader);
    int property(JsonReader &reader, const QHash<NameId, int> &known, const QString &name,
                 const QString &unknown, Issue::Code code);

    LoadContext &m_context;
    Module &m_module;
    Scenario m_scenario;
    QSet<int> m_used; ///< Pieces with a place.
    QSet<int> m_arriving;
};

} // namespace engine

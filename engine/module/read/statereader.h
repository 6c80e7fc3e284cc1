// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/module/read/loadcontext.h"

namespace engine {

/// Reads rules/state.json: the variables of a game and the properties of its pieces and spaces.
class StateReader
{
    Q_DECLARE_TR_FUNCTIONS(StateReader)

public:
    static constexpr QStringView fileName = u"rules/state.json";

    explicit StateReader(LoadContext &context);

    void read();

    /// Notes a number outside of the limits of its variable.
    static bool checkLimits(JsonReader &reader, const StateDeclaration::Variable &variable,
                            const Data &data);

private:
    void addBuiltIn();
    void readVariable(const QString &name, JsonReader &reader);
    void readTurn(JsonReader &reader);
    void readPieceProperty(const QString &name, JsonReader &reader);
    void readSpaceProperty(const QString &name, JsonReader &reader);
    StateDeclaration::Property readProperty(const QString &name, JsonReader &reader);
    bool isGoodName(JsonReader &reader, const QString &name);

    LoadContext &m_context;
    StateDeclaration &m_state;
};

} // namespace engine

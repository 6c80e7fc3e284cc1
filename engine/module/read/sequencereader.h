// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/module/read/loadcontext.h"

namespace engine {

/// Reads rules/sequence.json: the tree of phases of one game turn.
class SequenceReader
{
    Q_DECLARE_TR_FUNCTIONS(SequenceReader)

public:
    static constexpr QStringView fileName = u"rules/sequence.json";

    explicit SequenceReader(LoadContext &context);

    void read();

private:
    enum class Above { NoEach, Each };

    void readNone();
    void readPhase(JsonReader &reader, PhaseId parent, Above above);
    void readSides(JsonReader &reader, Phase &phase, Above above);

    LoadContext &m_context;
    Sequence &m_sequence;
};

} // namespace engine

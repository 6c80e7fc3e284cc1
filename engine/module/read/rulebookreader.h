// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/module/read/loadcontext.h"

namespace engine {

/// Reads rules/rulebook.json: the numbered paragraphs of the rules.
class RulebookReader
{
    Q_DECLARE_TR_FUNCTIONS(RulebookReader)

public:
    static constexpr QStringView fileName = u"rules/rulebook.json";

    explicit RulebookReader(LoadContext &context);

    void read();

private:
    void readParagraph(JsonReader &reader);

    LoadContext &m_context;
    Rulebook &m_rulebook;
};

} // namespace engine

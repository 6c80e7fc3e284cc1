// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/module/read/loadcontext.h"

namespace engine {

/// Checks what the boards say of their look: colours, looks by a variable, signs, entry areas. It
/// names variables and properties, so it comes after them.
class StyleReader
{
    Q_DECLARE_TR_FUNCTIONS(StyleReader)

public:
    explicit StyleReader(LoadContext &context);

    void read();

private:
    void readLook(JsonReader &reader);
    void readColors(JsonReader &reader, QStringView key);
    void readLooks(JsonReader palettes);
    void readSign(JsonReader &reader);
    void readEntry(JsonReader &reader);

    LoadContext &m_context;
};

} // namespace engine

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/module/read/loadcontext.h"

namespace engine {

/// Reads the charts in tables/, all but the one of terrain effects.
class TableReader
{
    Q_DECLARE_TR_FUNCTIONS(TableReader)

public:
    explicit TableReader(LoadContext &context);

    void read();

private:
    void readFile(const QString &name);
    void checkCells(JsonReader &file, const Table &table);
    QStringList readHeads(JsonReader &file, QStringView key);

    LoadContext &m_context;
};

} // namespace engine

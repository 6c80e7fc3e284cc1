// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/module/read/loadcontext.h"

namespace engine {

/// Reads module.json: what the module is, its sides and options, and which files belong to it.
class ModuleReader
{
    Q_DECLARE_TR_FUNCTIONS(ModuleReader)

public:
    static constexpr QStringView fileName = u"module.json";

    explicit ModuleReader(LoadContext &context);

    /// False when nothing can be made of the module.
    bool read();

    const QStringList &boards() const { return m_boards; }
    const QStringList &scenarios() const { return m_scenarios; }

private:
    bool checkEngine(JsonReader &file);
    bool checkStandard(JsonReader &file);
    void readLanguages(JsonReader &file);
    void readAbout(JsonReader about);
    void readSides(JsonReader &file);
    void readOptions(JsonReader &file);
    void readOption(JsonReader &reader);
    void readSeats(JsonReader &file);
    void readSeat(JsonReader &reader);
    QStringList readList(JsonReader &file, QStringView key);

    LoadContext &m_context;
    Module &m_module;
    QStringList m_boards;
    QStringList m_scenarios;
};

} // namespace engine

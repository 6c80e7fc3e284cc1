// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace scripting {

/// Something that this program is made of, as it runs now.
struct ProgramPart
{
    QString name;
    QString version;
    QString licence; ///< Its usual short name; empty: nothing of it is in the program.

    /// Of what also programs without windows have, Hexsmith itself first.
    static QList<ProgramPart> all();
    /// The same for a report: a line each.
    static QString lines();
};

} // namespace scripting

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/i18n/catalog/tscatalog.h"

namespace engine {

/// Writes a translation as XLIFF 1.2, in the dialect of Qt's own tools: one file for each context.
class XliffWriter
{
public:
    QByteArray write(const TsCatalog &catalog);

private:
    void writeMessage(const TsMessage &message);
    void writePlural(const TsMessage &message);
    /// One source with one translation.
    void writeUnit(const TsMessage &message, const QString &id, const QString &translation,
                   const QString &indent);
    /// What is said about a text, and which texts it is told from.
    void writeNotes(const TsMessage &message, const QString &indent);
    /// Characters that XML has no place for become placeholders.
    QString escaped(const QString &text);

    QString m_xml;
    int m_messages = 0;
    int m_placeholders = 0;
};

} // namespace engine

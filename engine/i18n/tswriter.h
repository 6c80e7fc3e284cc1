// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/i18n/tscatalog.h"

#include <QXmlStreamWriter>

namespace engine {

/// Writes a translation the way Qt Linguist does, without line numbers.
class TsWriter
{
public:
    TsWriter();

    QByteArray write(const TsCatalog &catalog);

private:
    void writeMessage(const TsMessage &message);
    void writeTranslation(const TsMessage &message);
    void writeElement(const QString &name, const QString &text);
    void writeText(const QString &text);

    QByteArray m_bytes;
    QXmlStreamWriter m_xml;
};

} // namespace engine

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/i18n/catalog/tscatalog.h"

namespace engine {

/// Writes a translation byte by byte as Qt Linguist and its tools do, without line numbers.
class TsWriter
{
public:
    QByteArray write(const TsCatalog &catalog);

private:
    void writeMessage(const TsMessage &message);
    void writeTranslation(const TsMessage &message);
    /// A whole line; nothing when there is no text.
    void writeElement(const QString &name, const QString &text);
    /// An element that may have several texts of different length; \a indent is its own.
    void writeVariants(const QString &name, const QString &attributes, const QString &text,
                       const QString &indent);
    static QString escaped(const QString &text);

    QString m_xml;
};

} // namespace engine

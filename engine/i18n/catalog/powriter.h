// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/i18n/catalog/tscatalog.h"

namespace engine {

/// Writes a translation as a gettext file (.po), in the dialect of Qt's own tools: the context and
/// the comment of a text stand in its msgctxt, with a bar between them.
class PoWriter
{
public:
    QByteArray write(const TsCatalog &catalog);

private:
    void writeMessage(const QString &context, const TsMessage &message);
    void writeComment(const QString &sign, const QString &text);
    /// `keyword "text"`, over several lines when the text has some; each begins with \a sign.
    void writeText(const QString &sign, const QString &keyword, const QString &text);

    QString m_text;
};

} // namespace engine

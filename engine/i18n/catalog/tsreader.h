// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/i18n/catalog/tscatalog.h"

#include <QCoreApplication>
#include <QSet>
#include <QXmlStreamReader>

namespace engine {

/// Takes a translation out of a .ts file that may come from a stranger.
class TsReader
{
    Q_DECLARE_TR_FUNCTIONS(TsReader)

public:
    TsReader(const QByteArray &xml, const QString &fileName);

    Result<TsCatalog> read();

private:
    void readTs(TsCatalog &catalog);
    void readContext(TsCatalog &catalog);
    TsMessage readMessage();
    void readTranslation(TsMessage &message);
    /// The text of the present element; <byte/> stands for characters that XML has no place for.
    /// Plural forms in it are put into \a forms.
    QString readText(QStringList *forms = nullptr);
    bool nextElement();
    void fail(const QString &message);

    QByteArray m_bytes;
    QXmlStreamReader m_xml;
    QString m_fileName;
    int m_messages = 0;
    QSet<QString> m_seen;
};

} // namespace engine

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/i18n/catalog/tscatalog.h"

#include <QCoreApplication>
#include <QSet>
#include <QXmlStreamReader>

namespace engine {

/// Takes a translation out of an XLIFF 1.2 file that may come from a stranger.
class XliffReader
{
    Q_DECLARE_TR_FUNCTIONS(XliffReader)

public:
    XliffReader(const QByteArray &xml, const QString &fileName);

    Result<TsCatalog> read();

private:
    void readRoot();
    void readFile();
    /// A file, a body, or any group but one of plural forms.
    void readUnits(const QString &context);
    void readPlural(const QString &context);
    /// Adds what a unit has to the message; of plural forms one.
    void readUnit(TsMessage &message, bool isPlural);
    /// Notes, contexts and what else says something about a message.
    void readAbout(TsMessage &message);
    void readTarget(TsMessage &message, bool isPlural, bool &isDone);
    /// The source that the translation was made for, and the translation where it has no other;
    /// \a isForm: that of a plural form.
    void readOld(TsMessage &message, bool isForm);
    QString readText();
    void add(const QString &context, const TsMessage &message);
    void fail(const QString &message);

    QByteArray m_bytes;
    QXmlStreamReader m_xml;
    QString m_fileName;
    TsCatalog m_catalog;
    int m_messages = 0;
    QSet<QString> m_seen;
};

} // namespace engine

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/i18n/catalog/tscatalog.h"

#include <QCoreApplication>
#include <QSet>

namespace engine {

/// Takes a translation out of a gettext file (.po) that may come from a stranger.
class PoReader
{
    Q_DECLARE_TR_FUNCTIONS(PoReader)

public:
    PoReader(const QByteArray &bytes, const QString &fileName);

    Result<TsCatalog> read();

private:
    /// What stands between two empty lines, so to say.
    struct Entry
    {
        TsMessage message;
        QString context;
        bool hasSource = false;
        bool hasTranslation = false;
        bool isPlural = false;
        bool isFuzzy = false;
        bool isGone = false;
    };

    void readLine(QString line);
    void readComment(const QString &line);
    void readKeyword(const QString &line, bool isOld);
    /// Where the text of a keyword goes; none: there is no such keyword.
    QString *fieldOf(const QString &keyword, bool isOld);
    void readString(const QString &text);
    static bool unquote(QStringView text, QString &value);
    static qsizetype unescape(QStringView text, qsizetype at, QString &value);
    /// The entry is complete.
    void finish();
    void readHead(const QString &head);
    void split(const QString &msgctxt);
    void fail(const QString &message);

    QByteArray m_bytes;
    QString m_fileName;
    TsCatalog m_catalog;
    Entry m_entry;
    QString m_msgctxt;
    QString m_plural; ///< The source for many; Qt has one for all numbers.
    QString *m_field = nullptr; ///< What the next line goes on with.
    int m_line = 0;
    int m_messages = 0;
    QSet<QString> m_seen;
    QString m_error;
};

} // namespace engine

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/json.h"

#include <QCoreApplication>

namespace engine {

/// Reads one JSON text from the first byte to the last; the first flaw ends it.
class JsonParser
{
    Q_DECLARE_TR_FUNCTIONS(JsonParser)

public:
    JsonParser(const QByteArray &utf8, const QString &fileName, int maxDepth);

    Result<Json> parse();

private:
    bool readValue(Json &value);
    bool readObject(Json &value);
    bool readMember(Json &object);
    bool readArray(Json &value);
    bool readNumber(Json &value);
    bool readInteger(Json &value, const char *begin);
    bool readReal(Json &value, const char *begin);
    bool readWord(Json &value);
    bool readString(QString &text);
    bool readEscape(QString &text);
    bool readUnicodeEscape(QString &text);
    bool readHexUnit(char16_t &unit);
    bool appendRun(QString &text, const char *begin);

    void skipSpace();
    bool skipDigits();
    bool atEnd() const { return m_at == m_end; }
    char peek() const { return atEnd() ? '\0' : *m_at; }
    /// Steps over \a wanted behind any white space.
    bool take(char wanted);
    bool enter();

    bool fail(const QString &message);
    bool failAtUnexpected(const QString &expected);
    QString located(const QString &message) const;

    const char *m_at;
    const char *m_end;
    QString m_fileName;
    QString m_message;
    int m_line = 1;
    int m_depth = 0;
    int m_maxDepth;
    int m_values = 0;
};

} // namespace engine

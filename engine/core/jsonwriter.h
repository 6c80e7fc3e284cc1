// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/json.h"

namespace engine {

/// Turns a JSON value into text; equal values with equal key order give equal bytes.
class JsonWriter
{
public:
    explicit JsonWriter(Json::Style style);

    QByteArray write(const Json &value);

private:
    void writeValue(const Json &value, int indent);
    void writeLines(const Json &value, int indent);
    void writeInline(const Json &value);
    void writeScalar(const Json &value);
    void writeString(const QString &text);
    void writeReal(double number);
    void startLine(int indent);
    bool fitsOnLine(const Json &value);

    Json::Style m_style;
    QByteArray m_out;
    qsizetype m_lineStart = 0;
};

} // namespace engine

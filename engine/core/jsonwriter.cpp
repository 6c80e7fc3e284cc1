// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/jsonwriter.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace engine {

namespace {

constexpr qsizetype lineWidth = 100;
constexpr int indentStep = 2;

} // namespace

JsonWriter::JsonWriter(Json::Style style)
    : m_style(style)
{
}

QByteArray JsonWriter::write(const Json &value)
{
    m_out.clear();
    m_lineStart = 0;
    if (m_style == Json::Style::Compact) {
        writeInline(value);
        return m_out;
    }
    // The outermost value is always spread out: a file grows by lines.
    if (value.size() > 0)
        writeLines(value, 0);
    else
        writeInline(value);
    m_out += '\n';
    return m_out;
}

void JsonWriter::writeValue(const Json &value, int indent)
{
    if (value.size() == 0 || fitsOnLine(value))
        writeInline(value);
    else
        writeLines(value, indent);
}

bool JsonWriter::fitsOnLine(const Json &value)
{
    // More items than columns can't fit; this keeps long lists from being written twice.
    if (value.size() > lineWidth / 3)
        return false;
    for (qsizetype i = 0; i < value.size(); ++i) {
        if (value.at(i).size() > 0)
            return false;
    }
    const qsizetype start = m_out.size();
    writeInline(value);
    const QByteArray line = m_out.mid(m_lineStart);
    m_out.truncate(start);
    // One column is kept for the comma behind.
    return QString::fromUtf8(line).size() < lineWidth;
}

void JsonWriter::writeLines(const Json &value, int indent)
{
    const bool isObject = value.isObject();
    m_out += isObject ? '{' : '[';
    for (qsizetype i = 0; i < value.size(); ++i) {
        if (i > 0)
            m_out += ',';
        startLine(indent + indentStep);
        if (isObject) {
            writeString(value.keyAt(i));
            m_out += ": ";
        }
        writeValue(value.at(i), indent + indentStep);
    }
    startLine(indent);
    m_out += isObject ? '}' : ']';
}

void JsonWriter::writeInline(const Json &value)
{
    if (value.isScalar()) {
        writeScalar(value);
        return;
    }
    const bool spaced = m_style == Json::Style::Pretty;
    const bool isObject = value.isObject();
    m_out += isObject ? '{' : '[';
    for (qsizetype i = 0; i < value.size(); ++i) {
        if (i > 0)
            m_out += spaced ? ", " : ",";
        if (isObject) {
            writeString(value.keyAt(i));
            m_out += spaced ? ": " : ":";
        }
        writeInline(value.at(i));
    }
    m_out += isObject ? '}' : ']';
}

void JsonWriter::writeScalar(const Json &value)
{
    switch (value.type()) {
    case Json::Type::Bool:
        m_out += value.toBool() ? "true" : "false";
        break;
    case Json::Type::Integer:
        m_out += QByteArray::number(value.toInteger());
        break;
    case Json::Type::Real:
        writeReal(value.toReal());
        break;
    case Json::Type::String:
        writeString(value.toString());
        break;
    default:
        m_out += "null";
    }
}

void JsonWriter::writeReal(double number)
{
    if (!std::isfinite(number)) {
        m_out += "null";
        return;
    }
    char buffer[40];
    const auto end = std::to_chars(buffer, buffer + sizeof buffer, number).ptr;
    const QByteArrayView digits(buffer, end);
    m_out += digits;
    // Without a point or an exponent it would be read back as a whole number.
    if (!digits.contains('.') && !digits.contains('e'))
        m_out += ".0";
}

void JsonWriter::writeString(const QString &text)
{
    static constexpr char hex[] = "0123456789abcdef";
    m_out += '"';
    const QByteArray utf8 = text.toUtf8();
    const auto isPlain = [](char c) { return uchar(c) >= 0x20 && c != '"' && c != '\\'; };
    if (std::all_of(utf8.begin(), utf8.end(), isPlain)) {
        m_out += utf8;
        m_out += '"';
        return;
    }
    for (const char c : utf8) {
        switch (c) {
        case '"':
            m_out += "\\\"";
            break;
        case '\\':
            m_out += "\\\\";
            break;
        case '\n':
            m_out += "\\n";
            break;
        case '\r':
            m_out += "\\r";
            break;
        case '\t':
            m_out += "\\t";
            break;
        default:
            if (uchar(c) < 0x20) {
                m_out += "\\u00";
                m_out += hex[uchar(c) >> 4];
                m_out += hex[uchar(c) & 15];
            } else {
                m_out += c;
            }
        }
    }
    m_out += '"';
}

void JsonWriter::startLine(int indent)
{
    m_out += '\n';
    m_lineStart = m_out.size();
    m_out += QByteArray(indent, ' ');
}

} // namespace engine

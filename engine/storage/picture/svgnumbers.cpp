// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/picture/svgnumbers.h"

#include <cmath>

namespace engine {

namespace {

constexpr double largest = 1e7;

bool isDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

bool isSpace(QChar c)
{
    return c == u' ' || c == u'\t' || c == u'\n' || c == u'\r' || c == u'\f';
}

} // namespace

SvgNumbers::SvgNumbers(QStringView text)
    : m_text(text)
{
    skipSpace();
}

std::optional<QList<double>> SvgNumbers::all(QStringView text)
{
    SvgNumbers reader(text);
    QList<double> numbers;
    while (!reader.atEnd()) {
        const auto number = reader.number();
        if (!number)
            return std::nullopt;
        numbers.append(*number);
    }
    return numbers;
}

bool SvgNumbers::atEnd()
{
    return m_at >= m_text.size();
}

bool SvgNumbers::atNumber()
{
    return isDigit(peek()) || peek() == u'-' || peek() == u'+' || peek() == u'.';
}

QChar SvgNumbers::take()
{
    const QChar taken = peek();
    ++m_at;
    skipSpace();
    return taken;
}

std::optional<double> SvgNumbers::number()
{
    const qsizetype start = m_at;
    if (peek() == u'-' || peek() == u'+')
        ++m_at;
    skipDigits();
    if (peek() == u'.') {
        ++m_at;
        skipDigits();
    }
    if (peek() == u'e' || peek() == u'E') {
        const qsizetype beforeExponent = m_at;
        ++m_at;
        if (peek() == u'-' || peek() == u'+')
            ++m_at;
        if (!isDigit(peek()))
            m_at = beforeExponent;
        skipDigits();
    }
    bool isGood = false;
    const double value = m_text.sliced(start, m_at - start).toDouble(&isGood);
    if (!isGood || !std::isfinite(value) || std::abs(value) > largest) {
        m_at = start;
        return std::nullopt;
    }
    skipSeparator();
    return value;
}

std::optional<bool> SvgNumbers::flag()
{
    if (peek() != u'0' && peek() != u'1')
        return std::nullopt;
    const bool isSet = peek() == u'1';
    ++m_at;
    skipSeparator();
    return isSet;
}

void SvgNumbers::skipSpace()
{
    while (isSpace(peek()))
        ++m_at;
}

void SvgNumbers::skipSeparator()
{
    skipSpace();
    if (peek() == u',') {
        ++m_at;
        skipSpace();
    }
}

void SvgNumbers::skipDigits()
{
    while (isDigit(peek()))
        ++m_at;
}

} // namespace engine

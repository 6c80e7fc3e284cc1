// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/counters/model/cellformula.h"

namespace editor {

namespace {

constexpr int c_deepest = 32;

} // namespace

void CellFormula::skipBlanks()
{
    while (m_at < m_text.size() && m_text[m_at].isSpace())
        ++m_at;
}

bool CellFormula::take(QChar sign)
{
    skipBlanks();
    if (m_at >= m_text.size() || m_text[m_at] != sign)
        return false;
    ++m_at;
    return true;
}

std::optional<double> CellFormula::value(const Lookup &lookup)
{
    m_at = 0;
    m_depth = 0;
    const auto result = sum(lookup);
    skipBlanks();
    return m_at == m_text.size() ? result : std::nullopt;
}

std::optional<double> CellFormula::sum(const Lookup &lookup)
{
    auto left = product(lookup);
    while (left) {
        const bool adds = take(u'+');
        if (!adds && !take(u'-') && !take(u'−'))
            return left;
        const auto right = product(lookup);
        left = right ? std::optional(adds ? *left + *right : *left - *right) : std::nullopt;
    }
    return left;
}

std::optional<double> CellFormula::product(const Lookup &lookup)
{
    auto left = factor(lookup);
    while (left) {
        const bool multiplies = take(u'*') || take(u'×');
        if (!multiplies && !take(u'/'))
            return left;
        const auto right = factor(lookup);
        if (!right || (!multiplies && *right == 0))
            return std::nullopt;
        left = multiplies ? *left * *right : *left / *right;
    }
    return left;
}

std::optional<double> CellFormula::factor(const Lookup &lookup)
{
    if (take(u'-') || take(u'−')) {
        if (++m_depth > c_deepest)
            return std::nullopt;
        const auto inner = factor(lookup);
        return inner ? std::optional(-*inner) : std::nullopt;
    }
    if (take(u'(')) {
        if (++m_depth > c_deepest)
            return std::nullopt;
        const auto inner = sum(lookup);
        return take(u')') ? inner : std::nullopt;
    }
    skipBlanks();
    if (m_at < m_text.size() && m_text[m_at].isDigit())
        return number();
    const QString word = name();
    return word.isEmpty() ? std::nullopt : lookup(word);
}

std::optional<double> CellFormula::number()
{
    const qsizetype from = m_at;
    while (m_at < m_text.size() && (m_text[m_at].isDigit() || m_text[m_at] == u'.'))
        ++m_at;
    bool isNumber = false;
    const double value = QStringView(m_text).sliced(from, m_at - from).toDouble(&isNumber);
    return isNumber ? std::optional(value) : std::nullopt;
}

QString CellFormula::name()
{
    const qsizetype from = m_at;
    while (m_at < m_text.size() && (m_text[m_at].isLetterOrNumber() || m_text[m_at] == u'_'))
        ++m_at;
    // "attack[2]" is what is left after a step.
    if (m_at > from && m_at + 2 < m_text.size() && m_text[m_at] == u'['
        && m_text[m_at + 1].isDigit() && m_text[m_at + 2] == u']')
        m_at += 3;
    return m_text.sliced(from, m_at - from);
}

} // namespace editor

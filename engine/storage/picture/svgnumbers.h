// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include <optional>

namespace engine {

/// Takes numbers out of SVG's lists, which need no separator where none is missed ("1-2.5.5").
class SvgNumbers
{
public:
    explicit SvgNumbers(QStringView text);

    /// All numbers of \a text; nothing when there is anything else.
    static std::optional<QList<double>> all(QStringView text);

    bool atEnd();
    /// Whether a number comes next.
    bool atNumber();
    /// The next character, which is stepped over.
    QChar take();
    /// A number of at most ten million, so that sums of them stay exact enough.
    std::optional<double> number();
    /// A single 0 or 1, which needs no separator behind.
    std::optional<bool> flag();
    qsizetype position() const { return m_at; }

private:
    void skipSpace();
    void skipSeparator();
    void skipDigits();
    QChar peek() const { return m_at < m_text.size() ? m_text[m_at] : QChar(); }

    QStringView m_text;
    qsizetype m_at = 0;
};

} // namespace engine

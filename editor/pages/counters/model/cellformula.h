// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>
#include <optional>

namespace editor {

/// A sum such as "att-1" or "(attack+defence)/2", worked out for one counter after the other.
class CellFormula
{
public:
    /// The number that a name stands for, if there is one.
    using Lookup = std::function<std::optional<double>(const QString &name)>;

    explicit CellFormula(const QString &text)
        : m_text(text)
    {
    }

    /// Nothing when the text is no sum or a name has no number.
    std::optional<double> value(const Lookup &lookup);

private:
    std::optional<double> sum(const Lookup &lookup);
    std::optional<double> product(const Lookup &lookup);
    std::optional<double> factor(const Lookup &lookup);
    std::optional<double> number();
    QString name();
    void skipBlanks();
    bool take(QChar sign);

    QString m_text;
    qsizetype m_at = 0;
    int m_depth = 0;
};

} // namespace editor

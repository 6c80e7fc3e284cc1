// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QStringList>

#include <variant>
#include <vector>

namespace engine {

/// Figures as a table: in a file of comma-separated values for programs, on a page for people.
struct ReportTable
{
    struct Column
    {
        enum class Kind {
            Words,
            Count,
            Share, ///< 0 … 1; people read per cent.
            Mean
        };
        QString key; ///< In the file, in whatever language the page is.
        QString title;
        Kind kind = Kind::Words;
    };
    using Cell = std::variant<QString, double>;
    using Row = std::vector<Cell>;

    QString name; ///< Of its file, without ".csv".
    QString title;
    QString note; ///< What it says, for people.
    std::vector<Column> columns;
    std::vector<Row> rows;
    size_t shown = SIZE_MAX; ///< So many rows stand on the page; the file has all.

    QByteArray csv() const;
    QString html(const QLocale &locale) const;
    /// A cell as people read it.
    QString text(const Row &row, size_t column, const QLocale &locale) const;
};

} // namespace engine

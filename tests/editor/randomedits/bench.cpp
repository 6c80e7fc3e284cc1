// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/randomedits/bench.h"

using engine::Json;

QStringList Bench::filesIn(const QString &folder, const QString &end) const
{
    QStringList found;
    for (const QString &file : files().keys()) {
        if (file.startsWith(folder) && file.endsWith(end))
            found.append(file);
    }
    return found;
}

Json Bench::json(const QString &file, const editor::JsonPath &path) const
{
    const editor::JsonText *text = document().json(file, path);
    return text ? text->toJson() : Json();
}

int Bench::below(qsizetype count)
{
    // The library's distributions may differ from one compiler to the next.
    return count > 0 ? int(m_random() % std::mt19937::result_type(count)) : 0;
}

QString Bench::freshId(const QString &stem)
{
    return QStringLiteral("%1%2").arg(stem).arg(++m_ids);
}

QString Bench::words()
{
    static const QStringList all{
        QStringLiteral("Ridge"),         QStringLiteral("Fähre an der Düna"),
        QStringLiteral("\"quoted\""),    QStringLiteral("a < b & c"),
        QStringLiteral("back\\slash"),   QStringLiteral("two\nlines"),
        QStringLiteral("Кёнигсберг"),    QStringLiteral("x"),
        QStringLiteral("{piece} moves"), QStringLiteral("a longer sentence with 12 words")};
    return pick(all) + QStringLiteral(" %1").arg(below(100));
}

Json Bench::value()
{
    switch (below(4)) {
    case 0:
        return words();
    case 1:
        return below(2) == 0;
    case 2:
        return below(40) / 4.0;
    default:
        return below(20);
    }
}

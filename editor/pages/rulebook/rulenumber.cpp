// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/rulebook/rulenumber.h"

#include "app/view/text/rulebooktext.h"

#include <QRegularExpression>

namespace editor::rulenumber {

namespace {

/// "4." for "4.0", "4" and "4."; "4.2." for "4.2".
QString stemOf(const QString &number)
{
    const bool isChapter = depth(number) == 0;
    return (isChapter ? number.section(u'.', 0, 0) : number) + u'.';
}

} // namespace

int depth(const QString &number)
{
    return view::RulebookText::depth(number);
}

bool isBelow(const QString &number, const QString &above)
{
    return number != above && number.startsWith(stemOf(above)) && depth(number) > depth(above);
}

QString next(const QString &number, const QStringList &taken)
{
    QStringList parts = number.split(u'.');
    // A chapter counts by its first part: "4.0", "5.0".
    const qsizetype at = depth(number) == 0 ? 0 : parts.size() - 1;
    bool isNumber = false;
    int count = parts[at].toInt(&isNumber);
    if (!isNumber)
        return child(number, taken);
    do
        parts[at] = QString::number(++count);
    while (taken.contains(parts.join(u'.')));
    return parts.join(u'.');
}

QString child(const QString &number, const QStringList &taken)
{
    const QString stem = stemOf(number);
    int count = 1;
    while (taken.contains(stem + QString::number(count)))
        ++count;
    return stem + QString::number(count);
}

QString nextChapter(const QStringList &taken)
{
    int last = 0;
    for (const QString &number : taken)
        last = std::max(last, number.section(u'.', 0, 0).toInt());
    return QString::number(last + 1) + QStringLiteral(".1");
}

QString moved(const QString &number, const QString &from, const QString &to)
{
    if (number == from)
        return to;
    return stemOf(to) + number.mid(stemOf(from).size());
}

bool isGood(const QString &number)
{
    static const QRegularExpression shape(QStringLiteral("^\\d+(\\.[0-9A-Za-z]+)*$"));
    return shape.match(number).hasMatch();
}

} // namespace editor::rulenumber

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/odds/oddswords.h"

#include <QLocale>

#include <cmath>

namespace app::oddswords {

QString number(double value)
{
    constexpr double most = 1e15; // beyond it no number has a fraction, and nobody reads one
    if (!(std::abs(value) < most))
        return QLocale().toString(value, 'g', 3);
    const double whole = std::floor(value);
    const double rest = value - whole;
    const char16_t sign = rest == 0.5 ? u'½' : rest == 0.25 ? u'¼' : rest == 0.75 ? u'¾' : u'\0';
    if (rest == 0 || sign)
        return (whole == 0 && sign ? QString() : QString::number(qint64(whole)))
            + (sign ? QString(QChar(sign)) : QString());
    return QLocale().toString(value, 'f', 2);
}

QString signedNumber(qint64 value)
{
    return value < 0 ? QString(u'\u2212' + QString::number(-value))
                     : QString(u'+' + QString::number(value));
}

QString strength(const engine::Json &side)
{
    const engine::Json &dice = side[u"dice"];
    const engine::Json &range = side[u"range"].isArray() ? side[u"range"] : dice;
    if (side[u"total"].isNumber() || range.size() != 2)
        return number(side[u"total"].toReal());
    return number(range.at(0).toReal()) + QStringLiteral("–") + number(range.at(1).toReal());
}

QString plaque(const engine::Json &odds)
{
    const engine::Json &range = odds[u"range"];
    const engine::Json &columns = odds[u"columns"];
    if (const QString column = odds[u"column"].toString(); !column.isEmpty())
        return column;
    if (range.size() == 2 && !range.at(1).toString().isEmpty())
        return range.at(0).toString() + QStringLiteral(" … ") + range.at(1).toString();
    if (columns.size() && odds[u"attack"][u"total"].toReal() > 0)
        return QStringLiteral("< ") + columns.at(0).toString();
    // Without a table of columns: dice against dice.
    if (!columns.size() && odds[u"attack"].isObject() && odds[u"defence"].isObject())
        return strength(odds[u"attack"]) + QStringLiteral(" : ") + strength(odds[u"defence"]);
    return {};
}

QString sentence(const engine::Json &text, const engine::Translator &translator)
{
    if (!text.isArray())
        return translator.translate(text.toString());
    QString words = translator.translate(text.at(0).toString());
    for (qsizetype i = 1; i < text.size(); ++i)
        words.replace(QStringLiteral("{%1}").arg(i),
                      text.at(i).isNumber() ? number(text.at(i).toReal())
                                            : translator.translate(text.at(i).toString()));
    return words;
}

} // namespace app::oddswords

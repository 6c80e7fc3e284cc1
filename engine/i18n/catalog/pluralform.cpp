// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/i18n/catalog/pluralform.h"

#include <algorithm>
#include <cstdlib>

namespace engine {

namespace {

bool isOneOf(const QString &language, std::initializer_list<QLatin1String> list)
{
    return std::find(list.begin(), list.end(), language) != list.end();
}

bool isEastSlavic(const QString &base)
{
    return isOneOf(base,
                   {QLatin1String("ru"), QLatin1String("uk"), QLatin1String("be"),
                    QLatin1String("sr"), QLatin1String("hr"), QLatin1String("bs")});
}

bool isCzech(const QString &base)
{
    return isOneOf(base, {QLatin1String("cs"), QLatin1String("sk")});
}

// East Slavic and Serbo-Croatian: 21 goes with "one", 22 with "few".
int slavicForm(qint64 number)
{
    const qint64 last = number % 10;
    const qint64 lastTwo = number % 100;
    if (last == 1 && lastTwo != 11)
        return 0;
    return last >= 2 && last <= 4 && (lastTwo < 12 || lastTwo > 14) ? 1 : 2;
}

int polishForm(qint64 number)
{
    if (number == 1)
        return 0;
    const int form = slavicForm(number);
    return form == 0 ? 2 : form;
}

int czechForm(qint64 number)
{
    if (number == 1)
        return 0;
    return number >= 2 && number <= 4 ? 1 : 2;
}

} // namespace

int pluralForm(const QString &language, qint64 number, int forms)
{
    const QString base = language.section(u'_', 0, 0);
    const qint64 size = std::abs(number);
    int form = size == 1 ? 0 : forms - 1;
    if (forms >= 3) {
        if (isEastSlavic(base))
            form = slavicForm(size);
        else if (base == QLatin1String("pl"))
            form = polishForm(size);
        else if (isCzech(base))
            form = czechForm(size);
    } else if (base == QLatin1String("fr") && size == 0) {
        form = 0;
    }
    return std::clamp(form, 0, std::max(0, forms - 1));
}

int pluralForms(const QString &language)
{
    const QString base = language.section(u'_', 0, 0);
    if (isEastSlavic(base) || isCzech(base) || base == QLatin1String("pl"))
        return 3;
    const bool countsAlike = isOneOf(base,
                                     {QLatin1String("ja"), QLatin1String("zh"), QLatin1String("ko"),
                                      QLatin1String("th"), QLatin1String("vi")});
    return countsAlike ? 1 : 2;
}

QString gettextPlural(const QString &language)
{
    const QString base = language.section(u'_', 0, 0);
    const QString few = QStringLiteral("n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);");
    if (isEastSlavic(base))
        return QStringLiteral("nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : ") + few;
    if (base == QLatin1String("pl"))
        return QStringLiteral("nplurals=3; plural=(n==1 ? 0 : ") + few;
    if (isCzech(base))
        return QStringLiteral("nplurals=3; plural=(n==1 ? 0 : n>=2 && n<=4 ? 1 : 2);");
    if (pluralForms(language) == 1)
        return QStringLiteral("nplurals=1; plural=0;");
    return base == QLatin1String("fr") ? QStringLiteral("nplurals=2; plural=(n > 1);")
                                       : QStringLiteral("nplurals=2; plural=(n != 1);");
}

} // namespace engine

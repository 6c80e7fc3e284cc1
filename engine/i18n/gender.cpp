// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/i18n/gender.h"

#include <QRegularExpression>

#include <algorithm>

namespace engine {

namespace {

const auto c_mark = QStringLiteral("{=");

bool isGender(QStringView text)
{
    const auto isLetter = [](QChar c) { return c >= u'a' && c <= u'z'; };
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), isLetter);
}

// "f" of "f=lista".
QStringView genderOfForm(QStringView form)
{
    const qsizetype sign = form.indexOf(u'=');
    return sign > 0 && isGender(form.left(sign)) ? form.left(sign) : QStringView();
}

// Where the gender begins; behind the end when there is none.
qsizetype nameLength(QStringView name)
{
    if (!name.endsWith(u'}'))
        return name.size();
    const qsizetype mark = name.lastIndexOf(c_mark);
    return mark >= 0 && isGender(name.mid(mark + 2).chopped(1)) ? mark : name.size();
}

QList<QList<QStringView>> choices(const QString &text)
{
    static const QRegularExpression choice(QStringLiteral("\\{(?:[1-9]|[a-z]+)\\|([^}]*)\\}"));
    QList<QList<QStringView>> found;
    if (!text.contains(u'='))
        return found;
    for (auto match = choice.globalMatch(text); match.hasNext();)
        found.append(match.next().capturedView(1).split(u'|'));
    return found;
}

} // namespace

QStringView genderOf(QStringView name)
{
    const qsizetype length = nameLength(name);
    return length < name.size() ? name.mid(length + 2).chopped(1) : QStringView();
}

QString withoutGender(const QString &name)
{
    return name.left(nameLength(name));
}

QString standingAlone(const QString &name)
{
    const qsizetype length = nameLength(name);
    return length < name.size() ? capitalised(name.left(length)) : name;
}

QString capitalised(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

std::optional<QStringView> genderForm(const QList<QStringView> &forms, QStringView gender)
{
    if (forms.isEmpty() || genderOfForm(forms.first()).isEmpty())
        return std::nullopt;
    const auto words = [](QStringView form) { return form.mid(genderOfForm(form).size() + 1); };
    for (const QStringView form : forms) {
        if (!gender.isEmpty() && genderOfForm(form) == gender)
            return words(form);
    }
    return words(forms.first());
}

QString agreeing(QString sentence, const QString &name)
{
    const auto begin = QStringLiteral("{1|");
    for (qsizetype open = sentence.indexOf(begin); open >= 0;
         open = sentence.indexOf(begin, open)) {
        const qsizetype close = sentence.indexOf(u'}', open);
        const auto forms =
            QStringView(sentence).mid(open, close - open).mid(begin.size()).split(u'|');
        const auto form = close < 0 ? std::nullopt : genderForm(forms, genderOf(name));
        if (!form)
            break;
        sentence.replace(open, close + 1 - open, form->toString());
    }
    const bool isFirst = sentence.startsWith(QStringLiteral("%1"));
    return sentence.replace(QStringLiteral("%1"),
                            isFirst ? standingAlone(name) : withoutGender(name));
}

QStringList textGenders(const QString &text)
{
    QStringList genders;
    for (const auto &forms : choices(text)) {
        for (const QStringView form : forms)
            genders.append(genderOfForm(form).toString());
    }
    genders.removeDuplicates();
    genders.removeAll(QString());
    return genders;
}

bool hasLostGender(const QString &text)
{
    if (text.left(nameLength(text)).contains(c_mark))
        return true;
    for (const auto &forms : choices(text)) {
        const auto has = [](QStringView form) { return !genderOfForm(form).isEmpty(); };
        if (std::any_of(forms.begin(), forms.end(), has)
            && !std::all_of(forms.begin(), forms.end(), has))
            return true;
    }
    return false;
}

} // namespace engine

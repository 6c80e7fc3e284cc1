// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/map/sheet/mapstyle.h"

namespace view {

namespace {

/// The members of \a base, with those of \a over in their places.
engine::Json merged(const engine::Json &base, const engine::Json &over)
{
    engine::Json result = base.isObject() ? base : engine::Json::object();
    for (qsizetype i = 0; over.isObject() && i < over.size(); ++i)
        result.insert(over.keyAt(i), over.at(i));
    return result;
}

} // namespace

QString MapStyle::variable(const engine::Json &style)
{
    return style[u"palettes"][u"by"].toString();
}

QString MapStyle::lookFor(const engine::Json &style, const QString &value)
{
    const engine::Json &looks = style[u"palettes"][u"looks"];
    if (!looks.isObject() || looks.size() == 0)
        return {};
    return looks.contains(value) ? value : looks.keyAt(0);
}

engine::Json MapStyle::of(const engine::Json &style, const QString &look)
{
    const engine::Json &said = style[u"palettes"][u"looks"][lookFor(style, look)];
    if (!said.isObject())
        return style;
    engine::Json result = merged(style, said);
    for (const QStringView colors : {u"palette", u"palette_dark"})
        result.insert(colors.toString(), merged(style[colors], said[colors]));
    return result;
}

} // namespace view

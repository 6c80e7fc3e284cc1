// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/luatext.h"

#include "scripting/source/luaoutline.h"

#include <QRegularExpression>

namespace scripting {

namespace {

QString keyText(const QString &key)
{
    static const QRegularExpression word(QStringLiteral("^[A-Za-z_][A-Za-z0-9_]*$"));
    return word.match(key).hasMatch() && !LuaOutline::isKeyword(key) ? key
                                                                     : u'[' + luaString(key) + u']';
}

} // namespace

QString luaString(const QString &text)
{
    QString quoted = text;
    quoted.replace(u'\\', QLatin1String("\\\\"));
    quoted.replace(u'"', QLatin1String("\\\""));
    quoted.replace(u'\n', QLatin1String("\\n"));
    quoted.replace(u'\r', QLatin1String("\\r"));
    return u'"' + quoted + u'"';
}

QString luaText(const engine::Json &json)
{
    if (json.isNull())
        return QStringLiteral("nil");
    if (json.isString())
        return luaString(json.toString());
    if (json.isScalar())
        return QString::fromUtf8(json.write(engine::Json::Style::Compact));
    QStringList parts;
    for (qsizetype i = 0; i < json.size(); ++i) {
        const QString value = luaText(json.at(i));
        parts.append(json.isObject() ? keyText(json.keyAt(i)) + QStringLiteral(" = ") + value
                                     : value);
    }
    return parts.isEmpty()
        ? QStringLiteral("{}")
        : QStringLiteral("{ ") + parts.join(QStringLiteral(", ")) + QStringLiteral(" }");
}

} // namespace scripting

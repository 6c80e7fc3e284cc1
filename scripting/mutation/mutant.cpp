// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/mutation/mutant.h"

namespace scripting {

QString Mutant::nameOf(Kind kind)
{
    switch (kind) {
    case Kind::Comparison:
        return QStringLiteral("comparison");
    case Kind::Constant:
        return QStringLiteral("constant");
    case Kind::Condition:
        return QStringLiteral("condition");
    case Kind::Logic:
        return QStringLiteral("logic");
    case Kind::Arithmetic:
        return QStringLiteral("arithmetic");
    case Kind::Side:
        return QStringLiteral("side");
    case Kind::Step:
        return QStringLiteral("step");
    }
    Q_UNREACHABLE();
}

QByteArray Mutant::apply(const QString &text) const
{
    return (text.left(range.from) + after + text.mid(range.to)).toUtf8();
}

} // namespace scripting

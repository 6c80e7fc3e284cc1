// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/tables/grid/celltype.h"

#include <QRegularExpression>

#include <cmath>

namespace editor {

using engine::Json;

namespace {

constexpr double c_exact = 9e15; // up to here a double holds every whole number

bool isPlainList(const Json &value)
{
    if (!value.isArray())
        return false;
    for (qsizetype i = 0; i < value.size(); ++i) {
        const bool isWord = value.at(i).isString() && !value.at(i).toString().contains(u',');
        if (!isWord && !value.at(i).isNumber())
            return false;
    }
    return true;
}

} // namespace

QString CellText::written(const Json &value)
{
    if (value.isNull())
        return {};
    if (value.isString())
        return value.toString();
    if (isPlainList(value)) {
        QStringList parts;
        for (qsizetype i = 0; i < value.size(); ++i)
            parts.append(written(value.at(i)));
        return parts.join(QStringLiteral(", "));
    }
    return QString::fromUtf8(value.write(Json::Style::Compact));
}

std::optional<Json> CellText::readNumber(const QString &text)
{
    bool isNumber = false;
    QString plain = text.trimmed();
    // As printed and as spreadsheets of other countries write it.
    plain.replace(QChar(0x2212), QLatin1String("-"));
    if (plain.count(u',') == 1 && !plain.contains(u'.'))
        plain.replace(u',', u'.');
    const double number = plain.toDouble(&isNumber);
    if (!isNumber || !std::isfinite(number))
        return {};
    if (number == std::round(number) && std::abs(number) < c_exact)
        return Json(qint64(number));
    return Json(number);
}

std::optional<Json> CellText::readFlag(const QString &text)
{
    const QString word = text.trimmed().toLower();
    if (word == u"true" || word == u"yes" || word == u"1" || word == u"✓" || word == tr("yes"))
        return Json(true);
    if (word == u"false" || word == u"no" || word == u"0" || word == u"–" || word == tr("no"))
        return Json(false);
    return {};
}

Json CellText::readWords(const QString &text, const Json &before)
{
    const bool hadNumbers = before.size() > 0 && before.at(0).isNumber();
    Json list = Json::array();
    for (const QString &part : text.split(u',', Qt::SkipEmptyParts)) {
        const auto number = hadNumbers ? readNumber(part) : std::nullopt;
        list.append(number ? *number : Json(part.trimmed()));
    }
    return list;
}

std::optional<Json> CellText::read(const QString &text, CellType type, const Json &before)
{
    const bool isEmpty = text.trimmed().isEmpty();
    const bool isKeyed = type == CellType::Cost || type == CellType::Flag || type == CellType::Words
        || type == CellType::Edges || type == CellType::Look || type == CellType::Nested;
    if (isEmpty && (isKeyed || before.isBool()))
        return Json();
    if (before.isBool() || type == CellType::Flag) {
        if (const auto flag = readFlag(text))
            return flag;
        return type == CellType::Flag ? std::nullopt : std::optional(Json(text));
    }
    if (type == CellType::Words || type == CellType::Edges || isPlainList(before))
        return readWords(text, before);
    if (type == CellType::Nested || before.isObject() || before.isArray()) {
        const auto json = Json::parse(text.toUtf8(), QString());
        if (!json && (before.isObject() || before.isArray()))
            return {};
        return json ? json.value() : Json(text);
    }
    if (type == CellType::Cost || type == CellType::Number || before.isNumber()) {
        if (const auto number = readNumber(text))
            return number;
        const QString word = text.trimmed();
        return type == CellType::Cost && word != u"blocked" && word != u"whole"
            ? std::nullopt
            : std::optional(Json(word));
    }
    return Json(text);
}

QString CellText::title(CellType type)
{
    switch (type) {
    case CellType::Text:
        return tr("Text");
    case CellType::Number:
        return tr("Number");
    case CellType::Code:
        return tr("Result code");
    case CellType::Rule:
        return tr("Rule");
    case CellType::Terrain:
        return tr("Terrain");
    case CellType::Edge:
        return tr("Edge");
    case CellType::Edges:
        return tr("Edges, with commas");
    case CellType::Flag:
        return tr("Yes or no");
    case CellType::Words:
        return tr("Words, with commas");
    case CellType::Cost:
        return tr("Movement points, “blocked” or “whole”");
    case CellType::Look:
        return tr("How the map draws it");
    case CellType::Nested:
        return tr("Value");
    }
    return {};
}

bool CellText::isRuleNumber(const QString &text)
{
    static const QRegularExpression number(QStringLiteral("^\\d+(\\.[0-9A-Za-z]+)+$"));
    return number.match(text).hasMatch();
}

} // namespace editor

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/counters/model/countercolumn.h"

#include <algorithm>

namespace editor {

using engine::Json;
using Kind = CounterColumn::Kind;

namespace {

QString spoken(QString key)
{
    key.replace(u'_', u' ');
    if (!key.isEmpty())
        key[0] = key[0].toUpper();
    return key;
}

} // namespace

QString CounterColumn::title() const
{
    if (isValue()) {
        if (!step)
            return spoken(key.key);
        //: Column of a value that a counter has with fewer steps: "Attack R", "Strength −2".
        return steps == 2 ? tr("%1 R").arg(spoken(key.key))
                          : QStringLiteral("%1 −%2").arg(spoken(key.key)).arg(step);
    }
    static const QHash<QString, const char *> titles{
        {QStringLiteral("id"), QT_TR_NOOP("Id")},
        {QStringLiteral("label"), QT_TR_NOOP("Label")},
        {QStringLiteral("name"), QT_TR_NOOP("Name")},
        {QStringLiteral("symbol"), QT_TR_NOOP("Symbol")},
        {QStringLiteral("formation"), QT_TR_NOOP("Formation")},
        {QStringLiteral("steps"), QT_TR_NOOP("Steps")},
        {QStringLiteral("mobility"), QT_TR_NOOP("Class")},
        {QStringLiteral("setup"), QT_TR_NOOP("Set-up")},
        {QStringLiteral("type"), QT_TR_NOOP("Type")},
        {QStringLiteral("template"), QT_TR_NOOP("Template")},
        {QStringLiteral("side"), QT_TR_NOOP("Side")},
        {QStringLiteral("size"), QT_TR_NOOP("Size sign")},
        {QStringLiteral("kind"), QT_TR_NOOP("Kind")},
        {QStringLiteral("count"), QT_TR_NOOP("Copies")}};
    const char *title = titles.value(key.key);
    return title ? tr(title) : spoken(key.key);
}

Json CounterColumn::value(const PieceFile &file, int piece) const
{
    if (kind == Kind::Setup)
        return {};
    if (kind == Kind::Template)
        return file.templateOf(piece);
    const Json field = file.value(piece, key);
    if (!isValue())
        return field;
    if (field.isArray())
        return step < field.size() ? field.at(step) : Json();
    return step ? Json() : field;
}

QString CounterColumn::text(const PieceFile &file, int piece) const
{
    return written(value(file, piece));
}

QString CounterColumn::written(const Json &value)
{
    if (value.isString())
        return value.toString();
    return value.isNull() ? QString() : QString::fromUtf8(value.write(Json::Style::Compact));
}

Json CounterColumn::fieldWith(const Json &field, const Json &value) const
{
    if (!isValue() || (!step && !field.isArray()))
        return value;
    // Without a front there is nothing that the other sides could differ from.
    if (!step && value.isNull())
        return {};
    std::vector<Json> entries;
    if (field.isArray()) {
        for (qsizetype i = 0; i < field.size(); ++i)
            entries.push_back(field.at(i));
    } else if (!field.isNull()) {
        entries.push_back(field);
    }
    if (value.isNull()) {
        entries.resize(std::min(entries.size(), size_t(step)));
    } else {
        // Steps between that say nothing have what the step before them has.
        while (entries.size() < size_t(step))
            entries.push_back(entries.empty() ? value : entries.back());
        if (entries.size() == size_t(step))
            entries.push_back(value);
        else
            entries[size_t(step)] = value;
    }
    if (entries.size() <= 1)
        return entries.empty() ? Json() : entries.front();
    Json list = Json::array();
    for (const Json &entry : entries)
        list.append(entry);
    return list;
}

} // namespace editor

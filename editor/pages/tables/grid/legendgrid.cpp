// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/tables/grid/legendgrid.h"

namespace editor {

using engine::Json;

namespace {

const QString c_legend = QStringLiteral("legend");

/// Paths of what stands for a code below \a from: whole texts, and keys.
void collect(const JsonText &from, JsonPath path, const QString &code, std::vector<JsonPath> &texts,
             std::vector<JsonPath> &keys)
{
    if (from.type() == JsonText::Type::String && from.toJson().toString() == code)
        texts.push_back(path);
    for (qsizetype i = 0; i < from.size(); ++i) {
        JsonPath inner = path;
        inner.push_back(from.stepAt(i));
        // Inner ones first: a renamed key would lead them astray.
        collect(*from.members()[size_t(i)].value, inner, code, texts, keys);
        if (from.type() == JsonText::Type::Object && from.keyAt(i) == code)
            keys.push_back(inner);
    }
}

} // namespace

void LegendGrid::read()
{
    m_codes.clear();
    const JsonText *legend = find({c_legend});
    for (qsizetype i = 0; legend && legend->type() == JsonText::Type::Object && i < legend->size();
         ++i)
        m_codes.append(legend->keyAt(i));
}

int LegendGrid::count(Line line) const
{
    return line == Line::Row ? int(m_codes.size()) : 2;
}

QString LegendGrid::head(Line line, int index) const
{
    if (line == Line::Row)
        return {};
    return index == Code ? tr("Code") : tr("Meaning");
}

JsonPath LegendGrid::path(int row, int) const
{
    return {c_legend, m_codes.value(row)};
}

Json LegendGrid::value(int row, int column) const
{
    if (column == Code)
        return Json(m_codes.value(row));
    const JsonText *meaning = find(path(row, column));
    return meaning ? meaning->toJson() : Json();
}

bool LegendGrid::set(Draft &draft, int row, int column, const Json &value) const
{
    if (row < 0 || row >= m_codes.size())
        return false;
    if (column == Meaning)
        return draft.set(file(), path(row, column), Json(value.toString()));
    const QString code = value.toString().trimmed();
    return !code.isEmpty() && !m_codes.contains(code) && renameCode(draft, m_codes[row], code);
}

bool LegendGrid::renameCode(Draft &draft, const QString &from, const QString &to) const
{
    if (!draft.rename(file(), {c_legend, from}, to))
        return false;
    for (const char *part : {"cells", "values"}) {
        const JsonPath start{QString::fromLatin1(part)};
        const JsonText *value = find(start);
        if (!value)
            continue;
        std::vector<JsonPath> texts;
        std::vector<JsonPath> keys;
        collect(*value, start, from, texts, keys);
        for (const JsonPath &path : texts)
            draft.set(file(), path, Json(to));
        for (const JsonPath &path : keys)
            draft.rename(file(), path, to);
    }
    return true;
}

bool LegendGrid::can(Line line, LineEdit edit) const
{
    return line == Line::Row && edit != LineEdit::Rename && find({});
}

bool LegendGrid::insert(Draft &draft, Line line, int at) const
{
    if (line != Line::Row || at < 0 || at > m_codes.size())
        return false;
    QString code = QStringLiteral("X");
    for (int n = 2; m_codes.contains(code); ++n)
        code = QStringLiteral("X%1").arg(n);
    if (!add(draft, code))
        return false;
    const JsonText *legend = draft.json(file(), {c_legend});
    return legend && draft.move(file(), {c_legend}, legend->indexOf(code), at);
}

bool LegendGrid::add(Draft &draft, const QString &code) const
{
    return !m_codes.contains(code) && draft.set(file(), {c_legend, code}, Json(QString()));
}

bool LegendGrid::remove(Draft &draft, Line line, int at) const
{
    if (line != Line::Row || at < 0 || at >= m_codes.size())
        return false;
    return draft.remove(file(), m_codes.size() == 1 ? JsonPath{c_legend} : path(at, Code));
}

bool LegendGrid::move(Draft &draft, Line line, int from, int to) const
{
    return line == Line::Row && draft.move(file(), {c_legend}, from, to);
}

} // namespace editor

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/tables/grid/recordsgrid.h"

#include <QCoreApplication>

#include <algorithm>

namespace editor {

using engine::Json;

namespace {

JsonPath joined(JsonPath path, const JsonPath &rest)
{
    path.insert(path.end(), rest.begin(), rest.end());
    return path;
}

QString headOf(const JsonStep &step)
{
    if (const auto *key = std::get_if<QString>(&step))
        return *key;
    return QString::number(std::get<qsizetype>(step) + 1);
}

/// A value of the same shape that says nothing.
Json blankLike(const Json &like)
{
    if (like.isObject()) {
        Json object = Json::object();
        for (qsizetype i = 0; i < like.size(); ++i)
            object.insert(like.keyAt(i), blankLike(like.at(i)));
        return object;
    }
    if (like.isArray()) {
        Json list = Json::array();
        for (qsizetype i = 0; i < like.size(); ++i)
            list.append(blankLike(like.at(i)));
        return list;
    }
    if (like.isNumber())
        return Json(0);
    return like.isBool() ? Json(false) : Json(QString());
}

} // namespace

bool RecordsGrid::isTabular(const JsonText &value)
{
    if (!value.isContainer() || value.size() == 0)
        return false;
    const auto &members = value.members();
    const bool isNested = members.front().value->isContainer();
    return std::all_of(members.begin(), members.end(), [&](const JsonText::Member &member) {
        return member.value->isContainer() == isNested
            && (!isNested || member.value->type() == members.front().value->type());
    });
}

void RecordsGrid::read()
{
    const JsonText *list = find(m_records);
    m_rows = list && list->isContainer() ? int(list->size()) : 0;
    m_columns = makeColumns();
}

std::vector<RecordsGrid::Column> RecordsGrid::makeColumns() const
{
    std::vector<Column> columns;
    const JsonText *list = find(m_records);
    if (!list || !isTabular(*list))
        return columns;
    if (!list->members().front().value->isContainer()) {
        columns.push_back({QCoreApplication::translate("RecordsGrid", "Value"), {}, guess({})});
        return columns;
    }
    std::vector<JsonStep> steps;
    for (const auto &member : list->members()) {
        for (qsizetype i = 0; i < member.value->size(); ++i) {
            const JsonStep step = member.value->stepAt(i);
            if (std::find(steps.begin(), steps.end(), step) == steps.end())
                steps.push_back(step);
        }
    }
    for (const JsonStep &step : steps)
        columns.push_back({headOf(step), {step}, guess({step})});
    return columns;
}

CellType RecordsGrid::guess(const JsonPath &key) const
{
    int filled = 0;
    int numbers = 0;
    int flags = 0;
    int nested = 0;
    int words = 0;
    for (int row = 0; row < m_rows; ++row) {
        const JsonText *text = find(joined(recordPath(row), key));
        if (!text)
            continue;
        const Json value = text->toJson();
        ++filled;
        numbers += value.isNumber() ? 1 : 0;
        flags += value.isBool() ? 1 : 0;
        nested += value.isScalar() ? 0 : 1;
        words += value.isArray() && value.at(0).isString() ? 1 : 0;
    }
    if (filled && numbers == filled)
        return CellType::Number;
    if (filled && flags == filled)
        return CellType::Flag;
    if (filled && words == filled)
        return CellType::Words;
    return nested ? CellType::Nested : CellType::Text;
}

int RecordsGrid::count(Line line) const
{
    return line == Line::Row ? m_rows : int(m_columns.size());
}

JsonPath RecordsGrid::recordPath(int row) const
{
    const JsonText *list = find(m_records);
    JsonPath path = m_records;
    if (list && list->isContainer() && row >= 0 && row < list->size())
        path.push_back(list->stepAt(row));
    else
        path.push_back(qsizetype(row));
    return path;
}

QString RecordsGrid::head(Line line, int index) const
{
    if (line == Line::Row)
        return headOf(recordPath(index).back());
    return index >= 0 && index < int(m_columns.size()) ? m_columns[size_t(index)].head : QString();
}

JsonPath RecordsGrid::path(int row, int column) const
{
    if (column < 0 || column >= int(m_columns.size()))
        return recordPath(row);
    return joined(recordPath(row), m_columns[size_t(column)].key);
}

JsonPath RecordsGrid::headPath(Line line, int index) const
{
    return line == Line::Row ? recordPath(index) : JsonPath();
}

CellType RecordsGrid::type(int column) const
{
    return column >= 0 && column < int(m_columns.size()) ? m_columns[size_t(column)].type
                                                         : CellType::Text;
}

bool RecordsGrid::set(Draft &draft, int row, int column, const Json &value) const
{
    if (row < 0 || row >= m_rows || column < 0 || column >= int(m_columns.size()))
        return false;
    const JsonPath at = path(row, column);
    const bool isKey =
        std::holds_alternative<QString>(at.back()) && !m_columns[size_t(column)].key.empty();
    if (value.isNull())
        return isKey ? draft.remove(file(), at) : draft.set(file(), at, Json(QString()));
    if (draft.set(file(), at, value))
        return true;
    // A list that is one short.
    const JsonPath list(at.begin(), at.end() - 1);
    const auto *index = std::get_if<qsizetype>(&at.back());
    const JsonText *inner = draft.json(file(), list);
    return index && inner && *index == inner->size() && draft.insert(file(), list, *index, value);
}

bool RecordsGrid::isListOfLists() const
{
    const JsonText *first = m_rows ? find(recordPath(0)) : nullptr;
    return first && first->type() == JsonText::Type::Array;
}

bool RecordsGrid::can(Line line, LineEdit edit) const
{
    const JsonText *list = find(m_records);
    if (!list || !list->isContainer())
        return false;
    if (line == Line::Row)
        return edit != LineEdit::Rename || list->type() == JsonText::Type::Object;
    const bool isScalar = m_columns.size() == 1 && m_columns.front().key.empty();
    if (isScalar || !m_rows)
        return false;
    return edit == LineEdit::Insert || edit == LineEdit::Remove
        || (edit == LineEdit::Move) == isListOfLists();
}

QString RecordsGrid::freeKey(const JsonText *object, const QString &wish)
{
    QString key = wish;
    for (int n = 2; object && object->indexOf(key) >= 0; ++n)
        key = wish + QString::number(n);
    return key;
}

Json RecordsGrid::makeRecord(int at) const
{
    const JsonText *like = find(recordPath(std::clamp(at - 1, 0, std::max(0, m_rows - 1))));
    return like ? blankLike(like->toJson()) : Json::object();
}

bool RecordsGrid::insert(Draft &draft, Line line, int at) const
{
    if (!can(line, LineEdit::Insert) || at < 0 || at > count(line))
        return false;
    const JsonText *list = find(m_records);
    if (line == Line::Row && list->type() == JsonText::Type::Array)
        return draft.insert(file(), m_records, at, makeRecord(at));
    if (line == Line::Row) {
        const QString key = freeKey(list, QStringLiteral("new"));
        return draft.set(file(), joined(m_records, {key}), makeRecord(at))
            && draft.move(file(), m_records, draft.json(file(), m_records)->indexOf(key), at);
    }
    QString name = QStringLiteral("new");
    for (int row = 0; row < m_rows; ++row)
        name = freeKey(find(recordPath(row)), name);
    for (int row = 0; row < m_rows; ++row) {
        if (isListOfLists())
            draft.insert(file(), recordPath(row), at, Json(QString()));
        else
            draft.set(file(), joined(recordPath(row), {name}), Json(QString()));
    }
    return true;
}

bool RecordsGrid::remove(Draft &draft, Line line, int at) const
{
    if (!can(line, LineEdit::Remove) || at < 0 || at >= count(line))
        return false;
    if (line == Line::Row)
        return draft.remove(file(), recordPath(at));
    for (int row = 0; row < m_rows; ++row)
        draft.remove(file(), path(row, at));
    return true;
}

bool RecordsGrid::move(Draft &draft, Line line, int from, int to) const
{
    if (!can(line, LineEdit::Move) || from < 0 || to < 0 || from >= count(line)
        || to >= count(line))
        return false;
    if (line == Line::Row)
        return draft.move(file(), m_records, from, to);
    for (int row = 0; row < m_rows; ++row)
        draft.move(file(), recordPath(row), from, to);
    return true;
}

bool RecordsGrid::rename(Draft &draft, Line line, int at, const QString &name) const
{
    if (!can(line, LineEdit::Rename) || at < 0 || at >= count(line) || name.isEmpty())
        return false;
    if (line == Line::Row)
        return draft.rename(file(), recordPath(at), name);
    bool isDone = false;
    for (int row = 0; row < m_rows; ++row)
        isDone = draft.rename(file(), path(row, at), name) || isDone;
    return isDone;
}

} // namespace editor

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/tables/grid/cellsgrid.h"

#include <QRegularExpression>

#include <algorithm>

namespace editor {

using engine::Json;

namespace {

QString keyOf(Grid::Line line)
{
    return line == Grid::Line::Row ? QStringLiteral("rows") : QStringLiteral("columns");
}

const QString c_types = QStringLiteral("types");

/// Types as files name them.
const std::pair<CellType, const char *> c_typeNames[] = {{CellType::Text, "text"},
                                                         {CellType::Number, "number"},
                                                         {CellType::Code, "code"},
                                                         {CellType::Rule, "rule"},
                                                         {CellType::Terrain, "terrain"}};

QString nameOf(CellType type)
{
    for (const auto &[known, name] : c_typeNames) {
        if (known == type)
            return QLatin1String(name);
    }
    return {};
}

std::optional<CellType> typeNamed(const QString &name)
{
    for (const auto &[type, known] : c_typeNames) {
        if (name == QLatin1String(known))
            return type;
    }
    return std::nullopt;
}

bool isArray(const JsonText *text)
{
    return text && text->type() == JsonText::Type::Array;
}

/// "2RD" counts some of "RD".
QString withoutCount(const QString &part)
{
    static const QRegularExpression count(QStringLiteral("^[0-9]+"));
    return QString(part).remove(count);
}

} // namespace

void CellsGrid::read()
{
    m_rows = 0;
    m_columns = 0;
    m_types.clear();
    m_codes.clear();
    const JsonText *cells = find({QStringLiteral("cells")});
    const JsonText *rows = find({QStringLiteral("rows")});
    const JsonText *columns = find({QStringLiteral("columns")});
    m_isGood = isArray(cells) && (!rows || isArray(rows)) && (!columns || isArray(columns));
    for (const auto &row : m_isGood ? cells->members() : std::vector<JsonText::Member>())
        m_isGood = m_isGood && isArray(row.value.get());
    if (!m_isGood)
        return;
    m_rows = int(std::max(cells->size(), rows ? rows->size() : 0));
    m_columns = int(columns ? columns->size() : 0);
    for (int row = 0; row < int(cells->size()); ++row)
        m_columns = std::max(m_columns, cellsIn(row));
    const JsonText *legend = find({QStringLiteral("legend")});
    for (qsizetype i = 0; legend && legend->type() == JsonText::Type::Object && i < legend->size();
         ++i)
        m_codes.append(legend->keyAt(i));
    for (int column = 0; column < m_columns; ++column)
        m_types.append(typeNamed(saidType(column)).value_or(guess(column)));
}

QList<CellType> CellsGrid::typesToChoose() const
{
    return {CellType::Text, CellType::Number, CellType::Code, CellType::Rule, CellType::Terrain};
}

QString CellsGrid::saidType(int column) const
{
    const JsonText *said = find({c_types, qsizetype(column)});
    return said ? said->toText() : QString();
}

bool CellsGrid::saysType(int column) const
{
    return typeNamed(saidType(column)).has_value();
}

bool CellsGrid::setType(Draft &draft, int column, std::optional<CellType> type) const
{
    if (!m_isGood || column < 0 || column >= m_columns)
        return false;
    Json types = Json::array();
    bool isAnySaid = false;
    for (int i = 0; i < m_columns; ++i) {
        const QString name = i == column ? (type ? nameOf(*type) : QString()) : saidType(i);
        types.append(name);
        isAnySaid = isAnySaid || !name.isEmpty();
    }
    for (int row = 0; type && row < m_rows; ++row) {
        const Json before = value(row, column);
        const auto after = *type == CellType::Number
            ? CellText::read(CellText::written(before), CellType::Number, Json())
            : std::optional<Json>(CellText::written(before));
        if (before.isScalar() && !before.isNull() && after && !after->isNull()
            && !(*after == before))
            set(draft, row, column, *after);
    }
    if (isAnySaid)
        return draft.set(file(), {c_types}, types);
    return !find({c_types}) || draft.remove(file(), {c_types});
}

int CellsGrid::cellsIn(int row) const
{
    const JsonText *cells = find({QStringLiteral("cells"), qsizetype(row)});
    return cells ? int(cells->size()) : 0;
}

QString CellsGrid::head(Line line, int index) const
{
    const JsonText *head = find(headPath(line, index));
    return head ? CellText::written(head->toJson()) : QString();
}

JsonPath CellsGrid::path(int row, int column) const
{
    return {QStringLiteral("cells"), qsizetype(row), qsizetype(column)};
}

JsonPath CellsGrid::headPath(Line line, int index) const
{
    return {keyOf(line), qsizetype(index)};
}

CellType CellsGrid::type(int column) const
{
    return m_types.value(column, CellType::Text);
}

// The file does not say what a column holds; its cells do.
CellType CellsGrid::guess(int column) const
{
    int filled = 0;
    int numbers = 0;
    int rules = 0;
    int codes = 0;
    for (int row = 0; row < m_rows; ++row) {
        const Json cell = value(row, column);
        const QString text = CellText::written(cell);
        if (text.isEmpty())
            continue;
        ++filled;
        numbers += cell.isNumber() ? 1 : 0;
        rules += cell.isString() && CellText::isRuleNumber(text) ? 1 : 0;
        codes += isKnownCode(text) ? 1 : 0;
    }
    if (!filled)
        return CellType::Text;
    if (numbers == filled)
        return CellType::Number;
    if (rules == filled)
        return CellType::Rule;
    return codes * 2 >= filled ? CellType::Code : CellType::Text;
}

bool CellsGrid::isKnownCode(const QString &text) const
{
    if (m_codes.contains(text))
        return true;
    const QStringList parts = text.split(u' ', Qt::SkipEmptyParts);
    return !parts.isEmpty() && std::all_of(parts.begin(), parts.end(), [this](const QString &part) {
        return m_codes.contains(part) || m_codes.contains(withoutCount(part));
    });
}

QString CellsGrid::meaning(const QString &code) const
{
    const JsonText *text = find({QStringLiteral("legend"), code});
    return text ? text->toJson().toString() : QString();
}

QStringList CellsGrid::codes() const
{
    return m_codes;
}

bool CellsGrid::set(Draft &draft, int row, int column, const Json &value) const
{
    if (!m_isGood || row < 0 || column < 0 || row >= m_rows || column >= m_columns)
        return false;
    const JsonPath cells{QStringLiteral("cells")};
    for (qsizetype i = draft.json(file(), cells)->size(); i <= row; ++i)
        draft.insert(file(), cells, i, Json::array());
    const JsonPath list{QStringLiteral("cells"), qsizetype(row)};
    for (qsizetype i = draft.json(file(), list)->size(); i <= column; ++i)
        draft.insert(file(), list, i, Json(QString()));
    // A cell can't be taken out of the middle of its row.
    return draft.set(file(), path(row, column), value.isNull() ? Json(QString()) : value);
}

QString CellsGrid::freeHead(Line line) const
{
    QStringList taken;
    for (int i = 0; i < count(line); ++i)
        taken.append(head(line, i));
    int number = count(line) + 1;
    while (taken.contains(QString::number(number)))
        ++number;
    return QString::number(number);
}

bool CellsGrid::insert(Draft &draft, Line line, int at) const
{
    if (!m_isGood || at < 0 || at > count(line))
        return false;
    if (const JsonText *heads = find({keyOf(line)})) {
        draft.insert(file(), {keyOf(line)}, std::min<qsizetype>(at, heads->size()),
                     Json(freeHead(line)));
    }
    if (line == Line::Row) {
        Json cells = Json::array();
        for (int i = 0; i < m_columns; ++i)
            cells.append(type(i) == CellType::Number ? Json(0) : Json(QString()));
        const qsizetype size = find({QStringLiteral("cells")})->size();
        return draft.insert(file(), {QStringLiteral("cells")}, std::min<qsizetype>(at, size),
                            cells);
    }
    if (const JsonText *types = find({c_types}))
        draft.insert(file(), {c_types}, std::min<qsizetype>(at, types->size()), Json(QString()));
    for (int row = 0; row < m_rows; ++row) {
        if (at <= cellsIn(row))
            draft.insert(file(), {QStringLiteral("cells"), qsizetype(row)}, at, Json(QString()));
    }
    return true;
}

bool CellsGrid::remove(Draft &draft, Line line, int at) const
{
    if (!m_isGood || at < 0 || at >= count(line))
        return false;
    draft.remove(file(), headPath(line, at));
    if (line == Line::Row) {
        draft.remove(file(), {QStringLiteral("cells"), qsizetype(at)});
        return true;
    }
    draft.remove(file(), {c_types, qsizetype(at)});
    for (int row = 0; row < m_rows; ++row)
        draft.remove(file(), path(row, at));
    return true;
}

bool CellsGrid::move(Draft &draft, Line line, int from, int to) const
{
    if (!m_isGood || from < 0 || to < 0 || from >= count(line) || to >= count(line))
        return false;
    draft.move(file(), {keyOf(line)}, from, to);
    if (line == Line::Row)
        draft.move(file(), {QStringLiteral("cells")}, from, to);
    else
        draft.move(file(), {c_types}, from, to);
    for (int row = 0; line == Line::Column && row < m_rows; ++row)
        draft.move(file(), {QStringLiteral("cells"), qsizetype(row)}, from, to);
    return true;
}

bool CellsGrid::rename(Draft &draft, Line line, int at, const QString &name) const
{
    if (!m_isGood || at < 0 || at >= count(line))
        return false;
    const JsonText *heads = find({keyOf(line)});
    if (!heads)
        draft.set(file(), {keyOf(line)}, Json::array());
    for (qsizetype i = heads ? heads->size() : 0; i <= at; ++i)
        draft.insert(file(), {keyOf(line)}, i, Json(QString::number(i + 1)));
    const JsonText *old = find(headPath(line, at));
    const bool wasNumber = old && old->type() == JsonText::Type::Integer;
    const auto value = CellText::read(name, wasNumber ? CellType::Number : CellType::Text, Json());
    return value && draft.set(file(), headPath(line, at), *value);
}

bool CellsGrid::make(Draft &draft) const
{
    const JsonText *root = find({});
    if (!root || root->type() != JsonText::Type::Object)
        return false;
    const Json one = Json::array({QStringLiteral("1")});
    Json cells = Json::array();
    cells.append(Json::array({QString()}));
    return draft.set(file(), {QStringLiteral("columns")}, one)
        && draft.set(file(), {QStringLiteral("rows")}, one)
        && draft.set(file(), {QStringLiteral("cells")}, cells);
}

} // namespace editor

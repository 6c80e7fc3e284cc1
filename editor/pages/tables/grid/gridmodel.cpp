// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/tables/grid/gridmodel.h"

#include "app/view/style/tokens.h"

#include <QFont>
#include <QGuiApplication>
#include <QRegularExpression>

#include <algorithm>

namespace editor {

using engine::Json;
using Line = Grid::Line;

namespace {

Line lineOf(Qt::Orientation orientation)
{
    return orientation == Qt::Horizontal ? Line::Column : Line::Row;
}

/// "+1" and "*2" count from what each cell has.
QString summed(const QString &text, const Json &before)
{
    static const QRegularExpression sum(QStringLiteral("^([+*])\\s*(\\d+(?:[.,]\\d+)?)$"));
    const auto match = sum.match(text.trimmed());
    if (!match.hasMatch() || !before.isNumber())
        return text;
    const double number = match.captured(2).replace(u',', u'.').toDouble();
    const double result =
        match.captured(1) == u"+" ? before.toReal() + number : before.toReal() * number;
    return QString::number(result, 'g', 15);
}

} // namespace

GridModel::GridModel(ModuleDocument &document, QObject *parent)
    : QAbstractTableModel(parent)
    , m_document(document)
{
    connect(&document, &ModuleDocument::changed, this, &GridModel::refresh);
}

JsonTextPointer GridModel::root() const
{
    const auto content = m_grid ? m_document.files().value(m_grid->file()) : nullptr;
    return content ? content->json() : nullptr;
}

void GridModel::setGrid(std::unique_ptr<Grid> grid)
{
    beginResetModel();
    m_grid = std::move(grid);
    if (m_grid)
        m_grid->setRoot(root());
    endResetModel();
}

void GridModel::refresh(const QSet<QString> &files)
{
    if (!m_grid || !files.contains(m_grid->file()))
        return;
    const int rows = rowCount();
    const int columns = columnCount();
    // Only the grid itself knows whether it is still the same, and it must be read for that.
    m_grid->setRoot(root());
    if (m_grid->count(Line::Row) != rows || m_grid->count(Line::Column) != columns) {
        beginResetModel();
        endResetModel();
        return;
    }
    recheck();
    if (columns)
        emit headerDataChanged(Qt::Horizontal, 0, columns - 1);
    if (rows)
        emit headerDataChanged(Qt::Vertical, 0, rows - 1);
}

void GridModel::recheck()
{
    if (rowCount() && columnCount())
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

int GridModel::rowCount(const QModelIndex &parent) const
{
    return m_grid && !parent.isValid() ? m_grid->count(Line::Row) : 0;
}

int GridModel::columnCount(const QModelIndex &parent) const
{
    return m_grid && !parent.isValid() ? m_grid->count(Line::Column) : 0;
}

QStringList GridModel::words(int column) const
{
    return m_grid && m_words ? m_words(m_grid->type(column)) : QStringList();
}

bool GridModel::isFaulty(const QModelIndex &index) const
{
    if (!m_grid || !m_check || !index.isValid())
        return false;
    const QString text = CellText::written(m_grid->value(index.row(), index.column()));
    return !text.isEmpty() && m_check(m_grid->type(index.column()), text) == Fault::Unknown;
}

QVariant GridModel::color(const QModelIndex &index) const
{
    const auto tokens = view::Tokens::of(QGuiApplication::palette());
    if (isFaulty(index))
        return tokens.bad;
    if (m_grid->type(index.column()) == CellType::Rule)
        return tokens.accent;
    const bool isAbsent = m_grid->value(index.row(), index.column()).isNull();
    return isAbsent ? QVariant(tokens.text2) : QVariant();
}

QVariant GridModel::data(const QModelIndex &index, int role) const
{
    if (!m_grid || !index.isValid())
        return {};
    const CellType type = m_grid->type(index.column());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole: {
        const Json value = m_grid->value(index.row(), index.column());
        if (role == Qt::DisplayRole && value.isBool())
            return value.toBool() ? QStringLiteral("✓") : QStringLiteral("–");
        if (role == Qt::DisplayRole && value.isNull())
            return m_grid->absent(index.column());
        return CellText::written(value);
    }
    case Qt::TextAlignmentRole:
        return int((type == CellType::Number || type == CellType::Cost || type == CellType::Flag
                        ? Qt::AlignHCenter
                        : Qt::AlignLeft)
                   | Qt::AlignVCenter);
    case Qt::ForegroundRole:
        return color(index);
    case Qt::DecorationRole:
        return m_icon ? QVariant(m_icon(index.row(), index.column())) : QVariant();
    case Qt::ToolTipRole:
        return m_tip ? QVariant(m_tip(index.row(), index.column())) : QVariant();
    default:
        return {};
    }
}

QVariant GridModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (!m_grid)
        return {};
    if (role == Qt::DisplayRole || role == Qt::EditRole)
        return m_grid->head(lineOf(orientation), section);
    if (role == Qt::ToolTipRole && orientation == Qt::Horizontal)
        return CellText::title(m_grid->type(section));
    return {};
}

Qt::ItemFlags GridModel::flags(const QModelIndex &index) const
{
    return index.isValid() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable
                           : Qt::NoItemFlags;
}

bool GridModel::write(Draft &draft, int row, int column, const QString &text) const
{
    const Json before = m_grid->value(row, column);
    if (text == CellText::written(before))
        return true;
    const auto value = CellText::read(text, m_grid->type(column), before);
    return value && m_grid->set(draft, row, column, *value);
}

bool GridModel::commit(const Draft &draft, const QString &title)
{
    m_document.commit(draft, title);
    return true;
}

bool GridModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    return role == Qt::EditRole && setCells({index}, value.toString());
}

bool GridModel::setCells(const QModelIndexList &cells, const QString &text)
{
    if (!m_grid || cells.isEmpty())
        return false;
    Draft draft = m_document.draft();
    bool isDone = false;
    for (const QModelIndex &cell : cells) {
        const Json before = m_grid->value(cell.row(), cell.column());
        const QString own = cells.size() > 1 ? summed(text, before) : text;
        isDone = write(draft, cell.row(), cell.column(), own) || isDone;
    }
    return isDone && commit(draft, tr("Set %n cell(s)", nullptr, int(cells.size())));
}

void GridModel::follow(const Draft &draft)
{
    m_grid->setRoot(draft.files().value(m_grid->file())->json());
}

void GridModel::resize(Draft &draft, Line line, int least, int most)
{
    for (int i = m_grid->count(line); i < least && m_grid->insert(draft, line, i); ++i)
        follow(draft);
    for (int i = m_grid->count(line); i > std::max(least, most); --i) {
        if (!m_grid->remove(draft, line, i - 1))
            return;
        follow(draft);
    }
}

bool GridModel::setBlock(const QModelIndex &topLeft, const QList<QStringList> &texts)
{
    if (!m_grid || !topLeft.isValid() || texts.isEmpty())
        return false;
    Draft draft = m_document.draft();
    qsizetype width = 0;
    for (const QStringList &line : texts)
        width = std::max(width, line.size());
    resize(draft, Line::Row, topLeft.row() + int(texts.size()), rowCount());
    resize(draft, Line::Column, topLeft.column() + int(width), columnCount());
    for (int row = 0; row < texts.size(); ++row) {
        for (int column = 0; column < texts[row].size(); ++column)
            write(draft, topLeft.row() + row, topLeft.column() + column, texts[row][column]);
    }
    m_grid->setRoot(root());
    return commit(draft, tr("Paste cells"));
}

QList<QStringList> GridModel::texts() const
{
    QList<QStringList> texts;
    for (int row = -1; row < rowCount(); ++row) {
        QStringList line{row < 0 ? QString() : m_grid->head(Line::Row, row)};
        for (int column = 0; column < columnCount(); ++column)
            line.append(row < 0 ? m_grid->head(Line::Column, column)
                                : CellText::written(m_grid->value(row, column)));
        texts.append(line);
    }
    return texts;
}

bool GridModel::replace(const QList<QStringList> &texts)
{
    if (!m_grid || texts.size() < 2 || texts.first().size() < 2)
        return false;
    Draft draft = m_document.draft();
    const int rows = int(texts.size()) - 1;
    const int columns = int(texts.first().size()) - 1;
    resize(draft, Line::Row, rows, rows);
    resize(draft, Line::Column, columns, columns);
    for (int column = 0; column < columns; ++column)
        m_grid->rename(draft, Line::Column, column, texts.first()[column + 1]);
    for (int row = 0; row < rows; ++row) {
        m_grid->rename(draft, Line::Row, row, texts[row + 1].value(0));
        for (int column = 0; column < columns; ++column)
            write(draft, row, column, texts[row + 1].value(column + 1));
    }
    m_grid->setRoot(root());
    return commit(draft, tr("Import a table"));
}

QList<QStringList> GridModel::completed(const QList<QStringList> &given) const
{
    QList<QStringList> all = texts();
    if (all.size() < 2 || given.size() < 2)
        return given;
    const auto rowOf = [&](const QString &head) {
        const auto found = std::find_if(all.begin() + 1, all.end(),
                                        [&](const auto &row) { return row.value(0) == head; });
        return found == all.end() ? -1 : int(found - all.begin());
    };
    QStringList heads;
    for (const QString &head : given.first().mid(1))
        heads.append(head.trimmed());
    const QStringList known = all.first().mid(1);
    const bool isPart = !heads.isEmpty() && heads.size() < known.size()
        && std::all_of(heads.begin(), heads.end(), [&](const QString &head) {
               return known.count(head) == 1 && heads.count(head) == 1;
           });
    if (!isPart)
        return given;
    for (const QStringList &line : given.mid(1)) {
        int row = rowOf(line.value(0));
        if (row < 0) {
            row = int(all.size());
            all.append(QStringList(all.first().size()));
            all.last()[0] = line.value(0);
        }
        for (qsizetype i = 0; i < heads.size() && i + 1 < line.size(); ++i)
            all[row][known.indexOf(heads[i]) + 1] = line[i + 1];
    }
    return all;
}

bool GridModel::clear(const QModelIndexList &cells)
{
    if (!m_grid || cells.isEmpty())
        return false;
    Draft draft = m_document.draft();
    for (const QModelIndex &cell : cells) {
        const auto value = CellText::read({}, m_grid->type(cell.column()),
                                          m_grid->value(cell.row(), cell.column()));
        m_grid->set(draft, cell.row(), cell.column(), value.value_or(Json()));
    }
    return commit(draft, tr("Clear %n cell(s)", nullptr, int(cells.size())));
}

bool GridModel::fillDown(const QModelIndexList &cells)
{
    if (!m_grid)
        return false;
    QMap<int, int> top; // by column
    for (const QModelIndex &cell : cells)
        top[cell.column()] = std::min(top.value(cell.column(), cell.row()), cell.row());
    Draft draft = m_document.draft();
    for (const QModelIndex &cell : cells) {
        const Json value = m_grid->value(top[cell.column()], cell.column());
        if (cell.row() != top[cell.column()])
            m_grid->set(draft, cell.row(), cell.column(), value);
    }
    return commit(draft, tr("Fill down"));
}

bool GridModel::insert(Line line, int at)
{
    Draft draft = m_document.draft();
    return m_grid && m_grid->insert(draft, line, at)
        && commit(draft, line == Line::Row ? tr("Insert a row") : tr("Insert a column"));
}

bool GridModel::remove(Line line, QList<int> lines)
{
    if (!m_grid || lines.isEmpty())
        return false;
    std::sort(lines.begin(), lines.end(), std::greater<int>());
    Draft draft = m_document.draft();
    for (const int at : lines) {
        m_grid->remove(draft, line, at);
        follow(draft);
    }
    m_grid->setRoot(root());
    return commit(draft,
                  line == Line::Row ? tr("Delete %n row(s)", nullptr, int(lines.size()))
                                    : tr("Delete %n column(s)", nullptr, int(lines.size())));
}

bool GridModel::move(Line line, int from, int to)
{
    Draft draft = m_document.draft();
    return m_grid && m_grid->move(draft, line, from, to)
        && commit(draft, line == Line::Row ? tr("Move a row") : tr("Move a column"));
}

bool GridModel::rename(Line line, int at, const QString &name)
{
    if (!m_grid || name == m_grid->head(line, at))
        return false;
    Draft draft = m_document.draft();
    return m_grid->rename(draft, line, at, name)
        && commit(draft, line == Line::Row ? tr("Rename a row") : tr("Rename a column"));
}

bool GridModel::setType(const QList<int> &columns, std::optional<CellType> type)
{
    Draft draft = m_document.draft();
    for (const int column : columns) {
        if (!m_grid || !m_grid->setType(draft, column, type))
            return false;
        follow(draft);
    }
    return commit(draft,
                  type ? tr("Make the column %1").arg(CellText::title(*type))
                       : tr("Let the cells say what the column is"));
}

} // namespace editor

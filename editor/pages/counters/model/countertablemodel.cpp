// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/counters/model/countertablemodel.h"

#include "app/view/counter/countercolors.h"

#include <QCollator>
#include <QColor>

#include <algorithm>

namespace editor {

using engine::Json;
using Kind = CounterColumn::Kind;

namespace {

QStringList namesOf(const CounterColumns &columns)
{
    QStringList names;
    for (int i = 0; i < columns.count(); ++i)
        names.append(columns.at(i).name);
    return names;
}

QStringList idsOf(const PieceFile &file)
{
    QStringList ids;
    for (const PieceFile::Entry &entry : file.pieces())
        ids.append(entry.id);
    return ids;
}

} // namespace

void CounterTableModel::setSource(const CounterSource &source, const PieceUses &uses)
{
    const bool sameColumns = namesOf(source.columns) == namesOf(m_source.columns);
    const bool sameRows = source.file.count() == m_source.file.count()
        && source.file.isReadable() == m_source.file.isReadable();
    if (sameColumns && sameRows) {
        // What was edited stays where it is, even if the order or the filter say otherwise now.
        m_source = source;
        m_uses = uses;
        m_words.clear();
        m_filter = CounterFilter(m_filterText, m_source);
        if (rowCount())
            emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        emit headerDataChanged(Qt::Vertical, 0, std::max(0, rowCount() - 1));
        return;
    }
    beginResetModel();
    const bool hadSameIds = idsOf(source.file) == idsOf(m_source.file);
    if (!sameColumns && m_sortColumn >= 0)
        m_sortColumn = source.columns.find(column(m_sortColumn).name);
    m_source = source;
    m_uses = uses;
    m_words.clear();
    m_filter = CounterFilter(m_filterText, m_source);
    if (!hadSameIds || m_pieces.isEmpty())
        m_pieces = wanted();
    endResetModel();
    emit arranged();
}

void CounterTableModel::setFilter(const QString &text)
{
    m_filterText = text;
    m_filter = CounterFilter(text, m_source);
    arrange();
}

void CounterTableModel::sort(int column, Qt::SortOrder order)
{
    m_sortColumn = column;
    m_sortOrder = order;
    arrange();
}

void CounterTableModel::arrange()
{
    emit layoutAboutToBeChanged();
    const QModelIndexList before = persistentIndexList();
    const QList<int> old = m_pieces;
    m_pieces = wanted();
    QHash<int, int> rows;
    for (int i = 0; i < m_pieces.size(); ++i)
        rows.insert(m_pieces[i], i);
    QModelIndexList after;
    for (const QModelIndex &index : before) {
        const int row = rows.value(old.value(index.row(), -1), -1);
        after.append(row < 0 ? QModelIndex() : this->index(row, index.column()));
    }
    changePersistentIndexList(before, after);
    emit layoutChanged();
    emit arranged();
}

QList<int> CounterTableModel::wanted()
{
    // Putting the words together takes most of the time, and every letter that is typed needs them.
    for (int i = int(m_words.size()); m_filter.hasWords() && i < m_source.file.count(); ++i)
        m_words.append(CounterFilter::wordsOf(m_source, i));
    QList<int> pieces;
    for (int i = 0; i < m_source.file.count(); ++i) {
        if (m_filter.isEmpty() || m_filter.matches(m_source, i, m_words.value(i)))
            pieces.append(i);
    }
    if (m_sortColumn < 0 || m_sortColumn >= m_source.columns.count())
        return pieces;
    sortPieces(pieces, column(m_sortColumn));
    return pieces;
}

void CounterTableModel::sortPieces(QList<int> &pieces, const CounterColumn &column) const
{
    QCollator collator;
    collator.setNumericMode(true);
    collator.setCaseSensitivity(Qt::CaseInsensitive);
    struct Key
    {
        int piece;
        bool isNumber;
        double number;
        QString text;
    };
    std::vector<Key> keys;
    for (const int piece : std::as_const(pieces)) {
        const Json value = column.value(m_source.file, piece);
        keys.push_back({piece, value.isNumber(), value.toReal(), shown(piece, column)});
    }
    const auto before = [&](const Key &a, const Key &b) {
        return a.isNumber && b.isNumber ? a.number < b.number
                                        : collator.compare(a.text, b.text) < 0;
    };
    std::stable_sort(keys.begin(), keys.end(), [&](const Key &a, const Key &b) {
        // Those that say nothing come last in both directions.
        if (a.text.isEmpty() != b.text.isEmpty())
            return b.text.isEmpty();
        return m_sortOrder == Qt::AscendingOrder ? before(a, b) : before(b, a);
    });
    std::transform(keys.begin(), keys.end(), pieces.begin(),
                   [](const Key &key) { return key.piece; });
}

const PieceUse *CounterTableModel::place(int piece) const
{
    for (const QString &id : PieceFile::gameIds(m_source.file.pieces()[size_t(piece)])) {
        if (const auto &uses = m_uses.of(id); !uses.isEmpty())
            return &uses.first();
    }
    return nullptr;
}

int CounterTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_pieces.size());
}

int CounterTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_source.columns.count();
}

QString CounterTableModel::shown(int piece, const CounterColumn &column) const
{
    if (column.kind == Kind::Setup) {
        const PieceUse *use = place(piece);
        if (!use)
            return {};
        return use->kind == PieceUse::Kind::Arrival ? tr("turn %1").arg(use->turn) : use->space;
    }
    if (column.kind == Kind::Switch)
        return column.value(m_source.file, piece).toBool() ? QStringLiteral("✓") : QString();
    return m_source.shown(piece, column);
}

QString CounterTableModel::placesTip(int piece) const
{
    QStringList lines;
    for (const QString &id : PieceFile::gameIds(m_source.file.pieces()[size_t(piece)])) {
        for (const PieceUse &use : m_uses.of(id)) {
            lines.append(use.kind == PieceUse::Kind::Arrival
                             ? tr("%1: arrives in turn %2").arg(use.scenario).arg(use.turn)
                             : tr("%1: starts at %2").arg(use.scenario, use.space));
        }
        if (lines.size() > 12)
            break;
    }
    return lines.isEmpty() ? tr("No scenario places this counter.") : lines.join(u'\n');
}

QString CounterTableModel::tip(int piece, const CounterColumn &column) const
{
    if (column.kind == Kind::Setup)
        return placesTip(piece);
    if (column.kind == Kind::Id || column.value(m_source.file, piece).isNull())
        return {};
    const PieceFile &file = m_source.file;
    switch (file.origin(piece, column.key)) {
    case PieceLevel::Piece:
        return tr("Said by this counter itself.");
    case PieceLevel::Type: {
        const QString &type = file.pieces()[size_t(piece)].type;
        return tr("Taken over from the type “%1”, which %n counter(s) have.", "",
                  file.countersOf(PieceLevel::Type, type))
            .arg(type);
    }
    case PieceLevel::Template: {
        const QString base = file.templateOf(piece);
        return tr("Taken over from the template “%1”, which %n counter(s) have.", "",
                  file.countersOf(PieceLevel::Template, base))
            .arg(base);
    }
    }
    return {};
}

QVariant CounterTableModel::patch(int piece, const CounterColumn &column) const
{
    if (column.kind != Kind::Formation)
        return {};
    const Json color = m_source.file.formation(column.text(m_source.file, piece))[u"color"];
    return view::colorFromText(color.toString()).value_or(QColor());
}

QVariant CounterTableModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_pieces.size())
        return {};
    const int piece = m_pieces[index.row()];
    const CounterColumn &column = this->column(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return shown(piece, column);
    case Qt::EditRole:
        return column.text(m_source.file, piece);
    case Qt::ToolTipRole:
        return tip(piece, column);
    case Qt::AccessibleTextRole:
        return QStringLiteral("%1: %2").arg(column.title(), shown(piece, column));
    case IsInherited:
        return column.kind != Kind::Setup && column.kind != Kind::Id
            && m_source.file.own(piece, column.key).isNull();
    case IsLink:
        return column.kind == Kind::Setup;
    case ColorPatch:
        return patch(piece, column);
    default:
        return {};
    }
}

QVariant CounterTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Vertical) {
        const bool isKnown = section >= 0 && section < m_pieces.size();
        if (!isKnown || (role != Qt::DisplayRole && role != Qt::AccessibleTextRole))
            return {};
        return m_source.file.pieces()[size_t(m_pieces[section])].id;
    }
    if (section < 0 || section >= m_source.columns.count())
        return {};
    if (role == Qt::DisplayRole)
        return column(section).title();
    if (role == Qt::ToolTipRole)
        return tr("%1, in tables “%2”").arg(column(section).title(), column(section).name);
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignLeft | Qt::AlignVCenter);
    return {};
}

Qt::ItemFlags CounterTableModel::flags(const QModelIndex &index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (index.isValid() && column(index.column()).isEditable())
        flags |= Qt::ItemIsEditable;
    return flags;
}

bool CounterTableModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !index.isValid())
        return false;
    emit typed(index, value.toString());
    return true;
}

} // namespace editor

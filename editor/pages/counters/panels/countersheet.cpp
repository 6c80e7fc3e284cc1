// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/counters/panels/countersheet.h"

#include <QKeyEvent>
#include <QWheelEvent>

#include <algorithm>

namespace editor {

namespace {

constexpr int c_sizes[] = {24, 32, 40, 52, 64, 84, 118};

} // namespace

CounterSheet::CounterSheet(LivePictures &pictures, QWidget *parent)
    : CounterGroups(pictures.pictures(), parent)
    , m_pictures(pictures)
{
    setCounterSize(52);
}

void CounterSheet::showPieces(const CounterSource &source, const QList<int> &pieces)
{
    m_file = source.file;
    m_entries.clear();
    const CounterColumns &columns = source.columns;
    const CounterColumn &side = columns.at(columns.find(CounterColumn::Kind::Side));
    const CounterColumn &formation = columns.at(columns.find(CounterColumn::Kind::Formation));
    std::map<std::pair<int, int>, Group> groups;
    const auto placeOf = [](const auto &list, const QString &id) {
        const auto found =
            std::find_if(list.begin(), list.end(), [&](const auto &one) { return one.id == id; });
        return int(found - list.begin());
    };
    for (const int piece : pieces) {
        const QString sideId = side.text(source.file, piece);
        const QString formationId = formation.text(source.file, piece);
        Group &group = groups[{placeOf(source.words.sides, sideId),
                               placeOf(source.file.formations(), formationId)}];
        const QString sideName = source.shown(piece, side);
        const QString formationName = source.shown(piece, formation);
        group.id = sideId + u'/' + formationId;
        group.title = formationName.isEmpty() ? sideName
            : sideName.isEmpty()              ? formationName
                                 : QStringLiteral("%1 – %2").arg(sideName, formationName);
        if (group.title.isEmpty())
            group.title = tr("Without a side");
        for (const QString &id : PieceFile::gameIds(source.file.pieces()[size_t(piece)])) {
            const engine::PieceId known = m_pictures.piece(id);
            if (!known)
                continue;
            group.pieces.append(known);
            m_entries.insert(known.value, piece);
        }
    }
    QList<Group> list;
    for (auto &[place, group] : groups) {
        group.note = QString::number(group.pieces.size());
        if (!group.pieces.isEmpty())
            list.append(group);
    }
    setEmptyText(tr("No counter fits what is looked for."));
    setGroups(list);
}

QList<int> CounterSheet::chosenPieces() const
{
    QList<int> pieces;
    for (const engine::PieceId piece : selected()) {
        const int entry = m_entries.value(piece.value, -1);
        if (entry >= 0 && !pieces.contains(entry))
            pieces.append(entry);
    }
    std::sort(pieces.begin(), pieces.end());
    return pieces;
}

void CounterSheet::choosePieces(const QList<int> &pieces)
{
    if (chosenPieces() == pieces)
        return;
    QList<engine::PieceId> ids;
    for (const engine::PieceId piece : all()) {
        if (pieces.contains(m_entries.value(piece.value, -1)))
            ids.append(piece);
    }
    select(ids);
}

void CounterSheet::zoom(int steps)
{
    auto at = int(std::lower_bound(std::begin(c_sizes), std::end(c_sizes), counterSize())
                  - std::begin(c_sizes));
    at = std::clamp(at + steps, 0, int(std::size(c_sizes)) - 1);
    setCounterSize(c_sizes[at]);
}

void CounterSheet::wheelEvent(QWheelEvent *event)
{
    if (!(event->modifiers() & Qt::ControlModifier)) {
        CounterGroups::wheelEvent(event);
        return;
    }
    if (event->angleDelta().y())
        zoom(event->angleDelta().y() > 0 ? 1 : -1);
    event->accept();
}

void CounterSheet::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Plus || event->key() == Qt::Key_Equal)
        zoom(1);
    else if (event->key() == Qt::Key_Minus)
        zoom(-1);
    else
        CounterGroups::keyPressEvent(event);
}

} // namespace editor

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/scenarios/countertray.h"

#include "engine/module/model/module.h"

#include <QEvent>
#include <QLineEdit>
#include <QLocale>
#include <QVBoxLayout>

#include <map>

namespace editor {

using engine::Piece;
using engine::PieceId;

CounterTray::CounterTray(const CounterPictures &pictures, QWidget *parent)
    : QWidget(parent)
    , m_search(new QLineEdit)
    , m_counters(new CounterGroups(pictures))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 6, 0, 0);
    layout->setSpacing(4);
    auto *row = new QHBoxLayout;
    row->setContentsMargins(8, 0, 8, 0);
    row->addWidget(m_search);
    layout->addLayout(row);
    layout->addWidget(m_counters, 1);
    m_search->setClearButtonEnabled(true);
    connect(m_search, &QLineEdit::textChanged, this, &CounterTray::refill);
    retranslate();
}

void CounterTray::retranslate()
{
    m_search->setPlaceholderText(tr("Search by name or id"));
    m_search->setAccessibleName(tr("Search in the tray"));
    m_counters->setAccessibleName(tr("Counters that are not placed"));
    refill();
}

void CounterTray::focusSearch()
{
    m_search->setFocus();
    m_search->selectAll();
}

void CounterTray::fill(const engine::Module *module, const QSet<PieceId> &used)
{
    if (module != m_module)
        m_counters->select({});
    m_module = module;
    m_used = used;
    refill();
}

bool CounterTray::isWanted(const Piece &piece) const
{
    const QString wanted = m_search->text().trimmed();
    return wanted.isEmpty() || piece.id.contains(wanted, Qt::CaseInsensitive)
        || piece.name.contains(wanted, Qt::CaseInsensitive)
        || piece.label.contains(wanted, Qt::CaseInsensitive)
        || piece.type.contains(wanted, Qt::CaseInsensitive);
}

void CounterTray::refill()
{
    // By side and formation, in the order of the module; what belongs to nobody comes last.
    std::map<std::pair<uint32_t, uint32_t>, CounterGroups::Group> groups;
    const auto count = m_module ? m_module->pieces.size() : 0;
    for (size_t i = 0; i < count; ++i) {
        const Piece &piece = m_module->pieces[i];
        const PieceId id{int32_t(i)};
        if (m_used.contains(id) || !isWanted(piece))
            continue;
        auto &group = groups[{uint32_t(piece.side.value), uint32_t(piece.formation)}];
        group.pieces.append(id);
        if (group.pieces.size() > 1)
            continue;
        const QString side =
            piece.side ? m_module->sides[size_t(piece.side.value)].name : tr("No side");
        group.id = QStringLiteral("%1/%2").arg(piece.side.value).arg(piece.formation);
        group.title = piece.formation < 0
            ? side
            : QStringLiteral("%1 · %2").arg(side,
                                            m_module->formations[size_t(piece.formation)].name);
    }
    QList<CounterGroups::Group> list;
    for (auto &[key, group] : groups) {
        group.note = QLocale().toString(group.pieces.size());
        list.append(group);
    }
    m_counters->setEmptyText(
        m_search->text().isEmpty()
            ? tr("Every counter has its place.")
            : tr("No counter without a place is called “%1”.").arg(m_search->text()));
    m_counters->setGroups(list);
}

PieceId CounterTray::nextLike(PieceId piece) const
{
    if (!m_module || !piece)
        return {};
    const Piece &model = m_module->piece(piece);
    for (const PieceId other : m_counters->all()) {
        const Piece &candidate = m_module->piece(other);
        if (other != piece && candidate.type == model.type && candidate.side == model.side)
            return other;
    }
    return {};
}

void CounterTray::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace editor

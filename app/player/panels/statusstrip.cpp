// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/panels/statusstrip.h"

#include "app/player/panels/statusgroup.h"

#include <QHBoxLayout>

namespace app {

namespace {

constexpr qsizetype c_mostGroups = 4;

} // namespace

StatusStrip::StatusStrip(QWidget *parent)
    : QWidget(parent)
    , m_row(new QHBoxLayout(this))
{
    setObjectName(QStringLiteral("status"));
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(12);
}

void StatusStrip::add(const engine::Module &module, const QList<TurnStatus::Item> &items,
                      const QString &sum)
{
    if (items.isEmpty() || m_groups.size() == c_mostGroups + 1)
        return;
    auto *group = new StatusGroup(module, items, sum, this);
    m_row->insertWidget(m_row->count() - (m_hasPoints ? 1 : 0), group);
    m_groups.append(group);
}

void StatusStrip::setStatus(const engine::Module &module, const TurnStatus &status)
{
    qDeleteAll(m_groups);
    m_groups.clear();
    m_hasPoints = false;
    // Points stand last, as a score does, but are the last to go.
    add(module, status.points);
    m_hasPoints = !status.points.isEmpty();
    QStringList titles;
    for (const TurnStatus::Item &item : status.items) {
        if (!titles.contains(item.title))
            titles.append(item.title);
    }
    for (const QString &title : std::as_const(titles)) {
        QList<TurnStatus::Item> same = status.items;
        same.removeIf([&](const TurnStatus::Item &item) { return item.title != title; });
        add(module, same);
    }
    for (const TurnStatus::Cup &cup : status.cups)
        add(module, cup.kinds, tr("%n left", "chits in a cup", cup.count()));
}

bool StatusStrip::show(int room, bool isShort)
{
    int width = 0;
    bool isWhole = true;
    for (StatusGroup *group : std::as_const(m_groups)) {
        group->setShort(isShort);
        const int own = group->sizeHint().width() + (width ? m_row->spacing() : 0);
        isWhole = isWhole && width + own <= room;
        group->setVisible(isWhole);
        width += own;
    }
    return isWhole;
}

void StatusStrip::fit(int room)
{
    if (!show(room, false))
        show(room, true);
}

} // namespace app

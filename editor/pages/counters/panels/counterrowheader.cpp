// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/counters/panels/counterrowheader.h"

#include "app/view/style/tokens.h"
#include "editor/pages/counters/model/countertablemodel.h"
#include "editor/pages/counters/panels/livepictures.h"

#include <QPainter>

namespace editor {

namespace {

constexpr int c_picture = 25;
constexpr int c_width = 40;

} // namespace

CounterRowHeader::CounterRowHeader(LivePictures &pictures, QWidget *parent)
    : QHeaderView(Qt::Vertical, parent)
    , m_pictures(pictures)
{
    setSectionResizeMode(QHeaderView::Fixed);
    setDefaultSectionSize(rowHeight);
    setSectionsClickable(true);
    setHighlightSections(false);
    connect(&pictures, &LivePictures::changed, viewport(), qOverload<>(&QWidget::update));
}

QSize CounterRowHeader::sizeHint() const
{
    return {c_width, 0};
}

void CounterRowHeader::paintSection(QPainter *painter, const QRect &rect, int section) const
{
    const auto *table = qobject_cast<const CounterTableModel *>(model());
    const int piece = table ? table->piece(section) : -1;
    if (piece < 0)
        return;
    const view::Tokens tokens = view::Tokens::of(palette());
    const bool isChosen = selectionModel() && selectionModel()->rowIntersectsSelection(section, {});
    painter->save();
    painter->fillRect(rect, isChosen ? tokens.soft : tokens.raised);
    painter->setPen(tokens.line2);
    painter->drawLine(rect.bottomLeft(), rect.bottomRight());
    painter->drawLine(rect.topRight(), rect.bottomRight());
    const auto &entry = table->source().file.pieces()[size_t(piece)];
    const QString id = entry.count ? entry.id + QStringLiteral("-1") : entry.id;
    const QPointF corner(rect.x() + (rect.width() - c_picture) / 2.0,
                         rect.y() + (rect.height() - c_picture) / 2.0);
    m_pictures.draw(*painter, corner, id, c_picture);
    painter->restore();
}

} // namespace editor

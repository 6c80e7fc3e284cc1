// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/useslist.h"

#include "app/view/style/monofont.h"
#include "app/view/style/tokens.h"

#include <QEvent>
#include <QFileInfo>
#include <QHeaderView>

namespace editor {

namespace {

constexpr int c_mostRows = 8; // before it scrolls

} // namespace

UsesList::UsesList(QWidget *parent)
    : QTreeWidget(parent)
{
    setColumnCount(2);
    setHeaderHidden(true);
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setFrameShape(QFrame::NoFrame);
    setTextElideMode(Qt::ElideRight);
    header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    const auto open = [this](QTreeWidgetItem *item) {
        const int index = item->data(0, Qt::UserRole).toInt();
        if (index >= 0 && index < m_uses.size())
            emit opened(m_uses[index].place);
    };
    connect(this, &QTreeWidget::itemClicked, this, open);
    connect(this, &QTreeWidget::itemActivated, this, open);
}

void UsesList::setUses(const QList<Use> &uses)
{
    m_uses = uses;
    fill();
}

void UsesList::setEmptyText(const QString &text)
{
    m_emptyText = text;
    fill();
}

QSize UsesList::sizeHint() const
{
    const int row = topLevelItemCount() ? std::max(sizeHintForRow(0), 18) : 18;
    return {200, row * std::clamp(topLevelItemCount(), 1, c_mostRows) + 4};
}

void UsesList::fill()
{
    clear();
    const auto tokens = view::Tokens::of(palette());
    const QFont mono = view::monoFont();
    for (int i = 0; i < m_uses.size(); ++i) {
        const Use &use = m_uses[i];
        auto *item = new QTreeWidgetItem(this);
        item->setText(
            0,
            QStringLiteral("%1:%2").arg(QFileInfo(use.place.file).fileName()).arg(use.place.line));
        item->setText(1, use.scope.isEmpty() ? use.excerpt : use.scope);
        item->setFont(0, mono);
        item->setForeground(0, tokens.accent);
        item->setData(0, Qt::UserRole, i);
        for (const int column : {0, 1})
            item->setToolTip(column, use.place.file + u'\n' + use.excerpt);
    }
    if (m_uses.isEmpty() && !m_emptyText.isEmpty()) {
        auto *item = new QTreeWidgetItem(this);
        item->setText(0, m_emptyText);
        item->setToolTip(0, m_emptyText);
        item->setFirstColumnSpanned(true);
        item->setForeground(0, tokens.text2);
        item->setData(0, Qt::UserRole, -1);
        item->setFlags(Qt::ItemIsEnabled);
    }
    updateGeometry();
}

void UsesList::changeEvent(QEvent *event)
{
    QTreeWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        fill();
}

} // namespace editor

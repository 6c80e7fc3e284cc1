// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/translate/panels/termlist.h"

#include "app/view/style/tokens.h"

#include <QEvent>
#include <QHeaderView>

namespace editor {

namespace {

enum Column { Key, Pair, Note };

} // namespace

TermList::TermList(QWidget *parent)
    : QTreeWidget(parent)
{
    setColumnCount(Note + 1);
    setHeaderHidden(true);
    setRootIsDecorated(false);
    setProperty("class", QStringLiteral("flat"));
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(Key, QHeaderView::ResizeToContents);
    header()->setSectionResizeMode(Pair, QHeaderView::Stretch);
    header()->setSectionResizeMode(Note, QHeaderView::ResizeToContents);
    connect(this, &QTreeWidget::itemClicked, this,
            [this](QTreeWidgetItem *item) { take(indexOfTopLevelItem(item)); });
    fill();
}

void TermList::setEntries(const QList<TermBook::Entry> &entries)
{
    m_entries = entries;
    fill();
}

void TermList::take(int entry)
{
    if (entry >= 0 && entry < m_entries.size())
        emit taken(m_entries[entry].translation);
}

QString TermList::note(const TermBook::Entry &entry)
{
    if (!entry.where.isEmpty() && entry.kind != TermBook::Entry::Kind::Term)
        return entry.where;
    return entry.kind == TermBook::Entry::Kind::Similar ? tr("before") : tr("term");
}

void TermList::fill()
{
    clear();
    const view::Tokens tokens = view::Tokens::of(palette());
    for (int i = 0; i < m_entries.size(); ++i) {
        const TermBook::Entry &entry = m_entries[i];
        const QString key =
            QKeySequence(Qt::ALT | Qt::Key(Qt::Key_1 + i)).toString(QKeySequence::NativeText);
        const QString pair = QStringLiteral("%1 → %2").arg(entry.source, entry.translation);
        auto *item = new QTreeWidgetItem(this, {key, pair.simplified(), note(entry)});
        item->setForeground(Key, tokens.text2);
        item->setForeground(Note, tokens.text2);
        item->setToolTip(Pair, pair);
        item->setSizeHint(Pair, {0, rowHeight()});
    }
    if (m_entries.isEmpty()) {
        auto *item = new QTreeWidgetItem(this, {{}, tr("Nothing like it was translated yet.")});
        item->setFlags(Qt::NoItemFlags);
        item->setForeground(Pair, tokens.text2);
    }
    updateGeometry();
}

int TermList::rowHeight() const
{
    return fontMetrics().lineSpacing() + 8;
}

QSize TermList::sizeHint() const
{
    return {200, rowHeight() * std::max(1, topLevelItemCount()) + 2 * frameWidth() + 8};
}

void TermList::changeEvent(QEvent *event)
{
    QTreeWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        fill();
}

} // namespace editor

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/rulebook/rulebooktree.h"

#include "app/view/style/icons.h"
#include "app/view/style/tokens.h"
#include "editor/document/languagename.h"
#include "editor/pages/rulebook/rulenumber.h"

#include <QDropEvent>
#include <QHeaderView>
#include <QScrollBar>
#include <QSet>

namespace editor {

namespace {

enum Role { Number = Qt::UserRole, Text, NoCode, NoTest, Untranslated };

} // namespace

RulebookTree::RulebookTree(QWidget *parent)
    : QTreeWidget(parent)
{
    setColumnCount(2);
    setHeaderHidden(true);
    setUniformRowHeights(true);
    setFrameShape(QFrame::NoFrame);
    setDragDropMode(InternalMove);
    setTextElideMode(Qt::ElideRight);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(0, QHeaderView::Stretch);
    header()->setSectionResizeMode(1, QHeaderView::Fixed);
    header()->resizeSection(1, 28);
    connect(this, &QTreeWidget::currentItemChanged, this,
            [this] { emit currentChanged(current()); });
}

void RulebookTree::fill(const engine::Rulebook &book, const RuleCoverage &coverage)
{
    const QString before = current();
    const int scroll = verticalScrollBar()->value();
    QSet<QString> folded;
    for (auto it = m_items.constBegin(); it != m_items.constEnd(); ++it) {
        if (it.value()->childCount() && !it.value()->isExpanded())
            folded.insert(it.key());
    }
    {
        const QSignalBlocker blocker(this);
        clear();
        m_items.clear();
        QList<QTreeWidgetItem *> way; // from the chapter down
        for (const auto &paragraph : book.paragraphs) {
            while (!way.isEmpty()
                   && !rulenumber::isBelow(paragraph.id, way.last()->data(0, Number).toString()))
                way.removeLast();
            auto *item =
                way.isEmpty() ? new QTreeWidgetItem(this) : new QTreeWidgetItem(way.last());
            way.append(item);
            m_items.insert(paragraph.id, item);
            addTo(item, paragraph, coverage);
        }
        for (auto it = m_items.constBegin(); it != m_items.constEnd(); ++it)
            it.value()->setExpanded(!folded.contains(it.key()));
        setCurrent(before);
        verticalScrollBar()->setValue(scroll);
    }
    if (current() != before)
        emit currentChanged(current());
}

void RulebookTree::addTo(QTreeWidgetItem *item, const engine::Rulebook::Paragraph &paragraph,
                         const RuleCoverage &coverage)
{
    const auto tokens = view::Tokens::of(palette());
    const bool isRule = !paragraph.text.isEmpty();
    const bool hasCode = !isRule || coverage.hasCode(paragraph.id);
    const bool hasTest = !isRule || coverage.hasTest(paragraph.id);
    const QStringList languages = coverage.untranslated(paragraph.id);
    item->setText(0, paragraph.id + QStringLiteral("  ") + paragraph.title);
    item->setData(0, Number, paragraph.id);
    const QString all = paragraph.id + u' ' + paragraph.title + u' ' + paragraph.text;
    item->setData(0, Text, all);
    item->setData(0, NoCode, !hasCode);
    item->setData(0, NoTest, !hasTest);
    item->setData(0, Untranslated, !languages.isEmpty());
    QFont font = this->font();
    font.setBold(rulenumber::depth(paragraph.id) == 0);
    item->setFont(0, font);
    QStringList notes{item->text(0)};
    if (!hasCode)
        notes.append(tr("No rule file names it."));
    if (!hasTest)
        notes.append(tr("No test names it."));
    for (const QString &language : languages)
        notes.append(tr("Not translated, or changed since: %1").arg(languageName(language)));
    item->setToolTip(0, notes.join(u'\n'));
    item->setToolTip(1, notes.join(u'\n'));
    if (!languages.isEmpty())
        item->setIcon(1, view::Icons::icon(QStringLiteral("globe"), tokens.warn));
    else if (!hasTest)
        item->setIcon(1, view::Icons::icon(QStringLiteral("info"), tokens.text2));
}

QString RulebookTree::current() const
{
    const QTreeWidgetItem *item = currentItem();
    return item ? item->data(0, Number).toString() : QString();
}

void RulebookTree::setCurrent(const QString &number)
{
    QTreeWidgetItem *item = m_items.value(number);
    if (!item)
        item = topLevelItem(0);
    setCurrentItem(item);
    if (item)
        scrollToItem(item);
}

bool RulebookTree::filterItem(QTreeWidgetItem *item, const QString &text, Filter filter)
{
    bool isShown = item->data(0, Text).toString().contains(text, Qt::CaseInsensitive);
    if (filter == Filter::NoCode)
        isShown = isShown && item->data(0, NoCode).toBool();
    else if (filter == Filter::NoTest)
        isShown = isShown && item->data(0, NoTest).toBool();
    else if (filter == Filter::Untranslated)
        isShown = isShown && item->data(0, Untranslated).toBool();
    for (int i = 0; i < item->childCount(); ++i)
        isShown = filterItem(item->child(i), text, filter) || isShown;
    item->setHidden(!isShown);
    return isShown;
}

void RulebookTree::search(const QString &text, Filter filter)
{
    for (int i = 0; i < topLevelItemCount(); ++i)
        filterItem(topLevelItem(i), text, filter);
}

/// The number of what comes behind an item and everything below it.
QString RulebookTree::behind(QTreeWidgetItem *item) const
{
    for (; item; item = item->parent()) {
        QTreeWidgetItem *parent = item->parent() ? item->parent() : invisibleRootItem();
        QTreeWidgetItem *next = parent->child(parent->indexOfChild(item) + 1);
        if (next)
            return next->data(0, Number).toString();
    }
    return {};
}

void RulebookTree::dropEvent(QDropEvent *event)
{
    const QString number = current();
    QTreeWidgetItem *target = itemAt(event->position().toPoint());
    // The order belongs to the file: the tree only tells what was dropped where.
    event->setDropAction(Qt::IgnoreAction);
    event->accept();
    if (number.isEmpty())
        return;
    QString before;
    if (target && dropIndicatorPosition() == AboveItem)
        before = target->data(0, Number).toString();
    else if (target)
        before = behind(target);
    QMetaObject::invokeMethod(
        this, [this, number, before] { emit dropped(number, before); }, Qt::QueuedConnection);
}

} // namespace editor

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/rules/statepanel.h"

#include "app/view/style/icons.h"
#include "app/view/style/tokens.h"
#include "editor/pages/module/idrenamer.h"
#include "editor/pages/rules/stateedit.h"

#include <QEvent>
#include <QHeaderView>
#include <QMenu>
#include <QSet>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace editor {

namespace {

const QStringList c_groups{QStringLiteral("variables"), QStringLiteral("pieces"),
                           QStringLiteral("spaces")};
constexpr IdKind c_kinds[] = {IdKind::Variable, IdKind::PieceProperty, IdKind::SpaceProperty};
constexpr int c_nameRole = Qt::UserRole;

} // namespace

StatePanel::StatePanel(LiveModule &live, QWidget *parent)
    : QWidget(parent)
    , m_live(live)
    , m_table(new QTreeWidget)
    , m_add(new QToolButton)
    , m_names(new IdRenamer(live.document(), this))
    , m_form(new PropertyForm(live.document()))
{
    m_table->setColumnCount(2);
    m_table->header()->setStretchLastSection(true);
    m_table->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setIndentation(12);
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_form);
    using Kind = LineField::Kind;
    m_form->add({QStringLiteral("title")}, new LineField(Kind::Text));
    m_form->add({QStringLiteral("min")}, new LineField(Kind::Integer));
    m_form->add({QStringLiteral("max")}, new LineField(Kind::Integer));
    m_form->add({QStringLiteral("seen_by")}, new LineField(Kind::Words));
    m_form->add({QStringLiteral("secret")}, new CheckField);
    connect(m_table, &QTreeWidget::currentItemChanged, this, &StatePanel::showForm);
    m_add->setIcon(view::Icons::icon(QStringLiteral("plus")));
    connect(m_add, &QToolButton::clicked, this, &StatePanel::addEntry);
    connect(m_table, &QTreeWidget::itemChanged, this, &StatePanel::edited);
    connect(m_table, &QWidget::customContextMenuRequested, this, &StatePanel::showMenu);
    connect(&live.document(), &ModuleDocument::changed, this, [this](const QSet<QString> &files) {
        if (files.contains(StateEdit::file))
            refresh();
    });
    retranslate();
}

void StatePanel::retranslate()
{
    m_table->setHeaderLabels({tr("Name"), tr("Begins with")});
    m_table->setAccessibleName(tr("What a game keeps track of"));
    m_add->setToolTip(tr("Add a name to the chosen group"));
    m_add->setAccessibleName(tr("Add a name"));
    const QStringList labels{tr("Title"), tr("Least"), tr("Most"), tr("Seen by"), tr("Secret")};
    for (int i = 0; i < labels.size(); ++i)
        m_form->setLabel(i, labels[i]);
    refresh();
}

void StatePanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void StatePanel::refresh()
{
    const QTreeWidgetItem *before = m_table->currentItem();
    const QString group = groupOf(before);
    const QString name = before ? before->data(0, c_nameRole).toString() : QString();
    m_isFilling = true;
    m_table->clear();
    const QStringList titles{tr("Variables"), tr("Of every counter"), tr("Of every space")};
    for (int i = 0; i < int(c_groups.size()); ++i) {
        auto *head = new QTreeWidgetItem(m_table, {titles[i]});
        head->setExpanded(true);
        head->setForeground(0, view::Tokens::of(palette()).text2);
        const JsonText *entries = m_live.document().json(StateEdit::file, {c_groups[i]});
        const bool isMap = entries && entries->type() == JsonText::Type::Object;
        for (qsizetype k = 0; isMap && k < entries->size(); ++k) {
            const JsonText *initial =
                entries->members()[size_t(k)].value->find({QStringLiteral("initial")});
            auto *item = new QTreeWidgetItem(
                head,
                {entries->keyAt(k), initial ? QString::fromUtf8(initial->write()) : QString()});
            item->setFlags(item->flags() | Qt::ItemIsEditable);
            item->setData(0, c_nameRole, entries->keyAt(k));
        }
    }
    m_table->expandAll();
    m_isFilling = false;
    choose({group, name});
    showForm();
}

// Only variables have limits and a title; all may be secret.
void StatePanel::showForm()
{
    if (m_isFilling)
        return;
    const QString group = groupOf(m_table->currentItem());
    const bool isVariable = group == c_groups.first();
    for (int i = 0; i < SecretRow; ++i)
        m_form->setRowVisible(i, isVariable);
    m_form->setVisible(hasEntry());
    const QString name = hasEntry() ? m_table->currentItem()->text(0) : QString();
    m_form->setTargets(targetIf(hasEntry(), {StateEdit::file, {group, name}}));
}

QString StatePanel::groupOf(const QTreeWidgetItem *item) const
{
    if (!item)
        return c_groups.first();
    const QTreeWidgetItem *head = item->parent() ? item->parent() : item;
    const int row = m_table->indexOfTopLevelItem(const_cast<QTreeWidgetItem *>(head));
    return c_groups.value(row, c_groups.first());
}

void StatePanel::choose(const JsonPath &path)
{
    const auto *group = path.empty() ? nullptr : std::get_if<QString>(&path[0]);
    const auto *name = path.size() < 2 ? nullptr : std::get_if<QString>(&path[1]);
    const auto row = group ? c_groups.indexOf(*group) : -1;
    QTreeWidgetItem *head = row < 0 ? nullptr : m_table->topLevelItem(int(row));
    if (!head)
        return;
    m_table->setCurrentItem(head);
    for (int i = 0; name && i < head->childCount(); ++i) {
        if (head->child(i)->text(0) == *name)
            m_table->setCurrentItem(head->child(i));
    }
}

bool StatePanel::hasEntry() const
{
    return m_table->currentItem() && m_table->currentItem()->parent();
}

void StatePanel::addEntry()
{
    const QString group = groupOf(m_table->currentItem());
    Draft draft = m_live.document().draft();
    const QString name = StateEdit::add(draft, group, QStringLiteral("value"));
    if (name.isEmpty())
        return;
    m_live.document().commit(draft, tr("Declare “%1”").arg(name));
    choose({group, name});
    renameEntry();
}

void StatePanel::removeEntry()
{
    if (!hasEntry())
        return;
    const QString name = m_table->currentItem()->text(0);
    Draft draft = m_live.document().draft();
    if (StateEdit::remove(draft, groupOf(m_table->currentItem()), name))
        m_live.document().commit(draft, tr("Delete “%1”").arg(name));
}

void StatePanel::renameEntry()
{
    if (hasEntry())
        m_table->editItem(m_table->currentItem(), 0);
}

void StatePanel::edited(QTreeWidgetItem *item, int column)
{
    if (m_isFilling || !item->parent())
        return;
    const QString name = item->data(0, c_nameRole).toString();
    const QString group = groupOf(item);
    const QString text = item->text(column).trimmed();
    // The rows are made anew then, which the field that is typed in must not see.
    const auto commit = [this, name, group, text, column] {
        Draft draft = m_live.document().draft();
        if (column == 0)
            m_names->ask(c_kinds[c_groups.indexOf(group)], name, text);
        else if (StateEdit::set(draft, group, name, QStringLiteral("initial"),
                                StateEdit::valueOf(text)))
            m_live.document().commit(draft, tr("Change “%1”").arg(name));
        refresh();
    };
    QMetaObject::invokeMethod(this, commit, Qt::QueuedConnection);
}

void StatePanel::showMenu(QPoint place)
{
    QMenu menu(this);
    menu.addAction(tr("Add a name"), this, &StatePanel::addEntry);
    QAction *rename = menu.addAction(tr("Rename"), this, &StatePanel::renameEntry);
    QAction *remove = menu.addAction(tr("Delete"), this, &StatePanel::removeEntry);
    QAction *uses = menu.addAction(tr("Where used"), this,
                                   [this] { emit usesRequested(m_table->currentItem()->text(0)); });
    for (QAction *action : {rename, remove, uses})
        action->setEnabled(hasEntry());
    menu.exec(m_table->viewport()->mapToGlobal(place));
}

} // namespace editor

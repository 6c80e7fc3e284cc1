// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/scenarios/scenariolist.h"

#include "app/view/style/icons.h"
#include "editor/pages/module/scenarioedit.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QListWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace editor {

namespace {

constexpr int IdRole = Qt::UserRole;

} // namespace

ScenarioList::ScenarioList(ModuleDocument &document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_list(new QListWidget)
    , m_add(button(&ScenarioList::add))
    , m_duplicate(button(&ScenarioList::duplicate))
    , m_remove(button(&ScenarioList::remove))
    , m_up(new QToolButton)
    , m_down(new QToolButton)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_list);
    auto *row = new QHBoxLayout;
    row->setContentsMargins(6, 2, 6, 2);
    row->setSpacing(2);
    m_up->setArrowType(Qt::UpArrow);
    m_down->setArrowType(Qt::DownArrow);
    for (QToolButton *one : {m_add, m_duplicate, m_remove, m_up, m_down}) {
        one->setAutoRaise(true);
        row->addWidget(one);
    }
    row->addStretch();
    layout->addLayout(row);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setEditTriggers(QAbstractItemView::EditKeyPressed | QAbstractItemView::DoubleClicked);
    connect(m_up, &QToolButton::clicked, this, [this] { shift(-1); });
    connect(m_down, &QToolButton::clicked, this, [this] { shift(1); });
    connect(m_list, &QListWidget::currentItemChanged, this, [this] {
        if (!m_isFilling)
            emit chosen(current());
    });
    connect(m_list, &QListWidget::itemChanged, this, [this](QListWidgetItem *item) {
        if (!m_isFilling)
            setTitle(item->data(IdRole).toString(), item->text());
    });
    connect(&document, &ModuleDocument::changed, this, &ScenarioList::refresh);
    retranslate();
    refresh();
}

QToolButton *ScenarioList::button(void (ScenarioList::*does)())
{
    auto *made = new QToolButton;
    connect(made, &QToolButton::clicked, this, does);
    return made;
}

void ScenarioList::retranslate()
{
    const auto name = [](QToolButton *button, const QString &icon, const QString &text) {
        if (!icon.isEmpty())
            button->setIcon(view::Icons::icon(icon));
        button->setToolTip(text);
        button->setAccessibleName(text);
    };
    name(m_add, QStringLiteral("plus"), tr("Add a scenario"));
    name(m_duplicate, QStringLiteral("layers"), tr("Duplicate the scenario (Ctrl+D)"));
    name(m_remove, QStringLiteral("remove"), tr("Delete the scenario (Del)"));
    name(m_up, {}, tr("Move the scenario up"));
    name(m_down, {}, tr("Move the scenario down"));
    m_list->setAccessibleName(tr("Scenarios"));
}

void ScenarioList::refresh()
{
    Draft draft = m_document.draft();
    const ScenarioEdit edit(draft);
    const QStringList ids = edit.ids();
    const QString before = current();
    const int row = m_list->currentRow();
    QStringList shown;
    for (int i = 0; i < m_list->count(); ++i)
        shown.append(m_list->item(i)->data(IdRole).toString());
    m_isFilling = true;
    // The title of an item may be in the making, so items stay as long as they can.
    if (shown != ids) {
        m_list->clear();
        for (const QString &id : ids) {
            auto *item = new QListWidgetItem(m_list);
            item->setData(IdRole, id);
            item->setToolTip(ScenarioEdit::fileOf(id));
            item->setFlags(item->flags() | Qt::ItemIsEditable);
        }
    }
    for (int i = 0; i < m_list->count(); ++i)
        m_list->item(i)->setText(edit.title(ids[i]));
    const qsizetype index = ids.indexOf(before);
    m_list->setCurrentRow(index >= 0 ? int(index) : std::clamp(row, 0, int(ids.size()) - 1));
    m_isFilling = false;
    m_duplicate->setEnabled(!ids.isEmpty());
    m_remove->setEnabled(!ids.isEmpty());
    m_up->setEnabled(ids.size() > 1);
    m_down->setEnabled(ids.size() > 1);
    if (current() != before)
        emit chosen(current());
}

QString ScenarioList::current() const
{
    const QListWidgetItem *item = m_list->currentItem();
    return item ? item->data(IdRole).toString() : QString();
}

void ScenarioList::choose(const QString &id)
{
    for (int i = 0; i < m_list->count(); ++i) {
        if (m_list->item(i)->data(IdRole).toString() == id)
            m_list->setCurrentRow(i);
    }
}

void ScenarioList::add()
{
    Draft draft = m_document.draft();
    const QString id = ScenarioEdit(draft).add(tr("New scenario"));
    if (id.isEmpty())
        return;
    m_document.commit(draft, tr("Add a scenario"));
    choose(id);
}

void ScenarioList::duplicate()
{
    Draft draft = m_document.draft();
    ScenarioEdit edit(draft);
    const QString id = edit.duplicate(current(), tr("%1 (copy)").arg(edit.title(current())));
    if (id.isEmpty())
        return;
    m_document.commit(draft, tr("Duplicate the scenario “%1”").arg(edit.title(current())));
    choose(id);
}

void ScenarioList::remove()
{
    Draft draft = m_document.draft();
    const QString title = ScenarioEdit(draft).title(current());
    if (ScenarioEdit(draft).remove(current()))
        m_document.commit(draft, tr("Delete the scenario “%1”").arg(title));
}

void ScenarioList::shift(int places)
{
    Draft draft = m_document.draft();
    ScenarioEdit edit(draft);
    const qsizetype from = edit.ids().indexOf(current());
    if (from >= 0 && edit.move(from, from + places))
        m_document.commit(draft, tr("Order the scenarios"));
}

void ScenarioList::rename()
{
    if (m_list->currentItem())
        m_list->editItem(m_list->currentItem());
}

void ScenarioList::setTitle(const QString &id, const QString &title)
{
    Draft draft = m_document.draft();
    if (!title.trimmed().isEmpty()
        && draft.set(ScenarioEdit::fileOf(id), {QStringLiteral("title")}, title.trimmed()))
        m_document.commit(draft, tr("Rename a scenario"));
    refresh();
}

void ScenarioList::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        retranslate();
}

} // namespace editor

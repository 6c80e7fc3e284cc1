// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/tables/tablelist.h"

#include "app/view/style/icons.h"
#include "editor/widgets/removalquestion.h"
#include "engine/module/read/terrainreader.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

namespace editor {

using tablefiles::Kind;

namespace {

constexpr int c_width = 140;

} // namespace

TableList::TableList(ModuleDocument &document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_uses(document)
    , m_title(new QLabel)
    , m_new(new QToolButton)
    , m_kinds(new QMenu(this))
    , m_list(new QListWidget)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    auto *row = new QHBoxLayout;
    row->setContentsMargins(12, 4, 6, 4);
    row->addWidget(m_title);
    row->addStretch();
    row->addWidget(m_new);
    layout->addLayout(row);
    layout->addWidget(m_list, 1);
    m_title->setProperty("class", QStringLiteral("panelTitle"));
    m_new->setIcon(view::Icons::icon(QStringLiteral("plus")));
    m_new->setPopupMode(QToolButton::InstantPopup);
    m_new->setMenu(m_kinds);
    m_new->setFocusPolicy(Qt::TabFocus);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMinimumWidth(c_width);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    for (const Kind kind : {Kind::Combat, Kind::Grid, Kind::Turns, Kind::Terrain, Kind::Values})
        m_kinds->addAction({}, this, [this, kind] { add(kind); });
    connect(m_kinds, &QMenu::aboutToShow, this, [this] {
        m_kinds->actions()[int(Kind::Terrain)]->setEnabled(
            !m_document.files().contains(engine::TerrainReader::fileName.toString()));
    });
    connect(m_list, &QListWidget::currentItemChanged, this,
            [this] { emit currentChanged(current()); });
    connect(m_list, &QWidget::customContextMenuRequested, this, &TableList::showMenu);
    connect(&document, &ModuleDocument::changed, this, &TableList::refresh);
    retranslate();
    refresh();
}

void TableList::retranslate()
{
    m_title->setText(tr("Tables"));
    m_list->setAccessibleName(tr("Tables"));
    m_new->setToolTip(tr("New table"));
    m_new->setAccessibleName(m_new->toolTip());
    const QStringList titles{tr("Combat results"), tr("Rows and columns"), tr("Turn track"),
                             tr("Terrain effects"), tr("Key numbers")};
    for (int i = 0; i < titles.size(); ++i)
        m_kinds->actions()[i]->setText(titles[i]);
}

void TableList::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

QString TableList::current() const
{
    const QListWidgetItem *item = m_list->currentItem();
    return item ? item->data(Qt::UserRole).toString() : QString();
}

void TableList::setCurrent(const QString &file)
{
    for (int i = 0; i < m_list->count(); ++i) {
        if (m_list->item(i)->data(Qt::UserRole).toString() == file)
            m_list->setCurrentRow(i);
    }
}

void TableList::refresh()
{
    const QStringList files = tablefiles::names(m_document.files());
    const QString before = current();
    const int row = m_list->currentRow();
    {
        const QSignalBlocker blocker(m_list);
        while (m_list->count() > files.size())
            delete m_list->takeItem(m_list->count() - 1);
        while (m_list->count() < files.size())
            m_list->addItem(QString());
        for (int i = 0; i < files.size(); ++i) {
            QListWidgetItem *item = m_list->item(i);
            const bool isBroken = !m_document.files().value(files[i])->json();
            item->setText(tablefiles::title(m_document.files(), files[i]));
            item->setToolTip(files[i]);
            item->setData(Qt::UserRole, files[i]);
            item->setIcon(
                view::Icons::icon(isBroken ? QStringLiteral("error") : QStringLiteral("table")));
        }
        if (files.contains(before))
            setCurrent(before);
        else
            m_list->setCurrentRow(qBound(files.isEmpty() ? -1 : 0, row, int(files.size()) - 1));
    }
    if (current() != before)
        emit currentChanged(current());
}

void TableList::add(Kind kind)
{
    Draft draft = m_document.draft();
    const QString file = tablefiles::add(draft, kind);
    if (file.isEmpty())
        return;
    m_document.commit(draft, tr("New table %1").arg(tablefiles::id(draft.files(), file)));
    setCurrent(file);
}

void TableList::duplicate()
{
    Draft draft = m_document.draft();
    const QString file = tablefiles::duplicate(draft, current());
    if (file.isEmpty())
        return;
    m_document.commit(draft,
                      tr("Duplicate the table %1").arg(tablefiles::id(draft.files(), current())));
    setCurrent(file);
}

void TableList::remove()
{
    if (current().isEmpty())
        return;
    Draft draft = m_document.draft();
    tablefiles::remove(draft, current());
    m_document.commit(draft,
                      tr("Delete the table %1").arg(tablefiles::id(m_document.files(), current())));
}

void TableList::askToRemove()
{
    const QString file = current();
    if (file.isEmpty())
        return;
    const auto uses = tablefiles::references(m_uses, m_document.files(), file);
    int count = 0;
    for (const Reference &reference : uses)
        count += reference.isSure ? 1 : 0;
    if (!count) {
        remove();
        return;
    }
    auto *question = new RemovalQuestion(
        {tr("Delete a table"),
         tr("%n place(s) in the rules name this table. They would no longer work.", nullptr, count),
         tr("Delete the table"), tr("Keep it")},
        this);
    connect(question, &RemovalQuestion::agreed, this, &TableList::remove);
    question->open();
}

void TableList::askForName()
{
    const QString file = current();
    if (file.isEmpty() || file == engine::TerrainReader::fileName)
        return;
    auto *dialog = new RenameDialog(
        tr("Rename a table"), tablefiles::id(m_document.files(), file),
        tablefiles::references(m_uses, m_document.files(), file),
        [this](const QString &name) {
            return tablefiles::isFree(m_document.files(), name)
                ? QString()
                : tr("A table needs a name of letters, digits, “_”, “-” and “.” that no other "
                     "table has.");
        },
        this);
    connect(dialog, &QDialog::accepted, this, [this, dialog, file] {
        Draft draft = m_document.draft();
        const QString target = tablefiles::rename(draft, file, dialog->name(), dialog->chosen());
        if (target.isEmpty())
            return;
        m_document.commit(draft,
                          tr("Rename the table %1 as %2")
                              .arg(tablefiles::id(m_document.files(), file), dialog->name()));
        setCurrent(target);
    });
    dialog->open();
}

void TableList::showMenu(QPoint point)
{
    if (!m_list->itemAt(point))
        return;
    const bool isTerrain = current() == engine::TerrainReader::fileName;
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Rename…"), this, &TableList::askForName)->setEnabled(!isTerrain);
    menu->addAction(tr("Duplicate"), this, &TableList::duplicate)->setEnabled(!isTerrain);
    menu->addAction(tr("Delete"), this, &TableList::askToRemove);
    menu->popup(m_list->mapToGlobal(point));
}

} // namespace editor

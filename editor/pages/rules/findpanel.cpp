// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/rules/findpanel.h"

#include "app/view/style/monofont.h"
#include "editor/code/codetabs.h"

#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QShortcut>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <tuple>

namespace editor {

FindPanel::FindPanel(ModuleDocument &document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_words(new QLineEdit)
    , m_instead(new QLineEdit)
    , m_case(new QCheckBox)
    , m_whole(new QCheckBox)
    , m_everywhere(new QCheckBox)
    , m_replace(new QPushButton)
    , m_count(new QLabel)
    , m_list(new QTreeWidget)
{
    auto *row = new QHBoxLayout;
    row->setContentsMargins(8, 6, 8, 2);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_words, m_instead, m_replace, m_case,
                                                            m_whole, m_everywhere, m_count})
        row->addWidget(widget);
    row->addStretch();
    m_words->setMinimumWidth(140);
    m_instead->setMinimumWidth(120);
    m_words->setClearButtonEnabled(true);
    m_words->installEventFilter(this);
    m_list->setColumnCount(2);
    m_list->setHeaderHidden(true);
    m_list->setUniformRowHeights(true);
    m_list->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(2);
    layout->addLayout(row);
    layout->addWidget(m_list, 1);
    connect(m_words, &QLineEdit::textChanged, this, &FindPanel::search);
    for (QCheckBox *box : {m_case, m_whole, m_everywhere})
        connect(box, &QCheckBox::toggled, this, &FindPanel::search);
    connect(m_replace, &QPushButton::clicked, this, &FindPanel::replaceAll);
    connect(m_list, &QTreeWidget::itemActivated, this, [this](QTreeWidgetItem *item) {
        const int place = item->data(0, Qt::UserRole).toInt();
        if (item->parent() && place < m_places.size())
            emit opened(m_places[place]);
    });
    connect(&document, &ModuleDocument::changed, this, [this] {
        if (isVisible() && !m_words->text().isEmpty())
            search();
    });
    retranslate();
    search();
}

void FindPanel::retranslate()
{
    m_words->setPlaceholderText(tr("Find in module"));
    m_words->setAccessibleName(tr("Find in module"));
    m_instead->setPlaceholderText(tr("Replace by"));
    m_instead->setAccessibleName(tr("Replace by"));
    m_replace->setText(tr("Replace all"));
    m_case->setText(tr("Match case"));
    m_whole->setText(tr("Whole words"));
    m_everywhere->setText(tr("In all files"));
    m_list->setAccessibleName(tr("Places found"));
}

void FindPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

ModuleSearch::Question FindPanel::question() const
{
    return {m_words->text(), m_case->isChecked(), m_whole->isChecked(), m_everywhere->isChecked()};
}

void FindPanel::ask(const QString &words)
{
    if (!words.isEmpty())
        m_words->setText(words);
    m_words->setFocus();
    m_words->selectAll();
    search();
}

void FindPanel::setEverywhere(bool everywhere)
{
    m_everywhere->setChecked(everywhere);
}

void FindPanel::serve(QWidget &page, CodeTabs &tabs)
{
    m_tabs = &tabs;
    for (const int by : {1, -1}) {
        auto *keys =
            new QShortcut(by > 0 ? QKeySequence(Qt::Key_F3) : Qt::SHIFT | Qt::Key_F3, &page);
        keys->setContext(Qt::WidgetWithChildrenShortcut);
        connect(keys, &QShortcut::activated, this, [this, by] { step(by); });
    }
}

bool FindPanel::eventFilter(QObject *watched, QEvent *event)
{
    const bool isOverride = event->type() == QEvent::ShortcutOverride;
    if (!isOverride && event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    const bool isEnter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    if (!isEnter && key->key() != Qt::Key_Escape)
        return QWidget::eventFilter(watched, event);
    event->accept();
    if (isOverride)
        return true;
    if (isEnter)
        step(key->modifiers() & Qt::ShiftModifier ? -1 : 1);
    else
        emit left();
    return true;
}

qsizetype FindPanel::placeFrom(int by) const
{
    const CodeEdit *edit = m_tabs->currentEdit();
    if (!edit)
        return by > 0 ? 0 : m_places.size() - 1;
    const int from = edit->textCursor().selectionStart();
    // What is marked has been found already.
    const int next = edit->textCursor().hasSelection() ? from + 1 : from;
    const auto isBefore = [&](const CodePlace &place, int offset) {
        return std::tie(place.file, place.offset) < std::tie(edit->file(), offset);
    };
    const auto at =
        std::lower_bound(m_places.begin(), m_places.end(), by > 0 ? next : from, isBefore);
    const qsizetype found = at - m_places.begin() + (by > 0 ? 0 : -1);
    return (found + m_places.size()) % m_places.size();
}

QTreeWidgetItem *FindPanel::itemOf(qsizetype place) const
{
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        QTreeWidgetItem *head = m_list->topLevelItem(i);
        const int first = head->child(0)->data(0, Qt::UserRole).toInt();
        if (place >= first && place < first + head->childCount())
            return head->child(int(place) - first);
    }
    return nullptr;
}

void FindPanel::step(int by)
{
    if (!isVisible())
        search(); // nobody has looked meanwhile
    if (m_places.isEmpty() || !m_tabs)
        return;
    const qsizetype place = placeFrom(by);
    if (CodeEdit *edit = m_tabs->open(m_places[place].file))
        edit->goTo(m_places[place].offset, m_places[place].length);
    m_list->setCurrentItem(itemOf(place));
    m_count->setText(tr("%1 of %n place(s)", nullptr, int(m_places.size())).arg(place + 1));
}

void FindPanel::search()
{
    m_places = ModuleSearch::find(m_document, question());
    m_list->clear();
    QTreeWidgetItem *head = nullptr;
    for (qsizetype i = 0; i < m_places.size(); ++i) {
        const CodePlace &place = m_places[i];
        if (!head || head->text(0) != place.file) {
            head = new QTreeWidgetItem(m_list, {place.file});
            head->setExpanded(true);
            head->setFirstColumnSpanned(true);
        }
        auto *item = new QTreeWidgetItem(head, {QString::number(place.line), place.text});
        item->setData(0, Qt::UserRole, int(i));
        item->setFont(1, view::monoFont());
    }
    m_replace->setEnabled(!m_places.isEmpty());
    m_count->setText(m_words->text().isEmpty() ? QString()
                                               : tr("%n place(s)", nullptr, int(m_places.size())));
}

void FindPanel::replaceAll()
{
    search();
    if (m_places.isEmpty())
        return;
    Draft draft = m_document.draft();
    ModuleSearch::replace(draft, m_places, m_instead->text());
    m_document.commit(draft, tr("Replace “%1” by “%2”").arg(m_words->text(), m_instead->text()));
    search();
}

} // namespace editor

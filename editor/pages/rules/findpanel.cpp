// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/rules/findpanel.h"

#include "app/view/style/monofont.h"

#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/fields/arrayeditor.h"

#include "app/view/style/icons.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QListWidget>
#include <QSet>
#include <QToolButton>
#include <QVBoxLayout>

namespace editor {

using engine::Json;

namespace {

constexpr int c_leastRows = 2;
constexpr int c_mostEntries = 6;

} // namespace

ArrayEditor::ArrayEditor(ModuleDocument &document, const QString &file, const JsonPath &array,
                         QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_file(file)
    , m_array(array)
    , m_title([](const Json &member) { return member.toString(); })
    , m_remove([this](Draft &draft, qsizetype index) {
        JsonPath path = m_array;
        path.push_back(index);
        return draft.remove(m_file, path);
    })
    , m_list(new QListWidget)
    , m_buttons(new QHBoxLayout)
    , m_addButton(new QToolButton)
    , m_removeButton(new QToolButton)
    , m_up(new QToolButton)
    , m_down(new QToolButton)
    , m_form(new PropertyForm(document))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 8, 12, 8);
    layout->setSpacing(4);
    layout->addWidget(m_list);
    layout->addLayout(m_buttons);
    layout->addWidget(m_form);
    m_form->layout()->setContentsMargins(0, 4, 0, 4);
    makeButtons(m_buttons);
    connect(m_list, &QListWidget::currentRowChanged, this, [this] {
        if (m_isFilling)
            return;
        showForm();
        emit chosen(current());
    });
    connect(&document, &ModuleDocument::changed, this, [this](const QSet<QString> &files) {
        if (files.contains(m_file))
            refresh();
    });
}

void ArrayEditor::makeButtons(QHBoxLayout *row)
{
    row->setContentsMargins({});
    row->setSpacing(2);
    style();
    m_up->setArrowType(Qt::UpArrow);
    m_down->setArrowType(Qt::DownArrow);
    for (QToolButton *button : {m_addButton, m_removeButton, m_up, m_down}) {
        button->setAutoRaise(true);
        row->addWidget(button);
    }
    row->addStretch();
    m_addButton->hide();
    connect(m_addButton, &QToolButton::clicked, this, &ArrayEditor::add);
    connect(m_removeButton, &QToolButton::clicked, this, &ArrayEditor::remove);
    connect(m_up, &QToolButton::clicked, this, [this] { shift(-1); });
    connect(m_down, &QToolButton::clicked, this, [this] { shift(1); });
}

void ArrayEditor::style()
{
    m_addButton->setIcon(view::Icons::icon(QStringLiteral("plus")));
    m_removeButton->setIcon(view::Icons::icon(QStringLiteral("remove")));
}

void ArrayEditor::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        style();
}

void ArrayEditor::setFile(const QString &file)
{
    m_file = file;
    refresh();
}

void ArrayEditor::setTitle(Title title)
{
    m_title = std::move(title);
}

void ArrayEditor::setIcon(Icon icon)
{
    m_icon = std::move(icon);
}

void ArrayEditor::setFresh(Fresh fresh)
{
    m_fresh = std::move(fresh);
    m_addButton->setVisible(bool(m_fresh));
}

void ArrayEditor::setRemove(Remove remove)
{
    m_remove = std::move(remove);
    m_removeButton->setVisible(bool(m_remove));
}

void ArrayEditor::setWords(const QString &add, const QString &remove, const QString &order)
{
    m_addWords = add;
    m_removeWords = remove;
    m_orderWords = order;
    const auto name = [](QToolButton *button, const QString &text) {
        button->setToolTip(text);
        button->setAccessibleName(text);
    };
    name(m_addButton, add);
    name(m_removeButton, remove);
    name(m_up, tr("Move up"));
    name(m_down, tr("Move down"));
}

void ArrayEditor::setListName(const QString &name)
{
    m_list->setAccessibleName(name);
}

void ArrayEditor::addToButtons(QWidget *widget)
{
    m_buttons->addWidget(widget);
}

Json ArrayEditor::array() const
{
    const JsonText *text = m_document.json(m_file, m_array);
    return text && text->type() == JsonText::Type::Array ? text->toJson() : Json();
}

Json ArrayEditor::member(qsizetype index) const
{
    return array().at(index);
}

int ArrayEditor::current() const
{
    return m_list->currentRow();
}

void ArrayEditor::choose(int index)
{
    if (index >= 0 && index < m_list->count())
        m_list->setCurrentRow(index);
}

void ArrayEditor::refresh()
{
    const Json members = array();
    const int row = current();
    m_isFilling = true;
    m_list->clear();
    for (qsizetype i = 0; i < members.size(); ++i) {
        auto *item = new QListWidgetItem(m_title(members.at(i)), m_list);
        if (m_icon)
            item->setIcon(m_icon(members.at(i)));
    }
    m_list->setCurrentRow(std::clamp(row, 0, std::max(0, m_list->count() - 1)));
    m_isFilling = false;
    const int height = std::max(m_list->sizeHintForRow(0), fontMetrics().height() + 6);
    m_list->setFixedHeight(std::clamp(m_list->count(), c_leastRows, c_mostEntries) * height + 6);
    m_removeButton->setEnabled(m_list->count() > 0);
    m_up->setEnabled(m_list->count() > 1);
    m_down->setEnabled(m_list->count() > 1);
    showForm();
    emit chosen(current());
}

void ArrayEditor::showForm()
{
    QList<PropertyTarget> targets;
    const Json chosen = current() >= 0 ? member(current()) : Json();
    if (chosen.isObject() || chosen.isArray()) {
        JsonPath path = m_array;
        path.push_back(qsizetype(current()));
        targets.append({m_file, path});
    }
    m_form->setVisible(!targets.isEmpty());
    m_form->setTargets(targets);
}

void ArrayEditor::add()
{
    if (!m_fresh)
        return;
    const Json members = array();
    Draft draft = m_document.draft();
    if (!draft.insert(m_file, m_array, members.size(), m_fresh(members)))
        return;
    m_document.commit(draft, m_addWords);
    choose(int(members.size()));
}

void ArrayEditor::remove()
{
    Draft draft = m_document.draft();
    if (m_remove && current() >= 0 && m_remove(draft, current()))
        m_document.commit(draft, m_removeWords);
}

void ArrayEditor::shift(int places)
{
    Draft draft = m_document.draft();
    const int from = current();
    if (!draft.move(m_file, m_array, from, from + places))
        return;
    // First, so that the list already shows the right one when it is filled anew.
    m_isFilling = true;
    m_list->setCurrentRow(from + places);
    m_isFilling = false;
    m_document.commit(draft, m_orderWords);
}

} // namespace editor

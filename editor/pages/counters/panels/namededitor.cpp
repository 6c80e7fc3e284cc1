// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/counters/panels/namededitor.h"

#include "app/view/style/icons.h"
#include "app/view/style/tokens.h"
#include "editor/pages/counters/edits/counteredit.h"
#include "editor/pages/counters/panels/counterform.h"
#include "editor/pages/counters/panels/printedfield.h"
#include "editor/pages/rules/stateedit.h"
#include "editor/widgets/fields/colorfield.h"
#include "editor/widgets/fields/suggestfield.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QSet>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

namespace editor {

using engine::Json;

namespace {

constexpr int c_listHeight = 150;

} // namespace

NamedEditor::NamedEditor(ModuleDocument &document, Kind kind, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_kind(kind)
    , m_list(new QListWidget)
    , m_add(new QToolButton)
    , m_remove(new QToolButton)
    , m_find(new QToolButton)
    , m_message(new QLabel)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 8, 0, 0);
    layout->setSpacing(4);
    auto *row = new QHBoxLayout;
    row->setContentsMargins(12, 0, 12, 0);
    row->addWidget(m_list, 1);
    auto *buttons = new QVBoxLayout;
    for (QToolButton *button : {m_add, m_remove, m_find})
        buttons->addWidget(button);
    buttons->addStretch();
    row->addLayout(buttons);
    layout->addLayout(row);
    m_message->setWordWrap(true);
    m_message->setContentsMargins(12, 0, 12, 0);
    m_message->hide();
    layout->addWidget(m_message);
    makeForm();
    layout->addWidget(m_form);
    m_list->setFixedHeight(c_listHeight);
    m_list->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    connect(m_list, &QListWidget::currentItemChanged, this, &NamedEditor::showForm);
    connect(m_list, &QListWidget::itemChanged, this, &NamedEditor::rename);
    connect(m_add, &QToolButton::clicked, this, &NamedEditor::add);
    connect(m_remove, &QToolButton::clicked, this, &NamedEditor::remove);
    connect(m_find, &QToolButton::clicked, this, [this] {
        const QString key = section().chopped(1);
        emit countersWanted(QStringLiteral("%1 is %2").arg(key, chosen()));
    });
    connect(m_form, &PropertyForm::usesRequested, this, &NamedEditor::usesRequested);
    retranslate();
}

void NamedEditor::makeForm()
{
    if (!isPlain()) {
        m_form = new CounterForm(m_document,
                                 m_kind == Kind::Types ? PieceLevel::Type : PieceLevel::Template);
        return;
    }
    const auto line = [] { return new LineField(LineField::Kind::Text); };
    m_form = new PropertyForm(m_document);
    if (m_kind == Kind::Formations) {
        m_form->add({QStringLiteral("name")}, line());
        m_form->add({QStringLiteral("short")}, line());
        m_form->add({QStringLiteral("color")}, new ColorField);
        m_form->add({QStringLiteral("side")}, new ChoiceField);
        return;
    }
    m_form->add({QStringLiteral("title")}, line());
    m_form->add({QStringLiteral("property")}, new SuggestField);
    m_form->add({QStringLiteral("value")}, new PrintedField);
    m_form->add({QStringLiteral("sign")}, new ChoiceField);
    m_form->add({QStringLiteral("text")}, line());
    m_form->add({QStringLiteral("color")}, new ColorField);
}

QString NamedEditor::section() const
{
    switch (m_kind) {
    case Kind::Formations:
        return QStringLiteral("formations");
    case Kind::Types:
        return QStringLiteral("types");
    case Kind::Templates:
        return QStringLiteral("templates");
    case Kind::Markers:
        return QStringLiteral("markers");
    }
    return {};
}

/// What every counter has besides what is printed on it.
QStringList NamedEditor::properties() const
{
    const JsonText *found = m_document.json(StateEdit::file, {QStringLiteral("pieces")});
    QStringList names;
    for (qsizetype i = 0; found && found->type() == JsonText::Type::Object && i < found->size();
         ++i)
        names.append(found->keyAt(i));
    return names;
}

const std::vector<PieceFile::Named> &NamedEditor::entries() const
{
    return m_kind == Kind::Formations ? m_source.file.formations()
        : m_kind == Kind::Types       ? m_source.file.types()
        : m_kind == Kind::Markers     ? m_source.file.markers()
                                      : m_source.file.templates();
}

int NamedEditor::countersOf(const QString &id) const
{
    if (m_kind == Kind::Markers)
        return 0;
    if (m_kind == Kind::Formations)
        return m_source.file.countersOf(id);
    return m_source.file.countersOf(m_kind == Kind::Types ? PieceLevel::Type : PieceLevel::Template,
                                    id);
}

QString NamedEditor::chosen() const
{
    const QListWidgetItem *item = m_list->currentItem();
    return item ? item->data(Qt::UserRole).toString() : QString();
}

void NamedEditor::choose(const QString &id)
{
    for (int i = 0; i < m_list->count(); ++i) {
        if (m_list->item(i)->data(Qt::UserRole).toString() == id) {
            m_list->setCurrentRow(i);
            m_list->scrollToItem(m_list->item(i));
        }
    }
}

void NamedEditor::showSource(const CounterSource &source, const QStringList &pictures)
{
    m_source = source;
    m_pictures = pictures;
    m_message->hide();
    if (m_kind == Kind::Formations) {
        QList<ChoiceField::Choice> sides{{Json(), tr("None"), {}}};
        for (const CounterWords::Word &side : source.words.sides)
            sides.append({side.id, side.title, {}});
        static_cast<ChoiceField *>(m_form->field(3))->setChoices(sides);
    } else if (m_kind == Kind::Markers) {
        static_cast<SuggestField *>(m_form->field(1))->setSuggestions(properties());
        listSigns();
    }
    fillList();
    showForm();
}

void NamedEditor::fillList()
{
    const QSignalBlocker quiet(m_list);
    const QString before = chosen();
    const int row = m_list->currentRow();
    m_list->clear();
    for (const PieceFile::Named &named : entries()) {
        auto *item = new QListWidgetItem(named.id, m_list);
        item->setData(Qt::UserRole, named.id);
        item->setFlags(item->flags() | Qt::ItemIsEditable);
        const QString name = named.json[u"name"].toString(named.id);
        item->setToolTip(m_kind == Kind::Markers
                             ? named.json[u"title"].toString(named.id)
                             : tr("%1: %n counter(s)", "", countersOf(named.id)).arg(name));
        if (isPlain())
            item->setIcon(CounterForm::patch(named.json[u"color"].toString()));
    }
    choose(before);
    if (m_list->currentRow() < 0)
        m_list->setCurrentRow(std::min(row, m_list->count() - 1));
}

void NamedEditor::showForm()
{
    const QString id = chosen();
    m_remove->setEnabled(!id.isEmpty());
    m_find->setEnabled(!id.isEmpty() && m_kind != Kind::Markers);
    if (isPlain()) {
        m_form->setTargets(targetIf(!id.isEmpty(), {PieceFile::fileName(), {section(), id}}));
        return;
    }
    const PieceLevel level = m_kind == Kind::Types ? PieceLevel::Type : PieceLevel::Template;
    const int entry = m_source.file.ofLevel(level).indexOf(id);
    static_cast<CounterForm *>(m_form)->showEntries(
        m_source, entry < 0 ? QList<int>() : QList<int>{entry}, m_pictures);
}

Json NamedEditor::fresh(const QString &id) const
{
    Json values = Json::object();
    if (m_kind == Kind::Markers) {
        values.insert(QStringLiteral("property"), properties().value(0));
        values.insert(QStringLiteral("sign"), "tick");
        return values;
    }
    values.insert(QStringLiteral("name"), id);
    if (m_kind == Kind::Types && !m_source.file.templates().empty())
        values.insert(QStringLiteral("template"), m_source.file.templates().front().id);
    return values;
}

void NamedEditor::listSigns()
{
    static_cast<ChoiceField *>(m_form->field(3))
        ->setChoices({{"tick", tr("Tick"), {}},
                      {"supply_low", tr("Low supply"), {}},
                      {"supply_out", tr("Out of supply"), {}},
                      {"isolated", tr("Isolated"), {}},
                      {"disrupted", tr("Disrupted"), {}},
                      {"disc", tr("Disc with letters"), {}}});
}

void NamedEditor::add()
{
    QSet<QString> taken;
    for (const PieceFile::Named &named : entries())
        taken.insert(named.id);
    const QString id = CounterEdit::freeId(section().chopped(1) + QStringLiteral("-1"), taken);
    Draft draft = m_document.draft();
    CounterEdit(draft).addNamed(section(), id, fresh(id));
    m_document.commit(draft, tr("Add “%1”").arg(id));
    choose(id);
    if (m_list->currentItem() && chosen() == id)
        m_list->editItem(m_list->currentItem());
}

void NamedEditor::remove()
{
    const QString id = chosen();
    int users = countersOf(id);
    for (const PieceFile::Named &type : m_source.file.types())
        users += m_kind == Kind::Templates && type.json[u"template"].toString() == id;
    if (users) {
        tell(tr("“%1” can't be deleted while something uses it.").arg(id));
        return;
    }
    Draft draft = m_document.draft();
    CounterEdit(draft).removeNamed(section(), id);
    m_document.commit(draft, tr("Delete “%1”").arg(id));
}

void NamedEditor::rename(const QListWidgetItem *item)
{
    const QString from = item->data(Qt::UserRole).toString();
    const QString to = item->text().trimmed();
    if (from == to)
        return;
    Draft draft = m_document.draft();
    const bool isDone = CounterEdit(draft).renameNamed(section(), from, to);
    // The list must not change while it is still telling what was typed.
    QMetaObject::invokeMethod(
        this,
        [this, draft, from, to, isDone] {
            if (!isDone) {
                fillList();
                tell(tr("“%1” can't be an id: it is taken, or it has other signs than letters, "
                        "digits, “_”, “-” and “.”.")
                         .arg(to));
                return;
            }
            m_document.commit(draft, tr("Rename “%1”").arg(from));
            choose(to);
        },
        Qt::QueuedConnection);
}

void NamedEditor::tell(const QString &message)
{
    QPalette colored = palette();
    colored.setColor(QPalette::WindowText, view::Tokens::of(palette()).bad);
    m_message->setPalette(colored);
    m_message->setText(message);
    m_message->show();
}

QString NamedEditor::message() const
{
    return m_message->text();
}

void NamedEditor::retranslate()
{
    const auto name = [](QToolButton *button, const QString &icon, const QString &text) {
        button->setIcon(view::Icons::icon(icon));
        button->setToolTip(text);
        button->setAccessibleName(text);
    };
    name(m_add, QStringLiteral("plus"), tr("Add one"));
    name(m_remove, QStringLiteral("remove"), tr("Delete it, when nothing uses it"));
    name(m_find, QStringLiteral("search"), tr("Show its counters"));
    m_find->setVisible(m_kind != Kind::Markers);
    m_list->setAccessibleName(m_kind == Kind::Formations    ? tr("Formations")
                                  : m_kind == Kind::Types   ? tr("Types")
                                  : m_kind == Kind::Markers ? tr("Marks")
                                                            : tr("Templates"));
    QStringList labels;
    if (m_kind == Kind::Formations)
        labels = {tr("Name"), tr("Short name"), tr("Colour"), tr("Side")};
    else if (m_kind == Kind::Markers)
        labels = {tr("Title"), tr("Property"), tr("Value"),
                  tr("Sign"),  tr("Letters"),  tr("Colour")};
    for (int i = 0; i < labels.size(); ++i)
        m_form->setLabel(i, labels[i]);
}

void NamedEditor::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        retranslate();
}

} // namespace editor

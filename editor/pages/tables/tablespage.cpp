// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/tables/tablespage.h"

#include "editor/document/uses/ruleids.h"
#include "editor/pages/tables/chartpreview.h"
#include "editor/pages/tables/grid/gridview.h"
#include "editor/pages/tables/legendpanel.h"
#include "editor/pages/tables/tablelist.h"
#include "editor/pages/tables/tablepanel.h"
#include "editor/widgets/fields/paragraphfield.h"
#include "editor/widgets/fields/propertyform.h"
#include "editor/widgets/fields/wordcompleter.h"
#include "editor/widgets/sidecolumn.h"
#include "editor/widgets/useslist.h"
#include "engine/module/read/terrainreader.h"

#include <QApplication>

#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QSplitter>
#include <QStringListModel>

namespace editor {

TablesPage::TablesPage(LiveModule &live, QWidget *parent)
    : Page(live, parent)
    , m_list(new TableList(document()))
    , m_panel(new TablePanel(live))
    , m_legend(new LegendPanel(document()))
    , m_form(new PropertyForm(document()))
    , m_usesList(new UsesList)
    , m_preview(new ChartPreview(live))
    , m_rules(new QStringListModel(this))
    , m_uses(document())
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    auto *split = new QSplitter;
    auto *side = new SideColumn;
    layout->addWidget(split);
    split->addWidget(m_list);
    split->addWidget(m_panel);
    split->addWidget(side);
    split->setStretchFactor(1, 1);
    split->setSizes({190, 700, 344});
    split->setChildrenCollapsible(false);
    makeForm();
    makeSide(*side);
    connect(m_list, &TableList::currentChanged, this, &TablesPage::showTable);
    connect(m_panel, &TablePanel::usesRequested, this, &TablesPage::showUses);
    connect(m_panel, &TablePanel::textRequested, this, &Page::textRequested);
    connect(m_panel, &TablePanel::codeAdded, m_legend, &LegendPanel::add);
    connect(m_panel, &TablePanel::chosen, this, [this] {
        showPreview();
        emit selectionChanged();
    });
    connect(m_legend, &LegendPanel::usesRequested, this, &TablesPage::showUses);
    connect(m_form, &PropertyForm::usesRequested, this, &TablesPage::showUses);
    connect(m_usesList, &UsesList::opened, this, &Page::jump);
    connect(&live, &LiveModule::loaded, this, [this] {
        showUses(m_word);
        m_rules->setStringList(RuleIds(document()).all());
    });
    setFocusProxy(m_list->list());
    retranslate();
    showTable(m_list->current());
}

void TablesPage::makeForm()
{
    const auto key = [](const char *name) { return JsonPath{QString::fromLatin1(name)}; };
    m_form->add(key("title"), new LineField(LineField::Kind::Text));
    auto *rule = new LineField(LineField::Kind::Text);
    rule->findChild<QLineEdit *>()->setCompleter(new WordCompleter(m_rules, rule));
    m_form->add(key("rule"), rule);
    m_form->add(key("reconstructed"), new CheckField);
    m_form->add(key("source"), new ParagraphField);
    m_form->add(key("text"), new ParagraphField);
    m_scale = m_form->add(key("scale"), new LineField(LineField::Kind::Integer));
}

void TablesPage::makeSide(SideColumn &side)
{
    m_previewSection = side.add(QStringLiteral("eye"), m_preview);
    m_formSection = side.add(QStringLiteral("table"), m_form);
    m_legendSection = side.add(QStringLiteral("letter"), m_legend);
    m_usesSection = side.add(QStringLiteral("search"), m_usesList);
}

void TablesPage::retranslate()
{
    m_previewSection->setTitle(tr("As players see it"));
    m_formSection->setTitle(tr("Table"));
    m_legendSection->setTitle(tr("Result codes"));
    m_form->setLabel(0, tr("Title"));
    m_form->setLabel(1, tr("Rule"));
    m_form->setLabel(2, tr("Reconstructed"));
    m_form->setLabel(3, tr("Source"));
    m_form->setLabel(4, tr("Text"));
    m_form->setLabel(m_scale, tr("Parts of a point"));
    m_usesList->setEmptyText(tr("Nothing names it."));
    showUses(m_word);
}

void TablesPage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

bool TablesPage::shows(const Place &place) const
{
    return tablefiles::isTable(place.file);
}

Place TablesPage::place() const
{
    return {m_list->current(), 0, {}};
}

void TablesPage::open(const Place &place)
{
    m_list->setCurrent(place.file);
    if (m_list->current() == place.file)
        m_panel->select(place.path);
    if (!place.path.empty() && place.path.front() == JsonStep(QStringLiteral("legend")))
        m_legend->grid()->select(place.path);
}

void TablesPage::showTable(const QString &file)
{
    m_panel->setFile(file);
    m_legend->setFile(file);
    m_form->setRowVisible(m_scale, file == engine::TerrainReader::fileName);
    m_form->setTargets(targetIf(document().json(file), {file, {}}));
    m_formSection->setNote(tablefiles::id(document().files(), file));
    m_legendSection->setVisible(file != engine::TerrainReader::fileName);
    showUses({});
    showPreview();
    emit selectionChanged();
}

void TablesPage::showEvent(QShowEvent *event)
{
    Page::showEvent(event);
    showUses(m_word);
}

void TablesPage::showUses(const QString &word)
{
    m_word = word;
    // The first search reads every file of the module; nobody waits for it before it is seen.
    if (!isVisible())
        return;
    const QString id = tablefiles::id(document().files(), m_panel->file());
    QList<Use> uses;
    if (word.isEmpty()) {
        for (const Reference &reference :
             tablefiles::references(m_uses, document().files(), m_panel->file())) {
            if (reference.isSure)
                uses.append(reference.use);
        }
    } else {
        uses = m_uses.find(word);
    }
    m_usesSection->setTitle(tr("Where “%1” is used").arg(word.isEmpty() ? id : word));
    m_usesSection->setNote(QString::number(uses.size()));
    m_usesList->setUses(uses);
    if (!word.isEmpty())
        m_usesSection->setFolded(false);
}

void TablesPage::showPreview()
{
    const GridView *view = m_panel->grid();
    const bool isCells = view && view == m_panel->cells() && view->currentIndex().isValid();
    m_preview->showTable(tablefiles::id(document().files(), m_panel->file()),
                         isCells ? view->currentIndex().row() : -1,
                         isCells ? view->currentIndex().column() : -1);
}

bool TablesPage::offers(EditCommand command) const
{
    const QWidget *focus = QApplication::focusWidget();
    if (focus && m_list->isAncestorOf(focus))
        return !m_list->current().isEmpty()
            && (command == EditCommand::Duplicate || command == EditCommand::Delete
                || command == EditCommand::Rename);
    if (focus && m_legend->isAncestorOf(focus))
        return m_legend->grid()->offers(command);
    return m_panel->offers(command);
}

void TablesPage::perform(EditCommand command)
{
    const QWidget *focus = QApplication::focusWidget();
    if (focus && m_legend->isAncestorOf(focus)) {
        m_legend->grid()->perform(command);
    } else if (!focus || !m_list->isAncestorOf(focus)) {
        m_panel->perform(command);
    } else if (command == EditCommand::Duplicate) {
        m_list->duplicate();
    } else if (command == EditCommand::Delete) {
        m_list->askToRemove();
    } else if (command == EditCommand::Rename) {
        m_list->askForName();
    }
}

} // namespace editor

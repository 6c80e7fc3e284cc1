// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/counters/counterspage.h"

#include "editor/pages/counters/hands/celledits.h"
#include "editor/pages/counters/hands/counterrows.h"
#include "editor/pages/counters/hands/countertablefile.h"
#include "editor/pages/counters/model/countertablemodel.h"
#include "editor/pages/counters/panels/counterbar.h"
#include "editor/pages/counters/panels/counterinspector.h"
#include "editor/pages/counters/panels/counterlevelbar.h"
#include "editor/pages/counters/panels/countersheet.h"
#include "editor/pages/counters/panels/countertableview.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QShortcut>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace editor {

CountersPage::CountersPage(LiveModule &live, QWidget *parent)
    : Page(live, parent)
    , m_pictures(live)
    , m_model(new CounterTableModel(this))
    , m_table(new CounterTableView(*m_model, m_pictures))
    , m_sheet(new CounterSheet(m_pictures))
    , m_bar(new CounterBar)
    , m_levels(new CounterLevelBar)
    , m_inspector(new CounterInspector(live, m_pictures))
    , m_stack(new QStackedWidget)
    , m_empty(new QLabel)
    , m_columns(new QMenu(this))
    , m_selection(*m_table, *m_model, *m_bar)
    , m_cells(new CellEdits(document(), m_selection, *m_model, *m_table, *m_levels, this))
    , m_rows(new CounterRows(document(), m_selection, *m_model, *m_levels, this))
    , m_tableFile(new CounterTableFile(*m_cells, *m_model, *m_levels, this))
    , m_clipboard(document(), m_selection, *m_table, *m_cells)
    , m_hidden{QStringLiteral("template"), QStringLiteral("kind"), QStringLiteral("count")}
{
    makeViews();
    connectViews();
    refresh();
}

CountersPage::~CountersPage() = default;

void CountersPage::makeViews()
{
    auto *centre = new QWidget;
    auto *column = new QVBoxLayout(centre);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(m_bar);
    column->addWidget(m_stack, 1);
    column->addWidget(m_levels);
    m_stack->addWidget(m_table);
    m_stack->addWidget(m_sheet);
    m_stack->addWidget(m_empty);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setMargin(40);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setAccessibleName(tr("Counters"));
    auto *splitter = new QSplitter;
    splitter->addWidget(centre);
    splitter->addWidget(m_inspector);
    splitter->setStretchFactor(0, 1);
    splitter->setCollapsible(0, false);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(splitter);
    m_levels->columnsButton()->setMenu(m_columns);
}

void CountersPage::connectViews()
{
    connect(&document(), &ModuleDocument::changed, this, [this](const QSet<QString> &files) {
        const bool concerns = std::any_of(files.begin(), files.end(), [](const QString &file) {
            return file == PieceFile::fileName() || PieceUses::isScenario(file)
                || file.startsWith(QLatin1String("art/"));
        });
        if (concerns)
            refresh();
    });
    connect(&m_pictures, &LivePictures::changed, this, &CountersPage::refresh);
    connect(m_model, &CounterTableModel::typed, this,
            [this](const QModelIndex &index, const QString &text) {
                m_cells->type(m_model->piece(index.row()), index.column(), text);
            });
    connect(m_model, &CounterTableModel::arranged, this, [this] {
        showSheet();
        showChosen();
    });
    connect(m_table, &CounterTableView::chosen, this, &CountersPage::showChosen);
    connect(m_table, &CounterTableView::editing, m_cells, &CellEdits::hint);
    connect(m_table, &CounterTableView::linkClicked, this, &CountersPage::followLink);
    connect(m_table, &CounterTableView::columnMenuRequested, this, [this](int, QPoint global) {
        fillColumnsMenu();
        m_columns->popup(global);
    });
    connectBars();
}

void CountersPage::connectBars()
{
    connect(m_sheet, &CounterGroups::selectionChanged, this, [this] {
        if (isSheet())
            m_table->choosePieces(m_sheet->chosenPieces());
    });
    connect(m_bar, &CounterBar::viewWanted, this, [this](CounterBar::View view) {
        m_wantsSheet = view == CounterBar::View::Sheet;
        showState();
        showSheet();
    });
    connect(m_inspector, &CounterInspector::filterWanted, m_bar->search(), &QLineEdit::setText);
    connect(m_columns, &QMenu::aboutToShow, this, &CountersPage::fillColumnsMenu);
    connect(m_bar, &CounterBar::filterChanged, m_model, &CounterTableModel::setFilter);
    connect(m_bar, &CounterBar::newWanted, this, [this](const QString &type) {
        m_rows->add(type);
        m_table->setFocus();
    });
    connect(m_bar, &CounterBar::duplicateWanted, m_rows, &CounterRows::duplicate);
    connect(m_bar, &CounterBar::importWanted, m_tableFile, &CounterTableFile::chooseImport);
    connect(m_bar, &CounterBar::exportWanted, m_tableFile, &CounterTableFile::chooseExport);
    connect(m_inspector, &CounterInspector::usesRequested, this, &Page::usesRequested);
    auto *fill = new QShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_D, this);
    fill->setContext(Qt::WidgetWithChildrenShortcut);
    connect(fill, &QShortcut::activated, m_cells, &CellEdits::fillDown);
    auto *find = new QShortcut(QKeySequence::Find, this);
    find->setContext(Qt::WidgetWithChildrenShortcut);
    connect(find, &QShortcut::activated, m_bar->search(), [this] {
        m_bar->search()->setFocus();
        m_bar->search()->selectAll();
    });
}

void CountersPage::refresh()
{
    const QStringList ids = m_selection.ids();
    const int columns = m_model->columnCount();
    const CounterSource fresh = CounterSource::of(document().files(), m_pictures.module());
    bool wasReset = false;
    const auto seen =
        connect(m_model, &QAbstractItemModel::modelReset, this, [&wasReset] { wasReset = true; });
    m_model->setSource(fresh, PieceUses(document().files()));
    disconnect(seen);
    if (wasReset) {
        for (int i = 0; i < m_model->columnCount(); ++i)
            m_table->setColumnShown(
                i, m_hidden.contains(m_model->column(i).name) ? Qt::Unchecked : Qt::Checked);
        m_selection.choose(ids);
    }
    if (wasReset && m_model->rowCount() && (!m_wasFitted || columns != m_model->columnCount())) {
        m_table->fitColumns();
        m_wasFitted = true;
    }
    m_bar->setTypes(source().file.types());
    m_inspector->setSource(source());
    showState();
    showSheet();
    showChosen();
}

void CountersPage::showState()
{
    const bool isReadable = source().file.isReadable();
    const auto content = document().files().value(PieceFile::fileName());
    QString sentence = source().file.types().empty()
        ? tr("This module has no counters yet. Add a type under Types, then a counter of it.")
        : tr("This module has no counters yet. Add one with “New counter”.");
    if (!content)
        sentence = tr("The module has no file pieces.json.");
    else if (!isReadable)
        sentence = tr("The counters can't be shown, because pieces.json can't be read as it is. "
                      "Nothing of it is lost; the list of problems says where.")
            + u'\n' + content->error();
    m_empty->setText(sentence);
    m_bar->setEditable(isReadable ? Qt::Checked : Qt::Unchecked);
    const bool isEmpty = !isReadable || !source().file.count();
    m_stack->setCurrentWidget(isEmpty            ? static_cast<QWidget *>(m_empty)
                                  : m_wantsSheet ? static_cast<QWidget *>(m_sheet)
                                                 : m_table);
    m_levels->setVisible(m_stack->currentWidget() == m_table);
}

bool CountersPage::isSheet() const
{
    return m_stack->currentWidget() == m_sheet;
}

void CountersPage::showSheet()
{
    if (!isSheet())
        return;
    const QList<int> pieces = m_selection.pieces();
    const QSignalBlocker quiet(m_sheet);
    m_sheet->showPieces(source(), m_model->pieces());
    m_sheet->choosePieces(pieces);
}

void CountersPage::showChosen()
{
    const QList<int> pieces = m_selection.pieces();
    m_bar->setCounts(m_model->rowCount(), source().file.count(), int(pieces.size()));
    m_inspector->showPieces(pieces);
    emit selectionChanged();
    if (pieces.isEmpty())
        return;
    QStringList names;
    for (qsizetype i = 0; i < std::min<qsizetype>(3, pieces.size()); ++i)
        names.append(source().file.pieces()[size_t(pieces[i])].id);
    if (pieces.size() > 3)
        names.append(QStringLiteral("…"));
    emit pointed(
        tr("%n counter(s): %1", "", int(pieces.size())).arg(names.join(QStringLiteral(", "))));
}

bool CountersPage::shows(const Place &place) const
{
    return place.file == PieceFile::fileName();
}

Place CountersPage::place() const
{
    const QList<int> rows = m_selection.pieces();
    return {PieceFile::fileName(), 0,
            rows.isEmpty() ? JsonPath() : JsonPath{QStringLiteral("pieces"), qsizetype(rows[0])}};
}

void CountersPage::open(const Place &place)
{
    if (place.path.size() < 2)
        return;
    const auto *section = std::get_if<QString>(&place.path[0]);
    if (!section)
        return;
    if (const auto *index = std::get_if<qsizetype>(&place.path[1]);
        index && *section == u"pieces" && *index < source().file.count()) {
        m_selection.reveal({source().file.pieces()[size_t(*index)].id});
        m_table->setFocus();
        showSheet();
    } else if (const auto *id = std::get_if<QString>(&place.path[1])) {
        m_inspector->openNamed(*section, *id);
    }
}

void CountersPage::flush()
{
    // What is typed into a cell is given over when the cell loses the focus.
    if (QWidget *field = focusWidget(); field && field->hasFocus() && isAncestorOf(field))
        field->clearFocus();
}

void CountersPage::fillColumnsMenu()
{
    m_columns->clear();
    for (int i = 0; i < m_model->columnCount(); ++i) {
        const CounterColumn &column = m_model->column(i);
        QAction *action = m_columns->addAction(column.title());
        action->setCheckable(true);
        action->setChecked(!m_table->isColumnHidden(i));
        connect(action, &QAction::toggled, this, [this, i, name = column.name](bool isOn) {
            m_table->setColumnShown(i, isOn ? Qt::Checked : Qt::Unchecked);
            if (isOn)
                m_hidden.remove(name);
            else
                m_hidden.insert(name);
        });
    }
    m_columns->addSeparator();
    connect(m_columns->addAction(tr("Add a value…")), &QAction::triggered, m_rows,
            &CounterRows::askForValue);
}

void CountersPage::followLink(int piece)
{
    if (const PieceUse *use = m_model->place(piece))
        emit jump({use->file, 0, use->path});
}

bool CountersPage::offers(EditCommand command) const
{
    switch (command) {
    case EditCommand::Paste:
        return source().file.isReadable();
    case EditCommand::SelectAll:
    case EditCommand::Invert:
        return m_model->rowCount() > 0;
    default:
        return !m_selection.pieces().isEmpty();
    }
}

void CountersPage::perform(EditCommand command)
{
    switch (command) {
    case EditCommand::Cut:
        m_clipboard.copy();
        m_rows->remove();
        break;
    case EditCommand::Copy:
        m_clipboard.copy();
        break;
    case EditCommand::Paste:
        m_clipboard.paste();
        break;
    case EditCommand::Duplicate:
        m_rows->duplicate();
        break;
    case EditCommand::Delete:
        if (m_table->choosesWholeRows())
            m_rows->remove();
        else
            m_cells->clear();
        break;
    case EditCommand::SelectAll:
        m_selection.chooseAll();
        break;
    case EditCommand::Invert:
        m_selection.chooseOthers();
        break;
    case EditCommand::SelectNone:
        m_selection.clear();
        break;
    case EditCommand::Rename:
        if (const QList<int> pieces = m_selection.pieces(); !pieces.isEmpty())
            m_table->editCell(pieces.first(), source().columns.find(CounterColumn::Kind::Id));
        break;
    }
}

void CountersPage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    m_table->setAccessibleName(tr("Counters"));
    emit m_model->headerDataChanged(Qt::Horizontal, 0, std::max(0, m_model->columnCount() - 1));
    showState();
    showChosen();
}

} // namespace editor

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/scenarios/scenariospage.h"

#include "editor/pages/module/scenarioedit.h"
#include "editor/pages/scenarios/arrivalpanel.h"
#include "editor/pages/scenarios/countertray.h"
#include "editor/pages/scenarios/cupgroups.h"
#include "editor/pages/scenarios/flawlist.h"
#include "editor/pages/scenarios/scenariolist.h"
#include "editor/pages/scenarios/setupcanvas.h"
#include "editor/pages/scenarios/setupgestures.h"
#include "editor/pages/scenarios/stackpanel.h"
#include "editor/pages/scenarios/termspanel.h"

#include <QMenu>
#include <QPushButton>
#include <QSplitter>
#include <QTabWidget>
#include <QVBoxLayout>

namespace editor {

using engine::PieceId;
using engine::SpaceId;

namespace {

constexpr int c_leftWidth = 13; ///< Times the height of a line.
constexpr int c_leastBelow = 92;
constexpr int c_mostBelow = 168;
constexpr int c_listHeight = 132;

/// What a set-up means does not depend on these.
bool isAside(const QString &file)
{
    return file.startsWith(u"scenarios/") || file.startsWith(u"locale/")
        || file.startsWith(u"tests/") || file.endsWith(u".lua") || file.endsWith(u".md");
}

} // namespace

ScenariosPage::ScenariosPage(LiveModule &live, QWidget *parent)
    : Page(live, parent)
    , m_commands(live.document(), m_position)
    , m_list(new ScenarioList(live.document()))
    , m_tray(new CounterTray(m_pictures))
    , m_canvas(new SetupCanvas)
    , m_arrivals(new ArrivalPanel(live.document(), m_pictures))
    , m_cups(new CupGroups(m_pictures))
    , m_centre(new QSplitter(Qt::Vertical))
    , m_problems(new FlawList)
    , m_below(new QTabWidget)
    , m_side(new SideColumn)
    , m_stack(new StackPanel(live.document(), m_pictures))
    , m_try(new QPushButton)
    , m_gestures(new SetupGestures({*m_canvas, *m_tray, *m_arrivals, *m_cups, *m_stack}, m_position,
                                   m_commands, m_selection, m_pictures, this))
    , m_editing(*this, *m_list, m_position, m_commands, m_selection, *m_gestures)
{
    m_canvas->board().setPool(&live.sheets());
    makeColumns();
    makeRight();
    connectBoard();
    connect(m_list, &ScenarioList::chosen, this, [this] {
        m_selection.select({}, {});
        refresh();
        emit selectionChanged();
    });
    connect(m_try, &QPushButton::clicked, this, [this] { emit tryRequested(scenario()); });
    connect(m_problems, &FlawList::spaceChosen, this, [this](SpaceId space) {
        m_selection.select({}, space);
        m_canvas->reveal(space);
    });
    connect(m_problems, &FlawList::lineChosen, this, [this](int line) {
        emit textRequested({m_commands.file(), line, {}});
    });
    connect(&document(), &ModuleDocument::changed, this, &ScenariosPage::takeChange);
    connect(&live, &LiveModule::loaded, this, [this] {
        if (m_needsModule)
            takeModule();
    });
    retranslate();
    takeModule();
}

ScenariosPage::~ScenariosPage()
{
    // A title in the making is taken over while everything is still there.
    if (QWidget *field = focusWidget())
        field->clearFocus();
}

void ScenariosPage::makeColumns()
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    auto *columns = new QSplitter;
    m_centre->addWidget(m_canvas);
    m_centre->addWidget(makeBelow());
    m_centre->setStretchFactor(0, 1);
    m_centre->setChildrenCollapsible(false);
    columns->addWidget(makeLeft());
    columns->addWidget(m_centre);
    columns->addWidget(m_side);
    columns->setStretchFactor(1, 1);
    columns->setSizes({fontMetrics().height() * c_leftWidth, 600, m_side->sizeHint().width()});
    columns->setChildrenCollapsible(false);
    layout->addWidget(columns);
}

QWidget *ScenariosPage::makeLeft()
{
    auto *left = new QSplitter(Qt::Vertical);
    m_listSection = new Section(QStringLiteral("flag"), m_list);
    m_traySection = new Section(QStringLiteral("layers"), m_tray);
    left->addWidget(m_listSection);
    left->addWidget(m_traySection);
    left->setStretchFactor(1, 1);
    left->setSizes({c_listHeight, 500});
    left->setMinimumWidth(160);
    return left;
}

QWidget *ScenariosPage::makeBelow()
{
    m_below->setDocumentMode(true);
    m_below->addTab(m_arrivals, {});
    m_below->addTab(m_cups, {});
    m_below->addTab(m_problems, {});
    return m_below;
}

void ScenariosPage::makeRight()
{
    m_stackSection = m_side->add(QStringLiteral("layers"), m_stack);
    m_stackSection->addToHead(m_try);
    m_terms = new TermsPanel(document(), *m_side, this);
    connect(m_stack, &StackPanel::selected, this,
            [this](const QStringList &pieces) { m_selection.select(pieces, m_selection.space()); });
    connect(m_stack, &StackPanel::takeOffRequested, this,
            [this] { m_commands.takeOff(m_selection.pieces()); });
    connect(&m_stack->form(), &PropertyForm::usesRequested, this, &Page::usesRequested);
}

void ScenariosPage::connectBoard()
{
    const view::BoardView &board = m_canvas->board();
    connect(&m_selection, &SetupSelection::changed, this, [this] {
        showSelection();
        emit selectionChanged();
    });
    connect(m_gestures, &SetupGestures::pointed, this, &Page::pointed);
    connect(&board, &view::BoardView::pieceDoubleClicked, this, &ScenariosPage::showCounter);
    connect(&board, &view::BoardView::contextRequested, this, &ScenariosPage::showMenu);
    connect(m_canvas, &SetupCanvas::strokeGivenUp, this,
            [this](int stroke) { document().takeBack(SetupCommands::controlStroke(stroke)); });
}

void ScenariosPage::retranslate()
{
    m_listSection->setTitle(tr("Scenarios"));
    m_traySection->setTitle(tr("Tray"));
    m_try->setText(tr("Try from here"));
    m_try->setToolTip(tr("Play this scenario as it is set up here, saved or not"));
    m_below->setTabText(0, tr("Reinforcements"));
    m_below->setTabText(1, tr("Cups and decks"));
    m_below->setAccessibleName(tr("Reinforcements, cups and problems"));
    m_cups->setAccessibleName(tr("What cups and decks hold"));
    m_cups->setEmptyText(tr("No board of the module has a cup or deck."));
    m_problems->setAccessibleName(tr("Problems of this scenario"));
    showSelection();
    showFlaws();
}

QString ScenariosPage::scenario() const
{
    return m_list->current();
}

void ScenariosPage::takeChange(const QSet<QString> &files)
{
    m_needsModule = m_needsModule
        || !std::all_of(files.begin(), files.end(),
                        [](const QString &file) { return isAside(file); });
    if (files.contains(QStringLiteral("module.json"))
        || files.contains(QStringLiteral("rules/state.json"))) {
        m_terms->listFields();
        m_stack->listProperties();
    }
    if (std::any_of(files.begin(), files.end(),
                    [](const QString &file) { return file.startsWith(u"scenarios/"); }))
        refresh();
}

// Boards and counters are drawn anew, which nobody needs to wait for while the page is hidden.
void ScenariosPage::takeModule()
{
    if (!isVisible()) {
        m_needsModule = true;
        return;
    }
    m_needsModule = live().loadedEdition() != live().edition();
    m_position.setModule(live().module());
    m_pictures.setModule(live().module());
    m_canvas->setModule(live().module());
    m_selection.forgetPlaces();
    refresh();
}

void ScenariosPage::refresh()
{
    m_isDirty = !isVisible();
    if (m_isDirty)
        return;
    const QString id = scenario();
    m_commands.setScenario(id);
    m_position.read(id, document().files().value(m_commands.file()));
    m_canvas->setPosition(m_position.state());
    QSet<PieceId> used;
    for (const QString &piece : m_commands.placed())
        used.insert(m_position.piece(piece));
    for (const auto &arrival : m_position.scenario().arrivals)
        used.unite(QSet<PieceId>(arrival.pieces.begin(), arrival.pieces.end()));
    m_tray->fill(m_position.module(), used);
    m_traySection->setNote(QLocale().toString(m_tray->counters().all().size()));
    m_arrivals->fill(m_position, m_commands.file());
    m_terms->setScenario(id);
    m_try->setEnabled(!id.isEmpty());
    if (!m_position.module())
        m_canvas->setMessage(tr("The module can't be read as it is now. Problems tells why."));
    else if (id.isEmpty())
        m_canvas->setMessage(tr("The module has no scenario yet. Add one at the left."));
    else if (!m_position.isReadable())
        m_canvas->setMessage(tr("This scenario can't be read as it is now: see its problems."));
    else
        m_canvas->setMessage({});
    m_cups->fill(m_position);
    showFlaws();
    showSelection();
}

void ScenariosPage::showFlaws()
{
    std::vector<SpaceId> spaces;
    for (const engine::SetupFlaw &flaw : m_position.flaws()) {
        if (flaw.space)
            spaces.push_back(flaw.space);
    }
    m_problems->fill(m_position.flaws());
    m_canvas->setFlaws(spaces);
    m_below->setTabText(2,
                        m_problems->count() == 0 ? tr("Problems")
                                                 : tr("Problems (%1)").arg(m_problems->count()));
}

void ScenariosPage::showSelection()
{
    std::vector<PieceId> pieces;
    for (const QString &id : m_selection.pieces()) {
        if (const PieceId piece = m_position.piece(id))
            pieces.push_back(piece);
    }
    const SpaceId space = m_selection.space();
    const bool hasSpace = space && m_position.module();
    const QString title = hasSpace ? m_position.titleOf(space) : QString();
    m_canvas->setSelected(pieces, space);
    m_stack->fill(m_position, m_commands.file(), space, m_selection.pieces());
    m_stackSection->setTitle(hasSpace ? title : tr("Stack"));
    QString note;
    if (hasSpace) {
        const engine::SetupLint lint(*m_position.module());
        const auto limit = lint.stackingLimit(m_position.module()->map.space(space));
        qint64 points = 0;
        for (const PieceId piece : m_position.state()->stack(space))
            points += lint.stackingPoints(m_position.module()->piece(piece));
        if (limit)
            note = tr("%1 of %2").arg(points).arg(*limit);
    }
    m_stackSection->setNote(note);
    m_terms->setSpace(hasSpace ? m_commands.keyOf(space) : QString(), title);
}

bool ScenariosPage::shows(const Place &place) const
{
    return !ScenarioEdit::idOf(place.file).isEmpty();
}

Place ScenariosPage::place() const
{
    return {m_commands.file(), 0, {}};
}

void ScenariosPage::open(const Place &place)
{
    m_list->choose(ScenarioEdit::idOf(place.file));
    const auto key = [&](size_t at) {
        const auto *text = place.path.size() > at ? std::get_if<QString>(&place.path[at]) : nullptr;
        return text ? *text : QString();
    };
    const JsonText *value = document().json(place.file, place.path);
    if (key(0) == u"setup" || key(0) == u"spaces") {
        const SpaceId space = m_position.space(key(1));
        const QString piece = place.path.size() > 2 && value
            ? SetupEdit::pieceOf(
                document()
                    .json(place.file, {place.path[0], place.path[1], place.path[2]})
                    ->toJson())
            : QString();
        m_selection.select(piece.isEmpty() ? QStringList() : QStringList{piece}, space);
        m_canvas->reveal(space);
    } else if (key(0) == u"arrivals") {
        m_below->setCurrentIndex(0);
        if (place.path.size() > 1)
            m_arrivals->chooseLane(std::get<qsizetype>(place.path[1]));
    } else if (key(0) == u"control") {
        m_canvas->setTool(SetupCanvas::Tool::Control);
        m_canvas->setBrushSide(key(1));
    }
}

void ScenariosPage::showCounter(PieceId piece)
{
    emit jump({QStringLiteral("pieces.json"), m_position.module()->piece(piece).line, {}});
}

void ScenariosPage::showMenu(SpaceId space, PieceId piece, QPoint global)
{
    if (!space || !m_position.module())
        return;
    const QString id = m_gestures->idsOf({piece}).value(0);
    if (!id.isEmpty() && !m_selection.pieces().contains(id))
        m_selection.select({id}, space);
    else if (id.isEmpty())
        m_selection.select({}, space);
    makeMenu(space, piece)->popup(global);
}

QMenu *ScenariosPage::makeMenu(SpaceId space, PieceId piece)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (piece) {
        menu->addAction(tr("Take off"), this, [this] { m_commands.takeOff(m_selection.pieces()); });
        // The keys act on the board; here they only tell.
        menu->addAction(tr("Turn left") + u"\t,", this,
                        [this] { m_commands.turn(m_selection.pieces(), -1); });
        menu->addAction(tr("Turn right") + u"\t.", this,
                        [this] { m_commands.turn(m_selection.pieces(), 1); });
        menu->addAction(tr("Copy"), this, [this] { perform(EditCommand::Copy); });
        menu->addAction(tr("Show the counter"), this, [this, piece] { showCounter(piece); });
        menu->addAction(tr("Where used"), this, [this, id = m_position.module()->piece(piece).id] {
            emit usesRequested(id);
        });
    }
    if (offers(EditCommand::Paste))
        menu->addAction(tr("Paste"), this, [this] { perform(EditCommand::Paste); });
    menu->addAction(tr("Show as text"), this, [this, space] {
        emit textRequested(
            {m_commands.file(), 0, {QStringLiteral("setup"), m_commands.keyOf(space)}});
    });
    return menu;
}

void ScenariosPage::flush()
{
    for (auto *form : findChildren<PropertyForm *>())
        form->flush();
}

void ScenariosPage::showEvent(QShowEvent *event)
{
    Page::showEvent(event);
    // A low window leaves most of itself to the board.
    if (!m_wasShown)
        m_centre->setSizes({height(), std::clamp(height() / 5, c_leastBelow, c_mostBelow)});
    m_wasShown = true;
    if (m_needsModule)
        takeModule();
    else if (m_isDirty)
        refresh();
}

void ScenariosPage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        m_terms->retranslate();
    } else if (event->type() == QEvent::PaletteChange) {
        showFlaws();
    }
}

} // namespace editor

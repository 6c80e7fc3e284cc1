// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/boardspage.h"

#include "app/view/style/icons.h"
#include "editor/pages/boards/canvas/boardcanvas.h"
#include "editor/pages/boards/canvas/canvasbars.h"
#include "editor/pages/boards/model/terrainkinds.h"
#include "editor/pages/boards/panels/areaspanel.h"
#include "editor/pages/boards/panels/boardpanel.h"
#include "editor/pages/boards/panels/layerspanel.h"
#include "editor/pages/boards/panels/linkspanel.h"
#include "editor/pages/boards/panels/selectionpanel.h"
#include "editor/pages/boards/panels/terrainpalette.h"
#include "editor/pages/boards/panels/titlepanel.h"
#include "editor/pages/boards/panels/toolcolumn.h"
#include "editor/pages/boards/panels/tooloptions.h"
#include "editor/pages/boards/tools/aligntool.h"
#include "editor/pages/boards/tools/areas/areatool.h"
#include "editor/pages/boards/tools/areas/mergetool.h"
#include "editor/pages/boards/tools/areas/neighbourtool.h"
#include "editor/pages/boards/tools/areas/splittool.h"
#include "editor/pages/boards/tools/brushtool.h"
#include "editor/pages/boards/tools/erasertool.h"
#include "editor/pages/boards/tools/filltool.h"
#include "editor/pages/boards/tools/marks/boxtool.h"
#include "editor/pages/boards/tools/marks/nametool.h"
#include "editor/pages/boards/tools/marks/selecttool.h"
#include "editor/pages/boards/tools/marks/victorytool.h"
#include "editor/pages/boards/tools/measuretool.h"
#include "editor/pages/boards/tools/pantool.h"
#include "editor/pages/boards/tools/pickertool.h"
#include "editor/pages/boards/tools/ways/hexsidetool.h"
#include "editor/pages/boards/tools/ways/linetool.h"
#include "editor/pages/boards/tools/ways/railwaytool.h"
#include "editor/pages/boards/tools/ways/rivertool.h"
#include "editor/pages/boards/tools/ways/roadtool.h"
#include "editor/widgets/sidecolumn.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QShortcut>
#include <QSplitter>
#include <QToolButton>

namespace editor {

namespace {

/// Of one pair, when the path leads to it, else of all.
QStringList spacesOf(const BoardModel::Edges &edges, const JsonPath &path)
{
    const auto *place = path.size() > 3 ? std::get_if<qsizetype>(&path[3]) : nullptr;
    QStringList spaces;
    for (size_t i = 0; i < edges.between.size(); ++i) {
        if (!place || *place == qsizetype(i))
            spaces += {edges.between[i].first, edges.between[i].second};
    }
    spaces.removeDuplicates();
    return spaces;
}

} // namespace

BoardsPage::BoardsPage(LiveModule &live, QWidget *parent)
    : Page(live, parent)
    , m_session(live)
    , m_column(new ToolColumn)
    , m_canvas(new BoardCanvas(m_session))
    , m_editing(m_session, *m_canvas)
    , m_side(new SideColumn)
    , m_selectionPanel(new SelectionPanel(m_session))
    , m_boardPanel(new BoardPanel(m_session))
    , m_areasPanel(new AreasPanel(m_session))
    , m_linksPanel(new LinksPanel(m_session))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->setSpacing(0);
    row->addWidget(m_column);
    auto *splitter = new QSplitter;
    splitter->addWidget(m_canvas);
    auto *right = new QWidget;
    m_right = new QVBoxLayout(right);
    m_right->setContentsMargins({});
    m_right->setSpacing(0);
    m_right->addWidget(m_side, 1);
    splitter->addWidget(right);
    splitter->setStretchFactor(0, 1);
    splitter->setSizes({900, 344});
    splitter->setChildrenCollapsible(false);
    row->addWidget(splitter, 1);
    new CanvasBars(*m_canvas, m_session);
    makeTools();
    makeSide();
    makeKeys();
    connect(m_canvas, &BoardCanvas::pointed, this, &Page::pointed);
    connect(m_canvas, &BoardCanvas::keyPressed, this, &BoardsPage::keyPressed);
    connect(&m_session, &BoardSession::said, this, &Page::pointed);
    connect(&m_session, &BoardSession::selectionChanged, this, &Page::selectionChanged);
    connect(&m_session, &BoardSession::modelChanged, this, [this](const BoardChange &change) {
        if (change.isWhole)
            boardChanged();
    });
    boardChanged();
    retranslate();
    setTool(m_tools.first());
}

BoardsPage::~BoardsPage()
{
    // A value in the making is taken over while everything is still there.
    if (QWidget *field = focusWidget())
        field->clearFocus();
    m_canvas->setTool(nullptr);
    qDeleteAll(m_tools);
}

void BoardsPage::makeTools()
{
    m_select = new SelectTool(m_session);
    auto *picker = new PickerTool(m_session);
    m_tools = {m_select,
               new PanTool(m_session),
               new BrushTool(m_session),
               new FillTool(m_session),
               new LineTool(m_session),
               new EraserTool(m_session),
               picker,
               new HexsideTool(m_session),
               new RiverTool(m_session),
               new RoadTool(m_session),
               new RailwayTool(m_session),
               new NameTool(m_session),
               new VictoryTool(m_session),
               new MarkTool(m_session),
               new BoxTool(m_session),
               new AreaTool(m_session),
               new SplitTool(m_session),
               new MergeTool(m_session),
               new NeighbourTool(m_session),
               new AlignTool(m_session),
               new MeasureTool(m_session)};
    connect(
        picker, &PickerTool::picked, this, [this] { setTool(toolFor(Qt::Key_B)); },
        Qt::QueuedConnection);
    m_column->setTools(m_tools);
    connect(m_column, &ToolColumn::chosen, this, &BoardsPage::setTool);
}

void BoardsPage::makeSide()
{
    // Above what scrolls: always in view, and always as high.
    m_toolOptions = new ToolOptions(m_tools);
    m_options = new Section(QStringLiteral("brush"), m_toolOptions);
    m_right->insertWidget(0, m_options);
    m_chosen = m_side->add(QStringLiteral("settings"), m_selectionPanel);
    connect(m_selectionPanel, &SelectionPanel::headingChanged, this,
            [this] { m_chosen->setTitle(m_selectionPanel->heading()); });
    auto *palette = new TerrainPalette(m_session);
    m_terrain = m_side->add(QStringLiteral("fill"), palette);
    m_areas = m_side->add(QStringLiteral("polygon"), m_areasPanel);
    connect(m_areasPanel, &AreasPanel::taken, m_canvas, &BoardCanvas::showPage);
    m_layers = m_side->add(QStringLiteral("layers"), new LayersPanel(m_session.layers()));
    m_board = m_side->add(QStringLiteral("map"), m_boardPanel);
    m_title = m_side->add(QStringLiteral("letter"), new TitlePanel(m_session));
    m_links = m_side->add(QStringLiteral("neighbours"), m_linksPanel);
    m_editTerrain = new QToolButton;
    m_editTerrain->setAutoRaise(true);
    m_terrain->addToHead(m_editTerrain);
    connect(m_editTerrain, &QToolButton::clicked, this, [this] {
        emit jump({terrainFile(), 0, {}});
    });
    connect(palette, &TerrainPalette::editRequested, this, [this](int terrain) {
        emit jump({terrainFile(), 0, {QStringLiteral("terrains"), qsizetype(terrain)}});
    });
}

void BoardsPage::retranslate()
{
    m_terrain->setTitle(tr("Terrain"));
    m_editTerrain->setIcon(view::Icons::icon(QStringLiteral("table")));
    m_editTerrain->setToolTip(tr("Edit the terrain table"));
    m_editTerrain->setAccessibleName(m_editTerrain->toolTip());
    m_layers->setTitle(tr("Layers"));
    m_areas->setTitle(tr("Areas"));
    m_board->setTitle(tr("Board"));
    m_title->setTitle(tr("Title and scale"));
    m_links->setTitle(tr("Links"));
    m_chosen->setTitle(m_selectionPanel->heading());
    m_toolOptions->retranslate();
    showOptions();
}

BoardTool *BoardsPage::toolFor(int key) const
{
    const auto found = std::find_if(m_tools.begin(), m_tools.end(),
                                    [key](const BoardTool *tool) { return tool->key() == key; });
    return found == m_tools.end() ? nullptr : *found;
}

void BoardsPage::setTool(BoardTool *tool)
{
    m_canvas->setTool(tool);
    m_column->setCurrent(tool);
    showOptions();
}

void BoardsPage::showOptions()
{
    BoardTool *tool = m_canvas->tool();
    if (!tool)
        return;
    //: The options of a tool, such as "Brush".
    m_options->setTitle(tr("Tool: %1").arg(tool->title()));
    m_toolOptions->show(tool);
}

void BoardsPage::boardChanged()
{
    m_column->setBoard(m_session.model());
    if (m_areas)
        m_areas->setVisible(m_session.model().kind() == engine::Board::Kind::Area);
}

void BoardsPage::perform(EditCommand command)
{
    if (command == EditCommand::Rename) {
        setTool(m_select);
        m_select->rename();
    } else {
        m_editing.perform(command);
    }
}

void BoardsPage::keyPressed(QKeyEvent *event)
{
    BoardLayers &layers = m_session.layers();
    if (event->key() == Qt::Key_N && !(event->modifiers() & ~Qt::ShiftModifier)) {
        layers.toggle(event->modifiers() & Qt::ShiftModifier ? BoardLayers::Names
                                                             : BoardLayers::Numbers);
        event->accept();
        return;
    }
    BoardTool *tool = event->modifiers() == Qt::NoModifier ? toolFor(event->key()) : nullptr;
    if (!tool || !tool->fits(m_session.model()))
        return;
    setTool(tool);
    event->accept();
}

// Where a text is typed the letters belong to it; everywhere else in the window they are tools.
void BoardsPage::makeKeys()
{
    QList<QKeySequence> keys{Qt::Key_N, Qt::SHIFT | Qt::Key_N, Qt::Key_BracketLeft,
                             Qt::Key_BracketRight};
    for (const BoardTool *tool : std::as_const(m_tools))
        keys.append(tool->key());
    for (const QKeySequence &key : std::as_const(keys)) {
        auto *shortcut = new QShortcut(key, this);
        connect(shortcut, &QShortcut::activated, this, [this, combination = key[0]] {
            m_canvas->setFocus(Qt::ShortcutFocusReason);
            QKeyEvent event(QEvent::KeyPress, combination.key(), combination.keyboardModifiers());
            QCoreApplication::sendEvent(m_canvas, &event);
        });
    }
}

bool BoardsPage::shows(const Place &place) const
{
    return place.file.startsWith(u"boards/") && place.file.endsWith(u".json");
}

void BoardsPage::open(const Place &place)
{
    m_session.setFile(place.file);
    if (place.path.size() > 1 && std::holds_alternative<QString>(place.path[0]))
        showEntry(std::get<QString>(place.path[0]), place.path);
    m_canvas->setFocus();
}

Place BoardsPage::place() const
{
    const QStringList &chosen = m_session.selection().spaces;
    const JsonPath entry{QStringLiteral("spaces"), chosen.value(0)};
    const bool isThere = !chosen.isEmpty() && document().json(m_session.file(), entry);
    return {m_session.file(), 0, isThere ? entry : JsonPath()};
}

void BoardsPage::showEntry(const QString &list, const JsonPath &path)
{
    const BoardModel &model = m_session.model();
    const auto *space = std::get_if<QString>(&path[1]);
    const auto *number = std::get_if<qsizetype>(&path[1]);
    const auto entry = number ? size_t(*number) : size_t(0);
    QStringList spaces;
    if (list == u"spaces" && space)
        spaces = {*space};
    else if (list == u"ways" && number && entry < model.ways().size())
        spaces = model.ways()[entry].spaces;
    else if (list == u"edges" && number && entry < model.edges().size())
        spaces = spacesOf(model.edges()[entry], path);
    if (list == u"labels" && number && entry < model.labels().size()) {
        m_session.select({{}, int(entry)});
        m_canvas->centreOnPage(model.labels()[entry].at);
    }
    if (m_linksPanel->open(path)) {
        m_links->setFolded(false);
        m_side->ensureWidgetVisible(m_linksPanel);
    }
    spaces.removeIf([&](const QString &each) { return !model.contains(each); });
    if (spaces.isEmpty())
        return;
    m_session.selectSpaces(spaces);
    m_canvas->centreOn(spaces.first());
}

void BoardsPage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace editor

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/boardspage.h"

#include "app/view/style/icons.h"
#include "editor/pages/boards/canvas/boardcanvas.h"
#include "editor/pages/boards/canvas/canvasbars.h"
#include "editor/pages/boards/model/terrainkinds.h"
#include "editor/pages/boards/panels/areaspanel.h"
#include "editor/pages/boards/panels/boardpanel.h"
#include "editor/pages/boards/panels/layerspanel.h"
#include "editor/pages/boards/panels/selectionpanel.h"
#include "editor/pages/boards/panels/terrainpalette.h"
#include "editor/pages/boards/panels/toolcolumn.h"
#include "editor/pages/boards/tools/aligntool.h"
#include "editor/pages/boards/tools/areatool.h"
#include "editor/pages/boards/tools/boxtool.h"
#include "editor/pages/boards/tools/brushtool.h"
#include "editor/pages/boards/tools/erasertool.h"
#include "editor/pages/boards/tools/filltool.h"
#include "editor/pages/boards/tools/hexsidetool.h"
#include "editor/pages/boards/tools/linetool.h"
#include "editor/pages/boards/tools/measuretool.h"
#include "editor/pages/boards/tools/mergetool.h"
#include "editor/pages/boards/tools/nametool.h"
#include "editor/pages/boards/tools/neighbourtool.h"
#include "editor/pages/boards/tools/pantool.h"
#include "editor/pages/boards/tools/pickertool.h"
#include "editor/pages/boards/tools/railwaytool.h"
#include "editor/pages/boards/tools/rivertool.h"
#include "editor/pages/boards/tools/roadtool.h"
#include "editor/pages/boards/tools/selecttool.h"
#include "editor/pages/boards/tools/splittool.h"
#include "editor/pages/boards/tools/victorytool.h"
#include "editor/widgets/sidecolumn.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
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
    , m_side(new SideColumn)
    , m_selectionPanel(new SelectionPanel(m_session))
    , m_boardPanel(new BoardPanel(m_session))
    , m_areasPanel(new AreasPanel(m_session))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->setSpacing(0);
    row->addWidget(m_column);
    auto *splitter = new QSplitter;
    splitter->addWidget(m_canvas);
    splitter->addWidget(m_side);
    splitter->setStretchFactor(0, 1);
    splitter->setSizes({900, 344});
    splitter->setChildrenCollapsible(false);
    row->addWidget(splitter, 1);
    new CanvasBars(*m_canvas, m_session);
    makeTools();
    makeSide();
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
    auto *options = new QWidget;
    auto *layout = new QVBoxLayout(options);
    layout->setContentsMargins(12, 8, 12, 10);
    m_options = m_side->add(QStringLiteral("brush"), options);
    m_chosen = m_side->add(QStringLiteral("settings"), m_selectionPanel);
    connect(m_selectionPanel, &SelectionPanel::headingChanged, this,
            [this] { m_chosen->setTitle(m_selectionPanel->heading()); });
    auto *palette = new TerrainPalette(m_session);
    m_terrain = m_side->add(QStringLiteral("fill"), palette);
    m_areas = m_side->add(QStringLiteral("polygon"), m_areasPanel);
    connect(m_areasPanel, &AreasPanel::taken, m_canvas, &BoardCanvas::showPage);
    m_layers = m_side->add(QStringLiteral("layers"), new LayersPanel(m_session.layers()));
    m_board = m_side->add(QStringLiteral("map"), m_boardPanel);
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
    m_chosen->setTitle(m_selectionPanel->heading());
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
    QLayout *layout = m_options->body()->layout();
    while (QLayoutItem *item = layout->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const BoardTool *shown = m_canvas->tool();
    if (!shown)
        return;
    //: The options of a tool, such as "Brush".
    m_options->setTitle(tr("Tool: %1").arg(shown->title()));
    if (QWidget *fields = m_canvas->tool()->makeOptions())
        layout->addWidget(fields);
    auto *hint = new QLabel(shown->hint());
    hint->setWordWrap(true);
    layout->addWidget(hint);
}

void BoardsPage::boardChanged()
{
    m_column->setBoard(m_session.model());
    if (m_areas)
        m_areas->setVisible(m_session.model().kind() == engine::Board::Kind::Area);
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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/map/mappainter.h"

#include "app/view/map/paint/boxpainter.h"
#include "app/view/map/paint/cartouchepainter.h"
#include "app/view/map/paint/citypainter.h"
#include "app/view/map/paint/framepainter.h"
#include "app/view/map/paint/glyphpainter.h"
#include "app/view/map/paint/gridpainter.h"
#include "app/view/map/paint/groundpainter.h"
#include "app/view/map/paint/keypainter.h"
#include "app/view/map/paint/linepainter.h"
#include "app/view/map/paint/riverpainter.h"
#include "app/view/map/paint/seapainter.h"
#include "app/view/map/paint/settlementpainter.h"
#include "app/view/map/paint/waypainter.h"
#include "app/view/map/plan/bridgeplanner.h"
#include "app/view/map/plan/cityplanner.h"
#include "app/view/map/plan/landplanner.h"
#include "app/view/map/plan/lineplanner.h"
#include "app/view/map/plan/maskplanner.h"
#include "app/view/map/plan/names/labelplanner.h"
#include "app/view/map/plan/names/lakenameplanner.h"
#include "app/view/map/plan/names/nameplanner.h"
#include "app/view/map/plan/names/rivernameplanner.h"
#include "app/view/map/plan/placeplanner.h"
#include "app/view/map/plan/riverplanner.h"
#include "app/view/map/plan/sheetplanner.h"
#include "app/view/map/plan/waterplanner.h"
#include "app/view/map/plan/wayplanner.h"

namespace view {

MapPainter::MapPainter(const MapSource &source, MapTheme theme)
    : m_source(source)
    , m_sheet(m_source)
    , m_palette(theme, m_sheet.style())
    , m_plan(m_sheet)
{
    makePlan();
}

void MapPainter::makePlan()
{
    LandPlanner(m_plan).run();
    RiverPlanner(m_plan).run();
    WaterPlanner(m_plan).run();
    WayPlanner(m_plan).run();
    BridgePlanner(m_plan).run();
    LinePlanner(m_plan).run();
    PlacePlanner(m_plan).run();
    CityPlanner(m_plan).run();
    MaskPlanner(m_plan).run();
    // What has its place by the whole of the map can't be planned for a part.
    if (!m_source.cells)
        SheetPlanner(m_plan).run();
    NamePlanner(m_plan).run();
    if (!m_source.cells) {
        RiverNamePlanner(m_plan).run();
        LakeNamePlanner(m_plan).run();
    }
    LabelPlanner(m_plan).run();
}

MapPicture MapPainter::paint() const
{
    SvgWriter svg;
    const MapCanvas canvas{m_plan, m_palette, svg};
    MapPicture picture;
    picture.viewBox = m_sheet.page();
    picture.page = {picture.viewBox.topLeft() / m_sheet.scale(),
                    picture.viewBox.size() / m_sheet.scale()};
    picture.definitions = SeaPainter::definitions() + GroundPainter::definitions(m_palette)
        + GlyphPainter::definitions(m_palette);
    QByteArray ground;
    std::vector<MapStamp> growth;
    if (m_sheet.board().grid) {
        paintGround(canvas);
        ground = svg.take();
        if (!hasUnderlay())
            growth = GlyphPainter(m_plan).stamps();
        paintGrid(canvas);
    }
    const bool hasNumbers = bool(m_source.parts & MapPart::Numbers);
    picture.layers.push_back({svg.take(),
                              hasNumbers ? colored(m_plan.numbers) : std::vector<MapText>(),
                              std::move(ground), std::move(growth)});
    paintLines(canvas);
    std::vector<MapText> names;
    if (m_source.parts & MapPart::Names) {
        names = m_plan.placeNames;
        names.insert(names.end(), m_plan.waterNames.begin(), m_plan.waterNames.end());
    }
    picture.layers.push_back({svg.take(), colored(std::move(names))});
    for (const QRectF plate : {m_plan.cartouche, m_plan.compass}) {
        if (!plate.isEmpty())
            picture.plates.push_back(
                {plate.topLeft() / m_sheet.scale(), plate.size() / m_sheet.scale()});
    }
    paintSheet(canvas);
    picture.layers.push_back({svg.take(), {}});
    return picture;
}

bool MapPainter::hasUnderlay() const
{
    return !m_sheet.board().source[u"underlay"].toString().isEmpty();
}

void MapPainter::paintGround(const MapCanvas &canvas) const
{
    // An underlay is the ground.
    if (hasUnderlay())
        return;
    SeaPainter sea(canvas);
    sea.paint();
    GroundPainter ground(canvas);
    ground.paintFields();
    ground.paintFloors();
    sea.paintLakes();
    CityPainter(canvas).paint();
}

void MapPainter::paintGrid(const MapCanvas &canvas) const
{
    // It is there, but nobody needs to look at it.
    canvas.svg.patches(m_plan.outside, SvgStyle::filled(canvas.color("page"), 0.45));
    if (m_source.parts & MapPart::Names) {
        for (const MapText &letter : colored(m_plan.regionNames))
            canvas.svg.text(letter);
    }
    GridPainter(canvas).paint();
}

void MapPainter::paintLines(const MapCanvas &canvas) const
{
    RiverPainter(canvas).paint();
    LinePainter lines(canvas);
    lines.paintBorders();
    WayPainter ways(canvas);
    ways.paint();
    ways.paintBridges();
    lines.paintDefences();
    if (!hasUnderlay())
        SettlementPainter(canvas).paint();
    lines.paintFortresses();
}

void MapPainter::paintSheet(const MapCanvas &canvas) const
{
    SettlementPainter(canvas).paintSigns();
    FramePainter(canvas).paint();
    // What stands on the sheet by itself has its place by the whole of it.
    if (m_source.cells)
        return;
    CartouchePainter(canvas).paint();
    BoxPainter(canvas).paint();
    KeyPainter(canvas).paint();
}

// Planners speak of tokens; only here do they become colours.
std::vector<MapText> MapPainter::colored(std::vector<MapText> texts) const
{
    for (MapText &text : texts) {
        text.color = m_palette.color(text.color);
        if (!text.haloColor.isEmpty())
            text.haloColor = m_palette.color(text.haloColor);
    }
    return texts;
}

} // namespace view

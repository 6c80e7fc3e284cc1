// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/module/read/boardreader.h"

#include "engine/module/read/boardlinker.h"
#include "engine/module/read/spacereader.h"
#include "engine/storage/picture/imageheader.h"
#include "engine/storage/picture/svgshapes.h"

namespace engine {

namespace {

constexpr double margin = 20;
// Around a painted area map; its key stands below.
constexpr QMarginsF areaMargins(70, 70, 70, 250);

JsonReader memberOf(const JsonReader &file, QStringView key, Issues &issues)
{
    return JsonReader(file.value()[key], file.file(), issues, key.toString());
}

} // namespace

BoardReader::BoardReader(LoadContext &context)
    : m_context(context)
    , m_map(context.module.map)
{
}

void BoardReader::read(const QStringList &ids)
{
    for (const QString &id : ids)
        readDraft(id);
    for (BoardDraft &draft : m_drafts)
        readBoard(draft);
    for (const BoardDraft &draft : m_drafts)
        checkShapes(draft);
    BoardLinker(m_context, m_drafts).link();
    m_map.finish();
}

void BoardReader::readDraft(const QString &id)
{
    const QString name = QStringLiteral("boards/%1.json").arg(id);
    const auto opened = m_context.open(name);
    if (!opened)
        return;
    const Json &json = opened->value();
    // A hex that is another name of a hex elsewhere is not made: all sheets must be known first.
    for (const QString &alias : json[u"aliases"].keys())
        m_aliases.insert(alias);
    m_drafts.push_back({id, name, json, -1, {}});
}

void BoardReader::readBoard(BoardDraft &draft)
{
    JsonReader file(draft.json, draft.file, m_context.issues);
    file.allowKeys({u"format", u"id", u"name", u"type", u"page", u"picture", u"grid", u"spaces",
                    u"edges", u"ways", u"aliases", u"links", u"tracks", u"labels", u"style",
                    u"front", u"underlay"});
    m_context.expectId(file, draft.id);
    Board board;
    board.id = draft.id;
    board.name = file.string(u"name", draft.id);
    board.kind = file.choice<Board::Kind>(
        u"type",
        {{u"hex", Board::Kind::Hex}, {u"area", Board::Kind::Area}, {u"boxes", Board::Kind::Boxes}});
    draft.board = int(m_map.boards().size());
    if (board.kind == Board::Kind::Hex)
        readGrid(file.object(u"grid"), board, draft);
    else if (file.has(u"grid"))
        file.problem(file.value()[u"grid"], tr("Only a board of the type “hex” has a “grid”."));
    if (file.boolean(u"front", false) && board.kind != Board::Kind::Hex)
        file.problem(file.value()[u"front"], tr("Only a board of the type “hex” has a “front”."));
    readLabels(file, board);
    readPicture(file, board);
    board.style = LoadContext::object(file, u"style");
    addSpaces(file, board, draft);
    readPage(file, board);
    board.source = draft.json;
    m_map.addBoard(std::move(board));
}

void BoardReader::readGrid(JsonReader grid, Board &board, BoardDraft &draft)
{
    if (!grid.isPresent())
        return;
    grid.allowKeys({u"columns", u"rows", u"orientation", u"shifted", u"columns_grow", u"rows_grow",
                    u"first_column", u"first_row", u"numbering", u"sheets", u"side", u"terrain",
                    u"missing"});
    board.hexSide = grid.real(u"side", 1, 10'000, board.hexSide);
    if (const auto layout = readLayout(grid)) {
        board.grid.emplace(*layout);
        makeHexes(grid, board, draft);
    }
}

std::optional<HexGrid::Layout> BoardReader::readLayout(JsonReader &grid)
{
    using Grid = HexGrid;
    HexGrid::Layout layout;
    const qsizetype flaws = m_context.issues.size();
    layout.columns = int(grid.integer(u"columns", 1, limits::gridLength));
    layout.rows = int(grid.integer(u"rows", 1, limits::gridLength));
    layout.orientation = grid.choice<Grid::Orientation>(
        u"orientation",
        {{u"flat", Grid::Orientation::Flat}, {u"pointy", Grid::Orientation::Pointy}},
        layout.orientation);
    layout.shifted = grid.choice<Grid::Shifted>(
        u"shifted", {{u"odd", Grid::Shifted::Odd}, {u"even", Grid::Shifted::Even}}, layout.shifted);
    layout.columnsGrow = grid.choice<Grid::ColumnsGrow>(
        u"columns_grow", {{u"right", Grid::ColumnsGrow::Right}, {u"left", Grid::ColumnsGrow::Left}},
        layout.columnsGrow);
    layout.rowsGrow = grid.choice<Grid::RowsGrow>(
        u"rows_grow", {{u"down", Grid::RowsGrow::Down}, {u"up", Grid::RowsGrow::Up}},
        layout.rowsGrow);
    layout.firstColumn = int(grid.integer(u"first_column", 0, 10'000, layout.firstColumn));
    layout.firstRow = int(grid.integer(u"first_row", 0, 10'000, layout.firstRow));
    layout.numbering = grid.string(u"numbering", layout.numbering);
    if (m_context.issues.size() > flaws || !checkNumbering(grid, layout.numbering)
        || !readSheets(grid, layout))
        return {};
    if (layout.columns * layout.rows + m_map.spaceCount() > limits::spaces) {
        grid.problem(tr("A module can have at most %1 spaces.").arg(limits::spaces));
        return {};
    }
    return layout;
}

bool BoardReader::readSheets(JsonReader &grid, HexGrid::Layout &layout)
{
    const qsizetype flaws = m_context.issues.size();
    int least = layout.firstColumn + 1;
    for (JsonReader &reader : grid.optionalArray(u"sheets")) {
        reader.allowKeys({u"from", u"first_column", u"numbering"});
        HexGrid::Sheet sheet;
        sheet.from = int(reader.integer(u"from", least, layout.firstColumn + layout.columns - 1));
        sheet.firstColumn = int(reader.integer(u"first_column", 0, 10'000, sheet.firstColumn));
        sheet.numbering = reader.string(u"numbering", layout.numbering);
        if (m_context.issues.size() > flaws || !checkNumbering(reader, sheet.numbering))
            return false;
        least = sheet.from + 1;
        layout.sheets.push_back(std::move(sheet));
    }
    return m_context.issues.size() == flaws;
}

bool BoardReader::checkNumbering(JsonReader &grid, const QString &numbering)
{
    const auto hasOne = [&](std::initializer_list<QLatin1String> gaps) {
        return std::any_of(gaps.begin(), gaps.end(),
                           [&](QLatin1String gap) { return numbering.contains(gap); });
    };
    const HexGrid::Layout one{.columns = 1, .rows = 1, .numbering = numbering};
    if (hasOne({QLatin1String("{CC}"), QLatin1String("{C}"), QLatin1String("{CA}")})
        && hasOne({QLatin1String("{RR}"), QLatin1String("{R}"), QLatin1String("{RA}")})
        && JsonReader::isIdentifier(HexGrid(one).number(0, 0)))
        return true;
    grid.problem(grid.value()[u"numbering"],
                 tr("“numbering” must have one of {CC} {C} {CA} and one of {RR} {R} {RA}, beside "
                    "letters, digits, “_”, “-” and “.”."));
    return false;
}

void BoardReader::makeHexes(JsonReader &grid, const Board &board, BoardDraft &draft)
{
    const int terrain = grid.has(u"terrain") ? SpaceReader(m_context).readTerrain(grid) : -1;
    QHash<QString, JsonReader> missing;
    for (JsonReader &item : grid.optionalArray(u"missing"))
        missing.insert(item.asString(), item);
    const HexGrid::Layout &layout = board.grid->layout();
    draft.cells.resize(size_t(layout.columns) * size_t(layout.rows));
    for (int column = 0; column < layout.columns; ++column) {
        for (int row = 0; row < layout.rows; ++row) {
            Space space;
            space.id = board.grid->number(column, row);
            if (missing.remove(space.id) || m_aliases.contains(space.id))
                continue;
            space.board = draft.board;
            space.terrain = terrain;
            space.hex = board.grid->coordinate(column, row);
            space.centre = board.grid->centre(column, row, board.hexSide);
            space.line = grid.line();
            const QString id = space.id;
            const SpaceId made = m_map.addSpace(std::move(space));
            if (!made)
                grid.problem(tr("There are two spaces “%1”.").arg(id));
            draft.cells[size_t(column * layout.rows + row)] = made;
        }
    }
    QStringList strangers = missing.keys();
    strangers.sort();
    for (const QString &id : strangers)
        missing.find(id)->problem(tr("The grid has no hex “%1” that could be missing.").arg(id));
}

void BoardReader::readPage(JsonReader &file, Board &board)
{
    if (file.has(u"page")) {
        board.page =
            SpaceReader::rectangle(memberOf(file, u"page", m_context.issues)).value_or(QRectF());
        return;
    }
    if (!board.picture.isEmpty() && !board.grid) {
        board.page = pageOf(board.picture);
        if (!board.page.isEmpty())
            return;
    }
    if (board.grid) {
        board.page =
            QRectF(0, 0, board.grid->width(board.hexSide), board.grid->height(board.hexSide));
    }
    const int index = int(m_map.boards().size());
    for (const Space &space : m_map.spaces()) {
        if (space.board != index || space.kind == Space::Kind::Hex)
            continue;
        for (const QPointF corner : space.outline)
            board.page |= QRectF(corner, QSizeF(1, 1)).marginsAdded(areaMargins);
        const QRectF place = space.box.isEmpty() ? QRectF(space.centre, QSizeF(1, 1)) : space.box;
        board.page |= place.adjusted(-margin, -margin, margin, margin);
    }
}

QRectF BoardReader::pageOf(const QString &picture) const
{
    const auto bytes = m_context.module.files.read(picture);
    if (!bytes)
        return {};
    if (picture.endsWith(u".svg")) {
        const auto box = SvgShapes::viewBox(bytes.value(), picture);
        return box ? box.value() : QRectF();
    }
    const auto image = ImageHeader::read(bytes.value());
    return image ? QRectF(QPointF(0, 0), QSizeF(image->size)) : QRectF();
}

QString BoardReader::readFile(JsonReader &file, QStringView key)
{
    const QString name = file.string(key, QString());
    if (name.isEmpty() || m_context.module.files.contains(name))
        return name;
    file.problem(file.value()[key], tr("The module has no file “%1”.").arg(name));
    return {};
}

void BoardReader::readPicture(JsonReader &file, Board &board)
{
    board.picture = readFile(file, u"picture");
    readFile(file, u"underlay");
    if (file.has(u"underlay") && board.kind != Board::Kind::Hex)
        file.problem(file.value()[u"underlay"],
                     tr("Only a board of the type “hex” has an “underlay”."));
    if (!board.picture.isEmpty() || file.has(u"picture"))
        return;
    const QString usual = QStringLiteral("boards/%1.svg").arg(board.id);
    if (board.kind != Board::Kind::Hex && m_context.module.files.contains(usual))
        board.picture = usual;
}

void BoardReader::checkShapes(const BoardDraft &draft)
{
    const Board &board = m_map.boards()[size_t(draft.board)];
    if (board.kind != Board::Kind::Area)
        return;
    if (board.picture.isEmpty()) {
        checkOutlines(draft);
        return;
    }
    const auto needsPicture = [&](const Space &space) {
        return space.board == draft.board && space.kind == Space::Kind::Area
            && space.outline.isEmpty();
    };
    const auto &spaces = m_map.spaces();
    if (std::none_of(spaces.begin(), spaces.end(), needsPicture))
        return;
    const auto bytes = m_context.module.files.read(board.picture);
    const auto shapes = bytes ? readShapes(bytes.value(), board.picture) : bytes.error();
    if (!shapes) {
        m_context.issues.append(LoadContext::located(board.picture, shapes.error().message));
        return;
    }
    for (const Space &space : spaces) {
        if (needsPicture(space) && !shapes->contains(space.id)) {
            m_context.issues.append(
                {Issue::Severity::Warning, draft.file, space.line,
                 tr("%1 has no element with the id “%2”.").arg(board.picture, space.id)});
        }
    }
}

void BoardReader::checkOutlines(const BoardDraft &draft)
{
    // A picture that is named but missing has been reported already.
    if (draft.json.contains(u"picture"))
        return;
    for (const Space &space : m_map.spaces()) {
        if (space.board == draft.board && space.kind == Space::Kind::Area
            && space.outline.isEmpty()) {
            m_context.issues.append(
                {Issue::Severity::Error, draft.file, space.line,
                 tr("The area “%1” needs a “shape”, because the map has no picture.")
                     .arg(space.id)});
        }
    }
}

void BoardReader::readLabels(JsonReader &file, Board &board)
{
    for (JsonReader &reader : file.optionalArray(u"labels")) {
        reader.allowKeys({u"text", u"style", u"at", u"angle", u"size"});
        BoardLabel label;
        label.text = reader.string(u"text");
        label.style = reader.string(u"style", QString());
        label.angle = reader.real(u"angle", -360, 360, 0);
        label.size = reader.real(u"size", 0, 1000, 0);
        if (!reader.has(u"at"))
            reader.problem(tr("“%1.at” is missing.").arg(reader.path()));
        for (auto &[key, value] : reader.asMap()) {
            if (key == u"at")
                label.at = SpaceReader::point(value).value_or(QPointF());
        }
        board.labels.push_back(std::move(label));
    }
}

void BoardReader::addSpaces(JsonReader &file, const Board &board, const BoardDraft &draft)
{
    for (auto &[id, reader] : file.optionalMap(u"spaces")) {
        if (reader.expectObject())
            addSpace(id, reader, board, draft);
    }
}

void BoardReader::addSpace(const QString &id, JsonReader &reader, const Board &board,
                           const BoardDraft &draft)
{
    SpaceReader spaces(m_context);
    const SpaceId known = m_map.find(id);
    const bool isBox =
        board.kind == Board::Kind::Boxes || reader.has(u"box") || reader.has(u"kind");
    if (board.kind == Board::Kind::Hex && !isBox) {
        if (known && m_map.space(known).board == draft.board)
            spaces.readHex(reader, m_map.space(known));
        else if (m_aliases.contains(id))
            reader.problem(tr("“%1” is another name of a space; describe that one.").arg(id));
        else if (board.grid)
            reader.problem(tr("The grid has no hex “%1”.").arg(id));
        return;
    }
    Space space;
    space.id = id;
    space.board = draft.board;
    if (isBox)
        spaces.readBox(reader, space);
    else
        spaces.readArea(reader, space);
    if (!JsonReader::isIdentifier(id)) {
        reader.problem(tr("“%1” is no good id: only letters, digits, “_”, “-” and “.”.").arg(id));
    } else if (known || m_aliases.contains(id)) {
        reader.problem(tr("There are two spaces “%1”.").arg(id));
    } else if (m_map.spaceCount() >= limits::spaces) {
        reader.problem(tr("A module can have at most %1 spaces.").arg(limits::spaces));
    } else {
        m_map.addSpace(std::move(space));
    }
}

} // namespace engine

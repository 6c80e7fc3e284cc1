// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/tiles/boardsheet.h"

#include "app/view/area/areareader.h"
#include "app/view/fitted.h"
#include "app/view/geometry/boardgeometry.h"
#include "app/view/map/sheet/mapsheet.h"
#include "app/view/map/sheet/mapstyle.h"
#include "app/view/mapimage.h"
#include "app/view/picture/modulepicture.h"
#include "engine/module/model/module.h"
#include "engine/system/background.h"

#include <QCryptographicHash>
#include <QPainter>
#include <QSvgRenderer>

#include <cmath>
#include <future>

namespace view {

namespace {

// To be raised whenever the painters draw something differently.
constexpr int painterVersion = 4;
constexpr double headHeight = 24;
constexpr double largestBlock = 512; // in pixels
constexpr double leastBlock = 128;

const engine::Board *boardOf(const engine::Module &module, int index)
{
    const auto &boards = module.map.boards();
    return index >= 0 && size_t(index) < boards.size() ? &boards[size_t(index)] : nullptr;
}

bool isHexMap(const engine::Board &board)
{
    return board.grid && board.picture.isEmpty();
}

/// Whether a text may reach into \a area: letters are less wide than high.
bool isNear(const MapText &text, QRectF area)
{
    const double reach = text.size * double(text.text.size() + 2);
    return area.adjusted(-reach, -reach, reach, reach).contains(text.at);
}

engine::Json styleOf(const engine::Module &module, int index)
{
    const engine::Board *board = boardOf(module, index);
    return board ? board->style : engine::Json::object();
}

std::vector<MapText> scaled(std::vector<MapText> texts, double factor)
{
    for (MapText &text : texts) {
        text.at *= factor;
        text.size *= factor;
        text.haloWidth *= factor;
    }
    return texts;
}

} // namespace

BoardSheet::BoardSheet(std::shared_ptr<const engine::Module> module, int board, MapTheme theme,
                       engine::Translator translator, MapParts parts, const QString &look)
    : m_module(std::move(module))
    , m_board(board)
    , m_theme(theme)
    , m_palette(theme, MapStyle::of(styleOf(*m_module, board), look))
    , m_translator(std::move(translator))
    , m_parts(parts)
    , m_look(look)
    , m_ground(QColor(QString::fromLatin1(m_palette.color("page"))))
{
    findPage();
}

BoardSheet::~BoardSheet() = default;

void BoardSheet::findPage()
{
    const engine::Board *board = boardOf(*m_module, m_board);
    if (!board)
        return;
    m_page = board->page;
    if (isHexMap(*board)) {
        const MapSource source = mapSource(*m_module, m_board);
        const MapSheet sheet(source);
        const QRectF page = sheet.page();
        m_page = {page.topLeft() / sheet.scale(), page.size() / sheet.scale()};
    }
}

QByteArray BoardSheet::key() const
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    const QStringList way = {QString::number(painterVersion),  QString::number(int(m_theme)),
                             m_translator.language(),          QString::number(m_board),
                             QString::number(m_parts.toInt()), m_look};
    hash.addData(way.join(u' ').toUtf8());
    const engine::Board *board = boardOf(*m_module, m_board);
    if (!board)
        return hash.result().toHex();
    hash.addData(board->id.toUtf8());
    // Files say it all; a module that was made in memory has none and is known by its spaces.
    const QByteArray files =
        m_module->files.names().isEmpty() ? QByteArray() : m_module->files.contentHash();
    hash.addData(files);
    if (files.isEmpty()) {
        for (const engine::Space &space : m_module->map.spaces()) {
            const QStringList words = {space.id,
                                       space.name,
                                       space.features.join(u','),
                                       QString::number(space.terrain),
                                       QString::number(space.centre.x()),
                                       QString::number(space.centre.y())};
            hash.addData(words.join(u'|').toUtf8());
        }
    }
    return hash.result().toHex();
}

std::shared_ptr<const BoardSheet::Picture> BoardSheet::picture() const
{
    const std::lock_guard lock(m_mutex);
    if (m_picture)
        return m_picture;
    const engine::Board *board = boardOf(*m_module, m_board);
    auto picture = std::make_shared<Picture>();
    auto own = board && !board->picture.isEmpty() ? artwork(board->picture, page(), Shape::Own)
                                                  : std::nullopt;
    if (own)
        picture->layers.push_back({std::move(*own)});
    else if (board && (board->grid || AreaReader::hasShapes(m_module->map, m_board)))
        *picture = paintedMap();
    else if (board)
        picture->layers.push_back({plainSpaces()});
    m_picture = std::move(picture);
    return m_picture;
}

BoardSheet::Picture BoardSheet::paintedMap() const
{
    MapSource source = mapSource(*m_module, m_board);
    source.translator = &m_translator;
    source.parts = m_parts;
    source.look = m_look;
    MapPicture painted = paintMap(source, m_theme);
    const double factor = painted.page.width() / painted.viewBox.width();
    // Reading shapes takes as long as painting them, so it is done for several at a time.
    struct Part
    {
        std::future<Drawing> shapes;
        StampDrawing stamps;
        std::vector<MapText> texts;
    };
    std::vector<Part> parts;
    const auto read = [&](const QByteArray &shapes) {
        return std::async(std::launch::async, [this, &painted, &shapes] {
            return drawing(painted, painted.document(shapes));
        });
    };
    for (MapPicture::Layer &layer : painted.layers) {
        if (!layer.below.isEmpty())
            parts.push_back(
                {read(layer.below), stampDrawing(painted, std::move(layer.stamps)), {}});
        parts.push_back({read(layer.svg), {}, scaled(layer.texts, factor)});
    }
    Picture picture;
    if (auto drawn = underlay())
        picture.layers.push_back({std::move(*drawn)});
    for (Part &part : parts)
        picture.layers.push_back(
            {part.shapes.get(), std::move(part.stamps), std::move(part.texts)});
    picture.names = scaled(painted.placeNames(), factor);
    picture.plates = painted.plates;
    parts.clear();
    // The threads that read the shapes are gone, and nobody would use again what they leave.
    engine::giveMemoryBack();
    return picture;
}

std::optional<Drawing> BoardSheet::underlay() const
{
    const engine::Board *board = boardOf(*m_module, m_board);
    const QString file = board->source[u"underlay"].toString();
    if (file.isEmpty() || !board->grid)
        return std::nullopt;
    const QSizeF size(board->grid->width(board->hexSide), board->grid->height(board->hexSide));
    return artwork(file, {QPointF(0, 0), size}, Shape::Stretched);
}

Drawing BoardSheet::drawing(const MapPicture &painted, const QByteArray &svg) const
{
    QSvgRenderer renderer(svg);
    return Drawing(m_page.size(), [&](QPainter &painter) {
        renderer.render(&painter, painted.page.translated(-m_page.topLeft()));
    });
}

StampDrawing BoardSheet::stampDrawing(const MapPicture &painted, std::vector<MapStamp> stamps) const
{
    std::vector<Drawing> pictures;
    for (size_t i = 0; i < MapStamp::pictures.size() && !stamps.empty(); ++i) {
        QSvgRenderer renderer(painted.stampDocument(i));
        pictures.emplace_back(renderer.defaultSize(), [&](QPainter &painter) {
            renderer.render(&painter, renderer.viewBoxF());
        });
    }
    // As a drawing is placed: its file has hundredths, so that both scales differ by a trifle, and
    // Qt draws thin lines in another way when they don't.
    const QRectF box = QSvgRenderer(painted.document({})).viewBoxF();
    const QRectF map = painted.page.translated(-m_page.topLeft());
    QTransform place = QTransform::fromTranslate(map.left(), map.top());
    place.scale(map.width() / box.width(), map.height() / box.height());
    place.translate(-box.left(), -box.top());
    return StampDrawing(std::move(stamps), std::move(pictures), place);
}

qint64 BoardSheet::bytes() const
{
    qint64 sum = 0;
    for (const Layer &layer : picture()->layers)
        sum += layer.shapes.bytes() + layer.stamps.bytes();
    return sum;
}

void BoardSheet::draw(QPainter &painter, double scale, QRectF part, double least) const
{
    const std::shared_ptr<const Picture> picture = this->picture();
    const QRectF sheet = part & QRectF(QPointF(0, 0), m_page.size() * scale);
    // The more lines there are beside each other, the longer Qt takes for each of them.
    const double side = std::clamp(std::round(1024 * scale), leastBlock, largestBlock);
    for (double y = std::floor(sheet.top()); y < sheet.bottom(); y += side) {
        for (double x = std::floor(sheet.left()); x < sheet.right(); x += side)
            drawBlock(painter, *picture, scale, QRectF(x, y, side, side), least);
    }
}

void BoardSheet::drawBlock(QPainter &painter, const Picture &picture, double scale, QRectF block,
                           double least) const
{
    painter.save();
    painter.setClipRect(block, Qt::IntersectClip);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(block, m_ground);
    painter.scale(scale, scale);
    const QRectF seen(block.topLeft() / scale, block.size() / scale);
    for (const Layer &layer : picture.layers) {
        layer.shapes.draw(painter, seen, least / scale);
        layer.stamps.draw(painter, seen, least / scale);
        painter.save();
        painter.translate(-m_page.topLeft());
        for (const MapText &text : layer.texts) {
            const bool isReadable = text.role != MapText::Role::Number
                ? text.size * scale >= least
                : scale >= MapText::numbersFrom;
            if (isReadable && text.isShownAt(scale)
                && isNear(text, seen.translated(m_page.topLeft())))
                text.draw(painter);
        }
        painter.restore();
    }
    painter.restore();
}

std::optional<Drawing> BoardSheet::artwork(const QString &file, QRectF area, Shape shape) const
{
    const auto picture = ModulePicture::load(m_module->files, file, ModulePicture::board);
    if (!picture)
        return {};
    const QRectF room = area.translated(-m_page.topLeft());
    const QRectF place = shape == Shape::Own ? fitted(picture->size(), room) : room;
    return Drawing(m_page.size(), [&](QPainter &painter) { picture->draw(painter, place); });
}

Drawing BoardSheet::plainSpaces() const
{
    const BoardGeometry geometry(*m_module, m_board);
    return Drawing(m_page.size(), [&](QPainter &painter) {
        painter.translate(-m_page.topLeft());
        const auto &spaces = m_module->map.spaces();
        for (size_t i = 0; i < spaces.size(); ++i) {
            if (spaces[i].board == m_board && spaces[i].kind == engine::Space::Kind::Area)
                drawArea(painter, spaces[i], geometry.shape(engine::SpaceId(int32_t(i))));
        }
        for (const engine::Space &space : spaces) {
            if (space.board == m_board && !space.box.isEmpty())
                drawBox(painter, space);
        }
    });
}

void BoardSheet::drawArea(QPainter &painter, const engine::Space &space,
                          const QPainterPath &shape) const
{
    painter.fillPath(shape, QColor(QString::fromLatin1(m_palette.color("panel"))));
    painter.strokePath(shape, QPen(QColor(QString::fromLatin1(m_palette.color("rule"))), 1.6));
    MapText name;
    name.text = text(space.name.isEmpty() ? space.id : space.name);
    name.at = space.centre;
    name.size = headHeight * 0.68;
    name.voice = MapText::Voice::Captions;
    name.anchor = MapText::Anchor::Middle;
    name.color = m_palette.color("rule");
    name.draw(painter);
}

void BoardSheet::drawBox(QPainter &painter, const engine::Space &space) const
{
    const MapSource source = mapSource(*m_module, m_board);
    QByteArray color = m_palette.color("rule");
    if (space.owner && size_t(space.owner.value) < source.sides.size()) {
        const MapSource::Side &side = source.sides[size_t(space.owner.value)];
        color = m_palette.print(side.id, side.color);
    }
    const QColor line(QString::fromLatin1(color));
    QPainterPath box;
    box.addRoundedRect(space.box, 5, 5);
    painter.fillPath(box, QColor(QString::fromLatin1(m_palette.color("panel"))));
    const double head = std::min(headHeight, space.box.height() / 3);
    QPainterPath top;
    top.addRect(QRectF(space.box.topLeft(), QSizeF(space.box.width(), head)));
    painter.fillPath(box.intersected(top), line);
    painter.strokePath(box, QPen(line, 1.6));
    MapText title;
    title.text = text(space.name.isEmpty() ? space.id : space.name);
    title.at = {space.box.center().x(), space.box.top() + head * 0.73};
    title.size = head * 0.68;
    title.voice = MapText::Voice::Captions;
    title.bold = true;
    title.color = "#ffffff";
    title.size *= std::min(1.0, (space.box.width() - 12) / std::max(1.0, title.width()));
    title.draw(painter);
}

QString BoardSheet::text(const QString &source) const
{
    const engine::Board *board = boardOf(*m_module, m_board);
    return m_translator.translate(QStringLiteral("boards/%1.json").arg(board->id), source);
}

} // namespace view

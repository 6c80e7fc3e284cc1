// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/board/boardsheet.h"

#include "app/view/area/areareader.h"
#include "app/view/map/mapsheet.h"
#include "app/view/mapimage.h"
#include "engine/module/module.h"

#include <QCryptographicHash>
#include <QPainter>
#include <QSvgRenderer>

namespace view {

namespace {

// To be raised whenever the painters draw something differently.
constexpr int painterVersion = 2;
constexpr double numbersFrom = 0.7;
constexpr double headHeight = 24;

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

} // namespace

BoardSheet::BoardSheet(std::shared_ptr<const engine::Module> module, int board, MapTheme theme,
                       engine::Translator translator)
    : m_module(std::move(module))
    , m_board(board)
    , m_theme(theme)
    , m_palette(theme, styleOf(*m_module, board))
    , m_translator(std::move(translator))
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
    const QStringList way = {QString::number(painterVersion), QString::number(int(m_theme)),
                             m_translator.language(), QString::number(m_board)};
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

void BoardSheet::prepare()
{
    const engine::Board *board = boardOf(*m_module, m_board);
    if (m_isReady || !board)
        return;
    m_isReady = true;
    if (isHexMap(*board) || AreaReader::isPainted(m_module->map, m_board))
        prepareMap();
    else if (!board->picture.isEmpty())
        preparePicture();
}

void BoardSheet::prepareMap()
{
    MapSource source = mapSource(*m_module, m_board);
    source.translator = &m_translator;
    const MapPicture picture = paintMap(source, m_theme);
    const double factor = picture.page.width() / picture.viewBox.width();
    const auto onPage = [&](std::vector<MapText> texts) {
        for (MapText &text : texts) {
            text.at *= factor;
            text.size *= factor;
            text.haloWidth *= factor;
        }
        return texts;
    };
    for (size_t i = 0; i < picture.layers.size(); ++i) {
        m_layers.push_back(
            {std::make_unique<QSvgRenderer>(picture.layerSvg(i)), onPage(picture.layers[i].texts)});
    }
    m_names = onPage(picture.placeNames());
}

void BoardSheet::preparePicture()
{
    const auto svg = m_module->files.read(boardOf(*m_module, m_board)->picture);
    if (svg)
        m_layers.push_back({std::make_unique<QSvgRenderer>(svg.value()), {}});
}

void BoardSheet::draw(QPainter &painter, double scale, QRectF part)
{
    prepare();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(QRectF(QPointF(0, 0), m_page.size() * scale), m_ground);
    const QRectF seen(m_page.topLeft() + part.topLeft() / scale, part.size() / scale);
    for (const Layer &layer : m_layers) {
        layer.shapes->render(&painter, QRectF(QPointF(0, 0), m_page.size() * scale));
        painter.save();
        painter.scale(scale, scale);
        painter.translate(-m_page.topLeft());
        for (const MapText &text : layer.texts) {
            const bool isReadable = scale >= numbersFrom || text.role != MapText::Role::Number;
            if (isReadable && isNear(text, seen))
                text.draw(painter);
        }
        painter.restore();
    }
    if (m_layers.empty())
        drawBoxes(painter, scale);
    painter.restore();
}

void BoardSheet::drawBoxes(QPainter &painter, double scale) const
{
    painter.scale(scale, scale);
    painter.translate(-m_page.topLeft());
    const MapSource source = mapSource(*m_module, m_board);
    for (const engine::Space &space : m_module->map.spaces()) {
        if (space.board != m_board || space.box.isEmpty())
            continue;
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
        painter.save();
        painter.setClipRect(QRectF(space.box.topLeft(), QSizeF(space.box.width(), head)));
        painter.fillPath(box, line);
        painter.restore();
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
}

QString BoardSheet::text(const QString &source) const
{
    const engine::Board *board = boardOf(*m_module, m_board);
    return m_translator.translate(QStringLiteral("boards/%1.json").arg(board->id), source);
}

const std::vector<MapText> &BoardSheet::placeNames()
{
    prepare();
    return m_names;
}

void BoardSheet::release()
{
    m_isReady = false;
    m_layers.clear();
    m_names.clear();
}

} // namespace view

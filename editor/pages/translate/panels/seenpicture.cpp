// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/translate/panels/seenpicture.h"

#include "app/view/counter/paint/counterpainter.h"
#include "app/view/position/positionsheet.h"
#include "app/view/tiles/boardsheet.h"
#include "engine/module/model/module.h"
#include "engine/system/background.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPointer>

#include <optional>

namespace editor {

using Kind = engine::TextPlace::Kind;

namespace {

constexpr int c_pause = 250; // ms
constexpr double c_hexes = 7; ///< How many are seen beside each other.

bool isPlayed(Kind kind)
{
    return kind == Kind::Action || kind == Kind::Decision || kind == Kind::Log
        || kind == Kind::WhyNot || kind == Kind::Script;
}

// A piece that has the text on it, or in its name.
engine::PieceId pieceOf(const engine::Module &module, const engine::TextPlace &place)
{
    for (size_t i = 0; i < module.pieces.size(); ++i) {
        const engine::Piece &piece = module.pieces[i];
        const bool isIt = place.kind == Kind::Counter ? piece.id == place.id
            : place.kind == Kind::Type                ? piece.type == place.id
            : place.kind == Kind::Formation && piece.formation >= 0
            ? module.formations[size_t(piece.formation)].id == place.id
            : false;
        if (isIt)
            return engine::PieceId(int32_t(i));
    }
    return {};
}

struct Spot
{
    int board = 0;
    QPointF centre;
};

std::optional<Spot> spotOf(const engine::Module &module, const engine::SourceText &text)
{
    const auto &boards = module.map.boards();
    const engine::TextPlace place = text.places.value(0);
    for (size_t i = 0; i < boards.size(); ++i) {
        const engine::Board &board = boards[i];
        if (text.context != QStringLiteral("boards/%1.json").arg(board.id))
            continue;
        for (const engine::BoardLabel &label : board.labels) {
            if (place.kind == Kind::MapName && label.text == text.source)
                return Spot{int(i), label.at};
        }
        const engine::Json &ways = board.source[u"ways"];
        for (qsizetype j = 0; place.kind == Kind::Way && j < ways.size(); ++j) {
            const engine::Json &spaces = ways.at(j)[u"spaces"];
            const engine::SpaceId space = module.map.find(spaces.at(spaces.size() / 2).toString());
            if (ways.at(j)[u"name"].toString() == text.source && space)
                return Spot{int(i), module.map.space(space).centre};
        }
        if (const engine::SpaceId space = module.map.find(place.id);
            place.kind == Kind::Space && space)
            return Spot{module.map.space(space).board, module.map.space(space).centre};
    }
    return {};
}

} // namespace

SeenPicture::SeenPicture(QObject *parent)
    : QObject(parent)
{
    m_worker.setMaxThreadCount(1);
    m_pause.setSingleShot(true);
    m_pause.setInterval(c_pause);
    connect(&m_pause, &QTimer::timeout, this, &SeenPicture::begin);
}

SeenPicture::~SeenPicture()
{
    clear();
    m_worker.clear();
    m_worker.waitForDone();
}

void SeenPicture::clear()
{
    if (m_stop)
        *m_stop = true;
    m_stop.reset();
    m_pause.stop();
    m_wanted = {};
    m_key.clear();
    m_image = {};
    m_game.reset();
    m_isBusy = false;
}

void SeenPicture::draw(const Wanted &wanted)
{
    const QString key = wanted.text.context + QChar(1) + wanted.text.source;
    const bool isOther = key != m_key || wanted.module != m_wanted.module;
    if (isOther)
        clear();
    const Kind kind = wanted.text.places.value(0).kind;
    const bool isMap =
        kind == Kind::Space || kind == Kind::MapName || kind == Kind::Way || kind == Kind::Board;
    m_wanted = wanted;
    m_key = key;
    // Only what is written on the map looks otherwise when the translation changes.
    if (!isOther && !isMap)
        return;
    m_isBusy = true;
    m_pause.start();
}

void SeenPicture::begin()
{
    if (m_stop)
        *m_stop = true;
    auto stop = std::make_shared<std::atomic_bool>(false);
    m_stop = stop;
    m_worker.start([self = QPointer(this), wanted = m_wanted, known = m_game, stop] {
        engine::giveWayToTheWindow();
        const auto made = std::make_shared<Drawn>(drawn(wanted, known, *stop));
        QMetaObject::invokeMethod(QCoreApplication::instance(), [self, made, stop] {
            if (!self || *stop)
                return;
            self->m_image = made->image;
            self->m_game = made->game;
            self->m_isBusy = false;
            emit self->changed();
        });
    });
}

SeenPicture::Drawn SeenPicture::drawn(const Wanted &wanted, std::shared_ptr<const SeenGame> known,
                                      const std::atomic_bool &stop)
{
    const engine::Module &module = *wanted.module;
    const engine::TextPlace place = wanted.text.places.value(0);
    if (isPlayed(place.kind)) {
        if (!known)
            known = SeenGame::find(wanted.module, place, wanted.text.source, stop);
        if (!known || stop)
            return {{}, known};
        // What is told of nobody in particular is told of the whole.
        if (!known->space())
            return {whole(wanted, 0), known};
        const engine::Space &space = module.map.space(known->space());
        return {around(wanted, space.board, space.centre, known.get()), known};
    }
    if (place.kind == Kind::Board) {
        for (size_t i = 0; i < module.map.boards().size(); ++i) {
            if (module.map.boards()[i].id == place.id)
                return {whole(wanted, int(i)), {}};
        }
    }
    if (const engine::PieceId piece = pieceOf(module, place))
        return {counter(wanted, piece), {}};
    if (const auto spot = spotOf(module, wanted.text))
        return {around(wanted, spot->board, spot->centre, nullptr), {}};
    return {};
}

QImage SeenPicture::counter(const Wanted &wanted, engine::PieceId piece)
{
    const view::CounterBook book(*wanted.module);
    const view::CounterPainter painter(book);
    const engine::Piece &data = wanted.module->piece(piece);
    const int size = wanted.size.height() * 2 / 3;
    const int gap = size / 6;
    QImage image(wanted.size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter canvas(&image);
    canvas.setRenderHint(QPainter::Antialiasing);
    view::CounterLook look;
    look.piece = piece;
    look.side = data.side;
    look.steps = data.maxSteps;
    const bool hasTwo = data.maxSteps > 1;
    QRectF place(0, (wanted.size.height() - size) / 2.0, size, size);
    place.moveLeft((wanted.size.width() - (hasTwo ? 2 * size + gap : size)) / 2.0);
    painter.paint(canvas, place, look);
    if (hasTwo) {
        look.steps = data.maxSteps - 1;
        painter.paint(canvas, place.translated(size + gap, 0), look);
    }
    return image;
}

QImage SeenPicture::around(const Wanted &wanted, int board, QPointF centre, const SeenGame *game)
{
    const view::BoardSheet sheet(wanted.module, board,
                                 wanted.isDark ? view::MapTheme::Dark : view::MapTheme::Light,
                                 wanted.translator);
    const double side = wanted.module->map.boards()[size_t(board)].hexSide;
    const double scale = wanted.size.width() / (c_hexes * 1.5 * (side > 0 ? side : 40));
    return view::PositionSheet::detail(
        *wanted.module, sheet, board, game ? &game->game().state() : nullptr,
        game ? game->game().offer().side : engine::SideId(), centre, wanted.size, scale);
}

QImage SeenPicture::whole(const Wanted &wanted, int board)
{
    const view::BoardSheet sheet(wanted.module, board,
                                 wanted.isDark ? view::MapTheme::Dark : view::MapTheme::Light,
                                 wanted.translator);
    const QSizeF page = sheet.page().size();
    const double scale = std::min(wanted.size.width() / std::max(1.0, page.width()),
                                  wanted.size.height() / std::max(1.0, page.height()));
    return view::PositionSheet::detail(*wanted.module, sheet, board, nullptr, engine::SideId(),
                                       sheet.page().center(), wanted.size, scale);
}

} // namespace editor

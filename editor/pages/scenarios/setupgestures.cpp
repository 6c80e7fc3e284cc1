// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/scenarios/setupgestures.h"

#include "editor/pages/scenarios/arrivalpanel.h"
#include "editor/pages/scenarios/countertray.h"
#include "editor/pages/scenarios/setupcanvas.h"
#include "editor/pages/scenarios/setupselection.h"
#include "editor/pages/scenarios/stackpanel.h"

#include <QLabel>
#include <QListWidget>
#include <QPainter>

namespace editor {

using engine::PieceId;
using engine::SpaceId;

namespace {

constexpr int c_ghost = 48;
constexpr int c_mostGhosts = 3;

/// Whether a point of the screen lies on a widget that can be seen.
bool isOver(const QWidget &widget, QPoint global)
{
    return widget.isVisible() && widget.rect().contains(widget.mapFromGlobal(global));
}

} // namespace

SetupGestures::SetupGestures(const Places &places, const SetupPosition &position,
                             SetupCommands &commands, SetupSelection &selection,
                             CounterPictures &pictures, QWidget *page)
    : QObject(page)
    , m_places(places)
    , m_position(position)
    , m_commands(commands)
    , m_selection(selection)
    , m_pictures(pictures)
    , m_page(page)
    , m_ghost(new QLabel(page))
{
    m_ghost->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_ghost->hide();
    connectBoard();
    CounterGroups &tray = m_places.tray.counters();
    for (CounterGroups *groups : {&tray, &m_places.arrivals.lanes(), &m_places.cups})
        connectGroups(*groups);
    connect(&tray, &CounterGroups::picked, &m_selection, &SetupSelection::arm);
    for (CounterGroups *groups : {&m_places.arrivals.lanes(), &m_places.cups}) {
        connect(groups, &CounterGroups::picked, this, [this](PieceId piece) {
            const QStringList ids = idsOf({piece});
            m_selection.select(ids, m_position.space(m_commands.spaceOf(ids.value(0))));
        });
    }
    connect(&m_selection, &SetupSelection::armedChanged, this, [this] {
        if (!m_selection.armed())
            m_places.tray.counters().select({});
        pointAt({});
    });
}

void SetupGestures::connectBoard()
{
    view::BoardView &board = m_places.canvas.board();
    connect(&board, &view::BoardView::pieceClicked, this, &SetupGestures::clickPiece);
    connect(&board, &view::BoardView::spaceClicked, this, &SetupGestures::clickSpace);
    connect(&board, &view::BoardView::groundClicked, this, [this] {
        m_selection.arm({});
        m_selection.select({}, {});
    });
    connect(&board, &view::BoardView::framed, this, &SetupGestures::frame);
    connect(&board, &view::BoardView::dropped, this, [this](PieceId piece, SpaceId space) {
        const QStringList moved = takenWith(piece);
        m_commands.place(moved, space);
        m_selection.select(moved, space);
    });
    connect(&board, &view::BoardView::droppedOutside, this,
            [this](PieceId piece, QPoint global) { dropAt(takenWith(piece), global); });
    connect(&board, &view::BoardView::hovered, this, &SetupGestures::pointAt);
    connect(&m_places.canvas, &SetupCanvas::controlPainted, this,
            [this](SpaceId space, const QString &side, int stroke) {
                m_commands.paintControl(space, side, stroke);
            });
    connect(&m_places.canvas, &SetupCanvas::moveRequested, this, &SetupGestures::moveSelection);
    connect(&m_places.canvas, &SetupCanvas::turnRequested, this,
            [this](int steps) { m_commands.turn(m_selection.pieces(), steps); });
}

void SetupGestures::connectGroups(CounterGroups &groups)
{
    connect(&groups, &CounterGroups::dragMoved, this, [this, &groups](QPoint global) {
        showGhost(groups.selected(), global);
        const view::BoardView &board = m_places.canvas.board();
        const SpaceId space =
            isOver(board, global) ? board.spaceAt(board.mapFromGlobal(global)) : SpaceId();
        emit pointed(space ? m_position.titleOf(space) : QString());
    });
    connect(&groups, &CounterGroups::dropped, this, [this, &groups](QPoint global) {
        m_ghost->hide();
        const QStringList pieces = idsOf(groups.selected());
        m_selection.arm({});
        dropAt(pieces, global);
    });
    connect(&groups, &CounterGroups::hovered, this, [this](PieceId piece) {
        if (!m_selection.armed())
            emit pointed(piece ? m_position.module()->piece(piece).name : QString());
    });
}

QStringList SetupGestures::idsOf(const QList<PieceId> &pieces) const
{
    QStringList ids;
    for (const PieceId piece : pieces) {
        if (piece && m_position.module())
            ids.append(m_position.module()->piece(piece).id);
    }
    return ids;
}

QStringList SetupGestures::onBoard() const
{
    QStringList pieces;
    const auto *state = m_position.state();
    for (const SpaceId space : m_places.canvas.board().geometry().spaces()) {
        if (!state)
            break;
        const auto stack = state->stack(space);
        pieces += idsOf(QList<PieceId>(stack.begin(), stack.end()));
    }
    return pieces;
}

QStringList SetupGestures::takenWith(PieceId piece) const
{
    const QString id = idsOf({piece}).value(0);
    return m_selection.pieces().contains(id) ? m_selection.pieces() : QStringList{id};
}

void SetupGestures::frame(const std::vector<PieceId> &pieces, Qt::KeyboardModifiers modifiers)
{
    QStringList chosen = modifiers & Qt::ShiftModifier ? m_selection.pieces() : QStringList();
    chosen += idsOf(QList<PieceId>(pieces.begin(), pieces.end()));
    chosen.removeDuplicates();
    m_selection.select(chosen, m_selection.space());
}

void SetupGestures::clickPiece(PieceId piece, SpaceId space, Qt::KeyboardModifiers modifiers)
{
    if (m_selection.armed()) {
        placeArmed(space, modifiers);
        return;
    }
    const QString id = idsOf({piece}).value(0);
    QStringList chosen{id};
    if (modifiers & Qt::ControlModifier) {
        chosen = m_selection.pieces();
        if (!chosen.removeOne(id))
            chosen.append(id);
    }
    m_selection.select(chosen, space);
}

void SetupGestures::clickSpace(SpaceId space, Qt::KeyboardModifiers modifiers)
{
    if (m_selection.armed())
        placeArmed(space, modifiers);
    else
        m_selection.select({}, space);
}

void SetupGestures::pointAt(SpaceId space)
{
    const bool isPlace = space && m_position.module();
    if (!m_selection.armed()) {
        emit pointed(isPlace ? m_position.titleOf(space) : QString());
        return;
    }
    const QString &name = m_position.module()->piece(m_selection.armed()).name;
    emit pointed(
        isPlace ? tr("%1: click to place %2 here; with Shift the next one of its kind follows.")
                      .arg(m_position.titleOf(space), name)
                : tr("Click a space to place %1; with Shift the next one of its kind follows.")
                      .arg(name));
}

void SetupGestures::placeArmed(SpaceId space, Qt::KeyboardModifiers modifiers)
{
    CounterTray &tray = m_places.tray;
    const PieceId armed = m_selection.armed();
    const PieceId next = modifiers & Qt::ShiftModifier ? tray.nextLike(armed) : PieceId();
    // Several that were chosen in the tray go together.
    const QList<PieceId> chosen = tray.counters().selected();
    const QStringList pieces =
        idsOf(!next && chosen.contains(armed) ? chosen : QList<PieceId>{armed});
    m_selection.arm({});
    m_commands.place(pieces, space);
    if (next) {
        m_selection.select({}, space);
        tray.counters().select({next});
        m_selection.arm(next);
    } else {
        m_selection.select(pieces, space);
    }
}

void SetupGestures::dropAt(const QStringList &pieces, QPoint global)
{
    view::BoardView &board = m_places.canvas.board();
    const SpaceId chosen = m_selection.space();
    if (pieces.isEmpty())
        return;
    if (isOver(board, global)) {
        const SpaceId space = board.spaceAt(board.mapFromGlobal(global));
        if (m_commands.place(pieces, space))
            m_selection.select(pieces, space);
    } else if (const qsizetype lane = m_places.arrivals.laneAt(global); lane >= 0) {
        m_commands.arrive(pieces, lane);
        m_places.arrivals.chooseLane(lane);
    } else if (isOver(m_places.tray, global)) {
        m_commands.putAway(pieces);
        m_selection.select({}, chosen);
    } else if (const QWidget &cups = *m_places.cups.viewport(); isOver(cups, global)) {
        const QString cup = m_places.cups.groupAt(cups.mapFromGlobal(global));
        m_commands.place(pieces, m_position.space(cup));
    } else if (isOver(m_places.stack.list(), global) && chosen) {
        m_commands.place(pieces, chosen);
        m_selection.select(pieces, chosen);
    }
}

void SetupGestures::showGhost(const QList<PieceId> &pieces, QPoint global)
{
    const int count = std::min(int(pieces.size()), c_mostGhosts);
    const int shift = c_ghost / 6;
    const double ratio = m_page->devicePixelRatioF();
    QPixmap pixmap(QSize(c_ghost + shift * count, c_ghost + shift * count) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setOpacity(0.85);
    for (int i = count - 1; i >= 0; --i)
        painter.drawPixmap(i * shift, i * shift, m_pictures.pixmap(pieces[i], c_ghost, ratio));
    painter.end();
    m_ghost->setPixmap(pixmap);
    m_ghost->resize(pixmap.deviceIndependentSize().toSize());
    m_ghost->move(m_page->mapFromGlobal(global) - QPoint(c_ghost / 2, c_ghost / 2));
    m_ghost->raise();
    m_ghost->show();
}

void SetupGestures::moveSelection(QPointF direction, int steps)
{
    const view::BoardGeometry &geometry = m_places.canvas.board().geometry();
    const auto target = [&](SpaceId from) {
        SpaceId to = geometry.contains(from) ? from : SpaceId();
        for (int i = 0; i < steps && to; ++i) {
            const SpaceId next = geometry.neighbour(to, direction);
            if (!next)
                break;
            to = next;
        }
        return to == from ? SpaceId() : to;
    };
    const QStringList pieces = m_selection.pieces();
    if (m_commands.moveBy(pieces, target))
        m_selection.select(pieces, m_position.space(m_commands.spaceOf(pieces.value(0))));
}

} // namespace editor

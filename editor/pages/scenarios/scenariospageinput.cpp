// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/clipboard.h"
#include "editor/pages/scenarios/arrivalpanel.h"
#include "editor/pages/scenarios/countertray.h"
#include "editor/pages/scenarios/scenariolist.h"
#include "editor/pages/scenarios/scenariospage.h"
#include "editor/pages/scenarios/setupcanvas.h"
#include "editor/pages/scenarios/stackpanel.h"

#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QPainter>

namespace editor {

using engine::PieceId;
using engine::SpaceId;

namespace {

const QString c_clip = QStringLiteral("setup");
constexpr int c_ghost = 48;
constexpr int c_mostGhosts = 3;

/// Whether a point of the screen lies on a widget that can be seen.
bool isOver(const QWidget &widget, QPoint global)
{
    return widget.isVisible() && widget.rect().contains(widget.mapFromGlobal(global));
}

} // namespace

void ScenariosPage::connectBoard()
{
    view::BoardView &board = m_canvas->board();
    connect(&board, &view::BoardView::pieceClicked, this, &ScenariosPage::clickPiece);
    connect(&board, &view::BoardView::spaceClicked, this, &ScenariosPage::clickSpace);
    connect(&board, &view::BoardView::groundClicked, this, [this] {
        arm({});
        select({}, {});
    });
    connect(&board, &view::BoardView::framed, this,
            [this](const std::vector<PieceId> &pieces, Qt::KeyboardModifiers modifiers) {
                QStringList chosen = modifiers & Qt::ShiftModifier ? m_selected : QStringList();
                chosen += idsOf(QList<PieceId>(pieces.begin(), pieces.end()));
                chosen.removeDuplicates();
                select(chosen, m_space);
            });
    connect(&board, &view::BoardView::dropped, this, [this](PieceId piece, SpaceId space) {
        const QString id = idsOf({piece}).value(0);
        const QStringList moved = m_selected.contains(id) ? m_selected : QStringList{id};
        m_commands.place(moved, space);
        select(moved, space);
    });
    connect(&board, &view::BoardView::droppedOutside, this, [this](PieceId piece, QPoint global) {
        const QString id = idsOf({piece}).value(0);
        dropAt(m_selected.contains(id) ? m_selected : QStringList{id}, global);
    });
    connect(&board, &view::BoardView::hovered, this, &ScenariosPage::pointAt);
    connect(&board, &view::BoardView::pieceDoubleClicked, this, [this](PieceId piece) {
        emit jump({QStringLiteral("pieces.json"), m_position.module()->piece(piece).line, {}});
    });
    connect(&board, &view::BoardView::contextRequested, this, &ScenariosPage::showMenu);
    connect(m_canvas, &SetupCanvas::controlPainted, this,
            [this](SpaceId space, const QString &side, int stroke) {
                m_commands.paintControl(space, side, stroke);
            });
    connect(m_canvas, &SetupCanvas::strokeGivenUp, this,
            [this](int stroke) { document().takeBack(SetupCommands::controlStroke(stroke)); });
    connect(m_canvas, &SetupCanvas::moveRequested, this, &ScenariosPage::moveSelection);
    connect(m_canvas, &SetupCanvas::turnRequested, this,
            [this](int steps) { m_commands.turn(m_selected, steps); });
}

void ScenariosPage::connectGroups(CounterGroups &groups)
{
    connect(&groups, &CounterGroups::dragMoved, this, [this, &groups](QPoint global) {
        showGhost(groups.selected(), global);
        const view::BoardView &board = m_canvas->board();
        const SpaceId space =
            isOver(board, global) ? board.spaceAt(board.mapFromGlobal(global)) : SpaceId();
        emit pointed(space ? spaceTitle(space) : QString());
    });
    connect(&groups, &CounterGroups::dropped, this, [this, &groups](QPoint global) {
        m_ghost->hide();
        const QStringList pieces = idsOf(groups.selected());
        arm({});
        dropAt(pieces, global);
    });
    connect(&groups, &CounterGroups::hovered, this, [this](PieceId piece) {
        if (!m_armed)
            emit pointed(piece ? m_position.module()->piece(piece).name : QString());
    });
    if (&groups == &m_tray->counters())
        return;
    connect(&groups, &CounterGroups::picked, this, [this](PieceId piece) {
        const QStringList ids = idsOf({piece});
        select(ids, m_position.space(m_commands.spaceOf(ids.value(0))));
    });
}

QStringList ScenariosPage::idsOf(const QList<PieceId> &pieces) const
{
    QStringList ids;
    for (const PieceId piece : pieces) {
        if (piece && m_position.module())
            ids.append(m_position.module()->piece(piece).id);
    }
    return ids;
}

QStringList ScenariosPage::onBoard() const
{
    QStringList pieces;
    const auto *state = m_position.state();
    for (const SpaceId space : m_canvas->board().geometry().spaces()) {
        if (!state)
            break;
        const auto stack = state->stack(space);
        pieces += idsOf(QList<PieceId>(stack.begin(), stack.end()));
    }
    return pieces;
}

void ScenariosPage::clickPiece(PieceId piece, SpaceId space, Qt::KeyboardModifiers modifiers)
{
    if (m_armed) {
        placeArmed(space, modifiers);
        return;
    }
    const QString id = idsOf({piece}).value(0);
    QStringList chosen{id};
    if (modifiers & Qt::ControlModifier) {
        chosen = m_selected;
        if (!chosen.removeOne(id))
            chosen.append(id);
    }
    select(chosen, space);
}

void ScenariosPage::clickSpace(SpaceId space, Qt::KeyboardModifiers modifiers)
{
    if (m_armed)
        placeArmed(space, modifiers);
    else
        select({}, space);
}

// Empty: nothing waits for a click any more.
void ScenariosPage::arm(PieceId piece)
{
    m_armed = piece;
    if (piece) {
        m_selected.clear();
        showSelection();
    } else {
        m_tray->counters().select({});
    }
    pointAt({});
}

void ScenariosPage::pointAt(SpaceId space)
{
    const bool isPlace = space && m_position.module();
    if (!m_armed) {
        emit pointed(isPlace ? spaceTitle(space) : QString());
        return;
    }
    const QString &name = m_position.module()->piece(m_armed).name;
    emit pointed(
        isPlace ? tr("%1: click to place %2 here; with Shift the next one of its kind follows.")
                      .arg(spaceTitle(space), name)
                : tr("Click a space to place %1; with Shift the next one of its kind follows.")
                      .arg(name));
}

void ScenariosPage::placeArmed(SpaceId space, Qt::KeyboardModifiers modifiers)
{
    const PieceId armed = m_armed;
    const PieceId next = modifiers & Qt::ShiftModifier ? m_tray->nextLike(armed) : PieceId();
    // Several that were chosen in the tray go together.
    const QList<PieceId> chosen = m_tray->counters().selected();
    const QStringList pieces =
        idsOf(!next && chosen.contains(armed) ? chosen : QList<PieceId>{armed});
    arm({});
    m_commands.place(pieces, space);
    if (next) {
        m_space = space;
        m_tray->counters().select({next});
        arm(next);
    } else {
        select(pieces, space);
    }
}

void ScenariosPage::dropAt(const QStringList &pieces, QPoint global)
{
    view::BoardView &board = m_canvas->board();
    if (pieces.isEmpty())
        return;
    if (isOver(board, global)) {
        const SpaceId space = board.spaceAt(board.mapFromGlobal(global));
        if (m_commands.place(pieces, space))
            select(pieces, space);
    } else if (const qsizetype lane = m_arrivals->laneAt(global); lane >= 0) {
        m_commands.arrive(pieces, lane);
        m_arrivals->chooseLane(lane);
    } else if (isOver(*m_tray, global)) {
        m_commands.putAway(pieces);
        select({}, m_space);
    } else if (isOver(*m_cups->viewport(), global)) {
        const QString cup = m_cups->groupAt(m_cups->viewport()->mapFromGlobal(global));
        m_commands.place(pieces, m_position.space(cup));
    } else if (isOver(m_stack->list(), global) && m_space) {
        m_commands.place(pieces, m_space);
        select(pieces, m_space);
    }
}

void ScenariosPage::showGhost(const QList<PieceId> &pieces, QPoint global)
{
    const int count = std::min(int(pieces.size()), c_mostGhosts);
    const int shift = c_ghost / 6;
    const double ratio = devicePixelRatioF();
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
    m_ghost->move(mapFromGlobal(global) - QPoint(c_ghost / 2, c_ghost / 2));
    m_ghost->raise();
    m_ghost->show();
}

void ScenariosPage::showMenu(SpaceId space, PieceId piece, QPoint global)
{
    if (!space || !m_position.module())
        return;
    const QString id = idsOf({piece}).value(0);
    if (!id.isEmpty() && !m_selected.contains(id))
        select({id}, space);
    else if (id.isEmpty())
        select({}, space);
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (!id.isEmpty()) {
        menu->addAction(tr("Take off"), this, [this] { m_commands.takeOff(m_selected); });
        // The keys act on the board; here they only tell.
        menu->addAction(tr("Turn left") + u"\t,", this,
                        [this] { m_commands.turn(m_selected, -1); });
        menu->addAction(tr("Turn right") + u"\t.", this,
                        [this] { m_commands.turn(m_selected, 1); });
        menu->addAction(tr("Copy"), this, [this] { perform(EditCommand::Copy); });
        menu->addAction(tr("Show the counter"), this, [this, piece] {
            emit jump({QStringLiteral("pieces.json"), m_position.module()->piece(piece).line, {}});
        });
        menu->addAction(tr("Where used"), this, [this, id] { emit usesRequested(id); });
    }
    if (offers(EditCommand::Paste))
        menu->addAction(tr("Paste"), this, [this] { perform(EditCommand::Paste); });
    menu->addAction(tr("Show as text"), this, [this, space] {
        emit textRequested(
            {m_commands.file(), 0, {QStringLiteral("setup"), m_commands.keyOf(space)}});
    });
    menu->popup(global);
}

void ScenariosPage::moveSelection(QPointF direction, int steps)
{
    const view::BoardGeometry &geometry = m_canvas->board().geometry();
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
    if (m_commands.moveBy(m_selected, target))
        select(m_selected, m_position.space(m_commands.spaceOf(m_selected.value(0))));
}

bool ScenariosPage::offers(EditCommand command) const
{
    const bool isInList = m_list->isAncestorOf(focusWidget());
    switch (command) {
    case EditCommand::Cut:
    case EditCommand::Copy:
        return !m_selected.isEmpty();
    case EditCommand::Delete:
        return !m_selected.isEmpty() || (isInList && !scenario().isEmpty());
    case EditCommand::Paste:
        return clipboard::holds(c_clip) && m_position.isReadable();
    case EditCommand::Duplicate:
    case EditCommand::Rename:
        return !scenario().isEmpty();
    case EditCommand::SelectAll:
    case EditCommand::Invert:
    case EditCommand::SelectNone:
        return m_position.isReadable();
    }
    return false;
}

void ScenariosPage::perform(EditCommand command)
{
    const bool isInList = m_list->isAncestorOf(focusWidget());
    switch (command) {
    case EditCommand::Cut:
    case EditCommand::Copy:
        clipboard::copy(c_clip, m_commands.copied(m_selected));
        if (command == EditCommand::Cut)
            m_commands.takeOff(m_selected);
        break;
    case EditCommand::Paste:
        if (const auto entries = clipboard::paste(c_clip))
            select(m_commands.paste(*entries, m_space), m_space);
        break;
    case EditCommand::Delete:
        if (isInList)
            m_list->remove();
        else
            m_commands.takeOff(m_selected);
        break;
    case EditCommand::Duplicate:
        m_list->duplicate();
        break;
    case EditCommand::Rename:
        m_list->rename();
        break;
    case EditCommand::SelectAll:
        select(onBoard(), m_space);
        break;
    case EditCommand::Invert: {
        QStringList others = onBoard();
        others.removeIf([this](const QString &piece) { return m_selected.contains(piece); });
        select(others, m_space);
        break;
    }
    case EditCommand::SelectNone:
        arm({});
        select({}, {});
        break;
    }
}

} // namespace editor

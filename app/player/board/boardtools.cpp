// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/board/boardtools.h"

#include "app/player/battle/battlestage.h"
#include "app/player/board/areasbutton.h"
#include "app/player/log/dicestrip.h"
#include "app/player/parts/keybutton.h"
#include "app/player/shares/sharestage.h"
#include "app/view/board/overviewwidget.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QMenu>
#include <QToolButton>

namespace app {

namespace {

constexpr int c_margin = 12; ///< Between a bar and the edge of the board.

} // namespace

BoardTools::BoardTools(GameController &controller, ActionTable &actions, view::BoardView *board)
    : QObject(board)
    , m_controller(controller)
    , m_actions(actions)
    , m_board(board)
    , m_overlays(makeOverlays())
    , m_zoom(makeBar({QStringLiteral("zoomOut"), QStringLiteral("zoomIn"), QStringLiteral("fit")},
                     Qt::Horizontal))
    , m_sheets(new QFrame(board))
    , m_overview(makeOverview())
    , m_dice(new DiceStrip(controller, board))
    , m_battle(new BattleStage(controller, board))
    , m_shares(new ShareStage(controller, board))
    , m_sheet(new QComboBox(m_sheets))
    , m_percent(new QLabel(m_zoom))
{
    m_sheets->setProperty("class", QStringLiteral("floating"));
    auto *row = new QHBoxLayout(m_sheets);
    row->setContentsMargins(6, 5, 6, 5);
    row->addWidget(m_sheet);
    static_cast<QBoxLayout *>(m_zoom->layout())->insertWidget(1, m_percent);
    m_percent->setAlignment(Qt::AlignCenter);
    retranslate();
    connect(m_dice, &DiceStrip::rolled, this, &BoardTools::placeDice);
    connect(m_sheet, &QComboBox::activated, board, &view::BoardView::setBoard);
    // Behind a curtain nothing is told, not even that there are areas.
    connect(&controller, &GameController::viewerChanged, this, [this] {
        m_areas->retranslate();
        place();
    });
    connect(board, &view::BoardView::viewChanged, this, &BoardTools::showOverview);
    connect(board, &view::BoardView::viewChanged, this, &BoardTools::showCamera);
    connect(actions.action(QStringLiteral("battle")), &QAction::triggered, this,
            [this] { m_shares->isVisible() ? m_shares->toggle() : m_battle->toggle(); });
    board->installEventFilter(this);
    m_sheets->setVisible(controller.module().map.boards().size() > 1);
    place();
    board->setSideRoom(m_overlays->width() + c_margin);
}

void BoardTools::openMenu(QPoint global)
{
    QMenu menu(m_board);
    for (const char *name : {"zoomIn", "zoomOut", "fit", "centre", "goto"})
        menu.addAction(m_actions.action(QLatin1String(name)));
    menu.exec(global);
}

QFrame *BoardTools::makeOverlays()
{
    QFrame *bar =
        makeBar({QStringLiteral("supply"), QStringLiteral("zones"), QStringLiteral("command"),
                 QStringLiteral("control"), QStringLiteral("victory"), QStringLiteral("range")},
                Qt::Vertical);
    // What is switched there can be about one side alone.
    const QList<QAction *> sides{m_actions.action(QStringLiteral("ownSide")),
                                 m_actions.action(QStringLiteral("otherSide"))};
    bar->setContextMenuPolicy(Qt::ActionsContextMenu);
    bar->addActions(sides);
    m_areas = new AreasButton(m_controller, sides, bar);
    bar->layout()->addWidget(m_areas);
    return bar;
}

QFrame *BoardTools::makeOverview()
{
    auto *frame = new QFrame(m_board);
    frame->setProperty("class", QStringLiteral("floating"));
    auto *overview = new view::OverviewWidget(frame);
    overview->setView(m_board);
    overview->setAccessibleName(tr("The whole map, small"));
    auto *layout = new QVBoxLayout(frame);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->addWidget(overview);
    return frame;
}

QFrame *BoardTools::makeBar(const QStringList &names, Qt::Orientation orientation)
{
    auto *bar = new QFrame(m_board);
    bar->setProperty("class", QStringLiteral("floating"));
    auto *layout = new QBoxLayout(
        orientation == Qt::Vertical ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight, bar);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->setSpacing(2);
    for (const QString &name : names) {
        auto *button = orientation == Qt::Vertical ? new KeyButton(KeyButton::Style::Corner, bar)
                                                   : new QToolButton(bar);
        button->setDefaultAction(m_actions.action(name));
        button->setIconSize(QSize(19, 19));
        button->setFixedSize(34, 34);
        button->setFocusPolicy(Qt::NoFocus);
        layout->addWidget(button);
    }
    return bar;
}

void BoardTools::retranslate()
{
    const int now = std::max(0, m_sheet->currentIndex());
    m_sheet->clear();
    for (const engine::Board &board : m_controller.module().map.boards())
        m_sheet->addItem(m_controller.translator().translate(board.name));
    m_sheet->setCurrentIndex(now);
    m_sheet->setAccessibleName(tr("Which sheet is shown"));
    m_areas->retranslate();
    place();
}

void BoardTools::showCamera()
{
    m_percent->setText(tr("%1 %").arg(qRound(m_board->zoom() * 100)));
    m_sheet->setCurrentIndex(m_board->board()); // a place on another sheet may have been shown
}

void BoardTools::setDiceSpeed(double speed)
{
    m_dice->setSpeed(speed);
}

void BoardTools::setVisible(bool visible)
{
    m_isShown = visible;
    m_overlays->setVisible(visible);
    showOverview();
    m_zoom->setVisible(visible);
    m_sheets->setVisible(visible && m_controller.module().map.boards().size() > 1);
}

void BoardTools::place()
{
    m_percent->setMinimumWidth(
        m_percent->fontMetrics().horizontalAdvance(QStringLiteral("0000 %")));
    showCamera();
    for (QFrame *bar : {m_overlays, m_zoom, m_sheets, m_overview})
        bar->adjustSize();
    m_overlays->move(c_margin, c_margin);
    m_zoom->move(m_board->width() - m_zoom->width() - c_margin,
                 m_board->height() - m_zoom->height() - c_margin);
    m_overview->move(c_margin, m_board->height() - m_overview->height() - c_margin);
    showOverview();
    m_sheets->move(m_board->width() - m_sheets->width() - c_margin, c_margin);
    placeDice();
}

void BoardTools::placeDice()
{
    const auto beside = [this](const QFrame *bar) {
        return c_margin + (bar->isVisibleTo(m_board) ? bar->width() + c_margin : 0);
    };
    const int left = beside(m_overlays);
    const int right = m_board->width() - beside(m_sheets);
    m_dice->setVisible(!m_dice->dice().isEmpty());
    m_dice->fitInto(right - left);
    // In the middle, as far as there is room.
    m_dice->move(
        qBound(left, (m_board->width() - m_dice->width()) / 2, qMax(left, right - m_dice->width())),
        c_margin);
    m_dice->raise();
}

void BoardTools::showOverview()
{
    // A small window belongs to the map; and who sees all of it needs no second one on its corner.
    const bool isRoomy = m_board->height() > 640 && m_board->width() > 640;
    const bool seesAll = m_board->visibleArea().adjusted(-1, -1, 1, 1).contains(m_board->page());
    m_overview->setVisible(m_isShown && isRoomy && !seesAll);
}

bool BoardTools::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_board && (event->type() == QEvent::Resize || event->type() == QEvent::Show))
        place();
    return QObject::eventFilter(watched, event);
}

} // namespace app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/roster/handtray.h"

#include "app/player/counters/countershelf.h"
#include "app/player/decision/model/decisionmodel.h"
#include "app/player/odds/oddswords.h"
#include "app/player/parts/floatingcard.h"
#include "app/player/parts/thinbar.h"
#include "app/view/board/boardview.h"
#include "app/view/board/overviewwidget.h"

#include <QEvent>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace app {

namespace {

constexpr int c_trayCounter = 44;
constexpr int c_smallTrayCounter = 40;
constexpr int c_trayBar = 5; ///< With the gap above it.
constexpr int c_trayMargin = 12;
constexpr int c_zoomRoom = 56; ///< What lies below it at the edge.
constexpr int c_trayWidest = 760;
constexpr int c_smallTray = 700;

} // namespace

HandTray::HandTray(GameController &controller, view::BoardView *board, BoardInput &input)
    : DockPanel(controller, board)
    , m_board(board)
    , m_input(input)
    , m_title(label({}, "panelTitle", this))
    , m_said(label({}, "note", this))
    , m_list(new QListWidget(this))
    , m_drop(new QPushButton(this))
    , m_empty(new QPushButton(this))
{
    setObjectName(QStringLiteral("handTray"));
    build();
    hide();
    connect(&controller, &GameController::changed, this, &HandTray::follow);
    connect(&controller, &GameController::shownChanged, this, &HandTray::follow);
    connect(&controller, &GameController::viewerChanged, this, &HandTray::follow);
    connect(&input, &BoardInput::groupChanged, this, &HandTray::follow);
    connect(board, &view::BoardView::hovered, this,
            [this](engine::SpaceId space) { m_pointed = space ? space : m_pointed; });
    connect(m_list->model(), &QAbstractItemModel::rowsMoved, this, &HandTray::reorder);
    connect(m_drop, &QPushButton::clicked, this, &HandTray::dropFirst);
    connect(m_empty, &QPushButton::clicked, this, &HandTray::empty);
    board->installEventFilter(this);
}

void HandTray::build()
{
    auto *lines = new QVBoxLayout(this);
    lines->setContentsMargins(12, 8, 12, 10);
    lines->setSpacing(4);
    auto *head = new QHBoxLayout;
    m_title->setWordWrap(false);
    head->addWidget(m_title);
    head->addWidget(m_said, 1);
    for (QPushButton *button : {m_drop, m_empty}) {
        button->setProperty("class", QStringLiteral("small"));
        button->setFocusPolicy(Qt::NoFocus);
        head->addWidget(button);
    }
    m_drop->setObjectName(QStringLiteral("dropFirst"));
    m_empty->setObjectName(QStringLiteral("emptyHand"));
    lines->addLayout(head);
    m_list->setFlow(QListView::LeftToRight);
    m_list->setWrapping(false);
    m_list->setSpacing(3);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setProperty("class", QStringLiteral("tray"));
    m_list->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setFocusPolicy(Qt::TabFocus);
    lines->addWidget(m_list);
    retranslate();
}

void HandTray::retranslate()
{
    m_drop->setText(tr("Drop the first (X)"));
    m_drop->setToolTip(tr("The first one goes to the place that you point at"));
    m_empty->setText(tr("Empty (Esc)"));
    m_empty->setToolTip(tr("Puts all of them back"));
    m_list->setAccessibleName(tr("In hand"));
}

std::vector<engine::PieceId> HandTray::pieces() const
{
    if (isOwn())
        return m_input.group().pieces();
    const DecisionForm &form = DecisionModel::of(controller()).form();
    const bool isHand = form.asks(engine::protocol::Form::None)
        && form.kind != DecisionForm::Kind::Waiting && !form.target;
    return isHand ? form.chosen : std::vector<engine::PieceId>();
}

void HandTray::follow()
{
    const bool isShown = !pieces().empty() && !controller().isInPast() && !controller().isTelling();
    if (isShown != isVisibleTo(m_board))
        setVisible(isShown);
    if (isShown)
        refreshSoon();
}

void HandTray::refresh()
{
    const auto held = pieces();
    if (held.empty())
        return;
    m_rows = rowsOf(held);
    showHead(held);
    showCounters(held);
    m_drop->setVisible(isOwn());
    m_list->setDragDropMode(isOwn() ? QAbstractItemView::InternalMove
                                    : QAbstractItemView::NoDragDrop);
    place();
}

std::map<engine::PieceId, StackRows::Row>
HandTray::rowsOf(const std::vector<engine::PieceId> &pieces) const
{
    std::map<engine::PieceId, StackRows::Row> found;
    std::vector<engine::SpaceId> asked;
    for (const engine::PieceId piece : pieces) {
        const engine::SpaceId space = controller().state().piece(piece).space;
        if (!space || std::find(asked.begin(), asked.end(), space) != asked.end())
            continue;
        asked.push_back(space);
        for (const StackRows::Row &row : StackRows::of(controller(), space).rows)
            found[row.piece] = row;
    }
    return found;
}

void HandTray::showHead(const std::vector<engine::PieceId> &pieces)
{
    m_title->setText(tr("In hand: %n", nullptr, int(pieces.size())));
    std::vector<std::pair<engine::SpaceId, int>> places;
    std::optional<double> slowest;
    for (const engine::PieceId piece : pieces) {
        const engine::SpaceId space = controller().state().piece(piece).space;
        const auto at = std::find_if(places.begin(), places.end(),
                                     [space](const auto &one) { return one.first == space; });
        if (at == places.end())
            places.emplace_back(space, 1);
        else
            ++at->second;
        if (const auto &left = m_rows[piece].left)
            slowest = std::min(slowest.value_or(*left), *left);
    }
    QStringList said;
    for (const auto &[space, count] : places) {
        if (space)
            said << tr("%n from %1", "units and a place", count)
                        .arg(controller().texts().spaceName(space));
    }
    if (slowest)
        said << tr("together %1 points", "movement").arg(oddswords::number(*slowest));
    m_said->setText(said.join(QStringLiteral(" · ")));
    setAccessibleName(m_title->text() + QStringLiteral(", ") + m_said->text());
}

QPixmap HandTray::picture(const StackRows::Row &row, const QString &below) const
{
    const int size = m_board->width() < c_smallTray ? c_smallTrayCounter : c_trayCounter;
    const double ratio = devicePixelRatioF();
    const int line = below.isEmpty() ? 0 : fontMetrics().height();
    const int bars = c_trayBar * (int(row.strength.has_value()) + int(row.leftShare.has_value()));
    QPixmap both(QSize(size, size + line + bars) * ratio);
    both.setDevicePixelRatio(ratio);
    both.fill(Qt::transparent);
    QPainter painter(&both);
    painter.drawPixmap(QRect(0, 0, size, size),
                       CounterShelf::of(controller()).pixmap(row.piece, size, ratio));
    painter.setFont(font());
    painter.setPen(tokens().text2);
    painter.drawText(QRect(0, size, size, line), Qt::AlignCenter, below);
    QRectF room(0, size + line + 2, size, c_trayBar - 2);
    if (row.strength) {
        ThinBar::paint(painter, room, *row.strength, tokens(),
                       ThinBar::strengthInk(*row.strength, tokens()));
        room.translate(0, c_trayBar);
    }
    if (row.leftShare)
        ThinBar::paint(painter, room, *row.leftShare, tokens(), tokens().accent);
    return both;
}

void HandTray::showCounters(const std::vector<engine::PieceId> &pieces)
{
    const QSignalBlocker blocker(m_list->model());
    m_list->clear();
    QSize size;
    for (const engine::PieceId piece : pieces) {
        StackRows::Row &row = m_rows[piece];
        row.piece = piece;
        const QString below = row.left ? oddswords::number(*row.left) : QString();
        const QPixmap shown = picture(row, below);
        size = size.expandedTo(shown.deviceIndependentSize().toSize());
        auto *item = new QListWidgetItem(QIcon(shown), {});
        const QString name = controller().texts().pieceName(piece);
        item->setToolTip(name);
        item->setData(Qt::UserRole, piece.value);
        item->setData(Qt::AccessibleTextRole,
                      below.isEmpty() ? name : tr("%1, %2 points left").arg(name, below));
        item->setSizeHint(shown.deviceIndependentSize().toSize() + QSize(6, 6));
        item->setFlags(item->flags() & ~Qt::ItemIsDropEnabled);
        m_list->addItem(item);
    }
    m_list->setIconSize(size);
    m_list->setFixedHeight(size.height() + 20);
}

void HandTray::reorder()
{
    std::vector<engine::PieceId> order;
    for (int i = 0; i < m_list->count(); ++i)
        order.emplace_back(m_list->item(i)->data(Qt::UserRole).toInt());
    m_input.reorder(order);
}

void HandTray::dropFirst()
{
    const auto held = pieces();
    if (held.empty() || !isOwn() || !m_input.canAct() || !m_pointed)
        return;
    if (!m_input.orders().send({held.front()}, m_pointed))
        m_input.explain(held.front(), m_pointed);
}

bool HandTray::empty()
{
    if (pieces().empty())
        return false;
    const auto back = DecisionModel::of(controller()).form().back; // the form changes with it
    if (isOwn())
        return m_input.dropChoice();
    if (back)
        emit wishes().actionChosen(*back);
    return bool(back);
}

void HandTray::place()
{
    int left = c_trayMargin;
    if (const auto *overview = m_board->findChild<view::OverviewWidget *>()) {
        const QWidget *frame = overview->parentWidget();
        if (frame->isVisibleTo(m_board))
            left = frame->geometry().right() + c_trayMargin;
    }
    const int room = m_board->width() - left - c_trayMargin;
    const int width = std::min(room, c_trayWidest);
    const int height = layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width)
                                                     : layout()->totalSizeHint().height();
    setGeometry(left + (room - width) / 2, m_board->height() - height - c_zoomRoom - 4, width,
                height);
    raise();
}

bool HandTray::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_board && event->type() == QEvent::Resize && isVisibleTo(m_board))
        place();
    return DockPanel::eventFilter(watched, event);
}

void HandTray::paintEvent(QPaintEvent *)
{
    paintFloatingCard(*this);
}

} // namespace app

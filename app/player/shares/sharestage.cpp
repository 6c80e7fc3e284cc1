// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/shares/sharestage.h"

#include "app/player/odds/oddswords.h"
#include "app/player/parts/floatingcard.h"
#include "app/player/parts/layout/fittingscroll.h"
#include "app/player/shares/poolbar.h"
#include "app/player/shares/sharerow.h"
#include "app/player/telling/teller.h"

#include <QEvent>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace app {

namespace {

constexpr int c_shareMargin = 12;
constexpr int c_shareTools = 66; ///< The bar with the overlays is as wide.
constexpr int c_wideRow = 800; ///< Of a card whose rows have one line.
constexpr int c_smallStage = 700;

QLabel *shortLabel(const QString &text, const char *look, QWidget *parent)
{
    QLabel *label = DockPanel::label(text, look, parent);
    label->setWordWrap(false);
    return label;
}

} // namespace

ShareStage::ShareStage(GameController &controller, view::BoardView *board)
    : DockPanel(controller, board)
    , m_board(board)
{
    setObjectName(QStringLiteral("shareStage"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 2);
    // Being hidden while nothing is shared out, it must look by itself.
    const Teller &teller = Teller::of(controller);
    connect(&controller, &GameController::changed, this, &ShareStage::follow);
    connect(&controller, &GameController::shownChanged, this, &ShareStage::follow);
    connect(&controller, &GameController::viewerChanged, this, &ShareStage::follow);
    connect(&controller, &GameController::languageChanged, this, &ShareStage::follow);
    connect(&teller, &Teller::started, this, &ShareStage::follow);
    connect(&teller, &Teller::finished, this, &ShareStage::follow);
    board->installEventFilter(this);
    hide();
    follow();
}

void ShareStage::toggle()
{
    m_isFolded = !m_isFolded;
    follow();
}

void ShareStage::follow()
{
    const bool isShown = !shares().isEmpty();
    if (isShown != isVisibleTo(m_board)) {
        setVisible(isShown);
        if (!isShown)
            m_board->setFreePart({});
    }
    if (!isShown) {
        m_asked = -1;
        return;
    }
    refreshSoon();
}

void ShareStage::refresh()
{
    if (!shares().isEmpty())
        build();
}

void ShareStage::build()
{
    QString focused;
    if (m_content) {
        const QWidget *focus = window()->focusWidget();
        if (focus && m_content->isAncestorOf(focus))
            focused = focus->objectName();
        m_content->hide();
        m_content->deleteLater(); // the click that brought us here comes from inside of it
    }
    m_content = new QWidget(this);
    auto *outer = new QVBoxLayout(m_content);
    outer->setContentsMargins(14, 8, 14, 8);
    outer->setSpacing(6);
    addHead(outer);
    for (size_t i = 0; i < shares().pools.size(); ++i)
        addPool(outer, i);
    if (!m_isFolded) {
        auto *scroll = new FittingScroll(m_content);
        auto *inside = new QWidget;
        auto *lines = new QVBoxLayout(inside);
        lines->setContentsMargins(0, 0, 0, 0);
        lines->setSpacing(0);
        addRows(lines, qMin(widest, area().width()) >= c_wideRow);
        scroll->setWidget(inside);
        outer->addWidget(scroll);
    }
    layout()->addWidget(m_content);
    m_content->show();
    place();
    if (auto *again = focused.isEmpty() ? nullptr : m_content->findChild<QWidget *>(focused))
        again->setFocus();
}

void ShareStage::addHead(QVBoxLayout *lines)
{
    const DecisionForm &form = DecisionModel::of(controller()).form();
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    const QString title = form.target
        ? tr("To share out: %1").arg(controller().texts().spaceName(form.target))
        : tr("To share out");
    setAccessibleName(title);
    row->addWidget(shortLabel(title, "panelTitle", m_content));
    row->addStretch(1);
    auto *fold = new QToolButton(m_content);
    fold->setText(m_isFolded ? tr("Show") : tr("Map"));
    fold->setToolTip(m_isFolded ? tr("Show the targets (M)") : tr("Look at the map (M)"));
    fold->setAccessibleName(fold->toolTip());
    fold->setObjectName(QStringLiteral("foldShares"));
    fold->setFocusPolicy(Qt::NoFocus);
    connect(fold, &QToolButton::clicked, this, &ShareStage::toggle);
    row->addWidget(fold);
    lines->addLayout(row);
}

QString ShareStage::rest(size_t index) const
{
    const Shares::Pool &pool = shares().pools[index];
    const QString left = oddswords::number(pool.left);
    if (pool.left <= 0)
        return tr("Nothing is left");
    if (const Shares::Target *better = shares().improvable(index))
        return tr("%1 left: enough for %2 on %3", "points, a column and a target")
            .arg(left, better->next()->text, better->name);
    return tr("%1 left, which reach no further column", "points").arg(left);
}

void ShareStage::addPool(QVBoxLayout *lines, size_t index)
{
    const Shares::Pool &pool = shares().pools[index];
    std::vector<double> given;
    for (const Shares::Target &target : shares().targets)
        given.push_back(target.pool == index ? target.given : 0);
    auto *row = new QHBoxLayout;
    row->setSpacing(10);
    const QString total = pool.name.isEmpty()
        ? oddswords::number(pool.total)
        : tr("%1: %2", "a pool and what is in it").arg(pool.name, oddswords::number(pool.total));
    row->addWidget(shortLabel(total, "body", m_content));
    auto *bar =
        new PoolBar(given, pool.total, total + QStringLiteral(", ") + rest(index), m_content);
    bar->setMinimumWidth(90);
    row->addWidget(bar, 1);
    QLabel *left = label(rest(index), "note", m_content);
    left->setObjectName(QStringLiteral("rest-%1").arg(index));
    row->addWidget(left, 2);
    lines->addLayout(row);
}

void ShareStage::addRows(QVBoxLayout *lines, bool isWide)
{
    for (size_t i = 0; i < shares().targets.size(); ++i)
        lines->addWidget(new ShareRow(controller(), shares(), i, isWide));
    if (shares().hasUnseen)
        addUnseen(lines);
}

void ShareStage::addUnseen(QVBoxLayout *lines)
{
    QLabel *others = label(tr("Others in the stack, which you can't see"), "note", m_content);
    others->setObjectName(QStringLiteral("unseenTargets"));
    others->setContentsMargins(0, 8, 0, 8);
    lines->addWidget(others);
}

QRect ShareStage::area() const
{
    const bool isSmall = m_board->width() < c_smallStage;
    return m_board->rect().adjusted(isSmall ? c_shareMargin : c_shareTools, c_shareMargin,
                                    -c_shareMargin, -c_shareMargin);
}

QRect ShareStage::kept() const
{
    const engine::SpaceId target = DecisionModel::of(controller()).form().target;
    const view::BoardGeometry &geometry = m_board->geometry();
    if (!target || !geometry.contains(target))
        return {};
    return m_board->camera().toView(geometry.bounds(target)).toAlignedRect();
}

void ShareStage::place()
{
    const QRect area = this->area();
    const int width = qMin(widest, area.width());
    m_content->resize(width, 10);
    m_content->layout()->activate();
    const int height = layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width)
                                                     : layout()->totalSizeHint().height();
    const StagePlace there = StagePlace::above(area, {width, height}, kept(), false);
    setGeometry(there.card);
    layout()->invalidate();
    layout()->activate();
    m_board->setFreePart(there.free);
    raise();
    const DecisionForm &form = DecisionModel::of(controller()).form();
    const bool isNew = std::exchange(m_asked, controller().offer().decision.value)
            != controller().offer().decision.value
        || m_target != form.target;
    m_target = form.target;
    if (isNew && form.target && isVisible() && m_board->geometry().contains(form.target))
        m_board->bringIntoView({form.target});
}

bool ShareStage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_board && event->type() == QEvent::Resize && isVisibleTo(m_board))
        refreshSoon(); // whether a row has one line depends on it
    return DockPanel::eventFilter(watched, event);
}

void ShareStage::paintEvent(QPaintEvent *)
{
    paintFloatingCard(*this);
}

} // namespace app

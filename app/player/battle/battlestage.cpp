// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/battle/battlestage.h"

#include "app/player/battle/battleforce.h"
#include "app/player/battle/battlerounds.h"
#include "app/player/decision/controls/pipbar.h"
#include "app/player/log/logtext.h"
#include "app/player/parts/dieface.h"
#include "app/player/parts/floatingcard.h"
#include "app/player/parts/layout/fittingscroll.h"
#include "app/player/parts/rulelink.h"
#include "app/player/parts/sidemark.h"
#include "app/view/style/icons.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace app {

namespace {

constexpr int c_counter = 60;
constexpr int c_smallCounter = 46;
constexpr int c_smallBoard = 700; ///< A board that is lower or narrower gets small counters.
constexpr int c_gap = 8; ///< Below the dice.
constexpr int c_mostLines = 3;
constexpr int c_margin = 12;
constexpr int c_readable = 220; ///< As high a card says enough.
constexpr int c_widestPlace = 3; ///< Counters side by side.
constexpr int c_patience = 100; ///< Milliseconds that the map may take longer than it says.
constexpr int c_tools = 66; ///< The bar with the overlays is as wide.

QLabel *oneLine(const QString &text, const char *look, QWidget *parent)
{
    QLabel *label = DockPanel::label(text, look, parent);
    label->setWordWrap(false);
    return label;
}

} // namespace

BattleStage::BattleStage(GameController &controller, view::BoardView *board)
    : DockPanel(controller, board)
    , m_board(board)
{
    setObjectName(QStringLiteral("battleStage"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 2);
    const Teller &teller = Teller::of(controller);
    // Being hidden while there is no battle, it must look for one by itself.
    connect(&controller, &GameController::changed, this, &BattleStage::follow);
    connect(&controller, &GameController::shownChanged, this, &BattleStage::follow);
    connect(&controller, &GameController::viewerChanged, this, &BattleStage::follow);
    connect(&teller, &Teller::started, this, &BattleStage::follow);
    connect(&teller, &Teller::beatShown, this, &BattleStage::follow);
    connect(&teller, &Teller::finished, this, &BattleStage::follow);
    connect(board, &view::BoardView::viewChanged, this, &BattleStage::giveWay);
    board->installEventFilter(this);
    retranslate();
    hide();
    follow();
}

void BattleStage::retranslate()
{
    setAccessibleName(tr("Battle"));
}

void BattleStage::refresh()
{
    if (m_record)
        build();
}

void BattleStage::follow()
{
    // Behind the curtain nobody is there to be shown one.
    m_record = controller().isCovered() ? std::nullopt : BattleReader(controller()).read();
    if (!m_record) {
        m_where = {};
        hide();
        m_board->setFreePart({});
        return;
    }
    if (m_record->space != m_where)
        m_isChosen = false;
    m_where = m_record->space;
    if (!m_isChosen)
        m_isFolded = isForMap();
    // One roll is told by the dice alone, unless somebody wants to see more.
    setVisible(m_isChosen || !isSingle());
    build();
    raise();
}

bool BattleStage::isSingle() const
{
    return m_record->rolls < 2 && controller().offer().form != engine::protocol::Form::Battle;
}

bool BattleStage::isForMap() const
{
    const engine::Offer &offer = controller().offer();
    const auto isOnMap = [](const engine::Action &action) { return action.piece || action.space; };
    return isSingle() || std::any_of(offer.actions.begin(), offer.actions.end(), isOnMap);
}

void BattleStage::setFolded(bool isFolded)
{
    m_isFolded = isFolded;
    m_isChosen = true;
    if (!m_record)
        return;
    show();
    build();
    raise();
}

bool BattleStage::isSmall() const
{
    return m_board->width() < c_smallBoard || m_board->height() < c_smallBoard;
}

void BattleStage::build()
{
    if (m_content) {
        m_content->hide();
        m_content->deleteLater(); // the click that brought us here may come from inside of it
    }
    auto *frame = new QWidget(this);
    m_content = frame;
    auto *outer = new QVBoxLayout(frame);
    outer->setContentsMargins(14, 8, 14, 8);
    outer->setSpacing(8);
    m_lines = outer;
    outer->addLayout(addHead());
    if (!m_isFolded) {
        auto *scroll = new FittingScroll(frame);
        auto *inside = new QWidget;
        m_lines = new QVBoxLayout(inside);
        m_lines->setContentsMargins(0, 0, 0, 0);
        m_lines->setSpacing(8);
        if (BattleRounds::isNeeded(*m_record))
            m_lines->addWidget(new BattleRounds(controller(), *m_record, inside));
        const int counter = isSmall() ? c_smallCounter : c_counter;
        m_lines->addWidget(new BattleForce(controller(), *m_record, 0, counter, inside));
        addLines();
        m_lines->addWidget(new BattleForce(controller(), *m_record, 1, counter, inside));
        scroll->setWidget(inside);
        outer->addWidget(scroll);
        m_lines = outer;
        addLosses();
    }
    layout()->addWidget(frame);
    frame->show();
    place();
}

QHBoxLayout *BattleStage::addHead()
{
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    QLabel *title = oneLine(tr("Battle in %1").arg(controller().texts().spaceName(m_record->space)),
                            "panelTitle", m_content);
    row->addWidget(title);
    const int terrain = controller().module().map.space(m_record->space).terrain;
    if (!m_isFolded && terrain >= 0)
        row->addWidget(oneLine(controller().translator().translate(
                                   controller().module().terrain.terrains[size_t(terrain)].name),
                               "note", m_content));
    if (m_isFolded && !m_record->lines.empty()) {
        QLabel *last =
            label(LogText(controller(), tokens()).plain(m_record->lines.back()), "note", m_content);
        row->addWidget(last, 1);
    } else {
        row->addStretch(1);
    }
    if (m_record->rounds.size() > 1)
        row->addWidget(
            oneLine(tr("Round %1").arg(m_record->rounds.back().number), "note", m_content));
    if (!m_record->rule.isEmpty())
        row->addWidget(
            ruleLabel(controller(), RuleLink::html(m_record->rule, tokens()), "note", m_content));
    auto *fold = new QToolButton(m_content);
    fold->setText(m_isFolded ? tr("Show") : tr("Map"));
    fold->setToolTip(m_isFolded ? tr("Show the whole battle (M)") : tr("Watch on the map (M)"));
    fold->setAccessibleName(fold->toolTip());
    fold->setObjectName(QStringLiteral("foldBattle"));
    fold->setFocusPolicy(Qt::NoFocus);
    connect(fold, &QToolButton::clicked, this, &BattleStage::toggle);
    row->addWidget(fold);
    return row;
}

void BattleStage::addLines()
{
    const auto &lines = m_record->lines;
    const LogText text(controller(), tokens());
    const size_t first = lines.size() > c_mostLines ? lines.size() - c_mostLines : 0;
    for (size_t i = first; i < lines.size(); ++i) {
        auto *row = new QHBoxLayout;
        row->setSpacing(4);
        const bool isOfUnit = lines[i].piece && !lines[i].space;
        for (const engine::Value &die : lines[i].dice) {
            if (isOfUnit)
                break; // they lie below its counter
            auto *face = new DieFace(m_content);
            face->setValue(die.number, LogText::dieSides(lines[i]));
            row->addWidget(face);
        }
        QString html = text.sentence(lines[i]);
        if (lines[i].rule)
            html +=
                u' ' + RuleLink::html(controller().state().names().text(lines[i].rule), tokens());
        QLabel *sentence =
            ruleLabel(controller(), html, i + 1 == lines.size() ? "body" : "note", m_content);
        row->addWidget(sentence, 1);
        m_lines->addLayout(row);
    }
}

void BattleStage::addLosses()
{
    auto *row = new QHBoxLayout;
    row->setSpacing(10);
    row->addWidget(oneLine(tr("Losses so far"), "note", m_content));
    for (const BattleRecord::Force &force : m_record->sides) {
        auto *mark = new QLabel(m_content);
        const SideMark sign = SideMark::of(controller().module(), force.side, tokens());
        mark->setPixmap(sign.pixmap(11, devicePixelRatioF()));
        row->addWidget(mark);
        QStringList words{tr("%1: %n step(s)", "a side", force.lost())
                              .arg(controller().texts().sideName(force.side))};
        if (force.gone())
            words.append(tr("%n unit(s)", nullptr, force.gone()));
        row->addWidget(oneLine(words.join(QStringLiteral(", ")), "note", m_content));
        auto *pips = new PipBar(m_content);
        pips->setValue(force.lost(), force.strength(controller().state()),
                       words.join(QStringLiteral(", ")));
        row->addWidget(pips);
    }
    row->addStretch(1);
    addAgain(row);
    m_lines->addLayout(row);
}

// What was told last is the present round.
void BattleStage::addAgain(QHBoxLayout *row)
{
    Teller &teller = Teller::of(controller());
    if (teller.beats().empty())
        return;
    auto *again = new QPushButton(
        m_record->rounds.size() > 1 ? tr("Show round %1 again").arg(m_record->rounds.back().number)
                                    : tr("Show again"),
        m_content);
    again->setObjectName(QStringLiteral("battleAgain"));
    again->setIcon(Icons::icon(QStringLiteral("undo")));
    again->setEnabled(!teller.isTelling());
    again->setFocusPolicy(Qt::NoFocus);
    connect(again, &QPushButton::clicked, &teller, &Teller::again, Qt::QueuedConnection);
    row->addWidget(again);
}

std::vector<engine::SpaceId> BattleStage::scene() const
{
    std::vector<engine::SpaceId> spaces{m_record->space};
    spaces.insert(spaces.end(), m_record->from.begin(), m_record->from.end());
    for (const auto &arrow : m_board->signs().attacks) {
        if (arrow.to == m_record->space)
            spaces.push_back(arrow.from);
    }
    return spaces;
}

QRect BattleStage::kept() const
{
    const view::BoardGeometry &geometry = m_board->geometry();
    const double widest = geometry.counterSize() * c_widestPlace;
    QRectF all;
    for (const engine::SpaceId space : scene()) {
        if (!geometry.contains(space))
            continue;
        // Of a wide area, where its counters are.
        const QPointF centre = geometry.centre(space);
        const QPointF half(widest / 2, widest / 2);
        const QRectF here =
            m_board->camera().toView(geometry.bounds(space) & QRectF(centre - half, centre + half));
        // Who comes from far away is not waited for.
        if (all.isNull() || (all | here).height() < m_board->height() / 2)
            all |= here;
    }
    return all.toAlignedRect();
}

QRect BattleStage::area() const
{
    const int left = isSmall() ? c_margin : c_tools;
    // The dice have their place above it.
    int top = c_margin;
    if (auto *dice = m_board->findChild<QWidget *>(QStringLiteral("diceStrip"))) {
        if (dice->isVisibleTo(m_board))
            top += dice->height() + c_gap;
    }
    return m_board->rect().adjusted(left, top, -c_margin, -c_margin);
}

QSize BattleStage::wanted(int width) const
{
    m_content->resize(width, 10);
    m_content->layout()->activate();
    return {width,
            layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width)
                                          : layout()->totalSizeHint().height()};
}

void BattleStage::setPlace(const StagePlace &place)
{
    setGeometry(place.card);
    // What was asked for its height has been squeezed for that.
    layout()->invalidate();
    layout()->activate();
    m_board->setFreePart(isVisibleTo(m_board) ? place.free : QRect());
}

void BattleStage::place()
{
    if (auto *dice = m_board->findChild<QWidget *>(QStringLiteral("diceStrip")))
        dice->installEventFilter(this);
    const QRect area = this->area();
    const QSize size = wanted(qMin(widest, area.width()));
    const QRect kept = this->kept();
    const StagePlace there = StagePlace::beside(area, size, kept);
    setPlace(there);
    const bool isWhole = there.card.height() >= size.height() && there.shows(kept);
    // A map that is seen as a whole stays where it is, and one that nobody sees has no size yet.
    const bool seesAll = m_board->visibleArea().adjusted(-1, -1, 1, 1).contains(m_board->page());
    const bool isRead = seesAll && there.card.height() >= c_readable && !there.covers(kept);
    if (kept.isNull() || isWhole || isRead || !isVisible() || !Teller::of(controller()).follows())
        return;
    // At the edge of the map it goes only one way.
    const bool isLow =
        m_board->geometry().centre(m_record->space).y() > m_board->page().center().y();
    setPlace(StagePlace::above(area, size, kept, isLow));
    m_panning.setRemainingTime(m_board->bringIntoView(scene()) + c_patience);
    giveWay();
}

void BattleStage::placeAgain()
{
    if (m_record && m_content)
        place();
}

void BattleStage::giveWay()
{
    if (!m_record || !m_content || !isVisibleTo(m_board))
        return;
    const bool isPanning = m_board->isMoving() && !m_panning.hasExpired();
    const QRect kept = this->kept();
    if (!isPanning && !kept.isNull() && geometry().intersects(kept))
        setPlace(StagePlace::beside(area(), wanted(width()), kept));
}

bool BattleStage::eventFilter(QObject *watched, QEvent *event)
{
    constexpr QEvent::Type kinds[] = {QEvent::Resize, QEvent::Show, QEvent::Hide};
    const bool isOther =
        std::find(std::begin(kinds), std::end(kinds), event->type()) != std::end(kinds);
    // The board itself takes it in after us.
    if (isOther)
        QMetaObject::invokeMethod(this, &BattleStage::placeAgain, Qt::QueuedConnection);
    return DockPanel::eventFilter(watched, event);
}

void BattleStage::paintEvent(QPaintEvent *)
{
    paintFloatingCard(*this);
}

} // namespace app

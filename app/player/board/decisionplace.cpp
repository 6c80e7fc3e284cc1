// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/board/decisionplace.h"

#include "app/player/decision/model/decisionmodel.h"
#include "app/player/telling/teller.h"
#include "app/view/board/boardview.h"

#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace app {

using engine::SpaceId;

namespace {

constexpr int c_signEdge = 14; ///< Between the sign and the edge of the board.

/// For whole eighths of a turn, from the right on downwards.
constexpr char16_t c_arrows[] = {u'→', u'↘', u'↓', u'↙', u'←', u'↖', u'↑', u'↗'};

} // namespace

DecisionPlace::DecisionPlace(GameController &controller, view::BoardView &board)
    : QObject(&board)
    , m_controller(controller)
    , m_board(board)
    , m_sign(new QToolButton(&board))
{
    m_sign->setObjectName(QStringLiteral("decisionElsewhere"));
    m_sign->setProperty("class", QStringLiteral("segment"));
    m_sign->setFocusPolicy(Qt::TabFocus);
    m_sign->hide();
    connect(m_sign, &QToolButton::clicked, this, &DecisionPlace::go);
    connect(&controller, &GameController::changed, this, &DecisionPlace::lookSoon);
    connect(&controller, &GameController::shownChanged, this, &DecisionPlace::lookSoon);
    connect(&controller, &GameController::viewerChanged, this, &DecisionPlace::lookSoon);
    connect(&controller, &GameController::languageChanged, this, &DecisionPlace::point);
    connect(&board, &view::BoardView::viewChanged, this, &DecisionPlace::point);
    m_decision = controller.offer().decision;
    for (const SpaceId space : places())
        m_known.insert(space);
}

void DecisionPlace::lookSoon()
{
    m_sign->hide();
    if (!std::exchange(m_isSoon, true))
        QMetaObject::invokeMethod(this, &DecisionPlace::look, Qt::QueuedConnection);
}

std::vector<SpaceId> DecisionPlace::places() const
{
    std::vector<SpaceId> places;
    const auto &map = m_controller.module().map;
    const auto add = [&](SpaceId space) {
        if (space && map.space(space).kind <= engine::Space::Kind::Area
            && std::find(places.begin(), places.end(), space) == places.end())
            places.push_back(space);
    };
    const auto &state = m_controller.state();
    for (const engine::Action &action : m_controller.offer().actions) {
        if (action.piece)
            add(state.piece(action.piece).space);
    }
    // Those who are not on the map yet, or nobody in particular: where they can go.
    if (places.empty()) {
        for (const engine::Action &action : m_controller.offer().actions)
            add(action.space);
    }
    return places;
}

bool DecisionPlace::isAnyInSight(const std::vector<SpaceId> &places) const
{
    return std::any_of(places.begin(), places.end(), [this](SpaceId space) {
        return m_board.geometry().contains(space)
            && m_board.rect().contains(m_board.viewPoint(space));
    });
}

void DecisionPlace::look()
{
    m_isSoon = false;
    if (m_controller.isTelling() || m_controller.isInPast() || m_controller.isCovered()
        || !m_controller.decides() || !m_controller.isHumanTurn())
        return;
    const std::vector<SpaceId> now = places();
    const bool isOther = m_controller.offer().decision != m_decision
        || std::none_of(now.begin(), now.end(),
                        [this](SpaceId space) { return m_known.contains(space); });
    m_decision = m_controller.offer().decision;
    m_known = {now.begin(), now.end()};
    // Who takes something back looks at it already.
    if (!isOther || now.empty() || !m_controller.isNews() || isAnyInSight(now))
        return;
    if (Teller::of(m_controller).follows()) {
        go();
    } else {
        m_sign->show();
        point();
    }
}

void DecisionPlace::go()
{
    m_sign->hide();
    m_board.bringIntoView(places());
}

// At the edge, in the direction of the nearest of them.
void DecisionPlace::point()
{
    if (m_sign->isHidden())
        return;
    const std::vector<SpaceId> now = places();
    const QPointF middle = QRectF(m_board.rect()).center();
    QPointF way;
    SpaceId nearest;
    for (const SpaceId space : now) {
        if (!m_board.geometry().contains(space))
            continue;
        const QPointF to = QPointF(m_board.viewPoint(space)) - middle;
        if (!nearest || std::hypot(to.x(), to.y()) < std::hypot(way.x(), way.y())) {
            way = to;
            nearest = space;
        }
    }
    if (now.empty() || isAnyInSight(now)) {
        m_sign->hide();
        return;
    }
    const QString name = m_controller.texts().spaceName(nearest ? nearest : now.front());
    const double eighths = std::atan2(way.y(), way.x()) * 4 / std::numbers::pi;
    const char16_t arrow = c_arrows[(int(std::lround(eighths)) + 8) % 8];
    m_sign->setText(QStringLiteral("%1 %2").arg(QChar(arrow)).arg(name));
    m_sign->setToolTip(tr("Your next decision is there: %1").arg(name));
    m_sign->setAccessibleName(m_sign->toolTip());
    m_sign->adjustSize();
    const QRectF room =
        QRectF(m_board.rect()).adjusted(c_signEdge, c_signEdge, -c_signEdge, -c_signEdge);
    const double share = std::min({1.0, room.width() / 2 / std::max(1.0, std::abs(way.x())),
                                   room.height() / 2 / std::max(1.0, std::abs(way.y()))});
    QRectF place(QPointF(), QSizeF(m_sign->size()));
    place.moveCenter(middle + way * share);
    place.moveLeft(std::clamp(place.left(), room.left(), room.right() - place.width()));
    place.moveTop(std::clamp(place.top(), room.top(), room.bottom() - place.height()));
    m_sign->move(place.topLeft().toPoint());
    m_sign->raise();
}

} // namespace app

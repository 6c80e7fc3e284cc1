// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/signs/spacesigns.h"

#include "app/view/map/mapcrossings.h"
#include "app/view/map/sheet/hexlattice.h"
#include "app/view/map/sheet/mapstyle.h"
#include "app/view/mapimage.h"
#include "app/view/signs/signlayer.h"
#include "engine/module/model/module.h"
#include "engine/state/gamestate.h"

#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace view {

namespace {

constexpr QPointF bunkerAt(26, -20);
constexpr QPointF garrisonAt(-26, -20);
constexpr double signRadius = 9;
constexpr double leastSign = 0.22; ///< Smaller ones would be specks.
constexpr double leastSignNumber = 0.45;
constexpr double markSymbol = 0.38; ///< Silhouettes are 36 wide.
constexpr QPointF markAt(0, 30); ///< Below the counters, within the hex.
constexpr double markApart = 20; ///< Of several in one hex.
const QColor markInk(0x1b, 0x1b, 0x1b);
const QColor markPlate(0xf4, 0xef, 0xdf);
const QColor markGone(0xb4, 0x23, 0x18);

SpaceSigns::Look lookOf(const QString &word)
{
    if (word == u"bridge")
        return SpaceSigns::Look::Bridge;
    return word == u"garrison" ? SpaceSigns::Look::Garrison : SpaceSigns::Look::Bunker;
}

QPolygonF hexagon()
{
    QPolygonF points;
    for (int i = 0; i < 6; ++i)
        points << QPointF(std::cos(M_PI * i / 3), std::sin(M_PI * i / 3)) * signRadius;
    return points;
}

QPolygonF castle()
{
    return {{{-4.4, 4},
             {-4.4, -4},
             {-2.2, -4},
             {-2.2, -2},
             {-0.8, -2},
             {-0.8, -4},
             {0.8, -4},
             {0.8, -2},
             {2.2, -2},
             {2.2, -4},
             {4.4, -4},
             {4.4, 4},
             {-4.4, 4}}};
}

bool isPrinted(const engine::Module &module, engine::SpaceId space, const QString &feature)
{
    return module.map.space(space).features.contains(feature);
}

/// What the position says, as far as it can: where it knows nothing of features they stay.
template<typename Module, typename State>
bool hasFeature(const Module &module, const State &state, engine::SpaceId space,
                const QString &feature)
{
    const bool printed = isPrinted(module, space, feature);
    if constexpr (requires { state.featureChanges(); }) {
        using Feature = typename std::decay_t<decltype(state.featureChanges())>::value_type;
        return state.hasFeature(Feature{space, module.terrain.feature(feature)}, printed);
    }
    return printed;
}

} // namespace

void SpaceSigns::setBoard(const engine::Module *module, int board, MapTheme theme)
{
    m_board = board;
    m_wishes.clear();
    m_signs.clear();
    m_crossings.clear();
    if (!module || board < 0 || size_t(board) >= module->map.boards().size())
        return;
    const engine::Board &shown = module->map.boards()[size_t(board)];
    const MapPalette palette(theme, MapStyle::of(shown.style, {}));
    m_unit = shown.hexSide > 0 ? shown.hexSide / HexLattice::side : 1;
    m_halo = QColor(QString::fromLatin1(palette.color("halo")));
    const engine::Json &wanted = shown.style[u"signs"];
    for (qsizetype i = 0; wanted.isArray() && i < wanted.size(); ++i) {
        const engine::Json &json = wanted.at(i);
        Wish wish;
        wish.look = lookOf(json[u"look"].toString());
        wish.feature = json[u"feature"].toString();
        wish.property =
            module->state.spaceProperty.value(module->names.find(json[u"property"].toString()), -1);
        wish.at = wish.look == Look::Garrison ? garrisonAt : bunkerAt;
        if (json[u"at"].isArray() && json[u"at"].size() == 2)
            wish.at = {json[u"at"].at(0).toReal(), json[u"at"].at(1).toReal()};
        wish.at *= m_unit;
        const engine::SideId side = module->side(json[u"side"].toString());
        const QByteArray color = side
            ? palette.print(json[u"side"].toString(), module->sides[size_t(side.value)].color)
            : palette.color("defence");
        wish.color = QColor(QString::fromLatin1(color));
        m_wishes.push_back(std::move(wish));
    }
    findCrossings(*module);
    readMarks(*module);
}

// A module may name a symbol; a feature that is called like one has it.
void SpaceSigns::readMarks(const engine::Module &module)
{
    const SymbolSet symbols;
    m_marks.clear();
    for (const auto &feature : module.terrain.features) {
        const Symbol *symbol = symbols.find(feature.values[u"sign"].toString(feature.id));
        const bool isDrawn = symbol && symbol->kind == Symbol::Kind::Silhouette;
        m_marks.push_back(isDrawn ? Mark{*symbol, {}} : Mark{{}, feature.name.left(1)});
    }
}

void SpaceSigns::findCrossings(const engine::Module &module)
{
    const auto isBridge = [](const Wish &wish) { return wish.look == Look::Bridge; };
    if (std::none_of(m_wishes.begin(), m_wishes.end(), isBridge))
        return;
    for (const MapCrossing &crossing : mapCrossings(mapSource(module, m_board)))
        m_crossings.emplace(crossing.space, Crossing{crossing.at, crossing.angle});
}

void SpaceSigns::read(const engine::Module &module, const engine::GameState *state)
{
    m_signs.clear();
    for (const Wish &wish : m_wishes) {
        if (wish.property >= 0)
            addByProperty(wish, module, state);
        else
            addByFeature(wish, module, state);
    }
    if (state && m_board >= 0)
        addOthers(module, *state);
}

bool SpaceSigns::isBridge(engine::SpaceId space, const QString &feature) const
{
    return m_crossings.contains(space)
        && std::any_of(m_wishes.begin(), m_wishes.end(), [&](const Wish &wish) {
               return wish.look == Look::Bridge && wish.property < 0 && wish.feature == feature;
           });
}

void SpaceSigns::addOthers(const engine::Module &module, const engine::GameState &state)
{
    engine::SpaceId last;
    int place = 0;
    for (const engine::SpaceFeature &changed : state.featureChanges()) {
        const engine::Space &space = module.map.space(changed.space);
        const QString &id = module.terrain.features[size_t(changed.kind)].id;
        if (space.board != m_board || isBridge(changed.space, id))
            continue;
        place = changed.space == last ? place + 1 : 0;
        last = changed.space;
        const QPointF beside((place % 2 ? -1 : 1) * ((place + 1) / 2) * markApart, 0);
        const bool isGone = isPrinted(module, changed.space, id);
        m_signs.push_back({changed.space, isGone ? Look::Gone : Look::Feature,
                           space.centre + (markAt + beside) * m_unit, 0, 0,
                           isGone ? markGone : markInk, changed.kind});
    }
}

void SpaceSigns::addByProperty(const Wish &wish, const engine::Module &module,
                               const engine::GameState *state)
{
    const engine::StateDeclaration::Property &property =
        module.state.spaceProperties[size_t(wish.property)];
    if (property.secret)
        return;
    for (int32_t i = 0; i < module.map.spaceCount(); ++i) {
        const engine::SpaceId space(i);
        if (module.map.space(space).board != m_board)
            continue;
        const engine::Value value =
            state ? state->spaceProperty(space, wish.property) : property.initial;
        const bool isNumber = value.type == engine::Value::Type::Integer;
        if (isNumber ? value.number > 0 : value.isTrue())
            m_signs.push_back({space, wish.look, module.map.space(space).centre + wish.at,
                               isNumber ? value.number : 0, 0, wish.color});
    }
}

// What the map shows already is no news; what was built or blown since is.
void SpaceSigns::addByFeature(const Wish &wish, const engine::Module &module,
                              const engine::GameState *state)
{
    for (const auto &[space, crossing] : m_crossings) {
        const bool printed = isPrinted(module, space, wish.feature);
        const bool now = state ? hasFeature(module, *state, space, wish.feature) : printed;
        if (now != printed)
            m_signs.push_back({space, now ? Look::Bridge : Look::Blown, crossing.at, 0,
                               crossing.angle, wish.color});
    }
}

void SpaceSigns::paint(QPainter &painter, const BoardCamera &camera, Layer layer) const
{
    const double unit = m_unit * camera.zoom();
    if (m_signs.empty() || unit < leastSign)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF seen = camera.visible().adjusted(-30, -30, 30, 30);
    for (const Sign &sign : m_signs) {
        const bool isAbove = sign.look == Look::Bunker || sign.look == Look::Garrison;
        if (!seen.contains(sign.at) || isAbove != (layer == Layer::Above))
            continue;
        painter.save();
        painter.translate(camera.toView(sign.at));
        painter.scale(unit, unit);
        paintSign(painter, sign, unit);
        painter.restore();
    }
    painter.restore();
}

void SpaceSigns::paintMark(QPainter &painter, const Sign &sign) const
{
    const Mark &mark = m_marks[size_t(sign.feature)];
    painter.setPen(QPen(sign.color, 1.4));
    painter.setBrush(markPlate);
    painter.drawEllipse(QPointF(0, 0), signRadius, signRadius);
    if (!mark.letter.isEmpty()) {
        painter.setFont(SignLayer::numberFont(12));
        painter.drawText(QRectF(-signRadius, -signRadius, 2 * signRadius, 2 * signRadius),
                         Qt::AlignCenter, mark.letter);
    } else {
        painter.save();
        painter.scale(markSymbol, markSymbol);
        painter.fillPath(mark.symbol.fill, markInk);
        painter.strokePath(mark.symbol.stroke, QPen(markInk, 3));
        painter.restore();
    }
    if (sign.look != Look::Gone)
        return;
    painter.setPen(QPen(markGone, 2.2));
    const QPointF arm = QPointF(signRadius, signRadius) * 0.7;
    painter.drawLine(-arm, arm);
    painter.drawLine(QPointF(arm.x(), -arm.y()), QPointF(-arm.x(), arm.y()));
}

void SpaceSigns::paintBridge(QPainter &painter, const Sign &sign) const
{
    const QColor ink(0x26, 0x26, 0x2a);
    painter.rotate(sign.angle);
    for (const auto &[color, width] : {std::pair(m_halo, 6.0), std::pair(ink, 2.4)}) {
        painter.setPen(QPen(color, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        for (const double side : {-1.0, 1.0})
            painter.drawPolyline(QPolygonF(
                {{-11, side * 7.5}, {-7.5, side * 4.5}, {7.5, side * 4.5}, {11, side * 7.5}}));
    }
    if (sign.look != Look::Blown)
        return;
    for (const auto &[color, width] : {std::pair(m_halo, 6.4), std::pair(sign.color, 3.4)}) {
        painter.setPen(QPen(color, width, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(QPointF(-8, -8), QPointF(8, 8));
        painter.drawLine(QPointF(-8, 8), QPointF(8, -8));
    }
}

void SpaceSigns::paintSign(QPainter &painter, const Sign &sign, double unit) const
{
    const auto pen = [](const QColor &color, double width) {
        return QPen(color, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    };
    painter.setPen(pen(m_halo, 1.6));
    painter.setBrush(sign.color);
    switch (sign.look) {
    case Look::Bunker:
        painter.drawPolygon(hexagon());
        if (sign.number > 0 && unit >= leastSignNumber) {
            painter.setPen(Qt::white);
            painter.setFont(SignLayer::numberFont(11.5));
            painter.drawText(QRectF(-signRadius, -signRadius, 2 * signRadius, 2 * signRadius),
                             Qt::AlignCenter, QString::number(sign.number));
        }
        break;
    case Look::Garrison:
        painter.drawEllipse(QPointF(0, 0), 8.0, 8.0);
        painter.setPen(pen(Qt::white, 1.4));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(castle());
        break;
    case Look::Bridge:
    case Look::Blown:
        paintBridge(painter, sign);
        break;
    case Look::Feature:
    case Look::Gone:
        paintMark(painter, sign);
        break;
    }
}

} // namespace view

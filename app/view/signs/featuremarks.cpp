// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/signs/featuremarks.h"

#include "app/view/signs/signlayer.h"
#include "engine/module/model/module.h"
#include "engine/state/gamestate.h"

#include <QPainter>

namespace view {

namespace {

const QColor c_featureInk(0x1b, 0x1b, 0x1b);
const QColor c_featurePlate(0xf4, 0xef, 0xdf);
const QColor c_featureGone(0xb4, 0x23, 0x18);
constexpr double c_featureRadius = 9;
constexpr double c_featureSymbol = 0.38; // silhouettes are 36 wide
constexpr double c_fromCentre = 30; // below the counters, within the hex
constexpr double c_apart = 20; // of several in one hex

} // namespace

// A module may name a symbol; a feature that is called like one has it.
const FeatureMarks::Sign &FeatureMarks::sign(const engine::Module &module, int32_t kind)
{
    if (m_signs.size() != module.terrain.features.size()) {
        m_signs.clear();
        for (const auto &feature : module.terrain.features) {
            const QString wanted = feature.values[u"sign"].toString(feature.id);
            const Symbol *symbol = m_symbols.find(wanted);
            Sign made;
            if (symbol && symbol->kind == Symbol::Kind::Silhouette)
                made.symbol = *symbol;
            else
                made.letter = feature.name.left(1);
            m_signs.push_back(std::move(made));
        }
    }
    return m_signs[size_t(kind)];
}

void FeatureMarks::read(const engine::Module &module, const BoardGeometry &geometry,
                        const engine::GameState &state)
{
    m_marks.clear();
    for (const engine::SpaceFeature &changed : state.featureChanges()) {
        if (!geometry.contains(changed.space))
            continue;
        sign(module, changed.kind);
        const QString &id = module.terrain.features[size_t(changed.kind)].id;
        const bool printed = module.map.space(changed.space).features.contains(id);
        m_marks.push_back({changed.space, changed.kind, !printed});
    }
}

void FeatureMarks::paint(QPainter &painter, const BoardCamera &camera,
                         const BoardGeometry &geometry) const
{
    const double u = SignLayer::unit(camera, geometry);
    painter.setRenderHint(QPainter::Antialiasing);
    int place = 0;
    for (size_t i = 0; i < m_marks.size(); ++i) {
        const Mark &mark = m_marks[i];
        const Sign &drawn = m_signs[size_t(mark.kind)];
        place = i > 0 && m_marks[i - 1].space == mark.space ? place + 1 : 0;
        const QPointF at = camera.toView(geometry.centre(mark.space))
            + QPointF((place % 2 ? -1 : 1) * ((place + 1) / 2) * c_apart, c_fromCentre) * u;
        painter.setPen(QPen(mark.isThere ? c_featureInk : c_featureGone, 1.4 * u));
        painter.setBrush(c_featurePlate);
        painter.drawEllipse(at, c_featureRadius * u, c_featureRadius * u);
        if (!drawn.letter.isEmpty()) {
            painter.setFont(SignLayer::numberFont(12 * u));
            const QSizeF size(2 * c_featureRadius * u, 2 * c_featureRadius * u);
            painter.drawText(QRectF(at - QPointF(size.width(), size.height()) / 2, size),
                             Qt::AlignCenter, drawn.letter);
        } else {
            painter.save();
            painter.translate(at);
            painter.scale(c_featureSymbol * u, c_featureSymbol * u);
            painter.fillPath(drawn.symbol.fill, c_featureInk);
            painter.strokePath(drawn.symbol.stroke, QPen(c_featureInk, 3));
            painter.restore();
        }
        if (!mark.isThere) {
            painter.setPen(QPen(c_featureGone, 2.2 * u));
            const QPointF arm = QPointF(c_featureRadius, c_featureRadius) * u * 0.7;
            painter.drawLine(at - arm, at + arm);
            painter.drawLine(at + QPointF(arm.x(), -arm.y()), at + QPointF(-arm.x(), arm.y()));
        }
    }
}

} // namespace view

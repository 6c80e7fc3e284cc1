// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/model/boardnames.h"

#include <QLineF>
#include <QTransform>

#include <cmath>

namespace editor {

namespace {

constexpr double c_regionSize = 36;
constexpr double c_waterSize = 18;
constexpr double c_seaSize = 54;
constexpr double c_nearest = 4; // hexes that a name may stand away from its own

double sizeOf(const engine::BoardLabel &label)
{
    if (label.size > 0)
        return label.size;
    if (label.style == u"sea")
        return c_seaSize;
    return label.style.isEmpty() || label.style == u"region" ? c_regionSize : c_waterSize;
}

/// The hex with this name that is nearest to the writing.
QString ownerOf(const BoardModel &model, const QMultiHash<QString, int> &named,
                const view::MapText &text, QPointF centre)
{
    QString best;
    double least = c_nearest * model.cells()->side();
    for (const int cell : named.values(text.text)) {
        const double distance = QLineF(model.cells()->centre(cell), centre).length();
        if (distance < least) {
            least = distance;
            best = model.cells()->id(cell);
        }
    }
    return best;
}

} // namespace

QPolygonF BoardName::outline() const
{
    QTransform turn;
    turn.translate(centre.x(), centre.y());
    turn.rotate(angle);
    return turn.map(QPolygonF(QRectF(QPointF(-size.width() / 2, -size.height() / 2), size)));
}

QPointF BoardName::turningPoint() const
{
    const QPolygonF corners = outline();
    return (corners[1] + corners[2]) / 2 + (corners[1] - corners[0]) * 0.08;
}

std::vector<BoardName> boardNames(const BoardModel &model,
                                  const std::vector<view::MapText> &painted)
{
    std::vector<BoardName> names;
    for (size_t i = 0; i < model.labels().size(); ++i) {
        const engine::BoardLabel &label = model.labels()[i];
        const double size = sizeOf(label);
        // Letters of regions and seas stand apart.
        const double width = std::max(1.0, double(label.text.size())) * size * 0.9;
        names.push_back({{}, int(i), label.text, label.at, {width, size * 1.1}, label.angle});
    }
    if (!model.cells())
        return names;
    QMultiHash<QString, int> named;
    for (int cell = 0; cell < model.cells()->count(); ++cell) {
        const QString name = model.spaceName(model.cells()->id(cell));
        if (!name.isEmpty())
            named.insert(name, cell);
    }
    for (const view::MapText &text : painted) {
        const double width = text.width();
        double left = text.at.x() - width / 2;
        if (text.anchor != view::MapText::Anchor::Middle)
            left = text.anchor == view::MapText::Anchor::Start ? text.at.x() : text.at.x() - width;
        const QPointF centre(left + width / 2, text.at.y() - text.size * 0.35);
        const QString space = ownerOf(model, named, text, centre);
        if (!space.isEmpty())
            names.push_back({space, -1, text.text, centre, {width, text.size * 1.1}, 0});
    }
    return names;
}

int overlapping(const std::vector<BoardName> &names, int name)
{
    const QPolygonF mine = names[size_t(name)].outline();
    for (size_t i = 0; i < names.size(); ++i) {
        if (int(i) != name && !mine.intersected(names[i].outline()).isEmpty())
            return int(i);
    }
    return -1;
}

} // namespace editor

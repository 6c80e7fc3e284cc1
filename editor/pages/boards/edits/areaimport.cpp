// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/edits/areaimport.h"

#include "app/view/area/areanest.h"
#include "editor/pages/boards/edits/areaedit.h"
#include "editor/pages/boards/edits/neighbouredit.h"
#include "editor/pages/boards/model/areas/areashape.h"
#include "editor/pages/boards/model/boardborders.h"
#include "engine/storage/picture/svgcheck.h"

#include <QFileInfo>
#include <QRegularExpression>

namespace editor {

using engine::Json;

namespace {

constexpr double c_smallest = 800; // a smaller drawing grows
constexpr double c_usual = 1600;
constexpr double c_largest = 10'000;
constexpr double c_mostOfPage = 0.9;

/// Names that a drawing program gave, not a person.
bool isMade(const QString &id)
{
    static const QRegularExpression made(
        QStringLiteral("^(path|polygon|polyline|rect|circle|ellipse|g|svg|layer|use)[-_0-9]*$"));
    return id.isEmpty() || made.match(id).hasMatch();
}

QString nameOf(const engine::SvgShape &shape)
{
    if (!shape.title.isEmpty() || isMade(shape.id))
        return shape.title;
    QString name = shape.id;
    name.replace(u'_', u' ');
    return name.left(1).toUpper() + name.mid(1);
}

QPolygonF largestOf(const engine::SvgShape &shape)
{
    QPolygonF largest;
    for (const QList<QPointF> &part : shape.polygons) {
        if (areashape::area(part) > areashape::area(largest))
            largest = part;
    }
    for (QPointF &corner : largest)
        corner = {std::clamp(corner.x(), 0.0, c_largest), std::clamp(corner.y(), 0.0, c_largest)};
    return areashape::clockwise(areashape::cleaned(largest));
}

/// Parts that lie inside of the largest.
int holesIn(const engine::SvgShape &shape)
{
    std::vector<QPolygonF> parts;
    for (const QList<QPointF> &part : shape.polygons)
        parts.push_back(QPolygonF(part));
    const view::AreaNest nest(parts);
    int count = 0;
    for (int i = 0; i < int(parts.size()); ++i)
        count += nest.around(i) == view::AreaNest::nobody ? 0 : 1;
    return count;
}

} // namespace

engine::Result<AreaImport> AreaImport::read(const QByteArray &svg, const QString &file)
{
    AreaImport made;
    made.m_svg = svg;
    made.m_file = file;
    made.place(svg, file);
    const auto shapes = engine::SvgShapes(svg, file, made.m_toPage).list();
    if (!shapes)
        return shapes.error();
    made.take(shapes.value());
    if (made.m_shapes.isEmpty()) {
        return engine::Error{engine::Error::Code::BadFormat,
                             tr("%1 has no shape that could be an area.").arg(file)};
    }
    made.choose(shapes.value());
    return made;
}

// Corners are written in tenths of a unit, from 0 to 10,000: so the drawing is moved there, and a
// small one grows.
void AreaImport::place(const QByteArray &svg, const QString &file)
{
    const auto found = engine::SvgShapes::viewBox(svg, file);
    const QRectF box = found ? found.value() : QRectF(0, 0, c_usual, c_usual);
    const double length = std::max(box.width(), box.height());
    double scale = 1;
    if (length < c_smallest)
        scale = c_usual / length;
    else if (length > c_largest)
        scale = c_largest / length;
    const QPointF corner =
        scale == 1 && box.left() >= 0 && box.top() >= 0 ? QPointF(0, 0) : box.topLeft();
    m_toPage = {scale, 0, 0, scale, -corner.x() * scale, -corner.y() * scale};
    m_page = {m_toPage.map(box.topLeft()), box.size() * scale};
}

void AreaImport::take(const QList<engine::SvgShape> &shapes)
{
    for (const engine::SvgShape &found : shapes) {
        Shape shape;
        shape.id = isMade(found.id) ? QString() : found.id;
        shape.name = nameOf(found);
        shape.element = found.element;
        shape.depth = found.depth;
        shape.parts = int(found.polygons.size());
        shape.isClosed = found.isClosed;
        shape.outline = largestOf(found);
        shape.holes = holesIn(found);
        m_shapes.append(shape);
    }
}

// The paper of a drawing, not a part of its map.
bool AreaImport::isGround(const Shape &shape) const
{
    return shape.element == u"rect"
        && areashape::area(shape.outline) > c_mostOfPage * m_page.width() * m_page.height();
}

// What somebody has named is meant; a group is, when nothing in it is.
void AreaImport::choose(const QList<engine::SvgShape> &shapes)
{
    const auto isGood = [this](qsizetype i) {
        return m_shapes[i].isClosed && !isGround(m_shapes[i])
            && areashape::isSimple(m_shapes[i].outline);
    };
    const auto isNamed = [&](qsizetype i) {
        return !isMade(shapes[i].id) || !shapes[i].title.isEmpty();
    };
    const auto hasNamed = [&](qsizetype group) {
        for (qsizetype i = group + 1; i < m_shapes.size(); ++i) {
            if (m_shapes[i].depth <= m_shapes[group].depth)
                break;
            if (isNamed(i) && isGood(i))
                return true;
        }
        return false;
    };
    bool isAnyNamed = false;
    for (qsizetype i = 0; i < m_shapes.size(); ++i) {
        const bool isGroup = m_shapes[i].element == u"g";
        m_shapes[i].isWanted = isNamed(i) && isGood(i) && !(isGroup && hasNamed(i))
            && !(isGroup && m_shapes[i].parts > 1 && m_shapes[i].depth == 0);
        isAnyNamed = isAnyNamed || m_shapes[i].isWanted;
    }
    for (qsizetype i = 0; !isAnyNamed && i < m_shapes.size(); ++i)
        m_shapes[i].isWanted = isGood(i) && m_shapes[i].element != u"g";
}

int AreaImport::wanted() const
{
    return int(std::count_if(m_shapes.begin(), m_shapes.end(),
                             [](const Shape &shape) { return shape.isWanted; }));
}

bool AreaImport::takeArtwork(Draft &draft, const BoardModel &model)
{
    const QString target = QStringLiteral("art/") + QFileInfo(m_file).fileName().toLower();
    for (const engine::Issue &issue : engine::SvgCheck(m_svg, target).run()) {
        if (issue.severity == engine::Issue::Severity::Error) {
            m_problem = issue.message;
            return false;
        }
    }
    draft.setBytes(target, m_svg);
    Json page = Json::array();
    for (const double number : {m_page.x(), m_page.y(), m_page.width(), m_page.height()})
        page.append(number);
    return draft.set(model.file(), {QStringLiteral("picture")}, target)
        && draft.set(model.file(), {QStringLiteral("page")}, page);
}

std::optional<AreaImport::Result> AreaImport::apply(Draft &draft, const BoardModel &model,
                                                    double tolerance, Artwork artwork)
{
    Draft attempt = draft;
    AreaEdit edit(attempt, model);
    const AreaMesh before = model.areas().mesh();
    AreaMesh after = before;
    QMap<QString, QString> names;
    for (const Shape &shape : m_shapes) {
        if (!shape.isWanted)
            continue;
        const bool isKnown = model.areas().find(shape.id) && !names.contains(shape.id);
        QString id = isKnown ? shape.id : edit.freeId(shape.id);
        for (int number = 2; names.contains(id); ++number)
            id = edit.freeId(QStringLiteral("%1-%2")
                                 .arg(shape.id.isEmpty() ? QStringLiteral("area") : shape.id)
                                 .arg(number));
        names.insert(id, shape.name);
        after.put(id, shape.outline);
    }
    after.weld(tolerance);
    if (names.isEmpty() || !edit.put(after, names)) {
        m_problem = names.isEmpty() ? tr("Choose at least one shape.") : edit.problem();
        return {};
    }
    const JsonPath page{QStringLiteral("page")};
    if (artwork == Artwork::Taken && !takeArtwork(attempt, model))
        return {};
    if (artwork == Artwork::Left && before.outlines().isEmpty())
        attempt.remove(model.file(), page);
    BoardBorders{tolerance, true}.write(attempt, model.id());
    NeighbourEdit neighbours(attempt, model);
    neighbours.follow(before, after);
    draft = attempt;
    return Result{names.keys(), int(after.neighboursOf(names.keys(), tolerance).size())};
}

} // namespace editor

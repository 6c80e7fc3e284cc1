// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/model/boardmodel.h"

#include "editor/pages/boards/model/boardpage.h"
#include "editor/pages/boards/model/gridlayout.h"

#include <QFileInfo>

namespace editor {

using engine::Board;
using engine::Json;

namespace {

const QString c_links = QStringLiteral("links");

Json jsonOf(const JsonTextPointer &text, const QString &key)
{
    const JsonTextPointer found = text ? text->child(key) : nullptr;
    return found ? found->toJson() : Json();
}

QString textOf(const JsonTextPointer &text, const QString &key)
{
    const JsonTextPointer found = text ? text->child(key) : nullptr;
    return found ? found->toText() : QString();
}

QPointF pointOf(const Json &json)
{
    return {json.at(0).toReal(), json.at(1).toReal()};
}

QRectF rectangleOf(const Json &json)
{
    if (!json.isArray() || json.size() != 4)
        return {};
    const QRectF rectangle(json.at(0).toReal(), json.at(1).toReal(), json.at(2).toReal(),
                           json.at(3).toReal());
    return rectangle.width() > 0 && rectangle.height() > 0 ? rectangle : QRectF();
}

} // namespace

BoardModel::Pointer BoardModel::read(const QString &file, const FileContents &files,
                                     const Pointer &before)
{
    auto model = std::make_shared<BoardModel>();
    model->m_file = file;
    const auto content = files.value(file);
    if (content && content->json() && content->json()->type() == JsonText::Type::Object)
        model->m_root = content->json();
    const BoardModel *known = before && before->m_file == file ? before.get() : nullptr;
    const bool isSamePicture = known
        && (known->m_kind != Board::Kind::Area
            || known->m_areas->isOf(files.value(known->m_picture)));
    if (isSamePicture && known->m_root == model->m_root)
        return before;
    model->readHead(known);
    model->readSpaces(known);
    model->readAreas(files, known);
    model->readLinks(known);
    model->readEdges(known);
    model->readWays(known);
    model->readLabels();
    return model;
}

QString BoardModel::id() const
{
    return QFileInfo(m_file).completeBaseName();
}

QString BoardModel::name() const
{
    const QString name = textOf(m_root, QStringLiteral("name"));
    return name.isEmpty() ? id() : name;
}

void BoardModel::readHead(const BoardModel *before)
{
    const QString type = textOf(m_root, QStringLiteral("type"));
    if (type == u"area")
        m_kind = Board::Kind::Area;
    else if (type == u"boxes")
        m_kind = Board::Kind::Boxes;
    m_picture = textOf(m_root, QStringLiteral("picture"));
    const QString key = QStringLiteral("grid");
    const JsonTextPointer grid = m_root ? m_root->child(key) : nullptr;
    if (m_kind != Board::Kind::Hex || !grid)
        return;
    const bool isSame =
        before && before->m_root && before->m_kind == m_kind && before->m_root->child(key) == grid;
    if (isSame) {
        m_cells = before->m_cells;
        m_missing = before->m_missing;
        m_ground = before->m_ground;
        return;
    }
    readGrid();
}

void BoardModel::readGrid()
{
    const Json grid = jsonOf(m_root, QStringLiteral("grid"));
    m_ground = grid[u"terrain"].toString();
    const auto layout = gridlayout::read(grid);
    if (!layout)
        return;
    m_cells = std::make_shared<HexCells>(engine::HexGrid(*layout), gridlayout::side(grid));
    const Json &missing = grid[u"missing"];
    for (qsizetype i = 0; i < missing.size(); ++i) {
        const int cell = m_cells->find(missing.at(i).toString());
        if (cell >= 0)
            m_missing.insert(cell);
    }
}

void BoardModel::readSpaces(const BoardModel *before)
{
    const QString key = QStringLiteral("spaces");
    const JsonTextPointer spaces = m_root ? m_root->child(key) : nullptr;
    if (!spaces || spaces->type() != JsonText::Type::Object)
        return;
    const JsonTextPointer known = before && before->m_root ? before->m_root->child(key) : nullptr;
    if (known && known->type() == JsonText::Type::Object)
        readChangedSpaces(*spaces, *known, *before);
    else
        m_entries.reserve(spaces->size());
    for (qsizetype i = 0; !known && i < spaces->size(); ++i)
        m_entries.insert(spaces->keyAt(i), spaces->members()[size_t(i)].value);
    readBoxes(*spaces);
}

// Most of a large map is as it was: reading all of it again would be felt in every stroke.
void BoardModel::readChangedSpaces(const JsonText &spaces, const JsonText &known,
                                   const BoardModel &before)
{
    m_entries = before.m_entries;
    QSet<QString> gone;
    qsizetype old = 0;
    for (qsizetype i = 0; i < spaces.size();) {
        const JsonText::Member &member = spaces.members()[size_t(i)];
        const bool hasOld = old < known.size();
        const JsonText::Member *same = hasOld ? &known.members()[size_t(old)] : nullptr;
        if (same && same->key == member.key) {
            if (same->value != member.value)
                m_entries.insert(spaces.keyAt(i), member.value);
            ++old;
            ++i;
        } else if (hasOld && before.m_entries.contains(spaces.keyAt(i))) {
            gone.insert(known.keyAt(old++));
        } else {
            gone.remove(spaces.keyAt(i));
            m_entries.insert(spaces.keyAt(i), member.value);
            ++i;
        }
    }
    for (; old < known.size(); ++old)
        gone.insert(known.keyAt(old));
    for (const QString &space : gone)
        m_entries.remove(space);
}

void BoardModel::readBoxes(const JsonText &spaces)
{
    static const QByteArray boxKey("\"box\"");
    for (qsizetype i = 0; i < spaces.size(); ++i) {
        const JsonTextPointer &entry = spaces.members()[size_t(i)].value;
        for (const JsonText::Member &member : entry->members()) {
            if (member.key != boxKey)
                continue;
            const QRectF box = rectangleOf(member.value->toJson());
            if (!box.isEmpty())
                m_boxes.push_back({spaces.keyAt(i), box, entry});
        }
    }
}

void BoardModel::readAreas(const FileContents &files, const BoardModel *before)
{
    if (m_kind != Board::Kind::Area || !m_root)
        return;
    const QString usual = QStringLiteral("boards/%1.svg").arg(id());
    if (m_picture.isEmpty() && m_root->indexOf(QStringLiteral("picture")) < 0
        && files.contains(usual))
        m_picture = usual;
    const JsonTextPointer spaces = m_root->child(QStringLiteral("spaces"));
    const bool isGood = spaces && spaces->type() == JsonText::Type::Object;
    m_areas = BoardAreas::read(isGood ? spaces : nullptr, files.value(m_picture),
                               before ? before->m_areas.get() : nullptr);
}

void BoardModel::readLinks(const BoardModel *before)
{
    const JsonTextPointer list = m_root ? m_root->child(c_links) : nullptr;
    if (!list || list->type() != JsonText::Type::Array)
        return;
    if (before && before->m_root && before->m_root->child(c_links) == list) {
        m_links = before->m_links;
        return;
    }
    const Json links = list->toJson();
    for (qsizetype i = 0; i < links.size(); ++i) {
        const QString a = links.at(i).at(0).toString();
        const QString b = links.at(i).at(1).toString();
        if (!a.isEmpty() && !b.isEmpty())
            m_links.insert(key(a, b));
    }
}

void BoardModel::readEdges(const BoardModel *before)
{
    const JsonTextPointer list = m_root ? m_root->child(QStringLiteral("edges")) : nullptr;
    if (!list || list->type() != JsonText::Type::Array)
        return;
    const std::vector<Edges> none;
    const std::vector<Edges> &known = before ? before->m_edges : none;
    bool isSame = before && before->m_edges.size() == size_t(list->size());
    for (const JsonText::Member &member : list->members()) {
        const auto same = std::find_if(known.begin(), known.end(), [&](const Edges &edges) {
            return edges.source == member.value;
        });
        if (same != known.end()) {
            isSame = isSame && same - known.begin() == qsizetype(m_edges.size());
            m_edges.push_back(*same);
            continue;
        }
        isSame = false;
        Edges edges;
        edges.type = textOf(member.value, QStringLiteral("type"));
        edges.name = textOf(member.value, QStringLiteral("name"));
        const Json between = jsonOf(member.value, QStringLiteral("between"));
        for (qsizetype i = 0; i < between.size(); ++i)
            edges.between.emplace_back(between.at(i).at(0).toString(),
                                       between.at(i).at(1).toString());
        edges.source = member.value;
        m_edges.push_back(std::move(edges));
    }
    if (isSame) {
        m_edgePlaces = before->m_edgePlaces;
        return;
    }
    for (size_t entry = 0; entry < m_edges.size(); ++entry) {
        const auto &between = m_edges[entry].between;
        for (size_t place = 0; place < between.size(); ++place)
            m_edgePlaces[key(between[place].first, between[place].second)].push_back(
                {int(entry), int(place)});
    }
}

void BoardModel::readWays(const BoardModel *before)
{
    const JsonTextPointer list = m_root ? m_root->child(QStringLiteral("ways")) : nullptr;
    if (!list || list->type() != JsonText::Type::Array)
        return;
    const std::vector<Way> none;
    const std::vector<Way> &known = before ? before->m_ways : none;
    for (const JsonText::Member &member : list->members()) {
        const auto same = std::find_if(known.begin(), known.end(),
                                       [&](const Way &way) { return way.source == member.value; });
        if (same != known.end()) {
            m_ways.push_back(*same);
            continue;
        }
        Way way;
        way.type = textOf(member.value, QStringLiteral("type"));
        way.name = textOf(member.value, QStringLiteral("name"));
        const Json spaces = jsonOf(member.value, QStringLiteral("spaces"));
        for (qsizetype i = 0; i < spaces.size(); ++i)
            way.spaces.append(spaces.at(i).toString());
        way.source = member.value;
        m_ways.push_back(std::move(way));
    }
}

void BoardModel::readLabels()
{
    const Json labels = jsonOf(m_root, QStringLiteral("labels"));
    for (qsizetype i = 0; i < labels.size(); ++i) {
        const Json &json = labels.at(i);
        engine::BoardLabel label;
        label.text = json[u"text"].toString();
        label.style = json[u"style"].toString();
        label.at = pointOf(json[u"at"]);
        label.angle = json[u"angle"].toReal();
        label.size = json[u"size"].toReal();
        m_labels.push_back(std::move(label));
    }
}

bool BoardModel::hasUnderlay() const
{
    return m_root && m_root->indexOf(QStringLiteral("underlay")) >= 0;
}

QRectF BoardModel::page() const
{
    const QRectF written = rectangleOf(jsonOf(m_root, QStringLiteral("page")));
    return written.isEmpty() ? neededPage(*this) : written;
}

bool BoardModel::contains(const QString &space) const
{
    const int cell = m_cells ? m_cells->find(space) : -1;
    return cell >= 0 ? !isMissing(cell) : m_entries.contains(space);
}

QString BoardModel::terrain(const QString &space) const
{
    const QString terrain = textOf(entry(space), QStringLiteral("terrain"));
    const bool isHex = m_cells && m_cells->find(space) >= 0;
    return terrain.isEmpty() && isHex ? m_ground : terrain;
}

QString BoardModel::spaceName(const QString &space) const
{
    return textOf(entry(space), QStringLiteral("name"));
}

QStringList BoardModel::features(const QString &space) const
{
    QStringList found;
    const Json features = jsonOf(entry(space), QStringLiteral("features"));
    for (qsizetype i = 0; i < features.size(); ++i)
        found.append(features.at(i).toString());
    return found;
}

Json BoardModel::values(const QString &space) const
{
    const Json values = jsonOf(entry(space), QStringLiteral("values"));
    return values.isObject() ? values : Json::object();
}

std::vector<BoardModel::EdgePlace> BoardModel::edgesAt(const QString &a, const QString &b) const
{
    return m_edgePlaces.value(key(a, b));
}

QSet<BoardModel::Pair> BoardModel::neighbours() const
{
    QSet<Pair> pairs = m_links;
    for (auto it = m_edgePlaces.constBegin(); it != m_edgePlaces.constEnd(); ++it)
        pairs.insert(it.key());
    pairs.removeIf([this](const Pair &pair) {
        return !m_areas->find(pair.first) || !m_areas->find(pair.second);
    });
    return pairs;
}

bool BoardModel::areLinked(const QString &a, const QString &b) const
{
    return m_links.contains(key(a, b)) || m_edgePlaces.contains(key(a, b));
}

bool BoardModel::isBox(const QString &space) const
{
    return std::any_of(m_boxes.begin(), m_boxes.end(),
                       [&](const Box &box) { return box.id == space; });
}

BoardModel::Pair BoardModel::key(const QString &a, const QString &b)
{
    return a < b ? Pair(a, b) : Pair(b, a);
}

std::optional<QPointF> BoardModel::centreOf(const QString &space) const
{
    const int cell = m_cells ? m_cells->find(space) : -1;
    if (cell >= 0)
        return m_cells->centre(cell);
    if (const BoardArea *area = m_areas->find(space))
        return area->label;
    const auto box = std::find_if(m_boxes.begin(), m_boxes.end(),
                                  [&](const Box &each) { return each.id == space; });
    return box == m_boxes.end() ? std::nullopt : std::optional(box->box.center());
}

QString BoardModel::spaceAt(QPointF page) const
{
    const Box *smallest = nullptr;
    const auto size = [](const QRectF &box) { return box.width() * box.height(); };
    for (const Box &box : m_boxes) {
        if (box.box.contains(page) && (!smallest || size(box.box) < size(smallest->box)))
            smallest = &box;
    }
    if (smallest)
        return smallest->id;
    const int cell = m_cells ? m_cells->at(page) : -1;
    return cell >= 0 && !isMissing(cell) ? m_cells->id(cell) : m_areas->at(page);
}

} // namespace editor

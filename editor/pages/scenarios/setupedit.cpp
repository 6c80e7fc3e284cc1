// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/scenarios/setupedit.h"

#include <QSet>

#include <algorithm>

namespace editor {

using engine::Json;

namespace {

const QString c_setup = QStringLiteral("setup");
const QString c_control = QStringLiteral("control");
const QString c_piece = QStringLiteral("piece");
const QString c_pieces = QStringLiteral("pieces");
const QString c_carries = QStringLiteral("carries");

// Lists of a thousand hexes are looked through: parsing is left to the rare text that needs it.
QString textOf(const JsonText &value)
{
    if (value.type() != JsonText::Type::String)
        return {};
    const QByteArray written = value.write();
    return written.contains('\\') ? value.toJson().toString()
                                  : QString::fromUtf8(written.sliced(1, written.size() - 2));
}

QString pieceIn(const JsonText &entry)
{
    if (entry.type() == JsonText::Type::String)
        return textOf(entry);
    const JsonText *piece = entry.find({c_piece});
    return piece ? textOf(*piece) : QString();
}

qsizetype indexIn(const JsonText *list, const QString &text)
{
    for (qsizetype i = 0; list && list->type() == JsonText::Type::Array && i < list->size(); ++i) {
        if (textOf(*list->members()[size_t(i)].value) == text)
            return i;
    }
    return -1;
}

/// As short as it can be written.
Json simplified(Json entry)
{
    if (!entry.isObject())
        return entry;
    for (const QString &key : entry.keys()) {
        if (!entry[key].isScalar() && entry[key].size() == 0)
            entry.remove(key);
    }
    return entry.size() == 1 && entry[c_piece].isString() ? entry[c_piece] : entry;
}

Json with(const Json &object, const JsonPath &key, size_t at, const Json &value)
{
    Json changed = object.isObject() ? object : Json::object();
    const QString name = std::get<QString>(key[at]);
    const Json inner = at + 1 < key.size() ? with(changed[name], key, at + 1, value) : value;
    if (inner.isNull() || (inner.isObject() && inner.size() == 0))
        changed.remove(name);
    else
        changed.insert(name, inner);
    return changed;
}

} // namespace

QString SetupEdit::pieceOf(const Json &entry)
{
    return entry.isString() ? entry.toString() : entry[c_piece].toString();
}

std::optional<JsonPath> SetupEdit::find(const QString &piece) const
{
    const JsonText *setup = at({c_setup});
    if (!setup || setup->type() != JsonText::Type::Object)
        return {};
    for (qsizetype s = 0; s < setup->size(); ++s) {
        const JsonText &stack = *setup->members()[size_t(s)].value;
        if (stack.type() != JsonText::Type::Array)
            continue;
        for (qsizetype i = 0; i < stack.size(); ++i) {
            const JsonText &entry = *stack.members()[size_t(i)].value;
            if (pieceIn(entry) == piece)
                return JsonPath{c_setup, setup->keyAt(s), i};
            const qsizetype carried = indexIn(entry.find({c_carries}), piece);
            if (carried >= 0)
                return JsonPath{c_setup, setup->keyAt(s), i, c_carries, carried};
        }
    }
    return {};
}

QString SetupEdit::spaceOf(const QString &piece) const
{
    const auto path = find(piece);
    return path ? std::get<QString>((*path)[1]) : QString();
}

QStringList SetupEdit::stack(const QString &space) const
{
    QStringList pieces;
    const JsonText *stack = at({c_setup, space});
    if (stack && stack->type() == JsonText::Type::Array) {
        for (const auto &member : stack->members())
            pieces.append(pieceIn(*member.value));
    }
    return pieces;
}

QStringList SetupEdit::placed() const
{
    QStringList pieces;
    const JsonText *setup = at({c_setup});
    if (!setup || setup->type() != JsonText::Type::Object)
        return pieces;
    for (const auto &stack : setup->members()) {
        if (stack.value->type() != JsonText::Type::Array)
            continue;
        for (const auto &entry : stack.value->members()) {
            pieces.append(pieceIn(*entry.value));
            const JsonText *carried = entry.value->find({c_carries});
            if (!carried || carried->type() != JsonText::Type::Array)
                continue;
            for (const auto &piece : carried->members())
                pieces.append(textOf(*piece.value));
        }
    }
    return pieces;
}

Json SetupEdit::entryAt(const JsonPath &path) const
{
    const JsonText *entry = at(path);
    return entry ? entry->toJson() : Json();
}

// Takes the entry out of its stack; an empty stack goes with it.
std::optional<Json> SetupEdit::takeEntry(const QString &piece)
{
    const auto path = find(piece);
    if (!path)
        return {};
    const Json entry = entryAt(*path);
    const JsonPath list(path->begin(), path->end() - 1);
    const bool isLast = at(list)->size() == 1;
    m_draft.remove(m_file, isLast ? list : *path);
    if (path->size() > 3) {
        const JsonPath carrier(path->begin(), path->begin() + 3);
        m_draft.set(m_file, carrier, simplified(entryAt(carrier)));
    }
    return entry;
}

bool SetupEdit::insertEntry(const Json &entry, const QString &space, qsizetype index)
{
    const JsonPath path{c_setup, space};
    const JsonText *stack = at(path);
    if (!stack) {
        Json fresh = Json::array();
        fresh.append(entry);
        return m_draft.set(m_file, path, fresh);
    }
    if (stack->type() != JsonText::Type::Array)
        return false;
    const qsizetype place = index < 0 ? stack->size() : std::min(index, stack->size());
    return m_draft.insert(m_file, path, place, entry);
}

bool SetupEdit::place(const QString &piece, const QString &space, qsizetype index)
{
    const auto path = find(piece);
    if (path && path->size() == 3 && (*path)[1] == JsonStep(space)) {
        const JsonPath list(path->begin(), path->begin() + 2);
        const qsizetype last = at(list)->size() - 1;
        const qsizetype to = index < 0 ? last : std::min(index, last);
        return m_draft.move(m_file, list, std::get<qsizetype>((*path)[2]), to);
    }
    const Draft before = m_draft;
    const auto entry = takeEntry(piece);
    if (insertEntry(simplified(entry.value_or(Json(piece))), space, index))
        return true;
    m_draft = before;
    return false;
}

bool SetupEdit::placeEntry(const Json &entry, const QString &space)
{
    const QString piece = pieceOf(entry);
    if (piece.isEmpty())
        return false;
    const Draft before = m_draft;
    takeEntry(piece);
    const Json &carried = entry[c_carries];
    for (qsizetype i = 0; i < carried.size(); ++i)
        takeEntry(carried.at(i).toString());
    if (insertEntry(simplified(entry), space, -1))
        return true;
    m_draft = before;
    return false;
}

bool SetupEdit::takeOff(const QString &piece)
{
    return takeEntry(piece).has_value();
}

bool SetupEdit::attach(const QString &piece, const QString &carrier)
{
    const auto path = find(carrier);
    if (!path || path->size() != 3 || piece == carrier)
        return false;
    // What carries something itself can't be carried.
    const auto own = find(piece);
    if (own && !entryAt(*own)[c_carries].isNull())
        return false;
    takeEntry(piece);
    const JsonPath target = *find(carrier);
    Json entry = entryAt(target);
    if (!entry.isObject()) {
        entry = Json::object();
        entry.insert(c_piece, carrier);
    }
    Json carried = entry[c_carries].isArray() ? entry[c_carries] : Json::array();
    carried.append(piece);
    entry.insert(c_carries, carried);
    return m_draft.set(m_file, target, entry);
}

bool SetupEdit::setValue(const QString &piece, const JsonPath &key, const Json &value)
{
    const auto path = find(piece);
    if (!path || path->size() != 3 || key.empty())
        return false;
    Json entry = entryAt(*path);
    if (!entry.isObject()) {
        entry = Json::object();
        entry.insert(c_piece, piece);
    }
    return m_draft.set(m_file, *path, simplified(with(entry, key, 0, value)));
}

std::optional<std::pair<qsizetype, qsizetype>> SetupEdit::findArrival(const QString &piece) const
{
    const JsonText *lanes = at({c_arrivals});
    for (qsizetype i = 0; lanes && lanes->type() == JsonText::Type::Array && i < lanes->size();
         ++i) {
        const qsizetype place = indexIn(lanes->members()[size_t(i)].value->find({c_pieces}), piece);
        if (place >= 0)
            return std::pair(i, place);
    }
    return {};
}

qsizetype SetupEdit::addLane(int turn, const QString &entry)
{
    const JsonText *lanes = at({c_arrivals});
    if (lanes && lanes->type() != JsonText::Type::Array)
        return -1;
    Json lane = Json::object();
    lane.insert(QStringLiteral("turn"), turn);
    if (!entry.isEmpty())
        lane.insert(QStringLiteral("entry"), entry);
    lane.insert(c_pieces, Json::array());
    // In the order of the turns.
    qsizetype index = 0;
    while (lanes && index < lanes->size()
           && lanes->members()[size_t(index)].value->toJson()[u"turn"].toInteger() <= turn)
        ++index;
    return m_draft.insert(m_file, {c_arrivals}, index, lane) ? index : -1;
}

bool SetupEdit::removeLane(qsizetype lane)
{
    return m_draft.remove(m_file, {c_arrivals, lane});
}

bool SetupEdit::arrive(const QString &piece, qsizetype lane)
{
    const JsonPath list{c_arrivals, lane, c_pieces};
    if (!at({c_arrivals, lane}) || (at(list) && at(list)->type() != JsonText::Type::Array))
        return false;
    if (indexIn(at(list), piece) >= 0)
        return true;
    cancelArrival(piece);
    const JsonText *pieces = at(list);
    return m_draft.insert(m_file, list, pieces ? pieces->size() : 0, piece);
}

bool SetupEdit::cancelArrival(const QString &piece)
{
    bool isFound = false;
    while (const auto place = findArrival(piece)) {
        if (!m_draft.remove(m_file, {c_arrivals, place->first, c_pieces, place->second}))
            return isFound;
        isFound = true;
    }
    return isFound;
}

void SetupEdit::removeFromControl(const QStringList &spaces)
{
    const QSet<QString> gone(spaces.begin(), spaces.end());
    const JsonText *control = at({c_control});
    const qsizetype sides =
        control && control->type() == JsonText::Type::Object ? control->size() : 0;
    for (qsizetype s = 0; s < sides; ++s) {
        const JsonPath list{c_control, at({c_control})->keyAt(s)};
        if (at(list)->type() != JsonText::Type::Array)
            continue;
        for (qsizetype i = at(list)->size() - 1; i >= 0; --i) {
            if (gone.contains(textOf(*at(list)->members()[size_t(i)].value)))
                m_draft.remove(m_file, {list[0], list[1], i});
        }
    }
}

bool SetupEdit::setControl(const QStringList &spaces, const QString &side)
{
    const JsonPath list{c_control, side};
    const JsonText *control = at({c_control});
    if (control && control->type() != JsonText::Type::Object)
        return false;
    if (!side.isEmpty() && at(list) && at(list)->type() != JsonText::Type::Array)
        return false;
    QStringList changing;
    std::copy_if(spaces.begin(), spaces.end(), std::back_inserter(changing),
                 [&](const QString &space) { return controlOf(space) != side; });
    removeFromControl(changing);
    if (side.isEmpty())
        return true;
    if (!at(list) && !m_draft.set(m_file, list, Json::array()))
        return false;
    for (const QString &space : std::as_const(changing)) {
        // Among its neighbours while the list is in order, else at the end.
        const auto &members = at(list)->members();
        const auto less = [](const JsonText::Member &a, const JsonText::Member &b) {
            return textOf(*a.value) < textOf(*b.value);
        };
        qsizetype index = qsizetype(members.size());
        if (std::is_sorted(members.begin(), members.end(), less)) {
            index = std::partition_point(
                        members.begin(), members.end(),
                        [&](const auto &member) { return textOf(*member.value) < space; })
                - members.begin();
        }
        m_draft.insert(m_file, list, index, space);
    }
    return true;
}

QString SetupEdit::controlOf(const QString &space) const
{
    const JsonText *control = at({c_control});
    for (qsizetype s = 0;
         control && control->type() == JsonText::Type::Object && s < control->size(); ++s) {
        if (indexIn(control->members()[size_t(s)].value.get(), space) >= 0)
            return control->keyAt(s);
    }
    return {};
}

} // namespace editor

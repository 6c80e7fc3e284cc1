// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/jsontext.h"

#include "editor/document/jsontextparser.h"

#include <QSet>

#include <algorithm>

namespace editor {

using engine::Json;

namespace {

/// What a text in quotation marks says.
QString meaning(const QByteArray &quoted)
{
    // Nearly all are written as they are read; a byte order mark would get lost that way.
    if (!quoted.contains('\\') && !quoted.startsWith("\"\xEF\xBB\xBF"))
        return QString::fromUtf8(quoted.sliced(1, quoted.size() - 2));
    const auto json = Json::parse(quoted, QString());
    return json ? json.value().toString() : QString();
}

} // namespace

engine::Result<JsonTextPointer> JsonText::parse(const QByteArray &utf8, const QString &fileName)
{
    // The strict reader knows how to complain; here only the blanks are of interest.
    if (const auto json = Json::parse(utf8, fileName); !json)
        return json.error();
    return JsonTextParser(utf8).parse();
}

JsonTextPointer JsonText::fromJson(const Json &json)
{
    auto text = std::make_shared<JsonText>();
    text->m_type = json.type();
    if (json.isScalar()) {
        text->m_scalar = json.write(Json::Style::Compact);
        return text;
    }
    for (qsizetype i = 0; i < json.size(); ++i) {
        Member member;
        member.blank = i ? " " : "";
        if (json.isObject()) {
            member.key = quoted(json.keyAt(i));
            member.between = ": ";
        }
        member.value = fromJson(json.at(i));
        text->m_members.push_back(std::move(member));
    }
    return text;
}

QByteArray JsonText::quoted(const QString &text)
{
    // Most keys are plain words, and they are looked up all the time.
    const bool isPlain = std::all_of(text.begin(), text.end(), [](QChar c) {
        return c.unicode() >= u' ' && c.unicode() < 127 && c != u'"' && c != u'\\';
    });
    if (isPlain)
        return '"' + text.toLatin1() + '"';
    return Json(text).write(Json::Style::Compact);
}

QString JsonText::keyAt(qsizetype index) const
{
    return meaning(m_members[size_t(index)].key);
}

JsonStep JsonText::stepAt(qsizetype index) const
{
    if (m_type == Type::Object)
        return keyAt(index);
    return index;
}

qsizetype JsonText::indexOf(const QString &key) const
{
    if (m_type != Type::Object)
        return -1;
    const QByteArray wanted = quoted(key);
    for (qsizetype i = 0; i < size(); ++i) {
        const QByteArray &found = m_members[size_t(i)].key;
        if (found == wanted || (found.contains('\\') && keyAt(i) == key))
            return i;
    }
    return -1;
}

qsizetype JsonText::indexOf(const JsonStep &step) const
{
    if (const auto *key = std::get_if<QString>(&step))
        return indexOf(*key);
    const qsizetype index = std::get<qsizetype>(step);
    return m_type == Type::Array && index >= 0 && index < size() ? index : -1;
}

const JsonText *JsonText::find(const JsonPath &path) const
{
    const JsonText *here = this;
    for (const JsonStep &step : path) {
        const qsizetype index = here->indexOf(step);
        if (index < 0)
            return nullptr;
        here = here->m_members[size_t(index)].value.get();
    }
    return here;
}

JsonTextPointer JsonText::child(const JsonStep &step) const
{
    const qsizetype index = indexOf(step);
    return index < 0 ? nullptr : m_members[size_t(index)].value;
}

Json JsonText::toJson() const
{
    if (m_type == Type::Array) {
        Json list = Json::array();
        for (const Member &member : m_members)
            list.append(member.value->toJson());
        return list;
    }
    if (m_type == Type::Object) {
        Json object = Json::object();
        for (qsizetype i = 0; i < size(); ++i)
            object.insert(keyAt(i), m_members[size_t(i)].value->toJson());
        return object;
    }
    const auto json = Json::parse(m_scalar, QString());
    return json ? json.value() : Json();
}

QString JsonText::toText() const
{
    return m_type == Type::String ? meaning(m_scalar) : QString();
}

bool JsonText::isWrittenLike(const JsonText &other) const
{
    if (this == &other)
        return true;
    if (m_type != other.m_type || m_scalar != other.m_scalar || m_end != other.m_end)
        return false;
    return std::equal(m_members.begin(), m_members.end(), other.m_members.begin(),
                      other.m_members.end(), [](const Member &a, const Member &b) {
                          return a.key == b.key && a.blank == b.blank && a.between == b.between
                              && a.after == b.after && a.value->isWrittenLike(*b.value);
                      });
}

QByteArray JsonText::write() const
{
    QByteArray out;
    write(out);
    return out;
}

void JsonText::write(QByteArray &out) const
{
    if (!isContainer()) {
        out += m_scalar;
        return;
    }
    out += m_type == Type::Object ? '{' : '[';
    bool isFirst = true;
    for (const Member &member : m_members) {
        if (!isFirst)
            out += ',';
        isFirst = false;
        out += member.blank;
        out += member.key;
        out += member.between;
        member.value->write(out);
        out += member.after;
    }
    out += m_end;
    out += m_type == Type::Object ? '}' : ']';
}

JsonTextPointer JsonText::withValue(qsizetype index, JsonTextPointer value) const
{
    auto changed = std::make_shared<JsonText>(*this);
    changed->m_members[size_t(index)].value = std::move(value);
    return changed;
}

JsonText::Member JsonText::written(qsizetype index, const QString &key, JsonTextPointer value,
                                   int depth) const
{
    Member member;
    if (m_type == Type::Object) {
        member.key = quoted(key);
        member.between = m_members.empty() ? QByteArray(": ") : m_members.front().between;
    }
    member.value = std::move(value);
    if (m_members.empty())
        // The big lists of a file have a line for each entry.
        member.blank = depth < 2 ? '\n' + QByteArray(2 * (depth + 1), ' ') : QByteArray();
    else if (index > 0)
        member.blank = m_members[size() > 1 ? 1 : 0].blank;
    else
        member.blank = m_members.front().blank;
    if (index == 1 && size() == 1 && !member.blank.contains('\n'))
        member.blank = " ";
    return member;
}

JsonTextPointer JsonText::withMember(qsizetype index, const QString &key, JsonTextPointer value,
                                     int depth) const
{
    auto changed = std::make_shared<JsonText>(*this);
    auto &members = changed->m_members;
    members.insert(members.begin() + index, written(index, key, std::move(value), depth));
    if (m_members.empty() && members.front().blank.contains('\n'))
        changed->m_end = '\n' + QByteArray(2 * depth, ' ');
    else if (index == 0 && members.size() > 1 && !members[1].blank.contains('\n'))
        members[1].blank = " ";
    return changed;
}

JsonTextPointer JsonText::merged(const QMap<QString, JsonTextPointer> &changes, int depth) const
{
    auto changed = std::make_shared<JsonText>();
    changed->m_type = m_type;
    changed->m_end = m_end;
    auto &members = changed->m_members;
    members.reserve(m_members.size() + size_t(changes.size()));
    // By keys as they are typed: large maps have thousands of them.
    QHash<QByteArray, JsonTextPointer> wanted;
    QSet<QByteArray> known;
    for (auto it = changes.constBegin(); it != changes.constEnd(); ++it)
        wanted.insert(quoted(it.key()), *it);
    for (qsizetype i = 0; i < size(); ++i) {
        const Member &member = m_members[size_t(i)];
        const auto change =
            wanted.constFind(member.key.contains('\\') ? quoted(keyAt(i)) : member.key);
        if (change == wanted.constEnd()) {
            members.push_back(member);
            continue;
        }
        if (*change) {
            members.push_back(member);
            members.back().value = *change;
        }
        known.insert(change.key());
    }
    const bool wasSorted = isSorted();
    const auto firstNew = qsizetype(members.size());
    for (auto it = changes.constBegin(); it != changes.constEnd(); ++it) {
        if (*it && !known.contains(quoted(it.key())))
            members.push_back(written(std::min<qsizetype>(2, size()), it.key(), *it, depth));
    }
    if (wasSorted)
        std::inplace_merge(members.begin(), members.begin() + firstNew, members.end(), before);
    if (m_members.empty() && !members.empty() && members.front().blank.contains('\n'))
        changed->m_end = '\n' + QByteArray(2 * depth, ' ');
    for (size_t i = 0; i < members.size(); ++i) {
        if (!members[i].blank.contains('\n'))
            members[i].blank = i ? " " : "";
    }
    return changed;
}

JsonTextPointer JsonText::withKey(qsizetype index, const QString &key) const
{
    auto changed = std::make_shared<JsonText>(*this);
    changed->m_members[size_t(index)].key = quoted(key);
    return changed;
}

JsonTextPointer JsonText::moved(qsizetype from, qsizetype to) const
{
    auto changed = std::make_shared<JsonText>(*this);
    auto &members = changed->m_members;
    const qsizetype step = from < to ? 1 : -1;
    for (qsizetype i = from; i != to; i += step) {
        Member &here = members[size_t(i)];
        Member &there = members[size_t(i + step)];
        std::swap(here.value, there.value);
        std::swap(here.key, there.key);
        std::swap(here.between, there.between);
    }
    return changed;
}

JsonTextPointer JsonText::without(qsizetype index) const
{
    auto changed = std::make_shared<JsonText>(*this);
    auto &members = changed->m_members;
    const QByteArray blank = members[size_t(index)].blank;
    members.erase(members.begin() + index);
    if (index == 0 && !members.empty() && !members.front().blank.contains('\n'))
        members.front().blank = blank;
    if (members.empty())
        changed->m_end.clear();
    return changed;
}

bool JsonText::before(const Member &a, const Member &b)
{
    return a.key < b.key;
}

bool JsonText::isSorted() const
{
    return std::is_sorted(m_members.begin(), m_members.end(), before);
}

qsizetype JsonText::placeFor(const QString &key) const
{
    const QByteArray wanted = quoted(key);
    if (m_members.size() < 2 || !isSorted())
        return size();
    const auto place =
        std::lower_bound(m_members.begin(), m_members.end(), wanted,
                         [](const Member &a, const QByteArray &b) { return a.key < b; });
    return place - m_members.begin();
}

} // namespace editor

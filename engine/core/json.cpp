// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/json.h"

#include "engine/core/jsonparser.h"
#include "engine/core/jsonwriter.h"

#include <QHash>

#include <algorithm>
#include <cmath>
#include <vector>

namespace engine {

namespace {

const Json nullValue;
const QString noKey;

// Below this, comparing keys one by one is faster than hashing.
constexpr qsizetype indexedFrom = 9;

} // namespace

struct Json::Array
{
    std::vector<Json> items;
};

struct Json::Object
{
    struct Member
    {
        QString key;
        Json value;
    };

    std::vector<Member> members;
    // The views look into the keys of the members, whose text never moves or changes.
    QHash<QStringView, qsizetype> index;

    qsizetype find(QStringView key) const
    {
        if (!index.isEmpty())
            return index.value(key, -1);
        const auto found = std::find_if(members.begin(), members.end(),
                                        [key](const Member &member) { return member.key == key; });
        return found == members.end() ? -1 : found - members.begin();
    }

    void add(const QString &key, Json value)
    {
        members.push_back({key, std::move(value)});
        const auto count = qsizetype(members.size());
        if (count == indexedFrom)
            rebuildIndex();
        else if (count > indexedFrom)
            index.insert(members.back().key, count - 1);
    }

    void rebuildIndex()
    {
        index.clear();
        if (qsizetype(members.size()) < indexedFrom)
            return;
        for (const Member &member : members)
            index.insert(member.key, index.size());
    }
};

Json::Json(double value)
    : m_data(value)
{
    Q_ASSERT(std::isfinite(value));
}

Json::Json(const QString &value)
    : m_data(value)
{
}

Json::Json(const char *utf8)
    : m_data(QString::fromUtf8(utf8))
{
}

Json Json::object()
{
    Json json;
    json.m_data = ObjectPointer();
    return json;
}

Json Json::array()
{
    Json json;
    json.m_data = ArrayPointer();
    return json;
}

Json Json::array(const QStringList &texts)
{
    Json json = array();
    for (const QString &text : texts)
        json.append(text);
    return json;
}

Result<Json> Json::parse(const QByteArray &utf8, const QString &fileName, int maxDepth)
{
    return JsonParser(utf8, fileName, maxDepth).parse();
}

bool Json::toBool(bool fallback) const
{
    const bool *value = std::get_if<bool>(&m_data);
    return value ? *value : fallback;
}

qint64 Json::toInteger(qint64 fallback) const
{
    const qint64 *value = std::get_if<qint64>(&m_data);
    return value ? *value : fallback;
}

double Json::toReal(double fallback) const
{
    if (const double *value = std::get_if<double>(&m_data))
        return *value;
    const qint64 *value = std::get_if<qint64>(&m_data);
    return value ? double(*value) : fallback;
}

QString Json::toString(const QString &fallback) const
{
    const QString *value = std::get_if<QString>(&m_data);
    return value ? *value : fallback;
}

qsizetype Json::size() const
{
    if (const auto *array = std::get_if<ArrayPointer>(&m_data))
        return *array ? qsizetype((*array)->items.size()) : 0;
    if (const auto *object = std::get_if<ObjectPointer>(&m_data))
        return *object ? qsizetype((*object)->members.size()) : 0;
    return 0;
}

const Json &Json::at(qsizetype index) const
{
    if (index < 0 || index >= size())
        return nullValue;
    if (const auto *array = std::get_if<ArrayPointer>(&m_data))
        return (*array)->items[size_t(index)];
    return std::get<ObjectPointer>(m_data)->members[size_t(index)].value;
}

const QString &Json::keyAt(qsizetype index) const
{
    if (!isObject() || index < 0 || index >= size())
        return noKey;
    return std::get<ObjectPointer>(m_data)->members[size_t(index)].key;
}

qsizetype Json::indexOf(QStringView key) const
{
    const auto *object = std::get_if<ObjectPointer>(&m_data);
    return object && *object ? (*object)->find(key) : -1;
}

bool Json::contains(QStringView key) const
{
    return indexOf(key) >= 0;
}

const Json &Json::operator[](QStringView key) const
{
    return at(indexOf(key));
}

QStringList Json::keys() const
{
    QStringList keys;
    if (!isObject())
        return keys;
    keys.reserve(size());
    for (qsizetype i = 0; i < size(); ++i)
        keys.append(keyAt(i));
    return keys;
}

Json::Array &Json::ownArray()
{
    if (isNull())
        m_data = ArrayPointer();
    Q_ASSERT(isArray());
    auto &array = std::get<ArrayPointer>(m_data);
    if (!array)
        array = std::make_shared<Array>();
    else if (array.use_count() > 1)
        array = std::make_shared<Array>(*array);
    return *array;
}

Json::Object &Json::ownObject()
{
    if (isNull())
        m_data = ObjectPointer();
    Q_ASSERT(isObject());
    auto &object = std::get<ObjectPointer>(m_data);
    if (!object)
        object = std::make_shared<Object>();
    else if (object.use_count() > 1)
        object = std::make_shared<Object>(*object);
    return *object;
}

void Json::insert(const QString &key, Json value)
{
    Object &object = ownObject();
    const qsizetype place = object.find(key);
    if (place >= 0)
        object.members[size_t(place)].value = std::move(value);
    else
        object.add(key, std::move(value));
}

void Json::remove(QStringView key)
{
    const qsizetype place = indexOf(key);
    if (place < 0)
        return;
    Object &object = ownObject();
    // The index goes first: its views look into the key that is removed.
    object.index.clear();
    object.members.erase(object.members.begin() + place);
    object.rebuildIndex();
}

void Json::append(Json value)
{
    ownArray().items.push_back(std::move(value));
}

QByteArray Json::write(Style style) const
{
    return JsonWriter(style).write(*this);
}

bool Json::operator==(const Json &other) const
{
    if (type() != other.type() || size() != other.size())
        return false;
    if (isScalar())
        return m_data == other.m_data;
    for (qsizetype i = 0; i < size(); ++i) {
        if (isObject() && !other.contains(keyAt(i)))
            return false;
        if (at(i) != (isObject() ? other[keyAt(i)] : other.at(i)))
            return false;
    }
    return true;
}

} // namespace engine

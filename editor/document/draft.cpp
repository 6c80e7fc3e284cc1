// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/draft.h"

namespace editor {

using engine::Json;

namespace {

using Edit = std::function<JsonTextPointer(const JsonText &container, int depth)>;

/// A copy of \a here in which the container at the rest of the path is edited; nullptr: no way.
JsonTextPointer edited(const JsonText &here, const JsonPath &path, size_t at, const Edit &edit)
{
    if (at == path.size())
        return here.isContainer() ? edit(here, int(at)) : nullptr;
    const qsizetype index = here.indexOf(path[at]);
    if (index >= 0) {
        auto inner = edited(*here.members()[size_t(index)].value, path, at + 1, edit);
        return inner ? here.withValue(index, std::move(inner)) : nullptr;
    }
    const auto *key = std::get_if<QString>(&path[at]);
    if (!key || here.type() != JsonText::Type::Object)
        return nullptr;
    // What comes next in the path says what is missing.
    const bool isArray = at + 1 < path.size() && std::holds_alternative<qsizetype>(path[at + 1]);
    const auto made = JsonText::fromJson(isArray ? Json::array() : Json::object());
    auto inner = edited(*made, path, at + 1, edit);
    return inner ? here.withMember(here.placeFor(*key), *key, std::move(inner), int(at)) : nullptr;
}

JsonPath parentOf(const JsonPath &path)
{
    return JsonPath(path.begin(), path.end() - 1);
}

} // namespace

const JsonText *Draft::json(const QString &file, const JsonPath &path) const
{
    const auto content = m_files.value(file);
    return content && content->json() ? content->json()->find(path) : nullptr;
}

bool Draft::change(const QString &file, const JsonPath &path, const Edit &edit)
{
    const auto content = m_files.value(file);
    if (!content || !content->json())
        return false;
    auto root = edited(*content->json(), path, 0, edit);
    if (!root)
        return false;
    m_files[file] = std::make_shared<FileContent>(*content, std::move(root));
    return true;
}

bool Draft::set(const QString &file, const JsonPath &path, const Json &value)
{
    if (path.empty())
        return false;
    const JsonStep &last = path.back();
    return change(file, parentOf(path), [&](const JsonText &here, int depth) -> JsonTextPointer {
        const qsizetype index = here.indexOf(last);
        if (index >= 0)
            return here.withValue(index, JsonText::fromJson(value));
        const auto *key = std::get_if<QString>(&last);
        if (!key || here.type() != JsonText::Type::Object)
            return nullptr;
        return here.withMember(here.placeFor(*key), *key, JsonText::fromJson(value), depth);
    });
}

bool Draft::setMany(const QString &file, const JsonPath &object, const QMap<QString, Json> &values)
{
    QMap<QString, JsonTextPointer> changes;
    for (auto it = values.constBegin(); it != values.constEnd(); ++it)
        changes.insert(it.key(), it->isNull() ? nullptr : JsonText::fromJson(*it));
    return change(file, object, [&](const JsonText &here, int depth) -> JsonTextPointer {
        return here.type() == JsonText::Type::Object ? here.merged(changes, depth) : nullptr;
    });
}

bool Draft::insert(const QString &file, const JsonPath &array, qsizetype index, const Json &value)
{
    const bool isNew = !array.empty() && !json(file, array);
    if (isNew && (index != 0 || !set(file, array, Json::array())))
        return false;
    return change(file, array, [&](const JsonText &here, int depth) -> JsonTextPointer {
        if (here.type() != JsonText::Type::Array || index < 0 || index > here.size())
            return nullptr;
        return here.withMember(index, {}, JsonText::fromJson(value), depth);
    });
}

bool Draft::remove(const QString &file, const JsonPath &path)
{
    if (path.empty() || !json(file, path))
        return false;
    return change(file, parentOf(path), [&](const JsonText &here, int) {
        return here.without(here.indexOf(path.back()));
    });
}

bool Draft::rename(const QString &file, const JsonPath &path, const QString &key)
{
    if (path.empty() || !json(file, path))
        return false;
    return change(file, parentOf(path), [&](const JsonText &here, int) -> JsonTextPointer {
        if (here.type() != JsonText::Type::Object || here.indexOf(key) >= 0)
            return nullptr;
        const qsizetype index = here.indexOf(path.back());
        return here.withKey(index, key);
    });
}

bool Draft::move(const QString &file, const JsonPath &container, qsizetype from, qsizetype to)
{
    return change(file, container, [&](const JsonText &here, int) -> JsonTextPointer {
        if (from < 0 || to < 0 || from >= here.size() || to >= here.size())
            return nullptr;
        return here.moved(from, to);
    });
}

void Draft::setBytes(const QString &file, const QByteArray &bytes)
{
    const FileContentPointer before = m_files.value(file);
    m_files[file] = std::make_shared<FileContent>(file, bytes, before.get());
}

} // namespace editor

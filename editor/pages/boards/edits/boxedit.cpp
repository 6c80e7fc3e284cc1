// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/edits/boxedit.h"

#include "editor/pages/boards/edits/boardkeys.h"

#include <cmath>

namespace editor {

using engine::Json;

namespace {

const QString c_box = QStringLiteral("box");

Json rectangleOf(QRectF box)
{
    Json json = Json::array();
    for (const double number : {box.x(), box.y(), box.width(), box.height()})
        json.append(qint64(std::lround(number)));
    return json;
}

/// A copy without a text; nothing when that leaves nothing of it.
std::optional<Json> without(const Json &json, const QString &id)
{
    if (json.isString())
        return json.toString() == id ? std::nullopt : std::optional<Json>(json);
    if (!json.isArray())
        return json;
    Json list = Json::array();
    for (qsizetype i = 0; i < json.size(); ++i) {
        const auto item = without(json.at(i), id);
        // A pair of which one is gone is gone, too; a row only gets shorter.
        if (!item && json.size() == 2)
            return {};
        if (item)
            list.append(*item);
    }
    return list;
}

} // namespace

bool BoxEdit::isTaken(const QString &id) const
{
    if (m_model.cells() && m_model.cells()->find(id) >= 0)
        return true;
    for (const QString &file : m_draft.files().keys()) {
        if (file.startsWith(u"boards/") && m_draft.json(file, {c_spaces, id}))
            return true;
    }
    return false;
}

QString BoxEdit::freeId(const QString &wish) const
{
    QString clean;
    for (const QChar c : wish.toLower())
        clean += (c.isLetterOrNumber() && c.unicode() < 128) || c == u'_' || c == u'.' ? c : u'-';
    if (clean.isEmpty())
        clean = QStringLiteral("box");
    QString id = clean;
    for (int number = 2; isTaken(id); ++number)
        id = QStringLiteral("%1-%2").arg(clean).arg(number);
    return id;
}

bool BoxEdit::add(const QString &id, const QString &name, const QString &kind, QRectF box)
{
    if (m_draft.json(m_model.file(), {c_spaces, id}))
        return false;
    Json entry = Json::object();
    if (!name.isEmpty())
        entry.insert(QStringLiteral("name"), name);
    entry.insert(c_box, rectangleOf(box));
    if (kind != u"box")
        entry.insert(QStringLiteral("kind"), kind);
    return m_draft.set(m_model.file(), {c_spaces, id}, entry);
}

bool BoxEdit::addTrack(const QString &id, const QString &name, int count, QRectF box, QPointF step)
{
    QStringList ids;
    for (int i = 0; i < count; ++i) {
        const QString number = QString::number(i + 1);
        ids.append(freeId(QStringLiteral("%1-%2").arg(id, number)));
        const QString title = name.isEmpty() ? number : QStringLiteral("%1 %2").arg(name, number);
        if (!add(ids.last(), title, c_box, box.translated(step * i)))
            return false;
    }
    const QString tracks = QStringLiteral("tracks");
    const JsonText *list = m_draft.json(m_model.file(), {tracks});
    return m_draft.insert(m_model.file(), {tracks}, list ? list->size() : 0, Json::array(ids));
}

bool BoxEdit::setBox(const QString &id, QRectF box)
{
    if (!m_draft.json(m_model.file(), {c_spaces, id}) || box.width() < 1 || box.height() < 1)
        return false;
    return m_draft.set(m_model.file(), {c_spaces, id, c_box}, rectangleOf(box));
}

bool BoxEdit::move(const QStringList &ids, QPointF by)
{
    bool hasChanged = false;
    for (const BoardModel::Box &box : m_model.boxes()) {
        if (ids.contains(box.id))
            hasChanged = setBox(box.id, box.box.translated(by)) || hasChanged;
    }
    return hasChanged;
}

void BoxEdit::takeOut(const QString &list, const QString &id)
{
    const JsonText *known = m_draft.json(m_model.file(), {list});
    const Json before = known ? known->toJson() : Json();
    if (!before.isArray())
        return;
    for (qsizetype i = before.size() - 1; i >= 0; --i) {
        const Json &entry = before.at(i);
        const QString key = entry.isObject() ? QStringLiteral("between") : QString();
        const Json &part = key.isEmpty() ? entry : entry[key];
        const auto after = without(part, id);
        JsonPath path{list, i};
        const bool isGone = !after || after->size() == 0;
        if (!isGone && !key.isEmpty())
            path.emplace_back(key);
        if (isGone)
            m_draft.remove(m_model.file(), path);
        else if (!(*after == part))
            m_draft.set(m_model.file(), path, *after);
    }
}

bool BoxEdit::remove(const QStringList &ids)
{
    bool hasChanged = false;
    for (const QString &id : ids) {
        const JsonText *entry = m_draft.json(m_model.file(), {c_spaces, id});
        if (!entry || entry->indexOf(c_box) < 0)
            continue;
        hasChanged = m_draft.remove(m_model.file(), {c_spaces, id}) || hasChanged;
        for (const char *list : {"tracks", "links", "edges"})
            takeOut(QString::fromLatin1(list), id);
    }
    return hasChanged;
}

} // namespace editor

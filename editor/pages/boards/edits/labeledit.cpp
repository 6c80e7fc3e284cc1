// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/edits/labeledit.h"

#include "editor/pages/boards/edits/hexedit.h"

#include <cmath>

namespace editor {

using engine::Json;

namespace {

const QString c_labels = QStringLiteral("labels");

/// Whole units are fine enough and read better.
Json pointOf(QPointF point)
{
    Json json = Json::array();
    json.append(qint64(std::lround(point.x())));
    json.append(qint64(std::lround(point.y())));
    return json;
}

} // namespace

bool LabelEdit::set(int label, const QString &key, const Json &value)
{
    const JsonPath path{c_labels, qsizetype(label), key};
    if (!m_draft.json(m_model.file(), {c_labels, qsizetype(label)}))
        return false;
    return value.isNull() ? m_draft.remove(m_model.file(), path)
                          : m_draft.set(m_model.file(), path, value);
}

bool LabelEdit::add(const engine::BoardLabel &label)
{
    Json json = Json::object();
    json.insert(QStringLiteral("text"), label.text);
    if (!label.style.isEmpty())
        json.insert(QStringLiteral("style"), label.style);
    json.insert(QStringLiteral("at"), pointOf(label.at));
    if (label.angle != 0)
        json.insert(QStringLiteral("angle"), qint64(std::lround(label.angle)));
    if (label.size > 0)
        json.insert(QStringLiteral("size"), qint64(std::lround(label.size)));
    const JsonText *list = m_draft.json(m_model.file(), {c_labels});
    return m_draft.insert(m_model.file(), {c_labels}, list ? list->size() : 0, json);
}

bool LabelEdit::setText(int label, const QString &text)
{
    return text.isEmpty() ? remove(label) : set(label, QStringLiteral("text"), text);
}

bool LabelEdit::setStyle(int label, const QString &style)
{
    return set(label, QStringLiteral("style"), style.isEmpty() ? Json() : Json(style));
}

bool LabelEdit::move(int label, QPointF at)
{
    return set(label, QStringLiteral("at"), pointOf(at));
}

bool LabelEdit::turn(int label, double angle)
{
    const auto whole = qint64(std::lround(std::remainder(angle, 360.0)));
    return set(label, QStringLiteral("angle"), whole ? Json(whole) : Json());
}

bool LabelEdit::resize(int label, double size)
{
    return set(label, QStringLiteral("size"), size > 0 ? Json(qint64(std::lround(size))) : Json());
}

bool LabelEdit::remove(int label)
{
    return m_draft.remove(m_model.file(), {c_labels, qsizetype(label)});
}

bool LabelEdit::moveName(const QString &space, std::optional<QPointF> offset)
{
    return HexEdit(m_draft, m_model)
        .setValue({space}, QStringLiteral("name_at"), offset ? pointOf(*offset) : Json());
}

} // namespace editor

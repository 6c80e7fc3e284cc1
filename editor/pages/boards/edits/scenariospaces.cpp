// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/edits/scenariospaces.h"

#include "editor/pages/scenarios/setupedit.h"

namespace editor {

using engine::Json;

ScenarioSpaces::ScenarioSpaces(Draft &draft)
    : m_draft(draft)
{
    for (const QString &file : draft.files().keys()) {
        if (file.startsWith(u"scenarios/") && file.endsWith(u".json"))
            m_files.append(file);
    }
}

void ScenarioSpaces::handOver(const QString &from, const QString &to)
{
    for (const QString &file : std::as_const(m_files)) {
        movePieces(file, from, to);
        moveArrivals(file, from, to);
        SetupEdit setup(m_draft, file);
        if (!setup.controlOf(from).isEmpty())
            setup.setControl({from}, {});
        const JsonPath properties{QStringLiteral("spaces"), from};
        if (m_draft.json(file, properties))
            m_draft.remove(file, properties);
    }
}

void ScenarioSpaces::movePieces(const QString &file, const QString &from, const QString &to)
{
    const QString setup = QStringLiteral("setup");
    const JsonText *gone = m_draft.json(file, {setup, from});
    if (!gone || gone->type() != JsonText::Type::Array)
        return;
    const JsonText *known = m_draft.json(file, {setup, to});
    Json pieces = known ? known->toJson() : Json::array();
    const Json more = gone->toJson();
    for (qsizetype i = 0; pieces.isArray() && i < more.size(); ++i)
        pieces.append(more.at(i));
    m_draft.set(file, {setup, to}, pieces);
    m_draft.remove(file, {setup, from});
}

void ScenarioSpaces::moveArrivals(const QString &file, const QString &from, const QString &to)
{
    const QString arrivals = QStringLiteral("arrivals");
    const QString entry = QStringLiteral("entry");
    const JsonText *lanes = m_draft.json(file, {arrivals});
    const qsizetype count = lanes && lanes->type() == JsonText::Type::Array ? lanes->size() : 0;
    for (qsizetype i = 0; i < count; ++i) {
        const JsonText *place = m_draft.json(file, {arrivals, i, entry});
        if (place && place->toJson().toString() == from)
            m_draft.set(file, {arrivals, i, entry}, to);
    }
}

void ScenarioSpaces::share(const QString &whole, const QString &part)
{
    for (const QString &file : std::as_const(m_files)) {
        SetupEdit setup(m_draft, file);
        const QString side = setup.controlOf(whole);
        if (!side.isEmpty())
            setup.setControl({part}, side);
    }
}

} // namespace editor

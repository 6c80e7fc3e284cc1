// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/scenarios/setupcommands.h"

#include "editor/pages/module/scenarioedit.h"
#include "engine/board/facings.h"

namespace editor {

using engine::Json;
using engine::Space;
using engine::SpaceId;

void SetupCommands::setScenario(const QString &id)
{
    m_file = id.isEmpty() ? QString() : ScenarioEdit::fileOf(id);
}

bool SetupCommands::isOnMap(SpaceId space) const
{
    return m_position.module()->map.space(space).kind <= Space::Kind::Area;
}

bool SetupCommands::commit(const Draft &draft, const QString &title, const QString &stroke)
{
    const int before = m_document.history().index();
    const auto content = m_document.files().value(m_file);
    m_document.commit(draft, title, stroke);
    return m_document.history().index() != before || m_document.files().value(m_file) != content;
}

QString SetupCommands::keyOf(SpaceId space) const
{
    if (!space || !m_position.module())
        return {};
    const JsonText *setup = m_document.json(m_file, {QStringLiteral("setup")});
    for (qsizetype i = 0; setup && setup->type() == JsonText::Type::Object && i < setup->size();
         ++i) {
        const QString key = setup->keyAt(i);
        if (m_position.space(key) == space)
            return key;
    }
    return m_position.module()->map.space(space).id;
}

QString SetupCommands::spaceOf(const QString &piece) const
{
    Draft draft = m_document.draft();
    return SetupEdit(draft, m_file).spaceOf(piece);
}

QStringList SetupCommands::placed() const
{
    Draft draft = m_document.draft();
    return SetupEdit(draft, m_file).placed();
}

bool SetupCommands::place(const QStringList &pieces, SpaceId space)
{
    if (!space || pieces.isEmpty())
        return false;
    Draft draft = m_document.draft();
    SetupEdit edit(draft, m_file);
    const QString key = keyOf(space);
    for (const QString &piece : pieces) {
        edit.place(piece, key);
        if (isOnMap(space))
            edit.cancelArrival(piece);
    }
    return commit(draft, pieces.size() == 1 ? tr("Place a counter") : tr("Place counters"));
}

bool SetupCommands::takeOff(const QStringList &pieces)
{
    Draft draft = m_document.draft();
    SetupEdit edit(draft, m_file);
    for (const QString &piece : pieces)
        edit.takeOff(piece);
    return commit(draft, pieces.size() == 1 ? tr("Take off a counter") : tr("Take off counters"));
}

bool SetupCommands::arrive(const QStringList &pieces, qsizetype lane)
{
    Draft draft = m_document.draft();
    SetupEdit edit(draft, m_file);
    for (const QString &piece : pieces) {
        if (!edit.arrive(piece, lane))
            continue;
        const SpaceId space = m_position.space(edit.spaceOf(piece));
        if (space && isOnMap(space))
            edit.takeOff(piece);
    }
    return commit(draft, tr("Set reinforcements"));
}

bool SetupCommands::putAway(const QStringList &pieces)
{
    Draft draft = m_document.draft();
    SetupEdit edit(draft, m_file);
    for (const QString &piece : pieces) {
        edit.takeOff(piece);
        edit.cancelArrival(piece);
    }
    return commit(draft, tr("Put counters back into the tray"));
}

bool SetupCommands::moveBy(const QStringList &pieces, const Target &target)
{
    Draft draft = m_document.draft();
    SetupEdit edit(draft, m_file);
    for (const QString &piece : pieces) {
        const SpaceId from = m_position.space(edit.spaceOf(piece));
        const SpaceId to = from ? target(from) : SpaceId();
        if (!to || !edit.place(piece, keyOf(to)))
            return false;
    }
    return commit(draft, tr("Move counters"));
}

bool SetupCommands::turn(const QStringList &pieces, int steps)
{
    if (!m_position.module())
        return false;
    Draft draft = m_document.draft();
    SetupEdit edit(draft, m_file);
    const QString key = QStringLiteral("facing");
    for (const QString &piece : pieces) {
        const auto path = edit.find(piece);
        if (!path || path->size() != 3)
            continue;
        const Json now = m_document.json(m_file, *path)->toJson()[key];
        const engine::Facings facings(m_position.module()->map,
                                      m_position.space(edit.spaceOf(piece)));
        const int before = now.isInteger() ? int(now.toInteger()) : engine::Facings::none;
        edit.setValue(piece, {key}, facings.turned(before, steps));
    }
    return commit(draft, pieces.size() == 1 ? tr("Turn a counter") : tr("Turn counters"));
}

QString SetupCommands::controlStroke(int stroke)
{
    return QStringLiteral("control %1").arg(stroke);
}

bool SetupCommands::paintControl(SpaceId space, const QString &side, int stroke)
{
    if (!space || !m_position.module())
        return false;
    Draft draft = m_document.draft();
    SetupEdit edit(draft, m_file);
    // The list may use another name of the space.
    QString name = m_position.module()->map.space(space).id;
    const JsonText *control = m_document.json(m_file, {QStringLiteral("control")});
    for (const auto &list : control ? control->members() : std::vector<JsonText::Member>()) {
        for (const auto &member : list.value->members()) {
            const QString written = member.value->toJson().toString();
            if (m_position.space(written) == space)
                name = written;
        }
    }
    return edit.setControl({name}, side)
        && commit(draft, tr("Paint control"), controlStroke(stroke));
}

Json SetupCommands::copied(const QStringList &pieces) const
{
    Draft draft = m_document.draft();
    const SetupEdit edit(draft, m_file);
    Json spaces = Json::object();
    for (const QString &piece : pieces) {
        const auto path = edit.find(piece);
        if (!path || path->size() != 3)
            continue;
        const QString space = std::get<QString>((*path)[1]);
        Json stack = spaces[space].isArray() ? spaces[space] : Json::array();
        stack.append(m_document.json(m_file, *path)->toJson());
        spaces.insert(space, stack);
    }
    return spaces;
}

QStringList SetupCommands::paste(const Json &entries, SpaceId space)
{
    Draft draft = m_document.draft();
    SetupEdit edit(draft, m_file);
    QStringList pieces;
    for (qsizetype s = 0; entries.isObject() && s < entries.size(); ++s) {
        const SpaceId own = m_position.space(entries.keyAt(s));
        for (qsizetype i = 0; i < entries.at(s).size(); ++i) {
            const Json &entry = entries.at(s).at(i);
            const QString piece = SetupEdit::pieceOf(entry);
            const bool isThere = own && m_position.space(edit.spaceOf(piece)) == own;
            const SpaceId target = (isThere || !own) && space ? space : own;
            if (m_position.piece(piece) && target && edit.placeEntry(entry, keyOf(target)))
                pieces.append(piece);
        }
    }
    if (!pieces.isEmpty())
        commit(draft, tr("Paste counters"));
    return pieces;
}

} // namespace editor

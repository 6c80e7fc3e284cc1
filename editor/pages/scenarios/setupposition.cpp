// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/scenarios/setupposition.h"

#include "editor/document/jsonlines.h"
#include "editor/pages/module/scenarioedit.h"
#include "engine/game/play/scenariosetup.h"
#include "engine/module/read/scenarioreader.h"

namespace editor {

using engine::Issue;
using engine::Issues;

void SetupPosition::setModule(std::shared_ptr<const engine::Module> module)
{
    m_shown = std::move(module);
    m_reading = m_shown ? std::make_unique<engine::Module>(*m_shown) : nullptr;
    if (m_reading)
        m_reading->scenarios.clear();
    m_state.reset();
    m_flaws.clear();
    m_scenario = {};
    m_isReadable = false;
}

engine::PieceId SetupPosition::piece(const QString &id) const
{
    return m_shown ? m_shown->piece(id) : engine::PieceId();
}

engine::SpaceId SetupPosition::space(const QString &id) const
{
    return m_shown ? m_shown->map.find(id) : engine::SpaceId();
}

void SetupPosition::read(const QString &id, const FileContentPointer &content)
{
    m_scenario = {};
    m_flaws.clear();
    m_isReadable = false;
    if (!m_reading)
        return;
    Issues issues;
    engine::LoadContext context(*m_reading, issues);
    const QString file = ScenarioEdit::fileOf(id);
    if (content && content->json()) {
        const auto json = engine::Json::parse(content->bytes(), file);
        if (json)
            engine::ScenarioReader(context).read(id, json.value());
    } else if (content) {
        issues.append(engine::LoadContext::located(file, content->error()));
    }
    if (!m_reading->scenarios.empty()) {
        m_scenario = std::move(m_reading->scenarios.back());
        m_reading->scenarios.clear();
        m_isReadable = true;
    }
    if (content) {
        for (const Issue &issue : std::as_const(issues))
            addFlaw(issue, *content);
    }
    if (m_isReadable) {
        for (engine::SetupFlaw &flaw : engine::SetupLint(*m_reading).flaws(m_scenario))
            m_flaws.push_back(std::move(flaw));
    }
    build();
}

QString SetupPosition::titleOf(engine::SpaceId id) const
{
    const engine::Space &space = m_shown->map.space(id);
    return space.name.isEmpty() || space.name == space.id
        ? space.id
        : QStringLiteral("%1 %2").arg(space.id, space.name);
}

// The line says which stack is meant.
void SetupPosition::addFlaw(const Issue &issue, const FileContent &content)
{
    engine::SetupFlaw flaw{issue, {}, {}};
    const JsonPath path = content.json() ? pathAt(content, issue.line) : JsonPath();
    const auto *key = path.size() > 1 ? std::get_if<QString>(&path[1]) : nullptr;
    if (key && path[0] == JsonStep(QStringLiteral("setup")))
        flaw.space = space(*key);
    m_flaws.push_back(std::move(flaw));
}

void SetupPosition::build()
{
    auto setting = std::make_shared<engine::GameSetting>();
    setting->scenario = &m_scenario;
    m_state = std::make_unique<engine::GameState>(*m_reading, std::move(setting));
    for (const engine::Change &change : engine::setupChanges(m_scenario))
        m_state->apply(change);
}

} // namespace editor

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/module/scenarioedit.h"

#include "engine/module/folder/moduletemplate.h"

namespace editor {

using engine::Json;

namespace {

const QString c_module = QStringLiteral("module.json");
const QString c_scenarios = QStringLiteral("scenarios");
const QString c_folder = QStringLiteral("scenarios/");
const QString c_ending = QStringLiteral(".json");

} // namespace

QString ScenarioEdit::fileOf(const QString &id)
{
    return c_folder + id + c_ending;
}

QString ScenarioEdit::idOf(const QString &file)
{
    if (!file.startsWith(c_folder) || !file.endsWith(c_ending))
        return {};
    return file.sliced(c_folder.size(), file.size() - c_folder.size() - c_ending.size());
}

QStringList ScenarioEdit::ids() const
{
    QStringList found;
    const JsonText *list = m_draft.json(c_module, {c_scenarios});
    if (!list || list->type() != JsonText::Type::Array)
        return found;
    for (const auto &member : list->members()) {
        if (const Json id = member.value->toJson(); id.isString())
            found.append(id.toString());
    }
    return found;
}

QString ScenarioEdit::title(const QString &id) const
{
    const JsonText *title = m_draft.json(fileOf(id), {QStringLiteral("title")});
    const QString text = title ? title->toJson().toString() : QString();
    return text.isEmpty() ? id : text;
}

QString ScenarioEdit::freeId(const QString &title) const
{
    const QString wanted = engine::ModuleTemplate::idFor(title);
    QString free = wanted;
    for (int i = 2; ids().contains(free) || m_draft.files().contains(fileOf(free)); ++i)
        free = QStringLiteral("%1-%2").arg(wanted).arg(i);
    return free;
}

bool ScenarioEdit::list(const QString &id, qsizetype index)
{
    const JsonText *list = m_draft.json(c_module, {c_scenarios});
    const qsizetype size = list ? list->size() : 0;
    return m_draft.insert(c_module, {c_scenarios}, std::min(index, size), id);
}

QString ScenarioEdit::add(const QString &title)
{
    const QString id = freeId(title);
    if (!list(id, ids().size()))
        return {};
    Json scenario = Json::object();
    scenario.insert(QStringLiteral("format"), 1);
    scenario.insert(QStringLiteral("id"), id);
    scenario.insert(QStringLiteral("title"), title);
    scenario.insert(QStringLiteral("first_turn"), 1);
    scenario.insert(QStringLiteral("last_turn"), 1);
    scenario.insert(QStringLiteral("setup"), Json::object());
    m_draft.setBytes(fileOf(id), scenario.write(Json::Style::Pretty));
    return id;
}

QString ScenarioEdit::duplicate(const QString &id, const QString &title)
{
    const auto content = m_draft.files().value(fileOf(id));
    const qsizetype index = ids().indexOf(id);
    if (!content || !content->json() || index < 0)
        return {};
    const QString copy = freeId(id);
    if (!list(copy, index + 1))
        return {};
    m_draft.setBytes(fileOf(copy), content->bytes());
    m_draft.set(fileOf(copy), {QStringLiteral("id")}, copy);
    m_draft.set(fileOf(copy), {QStringLiteral("title")}, title);
    return copy;
}

bool ScenarioEdit::remove(const QString &id)
{
    const qsizetype index = ids().indexOf(id);
    if (index < 0 || !m_draft.remove(c_module, {c_scenarios, index}))
        return false;
    m_draft.removeFile(fileOf(id));
    return true;
}

bool ScenarioEdit::move(qsizetype from, qsizetype to)
{
    return m_draft.move(c_module, {c_scenarios}, from, to);
}

} // namespace editor

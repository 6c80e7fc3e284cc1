// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/uses/ruleids.h"

#include "engine/module/read/rulebookreader.h"

namespace editor {

RuleIds::RuleIds(const ModuleDocument &document)
{
    const JsonText *paragraphs =
        document.json(engine::RulebookReader::fileName.toString(), {QStringLiteral("paragraphs")});
    for (qsizetype i = 0;
         paragraphs && paragraphs->type() == JsonText::Type::Array && i < paragraphs->size(); ++i) {
        const JsonText *id = paragraphs->members()[size_t(i)].value->find({QStringLiteral("id")});
        if (id && id->type() == JsonText::Type::String)
            m_ids.append(id->toJson().toString());
    }
}

bool RuleIds::leads(QString id) const
{
    while (!m_ids.isEmpty() && !m_ids.contains(id)) {
        const qsizetype dot = id.lastIndexOf(u'.');
        if (dot < 0)
            return false;
        id.truncate(dot);
    }
    return true;
}

} // namespace editor

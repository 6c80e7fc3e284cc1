// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/module/read/rulebookreader.h"

namespace engine {

RulebookReader::RulebookReader(LoadContext &context)
    : m_context(context)
    , m_rulebook(context.module.rulebook)
{
}

void RulebookReader::read()
{
    auto opened = m_context.openIfThere(fileName.toString());
    if (!opened)
        return;
    JsonReader &file = *opened;
    file.allowKeys({u"format", u"paragraphs"});
    for (JsonReader &reader : file.array(u"paragraphs"))
        readParagraph(reader);
}

void RulebookReader::readParagraph(JsonReader &reader)
{
    reader.allowKeys({u"id", u"title", u"text"});
    Rulebook::Paragraph paragraph;
    paragraph.id = reader.identifier(u"id");
    paragraph.title = reader.string(u"title", QString());
    paragraph.text = reader.string(u"text", QString());
    paragraph.line = reader.line();
    if (paragraph.id.isEmpty())
        return;
    if (m_rulebook.contains(paragraph.id)) {
        reader.problem(reader.value()[u"id"],
                       tr("There are two paragraphs “%1”.").arg(paragraph.id));
        return;
    }
    if (paragraph.title.isEmpty() && paragraph.text.isEmpty())
        reader.problem(tr("The paragraph “%1” has neither title nor text.").arg(paragraph.id));
    m_context.module.names.intern(paragraph.id);
    m_rulebook.index.insert(paragraph.id, int(m_rulebook.paragraphs.size()));
    m_rulebook.paragraphs.push_back(std::move(paragraph));
}

} // namespace engine

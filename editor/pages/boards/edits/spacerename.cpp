// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/edits/spacerename.h"

#include "editor/document/uses/idschema.h"
#include "editor/pages/boards/edits/areaedit.h"
#include "editor/pages/boards/edits/boardkeys.h"
#include "editor/pages/boards/edits/boxedit.h"
#include "engine/core/jsonreader.h"

namespace editor {

QList<Reference> SpaceRename::references(const ModuleDocument &document) const
{
    QList<Reference> found = idschema::references(document.files(), IdKind::Space, m_id);
    Uses uses(document);
    for (const Use &use : uses.find(m_id)) {
        if (use.kind == Use::Kind::Text || use.kind == Use::Kind::Comment)
            found.append({use, false});
    }
    return found;
}

QString SpaceRename::objection(Draft draft, const QString &to) const
{
    if (!engine::JsonReader::isIdentifier(to))
        return tr("An id has only letters from A to Z, digits, “_”, “-” and “.”.");
    if (BoxEdit(draft, m_model).isTaken(to))
        return tr("There is a space “%1” already.").arg(to);
    return {};
}

bool SpaceRename::apply(Draft &draft, const QString &to, const QList<Use> &uses) const
{
    if (!draft.json(m_model.file(), {c_spaces, m_id}) || !objection(draft, to).isEmpty())
        return false;
    QList<std::pair<Use, QString>> words;
    for (const Use &use : uses)
        words.append({use, to});
    replaceWords(draft, words);
    const BoardArea *area = m_model.areas().find(m_id);
    if (!draft.rename(m_model.file(), {c_spaces, m_id}, to))
        return false;
    if (area && area->isOfPicture && !area->outline.isEmpty())
        draft.set(m_model.file(), {c_spaces, to, QStringLiteral("shape")},
                  AreaEdit::jsonOf(area->outline));
    return true;
}

} // namespace editor

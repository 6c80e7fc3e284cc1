// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/module/idrename.h"

#include "editor/pages/module/scenarioedit.h"
#include "engine/core/jsonreader.h"

#include <QRegularExpression>

namespace editor::idrename {

namespace {

bool isGood(IdKind kind, const QString &id)
{
    static const QRegularExpression word(QStringLiteral("^[A-Za-z_][A-Za-z0-9_]*$"));
    return isWord(kind) ? word.match(id).hasMatch() : engine::JsonReader::isIdentifier(id);
}

/// `sides.red`, `vars.stock`, `piece.moved`.
bool isField(const Use &use, const QByteArray &bytes, IdKind kind)
{
    const QByteArray before = kind == IdKind::Side ? "sides."
        : kind == IdKind::Option                   ? "options."
        : kind == IdKind::Variable                 ? "vars."
        : isWord(kind)                             ? "."
                                                   : "";
    return !before.isEmpty() && QByteArrayView(bytes).first(use.from).endsWith(before);
}

} // namespace

bool isWord(IdKind kind)
{
    return kind == IdKind::Variable || kind == IdKind::PieceProperty
        || kind == IdKind::SpaceProperty;
}

bool isFixed(IdKind kind, const QString &id)
{
    return (kind == IdKind::Variable && id == u"turn")
        || (kind == IdKind::SpaceProperty && id == u"control");
}

bool isFree(const FileContents &files, IdKind kind, const QString &id)
{
    if (!isGood(kind, id) || isFixed(kind, id) || !idschema::own(files, kind, id).isEmpty())
        return false;
    if (kind == IdKind::Scenario)
        return !files.contains(ScenarioEdit::fileOf(id));
    if (kind == IdKind::Seat)
        return idschema::own(files, IdKind::Side, id).isEmpty();
    // A word that a game reads as a value would become the side.
    if (kind == IdKind::Side)
        return idschema::own(files, IdKind::Seat, id).isEmpty() && !idschema::isValue(files, id);
    return true;
}

QList<Reference> references(Uses &uses, const FileContents &files, IdKind kind, const QString &id)
{
    QList<Reference> found = idschema::references(files, kind, id);
    // A text alone may be anything, but in rules it is mostly the id.
    const bool isPlain = !idschema::isElse(files, kind, id);
    for (const Use &use : uses.find(id)) {
        if (use.kind == Use::Kind::Text)
            found.append({use, isPlain && !isWord(kind)});
        else if (use.kind == Use::Kind::Name)
            found.append({use,
                          isField(use, files.value(use.place.file)->bytes(), kind)
                              && (isPlain || kind == IdKind::Variable)});
    }
    return found;
}

bool rename(Draft &draft, IdKind kind, const QString &from, const QString &to,
            const QList<Use> &places)
{
    const QList<Use> own = idschema::own(draft.files(), kind, from);
    if (own.isEmpty() || isFixed(kind, from) || !isFree(draft.files(), kind, to))
        return false;
    QList<std::pair<Use, QString>> words;
    for (const Use &use : own + places)
        words.append({use, to});
    replaceWords(draft, words);
    const QString file = ScenarioEdit::fileOf(from);
    const auto content = draft.files().value(file);
    if (kind != IdKind::Scenario || !content)
        return true;
    draft.setBytes(ScenarioEdit::fileOf(to), content->bytes());
    draft.removeFile(file);
    renameContext(draft, file, ScenarioEdit::fileOf(to));
    return true;
}

} // namespace editor::idrename

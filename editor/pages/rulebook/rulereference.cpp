// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/rulebook/rulereference.h"

#include "editor/document/uses/idschema.h"

namespace editor::rulereference {

namespace {

/// "[4.2]" and "(4.2)", also the first and the last of several.
bool isBracketed(const Use &use, const QByteArray &bytes)
{
    const char before = use.from > 0 ? bytes[use.from - 1] : ' ';
    const qsizetype end = use.from + use.size;
    const char after = end < bytes.size() ? bytes[end] : ' ';
    return before == '[' || before == '(' || after == ']' || after == ')';
}

/// Also cells and codes of tables that are numbers of rules.
bool isInJson(const Use &use)
{
    using Role = idschema::Meaning::Role;
    const auto meaning = idschema::at(use.place.file, use.place.path, use.kind);
    const bool isData = meaning.role == Role::Data || meaning.role == Role::Value;
    return isData ? use.isIn(u"tables/")
                  : meaning.kind == IdKind::Rule && meaning.role != Role::Format;
}

/// In the column "ref" of a list of rules.
bool isInRefColumn(const Use &use, const QByteArray &bytes)
{
    const qsizetype column = bytes.first(std::max(qsizetype(0), bytes.indexOf('\n')))
                                 .trimmed()
                                 .split('\t')
                                 .indexOf("ref");
    const qsizetype start = use.from > 0 ? bytes.lastIndexOf('\n', use.from - 1) + 1 : 0;
    return column >= 0 && bytes.sliced(start, use.from - start).count('\t') == column;
}

/// A chapter that is a plain number could be any number: it stands alone between quotes in the
/// rules, in brackets, or where a format wants a rule.
bool isSureNumber(const Use &use, const QByteArray &bytes)
{
    const qsizetype end = use.from + use.size;
    const bool isQuoted =
        use.from > 0 && end < bytes.size() && bytes[use.from - 1] == '"' && bytes[end] == '"';
    switch (use.kind) {
    case Use::Kind::Text:
        return isQuoted && use.isIn(u"rules/");
    case Use::Kind::Key:
    case Use::Kind::Value:
        return idschema::at(use.place.file, use.place.path, use.kind).kind == IdKind::Rule
            && isInJson(use);
    default:
        return isBracketed(use, bytes) && !use.isIn(u"tables/");
    }
}

} // namespace

bool isSure(const Use &use, const QByteArray &bytes)
{
    const bool isInList = use.place.file.endsWith(u".tsv") || use.place.file.endsWith(u".ts");
    if (!isInList && !bytes.sliced(use.from, use.size).contains('.'))
        return isSureNumber(use, bytes);
    switch (use.kind) {
    case Use::Kind::Text:
    case Use::Kind::Comment:
        return true;
    case Use::Kind::Key:
    case Use::Kind::Value:
        return isInJson(use);
    case Use::Kind::Name:
        return false;
    case Use::Kind::Mention:
        break;
    }
    if (use.place.file.endsWith(u".tsv") && isInRefColumn(use, bytes))
        return true;
    if (use.place.file.endsWith(u".ts")
        && QByteArrayView(bytes).first(use.from).endsWith("<comment>"))
        return true;
    return isBracketed(use, bytes);
}

bool isElse(const Use &use)
{
    if (use.kind != Use::Kind::Key && use.kind != Use::Kind::Value)
        return false;
    using Role = idschema::Meaning::Role;
    const auto meaning = idschema::at(use.place.file, use.place.path, use.kind);
    return (meaning.role == Role::Name || meaning.role == Role::Own)
        && meaning.kind != IdKind::Rule;
}

} // namespace editor::rulereference

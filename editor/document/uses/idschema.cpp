// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/uses/idschema.h"

#include "editor/document/jsonwalk.h"
#include "editor/document/uses/uses.h"

#include <functional>

namespace editor::idschema {

namespace {

using Role = Meaning::Role;

/// Steps of \a path stand between slashes: "*" is any one, "@" the key itself, "**" all below.
struct Row
{
    QStringView file; ///< Or the folder, with a slash at the end.
    QStringView path;
    Role role;
    IdKind kind = IdKind::Side;
};

// The first that fits decides.
constexpr Row c_rows[] = {
    {u"module.json", u"sides/*/id", Role::Own, IdKind::Side},
    {u"module.json", u"options/*/id", Role::Own, IdKind::Option},
    {u"module.json", u"options/*/rule", Role::Name, IdKind::Rule},
    {u"module.json", u"seats/*/id", Role::Own, IdKind::Seat},
    {u"module.json", u"seats/*/side", Role::Name, IdKind::Side},
    {u"module.json", u"seats/*/option", Role::Name, IdKind::Option},
    {u"module.json", u"boards/*", Role::Own, IdKind::Board},
    {u"module.json", u"scenarios/*", Role::Own, IdKind::Scenario},
    {u"module.json", u"**", Role::Format},

    {u"boards/", u"id", Role::Own, IdKind::Board},
    {u"boards/", u"grid/terrain", Role::Name, IdKind::Terrain},
    {u"boards/", u"grid/missing/*", Role::Name, IdKind::Space},
    {u"boards/", u"spaces/@", Role::Own, IdKind::Space},
    {u"boards/", u"spaces/*/terrain", Role::Name, IdKind::Terrain},
    {u"boards/", u"spaces/*/owner", Role::Name, IdKind::Side},
    {u"boards/", u"spaces/*/features/*", Role::Data},
    {u"boards/", u"spaces/*/values/**", Role::Data},
    {u"boards/", u"edges/*/type", Role::Name, IdKind::Edge},
    {u"boards/", u"edges/*/between/*/*", Role::Name, IdKind::Space},
    {u"boards/", u"ways/*/type", Role::Name, IdKind::Way},
    {u"boards/", u"ways/*/spaces/*", Role::Name, IdKind::Space},
    {u"boards/", u"aliases/@", Role::Own, IdKind::Space},
    {u"boards/", u"aliases/*", Role::Name, IdKind::Space},
    {u"boards/", u"links/*/*", Role::Name, IdKind::Space},
    {u"boards/", u"tracks/*/*", Role::Name, IdKind::Space},
    {u"boards/", u"style/zone", Role::Data},
    {u"boards/", u"style/signs/*/side", Role::Name, IdKind::Side},
    {u"boards/", u"style/signs/*/property", Role::Name, IdKind::SpaceProperty},
    {u"boards/", u"style/signs/*/feature", Role::Data},
    {u"boards/", u"style/entries/*/side", Role::Name, IdKind::Side},
    {u"boards/", u"style/entries/*/from", Role::Name, IdKind::Space},
    {u"boards/", u"style/entries/*/to", Role::Name, IdKind::Space},
    {u"boards/", u"**", Role::Format},

    {u"pieces.json", u"formations/@", Role::Own, IdKind::Formation},
    {u"pieces.json", u"templates/@", Role::Own, IdKind::Template},
    {u"pieces.json", u"types/@", Role::Own, IdKind::Type},
    {u"pieces.json", u"types/*/template", Role::Name, IdKind::Template},
    {u"pieces.json", u"pieces/*/id", Role::Own, IdKind::Piece},
    {u"pieces.json", u"pieces/*/type", Role::Name, IdKind::Type},
    {u"pieces.json", u"markers/@", Role::Data},
    {u"pieces.json", u"markers/*/property", Role::Name, IdKind::PieceProperty},
    {u"pieces.json", u"markers/*/value", Role::Value},
    {u"pieces.json", u"formations/*/values/**", Role::Data},
    {u"pieces.json", u"*/*/side", Role::Name, IdKind::Side},
    {u"pieces.json", u"*/*/formation", Role::Name, IdKind::Formation},
    {u"pieces.json", u"*/*/mobility", Role::Name, IdKind::Mobility},
    {u"pieces.json", u"*/*/kind", Role::Data},
    {u"pieces.json", u"*/*/back", Role::Data},
    {u"pieces.json", u"*/*/values/**", Role::Value},
    {u"pieces.json", u"**", Role::Format},

    {u"scenarios/", u"id", Role::Own, IdKind::Scenario},
    {u"scenarios/", u"options/@", Role::Name, IdKind::Option},
    {u"scenarios/", u"variables/@", Role::Name, IdKind::Variable},
    {u"scenarios/", u"variables/**", Role::Value},
    {u"scenarios/", u"control/@", Role::Name, IdKind::Side},
    {u"scenarios/", u"control/*/*", Role::Name, IdKind::Space},
    {u"scenarios/", u"spaces/@", Role::Name, IdKind::Space},
    {u"scenarios/", u"spaces/*/control", Role::Name, IdKind::Side},
    {u"scenarios/", u"spaces/*/@", Role::Name, IdKind::SpaceProperty},
    {u"scenarios/", u"spaces/*/**", Role::Value},
    {u"scenarios/", u"setup/@", Role::Name, IdKind::Space},
    {u"scenarios/", u"setup/*/*", Role::Name, IdKind::Piece},
    {u"scenarios/", u"setup/*/*/piece", Role::Name, IdKind::Piece},
    {u"scenarios/", u"setup/*/*/carries/*", Role::Name, IdKind::Piece},
    {u"scenarios/", u"setup/*/*/hidden_from/*", Role::Name, IdKind::Side},
    {u"scenarios/", u"setup/*/*/properties/@", Role::Name, IdKind::PieceProperty},
    {u"scenarios/", u"setup/*/*/properties/**", Role::Value},
    {u"scenarios/", u"arrivals/*/entry", Role::Data},
    {u"scenarios/", u"arrivals/*/pieces/*", Role::Name, IdKind::Piece},
    {u"scenarios/", u"**", Role::Format},

    {u"rules/state.json", u"variables/@", Role::Own, IdKind::Variable},
    {u"rules/state.json", u"variables/*/seen_by/*", Role::Name, IdKind::Side},
    {u"rules/state.json", u"pieces/@", Role::Own, IdKind::PieceProperty},
    {u"rules/state.json", u"spaces/@", Role::Own, IdKind::SpaceProperty},
    {u"rules/state.json", u"*/*/initial/**", Role::Value},
    {u"rules/state.json", u"**", Role::Format},

    {u"rules/sequence.json", u"phases/*/id", Role::Own, IdKind::Phase},
    {u"rules/sequence.json", u"phases/*/rule", Role::Name, IdKind::Rule},
    {u"rules/sequence.json", u"phases/*/decision", Role::Name, IdKind::Decision},
    {u"rules/sequence.json", u"phases/*/each/*", Role::Name, IdKind::Side},
    {u"rules/sequence.json", u"phases/*/side", Role::Name, IdKind::Side},
    {u"rules/sequence.json", u"**", Role::Format},

    {u"rules/rulebook.json", u"paragraphs/*/id", Role::Own, IdKind::Rule},
    {u"rules/rulebook.json", u"**", Role::Format},

    {u"tables/terrain.json", u"classes/*", Role::Own, IdKind::Mobility},
    {u"tables/terrain.json", u"terrains/*/id", Role::Own, IdKind::Terrain},
    {u"tables/terrain.json", u"edges/*/id", Role::Own, IdKind::Edge},
    {u"tables/terrain.json", u"ways/*/id", Role::Own, IdKind::Way},
    {u"tables/terrain.json", u"ways/*/cancels/*", Role::Name, IdKind::Edge},
    {u"tables/terrain.json", u"features/*/cuts/*", Role::Name, IdKind::Way},
    {u"tables/terrain.json", u"*/*/cost/@", Role::Name, IdKind::Mobility},
    {u"tables/terrain.json", u"*/*/leave/@", Role::Name, IdKind::Mobility},
    {u"tables/terrain.json", u"*/*/stops/*", Role::Name, IdKind::Mobility},
    {u"tables/terrain.json", u"*/*/variants/@", Role::Data},
    {u"tables/terrain.json", u"*/*/variants/*/cost/@", Role::Name, IdKind::Mobility},
    {u"tables/terrain.json", u"*/*/variants/*/leave/@", Role::Name, IdKind::Mobility},
    {u"tables/terrain.json", u"*/*/variants/*/stops/*", Role::Name, IdKind::Mobility},
    {u"tables/terrain.json", u"*/*/blocks/*", Role::Data},
    {u"tables/terrain.json", u"*/*/values/**", Role::Data},
    {u"tables/", u"id", Role::Own, IdKind::Table},
    {u"tables/", u"rule", Role::Name, IdKind::Rule},
    {u"tables/", u"columns/*", Role::Data},
    {u"tables/", u"rows/*", Role::Data},
    {u"tables/", u"cells/**", Role::Data},
    {u"tables/", u"legend/@", Role::Data},
    {u"tables/", u"values/**", Role::Data},
    {u"tables/", u"**", Role::Format},

    {u"", u"**", Role::Data},
};

bool fits(const Row &row, const QString &file)
{
    return row.file == file
        || ((row.file.isEmpty() || row.file.endsWith(u'/')) && file.startsWith(row.file));
}

bool fits(const Row &row, const JsonPath &path, size_t from, bool isKey)
{
    size_t at = from;
    for (const QStringView step : row.path.split(u'/')) {
        // The key above stands outside of what is below it.
        if (step == u"**")
            return at < path.size() || !isKey;
        if (at == path.size())
            return false;
        const auto *key = std::get_if<QString>(&path[at++]);
        if (step == u"@")
            return isKey && key && at == path.size();
        if (step != u"*" && (!key || *key != step))
            return false;
    }
    return !isKey && at == path.size();
}

bool isKeyAt(const JsonPath &path, size_t at, QStringView key)
{
    const auto *step = at < path.size() ? std::get_if<QString>(&path[at]) : nullptr;
    return step && *step == key;
}

/// In data: "side": "red" and "sides": ["red", "blue"] say what they mean.
bool isCalled(const Use &use, IdKind kind)
{
    const JsonPath &path = use.place.path;
    const QStringView word = kind == IdKind::Side ? u"side"
        : kind == IdKind::Option                  ? u"option"
        : kind == IdKind::Scenario                ? u"scenario"
        : kind == IdKind::Space                   ? u"space"
        : kind == IdKind::Piece                   ? u"piece"
        : kind == IdKind::Rule                    ? u"rule"
                                                  : u"";
    const size_t end = path.size();
    return use.kind == Use::Kind::Value && !word.isEmpty() && end > 0
        && (isKeyAt(path, end - 1, word)
            || (end > 1 && isKeyAt(path, end - 2, QString(word + u's'))));
}

using Visit = std::function<void(const Use &use, const Meaning &meaning)>;

/// Every place that is spelled so.
void look(const FileContents &files, const QString &word, const Visit &visit)
{
    for (auto it = files.constBegin(); it != files.constEnd(); ++it) {
        if (!(*it)->json())
            continue;
        QByteArray bytes;
        const auto tell = [&](const JsonPath &path, Use::Kind kind, int line, qsizetype from,
                              qsizetype size) {
            if (bytes.isNull())
                bytes = (*it)->bytes();
            visit(
                {kind, {it.key(), line, path}, {}, excerptAt(bytes, from + 1), from + 1, size - 2},
                at(it.key(), path, kind));
        };
        JsonWalk::through(**it, [&](const JsonWalk::Stop &stop) {
            const auto *key = stop.path.empty() ? nullptr : std::get_if<QString>(&stop.path.back());
            if (key && *key == word)
                tell(stop.path, Use::Kind::Key, stop.keyLine, stop.key, stop.member->key.size());
            if (stop.value.type() == JsonText::Type::String && stop.value.toText() == word)
                tell(stop.path, Use::Kind::Value, stop.line, stop.from, stop.value.write().size());
        });
    }
}

} // namespace

Meaning at(const QString &file, const JsonPath &path, Use::Kind keyOrValue)
{
    const bool isKey = keyOrValue == Use::Kind::Key;
    // Phases may have phases.
    size_t from = 0;
    while (file == u"rules/sequence.json" && isKeyAt(path, from + 2, u"phases"))
        from += 2;
    for (const Row &row : c_rows) {
        if (fits(row, file) && fits(row, path, from, isKey))
            return {row.role, row.kind};
    }
    return {};
}

QList<Use> own(const FileContents &files, IdKind kind, const QString &id)
{
    QList<Use> found;
    look(files, id, [&](const Use &use, const Meaning &meaning) {
        if (meaning.role == Role::Own && meaning.kind == kind)
            found.append(use);
    });
    return found;
}

QList<Reference> references(const FileContents &files, IdKind kind, const QString &id)
{
    QList<Reference> found;
    look(files, id, [&](const Use &use, const Meaning &meaning) {
        const bool isData = meaning.role == Role::Data || meaning.role == Role::Value;
        const bool isSide =
            meaning.role == Role::Value && kind == IdKind::Side && use.kind == Use::Kind::Value;
        if (meaning.role == Role::Name && meaning.kind == kind)
            found.append({use, true});
        else if (isData)
            found.append({use, isSide || isCalled(use, kind)});
    });
    return found;
}

bool isElse(const FileContents &files, IdKind kind, const QString &word)
{
    bool isFound = false;
    look(files, word, [&](const Use &, const Meaning &meaning) {
        isFound = isFound || meaning.role == Role::Format
            || ((meaning.role == Role::Own || meaning.role == Role::Name) && meaning.kind != kind);
    });
    return isFound;
}

bool isValue(const FileContents &files, const QString &word)
{
    bool isFound = false;
    look(files, word, [&](const Use &use, const Meaning &meaning) {
        isFound = isFound || (meaning.role == Role::Value && use.kind == Use::Kind::Value);
    });
    return isFound;
}

} // namespace editor::idschema

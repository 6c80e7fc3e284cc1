// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/module/read/loadcontext.h"

namespace engine {

namespace {

// Looking for what was meant compares with every known name: only the first flaws get a hint.
constexpr qsizetype hintedIssues = 100;

bool isColor(const QString &text)
{
    if (!text.startsWith(u'#') || (text.size() != 4 && text.size() != 7))
        return false;
    return std::all_of(text.begin() + 1, text.end(), [](QChar c) {
        return (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'f') || (c >= u'A' && c <= u'F');
    });
}

} // namespace

LoadContext::LoadContext(Module &target, Issues &flaws)
    : module(target)
    , issues(flaws)
{
}

Issue LoadContext::located(const QString &file, const QString &message)
{
    const qsizetype from = file.size() + 1;
    const qsizetype colon = message.indexOf(u':', from);
    if (!message.startsWith(file) || colon < 0)
        return {Issue::Severity::Error, file, 0, message};
    bool isNumber = false;
    const int line = message.mid(from, colon - from).toInt(&isNumber);
    return {Issue::Severity::Error, file, isNumber ? line : 0,
            isNumber ? message.mid(colon + 2) : message};
}

std::optional<Json> LoadContext::json(const QString &file)
{
    if (!module.files.contains(file)) {
        issues.append({Issue::Severity::Error,
                       file,
                       0,
                       tr("The file is missing."),
                       {Issue::Code::MissingFile}});
        return {};
    }
    const auto bytes = module.files.read(file);
    if (!bytes) {
        issues.append({Issue::Severity::Error, file, 0, bytes.error().message});
        return {};
    }
    auto parsed = Json::parse(bytes.value(), file);
    if (!parsed) {
        issues.append(located(file, parsed.error().message));
        return {};
    }
    return std::move(parsed).value();
}

std::optional<JsonReader> LoadContext::open(const QString &file)
{
    const auto content = json(file);
    if (!content)
        return {};
    JsonReader reader(*content, file, issues);
    if (!reader.expectObject() || reader.format(1) == 0)
        return {};
    return reader;
}

std::optional<JsonReader> LoadContext::openIfThere(const QString &file)
{
    return module.files.contains(file) ? open(file) : std::nullopt;
}

SideId LoadContext::side(JsonReader reader)
{
    const QString id = reader.asString();
    if (!reader.isPresent())
        return {};
    const SideId found = module.side(id);
    if (!found) {
        QStringList known;
        for (const Side &side : module.sides)
            known.append(side.id);
        reader.unknown(reader.value(), tr("There is no side “%1”.").arg(id), id, known);
    }
    return found;
}

std::vector<SideId> LoadContext::sides(const QList<JsonReader> &readers)
{
    std::vector<SideId> found;
    for (JsonReader reader : readers) {
        const SideId id = side(reader);
        if (id && std::find(found.begin(), found.end(), id) != found.end())
            reader.problem(tr("The side “%1” is listed twice.").arg(reader.asString()),
                           {Issue::Code::ListedTwice, reader.asString()});
        else if (id)
            found.push_back(id);
    }
    return found;
}

SpaceId LoadContext::space(JsonReader reader)
{
    const QString id = reader.asString();
    return reader.isPresent() ? space(reader, id) : SpaceId();
}

SpaceId LoadContext::space(JsonReader &reader, const QString &id)
{
    const SpaceId found = module.map.find(id);
    if (!found)
        reader.problem(tr("There is no space “%1” on any board.").arg(id));
    return found;
}

PieceId LoadContext::piece(JsonReader reader)
{
    const QString id = reader.asString();
    if (!reader.isPresent())
        return {};
    const PieceId found = module.piece(id);
    if (!found) {
        const QStringList known = issues.size() < hintedIssues
            ? QStringList(module.pieceIds.keyBegin(), module.pieceIds.keyEnd())
            : QStringList();
        reader.unknown(reader.value(), tr("There is no piece “%1”.").arg(id), id, known);
    }
    return found;
}

Value LoadContext::scalar(JsonReader reader)
{
    const Json &value = reader.value();
    if (value.isNull())
        return {};
    if (value.isBool())
        return Value::boolean(value.toBool());
    if (const SideId side = value.isString() ? module.side(value.toString()) : SideId())
        return Value::side(side);
    if (value.isString())
        return Value::word(module.names.intern(value.toString()));
    if (value.isInteger())
        return Value::integer(int32_t(reader.asInteger()));
    reader.problem(
        tr("“%1” must be a whole number, a word, true, false or null.").arg(reader.path()));
    return {};
}

Data LoadContext::data(JsonReader reader)
{
    if (!reader.value().isArray())
        return scalar(reader);
    ValueList list;
    for (const JsonReader &item : reader.asArray())
        list.push_back(scalar(item));
    return list;
}

Value LoadContext::spaceValue(int property, JsonReader reader)
{
    if (property != 0 || reader.value().isNull())
        return scalar(reader);
    const SideId owner = side(reader);
    return owner ? Value::side(owner) : Value();
}

Json LoadContext::object(JsonReader &reader, QStringView key)
{
    const JsonReader found = reader.optionalObject(key);
    return found.isPresent() ? found.value() : Json();
}

QString LoadContext::color(JsonReader &reader, QStringView key)
{
    const QString text = reader.string(key, QString());
    if (text.isEmpty() || isColor(text))
        return text;
    reader.problem(reader.value()[key], tr("“%1” is no colour; write it as #rrggbb.").arg(text));
    return {};
}

void LoadContext::expectId(JsonReader &reader, const QString &id)
{
    const QString written = reader.identifier(u"id");
    if (!written.isEmpty() && written != id) {
        reader.problem(reader.value()[u"id"],
                       tr("The id “%1” must be “%2” like the name of the file.").arg(written, id),
                       {Issue::Code::WrongId, written, id});
    }
}

} // namespace engine

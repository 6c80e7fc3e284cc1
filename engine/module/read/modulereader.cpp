// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/module/read/modulereader.h"

#include "engine/core/programversion.h"
#include "engine/module/model/standardlibrary.h"

#include <QVersionNumber>

namespace engine {

namespace {

const QStringList onOff = {QStringLiteral("on"), QStringLiteral("off")};
constexpr QStringView onlyTopsSeen = u"only_tops";

bool isVersion(const QString &text)
{
    qsizetype suffix = 0;
    const QVersionNumber number = QVersionNumber::fromString(text, &suffix);
    return !number.isNull() && suffix == text.size();
}

// "es", "pt_BR"
bool isLanguage(const QString &text)
{
    const QString base = text.section(u'_', 0, 0);
    const QString country = text.section(u'_', 1);
    const auto lower = [](QChar c) { return c >= u'a' && c <= u'z'; };
    const auto upper = [](QChar c) { return c >= u'A' && c <= u'Z'; };
    return base.size() >= 2 && base.size() <= 3 && std::all_of(base.begin(), base.end(), lower)
        && (!text.contains(u'_')
            || (country.size() == 2 && std::all_of(country.begin(), country.end(), upper)));
}

} // namespace

ModuleReader::ModuleReader(LoadContext &context)
    : m_context(context)
    , m_module(context.module)
{
}

bool ModuleReader::read()
{
    auto opened = m_context.open(fileName.toString());
    if (!opened || !checkEngine(*opened) || !checkStandard(*opened))
        return false;
    JsonReader &file = *opened;
    file.allowKeys({u"format", u"id", u"version", u"engine", u"title", u"language", u"languages",
                    u"std", u"about", u"sides", u"options", u"seats", u"sight", u"boards",
                    u"scenarios"});
    m_module.id = file.identifier(u"id");
    m_module.version = file.string(u"version");
    if (file.value()[u"version"].isString() && !isVersion(m_module.version)) {
        file.problem(file.value()[u"version"],
                     tr("“version” must be numbers with points between, like 1.0.2."));
    }
    m_module.title = file.string(u"title");
    readLanguages(file);
    readAbout(file.optionalObject(u"about"));
    readSides(file);
    readOptions(file);
    readSeats(file);
    m_module.onlyTopsSeen =
        file.choice<bool>(u"sight", {{u"all", false}, {onlyTopsSeen, true}}, false);
    m_boards = readList(file, u"boards");
    m_scenarios = readList(file, u"scenarios");
    return !m_module.id.isEmpty() && !m_module.sides.empty();
}

bool ModuleReader::checkEngine(JsonReader &file)
{
    const QString text = file.string(u"engine");
    if (!file.value()[u"engine"].isString())
        return true;
    if (!isVersion(text)) {
        file.problem(file.value()[u"engine"],
                     tr("“engine” must be numbers with points between, like 0.1."));
        return true;
    }
    const QString own = QLatin1String(ProgramVersion::own());
    if (QVersionNumber::fromString(text).normalized()
        <= QVersionNumber::fromString(own).normalized())
        return true;
    file.problem(file.value()[u"engine"],
                 tr("The module needs version %1 of the program or a newer one; this is %2.")
                     .arg(text, own));
    return false;
}

bool ModuleReader::checkStandard(JsonReader &file)
{
    const int version = int(file.integer(u"std", 1, JsonReader::maxInteger, 0));
    if (version == 0 || StandardLibrary::has(version))
        return true;
    file.problem(file.value()[u"std"],
                 tr("The module needs version %1 of the standard library for Lua; this program has "
                    "versions up to %2.")
                     .arg(version)
                     .arg(StandardLibrary::newest()));
    return false;
}

void ModuleReader::readLanguages(JsonReader &file)
{
    m_module.language = file.string(u"language");
    for (JsonReader &item : file.array(u"languages")) {
        const QString language = item.asString();
        if (!item.isPresent())
            continue;
        if (!isLanguage(language))
            item.problem(tr("“%1” is no language; write it like “es” or “pt_BR”.").arg(language));
        else if (m_module.languages.contains(language))
            item.problem(tr("The language “%1” is listed twice.").arg(language),
                         {Issue::Code::ListedTwice, language});
        else
            m_module.languages.append(language);
    }
    if (file.value()[u"language"].isString() && file.value()[u"languages"].isArray()
        && !m_module.languages.contains(m_module.language)) {
        file.problem(file.value()[u"languages"],
                     tr("The module's own language “%1” must be among its languages.")
                         .arg(m_module.language),
                     {Issue::Code::OwnLanguageUnlisted, m_module.language});
    }
}

void ModuleReader::readAbout(JsonReader about)
{
    if (!about.isPresent())
        return;
    m_module.about = about.value();
    for (auto &[key, entry] : about.asMap()) {
        if (entry.value().isArray())
            entry.asStrings();
        else if (!entry.value().isString() && !entry.value().isNumber())
            entry.problem(
                tr("“%1” must be a text, a number or a list of texts.").arg(entry.path()));
    }
}

void ModuleReader::readSides(JsonReader &file)
{
    for (JsonReader &reader : file.array(u"sides")) {
        reader.allowKeys({u"id", u"name", u"color", u"art"});
        Side side;
        side.id = reader.identifier(u"id");
        side.name = reader.string(u"name", side.id);
        side.color = m_context.color(reader, u"color");
        side.art = LoadContext::object(reader, u"art");
        if (side.id.isEmpty())
            continue;
        if (m_module.side(side.id)) {
            reader.problem(tr("There are two sides “%1”.").arg(side.id));
        } else if (m_module.sides.size() == limits::sides) {
            reader.problem(tr("There can be at most %1 sides.").arg(limits::sides));
        } else {
            m_module.names.intern(side.id);
            m_module.sides.push_back(std::move(side));
        }
    }
    if (m_module.sides.empty() && file.value()[u"sides"].isArray())
        file.problem(file.value()[u"sides"], tr("A module needs at least one side."));
}

void ModuleReader::readOptions(JsonReader &file)
{
    for (JsonReader &reader : file.optionalArray(u"options"))
        readOption(reader);
}

void ModuleReader::readOption(JsonReader &reader)
{
    reader.allowKeys({u"id", u"name", u"text", u"rule", u"choices", u"initial", u"effect"});
    Option option;
    option.id = reader.identifier(u"id");
    option.name = reader.string(u"name", option.id);
    option.text = reader.string(u"text", QString());
    option.rule = reader.string(u"rule", QString());
    option.choices = reader.strings(u"choices", {});
    if (reader.value()[u"choices"].isArray() && option.choices.size() < 2)
        reader.problem(reader.value()[u"choices"], tr("An option needs at least two choices."));
    if (option.choices.removeDuplicates() > 0)
        reader.problem(reader.value()[u"choices"], tr("A choice is listed twice."));
    const QStringList &choices = option.choices.isEmpty() ? onOff : option.choices;
    option.initial = reader.string(u"initial", option.choices.isEmpty() ? onOff[1] : choices[0]);
    if (!choices.contains(option.initial)) {
        reader.problem(reader.value()[u"initial"],
                       tr("“%1” is not one of the choices: %2.")
                           .arg(option.initial, choices.join(QStringLiteral(", "))));
    }
    const QString effect = reader.string(u"effect", QString());
    if (effect == onlyTopsSeen)
        option.effect = Option::Effect::OnlyTopsSeen;
    else if (effect == QLatin1String("hands_off"))
        option.effect = Option::Effect::HandsOff;
    else if (!effect.isEmpty())
        reader.problem(reader.value()[u"effect"],
                       tr("“%1” is no effect of an option.").arg(effect));
    if (option.id.isEmpty())
        return;
    if (m_module.option(option.id)) {
        reader.problem(tr("There are two options “%1”.").arg(option.id));
        return;
    }
    m_module.names.intern(option.id);
    for (const QString &choice : choices)
        m_module.names.intern(choice);
    m_module.options.push_back(std::move(option));
}

void ModuleReader::readSeats(JsonReader &file)
{
    for (JsonReader &reader : file.optionalArray(u"seats"))
        readSeat(reader);
}

void ModuleReader::readSeat(JsonReader &reader)
{
    reader.allowKeys({u"id", u"name", u"side", u"option", u"choice"});
    Seat seat;
    seat.id = reader.identifier(u"id");
    seat.name = reader.string(u"name", seat.id);
    const QString side = reader.string(u"side");
    seat.side = m_module.side(side);
    if (!seat.side && reader.value()[u"side"].isString())
        reader.problem(reader.value()[u"side"], tr("There is no side “%1”.").arg(side));
    seat.option = reader.string(u"option", QString());
    const Option *option = m_module.option(seat.option);
    if (!option && !seat.option.isEmpty())
        reader.problem(reader.value()[u"option"], tr("There is no option “%1”.").arg(seat.option));
    seat.choice = reader.string(u"choice", option ? onOff[0] : QString());
    const QStringList choices = !option ? QStringList()
        : option->choices.isEmpty()     ? onOff
                                        : option->choices;
    if (option && !choices.contains(seat.choice)) {
        reader.problem(reader.value()[u"choice"].isNull() ? reader.value()[u"option"]
                                                          : reader.value()[u"choice"],
                       tr("“%1” is not one of the choices: %2.")
                           .arg(seat.choice, choices.join(QStringLiteral(", "))));
    }
    if (seat.id.isEmpty() || !seat.side)
        return;
    if (m_module.seat(seat.id) || m_module.side(seat.id)) {
        reader.problem(tr("There are two sides or seats “%1”.").arg(seat.id));
        return;
    }
    m_module.names.intern(seat.id);
    m_module.seats.push_back(std::move(seat));
}

QStringList ModuleReader::readList(JsonReader &file, QStringView key)
{
    QStringList found;
    for (JsonReader &item : file.array(key)) {
        const QString id = item.asIdentifier();
        if (found.contains(id))
            item.problem(tr("“%1” is listed twice.").arg(id), {Issue::Code::ListedTwice, id});
        else if (item.isPresent())
            found.append(id);
    }
    if (found.isEmpty() && file.value()[key].isArray())
        file.problem(file.value()[key], tr("“%1” must list at least one.").arg(key));
    return found;
}

} // namespace engine

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/protocol/actionreader.h"

#include "engine/game/protocol/queryarguments.h"

#include <QCoreApplication>

namespace engine {

namespace {

struct ActionWords
{
    Q_DECLARE_TR_FUNCTIONS(Session)
};

Error badAction(const QString &message)
{
    return {Error::Code::BadFormat, message};
}

} // namespace

Result<Done> ActionReader::readPieces(const Json &command, Action &action) const
{
    const Json &list = command[u"pieces"];
    const bool isOne = list.isNull();
    if (!isOne && (!list.isArray() || !list.size() || !command[u"piece"].isNull()))
        return badAction(ActionWords::tr("\"pieces\" is a list, and then there is no \"piece\"."));
    for (qsizetype i = 0; i < (isOne ? 1 : list.size()); ++i) {
        const Json &name = isOne ? command[u"piece"] : list.at(i);
        const auto piece = m_values.piece(name);
        if (!piece || (!isOne && !*piece))
            return Error{Error::Code::NotFound,
                         ActionWords::tr("There is no piece '%1'.").arg(shown(name))};
        if (i == 0)
            action.piece = *piece;
        else
            action.also.push_back(*piece);
    }
    return Done{};
}

Result<Done> ActionReader::readSpot(const Json &command, Action &action) const
{
    const Json &at = command[u"at"];
    if (at.isNull())
        return Done{};
    const auto fits = [](const Json &number) {
        return number.isInteger() && qAbs(number.toInteger()) <= INT32_MAX;
    };
    if (!at.isArray() || at.size() != 2 || !fits(at.at(0)) || !fits(at.at(1)))
        return badAction(ActionWords::tr("\"at\" is a list of two whole numbers."));
    action.at = Spot{int32_t(at.at(0).toInteger()), int32_t(at.at(1).toInteger())};
    return Done{};
}

bool ActionReader::wantsWords(NameId verb) const
{
    return std::any_of(m_open.begin(), m_open.end(), [&](const OpenAction &open) {
        return open.verb == verb
            && (open.values == OpenAction::Values::Text
                || open.values == OpenAction::Values::Words);
    });
}

Result<Action> ActionReader::read(const Json &command) const
{
    Action action;
    if (!command[u"verb"].isString())
        return badAction(ActionWords::tr("An action has a text \"verb\" or a number \"action\"."));
    action.verb = *m_values.word(command[u"verb"]);
    if (const auto done = readPieces(command, action); !done)
        return done.error();
    const auto space = m_values.space(command[u"space"]);
    if (!space)
        return Error{Error::Code::NotFound,
                     ActionWords::tr("There is no space '%1'.").arg(shown(command[u"space"]))};
    const Json &given = command[u"value"];
    const auto value = given.isString() && wantsWords(action.verb)
        ? std::optional(Value::word(*m_values.word(given)))
        : m_values.fromPlain(given);
    if (!value)
        return badAction(ActionWords::tr("A value is a number, a text or true/false."));
    const Json &name = command[u"name"];
    if (!name.isNull() && !name.isString())
        return badAction(ActionWords::tr("A \"name\" is a text."));
    if (const auto done = readSpot(command, action); !done)
        return done.error();
    action.space = *space;
    action.value = *value;
    action.name = name.isNull() ? NameId() : *m_values.word(name);
    return action;
}

} // namespace engine

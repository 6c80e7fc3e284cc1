// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/protocol/session.h"

#include "engine/game/play/changecheck.h"
#include "engine/game/play/positioneditor.h"
#include "engine/game/protocol/actionreader.h"
#include "engine/game/protocol/eventwriter.h"
#include "engine/game/protocol/offerwriter.h"
#include "engine/game/protocol/queryarguments.h"
#include "engine/game/protocol/statewriter.h"

namespace engine {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Session)
};

Json good()
{
    Json reply = Json::object();
    reply.insert(QStringLiteral("ok"), true);
    return reply;
}

Json bad(const char *code, const QString &text, const Json &rule = {})
{
    Json error = Json::object();
    error.insert(QStringLiteral("code"), code);
    if (!rule.isNull())
        error.insert(QStringLiteral("rule"), rule);
    error.insert(QStringLiteral("text"), text);
    Json reply = Json::object();
    reply.insert(QStringLiteral("ok"), false);
    reply.insert(QStringLiteral("error"), error);
    return reply;
}

const char *codeOf(const Error &error)
{
    switch (error.code) {
    case Error::Code::IllegalAction:
        return "illegal";
    case Error::Code::NotYours:
        return "notyours";
    case Error::Code::ScriptFailed:
        return "script";
    case Error::Code::NotFound:
        return "unknown";
    case Error::Code::Io:
        return "io";
    default:
        return "bad";
    }
}

Error badCommand(const QString &message)
{
    return {Error::Code::BadFormat, message};
}

} // namespace

Session::Session(Game &game, const Translator &translator, Kind kind)
    : m_game(game)
    , m_seat(game, translator, Viewer::everything())
    , m_codec(game.module(), game.state().names())
    , m_kind(kind)
{
}

Json Session::handle(const QByteArray &line)
{
    const auto command = Json::parse(line, QStringLiteral("command"));
    return command ? handle(command.value()) : bad("json", command.error().message);
}

Json Session::handle(const Json &command)
{
    struct Known
    {
        const char *name;
        Json (Session::*run)(const Json &command);
        bool speaks; ///< For the side that "as" names.
    };
    static constexpr Known all[] = {
        {"state", &Session::state, true},   {"actions", &Session::actions, true},
        {"do", &Session::perform, true},    {"explain", &Session::explain, true},
        {"adjust", &Session::adjust, true}, {"undo", &Session::undo, true},
        {"redo", &Session::redo, true},     {"query", &Session::query, true},
        {"save", &Session::save, true},     {"hash", &Session::hash, true},
        {"set", &Session::set, false},      {"dice", &Session::dice, false},
        {"quit", &Session::quit, false},
    };
    if (!command.isObject() || !command[u"cmd"].isString())
        return bad("bad", Words::tr("A command is an object with a text \"cmd\"."));
    const QString name = command[u"cmd"].toString();
    for (const Known &one : all) {
        if (name != QLatin1String(one.name))
            continue;
        if (const auto seated = seat(one.speaks ? command[u"as"] : Json()); !seated)
            return refused(seated.error());
        return (this->*one.run)(command);
    }
    return bad("unknown", Words::tr("There is no command '%1'.").arg(shown(command[u"cmd"])));
}

Result<Done> Session::seat(const Json &as)
{
    if (as.isNull() || as.toString() == QLatin1String("*")) {
        m_seat.give(Viewer::everything());
        return Done{};
    }
    const auto side = m_codec.values().side(as);
    if (!side)
        return badCommand(Words::tr("There is no side '%1'.").arg(shown(as)));
    m_seat.give(*side);
    return Done{};
}

Json Session::refused(const Error &error) const
{
    return bad(codeOf(error), error.message,
               error.objection ? m_codec.values().word(error.objection->rule) : Json());
}

Json Session::state(const Json &)
{
    const PlayerView view = m_seat.view();
    Json reply = good();
    StateWriter(m_game, view, m_codec.values(), m_seat.texts()).write(reply);
    return reply;
}

// The hash of a state tells two positions apart, whatever in them is hidden.
Json Session::hash(const Json &)
{
    if (!m_seat.viewer().seesEverything())
        return bad("notyours",
                   Words::tr("The hash covers everything, also what the sides hide from "
                             "each other; it can't be told to one side."));
    Json reply = good();
    reply.insert(QStringLiteral("hash"), QString::fromLatin1(m_game.state().hash()));
    return reply;
}

Json Session::actions(const Json &)
{
    Json reply = good();
    OfferWriter(m_seat, m_codec.values()).write(reply);
    return reply;
}

Result<Action> Session::requested(const Json &command) const
{
    return ActionReader(m_codec.values(), m_seat.offer().open).read(command);
}

Result<Action> Session::chosen(const Json &command) const
{
    const Offer &offer = m_seat.offer();
    const Json &number = command[u"action"];
    if (!number.isNull()) {
        if (!number.isInteger())
            return badCommand(Words::tr("\"action\" is the number of an offered action."));
        if (number.toInteger() < 0 || number.toInteger() >= qint64(offer.actions.size()))
            return Error{
                Error::Code::IllegalAction,
                Words::tr("No action with the number %1 is offered now.").arg(number.toInteger()),
                Objection{offer.rule, {}}};
        return offer.actions[size_t(number.toInteger())];
    }
    const auto action = requested(command);
    if (!action)
        return action;
    const auto index = m_seat.find(action.value());
    if (!index)
        return index.error();
    return index.value() < 0 ? action.value() : offer.actions[size_t(index.value())];
}

Json Session::perform(const Json &command)
{
    // Who does not decide is told that, whatever he wants to do.
    const Result<Action> action = m_seat.decides() ? chosen(command) : Action();
    if (!action)
        return refused(action.error());
    Json reply;
    m_seat.perform(action.value(), [&](const GameSeat::Outcome &done) { reply = outcome(done); });
    return reply;
}

Json Session::outcome(const GameSeat::Outcome &outcome) const
{
    if (!outcome)
        return refused(outcome.error());
    const PlayerView view = m_seat.view();
    Json reply = good();
    reply.insert(
        QStringLiteral("events"),
        EventWriter(m_game.module(), view, m_codec, m_seat.texts()).write(outcome.value()));
    return reply;
}

Json Session::adjust(const Json &command)
{
    const Json &reason = command[u"reason"];
    if (!reason.isNull() && !reason.isString())
        return bad("bad", Words::tr("A \"reason\" is a text."));
    const auto action = requested(command);
    if (!action)
        return refused(action.error());
    Json reply;
    m_seat.adjust(action.value(), reason.toString(),
                  [&](const GameSeat::Outcome &done) { reply = outcome(done); });
    return reply;
}

Json Session::explain(const Json &command)
{
    const auto verdict = [this](const GameSeat::Reason &reason) {
        Json reply = good();
        reply.insert(QStringLiteral("legal"), reason.legal);
        if (reason.rule)
            reply.insert(QStringLiteral("rule"), m_codec.values().word(reason.rule));
        reply.insert(QStringLiteral("text"), reason.text);
        return reply;
    };
    Result<Action> action = Action();
    if (m_seat.decides() || m_game.state().isOver()) {
        action = chosen(command);
        if (!action && action.error().code == Error::Code::IllegalAction)
            return verdict({false, m_game.offer().rule, action.error().message});
        if (!action && action.error().code == Error::Code::BadFormat)
            action = requested(command); // several may fit
        if (!action)
            return refused(action.error());
    }
    const auto reason = m_seat.explain(action.value());
    return reason ? verdict(reason.value()) : refused(reason.error());
}

Json Session::undo(const Json &)
{
    Json reply;
    m_seat.undo(
        [&](const GameSeat::Outcome &outcome) {
            reply = outcome ? good() : refused(outcome.error());
        },
        m_kind == Kind::Test ? Game::Barriers::Ignore : Game::Barriers::Respect);
    return reply;
}

Json Session::redo(const Json &)
{
    Json reply;
    m_seat.redo([&](const GameSeat::Outcome &outcome) {
        reply = outcome ? good() : refused(outcome.error());
    });
    return reply;
}

Json Session::query(const Json &command)
{
    if (!command[u"name"].isString())
        return bad("bad", Words::tr("A query has a text \"name\"."));
    const Json &args = command[u"args"];
    if (!args.isNull() && !args.isObject())
        return bad("bad", Words::tr("\"args\" is an object."));
    const QString name = command[u"name"].toString();
    if (const auto checked = checkQueryArguments(name, args, m_codec.values());
        !checked && m_game.rules().queries().contains(name))
        return refused(checked.error());
    const auto value = m_seat.query(name, args);
    if (!value)
        return refused(value.error());
    Json reply = good();
    reply.insert(QStringLiteral("value"), value.value());
    return reply;
}

Json Session::save(const Json &command)
{
    if (!command[u"file"].isString() || command[u"file"].toString().isEmpty())
        return bad("bad", Words::tr("\"file\" says where to save."));
    if (!m_saver)
        return bad("bad", Words::tr("This game can't be saved."));
    if (!m_seat.viewer().seesEverything())
        return bad("illegal",
                   Words::tr("A saved game holds everything, also what the sides hide from "
                             "each other; it can't be made for one side."));
    const auto done = m_saver(m_game, command[u"file"].toString());
    return done ? good() : refused(done.error());
}

Json Session::set(const Json &command)
{
    if (m_kind != Kind::Test)
        return bad("illegal", Words::tr("Positions can be set in a test session only."));
    PositionEditor editor(m_game, m_codec.values());
    auto changes = editor.changes(command[u"edits"]);
    if (!changes)
        return refused(changes.error());
    if (!areApplicable(changes.value(), m_game.module(), m_game.state()))
        return bad("bad", Words::tr("A piece can't hang on one that hangs on it."));
    // A position on the way to another may well leave the rules without an answer.
    const auto done = m_game.edit(std::move(changes).value());
    return done || done.error().code == Error::Code::ScriptFailed ? good() : refused(done.error());
}

Json Session::dice(const Json &command)
{
    if (m_kind != Kind::Test)
        return bad("illegal", Words::tr("Dice can be set in a test session only."));
    const Json &next = command[u"next"];
    change::ScriptDice dice;
    for (qsizetype i = 0; i < next.size(); ++i) {
        const qint64 number = next.at(i).toInteger(-1);
        if (!next.at(i).isInteger() || number < 1 || number > 1000)
            return bad("bad", Words::tr("\"next\" is a list of numbers from 1."));
        dice.numbers.push_back(int32_t(number));
    }
    if (!next.isArray())
        return bad("bad", Words::tr("\"next\" is a list of numbers from 1."));
    const auto done = m_game.edit({dice});
    return done ? good() : refused(done.error());
}

Json Session::quit(const Json &)
{
    m_over = true;
    return good();
}

} // namespace engine

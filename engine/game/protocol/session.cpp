// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/protocol/session.h"

#include "engine/game/play/answertexts.h"
#include "engine/game/play/changecheck.h"
#include "engine/game/play/positioneditor.h"
#include "engine/game/play/speaker.h"
#include "engine/game/protocol/declarations.h"
#include "engine/game/protocol/eventwriter.h"
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

Json bad(const Error &error)
{
    return bad(codeOf(error), error.message);
}

// What was given, for telling it back; a line may be very long.
QString shown(const Json &json)
{
    constexpr qsizetype most = 60;
    const QString text =
        json.isString() ? json.toString() : QString::fromUtf8(json.write(Json::Style::Compact));
    return text.size() > most ? QString(text.left(most) + u'…') : text;
}

Error badCommand(const QString &message)
{
    return {Error::Code::BadFormat, message};
}

} // namespace

Session::Session(Game &game, const Translator &translator, Kind kind)
    : m_game(game)
    , m_texts(game.module(), game.state().names(), translator)
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
    if (!command.isObject() || !command[u"cmd"].isString())
        return bad("bad", Words::tr("A command is an object with a text \"cmd\"."));
    const QString name = command[u"cmd"].toString();
    const auto is = [&](const char *one) { return name == QLatin1String(one); };
    if (is("state"))
        return state(command);
    if (is("actions"))
        return actions(command);
    if (is("do"))
        return perform(command);
    if (is("explain"))
        return explain(command);
    if (is("undo"))
        return undo(command);
    if (is("redo"))
        return redo(command);
    if (is("query"))
        return query(command);
    if (is("save"))
        return save(command);
    if (is("set"))
        return set(command);
    if (is("dice"))
        return dice(command);
    if (is("hash"))
        return hash(command);
    if (is("quit")) {
        m_over = true;
        return good();
    }
    return bad("unknown", Words::tr("There is no command '%1'.").arg(shown(command[u"cmd"])));
}

Result<SideId> Session::viewer(const Json &command) const
{
    const Json &as = command[u"as"];
    if (as.isNull() || as.toString() == QLatin1String("*"))
        return SideId();
    const auto side = m_codec.values().side(as);
    if (!side)
        return badCommand(Words::tr("There is no side '%1'.").arg(shown(as)));
    return *side;
}

TextRenderer Session::textsFor(SideId side) const
{
    return m_texts.seeing([this, side](PieceId piece) {
        return PlayerView(m_game.module(), m_game.state(), side).seesFace(piece);
    });
}

Json Session::state(const Json &command)
{
    const auto side = viewer(command);
    if (!side)
        return bad(side.error());
    const PlayerView view(m_game.module(), m_game.state(), side.value());
    Json reply = good();
    StateWriter(m_game, view, m_codec.values(), m_texts).write(reply);
    return reply;
}

// The hash of a state tells two positions apart, whatever in them is hidden.
Json Session::hash(const Json &command)
{
    const auto side = viewer(command);
    if (!side)
        return bad(side.error());
    if (side.value())
        return bad("notyours",
                   Words::tr("The hash covers everything, also what the sides hide from "
                             "each other; it can't be told to one side."));
    Json reply = good();
    reply.insert(QStringLiteral("hash"), QString::fromLatin1(m_game.state().hash()));
    return reply;
}

QString Session::label(const Action &action) const
{
    return m_texts.label(action);
}

Json Session::actionJson(int id, const Action &action) const
{
    const ValueCodec &values = m_codec.values();
    Json json = Json::object();
    json.insert(QStringLiteral("id"), id);
    json.insert(QStringLiteral("verb"), values.word(action.verb));
    if (action.piece)
        json.insert(QStringLiteral("piece"), values.piece(action.piece));
    if (action.space)
        json.insert(QStringLiteral("space"), values.space(action.space));
    if (!action.value.isNone())
        json.insert(QStringLiteral("value"), values.plain(action.value));
    json.insert(QStringLiteral("label"), label(action));
    if (action.cost)
        json.insert(QStringLiteral("cost"), action.cost);
    if (action.rule)
        json.insert(QStringLiteral("rule"), values.word(action.rule));
    return json;
}

// A side that does not decide learns whose turn it is, not what can be done.
Json Session::actions(const Json &command)
{
    const auto side = viewer(command);
    if (!side)
        return bad(side.error());
    Json reply = good();
    const Offer &offer = m_game.offer();
    if (!offer.decision) {
        reply.insert(QStringLiteral("decision"), Json());
        reply.insert(QStringLiteral("actions"), Json::array());
        return reply;
    }
    const ValueCodec &values = m_codec.values();
    const bool mine = !side.value() || side.value() == offer.side;
    Json decision = Json::object();
    decision.insert(QStringLiteral("id"), values.word(offer.decision));
    decision.insert(QStringLiteral("side"), values.side(offer.side));
    if (offer.seat)
        decision.insert(QStringLiteral("seat"), m_game.module().seats[size_t(offer.seat.value)].id);
    if (mine) {
        decision.insert(QStringLiteral("prompt"), m_texts.render(offer.prompt));
        if (!offer.help.isEmpty())
            decision.insert(QStringLiteral("help"), m_texts.render(offer.help));
        writeDeclarations(decision, offer, values, m_texts,
                          {m_game.module(), m_game.state(), side.value()});
    }
    if (offer.rule)
        decision.insert(QStringLiteral("rule"), values.word(offer.rule));
    reply.insert(QStringLiteral("decision"), decision);
    Json list = Json::array();
    for (size_t i = 0; mine && i < offer.actions.size(); ++i)
        list.append(actionJson(int(i), offer.actions[i]));
    reply.insert(QStringLiteral("actions"), list);
    return reply;
}

Result<Action> Session::requested(const Json &command)
{
    const ValueCodec &values = m_codec.values();
    Action action;
    if (!command[u"verb"].isString())
        return badCommand(Words::tr("An action has a text \"verb\" or a number \"action\"."));
    action.verb = *values.word(command[u"verb"]);
    const auto piece = values.piece(command[u"piece"]);
    if (!piece)
        return Error{Error::Code::NotFound,
                     Words::tr("There is no piece '%1'.").arg(shown(command[u"piece"]))};
    const auto space = values.space(command[u"space"]);
    if (!space)
        return Error{Error::Code::NotFound,
                     Words::tr("There is no space '%1'.").arg(shown(command[u"space"]))};
    const auto value = values.fromPlain(command[u"value"]);
    if (!value)
        return badCommand(Words::tr("A value is a number, a text or true/false."));
    action.piece = *piece;
    action.space = *space;
    action.value = *value;
    return action;
}

Json Session::refused(const Action &action, SideId side)
{
    const auto verdict = m_game.explain(action, side);
    if (!verdict)
        return bad(verdict.error());
    return bad("illegal", textsFor(side).render(verdict->text),
               m_codec.values().word(verdict->rule));
}

Json Session::notYours() const
{
    return bad("notyours", Words::tr("Another side decides now."));
}

Json Session::unseen() const
{
    return bad("notyours", Words::tr("This asks for what your side can't see."));
}

/// The index of the action that a command asks for; -1 for one that is not offered.
Result<int> Session::chosen(const Json &command)
{
    const auto &offered = m_game.offer().actions;
    const Json &number = command[u"action"];
    if (!number.isNull()) {
        if (!number.isInteger())
            return badCommand(Words::tr("\"action\" is the number of an offered action."));
        if (number.toInteger() < 0 || number.toInteger() >= qint64(offered.size()))
            return Error{
                Error::Code::IllegalAction,
                Words::tr("No action with the number %1 is offered now.").arg(number.toInteger())};
        return int(number.toInteger());
    }
    const auto action = requested(command);
    if (!action)
        return action.error();
    if (const int exact = m_game.find(action.value()); exact >= 0)
        return exact;
    // Keys that are left out may be filled in, as long as only one action fits.
    int found = -1;
    for (size_t i = 0; i < offered.size(); ++i) {
        const Action &one = offered[i];
        const Action &want = action.value();
        if (one.verb != want.verb || (want.piece && one.piece != want.piece)
            || (want.space && one.space != want.space)
            || (!want.value.isNone() && one.value != want.value))
            continue;
        if (found >= 0)
            return Error{Error::Code::BadFormat,
                         Words::tr("Several actions fit; say which by piece, space or value.")};
        found = int(i);
    }
    return found;
}

Json Session::perform(const Json &command)
{
    const auto side = viewer(command);
    if (!side)
        return bad(side.error());
    const Speaker speaker(m_game, side.value());
    if (!speaker.decides())
        return notYours();
    const auto index = chosen(command);
    if (!index && index.error().code == Error::Code::IllegalAction)
        return bad("illegal", index.error().message, m_codec.values().word(m_game.offer().rule));
    if (!index)
        return bad(index.error());
    if (index.value() < 0) {
        const Action wanted = requested(command).value();
        return speaker.maySay(wanted) ? refused(wanted, side.value()) : unseen();
    }
    const Action action = m_game.offer().actions[size_t(index.value())];
    if (const auto done = m_game.perform(action); !done) {
        const Error &error = done.error();
        if (!error.objection)
            return bad(error);
        return bad("illegal", textsFor(side.value()).render(error.objection->text),
                   m_codec.values().word(error.objection->rule));
    }
    Json reply = good();
    reply.insert(QStringLiteral("events"),
                 EventWriter(m_game.module(), speaker.view(), m_codec, m_texts)
                     .write(m_game.history().back().changes));
    return reply;
}

Json Session::verdict(Legal legal, NameId rule, const QString &text) const
{
    Json reply = good();
    reply.insert(QStringLiteral("legal"), legal == Legal::Yes);
    if (rule)
        reply.insert(QStringLiteral("rule"), m_codec.values().word(rule));
    reply.insert(QStringLiteral("text"), text);
    return reply;
}

Json Session::explain(const Json &command)
{
    const auto side = viewer(command);
    if (!side)
        return bad(side.error());
    Speaker speaker(m_game, side.value());
    if (!speaker.decides() && !m_game.state().isOver())
        return verdict(Legal::No, m_game.offer().rule, Words::tr("Another side decides now."));
    const auto index = chosen(command);
    if (!index && index.error().code == Error::Code::NotFound)
        return bad(index.error());
    if (!index && index.error().code == Error::Code::IllegalAction)
        return verdict(Legal::No, m_game.offer().rule, index.error().message);
    Action action;
    if (index && index.value() >= 0) {
        action = m_game.offer().actions[size_t(index.value())];
    } else {
        const auto asked = requested(command);
        if (!asked)
            return bad(asked.error());
        action = asked.value();
    }
    if (!speaker.maySay(action))
        return unseen();
    const auto found = speaker.explain(action);
    if (!found)
        return bad(found.error());
    return verdict(found->legal ? Legal::Yes : Legal::No, found->rule,
                   textsFor(side.value()).render(found->text));
}

Json Session::undo(const Json &command)
{
    const auto side = viewer(command);
    if (!side)
        return bad(side.error());
    if (!Speaker(m_game, side.value()).ownsLast() && m_game.commandCount() > 0)
        return bad("notyours", Words::tr("The last step was not yours."));
    const auto done =
        m_game.undo(m_kind == Kind::Test ? Game::Barriers::Ignore : Game::Barriers::Respect);
    return done ? good() : bad(done.error());
}

Json Session::redo(const Json &command)
{
    const auto side = viewer(command);
    if (!side)
        return bad(side.error());
    if (!Speaker(m_game, side.value()).ownsNext() && m_game.canRedo())
        return bad("notyours", Words::tr("The next step was not yours."));
    const auto done = m_game.redo();
    return done ? good() : bad(done.error());
}

Json Session::query(const Json &command)
{
    const auto side = viewer(command);
    if (!side)
        return bad(side.error());
    if (!command[u"name"].isString())
        return bad("bad", Words::tr("A query has a text \"name\"."));
    if (const Json &args = command[u"args"]; !args.isNull() && !args.isObject())
        return bad("bad", Words::tr("\"args\" is an object."));
    const QString name = command[u"name"].toString();
    if (const auto checked = checkQueryArguments(name, command[u"args"], m_codec.values());
        !checked && m_game.rules().queries().contains(name))
        return bad(checked.error());
    Speaker speaker(m_game, side.value());
    if (!speaker.maySay(command[u"args"]))
        return unseen();
    const auto value = speaker.query(name, command[u"args"]);
    if (!value)
        return bad(value.error());
    Json reply = good();
    reply.insert(QStringLiteral("value"),
                 answertexts::rendered(value.value(), m_codec.values(), textsFor(side.value())));
    return reply;
}

Json Session::save(const Json &command)
{
    if (!command[u"file"].isString() || command[u"file"].toString().isEmpty())
        return bad("bad", Words::tr("\"file\" says where to save."));
    if (!m_saver)
        return bad("bad", Words::tr("This game can't be saved."));
    const auto side = viewer(command);
    if (!side)
        return bad(side.error());
    if (side.value())
        return bad("illegal",
                   Words::tr("A saved game holds everything, also what the sides hide from "
                             "each other; it can't be made for one side."));
    const auto done = m_saver(m_game, command[u"file"].toString());
    return done ? good() : bad(done.error());
}

Json Session::set(const Json &command)
{
    if (m_kind != Kind::Test)
        return bad("illegal", Words::tr("Positions can be set in a test session only."));
    PositionEditor editor(m_game, m_codec.values());
    auto changes = editor.changes(command[u"edits"]);
    if (!changes)
        return bad(changes.error());
    if (!areApplicable(changes.value(), m_game.module(), m_game.state()))
        return bad("bad", Words::tr("A piece can't hang on one that hangs on it."));
    // A position on the way to another may well leave the rules without an answer.
    const auto done = m_game.edit(std::move(changes).value());
    return done || done.error().code == Error::Code::ScriptFailed ? good() : bad(done.error());
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
    return done ? good() : bad(done.error());
}

} // namespace engine

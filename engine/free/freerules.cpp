// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/free/freerules.h"

#include "engine/free/freeverb.h"
#include "engine/state/framelocals.h"

namespace engine {

namespace {

/// All verbs in the order in which they are offered.
const std::vector<FreeVerb> &freeVerbs()
{
    static const std::vector<FreeVerb> all = [] {
        std::vector<FreeVerb> verbs;
        for (const auto &some : {pieceVerbs(), sightVerbs(), chanceVerbs(), gameVerbs()})
            verbs.insert(verbs.end(), some.begin(), some.end());
        return verbs;
    }();
    return all;
}

NameId word(const GameState &state, const char *text)
{
    return state.names().intern(QByteArray(text));
}

bool isCall(const GameState &state, const Frame &frame)
{
    return state.names().utf8(frame.decision) == FreeRules::agree;
}

std::vector<SpaceId> cupsOf(const Module &module)
{
    std::vector<SpaceId> cups;
    const auto &spaces = module.map.spaces();
    for (size_t i = 0; i < spaces.size(); ++i) {
        if (spaces[i].kind == Space::Kind::Cup || spaces[i].kind == Space::Kind::Deck)
            cups.emplace_back(int32_t(i));
    }
    return cups;
}

} // namespace

bool FreeRules::puts(NameId decision, const GameState &state)
{
    if (!decision)
        return false;
    const QByteArray &name = state.names().utf8(decision);
    return name == free || name == agree;
}

bool FreeRules::hasDecision(NameId decision, const GameState &state) const
{
    return puts(decision, state);
}

bool FreeRules::handsOff(const GameState &state) const
{
    return std::any_of(m_module.options.begin(), m_module.options.end(), [&](const Option &one) {
        return one.effect == Option::Effect::HandsOff
            && state.setting().options.value(one.id) == QLatin1String("on");
    });
}

std::vector<NameId> FreeRules::names(const FreeVerb &verb, const GameState &state) const
{
    using Names = FreeVerb::Names;
    const StateDeclaration &declared = m_module.state;
    std::vector<NameId> found;
    const auto add = [&](const QString &id) { found.push_back(state.names().intern(id)); };
    if (verb.names == Names::PieceProperties) {
        for (const auto &property : declared.pieceProperties)
            found.push_back(property.name);
    } else if (verb.names == Names::SpaceProperties) {
        for (size_t i = 1; i < declared.spaceProperties.size(); ++i)
            found.push_back(declared.spaceProperties[i].name);
    } else if (verb.names == Names::Variables) {
        for (const auto &variable : declared.variables) {
            if (std::holds_alternative<Value>(variable.initial))
                found.push_back(variable.name);
        }
    } else if (verb.names == Names::Phases) {
        for (const Phase &phase : m_module.sequence.phases()) {
            if (phase.children.empty())
                add(phase.id);
        }
    } else if (verb.names == Names::Cups) {
        for (const SpaceId cup : cupsOf(m_module))
            add(m_module.map.space(cup).id);
    } else if (verb.names == Names::Sides) {
        for (const Side &side : m_module.sides)
            add(side.id);
    }
    return found;
}

std::optional<OpenAction> FreeRules::open(const FreeVerb &verb, const GameState &state) const
{
    OpenAction open;
    open.verb = word(state, verb.name);
    open.label.source = word(state, verb.label);
    if (verb.pieces != FreeVerb::Count::None)
        open.pieces = handsOff(state) ? OpenAction::Pieces::OwnAndNeutral : OpenAction::Pieces::Any;
    open.many = verb.pieces == FreeVerb::Count::Many;
    open.spaces = verb.spaces;
    open.values = verb.values;
    open.mayLackValue = verb.mayLackValue;
    open.least = verb.least;
    open.most = verb.most;
    for (const QByteArray &one : QByteArray(verb.words).split(' ')) {
        if (!one.isEmpty())
            open.words.push_back(state.names().intern(one));
    }
    open.names = names(verb, state);
    if (verb.spaces == OpenAction::Spaces::Listed)
        open.spaceList = cupsOf(m_module);
    const bool hasNames = verb.names == FreeVerb::Names::None || !open.names.empty();
    const bool hasSpaces = verb.spaces != OpenAction::Spaces::Listed || !open.spaceList.empty();
    return hasNames && hasSpaces ? std::optional(std::move(open)) : std::nullopt;
}

std::vector<OpenAction> FreeRules::open(const GameState &state, Deed::Manner manner) const
{
    std::vector<OpenAction> all;
    for (const FreeVerb &verb : freeVerbs()) {
        if (manner == Deed::Manner::ByHand && verb.isInPlayOnly)
            continue;
        if (auto one = open(verb, state))
            all.push_back(*std::move(one));
    }
    return all;
}

std::vector<OpenAction> FreeRules::byHand(const GameState &state) const
{
    return open(state, Deed::Manner::ByHand);
}

// What a verb is done with tells those apart that go by one name.
const FreeVerb *FreeRules::verbOf(const Deed &deed) const
{
    const Action &action = deed.action();
    const QByteArray name = action.verb ? deed.state().names().utf8(action.verb) : QByteArray();
    const auto &verbs = freeVerbs();
    const auto it = std::find_if(verbs.begin(), verbs.end(), [&](const FreeVerb &one) {
        return name == one.name && bool(action.piece) == (one.pieces != FreeVerb::Count::None)
            && bool(action.space) == (one.spaces != OpenAction::Spaces::None)
            && bool(action.name) == (one.names != FreeVerb::Names::None)
            && (deed.manner() == Deed::Manner::InPlay || !one.isInPlayOnly);
    });
    return it == verbs.end() ? nullptr : &*it;
}

Verdict FreeRules::judge(const Deed &deed) const
{
    const auto no = [&](const char *sentence) {
        const Action &action = deed.action();
        return Verdict{false,
                       {},
                       {word(deed.state(), sentence),
                        {Value::piece(action.piece), action.value, Value::space(action.space)}}};
    };
    const FreeVerb *verb = verbOf(deed);
    if (!verb)
        return no(QT_TRANSLATE_NOOP("TextRenderer", "Hands can't do that."));
    if (const char *reason = verb->refuse(deed))
        return no(reason);
    return {true, {}, {}};
}

Result<Verdict> FreeRules::admits(const GameState &state, const Action &action, SideId by)
{
    return judge(Deed(m_module, state, action, by, Deed::Manner::InPlay));
}

Result<Verdict> FreeRules::admitsByHand(const GameState &state, const Action &action,
                                        SideId by) const
{
    return judge(Deed(m_module, state, action, by, Deed::Manner::ByHand));
}

void FreeRules::performByHand(Turn &turn, const Action &action) const
{
    const Deed deed(m_module, turn.state(), action, turn.by(), Deed::Manner::ByHand);
    if (const FreeVerb *verb = verbOf(deed))
        verb->perform(turn, deed);
}

Offer FreeRules::question(const GameState &state) const
{
    const Frame &frame = state.frames().back();
    Offer offer;
    offer.decision = frame.decision;
    offer.side = frame.side;
    return offer;
}

Result<Offer> FreeRules::offer(const GameState &state, Wanted)
{
    Offer offer = question(state);
    const auto add = [&](const char *verb, const char *label) {
        Action action;
        action.verb = word(state, verb);
        action.label.source = word(state, label);
        offer.actions.push_back(std::move(action));
    };
    const Frame &frame = state.frames().back();
    if (!isCall(state, frame)) {
        offer.prompt.source =
            word(state, QT_TRANSLATE_NOOP("TextRenderer", "Free hands: no rules here."));
        offer.main = word(state, "next");
        add("next", QT_TRANSLATE_NOOP("TextRenderer", "End the phase"));
        offer.open = open(state, Deed::Manner::InPlay);
        return offer;
    }
    const auto noted = [&](const char *name) {
        const auto it =
            std::find_if(frame.locals.begin(), frame.locals.end(),
                         [&](const auto &one) { return state.names().utf8(one.first) == name; });
        return it == frame.locals.end() ? Value() : std::get<Value>(it->second);
    };
    offer.prompt = {
        word(state,
             QT_TRANSLATE_NOOP("TextRenderer", "{1} has changed something by hand. Do you agree?")),
        {noted("by")}};
    if (const Value reason = noted("reason"); !reason.isNone())
        offer.help.source = NameId(reason.number);
    add("agree", QT_TRANSLATE_NOOP("TextRenderer", "Agree"));
    add("refuse", QT_TRANSLATE_NOOP("TextRenderer", "Refuse"));
    return offer;
}

// To refuse is to take the change back, which only the game with its history can.
Result<Done> FreeRules::perform(Turn &turn, const Action &action)
{
    const GameState &state = turn.state();
    if (isCall(state, state.frames().back())) {
        turn.apply(change::PopFrame{});
        return Done{};
    }
    const Deed deed(m_module, state, action, turn.by(), Deed::Manner::InPlay);
    const FreeVerb *verb = verbOf(deed);
    if (!verb)
        return Error{Error::Code::IllegalAction,
                     QCoreApplication::translate("TextRenderer", "Hands can't do that.")};
    verb->perform(turn, deed);
    return Done{};
}

// What an open action stands for has been judged before.
Result<Verdict> FreeRules::explain(const GameState &state, const Action &action)
{
    const auto no = [&](const char *sentence) {
        return Verdict{false, {}, {word(state, sentence), {}}};
    };
    if (state.frames().empty())
        return no(QT_TRANSLATE_NOOP("TextRenderer", "The game is over."));
    const Deed deed(m_module, state, action, {}, Deed::Manner::InPlay);
    return no(verbOf(deed)
                  ? QT_TRANSLATE_NOOP("TextRenderer", "That can't be done here now.")
                  : QT_TRANSLATE_NOOP("TextRenderer", "This is not what has to be decided now."));
}

// Whatever a phase asks, where there are no rules it is free.
Result<Done> FreeRules::enterPhase(Turn &turn, PhaseId)
{
    const GameState &state = turn.state();
    if (!m_module.hasRules() && state.frames().empty())
        turn.apply(change::PushFrame{{word(state, free), state.phaseSide(), {}}});
    return Done{};
}

Result<Json> FreeRules::query(const GameState &, const QString &name, const Json &, SideId)
{
    return Error{Error::Code::NotFound,
                 QCoreApplication::translate("FreeRules", "A game without rules has no query '%1'.")
                     .arg(name)};
}

} // namespace engine

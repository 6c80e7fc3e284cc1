// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/agenda/duties.h"

#include "app/player/decision/model/decisionmodel.h"
#include "app/player/decision/model/decisionwords.h"

#include <algorithm>

namespace app {

using engine::Action;

namespace {

/// The label of an action without whom and where it is about.
QString deed(const GameController &controller, const Action &action)
{
    const auto &texts = controller.texts();
    QString name = texts.label(action);
    if (action.piece)
        name.replace(texts.pieceName(action.piece), QStringLiteral("…"));
    if (action.space)
        name.replace(texts.spaceName(action.space), QStringLiteral("…"));
    name = name.simplified();
    return name.left(1).toUpper() + name.mid(1);
}

template<typename Id> void takeIn(std::vector<Id> &list, Id id)
{
    if (id && std::find(list.begin(), list.end(), id) == list.end())
        list.push_back(id);
}

std::vector<Duties::Group> groups(const GameController &controller)
{
    std::vector<Duties::Group> found;
    std::vector<engine::NameId> verbs;
    for (const Action &action : controller.offer().actions) {
        if (!action.piece && !action.space)
            continue;
        const auto known = std::find(verbs.begin(), verbs.end(), action.verb);
        if (known == verbs.end()) {
            verbs.push_back(action.verb);
            found.push_back({deed(controller, action)});
        }
        Duties::Group &group =
            found[size_t(std::find(verbs.begin(), verbs.end(), action.verb) - verbs.begin())];
        takeIn(group.pieces, action.piece);
        if (!action.piece)
            takeIn(group.spaces, action.space);
    }
    return found;
}

/// Phases that come after the present one, before the turn ends, for the same side.
std::vector<engine::PhaseId> toCome(const GameController &controller)
{
    const engine::Sequence &sequence = controller.module().sequence;
    const engine::GameState &state = controller.state();
    std::vector<engine::PhaseId> found;
    engine::Sequence::Place place{state.phase(), state.phaseEach(), false};
    for (size_t i = 0; place.phase && i <= sequence.phases().size() * 4; ++i) {
        place = sequence.next(place);
        if (place.newTurn)
            break;
        const auto &phase = sequence.phase(place.phase);
        if (!phase.decision.isEmpty() && sequence.side(place) == controller.offer().side)
            takeIn(found, place.phase);
    }
    return found;
}

} // namespace

Duties Duties::of(GameController &controller)
{
    using Kind = DecisionForm::Kind;
    const DecisionForm &form = DecisionModel::of(controller).form();
    if (form.kind == Kind::Over || form.kind == Kind::Waiting || form.kind == Kind::Telling
        || form.kind == Kind::Past)
        return {};
    Duties duties;
    duties.question = DecisionWords(controller, form, false).question();
    duties.isMust = !form.main && !form.back && !form.isPass;
    duties.now = groups(controller);
    if (duties.now.size() == 1)
        duties.now.front().name.clear();
    duties.later = toCome(controller);
    return duties;
}

} // namespace app

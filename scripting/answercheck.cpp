// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/answercheck.h"

#include "engine/game/play/gameseat.h"
#include "scripting/formcheck.h"

#include <QRegularExpression>

namespace scripting {

namespace {

using engine::Json;
using engine::Shape;
using Severity = engine::Issue::Severity;

constexpr int mostSteps = 80;
constexpr int stepsBetweenLooks = 4;

QString someId(const engine::Game &game, Shape::Kind kind, engine::Random &random)
{
    const engine::Module &module = game.module();
    const engine::PieceId piece(int32_t(random.below(uint32_t(module.pieces.size()))));
    if (kind == Shape::Kind::Side)
        return module.sides[random.below(uint32_t(module.sides.size()))].id;
    if (kind == Shape::Kind::Piece)
        return module.piece(piece).id;
    // Most of what there is to say is where pieces stand.
    const engine::SpaceId here = game.state().piece(piece).space;
    const auto any = int32_t(random.below(uint32_t(module.map.spaceCount())));
    return module.map.space(here ? here : engine::SpaceId(any)).id;
}

bool knows(const engine::Module &module, Shape::Kind kind, const QString &id)
{
    if (kind == Shape::Kind::Side)
        return bool(module.side(id));
    return kind == Shape::Kind::Piece ? bool(module.piece(id)) : bool(module.map.find(id));
}

} // namespace

void AnswerCheck::play(engine::Game &game)
{
    std::set<std::pair<QString, QString>> unread;
    m_rules.context().unreadHints = &unread;
    for (int step = 0; step < mostSteps && !game.offer().actions.empty(); ++step) {
        checkMain(game);
        checkForm(game);
        if (step % stepsBetweenLooks == 0)
            look(game);
        const auto &actions = game.offer().actions;
        const engine::Action action = actions[m_random.below(uint32_t(actions.size()))];
        if (!game.perform(action))
            break;
    }
    m_rules.context().unreadHints = nullptr;
    for (const auto &[decision, hint] : unread) {
        if (engine::protocol::hint(QLatin1StringView(hint.toLatin1())))
            note(Severity::Warning, m_rules.definitions().placeOfDecision(decision.toUtf8()),
                 tr("The hint “%1” of the decision “%2” has a value or a label that it can't have.")
                     .arg(hint, decision));
    }
}

void AnswerCheck::checkMain(const engine::Game &game)
{
    const engine::Offer &offer = game.offer();
    const auto &names = game.state().names();
    if (!offer.main
        || m_rules.definitions().isGoodMain(names.utf8(offer.decision), names.utf8(offer.main)))
        return;
    note(Severity::Error, m_rules.definitions().placeOfDecision(names.utf8(offer.decision)),
         tr("The decision “%1” names “%2” as its “%3” but has no such verb.")
             .arg(names.text(offer.decision), names.text(offer.main), QStringLiteral("main")));
}

void AnswerCheck::checkForm(const engine::Game &game)
{
    const engine::Offer &offer = game.offer();
    const auto &names = game.state().names();
    const QString flaw = FormCheck::flaw(offer, names.text(offer.decision), m_rules.queries());
    if (!flaw.isEmpty())
        note(Severity::Warning, m_rules.definitions().placeOfDecision(names.utf8(offer.decision)),
             flaw);
}

void AnswerCheck::look(engine::Game &game)
{
    // A module that is only just begun may have nothing to ask about.
    if (game.module().pieces.empty() || !game.module().map.spaceCount())
        return;
    const QStringList answered = m_rules.queries();
    for (const auto &query : engine::protocol::queries()) {
        if (answered.contains(query.name))
            ask(game, query);
    }
}

Json AnswerCheck::argument(const engine::Game &game, const Shape &shape)
{
    if (shape.kind() != Shape::Kind::List)
        return someId(game, shape.kind(), m_random);
    Json list = Json::array();
    list.append(argument(game, shape.part(0)));
    return list;
}

// A question that makes no sense in this position may fail; only what is answered counts.
void AnswerCheck::ask(engine::Game &game, const engine::protocol::QueryEntry &query)
{
    Json arguments = Json::object();
    const auto &fields = query.arguments.fields();
    for (size_t i = 0; i < fields.size(); ++i) {
        const Shape &shape = query.arguments.part(i);
        if (shape.kind() != Shape::Kind::Word && shape.kind() != Shape::Kind::Object)
            arguments.insert(fields[i].name, argument(game, shape));
    }
    const engine::Module &module = game.module();
    const engine::Translator translator(module, module.language);
    const engine::GameSeat seat(game, translator,
                                m_random.below(2) ? engine::Viewer(game.offer().side)
                                                  : engine::Viewer::everything());
    const auto answer = seat.query(query.name, arguments);
    if (!answer)
        return;
    static const QRegularExpression number(QStringLiteral("\\[\\d+\\]"));
    for (Shape::Flaw flaw :
         query.answer.flaws(answer.value(), [&](Shape::Kind kind, const QString &id) {
             return knows(module, kind, id);
         })) {
        flaw.path.replace(number, QStringLiteral("[]"));
        note(Severity::Error, m_rules.definitions().queryPlaces.value(query.name),
             flaw.path.isEmpty()
                 ? tr("The answer of the query “%1” must be %2.").arg(query.name, flaw.expected)
                 : tr("In the answer of the query “%1”, “%2” must be %3.")
                       .arg(query.name, flaw.path, flaw.expected));
    }
}

void AnswerCheck::note(Severity severity, const RuleDefinitions::Place &place,
                       const QString &message)
{
    if (m_noted.insert(message).second)
        m_issues.append({severity, place.file, place.line, message});
}

} // namespace scripting

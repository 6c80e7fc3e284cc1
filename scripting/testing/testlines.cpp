// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/testing/testlines.h"

#include "engine/game/protocol/session.h"
#include "engine/state/valuecodec.h"
#include "scripting/luatext.h"

namespace scripting::TestLines {

using engine::Json;

namespace {

constexpr qsizetype c_most = 40; // expectations in one test

QHash<QString, Json> piecesById(const Json &state)
{
    QHash<QString, Json> found;
    const Json &pieces = state[u"pieces"];
    for (qsizetype i = 0; i < pieces.size(); ++i)
        found.insert(pieces.at(i)[u"id"].toString(), pieces.at(i));
    return found;
}

/// The values of \a keys that are others in \a to.
Json changed(const Json &from, const Json &to, const QStringList &keys)
{
    Json values = Json::object();
    for (const QString &key : keys) {
        if (from[key] != to[key])
            values.insert(key, to[key]);
    }
    return values;
}

QStringList declared(const engine::Module &module,
                     const std::vector<engine::StateDeclaration::Property> &properties)
{
    QStringList names;
    for (const auto &property : properties)
        names.append(module.names.text(property.name));
    return names;
}

/// Every stack that is another one, from the lowest piece up.
void addStacks(QStringList &lines, const Json &from, const Json &to)
{
    const Json &before = from[u"spaces"];
    const Json &after = to[u"spaces"];
    for (qsizetype i = 0; i < after.size(); ++i) {
        const Json &stack = after.at(i)[u"pieces"];
        if (stack.size() == 0 || before[after.keyAt(i)][u"pieces"] == stack)
            continue;
        QStringList words{luaString(after.keyAt(i))};
        for (qsizetype k = 0; k < stack.size(); ++k)
            words.append(luaString(stack.at(k).toString()));
        lines.append(QStringLiteral("game:place(%1)").arg(words.join(QStringLiteral(", "))));
    }
    const auto old = piecesById(from);
    QStringList gone{QStringLiteral("nil")};
    const Json &pieces = to[u"pieces"];
    for (qsizetype i = 0; i < pieces.size(); ++i) {
        const QString id = pieces.at(i)[u"id"].toString();
        if (pieces.at(i)[u"space"].isNull() && !old.value(id)[u"space"].isNull())
            gone.append(luaString(id));
    }
    if (gone.size() > 1)
        lines.append(QStringLiteral("game:place(%1)").arg(gone.join(QStringLiteral(", "))));
}

void addPieces(QStringList &lines, const engine::Module &module, const Json &from, const Json &to)
{
    const QStringList own{QStringLiteral("steps"), QStringLiteral("facing"),
                          QStringLiteral("side")};
    const QStringList properties = declared(module, module.state.pieceProperties);
    const auto old = piecesById(from);
    const Json &pieces = to[u"pieces"];
    for (qsizetype i = 0; i < pieces.size(); ++i) {
        const Json &now = pieces.at(i);
        const Json before = old.value(now[u"id"].toString());
        Json values = changed(before, now, own);
        const Json more = changed(before[u"props"], now[u"props"], properties);
        for (qsizetype k = 0; k < more.size(); ++k)
            values.insert(more.keyAt(k), more.at(k));
        if (values.size() > 0)
            lines.append(QStringLiteral("game:setPiece(%1, %2)")
                             .arg(luaString(now[u"id"].toString()), luaText(values)));
    }
}

QStringList spaceIds(const Json &from, const Json &to)
{
    QStringList ids = to[u"spaces"].keys() + from[u"spaces"].keys();
    ids.removeDuplicates();
    return ids;
}

// Of a feature that is as printed again, a position says nothing.
Json changedFeatures(const Json &from, const Json &to)
{
    Json changed = Json::object();
    for (const QString &id : to.keys()) {
        if (!from.contains(id))
            changed.insert(id, to[id]);
    }
    for (const QString &id : from.keys()) {
        if (!to.contains(id))
            changed.insert(id, !from[id].toBool());
    }
    return changed;
}

} // namespace

Json stateOf(engine::Game &game)
{
    const engine::Translator translator;
    engine::Session session(game, translator, engine::Session::Kind::Test);
    Json command = Json::object();
    command.insert(QStringLiteral("cmd"), "state");
    return session.handle(command);
}

QStringList position(const engine::Game &game, const Json &from, const Json &to)
{
    QStringList lines;
    addStacks(lines, from, to);
    addPieces(lines, game.module(), from, to);
    const QStringList properties = declared(game.module(), game.module().state.spaceProperties);
    for (const QString &id : spaceIds(from, to)) {
        const Json &before = from[u"spaces"][id];
        const Json &after = to[u"spaces"][id];
        Json values = changed(before, after, properties);
        if (const Json features = changedFeatures(before[u"features"], after[u"features"]);
            features.size() > 0)
            values.insert(QStringLiteral("features"), features);
        if (values.size() > 0)
            lines.append(
                QStringLiteral("game:setSpace(%1, %2)").arg(luaString(id), luaText(values)));
    }
    const Json variables = changed(from[u"vars"], to[u"vars"], to[u"vars"].keys());
    if (variables.size() > 0)
        lines.append(QStringLiteral("game:setVars(%1)").arg(luaText(variables)));
    return lines;
}

QString decision(const engine::Game &game)
{
    if (game.state().frames().empty())
        return {};
    const engine::Frame &frame = game.state().frames().back();
    const engine::ValueCodec values(game.module(), game.state().names());
    Json here = Json::object();
    for (const auto &[name, data] : frame.locals)
        here.insert(values.word(name).toString(), values.plain(data));
    QString line = QStringLiteral("game:decide(%1, %2")
                       .arg(luaText(values.word(frame.decision)), luaText(values.side(frame.side)));
    if (here.size() > 0)
        line += QStringLiteral(", ") + luaText(here);
    return line + u')';
}

QString action(const engine::Game &game, const engine::Action &action)
{
    const engine::ValueCodec values(game.module(), game.state().names());
    Json with = Json::object();
    if (action.piece)
        with.insert(QStringLiteral("piece"), values.piece(action.piece));
    if (action.space)
        with.insert(QStringLiteral("space"), values.space(action.space));
    if (!action.value.isNone())
        with.insert(QStringLiteral("value"), values.plain(action.value));
    const QString verb = luaText(values.word(action.verb));
    return with.size() > 0 ? QStringLiteral("game:act(%1, %2)").arg(verb, luaText(with))
                           : QStringLiteral("game:act(%1)").arg(verb);
}

QString dice(const std::vector<int> &numbers)
{
    QStringList words;
    for (const int number : numbers)
        words.append(QString::number(number));
    return QStringLiteral("game:dice(%1)").arg(words.join(QStringLiteral(", ")));
}

QStringList expectations(const engine::Game &game, const Json &from, const Json &to)
{
    QStringList lines;
    const auto expect = [&](const QString &what, const Json &value) {
        if (lines.size() < c_most)
            lines.append(QStringLiteral("expect(%1, %2)").arg(what, luaText(value)));
    };
    const auto old = piecesById(from);
    const QStringList properties = declared(game.module(), game.module().state.pieceProperties);
    const Json &pieces = to[u"pieces"];
    for (qsizetype i = 0; i < pieces.size(); ++i) {
        const Json &now = pieces.at(i);
        const Json before = old.value(now[u"id"].toString());
        const QString piece =
            QStringLiteral("game:piece(%1)").arg(luaString(now[u"id"].toString()));
        const Json own =
            changed(before, now,
                    {QStringLiteral("space"), QStringLiteral("steps"), QStringLiteral("side")});
        for (qsizetype k = 0; k < own.size(); ++k)
            expect(piece + u'.' + own.keyAt(k), own.at(k));
        const Json more = changed(before[u"props"], now[u"props"], properties);
        for (qsizetype k = 0; k < more.size(); ++k)
            expect(piece + QStringLiteral(".props.") + more.keyAt(k), more.at(k));
    }
    const QStringList fields = declared(game.module(), game.module().state.spaceProperties);
    for (const QString &id : spaceIds(from, to)) {
        const Json more = changed(from[u"spaces"][id], to[u"spaces"][id], fields);
        for (qsizetype k = 0; k < more.size(); ++k)
            expect(QStringLiteral("game:space(%1).%2").arg(luaString(id), more.keyAt(k)),
                   more.at(k));
    }
    const Json variables = changed(from[u"vars"], to[u"vars"], to[u"vars"].keys());
    for (qsizetype k = 0; k < variables.size(); ++k)
        expect(QStringLiteral("game:var(%1)").arg(luaString(variables.keyAt(k))), variables.at(k));
    if (from[u"phase"] != to[u"phase"])
        expect(QStringLiteral("game:phase()"), to[u"phase"]);
    return lines;
}

QStringList end(const engine::Game &game)
{
    const engine::ValueCodec values(game.module(), game.state().names());
    const auto &result = game.state().result();
    if (result.outcome)
        return {QStringLiteral("expect(game:result().outcome, %1)")
                    .arg(luaText(values.word(result.outcome)))};
    if (!game.offer().decision)
        return {};
    return {QStringLiteral("expect(game:decision().id, %1)")
                .arg(luaText(values.word(game.offer().decision))),
            QStringLiteral("expect(game:decision().side, %1)")
                .arg(luaText(values.side(game.offer().side)))};
}

} // namespace scripting::TestLines

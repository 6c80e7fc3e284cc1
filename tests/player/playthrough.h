// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"

/// Playthroughs of modules, whose every step is known to be allowed.
namespace playthrough {

struct Lines
{
    QString scenario;
    QString seed;
    QList<engine::Json> lines{};
};

/// Without lines: there is no such file.
inline Lines of(const engine::Module &module, const QString &path)
{
    const auto bytes = module.files.read(path);
    Lines play;
    for (const QByteArray &line : bytes ? bytes.value().split('\n') : QList<QByteArray>()) {
        if (!line.isEmpty())
            play.lines.append(engine::Json::parse(line, path).value());
    }
    if (!play.lines.isEmpty()) {
        const engine::Json head = play.lines.takeFirst();
        play.scenario = head[u"scenario"].toString();
        play.seed = QString::number(head[u"seed"].toInteger());
    }
    return play;
}

/// The offered action that a line means.
inline std::optional<engine::Action> offered(const app::GameController &controller,
                                             const engine::Json &words)
{
    const engine::Module &module = controller.module();
    for (const engine::Action &action : controller.offer().actions) {
        const QString piece = action.piece ? module.piece(action.piece).id : QString();
        const QString space = action.space ? module.map.space(action.space).id : QString();
        const engine::Json &value = words[u"value"];
        const bool isValue = value.isNull()
            || controller.texts().value(action.value) == value.toString()
            || (action.value.type == engine::Value::Type::Word
                && controller.state().names().text(engine::NameId(action.value.number))
                    == value.toString())
            || (value.isNumber() && action.value.number == value.toInteger());
        if (isValue && controller.state().names().text(action.verb) == words[u"verb"].toString()
            && piece == words[u"piece"].toString() && space == words[u"space"].toString())
            return action;
    }
    return {};
}

inline QString decisionOf(const app::GameController &controller)
{
    return controller.state().names().text(controller.offer().decision);
}

/// Does what the lines say, without a window, until this is asked; false: it never is.
inline bool playTo(app::GameController &controller, const QString &path, const QString &decision)
{
    for (const engine::Json &line : of(controller.module(), path).lines) {
        if (decisionOf(controller) == decision)
            return true;
        const auto action =
            line[u"do"].isObject() ? offered(controller, line[u"do"]) : std::nullopt;
        if (action && !controller.perform(*action))
            return false;
    }
    return decisionOf(controller) == decision;
}

} // namespace playthrough

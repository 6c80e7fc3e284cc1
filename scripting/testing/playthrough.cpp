// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/testing/playthrough.h"

namespace scripting {

namespace {

using engine::Json;

/// What is done in a line: an answer, or a change by hand.
Json commandOf(const Json &line)
{
    const QString verb = line.contains(u"adjust") ? QStringLiteral("adjust") : QStringLiteral("do");
    Json command = line[verb];
    command.insert(QStringLiteral("cmd"), verb);
    return command;
}

QString play(const engine::Module &module, engine::Rules &rules, const QString &file,
             const QByteArray &content)
{
    std::unique_ptr<engine::Game> game;
    std::unique_ptr<engine::Session> session;
    const engine::Translator translator;
    int number = 0;
    for (const QByteArray &line : content.split('\n')) {
        ++number;
        if (line.trimmed().isEmpty())
            continue;
        const auto json = Json::parse(line, file);
        const QString place = QStringLiteral("%1:%2: ").arg(file).arg(number);
        if (!json)
            return place + json.error().message;
        if (!game) {
            engine::GameSetup setup;
            setup.scenario = json.value()[u"scenario"].toString();
            setup.seed = quint64(json.value()[u"seed"].toInteger(1));
            const Json &options = json.value()[u"options"];
            for (qsizetype i = 0; i < options.size(); ++i)
                setup.options.insert(options.keyAt(i), options.at(i).toString());
            auto started = engine::Game::start(module, rules, setup);
            if (!started)
                return place + started.error().message;
            game = std::move(started).value();
            session =
                std::make_unique<engine::Session>(*game, translator, engine::Session::Kind::Real);
            continue;
        }
        if (json->contains(u"hash")) {
            if (json.value()[u"hash"].toString() != QString::fromLatin1(game->state().hash()))
                return place + QStringLiteral("the game is not where it was");
            continue;
        }
        const Json reply = session->handle(commandOf(json.value()));
        if (!reply[u"ok"].toBool())
            return place + reply[u"error"][u"text"].toString();
    }
    return game ? QString() : file + QStringLiteral(": nothing is played");
}

} // namespace

QStringList playthroughs(const engine::Module &module)
{
    return module.files.namesIn(QStringLiteral("tests"), QStringLiteral(".play"));
}

TestRunner::TestResult checkPlaythrough(const engine::Module &module, engine::Rules &rules,
                                        const QString &file)
{
    const auto content = module.files.read(file);
    const QString failure =
        content ? play(module, rules, file, content.value()) : content.error().message;
    return {file, QStringLiteral("golden playthrough ") + file, failure.isEmpty(), failure};
}

} // namespace scripting

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/gameoptions.h"

namespace app {

namespace {

// Options may be given as people write them: on, true, 1, or just the name.
QString optionValue(const engine::Option *option, const QString &text)
{
    if (!option || !option->choices.isEmpty())
        return text;
    if (text.isEmpty() || text == QLatin1String("true") || text == QLatin1String("1"))
        return QStringLiteral("on");
    if (text == QLatin1String("false") || text == QLatin1String("0"))
        return QStringLiteral("off");
    return text;
}

} // namespace

engine::Result<engine::GameSetup> gameSetup(const Arguments &arguments,
                                            const engine::Module &module)
{
    engine::GameSetup setup;
    setup.scenario = arguments.value(QStringLiteral("--scenario"));
    if (setup.scenario.isEmpty() && module.scenarios.size() == 1)
        setup.scenario = module.scenarios.front().id;
    if (setup.scenario.isEmpty())
        return engine::Error{
            engine::Error::Code::BadFormat,
            QCoreApplication::translate("GameOptions", "Say which scenario: --scenario S.")};
    const auto seed = arguments.number(QStringLiteral("--seed"), 1, 0, INT64_MAX);
    if (!seed)
        return seed.error();
    setup.seed = quint64(seed.value());
    for (const QString &pair : arguments.values(QStringLiteral("--option"))) {
        const qsizetype equals = pair.indexOf(u'=');
        const QString name = equals < 0 ? pair : pair.left(equals);
        const QString value = equals < 0 ? QString() : pair.mid(equals + 1);
        setup.options.insert(name, optionValue(module.option(name), value));
    }
    if (const auto checked = engine::Game::check(module, setup); !checked)
        return checked.error();
    return setup;
}

} // namespace app

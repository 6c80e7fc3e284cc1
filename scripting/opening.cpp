// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/opening.h"

#include "scripting/luarules.h"

namespace scripting {

using engine::Result;

namespace {

Result<std::unique_ptr<engine::Rules>> rulesOf(const engine::Module &module)
{
    if (!module.hasRules())
        return std::unique_ptr<engine::Rules>(std::make_unique<engine::FreeRules>(module));
    auto rules = LuaRules::load(module);
    if (!rules)
        return rules.error();
    return std::unique_ptr<engine::Rules>(std::move(rules).value());
}

Result<Opening> withRules(std::shared_ptr<const engine::Module> module)
{
    auto rules = rulesOf(*module);
    if (!rules)
        return rules.error();
    Opening opening;
    opening.module = std::move(module);
    opening.rules = std::move(rules).value();
    return opening;
}

} // namespace

qsizetype Opening::differsAt() const
{
    const auto &first = difference ? difference : stop;
    return first ? std::max<qsizetype>(0, first->command) : -1;
}

QStringList Opening::differences() const
{
    return stop ? moduleDifferences + QStringList{stop->text} : moduleDifferences;
}

Result<Opening> Opening::start(std::shared_ptr<const engine::Module> module,
                               const engine::GameSetup &setup)
{
    auto opening = withRules(std::move(module));
    if (!opening)
        return opening;
    Opening opened = std::move(opening).value();
    auto game = engine::Game::start(*opened.module, *opened.rules, setup);
    if (!game)
        return game.error();
    opened.game = std::move(game).value();
    return opened;
}

Result<Opening> Opening::replay(std::shared_ptr<const engine::Module> module,
                                const engine::SaveGame &save)
{
    auto opening = withRules(std::move(module));
    if (!opening)
        return opening;
    Opening opened = std::move(opening).value();
    auto replayed = engine::replay(save, *opened.module, *opened.rules);
    if (!replayed)
        return replayed.error();
    opened.replayed = replayed->replayed;
    opened.difference = replayed->difference;
    opened.stop = replayed->stop;
    opened.moduleDifferences = replayed->moduleDifferences;
    opened.game = std::move(std::move(replayed).value().game);
    return opened;
}

std::function<Result<std::unique_ptr<engine::Rules>>()> rulesMaker(const engine::Module &module)
{
    return [&module] { return rulesOf(module); };
}

} // namespace scripting

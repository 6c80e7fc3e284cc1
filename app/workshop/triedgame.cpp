// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/triedgame.h"

#include "app/player/game/gamecontroller.h"
#include "app/player/gamepage.h"
#include "app/workshop/trywindow.h"
#include "engine/game/play/changecheck.h"
#include "engine/game/play/positioneditor.h"
#include "engine/module/model/module.h"
#include "scripting/console.h"
#include "scripting/testing/testwriter.h"

namespace app {

using engine::Done;
using engine::Error;
using engine::Result;

namespace {

constexpr qsizetype c_mostSteps = 12; // of what was "just" clicked

scripting::LuaRules *rulesOf(GamePage *page)
{
    return page ? dynamic_cast<scripting::LuaRules *>(&page->controller().game().rules()) : nullptr;
}

} // namespace

TriedGame::TriedGame(TryWindow &window)
    : RunningGame(&window)
    , m_window(window)
{
}

void TriedGame::take()
{
    if (GamePage *page = m_window.gamePage())
        connect(&page->controller(), &GameController::changed, this, &TriedGame::changed);
    emit changed();
}

QString TriedGame::description() const
{
    GamePage *page = m_window.gamePage();
    if (!page)
        return {};
    const engine::Game &game = page->controller().game();
    return tr("%1, turn %2").arg(game.scenario().title).arg(game.state().turn());
}

Result<QString> TriedGame::evaluate(const QString &line)
{
    scripting::LuaRules *rules = rulesOf(m_window.gamePage());
    if (!rules)
        return Error{Error::Code::NotFound, tr("No game is being tried.")};
    return scripting::Console(*rules).evaluate(m_window.gamePage()->controller().state(), line);
}

void TriedGame::recordTest()
{
    m_window.askRecord();
}

QStringList TriedGame::decisions() const
{
    const scripting::LuaRules *rules = rulesOf(m_window.gamePage());
    return rules ? rules->definitions().decisionIds() : QStringList();
}

Result<Done> TriedGame::setPosition(const engine::Json &edits)
{
    GamePage *page = m_window.gamePage();
    if (!page)
        return Error{Error::Code::NotFound, tr("No game is being tried.")};
    GameController &controller = page->controller();
    const engine::ValueCodec values(controller.module(), controller.state().names());
    auto changes = engine::PositionEditor(controller.game(), values).changes(edits);
    if (!changes)
        return changes.error();
    if (!engine::areApplicable(changes.value(), controller.module(), controller.state()))
        return Error{Error::Code::IllegalAction, tr("That position can't be.")};
    // A position on the way to another may leave the rules without an answer; it is set all the
    // same, and the window shows it.
    return controller.edit(std::move(changes).value());
}

Result<Done> TriedGame::jumpTo(const QString &decision)
{
    GamePage *page = m_window.gamePage();
    if (!page)
        return Error{Error::Code::NotFound, tr("No game is being tried.")};
    const GameController &controller = page->controller();
    const engine::ValueCodec values(controller.module(), controller.state().names());
    engine::Json edit = engine::Json::object();
    edit.insert(QStringLiteral("decision"), decision);
    const engine::SideId side =
        controller.offer().side ? controller.offer().side : controller.state().phaseSide();
    edit.insert(QStringLiteral("side"), values.side(side));
    engine::Json edits = engine::Json::array();
    edits.append(edit);
    return setPosition(edits);
}

qsizetype TriedGame::lastBegin() const
{
    GamePage *page = m_window.gamePage();
    if (!page)
        return 0;
    const engine::Game &game = page->controller().game();
    qsizetype from = game.commandCount();
    while (from > 0 && game.commandCount() - from < c_mostSteps
           && game.history()[size_t(from) - 1].action
           && game.history()[size_t(from) - 1].side
               == game.history()[size_t(game.commandCount()) - 1].side)
        --from;
    return from;
}

Result<QString> TriedGame::writeTest(const QString &name, qsizetype from)
{
    GamePage *page = m_window.gamePage();
    scripting::LuaRules *rules = rulesOf(page);
    if (!rules)
        return Error{Error::Code::NotFound, tr("No game is being tried.")};
    const engine::Game &game = page->controller().game();
    if (from >= game.commandCount())
        return Error{Error::Code::NotFound, tr("Nothing has been played yet.")};
    return scripting::TestWriter(game, *rules).write(name, from, game.commandCount());
}

} // namespace app

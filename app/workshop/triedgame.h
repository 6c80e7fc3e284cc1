// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/rules/runninggame.h"
#include "engine/core/json.h"

namespace app {

class TryWindow;

/// The game in a window where a module is tried, as the editor sees it.
class TriedGame : public editor::RunningGame
{
    Q_OBJECT

public:
    explicit TriedGame(TryWindow &window);

    QString description() const override;
    engine::Result<QString> evaluate(const QString &line) override;
    void recordTest() override;
    engine::Result<engine::Done> jumpTo(const QString &decision) override;

    /// All decisions that the rules define.
    QStringList decisions() const;
    /// Sets the position by the edits that tests know: {"place": …, "space": …} and so on.
    engine::Result<engine::Done> setPosition(const engine::Json &edits);
    /// The commands from \a from on as a test in Lua.
    engine::Result<QString> writeTest(const QString &name, qsizetype from);
    /// From which command on what was just clicked begins: the last ones of one side.
    qsizetype lastBegin() const;

    /// The window has another game now.
    void take();

private:
    TryWindow &m_window;
};

} // namespace app

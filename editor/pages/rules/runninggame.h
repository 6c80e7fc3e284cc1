// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/result.h"

#include <QObject>
#include <QString>

namespace editor {

/// A game of the module that is being tried in a window of its own.
class RunningGame : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// "The storm breaks, turn 3"; empty while nothing is played.
    virtual QString description() const = 0;
    /// Evaluates a line of Lua on the game, which it can't change.
    virtual engine::Result<QString> evaluate(const QString &line) = 0;
    /// Lets the designer make a test of what was played.
    virtual void recordTest() = 0;
    /// Goes to a decision, wherever the game stands.
    virtual engine::Result<engine::Done> jumpTo(const QString &decision) = 0;

signals:
    void changed();
    /// Something that the designer should know: reloaded, differs …
    void told(const QString &message);
};

} // namespace editor

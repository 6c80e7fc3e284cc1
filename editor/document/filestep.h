// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QUndoCommand>

namespace editor {

/// A step of a module's history, which knows the files that it changes.
class FileStep : public QUndoCommand
{
public:
    using QUndoCommand::QUndoCommand;

    virtual QStringList files() const = 0;
};

} // namespace editor

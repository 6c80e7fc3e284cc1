// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/moduledocument.h"
#include "editor/pages/scenarios/setupedit.h"
#include "editor/pages/scenarios/setupposition.h"

#include <QCoreApplication>

#include <functional>

namespace editor {

/// What a designer does with the pieces of one scenario, each as one step of the history.
class SetupCommands
{
    Q_DECLARE_TR_FUNCTIONS(SetupCommands)

public:
    SetupCommands(ModuleDocument &document, const SetupPosition &position)
        : m_document(document)
        , m_position(position)
    {
    }

    void setScenario(const QString &id);
    const QString &file() const { return m_file; }

    /// How the set-up calls a space: by its id unless the file uses another name of it.
    QString keyOf(engine::SpaceId space) const;
    QString spaceOf(const QString &piece) const;
    QStringList placed() const;

    /// On top of what is there. Who stands on the map does not arrive any more; who waits in a box
    /// may.
    bool place(const QStringList &pieces, engine::SpaceId space);
    bool takeOff(const QStringList &pieces);
    /// They have no part in the scenario any more.
    bool putAway(const QStringList &pieces);
    bool arrive(const QStringList &pieces, qsizetype lane);
    /// Each piece goes to where \a target says; all of them, or none.
    using Target = std::function<engine::SpaceId(engine::SpaceId from)>;
    bool moveBy(const QStringList &pieces, const Target &target);
    /// So many sides of a hex or hours of a clock to the right; who faced nowhere faces 0 then.
    bool turn(const QStringList &pieces, int steps);
    bool paintControl(engine::SpaceId space, const QString &side, int stroke);
    /// How the document knows such a stroke.
    static QString controlStroke(int stroke);

    /// For the clipboard: entries by space.
    engine::Json copied(const QStringList &pieces) const;
    /// Pieces go to the spaces that they came from; those that are there already go to \a space.
    /// Answers those that this module has.
    QStringList paste(const engine::Json &entries, engine::SpaceId space);

private:
    bool isOnMap(engine::SpaceId space) const;
    bool commit(const Draft &draft, const QString &title, const QString &stroke = {});

    ModuleDocument &m_document;
    const SetupPosition &m_position;
    QString m_file;
};

} // namespace editor

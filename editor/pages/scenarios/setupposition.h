// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/filecontent.h"
#include "engine/module/lint/setuplint.h"
#include "engine/state/gamestate.h"

namespace editor {

/// The position with which a scenario begins, read anew from its file at every edit, and what is
/// wrong with it. No rule of the module acts.
class SetupPosition
{
public:
    /// What names in the scenarios mean from now on.
    void setModule(std::shared_ptr<const engine::Module> module);
    const engine::Module *module() const { return m_shown.get(); }

    /// \a content may be null or broken: then nothing is placed.
    void read(const QString &id, const FileContentPointer &content);

    /// Null while there is no module.
    const engine::GameState *state() const { return m_state.get(); }
    const engine::Scenario &scenario() const { return m_scenario; }
    /// What loading the scenario finds, and what SetupLint does.
    const std::vector<engine::SetupFlaw> &flaws() const { return m_flaws; }
    /// Whether the file holds a scenario at all.
    bool isReadable() const { return m_isReadable; }

    engine::PieceId piece(const QString &id) const;
    engine::SpaceId space(const QString &id) const;
    /// "0304 Ford": how people call a space of the module.
    QString titleOf(engine::SpaceId space) const;

private:
    void addFlaw(const engine::Issue &issue, const FileContent &content);
    void build();

    std::shared_ptr<const engine::Module> m_shown;
    std::unique_ptr<engine::Module> m_reading; ///< Grows with the words that scenarios use.
    engine::Scenario m_scenario;
    std::unique_ptr<engine::GameState> m_state;
    std::vector<engine::SetupFlaw> m_flaws;
    bool m_isReadable = false;
};

} // namespace editor

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/page.h"

namespace editor {

/// The module's Lua, its sequence of play and its console.
class RulesPage : public Page
{
    Q_OBJECT

public:
    explicit RulesPage(LiveModule &live, QWidget *parent = nullptr);

    QString title() const override { return tr("Rules"); }
    QString icon() const override { return QStringLiteral("code"); }
    bool shows(const Place &place) const override;
    void open(const Place &place) override;
};

} // namespace editor

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/page.h"

namespace editor {

/// What a module says of itself: title, sides, options, languages.
class ModulePage : public Page
{
    Q_OBJECT

public:
    explicit ModulePage(LiveModule &live, QWidget *parent = nullptr);

    QString title() const override { return tr("Module"); }
    QString icon() const override { return QStringLiteral("settings"); }
    bool shows(const Place &place) const override;
    void open(const Place &place) override;
};

} // namespace editor

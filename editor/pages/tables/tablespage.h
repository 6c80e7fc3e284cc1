// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/page.h"

namespace editor {

/// The module's tables as grids.
class TablesPage : public Page
{
    Q_OBJECT

public:
    explicit TablesPage(LiveModule &live, QWidget *parent = nullptr);

    QString title() const override { return tr("Tables"); }
    QString icon() const override { return QStringLiteral("table"); }
    bool shows(const Place &place) const override;
    void open(const Place &place) override;
};

} // namespace editor

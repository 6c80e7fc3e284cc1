// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/page.h"

namespace editor {

/// All counters, as a table and as a sheet, with their looks.
class CountersPage : public Page
{
    Q_OBJECT

public:
    explicit CountersPage(LiveModule &live, QWidget *parent = nullptr);

    QString title() const override { return tr("Counters"); }
    QString icon() const override { return QStringLiteral("layers"); }
    bool shows(const Place &place) const override;
    void open(const Place &place) override;
};

} // namespace editor

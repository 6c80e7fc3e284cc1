// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/page.h"

namespace editor {

/// Maps and displays, painted with tools.
class BoardsPage : public Page
{
    Q_OBJECT

public:
    explicit BoardsPage(LiveModule &live, QWidget *parent = nullptr);

    QString title() const override { return tr("Boards"); }
    QString icon() const override { return QStringLiteral("map"); }
    bool shows(const Place &place) const override;
    void open(const Place &place) override;
};

} // namespace editor

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/module/lint/setuplint.h"

#include <QListWidget>

namespace editor {

/// What is wrong with a scenario, line by line.
class FlawList : public QListWidget
{
    Q_OBJECT

public:
    explicit FlawList(QWidget *parent = nullptr);

    void fill(const std::vector<engine::SetupFlaw> &flaws);

signals:
    /// One that concerns a space was chosen...
    void spaceChosen(engine::SpaceId space);
    /// ...or one that does not.
    void lineChosen(int line);

private:
    void choose(const QListWidgetItem *item);
};

} // namespace editor

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/scenarios/setupposition.h"
#include "editor/widgets/countergroups.h"

namespace editor {

/// What the cups and decks of a set-up hold.
class CupGroups : public CounterGroups
{
    Q_OBJECT

public:
    explicit CupGroups(const CounterPictures &pictures, QWidget *parent = nullptr);

    void fill(const SetupPosition &position);
};

} // namespace editor

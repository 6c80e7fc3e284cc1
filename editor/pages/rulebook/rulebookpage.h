// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/page.h"

namespace editor {

/// The paragraphs of the rulebook, with the code and tests that name them.
class RulebookPage : public Page
{
    Q_OBJECT

public:
    explicit RulebookPage(LiveModule &live, QWidget *parent = nullptr);

    QString title() const override { return tr("Rulebook"); }
    QString icon() const override { return QStringLiteral("rules"); }
    bool shows(const Place &place) const override;
    void open(const Place &place) override;
};

} // namespace editor

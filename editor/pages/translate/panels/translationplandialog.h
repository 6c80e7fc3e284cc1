// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/translate/model/translationplan.h"
#include "editor/widgets/changesdialog.h"

namespace editor {

/// Shows which translations an import would change.
class TranslationPlanDialog : public ChangesDialog
{
    Q_OBJECT

public:
    explicit TranslationPlanDialog(const TranslationPlan &plan, QWidget *parent = nullptr);

private:
    void addChanges(const TranslationPlan &plan);
    void addRefusals(const TranslationPlan &plan);
};

} // namespace editor

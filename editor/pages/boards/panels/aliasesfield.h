// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/widgets/fields/paragraphfield.h"

namespace editor {

/// Other names of spaces, one in a line: "W0110 = E0001".
class AliasesField : public ParagraphField
{
    Q_OBJECT

public:
    explicit AliasesField(QWidget *parent = nullptr);

protected:
    QString textOf(const engine::Json &value) const override;
    engine::Json valueOf(const QString &text) const override;
};

} // namespace editor

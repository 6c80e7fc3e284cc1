// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/boards/model/boardsession.h"
#include "editor/widgets/fields/propertyform.h"

namespace editor {

/// What is printed on a map beside its spaces: title, scale, compass.
class TitlePanel : public PropertyForm
{
    Q_OBJECT

public:
    explicit TitlePanel(BoardSession &session, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void refreshTarget();

    BoardSession &m_session;
};

} // namespace editor

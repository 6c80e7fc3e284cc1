// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/widgets/section.h"

#include <QScrollArea>

class QVBoxLayout;

namespace editor {

/// The column at the right of a page: sections one below the other.
class SideColumn : public QScrollArea
{
    Q_OBJECT

public:
    explicit SideColumn(QWidget *parent = nullptr);

    /// The section is owned by the column.
    Section *add(const QString &icon, QWidget *body);

    QSize sizeHint() const override { return {344, 600}; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void keepRoom();

    QVBoxLayout *m_layout;
};

} // namespace editor

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/boards/edits/areaimport.h"

#include <QWidget>

namespace editor {

/// Shows the shapes of a drawing; a click takes one or leaves it.
class ShapePreview : public QWidget
{
    Q_OBJECT

public:
    /// \a import must live as long as the preview.
    explicit ShapePreview(const AreaImport &import, QWidget *parent = nullptr);

    void setCurrent(int shape);
    /// Where a shape is seen.
    QPointF viewPoint(int shape) const;
    QSize sizeHint() const override { return {420, 360}; }

signals:
    void clicked(int shape);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;

private:
    QTransform toView() const;

    const AreaImport &m_import;
    int m_current = -1;
};

} // namespace editor

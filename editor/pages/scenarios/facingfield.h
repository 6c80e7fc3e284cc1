// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/widgets/fields/propertyfield.h"
#include "engine/board/facings.h"

namespace editor {

/// A small compass: a click on it says where a counter faces, one into its middle that it faces
/// nowhere.
class FacingField : public PropertyField
{
    Q_OBJECT

public:
    explicit FacingField(QWidget *parent = nullptr);

    /// Those of the board on which the counter lies.
    void setFacings(const engine::Facings &facings);
    void show(const engine::Json &value, const engine::Json &inherited) override;
    void showSeveral() override;

    /// Where to click for a facing, or for none.
    QPointF pointOf(int facing) const;
    QString words() const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    static constexpr int nothing = -2; ///< Neither a facing nor none.

    int facingAt(QPointF point) const;
    void take(int facing);
    void retranslate();
    QPainterPath rim() const;
    void paintSign(QPainter &painter, int facing) const;

    std::optional<engine::Facings> m_facings;
    int m_facing = engine::Facings::none;
    int m_hovered = nothing;
    bool m_areSeveral = false;
};

} // namespace editor

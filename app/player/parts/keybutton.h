// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

namespace app {

/// A button of the tool bars that carries the key of its action, as a cap or in its corner.
class KeyButton : public QToolButton
{
    Q_OBJECT

public:
    enum class Style {
        Cap, ///< Sign, text and a cap with the whole key.
        Corner ///< The sign, and the letter small in the corner.
    };

    explicit KeyButton(Style style, QWidget *parent = nullptr);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString key() const;
    QFont small() const;
    void paintCap(QPainter &painter, const QColor &ink) const;
    void paintCorner(QPainter &painter, const QColor &ink) const;

    Style m_style;
};

} // namespace app

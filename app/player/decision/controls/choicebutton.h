// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamewishes.h"
#include "app/view/style/tokens.h"

#include <QAbstractButton>
#include <QPixmap>

namespace app {

/// A button whose text wraps, with a smaller line below, a picture and the key that presses it.
class ChoiceButton : public QAbstractButton
{
    Q_OBJECT

public:
    enum class Look {
        Primary, ///< The one main button of a panel.
        Plain,
        Row, ///< A card in a list, its text at the left.
    };

    ChoiceButton(const QString &text, Look look, QWidget *parent = nullptr);

    /// A click does it; meanwhile its piece and place are highlighted on the board.
    void actOn(GameController &controller, const engine::Action &action);
    void setDetail(const QString &detail);
    void setPicture(const QPixmap &picture);
    void setKey(const QString &key);
    /// The next press of its key does it.
    void setLit(bool isLit);
    bool isLit() const { return m_isLit; }
    QString detail() const { return m_detail; }
    QString key() const { return m_key; }
    Look look() const { return m_look; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

signals:
    /// The pointer or the focus has come (or gone).
    void pointedAt(bool isThere);

protected:
    void paintEvent(QPaintEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;

private:
    struct Parts
    {
        QRect picture;
        QRect text;
        QRect detail;
        QRect key;
        int height = 0;
    };
    Parts arrange(int width) const;
    QFont textFont() const;
    QFont smallFont() const;
    int flags() const;
    int padding() const { return m_look == Look::Row ? 8 : 10; }
    void paintGround(QPainter &painter, const Tokens &tokens) const;
    void nameForReaders();

    Look m_look;
    QString m_detail;
    QPixmap m_picture;
    QString m_key;
    bool m_isLit = false;
};

} // namespace app

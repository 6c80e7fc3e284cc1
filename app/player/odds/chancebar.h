// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/parts/paintedwidget.h"

namespace app {

/// One outcome: the dice that give it, what it means, and how likely it is.
class ChanceBar : public PaintedWidget
{
    Q_OBJECT

public:
    enum class Tone { Good, Neutral, Bad };

    explicit ChanceBar(QWidget *parent = nullptr);

    void setOutcome(const QString &text, double chance, Tone tone);
    /// Faces of single dice; \a columns is how many places are kept free for them.
    void setRolls(const QList<int> &rolls, int columns);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

    static QString percent(double chance);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QRect barRect(int width) const;
    int percentWidth() const;

    QString m_text;
    double m_chance = 0;
    Tone m_tone = Tone::Neutral;
    QList<int> m_rolls;
    int m_columns = 0;
};

} // namespace app

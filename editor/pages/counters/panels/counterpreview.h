// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace editor {

class LivePictures;

/// One counter with all its sides in the sizes at which players see it, on the ground of a map.
class CounterPreview : public QWidget
{
    Q_OBJECT

public:
    explicit CounterPreview(LivePictures &pictures, QWidget *parent = nullptr);

    /// By its id in the game; empty: nothing is shown.
    void showCounter(const QString &id);
    const QString &counter() const { return m_id; }

    QSize sizeHint() const override { return {344, 190}; }
    QSize minimumSizeHint() const override { return {300, 190}; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void drawGround(QPainter &painter) const;
    void drawCounter(QPainter &painter);
    void drawNote(QPainter &painter, const QRectF &rect, const QString &text) const;
    void describe();

    LivePictures &m_pictures;
    QString m_id;
};

} // namespace editor

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/widgets/counterpictures.h"

#include <QAbstractScrollArea>
#include <QSet>

namespace editor {

/// Counters in titled groups that can be chosen, picked up and carried to somewhere else. It draws
/// only what is seen, so that hundreds of them cost nothing.
class CounterGroups : public QAbstractScrollArea
{
    Q_OBJECT

public:
    struct Group
    {
        QString id;
        QString title;
        QString note; ///< At the right of the title.
        QList<engine::PieceId> pieces;

        bool operator==(const Group &) const = default;
    };

    explicit CounterGroups(const CounterPictures &pictures, QWidget *parent = nullptr);

    /// Chosen pieces that are still there stay chosen.
    void setGroups(const QList<Group> &groups);
    const QList<Group> &groups() const { return m_groups; }
    /// Said while there is no group.
    void setEmptyText(const QString &text);
    void setCounterSize(int pixels);
    int counterSize() const { return m_size; }
    /// One group has a frame; empty: none.
    void setCurrentGroup(const QString &id);
    const QString &currentGroup() const { return m_currentGroup; }

    const QList<engine::PieceId> &selected() const { return m_selected; }
    void select(const QList<engine::PieceId> &pieces);
    /// In the order in which they are shown.
    QList<engine::PieceId> all() const;

    /// Of a point in the viewport; none, empty: nothing there.
    engine::PieceId pieceAt(QPoint point) const;
    QString groupAt(QPoint point) const;
    /// Where a piece is drawn, scrolled as it is now.
    QRect rectOf(engine::PieceId piece) const;

    QSize sizeHint() const override { return {220, 160}; }
    QSize minimumSizeHint() const override { return {120, 60}; }

signals:
    void selectionChanged();
    /// By mouse, Enter or space bar.
    void picked(engine::PieceId piece);
    void groupClicked(const QString &id);
    /// The chosen pieces are in the hand.
    void dragMoved(QPoint global);
    void dropped(QPoint global);
    void hovered(engine::PieceId piece);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool viewportEvent(QEvent *event) override;

private:
    struct Row
    {
        qsizetype group = 0;
        QRect title;
        QRect body;
    };

    void layOut();
    int columns() const;
    QRect cell(const Row &row, qsizetype index) const;
    QPoint toContent(QPoint point) const;
    void paintGroup(QPainter &painter, const Row &row) const;
    void paintCounter(QPainter &painter, engine::PieceId piece, const QRect &cell) const;
    void click(engine::PieceId piece, Qt::KeyboardModifiers modifiers);
    void reveal(engine::PieceId piece);

    const CounterPictures &m_pictures;
    QList<Group> m_groups;
    std::vector<Row> m_rows;
    QList<engine::PieceId> m_selected;
    engine::PieceId m_anchor;
    QString m_currentGroup;
    QString m_emptyText;
    int m_size = 44;
    QPoint m_pressed;
    engine::PieceId m_pressedPiece;
    bool m_wasSelected = false;
    bool m_isDragging = false;
};

} // namespace editor

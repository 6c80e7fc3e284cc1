// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/history/historymodel.h"
#include "app/player/parts/paintedwidget.h"

#include <QHash>

namespace app {

/// The course of a game as a line with turns, sides and dice; a handle shows the step looked at.
class HistoryTrack : public PaintedWidget
{
    Q_OBJECT

public:
    explicit HistoryTrack(const engine::Module &module, QWidget *parent = nullptr);

    void setHistory(int count, std::vector<HistoryModel::Mark> marks);
    /// How turns are called; the others have their numbers.
    void setTurnNames(const QHash<int, QString> &names) { m_turnNames = names; }
    /// Steps with a flag, in order; a click near one goes there exactly.
    void setBookmarks(const QList<int> &steps);
    /// Steps where the game turned, in order; a click near one goes there exactly, too.
    void setTurnings(const QList<int> &steps);
    const QList<int> &turnings() const { return m_turnings; }
    void setStep(int step);
    int step() const { return m_step; }
    int count() const { return m_count; }

    QSize sizeHint() const override { return {300, 42}; }
    QSize minimumSizeHint() const override { return {120, 42}; }

signals:
    void stepped(int step);
    /// The next fight (1) or the last one (-1) is wanted.
    void combatRequested(int way);
    /// The next step where the game turned, or the last one.
    void turningRequested(int way);

protected:
    double xOf(int step) const;
    const engine::Module &module() const { return m_module; }
    const std::vector<HistoryModel::Mark> &marks() const { return m_marks; }
    const QList<int> &bookmarks() const { return m_bookmarks; }
    const QHash<int, QString> &turnNames() const { return m_turnNames; }
    /// The line from the first step to now with the handle on it.
    void paintLine(QPainter &painter, double y) const;
    static void paintFlag(QPainter &painter, double x, double y);
    /// Numbered discs where the game turned, in the middle of \a y.
    void paintTurnings(QPainter &painter, double y) const;

    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    int stepAt(double x) const;
    void go(int step);
    void paintBookmarks(QPainter &painter, const Tokens &tokens) const;
    void paintMarks(QPainter &painter, const Tokens &tokens) const;

    const engine::Module &m_module;
    std::vector<HistoryModel::Mark> m_marks;
    QHash<int, QString> m_turnNames;
    QList<int> m_bookmarks;
    QList<int> m_turnings;
    int m_count = 0;
    int m_step = 0;
};

} // namespace app

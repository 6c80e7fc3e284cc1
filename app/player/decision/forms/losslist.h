// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/decision/model/allocation.h"

#include <QWidget>

class QAbstractButton;
class QHBoxLayout;
class QToolButton;
class QVBoxLayout;

namespace app {

/// Shares losses out: a row per piece with what it was, what it is and a stepper.
class LossList : public QWidget
{
    Q_OBJECT

public:
    LossList(GameController &controller, const Allocation &allocation, QWidget *parent = nullptr);

    /// Those that take one more loss, in the order of the rows.
    const QList<QAbstractButton *> &takers() const { return m_takers; }

private:
    void addHead(const Allocation &allocation);
    void addRow(const Allocation::Row &row);
    void addStepper(QHBoxLayout *line, const Allocation::Row &row);

    GameController &m_controller;
    QVBoxLayout *m_layout;
    QList<QAbstractButton *> m_takers;
};

} // namespace app

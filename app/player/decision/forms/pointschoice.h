// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/decision/model/decisionmodel.h"

#include <QWidget>

class QLabel;

namespace app {

class PointSlider;
class PointsTable;

/// Asks how many of something: a slider, what each number leads to, and what follows the chosen
/// one.
class PointsChoice : public QWidget
{
    Q_OBJECT

public:
    /// For a form that has values.
    explicit PointsChoice(GameController &controller, QWidget *parent = nullptr);

private:
    void addTable();
    void showMain();

    GameController &m_controller;
    DecisionModel &m_model;
    engine::Json m_answer;
    PointSlider *m_slider;
    PointsTable *m_table = nullptr;
    QLabel *m_follows;
};

} // namespace app

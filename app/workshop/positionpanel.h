// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/json.h"

#include <QWidget>

class QComboBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QSpinBox;

namespace engine {
struct Module;
}

namespace app {

class TriedGame;

/// Sets the position of a game that is tried: where counters are, their steps, who controls a
/// space, and which decision comes next.
class PositionPanel : public QWidget
{
    Q_OBJECT

public:
    explicit PositionPanel(TriedGame &game, QWidget *parent = nullptr);

    void show(const engine::Module &module, const QStringList &decisions);
    /// The counter that is edited next.
    void choose(const QString &piece);
    QComboBox *pieceBox() const { return m_piece; }
    QComboBox *placeBox() const { return m_place; }
    QSpinBox *stepsBox() const { return m_steps; }
    QPushButton *placeButton() const { return m_put; }
    void retranslate();

    void putPiece();
    void setControl();
    void setDecision();
    void clearMap();

signals:
    void told(const QString &message);

protected:
    void changeEvent(QEvent *event) override;

private:
    QComboBox *makeBox();
    void apply(const QList<engine::Json> &edits);

    TriedGame &m_game;
    QComboBox *m_piece;
    QComboBox *m_place;
    QSpinBox *m_steps;
    QPushButton *m_put;
    QComboBox *m_space;
    QComboBox *m_holder;
    QPushButton *m_control;
    QComboBox *m_decision;
    QComboBox *m_side;
    QPushButton *m_decide;
    QPushButton *m_clear;
    QFormLayout *m_layout;
};

} // namespace app

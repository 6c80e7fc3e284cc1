// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"
#include "app/view/style/tokens.h"

#include <QWidget>

class QCheckBox;
class QHBoxLayout;
class QVBoxLayout;

namespace app {

/// Who takes part in an attack, with a box to tick for everybody who could.
class AttackerList : public QWidget
{
    Q_OBJECT

public:
    /// \a units are the rows of the answer to `odds`; \a candidates are offered actions that add a
    /// piece.
    AttackerList(GameController &controller, const engine::Json &units,
                 const std::vector<engine::Action> &candidates, QWidget *parent = nullptr);

    const QList<QCheckBox *> &boxes() const { return m_boxes; }

private:
    void addUnit(const engine::Json &unit);
    void addCandidate(const engine::Action &action);
    QHBoxLayout *addLine(engine::PieceId piece, const QString &html, const QString &value);
    QCheckBox *addBox(QHBoxLayout *line, engine::PieceId piece, bool isIn);
    QString factors(const engine::Json &unit) const;

    GameController &m_controller;
    QVBoxLayout *m_layout;
    QList<QCheckBox *> m_boxes;
};

} // namespace app

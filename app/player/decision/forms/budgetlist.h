// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/decision/model/decisionform.h"

#include <QWidget>

class QAbstractButton;
class QCheckBox;
class QLabel;
class QVBoxLayout;

namespace app {

/// Pieces that are chosen one after the other as long as a budget lasts: a check list or, where a
/// piece can be chosen again and again, a list with steppers.
class BudgetList : public QWidget
{
    Q_OBJECT

public:
    BudgetList(GameController &controller, QWidget *parent = nullptr);

    /// The boxes of those that can still be chosen, in the order of the rows.
    const QList<QAbstractButton *> &takers() const { return m_takers; }

private:
    /// Whether who has been chosen can be chosen once more.
    bool isCounted() const;
    /// A piece with what it has got so far, latest first, and what gives it one more.
    struct Count
    {
        engine::PieceId piece;
        std::vector<qsizetype> taken{};
        std::optional<engine::Action> next{};
    };
    std::vector<Count> counts() const;
    void addCounts();
    QWidget *makeCount(const Count &count);
    QLabel *makeText(const QString &title, const QString &detail, QWidget *parent) const;
    void addTaken(qsizetype command);
    void addOffered(const engine::Action &action);
    void addRefused();
    QCheckBox *addRow(engine::PieceId piece, const QString &title, const QString &detail,
                      bool isIn);

    GameController &m_controller;
    QVBoxLayout *m_layout;
    QList<QAbstractButton *> m_takers;
    bool m_isOneVerb = true;
    bool m_isPriced = false; ///< Prices differ, so that each is told.
};

} // namespace app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"
#include "app/player/odds/chancebar.h"

class QVBoxLayout;

namespace app {

/// What an attack or the next round can bring, best for the attacker first, and what is to be
/// expected of it.
class OutcomeList : public QWidget
{
    Q_OBJECT

public:
    /// \a answer is that of `odds` or `battle`; without chances the list is empty.
    OutcomeList(GameController &controller, const engine::Json &answer, QWidget *parent = nullptr);

    bool isEmpty() const { return m_rows.empty(); }
    /// More different outcomes are gathered, from the middle: neither the best nor the worst.
    static constexpr size_t most = 6;

private:
    /// Outcomes that come to the same.
    struct Row
    {
        QString text;
        QString details; ///< What the chart says of each of them.
        double chance = 0;
        double score = 0; ///< The higher, the better for the attacker.
        QList<int> rolls;
        ChanceBar::Tone tone = ChanceBar::Tone::Neutral;
    };

    void read(const engine::Json &outcomes);
    void gather();
    void addBars();
    void addSums(const engine::Json &answer);
    QWidget *well(const QString &name, const QString &value);
    Row row(const engine::Json &outcome) const;
    /// In a few words, from the attacker's side.
    QString words(const engine::Json &after) const;

    GameController &m_controller;
    QVBoxLayout *m_lines;
    std::vector<Row> m_rows;
};

} // namespace app

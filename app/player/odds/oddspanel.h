// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/dockpanel.h"

class QToolButton;
class QVBoxLayout;

namespace app {

/// Strengths, shifts and column of an attack, as the module's query `odds` answers; its chances are
/// the matter of OutcomeList.
class OddsPanel : public DockPanel
{
    Q_OBJECT

public:
    explicit OddsPanel(GameController &controller, QWidget *parent = nullptr);

    /// Shows an answer; parts that it does not have are left out, without one everything.
    /// \a candidates are offered actions that add a piece to the attack.
    void setAnswer(const engine::Json &answer, std::vector<engine::Action> candidates = {});

    bool hasAnswer() const { return m_answer.isObject(); }
    /// The final column, or empty.
    QString column() const { return m_column; }

signals:
    /// The column in use and all columns; empty when there is no attack.
    void columnChanged(const QStringList &columns, const QString &column);

protected:
    void refresh() override { }

private:
    void addStrengths();
    QWidget *total(const engine::Json &side, const QString &name, engine::SideId whose);
    /// What can be done about a shift by this rule; null: nothing.
    QToolButton *changeButton(const QString &rule);
    void addShifts();
    /// What the columns can be when something is hidden.
    void addRange();
    void addStrip();
    /// Of each side in a battle.
    void addDice();
    QLabel *richLabel(const QString &html);
    /// How far the next better column is, or empty.
    QString shortOfNext() const;
    QString words(const engine::Json &text) const;
    engine::SideId sideOf(const engine::Json &strength) const;

    engine::Json m_answer;
    std::vector<engine::Action> m_candidates;
    QString m_column;
    QWidget *m_content = nullptr;
    QVBoxLayout *m_lines = nullptr;
};

} // namespace app

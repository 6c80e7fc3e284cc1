// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;
class QSpinBox;

namespace app {

/// Dice for what people agree on beside a game. No game knows of them.
class DiceRoller : public QDialog
{
    Q_OBJECT

public:
    explicit DiceRoller(QWidget *parent = nullptr);

    void roll();
    /// What lies on the table.
    const QList<int> &dice() const { return m_dice; }
    int sum() const;

protected:
    void changeEvent(QEvent *event) override;

private:
    QLayout *makeChoice();
    void retranslate();
    void showDice();

    QLabel *m_about;
    QSpinBox *m_count;
    QComboBox *m_sides;
    QSpinBox *m_more;
    QPushButton *m_roll;
    QWidget *m_table;
    QLabel *m_result;
    QListWidget *m_before;
    QList<int> m_dice;
};

} // namespace app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/livemodule.h"
#include "editor/pages/balance/balancerun.h"

#include <QWidget>

class QComboBox;
class QFormLayout;
class QLabel;
class QSpinBox;

namespace editor {

/// Asks which games are to be played: the scenario, who plays each side, how many, from which seed
/// on, and which other version plays the same.
class BalanceForm : public QWidget
{
    Q_OBJECT

public:
    explicit BalanceForm(LiveModule &live, QWidget *parent = nullptr);

    /// Without a module: there is nothing that could be played.
    BalanceRun::Order order() const;
    /// Compares with this folder or file; empty: with nothing.
    void compareWith(const QString &path);
    void retranslate();

private:
    enum class Versus { Nothing, Saved, File };

    void refresh();
    void fillScenarios(const engine::Module &module);
    void fillSides(const engine::Module &module);
    void nameVersus();
    void chooseVersus();

    LiveModule &m_live;
    QFormLayout *m_rows;
    QComboBox *m_scenario;
    QSpinBox *m_games;
    QSpinBox *m_seed;
    QComboBox *m_versus;
    QLabel *m_why;
    QStringList m_sides;
    QList<QComboBox *> m_bots; ///< By side.
    QString m_file; ///< The other version that was chosen last.
    int m_shown = 0; ///< Of the ways to compare, before a file was asked for.
};

} // namespace editor

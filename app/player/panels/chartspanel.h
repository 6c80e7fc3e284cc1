// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/dockpanel.h"
#include "app/view/text/charttext.h"

class QComboBox;
class QTextBrowser;

namespace app {

/// The tables of the module, one at a time, with the column and row in use lit.
class ChartsPanel : public DockPanel
{
    Q_OBJECT

public:
    explicit ChartsPanel(GameController &controller, QWidget *parent = nullptr);

    /// Shows the table and lights a row and a column by their headings; an empty one lights none.
    bool light(const QString &tableId, const QString &row, const QString &column);
    /// Lights the column of the table that has exactly these columns.
    void lightColumn(const QStringList &columns, const QString &column);

    QComboBox *choice() const { return m_choice; }
    QString plainText() const;
    QSize sizeHint() const override { return {340, 320}; }
    QSize minimumSizeHint() const override
    {
        return {DockPanel::minimumSizeHint().width(), leastPanel};
    }

protected:
    void refresh() override;
    void retranslate() override;

private:
    const engine::Table *current() const;
    void showTable();

    QComboBox *m_choice;
    QLabel *m_rule;
    QTextBrowser *m_text;
    QString m_litTable;
    ChartText::Light m_light;
};

} // namespace app

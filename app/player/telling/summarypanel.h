// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/dockpanel.h"
#include "app/player/telling/teller.h"
#include "app/player/telling/turnsummary.h"

class QGridLayout;
class QPushButton;
class QVBoxLayout;

namespace app {

/// What the other side's turn came to, as far as it was told; every row leads to where it was.
class SummaryPanel : public DockPanel
{
    Q_OBJECT

public:
    explicit SummaryPanel(GameController &controller, QWidget *parent = nullptr);

    QSize sizeHint() const override { return {380, 260}; }

signals:
    /// Another side's turn is told, or is not any more.
    void wanted(bool isWanted);

protected:
    void refresh() override;
    void retranslate() override;

private:
    bool isUntold() const;
    bool isHandOver() const;
    void follow();
    void go(int beat);
    QString title() const;
    void addRows();
    void addRow(const QString &title, const QString &html);
    QString value(const TurnSummary &summary, const TurnSummary::Row &row) const;
    QString fights(const TurnSummary &summary) const;
    QString losses(const TurnSummary::Row &row) const;
    QString places(const TurnSummary::Row &row) const;
    QString supply(const TurnSummary::Row &row) const;
    QString sentence(const engine::Beat &beat) const;
    QString link(int beat, const QString &text) const;

    Teller &m_teller;
    std::vector<engine::Beat> m_beats;
    QLabel *m_title;
    QLabel *m_note;
    QWidget *m_table = nullptr;
    QGridLayout *m_grid = nullptr;
    QVBoxLayout *m_column;
    QPushButton *m_again;
    bool m_isWanted = false;
};

} // namespace app

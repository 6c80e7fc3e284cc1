// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/balance/balancerun.h"
#include "editor/pages/page.h"

class QLabel;
class QProgressBar;
class QPushButton;
class QTabBar;
class QTextBrowser;

namespace editor {

class BalanceForm;

/// The laboratory: computers play games of a scenario, and what came of them is shown; two versions
/// of a module are compared by games on the same seeds.
class BalancePage : public Page
{
    Q_OBJECT

public:
    explicit BalancePage(LiveModule &live, QWidget *parent = nullptr);

    QString title() const override { return tr("Balance"); }
    QString icon() const override { return QStringLiteral("balance"); }
    bool shows(const Place &) const override { return false; }
    void open(const Place &) override { }

    BalanceForm &form() { return *m_form; }
    BalanceRun &run() { return m_run; }
    /// Writes the report that is shown into \a folder; false, with a message, when that fails.
    bool saveTo(const QString &folder);

protected:
    void changeEvent(QEvent *event) override;

private:
    QWidget *makeColumn();
    QWidget *makeReport();
    void retranslate();
    void play();
    void showState();
    void showResult(const QString &failure);
    void showTab(int tab);
    void save();
    QString progress() const;

    BalanceRun m_run;
    BalanceForm *m_form;
    QPushButton *m_play;
    QPushButton *m_stop;
    QPushButton *m_save;
    QProgressBar *m_bar;
    QLabel *m_state;
    QTabBar *m_tabs;
    QTextBrowser *m_browser;
    QString m_message; ///< What went wrong, or where the report is.
};

} // namespace editor

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QStackedWidget;
class QToolButton;

namespace app {

class LogPanel;
class SummaryPanel;

/// The log and, once another side has had its turn, what that came to, one behind the other.
class LogTabs : public QWidget
{
    Q_OBJECT

public:
    /// Becomes the parent of both.
    LogTabs(LogPanel *log, SummaryPanel *summary);

    enum class Tab { Log, Summary };
    void show(Tab tab);
    using QWidget::show;
    Tab tab() const;

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void fit();
    void offerSummary(bool isWanted);

    QWidget *m_bar;
    QToolButton *m_toLog;
    QToolButton *m_toSummary;
    QStackedWidget *m_pages;
};

} // namespace app

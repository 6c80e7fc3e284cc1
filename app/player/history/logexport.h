// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/log/logpage.h"

#include <QThread>

#include <atomic>

namespace app {

class BusyCard;

/// Writes the log as a page with pictures of the board, drawn beside the window, never in its way.
class LogExport : public QObject
{
    Q_OBJECT

public:
    /// \a card tells how far it is.
    LogExport(GameController &controller, BusyCard &card, QObject *parent = nullptr);
    ~LogExport() override;

    bool isRunning() const { return bool(m_thread); }
    /// Where to; nobody may want it after all.
    void ask(QWidget *window);
    /// Nothing happens while another one is written.
    void start(const QString &path);
    void cancel();

signals:
    void told(const QString &message);

private:
    struct Job;

    void finish();

    GameController &m_controller;
    BusyCard &m_card;
    std::unique_ptr<LogPage> m_page;
    std::shared_ptr<Job> m_job;
    std::unique_ptr<QThread> m_thread;
    QString m_path;
};

} // namespace app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/turnstatus.h"

#include <QWidget>

class QHBoxLayout;

namespace app {

class StatusGroup;

/// The groups of numbers in the turn bar; as many and as wordy as there is room for.
class StatusStrip : public QWidget
{
    Q_OBJECT

public:
    explicit StatusStrip(QWidget *parent = nullptr);

    void setStatus(const engine::Module &module, const TurnStatus &status);
    void fit(int room);
    const QList<StatusGroup *> &groups() const { return m_groups; }

private:
    void add(const engine::Module &module, const QList<TurnStatus::Item> &items,
             const QString &sum = {});
    /// The first groups that fit stay; false: some don't.
    bool show(int room, bool isShort);

    QHBoxLayout *m_row;
    QList<StatusGroup *> m_groups; ///< The most important one first.
    bool m_hasPoints = false;
};

} // namespace app

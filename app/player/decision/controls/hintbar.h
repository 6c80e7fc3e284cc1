// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/decision/model/decisionform.h"

#include <QWidget>

class QVBoxLayout;

namespace app {

/// The numbers of a question: a budget or the steps of a way as pips, others by their names.
class HintBar : public QWidget
{
    Q_OBJECT

public:
    HintBar(const GameController &controller, const DecisionForm &form, QWidget *parent = nullptr);

    /// There is nothing to show.
    bool isEmpty() const;

private:
    void addPips(int used, int total, const QString &words);
    void addNumber(const QString &label, int value);

    QVBoxLayout *m_layout;
};

} // namespace app

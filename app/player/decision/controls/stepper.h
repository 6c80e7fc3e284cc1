// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QBoxLayout;
class QLabel;
class QToolButton;
class QWidget;

namespace app {

/// A number in a line, with a button for one less and one for one more.
struct Stepper
{
    struct Words
    {
        QString less;
        QString value;
        QString more;
    };

    /// At the end of \a line, as children of \a parent.
    Stepper(QBoxLayout *line, QWidget *parent, int number, const Words &words);

    QToolButton *less;
    QLabel *value;
    QToolButton *more;
};

} // namespace app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLayout;

namespace app {

/// What this program is, what it is made of, under which licences, and what to pass on with a
/// report of a problem.
class AboutDialog : public QDialog
{
    Q_OBJECT

public:
    /// \a log: the file that says what went wrong lately.
    AboutDialog(const QString &log, QWidget *parent = nullptr);

private:
    QLayout *makeHead();
    QWidget *makeParts();
    QLayout *makeButtons(const QString &log);
};

} // namespace app

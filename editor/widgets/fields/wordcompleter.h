// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCompleter>

namespace editor {

/// Proposes words for a field. Enter takes what is written, unless one of the words was chosen; it
/// need not be pressed twice because the words are in sight.
class WordCompleter : public QCompleter
{
    Q_OBJECT

public:
    using QCompleter::QCompleter;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace editor

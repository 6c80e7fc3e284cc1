// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPlainTextEdit>

namespace view {

/// A field for plain text that can bear an empty clipboard: Qt 6.4 looks at the first format of
/// what is pasted even where there is none.
class PlainEdit : public QPlainTextEdit
{
public:
    using QPlainTextEdit::QPlainTextEdit;

protected:
    void insertFromMimeData(const QMimeData *source) override;
};

} // namespace view

namespace app {
using view::PlainEdit;
}

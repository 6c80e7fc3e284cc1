// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/i18n/sourcetext.h"

#include <QCoreApplication>

namespace editor {

/// Says of a text of a module what it belongs to: "rule 9.4.1", "counter 2G", "why not 7.0".
class TextPlaces
{
    Q_DECLARE_TR_FUNCTIONS(editor::TextPlaces)

public:
    /// Of where it is seen first, in the language of the program.
    static QString label(const engine::SourceText &text);

private:
    static QString word(engine::TextPlace::Kind kind);
};

} // namespace editor

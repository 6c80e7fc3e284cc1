// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/counters/model/piecefile.h"

#include <QCoreApplication>

namespace editor {

/// A column of the table of counters: one value, or one step of it.
struct CounterColumn
{
    Q_DECLARE_TR_FUNCTIONS(editor::CounterColumn)

public:
    enum class Kind {
        Id,
        Text,
        Number, ///< Whole.
        Switch, ///< Yes or no.
        Side,
        Formation,
        Type,
        Template, ///< Follows from the type.
        Mobility,
        Symbol,
        Any, ///< Numbers and words.
        Setup, ///< Where scenarios place it.
    };

    FieldKey key;
    Kind kind = Kind::Text;
    int step = 0; ///< Steps lost, where a value has one entry for each.
    int steps = 1; ///< How many entries the value has at most.
    QString name; ///< In CSV files; the same in every language.

    QString title() const;
    bool isValue() const { return key.section == u"values"; }
    bool isEditable() const { return kind != Kind::Setup && kind != Kind::Template; }
    bool isNumber() const { return kind == Kind::Number; }

    /// Null when the counter has nothing here.
    engine::Json value(const PieceFile &file, int piece) const;
    QString text(const PieceFile &file, int piece) const;
    static QString written(const engine::Json &value);
    /// What the whole field must become so that this column has \a value; null takes it away.
    engine::Json fieldWith(const engine::Json &field, const engine::Json &value) const;
};

} // namespace editor

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/draft.h"
#include "editor/pages/boards/model/boardmodel.h"

namespace editor {

/// Edits of the writing beside spaces: regions, seas and bays; and of where names stand.
class LabelEdit
{
public:
    /// \a model must be that of the draft's file.
    LabelEdit(Draft &draft, const BoardModel &model)
        : m_draft(draft)
        , m_model(model)
    {
    }

    bool add(const engine::BoardLabel &label);
    bool setText(int label, const QString &text);
    bool setStyle(int label, const QString &style);
    bool move(int label, QPointF at);
    /// In degrees, clockwise.
    bool turn(int label, double angle);
    /// 0: by its style.
    bool resize(int label, double size);
    bool remove(int label);
    /// Puts the name of a hex beside its centre; nothing: where the painter wants it.
    bool moveName(const QString &space, std::optional<QPointF> offset);

private:
    bool set(int label, const QString &key, const engine::Json &value);

    Draft &m_draft;
    const BoardModel &m_model;
};

} // namespace editor

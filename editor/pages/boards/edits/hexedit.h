// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/draft.h"
#include "editor/pages/boards/model/boardmodel.h"

namespace editor {

/// Edits of what the file of a board says of its spaces.
///
/// A key that would only repeat what holds anyway is left out, and a hex of which nothing is left
/// to say is not listed: a file looks as somebody would have written it.
class HexEdit
{
public:
    /// \a model must be that of the draft's file.
    HexEdit(Draft &draft, const BoardModel &model)
        : m_draft(draft)
        , m_model(model)
    {
    }

    bool setTerrain(const QStringList &spaces, const QString &terrain);
    bool setName(const QStringList &spaces, const QString &name);
    bool addFeature(const QStringList &spaces, const QString &feature);
    bool removeFeature(const QStringList &spaces, const QString &feature);
    /// Null takes the value away.
    bool setValue(const QStringList &spaces, const QString &key, const engine::Json &value);
    /// A key of the entry itself, as a box has more of; null takes it away.
    bool setKey(const QStringList &spaces, const QString &key, const engine::Json &value);
    bool setFeatures(const QStringList &spaces, const engine::Json &features);
    /// Everything that is said of them; boxes go altogether.
    bool clear(const QStringList &spaces);
    /// Takes over terrain, name, features and values of entries, by space; null: nothing is said.
    bool replace(const QMap<QString, engine::Json> &entries);

private:
    using Change = std::function<void(engine::Json &entry)>;

    bool change(const QStringList &spaces, const Change &change);
    bool isHex(const QString &space) const;

    Draft &m_draft;
    const BoardModel &m_model;
};

} // namespace editor

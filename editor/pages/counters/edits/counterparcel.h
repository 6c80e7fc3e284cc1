// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/counters/edits/counteredit.h"

namespace editor {

/// Counters on their way into another module, with the types, templates, formations and pictures
/// that they need.
class CounterParcel
{
public:
    static engine::Json pack(const FileContents &files, const QList<int> &pieces);
    /// Adds the counters of a parcel; answers their ids. What the module has under the same id but
    /// with another content stays as it is, and the newcomer gets an id of its own.
    static QStringList unpack(Draft &draft, const engine::Json &parcel);

private:
    using Names = QHash<QString, QString>; ///< As in the parcel, and as in the module.

    CounterParcel(Draft &draft, const engine::Json &parcel)
        : m_draft(draft)
        , m_parcel(parcel)
    {
    }

    void unpackArt();
    Names unpackNamed(const QString &section, const Names &templates);
    engine::Json withArt(engine::Json entry) const;

    Draft &m_draft;
    const engine::Json &m_parcel;
    Names m_art;
};

} // namespace editor

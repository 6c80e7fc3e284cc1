// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/draft.h"
#include "editor/pages/boards/model/boardmodel.h"

namespace editor {

/// Edits of the areas of a map: their outlines, and with them their labels and neighbours.
///
/// Only areas that an edit changes are written; one that had its shape from a picture has corners
/// of its own from then on. What can't be done leaves the draft alone, and problem() says why.
class AreaEdit
{
    Q_DECLARE_TR_FUNCTIONS(editor::AreaEdit)

public:
    /// \a model must be that of the draft's file.
    AreaEdit(Draft &draft, const BoardModel &model);

    const QString &problem() const { return m_problem; }
    /// What a designer should know of the edit that was made; empty: nothing.
    const QString &note() const { return m_note; }
    /// An id that no space of the module has, like \a wish.
    QString freeId(const QString &wish = {}) const;

    /// \a entry: what is to be said of it beside its shape.
    bool add(const QString &id, const engine::Json &entry, const QPolygonF &outline);
    bool moveCorner(QPointF from, QPointF to);
    /// Puts a corner on a border and moves it.
    bool bendBorder(QPointF at, QPointF to);
    bool removeCorner(QPointF at);
    /// The larger part stays what it was; the other gets the id \a made, the same ground and owner,
    /// and the neighbours that it now lies beside.
    bool split(const QString &id, const QPolygonF &line, const QString &made);
    /// The others become part of the first: with what the file says of them and the first does
    /// not, with their neighbours, and with the pieces that scenarios set up there.
    bool merge(const QStringList &ids);
    /// Only the areas, with everything on this board that names them.
    bool remove(const QStringList &ids);
    bool move(const QStringList &ids, QPointF by);
    bool moveLabel(const QString &id, QPointF at);
    /// Replaces outlines of areas that there are, and makes the others.
    bool put(const AreaMesh &mesh, const QMap<QString, QString> &names);

    static engine::Json jsonOf(const QPolygonF &outline);
    static engine::Json jsonOf(QPointF point);

private:
    bool refuse(const QString &problem);
    bool isInside(const AreaMesh &mesh);
    bool apply(const AreaMesh &after);
    bool write(const AreaMesh &after);
    void placeLabels(const AreaMesh &after);
    void joinEntries(const QStringList &ids);
    void removeWays(const QString &id);
    /// Lines that are printed along borders have the same corners.
    void moveLines(QPointF from, QPointF to);

    Draft &m_draft;
    const BoardModel &m_model;
    AreaMesh m_before;
    QString m_problem;
    QString m_note;
};

} // namespace editor

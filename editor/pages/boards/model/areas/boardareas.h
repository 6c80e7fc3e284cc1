// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/area/areanest.h"
#include "editor/document/filecontent.h"
#include "editor/pages/boards/model/areas/areamesh.h"
#include "engine/storage/picture/svgshapes.h"

#include <QHash>
#include <QPainterPath>

#include <memory>

namespace editor {

/// An area as the file of its board has it.
struct BoardArea
{
    QString id;
    QPolygonF outline; ///< Clockwise; empty: nobody knows its shape.
    QList<QPolygonF> islands; ///< Further parts, which only a picture can have.
    QPointF label;
    bool isOfPicture = false; ///< The file has no corners of its own for it.
    JsonTextPointer source;
};

/// The areas of a board, with the shapes that its file or its picture gives them.
class BoardAreas
{
public:
    using Pointer = std::shared_ptr<const BoardAreas>;

    /// \a spaces may be null. What is the same as \a before is taken over.
    static Pointer read(const JsonTextPointer &spaces, const FileContentPointer &picture,
                        const BoardAreas *before);

    /// Whether the shapes were read from this picture, or from none.
    bool isOf(const FileContentPointer &picture) const { return m_picture == picture; }
    /// Null: there is none.
    const FileContentPointer &picture() const { return m_picture; }
    const std::vector<BoardArea> &all() const { return m_areas; }
    const BoardArea *find(const QString &id) const;
    /// The area at a point of the page, of several the innermost; empty: none.
    QString at(QPointF page) const;
    /// Its outline with its islands, without what lies in it.
    QPainterPath shape(const QString &id) const;
    /// The area that this one is an enclave of; empty: none.
    QString around(const QString &id) const;
    /// Where two areas lie beside each other.
    std::vector<QPolygonF> borders(const QString &a, const QString &b, double tolerance) const;
    /// Around all of them.
    QRectF bounds() const;
    bool hasOutlinesOf(const BoardAreas &other) const;
    /// Those whose outline is one polygon and can be edited.
    AreaMesh mesh() const;

private:
    void readShapes(const FileContentPointer &picture, const BoardAreas *before);
    BoardArea readArea(const QString &id, const JsonTextPointer &entry) const;
    void findEnclaves(const BoardAreas *before);

    std::vector<BoardArea> m_areas;
    QHash<QString, size_t> m_places;
    FileContentPointer m_picture;
    std::shared_ptr<const engine::Shapes> m_shapes; ///< Of the picture; may be null.
    view::AreaNest m_nest;
};

} // namespace editor

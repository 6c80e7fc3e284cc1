// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/draft.h"
#include "editor/pages/boards/model/boardmodel.h"
#include "engine/storage/picture/svgshapes.h"

namespace editor {

/// Makes areas of the shapes of a drawing.
class AreaImport
{
    Q_DECLARE_TR_FUNCTIONS(editor::AreaImport)

public:
    struct Shape
    {
        QString id; ///< Of the area that it would become.
        QString name;
        QString element; ///< "path", "g" …
        int depth = 0;
        int parts = 1; ///< Only the largest becomes an area.
        int holes = 0; ///< Of these parts; they are filled unless another shape is taken for them.
        bool isClosed = true;
        bool isWanted = false;
        QPolygonF outline; ///< On the page of the board.
    };
    enum class Artwork { Left, Taken };
    /// What came of it.
    struct Result
    {
        QStringList areas;
        int neighbours = 0; ///< Pairs.
    };

    /// Reads a drawing, with the engine's limits; \a file is named in the message of a failure.
    static engine::Result<AreaImport> read(const QByteArray &svg, const QString &file);

    QList<Shape> &shapes() { return m_shapes; }
    const QList<Shape> &shapes() const { return m_shapes; }
    /// Of the drawing on the board.
    QRectF page() const { return m_page; }
    int wanted() const;

    /// One step: the wanted shapes become areas, borders nearer than \a tolerance become common
    /// ones, and who has a common border becomes a neighbour. An area that is there already gets
    /// the shape. The draft is left alone when nothing comes of it; problem() says why.
    std::optional<Result> apply(Draft &draft, const BoardModel &model, double tolerance,
                                Artwork artwork);
    const QString &problem() const { return m_problem; }

private:
    void place(const QByteArray &svg, const QString &file);
    void take(const QList<engine::SvgShape> &shapes);
    void choose(const QList<engine::SvgShape> &shapes);
    bool isGround(const Shape &shape) const;
    bool takeArtwork(Draft &draft, const BoardModel &model);

    QByteArray m_svg;
    QString m_file;
    QRectF m_page;
    engine::Affine m_toPage;
    QList<Shape> m_shapes;
    QString m_problem;
};

} // namespace editor

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/map/sheet/maptext.h"
#include "editor/document/livemodule.h"
#include "editor/pages/boards/model/boardlayers.h"
#include "editor/pages/boards/model/boardmodel.h"
#include "engine/board/terraintable.h"

#include <QSet>

namespace editor {

/// What is chosen on a board.
struct BoardSelection
{
    QStringList spaces; ///< In the order of choosing.
    int label = -1; ///< Of the board's labels; -1: none.

    bool isEmpty() const { return spaces.isEmpty() && label < 0; }
    bool operator==(const BoardSelection &) const = default;
};

/// A board that is being worked on: what its file says now, what is chosen, what to paint with.
/// Tools, canvas and panels share it; all that is edited lies in the document.
class BoardSession : public QObject
{
    Q_OBJECT

public:
    explicit BoardSession(LiveModule &live, QObject *parent = nullptr);

    LiveModule &live() const { return m_live; }
    ModuleDocument &document() const { return m_live.document(); }
    /// Those that module.json names, and all other files of boards.
    QStringList files() const;
    const QString &file() const { return m_model->file(); }
    void setFile(const QString &file);

    const BoardModel &model() const { return *m_model; }
    const BoardModel::Pointer &sharedModel() const { return m_model; }
    const engine::TerrainTable &terrain() const { return m_terrain; }
    BoardLayers &layers() { return m_layers; }

    Draft draft() const { return document().draft(); }
    void commit(const Draft &draft, const QString &title, const QString &stroke = {});
    /// A name for what is done from a press of the button to its release.
    QString newStroke();
    /// The last one.
    const QString &stroke() const { return m_stroke; }
    /// Undoes what was done last as part of \a stroke.
    void takeBack(const QString &stroke) { document().takeBack(stroke); }

    const BoardSelection &selection() const { return m_selection; }
    void select(const BoardSelection &selection);
    void selectSpaces(const QStringList &spaces) { select({spaces, -1}); }
    void selectNothing() { select({}); }

    /// Where the printed sheet has the names of hexes.
    const std::vector<view::MapText> &placeNames() const { return m_placeNames; }
    void setPlaceNames(const std::vector<view::MapText> &names) { m_placeNames = names; }

    /// The terrain to paint with.
    const QString &ground() const { return m_ground; }
    void setGround(const QString &terrain);

signals:
    void modelChanged(const editor::BoardChange &change);
    void terrainChanged();
    void selectionChanged();
    void groundChanged();
    /// For the status bar.
    void said(const QString &text);

private:
    void refresh(const QSet<QString> &files);
    void keepSelection();
    void keepGround();

    LiveModule &m_live;
    BoardModel::Pointer m_model;
    engine::TerrainTable m_terrain;
    BoardLayers m_layers;
    BoardSelection m_selection;
    QString m_ground;
    std::vector<view::MapText> m_placeNames;
    int m_strokes = 0;
    QString m_stroke;
};

} // namespace editor

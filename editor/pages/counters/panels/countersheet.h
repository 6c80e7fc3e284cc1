// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/counters/model/countersource.h"
#include "editor/pages/counters/panels/livepictures.h"
#include "editor/widgets/countergroups.h"

namespace editor {

/// All counters as a printed sheet, by side and formation.
class CounterSheet : public CounterGroups
{
    Q_OBJECT

public:
    explicit CounterSheet(LivePictures &pictures, QWidget *parent = nullptr);

    void showPieces(const CounterSource &source, const QList<int> &pieces);
    /// Entries of pieces.json: a copy stands for all of its entry.
    QList<int> chosenPieces() const;
    void choosePieces(const QList<int> &pieces);
    void zoom(int steps);

protected:
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    LivePictures &m_pictures;
    PieceFile m_file;
    QHash<int, int> m_entries; ///< Of the pieces in the game.
};

} // namespace editor

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"
#include "app/view/counter/paint/countercache.h"

#include <optional>

namespace app {

/// The pictures of a game's counters for every panel, drawn once; belongs to the controller.
class CounterShelf : public QObject
{
    Q_OBJECT

public:
    /// The one of \a controller, made when first asked for.
    static CounterShelf &of(GameController &controller);

    /// Whose colours the counters have.
    void setPalette(view::CounterArtReader::Palette palette);

    /// How the piece looks now to who looks through the window.
    view::CounterLook look(engine::PieceId piece) const;
    QPixmap pixmap(const view::CounterLook &look, int size, double ratio);
    QPixmap pixmap(engine::PieceId piece, int size, double ratio);
    /// The numbers printed on it, as on the counter: "5-5-4"; empty when it is not seen.
    QString strengths(engine::PieceId piece) const;
    /// The same after the loss of a step: "5-5-4 → 3-3-4", or that it is lost.
    QString afterLoss(engine::PieceId piece) const;
    /// Steps that it has left, 0 … 1; none: it has but one, or is not seen.
    std::optional<double> strengthShare(engine::PieceId piece) const;
    /// "0506 · 1 of 2 steps": what a list says under its name.
    QString status(engine::PieceId piece) const;

private:
    QString printed(engine::PieceId piece, int steps) const;
    explicit CounterShelf(GameController &controller);

    GameController &m_controller;
    struct Pictures
    {
        Pictures(const engine::Module &module, view::CounterArtReader::Palette palette);

        view::CounterBook book;
        view::CounterPainter painter;
        view::CounterCache cache;
    };

    view::CounterArtReader::Palette m_palette = view::CounterArtReader::Palette::Module;
    std::unique_ptr<Pictures> m_pictures;
};

} // namespace app

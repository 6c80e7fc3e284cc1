// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/counter/paint/countercache.h"

#include <memory>

namespace editor {

/// The pictures of a module's counters for the lists of the editor, drawn once.
class CounterPictures
{
public:
    /// Null: there are none.
    void setModule(std::shared_ptr<const engine::Module> module);
    const engine::Module *module() const { return m_module.get(); }

    /// Null: there are none.
    const view::CounterBook *book() const { return m_drawn ? &m_drawn->book : nullptr; }

    /// As CounterCache::draw().
    void draw(QPainter &painter, QPointF topLeft, const view::CounterLook &look, double size) const;
    /// A square of \a size; \a steps -1: all.
    QPixmap pixmap(engine::PieceId piece, int size, double ratio, int steps = -1) const;

private:
    struct Drawn
    {
        explicit Drawn(const engine::Module &module);

        view::CounterBook book;
        view::CounterPainter painter;
        view::CounterCache cache;
    };

    std::shared_ptr<const engine::Module> m_module;
    std::unique_ptr<Drawn> m_drawn;
};

} // namespace editor

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/counter/countercache.h"
#include "editor/document/livemodule.h"

namespace editor {

/// Draws the counters of the module that is being edited, as it was loaded last.
class CounterPictures : public QObject
{
    Q_OBJECT

public:
    explicit CounterPictures(LiveModule &live, QObject *parent = nullptr);
    ~CounterPictures() override;

    /// Nullptr before the module was loaded for the first time.
    const engine::Module *module() const { return m_module.get(); }
    const view::CounterBook *book() const { return m_book.get(); }
    /// None while the loaded module does not know it, or does not know it yet.
    engine::PieceId piece(const QString &id) const;
    /// With all steps; of nothing that can be drawn an empty frame.
    void draw(QPainter &painter, QPointF topLeft, const QString &id, double size);
    void draw(QPainter &painter, QPointF topLeft, const view::CounterLook &look, double size);

signals:
    /// All pictures may look different now.
    void changed();

private:
    void take();

    LiveModule &m_live;
    std::shared_ptr<const engine::Module> m_module;
    std::unique_ptr<view::CounterBook> m_book;
    std::unique_ptr<view::CounterPainter> m_painter;
    std::unique_ptr<view::CounterCache> m_cache;
};

} // namespace editor

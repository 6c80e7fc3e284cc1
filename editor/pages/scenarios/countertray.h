// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/widgets/countergroups.h"

#include <QSet>

class QLineEdit;

namespace editor {

/// The counters that have no part in a scenario yet, by side and formation.
class CounterTray : public QWidget
{
    Q_OBJECT

public:
    explicit CounterTray(const CounterPictures &pictures, QWidget *parent = nullptr);

    /// \a used have a place or arrive later.
    void fill(const engine::Module *module, const QSet<engine::PieceId> &used);
    CounterGroups &counters() const { return *m_counters; }
    /// The one after \a piece of the same type and side, else none.
    engine::PieceId nextLike(engine::PieceId piece) const;
    void focusSearch();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void refill();
    bool isWanted(const engine::Piece &piece) const;

    const engine::Module *m_module = nullptr;
    QSet<engine::PieceId> m_used;
    QLineEdit *m_search;
    CounterGroups *m_counters;
};

} // namespace editor

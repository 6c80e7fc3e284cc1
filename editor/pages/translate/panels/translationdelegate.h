// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/style/tokens.h"
#include "editor/pages/translate/model/translationtext.h"

#include <QStyledItemDelegate>

namespace editor {

/// Draws the rows of a translation: two lines of each text, the state with its sign.
class TranslationDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    static int rowHeight(const QFontMetrics &metrics);
    /// What stands for a state, in its colour.
    static QIcon sign(TranslationText::State state, const view::Tokens &tokens);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;

private:
    static void paintState(QPainter &painter, const QStyleOptionViewItem &option,
                           const QModelIndex &index);
    static void paintText(QPainter &painter, const QStyleOptionViewItem &option,
                          const QModelIndex &index);
};

} // namespace editor

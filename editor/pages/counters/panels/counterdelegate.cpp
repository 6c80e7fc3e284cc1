// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/counters/panels/counterdelegate.h"

#include "app/view/counter/countercolors.h"
#include "app/view/counter/symbolset.h"
#include "app/view/style/tokens.h"
#include "editor/pages/counters/model/countertablemodel.h"
#include "editor/pages/counters/model/symbolnames.h"
#include "editor/widgets/fields/wordcompleter.h"

#include <QItemSelectionModel>
#include <QLineEdit>
#include <QPainter>

namespace editor {

using Kind = CounterColumn::Kind;

namespace {

constexpr int c_margin = 6;
constexpr int c_patch = 10;

const CounterTableModel &tableOf(const QModelIndex &index)
{
    return *static_cast<const CounterTableModel *>(index.model());
}

void drawPatch(QPainter &painter, const QRect &rect, const QColor &color, const QColor &edge)
{
    painter.setPen(edge);
    painter.setBrush(color.isValid() ? QBrush(color) : QBrush(Qt::NoBrush));
    painter.drawRect(rect.adjusted(0, 0, -1, -1));
}

} // namespace

QRect CounterDelegate::linkRect(const QStyleOptionViewItem &option, const QModelIndex &index)
{
    QFont font = option.font;
    font.setBold(true);
    const int width = QFontMetrics(font).horizontalAdvance(index.data().toString());
    return option.rect.adjusted(c_margin - 2, 4, 0, -4)
        .intersected(
            QRect(option.rect.x(), option.rect.y(), width + 2 * c_margin, option.rect.height()));
}

void CounterDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    const view::Tokens tokens = view::Tokens::of(option.palette);
    const bool isRow = m_selection && m_selection->rowIntersectsSelection(index.row(), {});
    const bool isCell = (option.state & QStyle::State_Selected) && m_wholeRows == Qt::Unchecked;
    painter->save();
    painter->fillRect(option.rect,
                      isCell      ? view::mixed(tokens.soft, tokens.accent, 0.14)
                          : isRow ? tokens.soft
                                  : tokens.raised);
    QRect rect = option.rect.adjusted(c_margin, 0, -c_margin, 0);
    if (const QVariant patch = index.data(CounterTableModel::ColorPatch); patch.isValid()) {
        const bool isNamed = !index.data().toString().isEmpty();
        const QRect box(rect.x(), rect.center().y() - c_patch / 2, c_patch, c_patch);
        if (isNamed)
            drawPatch(*painter, box, patch.value<QColor>(), tokens.control);
        rect.setLeft(box.right() + 7);
    }
    QFont font = option.font;
    const bool isLink = index.data(CounterTableModel::IsLink).toBool();
    const bool isLabel = tableOf(index).column(index.column()).key.key == u"label";
    font.setBold(isLink || isLabel);
    painter->setFont(font);
    const bool isDim = index.data(CounterTableModel::IsInherited).toBool();
    painter->setPen(isLink ? tokens.accent : isDim ? tokens.text2 : tokens.text);
    const QString text =
        painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, rect.width());
    painter->drawText(rect, int(Qt::AlignVCenter | Qt::AlignLeft), text);
    if (m_selection && m_selection->currentIndex() == index
        && (option.state & QStyle::State_HasFocus)) {
        painter->setPen(QPen(tokens.focus, 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(option.rect.adjusted(1, 1, -1, -1));
    }
    painter->restore();
}

QSize CounterDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QFont font = option.font;
    font.setBold(true);
    const int patch = index.data(CounterTableModel::ColorPatch).isValid() ? c_patch + 7 : 0;
    return {QFontMetrics(font).horizontalAdvance(index.data().toString()) + 2 * c_margin + patch
                + 4,
            option.fontMetrics.height()};
}

QStringList CounterDelegate::choices(const QModelIndex &index)
{
    const CounterTableModel &table = tableOf(index);
    const CounterSource &source = table.source();
    QStringList words;
    const auto names = [&](const std::vector<PieceFile::Named> &list) {
        for (const PieceFile::Named &named : list)
            words << named.id << named.json[u"name"].toString(named.id);
    };
    switch (table.column(index.column()).kind) {
    case Kind::Formation:
        names(source.file.formations());
        break;
    case Kind::Type:
        names(source.file.types());
        break;
    case Kind::Side:
        for (const CounterWords::Word &side : source.words.sides)
            words << side.id << side.title;
        break;
    case Kind::Mobility:
        words = source.words.mobilities;
        break;
    case Kind::Symbol:
        for (const QString &id : view::SymbolSet().ids())
            words << symbolName(id);
        break;
    case Kind::Switch:
        words << QStringLiteral("true") << QStringLiteral("false");
        break;
    default:
        break;
    }
    words.removeDuplicates();
    return words;
}

QWidget *CounterDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &option,
                                       const QModelIndex &index) const
{
    auto *edit = new QLineEdit(parent);
    edit->setObjectName(QStringLiteral("cell"));
    edit->setFrame(false);
    edit->setMinimumHeight(option.rect.height());
    edit->setTextMargins(c_margin - 2, 0, 0, 0);
    const view::Tokens tokens = view::Tokens::of(option.palette);
    edit->setStyleSheet(QStringLiteral("QLineEdit#cell { background: %1; color: %2; border: 2px "
                                       "solid %3; border-radius: 0; padding: 0; min-height: 0; }")
                            .arg(tokens.raised.name(), tokens.text.name(), tokens.focus.name()));
    edit->setAccessibleName(tableOf(index).column(index.column()).title());
    if (const QStringList words = choices(index); !words.isEmpty()) {
        auto *completer = new WordCompleter(words, edit);
        completer->setCaseSensitivity(Qt::CaseInsensitive);
        completer->setFilterMode(Qt::MatchContains);
        completer->setMaxVisibleItems(12);
        edit->setCompleter(completer);
    }
    return edit;
}

void CounterDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    auto *edit = qobject_cast<QLineEdit *>(editor);
    // Only when it opens: an edit elsewhere must not overwrite what is being typed.
    if (!edit || edit->property("isFilled").toBool())
        return;
    edit->setProperty("isFilled", true);
    edit->setText(index.data(Qt::EditRole).toString());
    edit->setProperty("before", edit->text());
    edit->selectAll();
}

void CounterDelegate::setModelData(QWidget *editor, QAbstractItemModel *model,
                                   const QModelIndex &index) const
{
    const auto *edit = qobject_cast<QLineEdit *>(editor);
    if (edit && edit->isModified())
        model->setData(index, edit->text(), Qt::EditRole);
}

} // namespace editor

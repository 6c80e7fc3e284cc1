// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/counters/panels/symbolpicker.h"

#include "app/view/counter/paint/symbolpainter.h"
#include "app/view/style/tokens.h"
#include "editor/pages/counters/model/symbolnames.h"

#include <QEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace editor {

namespace {

constexpr QSize c_icon{46, 30};
constexpr QSize c_cell{78, 62};
constexpr int c_mostLetters = 4;

} // namespace

SymbolPicker::SymbolPicker(QWidget *parent)
    : QWidget(parent)
    , m_search(new QLineEdit)
    , m_list(new QListWidget)
    , m_letters(new QLineEdit)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 12);
    layout->addWidget(m_list);
    layout->addWidget(m_letters);
    m_search->setClearButtonEnabled(true);
    m_search->setMaximumWidth(fontMetrics().height() * 11);
    m_list->setViewMode(QListView::IconMode);
    m_list->setMovement(QListView::Static);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setIconSize(c_icon);
    m_list->setGridSize(c_cell);
    m_list->setWordWrap(true);
    m_list->setUniformItemSizes(true);
    m_list->setFixedHeight(3 * c_cell.height() + 6);
    m_letters->setMaxLength(c_mostLetters);
    connect(m_search, &QLineEdit::textChanged, this, &SymbolPicker::setFilter);
    connect(m_list, &QListWidget::itemClicked, this,
            [this](QListWidgetItem *item) { emit picked(item->data(Qt::UserRole).toString()); });
    connect(m_list, &QListWidget::itemActivated, this,
            [this](QListWidgetItem *item) { emit picked(item->data(Qt::UserRole).toString()); });
    connect(m_letters, &QLineEdit::editingFinished, this, [this] {
        const QString letters = m_letters->text().trimmed();
        const QString id = letters.isEmpty() ? QString() : QStringLiteral("text:") + letters;
        const bool wasText = view::SymbolSet::isText(m_shown);
        if (id != (wasText ? m_shown : QString()))
            emit picked(id);
    });
    fill();
    retranslate();
}

QIcon SymbolPicker::icon(const view::Symbol &symbol) const
{
    const view::Tokens tokens = view::Tokens::of(palette());
    const double ratio = devicePixelRatioF();
    QPixmap pixmap(c_icon * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    const view::CounterText text;
    const view::SymbolPainter symbols(text);
    if (symbol.kind == view::Symbol::Kind::Silhouette) {
        symbols.drawFree(painter, symbol, {c_icon.width() / 2.0, c_icon.height() / 2.0}, 0.75,
                         tokens.text);
    } else {
        const QSizeF size = view::SymbolSet::boxSize * 1.2;
        const QRectF box((c_icon.width() - size.width()) / 2, (c_icon.height() - size.height()) / 2,
                         size.width(), size.height());
        symbols.drawBox(painter, symbol, box, {QColor(0x1e, 0x22, 0x26), QColor(0xf6, 0xf0, 0xe0)},
                        1.2);
    }
    painter.end();
    return pixmap;
}

void SymbolPicker::fill()
{
    m_list->clear();
    for (const QString &id : m_symbols.ids()) {
        auto *item = new QListWidgetItem(icon(*m_symbols.find(id)), symbolName(id), m_list);
        item->setData(Qt::UserRole, id);
        item->setToolTip(QStringLiteral("%1 (%2)").arg(symbolName(id), id));
        item->setTextAlignment(Qt::AlignHCenter | Qt::AlignTop);
    }
    setFilter(m_search->text());
    showSymbol(m_shown);
}

void SymbolPicker::setFilter(const QString &text)
{
    const QString word = text.trimmed();
    for (int i = 0; i < m_list->count(); ++i) {
        QListWidgetItem *item = m_list->item(i);
        item->setHidden(
            !item->text().contains(word, Qt::CaseInsensitive)
            && !item->data(Qt::UserRole).toString().contains(word, Qt::CaseInsensitive));
    }
}

void SymbolPicker::showSymbol(const QString &id)
{
    m_shown = id;
    const QSignalBlocker quiet(m_list);
    m_list->setCurrentItem(nullptr);
    m_list->clearSelection();
    m_letters->setText(view::SymbolSet::isText(id) ? id.section(u':', 1) : QString());
    for (int i = 0; i < m_list->count(); ++i) {
        if (m_list->item(i)->data(Qt::UserRole).toString() == id && !id.isEmpty()) {
            m_list->setCurrentRow(i);
            m_list->scrollToItem(m_list->item(i));
        }
    }
}

void SymbolPicker::retranslate()
{
    m_search->setPlaceholderText(tr("Find a symbol"));
    m_search->setAccessibleName(tr("Find a symbol"));
    m_list->setAccessibleName(tr("Symbols"));
    m_letters->setPlaceholderText(tr("Or up to four letters"));
    m_letters->setAccessibleName(tr("Letters instead of a symbol"));
}

void SymbolPicker::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        fill();
    } else if (event->type() == QEvent::PaletteChange) {
        fill();
    }
}

} // namespace editor

// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/player/hands/textwalker.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QAccessible>
#include <QComboBox>
#include <QDockWidget>
#include <QHeaderView>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QListView>
#include <QMenuBar>
#include <QSlider>
#include <QStyleOptionComboBox>
#include <QTabBar>
#include <QTextDocument>
#include <QTreeView>

namespace hands {

namespace {

bool isInsideScrollArea(const QWidget *widget, const QWidget *window)
{
    for (; widget && widget != window; widget = widget->parentWidget()) {
        if (qobject_cast<const QAbstractScrollArea *>(widget))
            return true;
    }
    return false;
}

/// Drawn by Qt itself inside of a control that was looked at.
bool isInner(const QWidget &widget)
{
    const QWidget *parent = widget.parentWidget();
    return widget.objectName().startsWith(QLatin1String("qt_"))
        || qobject_cast<const QComboBox *>(parent) || qobject_cast<const QLineEdit *>(parent)
        || qobject_cast<const QTabBar *>(parent) || qobject_cast<const QHeaderView *>(parent)
        || (qobject_cast<const QAbstractScrollArea *>(parent)
            && !qobject_cast<const QHeaderView *>(&widget));
}

QString plain(const QLabel &label)
{
    if (!Qt::mightBeRichText(label.text()) || label.textFormat() == Qt::PlainText)
        return label.text();
    QTextDocument document;
    document.setHtml(label.text());
    return document.toPlainText();
}

} // namespace

TextWalker::TextWalker(QWidget &window, Words words)
    : m_window(window)
    , m_words(words)
{
    look(window);
    for (QWidget *widget : window.findChildren<QWidget *>()) {
        // Panels behind another tab have no visible region.
        if (widget->isVisible() && widget->window() == &window && !isInner(*widget)
            && (!widget->visibleRegion().isEmpty() || isInsideScrollArea(widget, &window)))
            look(*widget);
    }
}

void TextWalker::complain(const QWidget &widget, const QString &what)
{
    QStringList way;
    for (const QWidget *one = &widget; one && one != &m_window; one = one->parentWidget()) {
        QString name = QLatin1String(one->metaObject()->className());
        name.remove(QLatin1String("app::"));
        if (!one->objectName().isEmpty())
            name += u'#' + one->objectName();
        way.prepend(name);
    }
    const QString line = way.mid(std::max<qsizetype>(0, way.size() - 4)).join(QStringLiteral(" > "))
        + QStringLiteral(": ") + what;
    if (!m_complaints.contains(line))
        m_complaints << line;
}

void TextWalker::look(QWidget &widget)
{
    if (auto *label = qobject_cast<QLabel *>(&widget))
        lookAtLabel(*label);
    else if (auto *bar = qobject_cast<QTabBar *>(&widget))
        lookAtTabs(*bar);
    else if (auto *header = qobject_cast<QHeaderView *>(&widget))
        lookAtHeader(*header);
    else if (auto *view = qobject_cast<QAbstractItemView *>(&widget))
        lookAtItems(*view);
    else
        lookAtControl(widget);
    lookAtName(widget);
    lookAtRoom(widget);
}

void TextWalker::lookAtLabel(const QLabel &label)
{
    const QString text = plain(label);
    if (text.trimmed().isEmpty())
        return;
    ++m_looked;
    if (label.textFormat() == Qt::PlainText && Qt::mightBeRichText(text))
        complain(label, QStringLiteral("\"%1\" shows its tags").arg(text));
    const int needed =
        label.wordWrap() ? label.heightForWidth(label.width()) : label.sizeHint().height();
    if (label.height() < needed)
        complain(label,
                 QStringLiteral("\"%1\" is %2 high, needs %3")
                     .arg(text)
                     .arg(label.height())
                     .arg(needed));
    const int wide = label.wordWrap() ? 0 : label.sizeHint().width();
    if (label.width() < wide)
        complain(
            label,
            QStringLiteral("\"%1\" is %2 wide, needs %3").arg(text).arg(label.width()).arg(wide));
    if (text.contains(QChar(0x2026)) && label.toolTip().isEmpty()
        && label.text().endsWith(QChar(0x2026)))
        complain(label, QStringLiteral("\"%1\" is cut and has no tip").arg(text));
}

void TextWalker::lookAtControl(const QWidget &widget)
{
    const auto tooNarrow = [&](const QString &text, int room) {
        ++m_looked;
        const int needed = widget.fontMetrics().horizontalAdvance(text);
        if (room < needed)
            complain(widget,
                     QStringLiteral("\"%1\" has %2, needs %3").arg(text).arg(room).arg(needed));
    };
    if (const auto *box = qobject_cast<const QComboBox *>(&widget)) {
        QStyleOptionComboBox option;
        option.initFrom(box);
        option.editable = box->isEditable();
        const int room =
            box->style()
                ->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, box)
                .width();
        tooNarrow(
            box->currentText(),
            room - (box->itemIcon(box->currentIndex()).isNull() ? 0 : box->iconSize().width() + 4));
    } else if (const auto *edit = qobject_cast<const QLineEdit *>(&widget)) {
        const bool isUsers = m_words == Words::Programs && !edit->text().isEmpty();
        const QString &shown = edit->text().isEmpty() ? edit->placeholderText() : edit->text();
        if (!isUsers)
            tooNarrow(shown, edit->width() - 20);
    } else if (const auto *button = qobject_cast<const QAbstractButton *>(&widget)) {
        if (button->text().isEmpty())
            return;
        ++m_looked;
        const bool wraps = button->hasHeightForWidth();
        if (!wraps && button->width() < button->sizeHint().width())
            complain(widget,
                     QStringLiteral("\"%1\" is %2 wide, needs %3")
                         .arg(button->text())
                         .arg(button->width())
                         .arg(button->sizeHint().width()));
        const int high =
            wraps ? button->heightForWidth(button->width()) : button->sizeHint().height();
        if (button->height() < high - 1)
            complain(widget,
                     QStringLiteral("\"%1\" is %2 high, needs %3")
                         .arg(button->text())
                         .arg(button->height())
                         .arg(high));
    } else if (const auto *menus = qobject_cast<const QMenuBar *>(&widget)) {
        for (QAction *action : menus->actions()) {
            ++m_looked;
            if (!menus->rect().contains(menus->actionGeometry(action)))
                complain(widget, QStringLiteral("no room for the menu \"%1\"").arg(action->text()));
        }
    } else if (const auto *dock = qobject_cast<const QDockWidget *>(&widget)) {
        if (!dock->titleBarWidget())
            tooNarrow(dock->windowTitle(), dock->width() - 60);
    } else if (widget.hasHeightForWidth() && !widget.layout()) {
        ++m_looked;
        if (widget.height() < widget.heightForWidth(widget.width()))
            complain(widget,
                     QStringLiteral("is %1 high, needs %2")
                         .arg(widget.height())
                         .arg(widget.heightForWidth(widget.width())));
    }
}

void TextWalker::lookAtTabs(const QTabBar &bar)
{
    for (int i = 0; i < bar.count(); ++i) {
        ++m_looked;
        const QRect tab = bar.tabRect(i);
        const int needed = bar.fontMetrics().horizontalAdvance(bar.tabText(i));
        if (tab.width() < needed + 8)
            complain(bar,
                     QStringLiteral("tab \"%1\" has %2, needs %3")
                         .arg(bar.tabText(i))
                         .arg(tab.width())
                         .arg(needed + 8));
        if (!bar.rect().contains(tab))
            complain(bar, QStringLiteral("tab \"%1\" is out of sight").arg(bar.tabText(i)));
    }
}

void TextWalker::lookAtHeader(const QHeaderView &header)
{
    if (header.orientation() != Qt::Horizontal)
        return;
    for (int i = 0; i < header.count(); ++i) {
        const QString text = header.model()->headerData(i, Qt::Horizontal).toString();
        if (header.isSectionHidden(i) || text.isEmpty())
            continue;
        ++m_looked;
        // The hint has room for the sign of sorting, which only one of the columns shows.
        const int needed =
            std::min(header.sectionSizeHint(i), header.fontMetrics().horizontalAdvance(text) + 16);
        if (header.sectionSize(i) < needed)
            complain(header,
                     QStringLiteral("column \"%1\" is %2 wide, needs %3")
                         .arg(text)
                         .arg(header.sectionSize(i))
                         .arg(needed));
    }
}

void TextWalker::lookAtItems(const QAbstractItemView &view)
{
    if (!view.model())
        return;
    const bool isTree = qobject_cast<const QTreeView *>(&view);
    if (m_words == Words::Programs && view.inherits("QTableView"))
        return;
    const auto *list = qobject_cast<const QListView *>(&view);
    const bool isWrapped = list && list->wordWrap();
    const QRect seen = view.viewport()->rect();
    for (int y = 2; y < seen.height(); y += 6) {
        for (int column = 0; column < view.model()->columnCount(); ++column) {
            const QModelIndex row = view.indexAt(QPoint(seen.width() / 2, y));
            const QModelIndex index = row.siblingAtColumn(column);
            const QString text = index.data().toString();
            if (!index.isValid() || text.isEmpty() || view.indexWidget(index))
                continue;
            ++m_looked;
            QRect place = view.visualRect(index);
            if (place.isEmpty()) // a hidden column
                continue;
            if (isWrapped && list->gridSize().isValid())
                place.setWidth(list->gridSize().width());
            int widest = 0;
            for (const QString &line : text.split(isWrapped ? u' ' : u'\n'))
                widest = std::max(widest, view.fontMetrics().horizontalAdvance(line));
            // A row of a tree may be shortened when a tip has it all; a value never.
            const bool isTold = isTree && (column == 0 || m_words == Words::Programs)
                && !index.data(Qt::ToolTipRole).toString().isEmpty();
            if (place.width() < widest && !isTold)
                complain(view,
                         QStringLiteral("row \"%1\" has %2, needs %3")
                             .arg(text)
                             .arg(place.width())
                             .arg(widest));
        }
    }
}

void TextWalker::lookAtName(QWidget &widget)
{
    const auto *button = qobject_cast<QAbstractButton *>(&widget);
    const bool isControl = button || widget.focusPolicy() != Qt::NoFocus;
    const auto *area = qobject_cast<QAbstractScrollArea *>(&widget);
    if (!isControl || (area && area->inherits("QScrollArea")) || &widget == &m_window)
        return;
    QAccessibleInterface *reader = QAccessible::queryAccessibleInterface(&widget);
    if (!reader || reader->text(QAccessible::Name).trimmed().isEmpty())
        complain(widget, QStringLiteral("has no name for readers"));
    if (button && button->text().trimmed().isEmpty() && button->toolTip().isEmpty())
        complain(widget, QStringLiteral("is a sign without a tip"));
}

void TextWalker::lookAtRoom(const QWidget &widget)
{
    if (&widget == &m_window || !widget.parentWidget())
        return;
    const auto *picture = qobject_cast<const QLabel *>(&widget);
    const bool canShrink = qobject_cast<const QAbstractScrollArea *>(&widget)
        || (picture && !picture->pixmap(Qt::ReturnByValue).isNull());
    // Squeezed by its parent, or reaching over its edge where nothing can be scrolled.
    const QSize least = widget.minimumSizeHint().boundedTo(widget.maximumSize());
    const bool isFixed = widget.minimumSize() == widget.maximumSize();
    const auto policy = widget.sizePolicy();
    if (!isFixed && !canShrink && policy.verticalPolicy() != QSizePolicy::Ignored
        && widget.height() < least.height() - 1)
        complain(widget,
                 QStringLiteral("is squeezed to a height of %1, needs %2")
                     .arg(widget.height())
                     .arg(least.height()));
    if (!isFixed && !canShrink && policy.horizontalPolicy() != QSizePolicy::Ignored
        && widget.width() < least.width() - 1)
        complain(widget,
                 QStringLiteral("is squeezed to a width of %1, needs %2")
                     .arg(widget.width())
                     .arg(least.width()));
    const QWidget *parent = widget.parentWidget();
    const bool canScroll = isInsideScrollArea(parent, &m_window);
    if (!canScroll && !widget.isWindow() && !parent->rect().contains(widget.geometry())
        && !parent->rect().isEmpty())
        complain(widget,
                 QStringLiteral("reaches over the edge: %1×%2 at %3,%4 in %5×%6")
                     .arg(widget.width())
                     .arg(widget.height())
                     .arg(widget.x())
                     .arg(widget.y())
                     .arg(parent->width())
                     .arg(parent->height()));
    // What scrolls only downwards must not be wider than what is seen.
    const auto *area = qobject_cast<const QAbstractScrollArea *>(parent->parentWidget());
    if (area && area->viewport() == parent
        && area->horizontalScrollBarPolicy() == Qt::ScrollBarAlwaysOff
        && area->inherits("QScrollArea") && widget.width() > parent->width() + 1)
        complain(widget,
                 QStringLiteral("is %1 wide, only %2 are seen")
                     .arg(widget.width())
                     .arg(parent->width()));
}

} // namespace hands

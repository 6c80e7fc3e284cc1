// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/code/completionpopup.h"

#include "app/view/style/monofont.h"
#include "app/view/style/tokens.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QScreen>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace editor {

namespace {

constexpr int c_noMatch = 4; ///< The rank of what does not fit.
constexpr int c_most = 200;
constexpr int c_rows = 9;

} // namespace

CompletionPopup::CompletionPopup(QWidget *parent)
    : QFrame(parent, Qt::ToolTip | Qt::FramelessWindowHint)
    , m_list(new QTreeWidget)
    , m_signature(new QLabel)
    , m_text(new QLabel)
{
    setAttribute(Qt::WA_ShowWithoutActivating);
    setObjectName(QStringLiteral("completions"));
    setFrameShape(QFrame::StyledPanel);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setColumnCount(2);
    m_list->setHeaderHidden(true);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setFixedWidth(230);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_list->setAccessibleName(tr("Names that fit"));
    const QFont mono = view::monoFont();
    m_list->setFont(mono);
    m_signature->setFont(mono);
    m_signature->setWordWrap(true);
    m_signature->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    auto *beside = new QVBoxLayout;
    beside->setContentsMargins(12, 10, 12, 10);
    beside->addWidget(m_signature);
    beside->addWidget(m_text);
    beside->addStretch();
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(1, 1, 1, 1);
    layout->setSpacing(0);
    layout->addWidget(m_list);
    layout->addLayout(beside, 1);
    setFixedWidth(590);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &CompletionPopup::describe);
    connect(m_list, &QTreeWidget::itemClicked, this, &CompletionPopup::accepted);
}

// What is typed itself comes first, then what begins with it, then what has it inside.
int CompletionPopup::rank(const Completion &one, const QString &typed)
{
    if (one.text == typed)
        return 0;
    if (one.text.startsWith(typed))
        return 1;
    if (one.text.startsWith(typed, Qt::CaseInsensitive))
        return 2;
    return one.text.contains(typed, Qt::CaseInsensitive) ? 3 : c_noMatch;
}

bool CompletionPopup::offer(const QList<Completion> &list, const QString &typed)
{
    m_shown.clear();
    for (int wanted = 0; wanted < c_noMatch; ++wanted) {
        for (const Completion &one : list) {
            if (rank(one, typed) == wanted && m_shown.size() < c_most)
                m_shown.append(one);
        }
    }
    const bool isWritten = m_shown.size() == 1 && m_shown.first().text == typed;
    if (isWritten)
        m_shown.clear();
    m_list->clear();
    const QColor faint = view::Tokens::of(palette()).text2;
    for (const Completion &one : std::as_const(m_shown)) {
        auto *item = new QTreeWidgetItem(m_list, {one.text, one.kind});
        item->setForeground(1, faint);
    }
    if (m_shown.isEmpty())
        return false;
    m_list->setCurrentItem(m_list->topLevelItem(0));
    const int rows = std::min<int>(c_rows, int(m_shown.size()));
    m_list->setFixedHeight(std::max(118, rows * m_list->sizeHintForRow(0) + 4));
    return true;
}

const Completion *CompletionPopup::current() const
{
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    return row >= 0 ? &m_shown[row] : nullptr;
}

void CompletionPopup::step(int by)
{
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    m_list->setCurrentItem(m_list->topLevelItem(std::clamp(row + by, 0, count() - 1)));
}

void CompletionPopup::describe()
{
    const Completion *one = current();
    m_signature->setText(one && !one->signature.isEmpty() ? one->signature
                             : one                        ? one->text
                                                          : QString());
    m_text->setText(one ? one->description : QString());
}

void CompletionPopup::showAt(QPoint below, QPoint above)
{
    adjustSize();
    const QRect room = screen()->availableGeometry();
    QPoint place = below;
    if (below.y() + height() > room.bottom())
        place = above - QPoint(0, height());
    place.setX(std::clamp(place.x(), room.left(), std::max(room.left(), room.right() - width())));
    move(place);
    show();
}

} // namespace editor

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/section.h"

#include "app/view/style/icons.h"
#include "app/view/style/tokens.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace editor {

namespace {

constexpr int c_icon = 16;

} // namespace

Section::Section(const QString &icon, QWidget *body, QWidget *parent)
    : QWidget(parent)
    , m_iconName(icon)
    , m_head(new QWidget)
    , m_headRow(new QHBoxLayout(m_head))
    , m_fold(new QToolButton)
    , m_icon(new QLabel)
    , m_title(new QLabel)
    , m_note(new QLabel)
    , m_body(body)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_head);
    layout->addWidget(body);
    m_head->setObjectName(QStringLiteral("sectionHead"));
    m_head->setAttribute(Qt::WA_StyledBackground);
    m_headRow->setContentsMargins(12, 3, 6, 3);
    m_headRow->addWidget(m_icon);
    m_headRow->addWidget(m_title);
    m_headRow->addStretch();
    m_headRow->addWidget(m_note);
    m_headRow->addWidget(m_fold);
    m_title->setProperty("class", QStringLiteral("panelTitle"));
    m_note->setProperty("class", QStringLiteral("note"));
    m_fold->setCheckable(true);
    m_fold->setProperty("class", QStringLiteral("fold"));
    m_fold->setAutoRaise(true);
    connect(m_fold, &QToolButton::toggled, this, &Section::setFolded);
    setFolded(false);
    style();
}

void Section::setTitle(const QString &title)
{
    m_title->setText(title);
    m_body->setAccessibleName(title);
    m_fold->setAccessibleName(tr("Fold or unfold: %1").arg(title));
}

QString Section::title() const
{
    return m_title->text();
}

void Section::setNote(const QString &note)
{
    m_note->setText(note);
}

void Section::addToHead(QWidget *widget)
{
    m_headRow->insertWidget(m_headRow->count() - 1, widget);
}

bool Section::isFolded() const
{
    return m_fold->isChecked();
}

void Section::setFolded(bool folded)
{
    m_fold->setChecked(folded);
    m_fold->setArrowType(folded ? Qt::RightArrow : Qt::DownArrow);
    m_fold->setToolTip(folded ? tr("Show this part") : tr("Hide this part"));
    m_body->setVisible(!folded);
}

void Section::style()
{
    m_isStyling = true;
    const auto tokens = view::Tokens::of(palette());
    m_icon->setPixmap(view::Icons::icon(m_iconName, tokens.text2).pixmap(c_icon));
    m_head->setStyleSheet(QStringLiteral("QWidget#sectionHead { background: %1; border-top: 1px "
                                         "solid %2; border-bottom: 1px solid %2; }")
                              .arg(tokens.sunk.name(), tokens.line2.name()));
    m_isStyling = false;
}

void Section::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !m_isStyling)
        style();
}

} // namespace editor

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/messagestrip.h"

#include "app/view/style/icons.h"
#include "app/view/style/tokens.h"

#include <QBoxLayout>
#include <QFontDatabase>
#include <QLabel>
#include <QPushButton>

namespace app {

MessageStrip::MessageStrip(Kind kind, const QString &text, QWidget *parent)
    : QFrame(parent)
    , m_text(new QLabel(text, this))
    , m_details(new QLabel(this))
    , m_row(new QHBoxLayout)
{
    const Tokens tokens = Tokens::of(palette());
    setProperty("class",
                kind == Kind::Error         ? QStringLiteral("badStrip")
                    : kind == Kind::Warning ? QStringLiteral("warnStrip")
                                            : QStringLiteral("noteStrip"));
    auto *sign = new QLabel(this);
    sign->setPixmap(Icons::icon(kind == Kind::Error         ? QStringLiteral("error")
                                    : kind == Kind::Warning ? QStringLiteral("warning")
                                                            : QStringLiteral("info"),
                                kind == Kind::Error         ? tokens.bad
                                    : kind == Kind::Warning ? tokens.warn
                                                            : tokens.accent)
                        .pixmap(20));
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_details->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_details->setTextFormat(Qt::PlainText);
    m_details->setWordWrap(true);
    m_details->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_details->hide();
    m_row->setSpacing(10);
    m_row->addWidget(sign);
    m_row->addWidget(m_text, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(14, 6, 14, 6);
    layout->addLayout(m_row);
    layout->addWidget(m_details);
    setAccessibleName(text);
}

void MessageStrip::setText(const QString &text)
{
    m_text->setText(text);
    setAccessibleName(text);
}

QString MessageStrip::text() const
{
    return m_text->text();
}

void MessageStrip::setDetails(const QString &details)
{
    m_details->setText(details);
    if (m_showDetails || details.isEmpty())
        return;
    m_showDetails = addButton(tr("Show details"));
    connect(m_showDetails, &QPushButton::clicked, this, [this] {
        m_details->setVisible(!m_details->isVisible());
        m_showDetails->setText(m_details->isVisible() ? tr("Hide details") : tr("Show details"));
    });
}

QPushButton *MessageStrip::addButton(const QString &text)
{
    auto *button = new QPushButton(text, this);
    button->setProperty("class", QStringLiteral("small"));
    m_row->addWidget(button);
    return button;
}

} // namespace app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/parts/messagestrip.h"

#include "app/view/style/icons.h"
#include "app/view/style/tokens.h"

#include <QBoxLayout>
#include <QClipboard>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QTextDocumentFragment>

namespace app {

namespace {

struct Sign
{
    QString look;
    QString icon;
    QColor color;
};

Sign signOf(MessageStrip::Kind kind, const Tokens &tokens)
{
    using Kind = MessageStrip::Kind;
    switch (kind) {
    case Kind::Error:
        return {QStringLiteral("badStrip"), QStringLiteral("error"), tokens.bad};
    case Kind::Warning:
        return {QStringLiteral("warnStrip"), QStringLiteral("warning"), tokens.warn};
    case Kind::Success:
        return {QStringLiteral("noteStrip"), QStringLiteral("check"), tokens.good};
    case Kind::Note:
        break;
    }
    return {QStringLiteral("noteStrip"), QStringLiteral("info"), tokens.accent};
}

} // namespace

MessageStrip::MessageStrip(Kind kind, const QString &text, QWidget *parent)
    : QFrame(parent)
    , m_kind(kind)
    , m_text(new QLabel(text, this))
    , m_details(new QLabel(this))
    , m_row(new QHBoxLayout)
{
    const Sign meant = signOf(kind, Tokens::of(palette()));
    setProperty("class", meant.look);
    auto *sign = new QLabel(this);
    sign->setPixmap(Icons::icon(meant.icon, meant.color).pixmap(20));
    m_text->setTextFormat(Qt::RichText);
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
    QPushButton *copy = addButton(tr("Copy report"));
    copy->setObjectName(QStringLiteral("copyReport"));
    connect(copy, &QPushButton::clicked, this, [this] {
        // As it reads, without the marks of the page.
        QGuiApplication::clipboard()->setText(QTextDocumentFragment::fromHtml(text()).toPlainText()
                                              + u'\n' + m_details->text());
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

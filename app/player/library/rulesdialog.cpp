// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/library/rulesdialog.h"

#include "app/view/style/windowsize.h"
#include "app/view/text/rulebooktext.h"

#include <QHBoxLayout>
#include <QListWidget>
#include <QTextBrowser>
#include <QTimer>
#include <QUrl>

namespace app {

RulesDialog::RulesDialog(std::shared_ptr<const engine::Module> module, const QString &language,
                         const QString &rule, QWidget *parent)
    : QDialog(parent)
    , m_module(std::move(module))
    , m_translator(*m_module, language)
    , m_contents(new QListWidget(this))
    , m_text(new QTextBrowser(this))
{
    setWindowTitle(tr("Rules of %1").arg(m_translator.translate(m_module->title)));
    view::resizeOnScreen(*this, {980, 680});
    m_contents->setMaximumWidth(300);
    m_contents->setAccessibleName(tr("Contents"));
    m_text->setAccessibleName(windowTitle());
    m_text->setOpenLinks(false);
    for (const engine::Rulebook::Paragraph &one : m_module->rulebook.paragraphs) {
        if (one.id.count(u'.') < 2)
            m_contents->addItem(one.id + QStringLiteral("  ") + m_translator.translate(one.title));
    }
    m_text->setHtml(page());
    auto *row = new QHBoxLayout(this);
    row->addWidget(m_contents, 1);
    row->addWidget(m_text, 3);
    const auto go = [this](const QString &id) {
        const auto *paragraph = m_module->rulebook.find(id);
        if (paragraph)
            m_text->scrollToAnchor(paragraph->id);
    };
    connect(m_contents, &QListWidget::currentTextChanged, this,
            [go](const QString &text) { go(text.section(u' ', 0, 0)); });
    connect(m_text, &QTextBrowser::anchorClicked, this,
            [go](const QUrl &link) { go(link.fragment()); });
    if (!rule.isEmpty())
        QTimer::singleShot(0, this, [go, rule] { go(rule); });
}

QString RulesDialog::page() const
{
    const RulebookText text(m_module->rulebook, m_translator, Tokens::of(palette()));
    QString html;
    for (const engine::Rulebook::Paragraph &one : m_module->rulebook.paragraphs)
        html += text.html(one, false);
    return html;
}

} // namespace app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/rulebook/paragraphpanel.h"

#include "app/view/text/rulebooktext.h"
#include "editor/pages/rulebook/rulebookedit.h"
#include "editor/pages/rulebook/rulenumber.h"
#include "editor/pages/rulebook/ruletextedit.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSplitter>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace editor {

namespace {

constexpr int c_burst = 2000; // ms: a pause ends a step of the history

} // namespace

ParagraphPanel::ParagraphPanel(ModuleDocument &document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_badge(new QLabel)
    , m_renumber(new QPushButton)
    , m_title(new QLineEdit)
    , m_text(new RuleTextEdit)
    , m_previewTitle(new QLabel)
    , m_preview(new QTextBrowser)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 10, 12, 8);
    auto *row = new QHBoxLayout;
    row->addWidget(m_badge);
    row->addWidget(m_title, 1);
    row->addWidget(m_renumber);
    layout->addLayout(row);
    auto *split = new QSplitter(Qt::Vertical);
    split->setChildrenCollapsible(false);
    layout->addWidget(split, 1);
    split->addWidget(m_text);
    auto *below = new QWidget;
    auto *column = new QVBoxLayout(below);
    column->setContentsMargins(0, 4, 0, 0);
    column->addWidget(m_previewTitle);
    column->addWidget(m_preview, 1);
    split->addWidget(below);
    m_badge->setProperty("class", QStringLiteral("question"));
    m_previewTitle->setProperty("class", QStringLiteral("note"));
    m_preview->setOpenLinks(false);
    m_burstEnd.setSingleShot(true);
    m_burstEnd.setInterval(c_burst);
    connect(&m_burstEnd, &QTimer::timeout, this, &ParagraphPanel::endStep);
    connect(m_title, &QLineEdit::textEdited, this, &ParagraphPanel::typeTitle);
    connect(m_text, &QPlainTextEdit::textChanged, this, &ParagraphPanel::typeText);
    connect(m_text, &RuleTextEdit::linkActivated, this, &ParagraphPanel::linkActivated);
    connect(m_preview, &QTextBrowser::anchorClicked, this,
            [this](const QUrl &link) { emit linkActivated(link.fragment()); });
    connect(m_renumber, &QPushButton::clicked, this, &ParagraphPanel::renumberRequested);
    retranslate();
    refresh();
}

void ParagraphPanel::retranslate()
{
    m_renumber->setText(tr("Renumber…"));
    m_title->setPlaceholderText(tr("Title"));
    m_title->setAccessibleName(tr("Title of the paragraph"));
    m_text->setPlaceholderText(
        tr("Text. An empty line begins a new paragraph, “- ” a list, *stars* stress a word, [4.2] "
           "is a link."));
    m_text->setAccessibleName(tr("Text of the paragraph"));
    m_previewTitle->setText(tr("As players read it"));
    m_preview->setAccessibleName(m_previewTitle->text());
}

void ParagraphPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        showPreview();
}

void ParagraphPanel::writeTitle()
{
    m_title->setFocus();
    m_title->selectAll();
}

void ParagraphPanel::endStep()
{
    ++m_burst;
}

const engine::Rulebook::Paragraph *ParagraphPanel::paragraph() const
{
    const auto it = m_book.index.constFind(m_number);
    return it == m_book.index.constEnd() ? nullptr : &m_book.paragraphs[size_t(*it)];
}

void ParagraphPanel::setBook(const engine::Rulebook &book)
{
    m_book = book;
    QList<std::pair<QString, QString>> rules;
    for (const auto &one : book.paragraphs)
        rules.append({one.id, one.title});
    // Colouring the text anew counts as a change of it, while it is still that of the old book.
    m_isShowing = true;
    m_text->setRules(rules);
    m_isShowing = false;
    refresh();
}

void ParagraphPanel::showParagraph(const QString &number)
{
    if (number != m_number)
        endStep();
    m_number = number;
    refresh();
}

void ParagraphPanel::refresh()
{
    const auto *shown = paragraph();
    setEnabled(shown);
    m_isShowing = true;
    m_badge->setText(shown ? shown->id : QString());
    const QString title = shown ? shown->title : QString();
    const QString text = shown ? shown->text : QString();
    if (m_title->text() != title)
        m_title->setText(title);
    if (m_text->toPlainText() != text) {
        const int position = m_text->textCursor().position();
        m_text->setPlainText(text);
        QTextCursor cursor = m_text->textCursor();
        cursor.setPosition(std::min<int>(position, int(text.size())));
        m_text->setTextCursor(cursor);
    }
    m_isShowing = false;
    showPreview();
}

void ParagraphPanel::showPreview()
{
    const auto *shown = paragraph();
    if (!shown) {
        m_preview->clear();
        return;
    }
    const engine::Translator translator;
    const view::RulebookText text(m_book, translator, view::Tokens::of(palette()));
    // The chapter, as it is read from top to bottom.
    const QString chapter = shown->id.section(u'.', 0, 0);
    QString html;
    for (const auto &one : m_book.paragraphs) {
        if (one.id.section(u'.', 0, 0) == chapter)
            html += text.html(one, one.id == m_number);
    }
    m_preview->setHtml(html);
    m_preview->scrollToAnchor(m_number);
}

void ParagraphPanel::typeTitle()
{
    const auto *shown = paragraph();
    Draft draft = m_document.draft();
    if (!m_isShowing && shown && rulebookedit::setTitle(draft, shown->line, m_title->text()))
        commit(draft);
}

void ParagraphPanel::typeText()
{
    const auto *shown = paragraph();
    const QString text = m_text->toPlainText();
    if (m_isShowing || !shown || text == shown->text)
        return;
    Draft draft = m_document.draft();
    if (rulebookedit::setText(draft, shown->line, text))
        commit(draft);
}

void ParagraphPanel::commit(const Draft &draft)
{
    m_document.commit(draft, tr("Write rule %1").arg(m_number),
                      QStringLiteral("rulebook %1 %2").arg(m_number).arg(m_burst));
    m_burstEnd.start();
}

} // namespace editor

// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/rulebook/rulebookpage.h"

#include "app/view/style/icons.h"
#include "editor/document/languagename.h"
#include "editor/pages/rulebook/paragraphedits.h"
#include "editor/pages/rulebook/paragraphpanel.h"
#include "editor/pages/rulebook/rulebookedit.h"
#include "editor/pages/rulebook/rulebooktree.h"
#include "editor/widgets/notice.h"
#include "editor/widgets/sidecolumn.h"
#include "editor/widgets/useslist.h"

#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSet>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace editor {

RulebookPage::RulebookPage(LiveModule &live, QWidget *parent)
    : Page(live, parent)
    , m_stack(new QStackedWidget)
    , m_notice(new Notice)
    , m_mend(m_notice->addButton())
    , m_begin(m_notice->addButton())
    , m_search(new QLineEdit)
    , m_filter(new QComboBox)
    , m_add(new QToolButton)
    , m_addBelow(new QToolButton)
    , m_addChapter(new QToolButton)
    , m_remove(new QToolButton)
    , m_order(new QToolButton)
    , m_tree(new RulebookTree)
    , m_panel(new ParagraphPanel(document()))
    , m_code(new UsesList)
    , m_tests(new UsesList)
    , m_rows(new UsesList)
    , m_links(new UsesList)
    , m_translation(new QLabel)
    , m_coverage(document())
    , m_edits(new ParagraphEdits(document(), *m_tree, m_coverage, this))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_stack);
    auto *split = new QSplitter;
    split->setChildrenCollapsible(false);
    auto *side = new SideColumn;
    split->addWidget(makeContents());
    split->addWidget(m_panel);
    split->addWidget(side);
    split->setStretchFactor(1, 1);
    split->setSizes({290, 600, 344});
    m_stack->addWidget(split);
    m_stack->addWidget(m_notice);
    makeSide(*side);
    connect(m_tree, &RulebookTree::currentChanged, this, &RulebookPage::showParagraph);
    connect(m_tree, &RulebookTree::dropped, m_edits, &ParagraphEdits::move);
    connect(m_panel, &ParagraphPanel::renumberRequested, m_edits, &ParagraphEdits::askForNumber);
    connect(m_edits, &ParagraphEdits::inserted, m_panel, &ParagraphPanel::writeTitle);
    connect(m_panel, &ParagraphPanel::linkActivated, this, &RulebookPage::openRule);
    connect(&document(), &ModuleDocument::changed, this, [this](const QSet<QString> &files) {
        if (files.contains(rulebookedit::file()))
            refresh();
    });
    // Whoever names a rule is looked for when the typing pauses, and somebody sees it.
    connect(&live, &LiveModule::loaded, this, [this] {
        m_isStale = true;
        if (isVisible())
            lookAgain();
    });
    connect(m_mend, &QPushButton::clicked, this, [this] {
        emit textRequested({rulebookedit::file(), 1, {}});
    });
    connect(m_begin, &QPushButton::clicked, m_edits, &ParagraphEdits::begin);
    setFocusProxy(m_tree);
    retranslate();
    refresh();
}

QWidget *RulebookPage::makeContents()
{
    auto *contents = new QWidget;
    auto *layout = new QVBoxLayout(contents);
    layout->setContentsMargins(8, 8, 0, 0);
    layout->addWidget(m_search);
    layout->addWidget(m_filter);
    auto *row = new QHBoxLayout;
    row->setSpacing(2);
    const QList<std::pair<QToolButton *, const char *>> buttons{{m_add, "plus"},
                                                                {m_addBelow, "plus-below"},
                                                                {m_addChapter, "rules"},
                                                                {m_remove, "remove"},
                                                                {m_order, "renumber"}};
    for (const auto &[button, icon] : buttons) {
        button->setIcon(view::Icons::icon(QLatin1String(icon)));
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
        row->addWidget(button);
    }
    row->addStretch();
    layout->addLayout(row);
    layout->addWidget(m_tree, 1);
    m_search->setObjectName(QStringLiteral("search"));
    m_search->setClearButtonEnabled(true);
    for (int i = 0; i < 4; ++i)
        m_filter->addItem(QString());
    const auto search = [this] {
        m_tree->search(m_search->text().trimmed(), RulebookTree::Filter(m_filter->currentIndex()));
    };
    connect(m_search, &QLineEdit::textChanged, this, search);
    connect(m_filter, &QComboBox::currentIndexChanged, this, search);
    connect(m_add, &QToolButton::clicked, m_edits, &ParagraphEdits::addBehind);
    connect(m_addBelow, &QToolButton::clicked, m_edits, &ParagraphEdits::addBelow);
    connect(m_addChapter, &QToolButton::clicked, m_edits, &ParagraphEdits::addChapter);
    connect(m_remove, &QToolButton::clicked, m_edits, &ParagraphEdits::askToRemove);
    connect(m_order, &QToolButton::clicked, m_edits, &ParagraphEdits::renumberInOrder);
    return contents;
}

void RulebookPage::makeSide(SideColumn &side)
{
    m_translation->setWordWrap(true);
    m_translation->setContentsMargins(12, 8, 12, 8);
    m_sections = {
        side.add(QStringLiteral("code"), m_code), side.add(QStringLiteral("check"), m_tests),
        side.add(QStringLiteral("log"), m_rows), side.add(QStringLiteral("rules"), m_links),
        side.add(QStringLiteral("globe"), m_translation)};
    for (UsesList *list : {m_code, m_tests, m_rows, m_links})
        connect(list, &UsesList::opened, this, &Page::jump);
}

void RulebookPage::retranslate()
{
    m_search->setPlaceholderText(tr("Search the rules"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_filter->setAccessibleName(tr("Which paragraphs are shown"));
    const QStringList filters{tr("All paragraphs"), tr("Without code"), tr("Without a test"),
                              tr("To be translated")};
    for (int i = 0; i < filters.size(); ++i)
        m_filter->setItemText(i, filters[i]);
    m_tree->setAccessibleName(tr("Contents of the rulebook"));
    const QList<std::pair<QToolButton *, QString>> tips{
        {m_add, tr("New paragraph behind this one")},
        {m_addBelow, tr("New paragraph below this one")},
        {m_addChapter, tr("New chapter at the end")},
        {m_remove, tr("Delete the paragraph")},
        {m_order, tr("Renumber what is below this one in order")}};
    for (const auto &[button, tip] : tips) {
        button->setToolTip(tip);
        button->setAccessibleName(tip);
    }
    const QStringList titles{tr("Code that names it"), tr("Tests"), tr("Rule list"),
                             tr("Links to it"), tr("Translations")};
    for (int i = 0; i < titles.size(); ++i)
        m_sections[i]->setTitle(titles[i]);
    m_code->setEmptyText(tr("No rule file names it."));
    m_tests->setEmptyText(tr("No test names it."));
    m_rows->setEmptyText(tr("The rule list has no row for it."));
    m_links->setEmptyText(tr("Nothing links to it."));
    m_mend->setText(tr("Open as text"));
    m_begin->setText(tr("Begin a rulebook"));
    showParagraph();
}

void RulebookPage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

bool RulebookPage::shows(const Place &place) const
{
    return place.file == rulebookedit::file();
}

Place RulebookPage::place() const
{
    return {rulebookedit::file(), 0, {}};
}

void RulebookPage::open(const Place &place)
{
    const auto *index = place.path.size() > 1 ? std::get_if<qsizetype>(&place.path[1]) : nullptr;
    const engine::Rulebook book = rulebookedit::read(document().files());
    for (const auto &paragraph : book.paragraphs) {
        if (index && paragraph.line == *index)
            m_tree->setCurrent(paragraph.id);
    }
}

void RulebookPage::openRule(const QString &number)
{
    const engine::Rulebook book = rulebookedit::read(document().files());
    if (const auto *paragraph = book.find(number))
        m_tree->setCurrent(paragraph->id);
}

void RulebookPage::refresh()
{
    const auto content = document().files().value(rulebookedit::file());
    const engine::Rulebook book = rulebookedit::read(document().files());
    const bool isGood = content && content->json() && !book.paragraphs.empty();
    m_stack->setCurrentIndex(isGood ? 0 : 1);
    m_mend->setVisible(content != nullptr);
    m_begin->setVisible(!content);
    if (!content)
        m_notice->setText(tr("This module has no rulebook."));
    else if (!content->json())
        m_notice->setText(tr("This file can't be read. Mend it as text; nothing of it is lost.\n%1")
                              .arg(content->error()));
    else
        m_notice->setText(tr("There is no paragraph in this file."));
    m_panel->setBook(book);
    m_tree->fill(book, m_coverage);
    m_tree->search(m_search->text().trimmed(), RulebookTree::Filter(m_filter->currentIndex()));
    m_panel->showParagraph(m_tree->current());
}

void RulebookPage::showEvent(QShowEvent *event)
{
    Page::showEvent(event);
    if (m_isStale)
        lookAgain();
}

void RulebookPage::lookAgain()
{
    m_isStale = false;
    m_coverage.look();
    m_tree->fill(rulebookedit::read(document().files()), m_coverage);
    m_tree->search(m_search->text().trimmed(), RulebookTree::Filter(m_filter->currentIndex()));
    showParagraph();
}

void RulebookPage::showParagraph()
{
    const QString number = m_tree->current();
    m_panel->showParagraph(number);
    emit selectionChanged();
    if (m_isStale)
        return;
    const QList<std::pair<UsesList *, QList<Use>>> lists{{m_code, m_coverage.code(number)},
                                                         {m_tests, m_coverage.tests(number)},
                                                         {m_rows, m_coverage.rows(number)},
                                                         {m_links, m_coverage.links(number)}};
    for (int i = 0; i < lists.size(); ++i) {
        lists[i].first->setUses(lists[i].second);
        m_sections[i]->setNote(QString::number(lists[i].second.size()));
    }
    showTranslation();
}

void RulebookPage::showTranslation()
{
    QStringList sentences;
    for (const QString &language : m_coverage.untranslated(m_tree->current()))
        sentences.append(tr("Not translated, or changed since: %1").arg(languageName(language)));
    m_translation->setText(sentences.isEmpty() ? tr("Everything is translated.")
                                               : sentences.join(u'\n'));
}

bool RulebookPage::offers(EditCommand command) const
{
    const bool isTree = m_tree->hasFocus() && !m_tree->current().isEmpty();
    return isTree && (command == EditCommand::Delete || command == EditCommand::Rename);
}

void RulebookPage::perform(EditCommand command)
{
    if (command == EditCommand::Delete)
        m_edits->askToRemove();
    else if (command == EditCommand::Rename)
        m_edits->askForNumber();
}

} // namespace editor

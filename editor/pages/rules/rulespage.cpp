// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/rules/rulespage.h"

#include "app/view/style/icons.h"
#include "editor/pages/rules/code/codesurroundings.h"
#include "editor/pages/rules/codemarks.h"
#include "editor/pages/rules/consolepanel.h"
#include "editor/pages/rules/findpanel.h"
#include "editor/pages/rules/rulepanel.h"
#include "editor/pages/rules/rulesediting.h"
#include "editor/pages/rules/stateedit.h"
#include "editor/pages/rules/testspanel.h"
#include "editor/widgets/section.h"
#include "editor/widgets/sidecolumn.h"
#include "engine/module/model/module.h"
#include "engine/module/read/rulebookreader.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QSplitter>
#include <QTabBar>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

namespace editor {

namespace {

constexpr int c_code = 600; ///< So wide the code stays, if there is any room for it.
constexpr int c_below = 220; ///< For what comes up below the code.
constexpr int c_cornerRoom = 24; ///< Around the signs beside the tabs.

} // namespace

RulesPage::RulesPage(LiveModule &live, QWidget *parent)
    : Page(live, parent)
    , m_index(live)
    , m_assistant(m_index)
    , m_columns(new QSplitter(Qt::Horizontal))
    , m_sequence(new SequencePanel(live))
    , m_state(new StatePanel(live))
    , m_tabs(new CodeTabs(document()))
    , m_navigator(new CodeNavigator(m_index, *m_tabs, this))
    , m_edits(new CodeEdits(m_index, *m_tabs, *m_navigator, this))
    , m_breadcrumb(new QLabel)
    , m_showTests(new QToolButton)
    , m_newFile(new QToolButton)
    , m_below(new QTabWidget)
    , m_find(new FindPanel(document()))
    , m_testsPanel(new TestsPanel(m_index, m_tests))
    , m_rulePanel(new RulePanel(m_index, m_tests))
    , m_console(new ConsolePanel)
{
    new CodeMarks(*m_tabs, m_assistant, m_index, m_tests, this);
    m_columns->setChildrenCollapsible(true);
    makeLeft(m_columns);
    makeCentre(m_columns);
    makeRight(m_columns);
    m_columns->setStretchFactor(1, 1);
    m_columns->setSizes({280, 656, 344});
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_columns);
    connectParts();
    addKeys();
    retranslate();
}

RulesPage::~RulesPage()
{
    // What the parts tell while they go away must not reach a page that is gone itself.
    qApp->disconnect(this);
    m_tabs->disconnect(this);
    m_tests.disconnect();
    m_tests.stop();
}

void RulesPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    keepCodeWide();
}

// What stands beside the code gives way as far as it can still be read.
void RulesPage::keepCodeWide()
{
    QList<int> sizes = m_columns->sizes();
    for (const int side : {2, 0}) {
        const int least = m_columns->widget(side)->minimumSizeHint().width();
        const int given = std::clamp(sizes[side] - least, 0, std::max(0, c_code - sizes[1]));
        sizes[side] -= given;
        sizes[1] += given;
    }
    if (sizes != m_columns->sizes())
        m_columns->setSizes(sizes);
}

void RulesPage::makeLeft(QSplitter *splitter)
{
    auto *left = new QSplitter(Qt::Vertical);
    m_sequenceSection = new Section(QStringLiteral("sequence"), m_sequence);
    m_sequenceSection->addToHead(m_sequence->addButton());
    m_stateSection = new Section(QStringLiteral("notes"), m_state);
    m_stateSection->addToHead(m_state->addButton());
    left->addWidget(m_sequenceSection);
    left->addWidget(m_stateSection);
    left->setSizes({440, 220});
    splitter->addWidget(left);
}

void RulesPage::makeCentre(QSplitter *splitter)
{
    auto *centre = new QSplitter(Qt::Vertical);
    auto *corner = new QWidget;
    auto *row = new QHBoxLayout(corner);
    row->setContentsMargins(8, 0, 4, 0);
    row->addWidget(m_breadcrumb);
    row->addWidget(m_showTests);
    m_breadcrumb->setProperty("class", QStringLiteral("note"));
    m_showTests->setAutoRaise(true);
    m_showTests->setIcon(view::Icons::icon(QStringLiteral("check")));
    connect(m_showTests, &QToolButton::clicked, this, &RulesPage::showTests);
    m_tabs->setCornerWidget(corner);
    m_tabs->installEventFilter(this);
    m_newFile->setAutoRaise(true);
    m_newFile->setIcon(view::Icons::icon(QStringLiteral("plus")));
    connect(m_newFile, &QToolButton::clicked, m_edits, &CodeEdits::askNewFile);
    m_tabs->setCornerWidget(m_newFile, Qt::TopLeftCorner);
    m_tabs->setAssistant(&m_assistant);
    m_below->setDocumentMode(true);
    m_below->addTab(m_find, {});
    m_below->addTab(m_testsPanel, {});
    auto *close = new QToolButton;
    close->setAutoRaise(true);
    close->setObjectName(QStringLiteral("closeBelow"));
    close->setIcon(view::Icons::icon(QStringLiteral("close")));
    connect(close, &QToolButton::clicked, m_below, &QWidget::hide);
    m_below->setCornerWidget(close);
    centre->addWidget(m_tabs);
    centre->addWidget(m_below);
    centre->setStretchFactor(0, 1);
    centre->setSizes({600, c_below});
    m_below->hide();
    splitter->addWidget(centre);
}

void RulesPage::makeRight(QSplitter *splitter)
{
    auto *right = new QSplitter(Qt::Vertical);
    m_ruleSection = new Section(QStringLiteral("rules"), m_rulePanel);
    m_consoleSection = new Section(QStringLiteral("play"), m_console);
    right->addWidget(m_ruleSection);
    right->addWidget(m_consoleSection);
    right->setSizes({400, 320});
    splitter->addWidget(right);
}

void RulesPage::connectParts()
{
    connect(m_tabs, &CodeTabs::opened, this, &RulesPage::prepare);
    connect(m_tabs, &CodeTabs::cursorMoved, this, &RulesPage::follow);
    connect(m_navigator, &CodeNavigator::left, this, &Page::jump);
    connect(m_navigator, &CodeNavigator::told, this, &Page::pointed);
    connect(m_edits, &CodeEdits::told, this, &Page::pointed);
    connect(&live(), &LiveModule::loaded, m_rulePanel, &RulePanel::refresh);
    m_find->serve(*this, *m_tabs);
    connect(m_find, &FindPanel::opened, m_navigator, &CodeNavigator::open);
    connect(m_find, &FindPanel::left, this, [this] {
        m_below->hide();
        if (CodeEdit *edit = currentEdit())
            edit->setFocus();
    });
    connect(m_testsPanel, &TestsPanel::opened, m_navigator, &CodeNavigator::open);
    connect(m_rulePanel, &RulePanel::opened, m_navigator, &CodeNavigator::open);
    connect(m_rulePanel, &RulePanel::editRequested, this, &RulesPage::editRule);
    connect(m_rulePanel, &RulePanel::recordRequested, this, [this] {
        if (m_game && !m_game->description().isEmpty())
            m_game->recordTest();
        else
            emit tryRequested({});
    });
    connect(m_console, &ConsolePanel::tryRequested, this, [this] { emit tryRequested({}); });
    connect(m_console, &ConsolePanel::described, this, [this](const QString &game) {
        m_consoleSection->setTitle(game.isEmpty() ? tr("Console") : tr("Console: %1").arg(game));
    });
    // What the Edit menu can do depends on which part is used.
    connect(qApp, &QApplication::focusChanged, this, &Page::selectionChanged);
    connect(m_sequence, &SequencePanel::codeRequested, m_edits, &CodeEdits::openPhase);
    connect(m_sequence, &SequencePanel::usesRequested, this, &Page::usesRequested);
    connect(m_state, &StatePanel::usesRequested, this, [this](const QString &word) {
        showBelow(m_find);
        m_find->ask(word);
    });
}

void RulesPage::addKeys()
{
    const auto key = [this](const QKeySequence &keys, auto *does, auto what) {
        auto *shortcut = new QShortcut(keys, this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, does, what);
    };
    key(Qt::ALT | Qt::Key_Left, m_navigator, &CodeNavigator::goBack);
    key(QKeySequence::New, m_edits, &CodeEdits::askNewFile);
    key(Qt::CTRL | Qt::Key_F, this, &RulesPage::findInModule);
    key(Qt::CTRL | Qt::SHIFT | Qt::Key_F, this, &RulesPage::findInModule);
    key(Qt::CTRL | Qt::SHIFT | Qt::Key_T, this, &RulesPage::showTests);
}

void RulesPage::retranslate()
{
    m_sequenceSection->setTitle(tr("Sequence of play"));
    m_stateSection->setTitle(tr("State"));
    m_ruleSection->setTitle(tr("Rulebook"));
    m_ruleSection->setNote(tr("follows the cursor"));
    m_showTests->setToolTip(tr("Show the tests and run them (Ctrl+Shift+T)"));
    m_showTests->setAccessibleName(tr("Tests"));
    m_newFile->setToolTip(tr("New file with rules or tests (Ctrl+N)"));
    m_newFile->setAccessibleName(tr("New file"));
    m_below->setTabText(0, tr("Find in module"));
    m_below->setTabText(1, tr("Tests"));
    m_below->setAccessibleName(tr("Below the code"));
    if (auto *close = m_below->findChild<QToolButton *>(QStringLiteral("closeBelow"))) {
        close->setToolTip(tr("Close"));
        close->setAccessibleName(tr("Close"));
    }
    m_console->retranslate();
}

void RulesPage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

bool RulesPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_tabs && event->type() == QEvent::Resize)
        fitBreadcrumb();
    return Page::eventFilter(watched, event);
}

// The names of the files come first where there is little room.
void RulesPage::fitBreadcrumb()
{
    const int taken = m_tabs->tabBar()->sizeHint().width() + m_newFile->sizeHint().width()
        + m_showTests->sizeHint().width() + c_cornerRoom;
    m_breadcrumb->setVisible(taken + m_breadcrumb->sizeHint().width() <= m_tabs->width());
}

void RulesPage::showEvent(QShowEvent *event)
{
    Page::showEvent(event);
    if (m_tabs->count() == 0)
        m_tabs->open(c_main);
}

bool RulesPage::shows(const Place &place) const
{
    return RuleIndex::isCode(place.file) || place.file == SequenceEdit::file
        || place.file == StateEdit::file;
}

void RulesPage::open(const Place &place)
{
    if (place.file == SequenceEdit::file) {
        m_sequence->choose(place.path);
        m_sequence->tree()->setFocus();
        return;
    }
    if (place.file == StateEdit::file) {
        m_state->choose(place.path);
        m_state->table()->setFocus();
        return;
    }
    m_navigator->openLine(place.file, place.line);
}

Place RulesPage::place() const
{
    if (m_sequence->isAncestorOf(QApplication::focusWidget()))
        return {SequenceEdit::file, 0, m_sequence->current()};
    if (m_state->isAncestorOf(QApplication::focusWidget()))
        return {StateEdit::file, 0, {}};
    const CodeEdit *edit = currentEdit();
    return edit ? Place{edit->file(), edit->textCursor().blockNumber() + 1, {}} : Place();
}

void RulesPage::setRunningGame(RunningGame *game)
{
    m_game = game;
    m_console->setGame(game);
}

CodeEdit *RulesPage::edit(const QString &file) const
{
    return m_tabs->edit(file);
}

CodeEdit *RulesPage::currentEdit() const
{
    return m_tabs->currentEdit();
}

QString RulesPage::breadcrumb() const
{
    return m_breadcrumb->text();
}

void RulesPage::prepare(CodeEdit *edit)
{
    connect(edit, &CodeEdit::definitionRequested, m_navigator, &CodeNavigator::goToDefinition);
    connect(edit, &CodeEdit::renameRequested, m_edits, &CodeEdits::askRename);
    connect(edit, &CodeEdit::followed, this, [this, edit](int position) {
        edit->goTo(position);
        m_navigator->goToDefinition();
    });
    connect(edit, &CodeEdit::selectionChanged, this, &Page::selectionChanged);
}

void RulesPage::follow()
{
    const CodeEdit *edit = currentEdit();
    if (!edit) {
        m_breadcrumb->clear();
        return;
    }
    const CodeSurroundings around(m_index, *edit);
    m_breadcrumb->setText(around.names().join(QStringLiteral(" › ")));
    fitBreadcrumb();
    if (const QString rule = around.rule(); !rule.isEmpty())
        m_rulePanel->show(rule);
    const QTextCursor cursor = edit->textCursor();
    emit pointed(tr("Line %1, column %2   Lua 5.4, sandbox")
                     .arg(cursor.blockNumber() + 1)
                     .arg(cursor.positionInBlock() + 1));
}

void RulesPage::showBelow(QWidget *panel)
{
    if (!m_below->isVisible()) {
        m_below->show();
        if (auto *splitter = qobject_cast<QSplitter *>(m_below->parentWidget()))
            splitter->setSizes({std::max(100, splitter->height() - c_below), c_below});
    }
    m_below->setCurrentWidget(panel);
}

void RulesPage::findInModule()
{
    const CodeEdit *edit = currentEdit();
    const QString chosen = edit ? edit->textCursor().selectedText() : QString();
    showBelow(m_find);
    m_find->ask(chosen.contains(QChar::ParagraphSeparator) ? QString() : chosen);
}

void RulesPage::showTests()
{
    showBelow(m_testsPanel);
    m_testsPanel->runButton()->setFocus();
}

void RulesPage::editRule(const QString &rule)
{
    const auto *paragraph = m_index.module() ? m_index.module()->rulebook.find(rule) : nullptr;
    if (paragraph)
        emit jump({engine::RulebookReader::fileName.toString(), paragraph->line, {}});
}

bool RulesPage::offers(EditCommand command) const
{
    return RulesEditing(*m_sequence, *m_state, currentEdit(), *m_edits).offers(command);
}

void RulesPage::perform(EditCommand command)
{
    RulesEditing(*m_sequence, *m_state, currentEdit(), *m_edits).perform(command);
}

} // namespace editor

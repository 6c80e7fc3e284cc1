// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/manualwindow.h"

#include "app/player/manual/manualview.h"
#include "app/view/style/icons.h"
#include "app/view/style/windowsize.h"

#include <QCloseEvent>
#include <QDesktopServices>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollBar>
#include <QShortcut>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

namespace app {

ManualWindow::ManualWindow(const QString &folder, const QString &language, QWidget *parent)
    : QWidget(parent, Qt::Window)
    , m_folder(folder)
    , m_book(folder, language)
    , m_contents(new QListWidget(this))
    , m_text(new ManualView(this))
    , m_search(new QLineEdit(this))
    , m_found(new QLabel(this))
    , m_back(new QToolButton(this))
    , m_forward(new QToolButton(this))
{
    setObjectName(QStringLiteral("manual"));
    view::resizeOnScreen(*this, {1040, 720});
    auto *splitter = new QSplitter(this);
    splitter->addWidget(m_contents);
    auto *page = new QWidget(this);
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeBar());
    column->addWidget(m_text, 1);
    splitter->addWidget(page);
    splitter->setSizes({240, 800});
    splitter->setChildrenCollapsible(false);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(splitter);
    connect(m_contents, &QListWidget::currentItemChanged, this, [this](QListWidgetItem *item) {
        if (item)
            showPage(item->data(Qt::UserRole).toString());
    });
    connect(m_text, &QTextBrowser::anchorClicked, this, &ManualWindow::follow);
    connectKeys();
    setLanguage(language);
}

QWidget *ManualWindow::makeBar()
{
    auto *bar = new QWidget(this);
    auto *row = new QHBoxLayout(bar);
    row->setContentsMargins(12, 8, 18, 8);
    m_back->setObjectName(QStringLiteral("back"));
    m_forward->setObjectName(QStringLiteral("forward"));
    m_search->addAction(Icons::icon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    m_search->setClearButtonEnabled(true);
    m_search->setMaximumWidth(360);
    m_search->setObjectName(QStringLiteral("find"));
    m_found->setProperty("class", QStringLiteral("help"));
    row->addWidget(m_back);
    row->addWidget(m_forward);
    row->addWidget(m_search, 1);
    row->addWidget(m_found);
    row->addStretch();
    connect(m_back, &QToolButton::clicked, this, &ManualWindow::goBack);
    connect(m_forward, &QToolButton::clicked, this, &ManualWindow::goForward);
    connect(m_search, &QLineEdit::textChanged, this, &ManualWindow::search);
    connect(m_search, &QLineEdit::returnPressed, this, [this] { searchAgain(false); });
    return bar;
}

void ManualWindow::connectKeys()
{
    const auto key = [this](const QKeySequence &keys, auto &&function) {
        connect(new QShortcut(keys, this), &QShortcut::activated, this, function);
    };
    key(QKeySequence::Find, [this] {
        m_search->setFocus(Qt::ShortcutFocusReason);
        m_search->selectAll();
    });
    key(QKeySequence::FindNext, [this] { searchAgain(false); });
    key(QKeySequence::FindPrevious, [this] { searchAgain(true); });
    key(QKeySequence(Qt::ALT | Qt::Key_Left), [this] { goBack(); });
    key(QKeySequence(Qt::ALT | Qt::Key_Right), [this] { goForward(); });
    key(QKeySequence(Qt::Key_Escape), [this] { close(); });
}

void ManualWindow::setLanguage(const QString &language)
{
    const QString shown = m_shown;
    m_book = ManualBook(m_folder, language);
    setWindowTitle(tr("Manual"));
    m_contents->setAccessibleName(tr("Pages of the manual"));
    m_text->setAccessibleName(tr("Manual"));
    m_search->setPlaceholderText(tr("Search the manual"));
    m_search->setAccessibleName(m_search->placeholderText());
    const auto name = [](QToolButton *button, const QString &text, const QString &words) {
        button->setText(text);
        button->setToolTip(words);
        button->setAccessibleName(words);
        button->setProperty("class", QStringLiteral("segment"));
    };
    name(m_back, QStringLiteral("←"), tr("Back (Alt+←)"));
    name(m_forward, QStringLiteral("→"), tr("Forward (Alt+→)"));
    m_isGoing = true;
    m_shown.clear();
    listPages();
    if (!openPage(shown))
        m_contents->setCurrentRow(0);
    m_isGoing = false;
    updateWays();
}

void ManualWindow::listPages()
{
    const QString words = m_search->text().trimmed();
    const QSignalBlocker blocker(m_contents);
    m_contents->clear();
    int all = 0;
    for (const QString &name : m_book.names()) {
        const int count = words.isEmpty() ? 0 : m_book.count(name, words);
        if (!words.isEmpty() && !count)
            continue;
        all += count;
        const QString title = m_book.title(name);
        auto *item = new QListWidgetItem(
            count ? QStringLiteral("%1 (%2)").arg(title).arg(count) : title, m_contents);
        item->setData(Qt::UserRole, name);
        item->setToolTip(item->text());
        if (name == m_shown)
            m_contents->setCurrentItem(item);
    }
    m_found->setText(words.isEmpty() ? QString()
                         : all       ? tr("%n place(s)", nullptr, all)
                                     : tr("Nothing found for “%1”").arg(words));
}

void ManualWindow::search(const QString &words)
{
    if (m_search->text() != words) {
        m_search->setText(words); // comes back here
        return;
    }
    listPages();
    m_text->mark(words.trimmed());
    if (words.trimmed().isEmpty())
        return;
    if (!m_contents->currentItem() && m_contents->count())
        m_contents->setCurrentRow(0);
    m_text->moveCursor(QTextCursor::Start);
    m_text->findNext(words.trimmed(), false);
}

void ManualWindow::searchAgain(bool isBackwards)
{
    const QString words = m_search->text().trimmed();
    if (words.isEmpty() || m_text->findNext(words, isBackwards) || !m_contents->count())
        return;
    // On with the next page that has it, after the last one with the first.
    const int pages = m_contents->count();
    m_contents->setCurrentRow((m_contents->currentRow() + (isBackwards ? pages - 1 : 1)) % pages);
    m_text->moveCursor(isBackwards ? QTextCursor::End : QTextCursor::Start);
    m_text->findNext(words, isBackwards);
}

bool ManualWindow::find(const QString &words, bool isBackwards)
{
    if (m_text->findNext(words, isBackwards))
        return true;
    const QTextCursor before = m_text->textCursor();
    m_text->moveCursor(isBackwards ? QTextCursor::End : QTextCursor::Start);
    if (m_text->findNext(words, isBackwards))
        return true;
    m_text->setTextCursor(before);
    return false;
}

QStringList ManualWindow::pages() const
{
    QStringList names;
    for (int i = 0; i < m_contents->count(); ++i)
        names << m_contents->item(i)->data(Qt::UserRole).toString();
    return names;
}

QString ManualWindow::page() const
{
    return m_shown;
}

QString ManualWindow::plainText() const
{
    return m_text->toPlainText();
}

bool ManualWindow::openPage(const QString &name)
{
    if (!m_book.names().contains(name))
        return false;
    if (const auto row = pages().indexOf(name); row >= 0)
        m_contents->setCurrentRow(int(row));
    else
        m_contents->setCurrentItem(nullptr); // what is searched is not on it
    if (m_shown != name)
        showPage(name);
    return true;
}

ManualWindow::Place ManualWindow::here() const
{
    return {m_shown, m_text->verticalScrollBar()->value()};
}

void ManualWindow::showPage(const QString &name)
{
    if (name == m_shown)
        return;
    if (!m_isGoing && !m_shown.isEmpty()) {
        m_before.append(here());
        m_after.clear();
    }
    m_shown = name;
    m_text->showPage(m_book.text(name), m_book.folderOf(name));
    updateWays();
}

void ManualWindow::go(QList<Place> &from, QList<Place> &to)
{
    if (from.isEmpty())
        return;
    to.append(here());
    const Place place = from.takeLast();
    m_isGoing = true;
    openPage(place.page);
    m_isGoing = false;
    m_text->verticalScrollBar()->setValue(place.scroll);
    updateWays();
}

void ManualWindow::goBack()
{
    go(m_before, m_after);
}

void ManualWindow::goForward()
{
    go(m_after, m_before);
}

void ManualWindow::updateWays()
{
    m_back->setEnabled(!m_before.isEmpty());
    m_forward->setEnabled(!m_after.isEmpty());
}

void ManualWindow::follow(const QUrl &link)
{
    static const QString ending = QStringLiteral(".md");
    if (!link.isRelative()) {
        QDesktopServices::openUrl(link);
        return;
    }
    const QString file = link.fileName();
    const QString name = file.endsWith(ending) ? file.chopped(ending.size()) : m_shown;
    if (name == m_shown && link.hasFragment()) {
        m_before.append(here());
        m_after.clear();
        updateWays();
    }
    if (openPage(name) && link.hasFragment())
        m_text->goToHeading(link.fragment());
}

void ManualWindow::closeEvent(QCloseEvent *event)
{
    emit closed();
    QWidget::closeEvent(event);
}

} // namespace app

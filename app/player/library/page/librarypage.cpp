// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/library/page/librarypage.h"

#include "app/player/library/page/brokenstrip.h"
#include "app/player/library/page/continuecard.h"
#include "app/player/library/page/modulecard.h"
#include "app/player/library/page/newerstrip.h"
#include "app/player/library/page/refusedstrip.h"
#include "app/player/parts/keycap.h"
#include "app/player/parts/searchfield.h"
#include "app/view/style/icons.h"
#include "app/view/style/tokens.h"

#include <QButtonGroup>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

namespace app {

namespace {

constexpr int c_margin = 28;
constexpr int c_gap = 16;
constexpr int c_usualText = 13; ///< Pixels of the text for which the cards are measured.
constexpr int c_gameCard = 300; ///< The least width of a card: four at 1600, three at 1280.
constexpr int c_continueCard = 330;
constexpr qsizetype c_mostContinued = 3;

QLabel *label(const QString &text, const char *look, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    label->setProperty("class", QLatin1String(look));
    return label;
}

} // namespace

LibraryPage::LibraryPage(Library &library, QWidget *parent)
    : QWidget(parent)
    , m_library(library)
    , m_scroll(new QScrollArea(this))
{
    setObjectName(QStringLiteral("libraryPage"));
    m_scroll->setObjectName(QStringLiteral("libraryScroll"));
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_scroll, 1);
    // The room for the cards is known only when the list itself has got its size.
    m_scroll->viewport()->installEventFilter(this);
}

void LibraryPage::rebuild(const QString &language)
{
    m_language = language;
    m_saves = m_library.saves();
    delete m_sidebar;
    m_sidebar = makeSidebar();
    static_cast<QBoxLayout *>(layout())->insertWidget(0, m_sidebar);
    const QString wanted = m_search ? m_search->text() : QString();
    const int place = m_scroll->verticalScrollBar()->value();
    show(m_section);
    m_search->setText(wanted);
    // The cards have their heights only when they are laid out.
    m_scroll->widget()->adjustSize();
    m_scroll->verticalScrollBar()->setValue(place);
}

QPushButton *LibraryPage::addNav(QVBoxLayout *column, const QString &icon, const QString &text)
{
    auto *button = new QPushButton(Icons::icon(icon), QStringLiteral("  ") + text, m_sidebar);
    button->setProperty("class", QStringLiteral("nav"));
    button->setAccessibleName(text);
    button->setIconSize(QSize(18, 18));
    column->addWidget(button);
    return button;
}

QWidget *LibraryPage::makeSidebar()
{
    QWidget *bar = m_sidebar = new QWidget(this);
    bar->setObjectName(QStringLiteral("sidebar"));
    bar->setAttribute(Qt::WA_StyledBackground);
    bar->setFixedWidth(fontMetrics().horizontalAdvance(tr("Saved games")) + 96);
    auto *column = new QVBoxLayout(bar);
    column->setContentsMargins(10, 16, 10, 12);
    column->setSpacing(4);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(8, 0, 0, 10);
    auto *sign = new QLabel(bar);
    sign->setPixmap(Icons::program().pixmap(32, 32));
    head->addWidget(sign);
    head->addSpacing(6);
    head->addWidget(label(QStringLiteral("Hexsmith"), "question", bar), 1);
    column->addLayout(head);
    const std::tuple<const char *, QString, Section> sections[] = {
        {"home", tr("Home"), Section::Home},
        {"games", tr("Games"), Section::Games},
        {"saves", tr("Saved games"), Section::Saves},
        {"check", tr("Finished"), Section::Finished},
    };
    auto *group = new QButtonGroup(bar);
    for (const auto &[icon, text, section] : sections) {
        QPushButton *button = addNav(column, QLatin1String(icon), text);
        button->setCheckable(true);
        button->setChecked(section == m_section);
        group->addButton(button);
        connect(button, &QPushButton::clicked, this, [this, section = section] { show(section); });
    }
    column->addStretch();
    const auto offer = [&](const char *icon, const QString &text, auto wish) {
        QPushButton *button = addNav(column, QLatin1String(icon), text);
        connect(button, &QPushButton::clicked, &m_wishes, wish);
        return button;
    };
    offer("plus", tr("Make a game…"), &LibraryWishes::newModuleRequested);
    offer("settings", tr("Settings"), &LibraryWishes::settingsRequested);
    auto *inside = new QHBoxLayout(offer("manual", tr("Manual"), &LibraryWishes::manualRequested));
    inside->addWidget(new KeyCap(QStringLiteral("F1"), bar), 0, Qt::AlignRight);
    return bar;
}

void LibraryPage::show(Section section)
{
    m_section = section;
    m_continueCards.clear();
    m_cards.clear();
    m_dropCard = nullptr;
    m_message = nullptr;
    m_nothing = nullptr;
    m_search = nullptr;
    m_grid = m_continueGrid = nullptr;
    auto *ground = new QWidget;
    ground->setObjectName(QStringLiteral("libraryGround"));
    m_page = new QVBoxLayout(ground);
    m_page->setContentsMargins(c_margin, 20, c_margin, 20);
    m_page->setSpacing(14);
    m_scroll->setWidget(ground);
    addUnsaved(m_page);
    m_page->addWidget(makeHead());
    if (section != Section::Games)
        addContinue(m_page);
    const bool hasGames = section == Section::Home || section == Section::Games;
    if (hasGames)
        addGames(m_page);
    m_page->addStretch();
    if (hasGames)
        addBroken(m_page);
    layOut();
}

QWidget *LibraryPage::makeHead()
{
    auto *head = new QWidget(m_scroll->widget());
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    const bool continues = m_section == Section::Home && !savesOf(m_section).isEmpty();
    const bool isGames = m_section == Section::Games || (m_section == Section::Home && !continues);
    row->addWidget(label(m_section == Section::Saves          ? tr("Saved games")
                             : m_section == Section::Finished ? tr("Finished")
                             : continues                      ? tr("Continue")
                                                              : tr("Games"),
                         "pageTitle", head));
    if (isGames)
        row->addWidget(label(tr("%n installed", nullptr, m_library.installed()), "help", head));
    row->addStretch();
    m_search = new SearchField(tr("Search games and saved games"), head);
    m_search->addAction(Icons::icon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    m_search->setMinimumWidth(260);
    m_search->setMaximumWidth(420);
    connect(m_search, &QLineEdit::textChanged, this, &LibraryPage::filter);
    auto *install =
        new QPushButton(Icons::icon(QStringLiteral("install")), tr("Install a game…"), head);
    install->setObjectName(QStringLiteral("install"));
    connect(install, &QPushButton::clicked, &m_wishes, &LibraryWishes::installRequested);
    row->addWidget(m_search);
    row->addWidget(install);
    return head;
}

QList<LibrarySave> LibraryPage::savesOf(Section section) const
{
    QList<LibrarySave> found;
    for (const LibrarySave &save : m_saves) {
        // Of what goes on from each other only the last is continued.
        if (save.isOver() == (section == Section::Finished)
            && (section != Section::Home || !save.goesOnElsewhere))
            found.append(save);
    }
    return section == Section::Home ? found.first(std::min(found.size(), c_mostContinued)) : found;
}

void LibraryPage::addContinue(QVBoxLayout *page)
{
    QWidget *ground = m_scroll->widget();
    const QList<LibrarySave> saves = savesOf(m_section);
    if (saves.isEmpty() && m_section == Section::Saves)
        page->addWidget(
            label(tr("No saved games yet. What you play is kept here by itself."), "help", ground));
    if (saves.isEmpty() && m_section == Section::Finished)
        page->addWidget(
            label(tr("No finished games yet. What is played to its end moves here by itself."),
                  "help", ground));
    m_continueGrid = new QGridLayout;
    m_continueGrid->setSpacing(c_gap);
    for (const LibrarySave &save : saves) {
        m_continueCards.append(
            new ContinueCard(save, m_library.module(save.save.moduleId, save.save.moduleHash),
                             m_language, m_wishes, ground));
    }
    if (m_section == Section::Home && !saves.isEmpty() && !saves.first().isInUse)
        m_continueCards.first()->setFirst();
    page->addLayout(m_continueGrid);
}

void LibraryPage::addGames(QVBoxLayout *page)
{
    QWidget *ground = m_scroll->widget();
    if (m_section == Section::Home && !savesOf(m_section).isEmpty()) {
        auto *row = new QHBoxLayout;
        row->addWidget(label(tr("Games"), "pageTitle", ground));
        row->addSpacing(6);
        row->addWidget(label(tr("%n installed", nullptr, m_library.installed()), "help", ground));
        row->addStretch();
        page->addLayout(row);
    }
    m_grid = new QGridLayout;
    m_grid->setSpacing(c_gap);
    QList<LibraryModule> entries;
    for (const LibraryModule &entry : m_library.modules()) {
        // A design may stand with its flaws: who makes it wants to go on.
        if (entry.isGood() || (entry.isDesign && entry.module))
            entries.append(entry);
    }
    // What was played last comes first.
    const auto played = [this](const LibraryModule &entry) {
        QDateTime last;
        for (const LibrarySave &save : m_saves) {
            if (save.save.moduleId == entry.module->id && (last.isNull() || save.modified > last))
                last = save.modified;
        }
        return last.isNull() ? 0 : last.toMSecsSinceEpoch();
    };
    std::stable_sort(entries.begin(), entries.end(), [&](const auto &one, const auto &other) {
        return played(one) > played(other);
    });
    for (const LibraryModule &entry : std::as_const(entries))
        m_cards.append(new ModuleCard(entry, m_language, m_wishes, ground));
    m_dropCard = makeDropCard();
    m_nothing = label(QString(), "help", ground);
    m_nothing->hide();
    page->addWidget(m_nothing);
    page->addLayout(m_grid);
}

QWidget *LibraryPage::makeDropCard()
{
    auto *card = new QFrame(m_scroll->widget());
    card->setObjectName(QStringLiteral("dropCard"));
    card->setProperty("class", QStringLiteral("drop"));
    auto *column = new QVBoxLayout(card);
    auto *sign = new QLabel(card);
    sign->setPixmap(Icons::icon(QStringLiteral("install"), Tokens::of(palette()).text2).pixmap(32));
    sign->setAlignment(Qt::AlignCenter);
    QLabel *title = label(tr("Drop a game file here"), "panelTitle", card);
    title->setAlignment(Qt::AlignCenter);
    QLabel *text = label(tr("A .hexmod file from anywhere on this computer is installed at once."),
                         "note", card);
    text->setAlignment(Qt::AlignCenter);
    text->setWordWrap(true);
    column->addStretch();
    column->addWidget(sign);
    column->addWidget(title);
    column->addWidget(text);
    column->addStretch();
    return card;
}

void LibraryPage::addBroken(QVBoxLayout *page)
{
    if (const int newer = m_library.newerSaves())
        page->addWidget(new NewerStrip(newer, m_scroll->widget()));
    for (const LibraryModule &entry : m_library.broken()) {
        if (entry.isDesign && entry.module)
            continue;
        page->addWidget(new BrokenStrip(entry, m_wishes, m_scroll->widget()));
    }
    for (const LibraryModule &entry : m_library.modules()) {
        if (!entry.refused.isEmpty())
            page->addWidget(new RefusedStrip(entry, m_language, m_scroll->widget()));
    }
}

void LibraryPage::setUnsaved(std::function<QList<Unsaved>()> unsaved)
{
    m_unsaved = std::move(unsaved);
    show(m_section);
}

void LibraryPage::addUnsaved(QVBoxLayout *page)
{
    for (const Unsaved &work : m_unsaved ? m_unsaved() : QList<Unsaved>()) {
        auto *strip = new MessageStrip(
            MessageStrip::Kind::Warning,
            tr("<b>%1</b> was being edited when the program ended: %n file(s) with changes that "
               "were not saved, the last ones on %2.",
               nullptr, work.files)
                .arg(work.title.toHtmlEscaped(),
                     QLocale().toString(work.modified, QLocale::ShortFormat).toHtmlEscaped()),
            m_scroll->widget());
        strip->setObjectName(QStringLiteral("unsavedWork"));
        // Queued: the page that the button is on is made anew.
        connect(
            strip->addButton(tr("Restore in the editor…")), &QPushButton::clicked, this,
            [this, folder = work.folder] { emit m_wishes.restoreRequested(folder); },
            Qt::QueuedConnection);
        page->addWidget(strip);
    }
}

void LibraryPage::tell(const QString &message, MessageStrip::Kind kind)
{
    delete m_message;
    auto *strip = new MessageStrip(kind, message.toHtmlEscaped(), m_scroll->widget());
    strip->setObjectName(QStringLiteral("message"));
    connect(strip->addButton(tr("Close")), &QPushButton::clicked, strip, &QWidget::hide);
    m_page->insertWidget(0, strip);
    m_message = strip;
}

void LibraryPage::filter(const QString &text)
{
    layOut();
    if (!m_nothing)
        return;
    const auto isSeen = [](const QWidget *card) { return !card->isHidden(); };
    m_nothing->setVisible(
        !text.isEmpty() && std::none_of(m_cards.cbegin(), m_cards.cend(), isSeen)
        && std::none_of(m_continueCards.cbegin(), m_continueCards.cend(), isSeen));
    m_nothing->setText(tr("No game is called \"%1\".").arg(text));
}

void LibraryPage::layOut()
{
    const int width = m_scroll->viewport()->width() - 2 * c_margin;
    const QString wanted = m_search ? m_search->text().trimmed() : QString();
    // Cards grow with the text in them.
    const auto fitting = [&](int card) {
        return std::max(1, (width + c_gap) / (card * fontInfo().pixelSize() / c_usualText + c_gap));
    };
    if (m_continueGrid) {
        const int columns = std::min(fitting(c_continueCard), 3);
        int place = 0;
        for (ContinueCard *card : std::as_const(m_continueCards)) {
            card->setVisible(wanted.isEmpty() || card->matches(wanted));
            if (!card->isHidden()) {
                m_continueGrid->addWidget(card, place / columns, place % columns);
                ++place;
            }
        }
        for (int i = 0; i < 3; ++i)
            m_continueGrid->setColumnStretch(i, i < columns ? 1 : 0);
    }
    if (!m_grid)
        return;
    const int columns = fitting(c_gameCard);
    const int cardWidth = (width - c_gap * (columns - 1)) / columns;
    int place = 0, tallest = 200;
    for (ModuleCard *card : std::as_const(m_cards)) {
        card->setVisible(wanted.isEmpty() || card->matches(wanted));
        if (!card->isHidden()) {
            m_grid->addWidget(card, place / columns, place % columns, Qt::AlignTop);
            const int height = card->hasHeightForWidth() ? card->heightForWidth(cardWidth)
                                                         : card->sizeHint().height();
            tallest = std::max(tallest, height);
            ++place;
        }
    }
    m_dropCard->setFixedHeight(tallest);
    m_grid->addWidget(m_dropCard, place / columns, place % columns, Qt::AlignTop);
    for (int i = 0; i < std::max(columns, m_grid->columnCount()); ++i)
        m_grid->setColumnStretch(i, i < columns ? 1 : 0);
}

bool LibraryPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_scroll->viewport() && event->type() == QEvent::Resize)
        layOut();
    return QWidget::eventFilter(watched, event);
}

} // namespace app

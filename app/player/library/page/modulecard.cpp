// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/library/page/modulecard.h"

#include "app/player/library/page/coverpicture.h"
#include "app/player/parts/sidechip.h"
#include "app/view/style/icons.h"

#include <QBoxLayout>
#include <QDir>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

namespace app {

namespace {

constexpr int c_coverHeight = 112;

/// One to five bars, as many filled as the game is complex.
class ComplexityBars : public QWidget
{
public:
    ComplexityBars(int value, QWidget *parent)
        : QWidget(parent)
        , m_value(value)
    {
        setFixedSize(44, 14);
        setAccessibleName(ModuleCard::tr("Complexity %1 of 5").arg(value));
        setToolTip(accessibleName());
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const Tokens tokens = Tokens::of(palette());
        QPainter painter(this);
        for (int i = 0; i < 5; ++i)
            painter.fillRect(QRect(i * 9, 10 - 2 * i, 6, 4 + 2 * i),
                             i < m_value ? tokens.text2 : tokens.line);
    }

private:
    int m_value;
};

QLabel *cardLabel(const QString &text, const char *look, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    label->setProperty("class", QLatin1String(look));
    label->setTextFormat(Qt::PlainText);
    return label;
}

} // namespace

ModuleCard::ModuleCard(const LibraryModule &entry, const QString &language, LibraryWishes &wishes,
                       QWidget *parent)
    : QFrame(parent)
    , m_entry(entry)
    , m_wishes(wishes)
    , m_translator(*entry.module, language)
    , m_cover(new QLabel(this))
{
    setProperty("class", QStringLiteral("card"));
    setAccessibleName(entry.title());
    setMinimumWidth(270);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_cover->setFixedHeight(c_coverHeight);
    m_cover->setMinimumWidth(1);
    addBadges();
    auto *text = new QVBoxLayout;
    text->setContentsMargins(14, 10, 14, 14);
    text->setSpacing(8);
    auto *head = new QVBoxLayout;
    head->setSpacing(1);
    auto *title = cardLabel(m_translator.translate(m_entry.title()), "cardTitle", this);
    title->setWordWrap(true);
    head->addWidget(title);
    if (const QString period = entry.module->about[u"period"].toString(); !period.isEmpty())
        head->addWidget(cardLabel(m_translator.translate(period), "note", this));
    text->addLayout(head);
    if (m_entry.isDesign)
        text->addWidget(designRow());
    text->addWidget(sidesRow());
    text->addWidget(factsRow());
    text->addWidget(buttonsRow());
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(1, 1, 1, 1);
    layout->setSpacing(0);
    layout->addWidget(m_cover);
    layout->addLayout(text);
}

void ModuleCard::addBadges()
{
    auto *corner = new QHBoxLayout(m_cover);
    corner->setContentsMargins(10, 10, 10, 10);
    corner->setSpacing(6);
    const auto add = [&](const QString &text, const char *name) {
        auto *badge = cardLabel(text, "badge", m_cover);
        badge->setObjectName(QLatin1String(name));
        badge->setMinimumHeight(24); // its corners are round only then
        corner->addWidget(badge, 0, Qt::AlignTop | Qt::AlignLeft);
    };
    const engine::Json &about = m_entry.module->about;
    //: On the card of a game that teaches how to play.
    if (about[u"teaches"].toInteger() > 0 && !m_entry.isDesign)
        add(tr("Start here"), "startHere");
    //: On the card of a game for one player.
    if (about[u"players"].toString() == u"1")
        add(tr("Solitaire"), "solitaire");
    corner->addStretch();
}

QWidget *ModuleCard::sidesRow()
{
    auto *row = new QWidget(this);
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    for (size_t i = 0; i < m_entry.module->sides.size(); ++i) {
        auto *chip = new SideChip(*m_entry.module, row);
        chip->setSide(engine::SideId(int32_t(i)),
                      m_translator.translate(m_entry.module->sides[i].name));
        layout->addWidget(chip);
    }
    layout->addStretch();
    QStringList languages = m_entry.module->languages;
    for (QString &language : languages)
        language = language.toUpper();
    layout->addWidget(cardLabel(languages.join(QStringLiteral(" · ")), "note", row));
    return row;
}

QWidget *ModuleCard::factsRow()
{
    auto *row = new QWidget(this);
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(10);
    const engine::Json &about = m_entry.module->about;
    const QString players = about[u"players"].toString().replace(u'-', u'–');
    const QString length = m_translator.translate(about[u"length"].toString());
    QStringList facts;
    if (!players.isEmpty())
        facts << (players == QLatin1String("1") ? tr("1 player") : tr("%1 players").arg(players));
    if (!length.isEmpty()) {
        facts << length;
        auto *clock = new QLabel(row);
        clock->setPixmap(
            Icons::icon(QStringLiteral("saves"), Tokens::of(palette()).text2).pixmap(16));
        layout->addWidget(clock);
    }
    if (!facts.isEmpty())
        layout->addWidget(cardLabel(facts.join(QStringLiteral(" · ")), "note", row));
    if (const int complexity = int(about[u"complexity"].toInteger()); complexity > 0)
        layout->addWidget(new ComplexityBars(std::min(complexity, 5), row));
    layout->addStretch();
    return row;
}

QWidget *ModuleCard::designRow()
{
    auto *row = new QWidget(this);
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    auto *sign = new QLabel(row);
    sign->setPixmap(Icons::icon(QStringLiteral("edit"), Tokens::of(palette()).text2).pixmap(16));
    layout->addWidget(sign);
    auto *what = cardLabel(tr("Own design"), "note", row);
    what->setObjectName(QStringLiteral("ownDesign"));
    layout->addWidget(what);
    auto *where = cardLabel(QFileInfo(m_entry.path).fileName(), "note", row);
    where->setToolTip(QDir::toNativeSeparators(m_entry.path));
    where->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    where->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    layout->addWidget(where, 1);
    return row;
}

QPushButton *ModuleCard::playButton(QWidget *row)
{
    auto *play = new QPushButton(m_entry.isDesign ? tr("Play") : tr("New game"), row);
    play->setObjectName(QStringLiteral("newGame"));
    play->setProperty("class", QStringLiteral("primary"));
    play->setAccessibleName(tr("New game of %1").arg(m_entry.title()));
    play->setEnabled(m_entry.isGood() && !m_entry.module->scenarios.empty());
    if (!m_entry.isGood())
        play->setToolTip(tr("It can't be played yet: %1").arg(m_entry.reason()));
    else if (!play->isEnabled())
        play->setToolTip(tr("It can't be played yet: it has no scenario."));
    connect(play, &QPushButton::clicked, this,
            [this] { emit m_wishes.newGameRequested(m_entry.path, QString()); });
    return play;
}

QWidget *ModuleCard::buttonsRow()
{
    auto *row = new QWidget(this);
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 2, 0, 0);
    layout->setSpacing(8);
    auto *second = m_entry.isDesign
        ? new QPushButton(Icons::icon(QStringLiteral("edit")), tr("Edit"), row)
        : new QPushButton(Icons::icon(QStringLiteral("rules")), tr("Rules"), row);
    second->setObjectName(m_entry.isDesign ? QStringLiteral("edit") : QStringLiteral("rules"));
    auto *more = new QPushButton(Icons::icon(QStringLiteral("more")), QString(), row);
    more->setObjectName(QStringLiteral("more"));
    more->setToolTip(tr("More about this game"));
    more->setAccessibleName(more->toolTip());
    more->setFixedWidth(38);
    layout->addWidget(playButton(row), 1);
    layout->addWidget(second);
    layout->addWidget(more);
    connect(second, &QPushButton::clicked, this, [this] {
        if (m_entry.isDesign)
            emit m_wishes.editRequested(m_entry.path);
        else
            emit m_wishes.rulesRequested(m_entry.path);
    });
    connect(more, &QPushButton::clicked, this, [this, more] { openMenu(more); });
    return row;
}

void ModuleCard::openMenu(QWidget *below)
{
    // Not run in a loop of its own: removing the game takes this card away.
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QMenu *scenarios = menu->addMenu(tr("Scenarios"));
    scenarios->setEnabled(m_entry.isGood() && !m_entry.module->scenarios.empty());
    for (const engine::Scenario &scenario : m_entry.module->scenarios) {
        scenarios->addAction(
            m_translator.translate(scenario.title), this,
            [this, id = scenario.id] { emit m_wishes.newGameRequested(m_entry.path, id); });
    }
    if (m_entry.isDesign)
        menu->addAction(tr("Rules"), this, [this] { emit m_wishes.rulesRequested(m_entry.path); });
    else
        menu->addAction(tr("Open in editor"), this,
                        [this] { emit m_wishes.editRequested(m_entry.path); });
    menu->addAction(tr("Show the folder"), this,
                    [this] { emit m_wishes.folderRequested(m_entry.path); });
    if (!m_entry.isDesign) {
        menu->addSeparator();
        QAction *remove = menu->addAction(tr("Remove…"), this,
                                          [this] { emit m_wishes.removeRequested(m_entry.path); });
        remove->setEnabled(m_entry.isOwn);
    }
    menu->popup(below->mapToGlobal(QPoint(0, below->height())));
}

bool ModuleCard::matches(const QString &text) const
{
    QString all = m_entry.title() + u' ' + m_translator.translate(m_entry.title()) + u' '
        + m_entry.module->about[u"period"].toString();
    for (const engine::Side &side : m_entry.module->sides)
        all += u' ' + m_translator.translate(side.name);
    return all.contains(text, Qt::CaseInsensitive);
}

void ModuleCard::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    m_cover->setPixmap(
        coverPicture(*m_entry.module, QSize(width() - 2, c_coverHeight), devicePixelRatioF()));
}

} // namespace app

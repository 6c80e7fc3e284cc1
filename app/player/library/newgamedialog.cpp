// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/library/newgamedialog.h"

#include "app/player/parts/sidemark.h"
#include "app/view/background.h"
#include "app/view/position/positionimage.h"
#include "app/view/style/icons.h"
#include "app/view/style/windowsize.h"
#include "engine/bot/bot.h"
#include "engine/i18n/programlanguages.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QRandomGenerator>
#include <QRegularExpressionValidator>
#include <QScrollArea>
#include <QSet>
#include <QThreadPool>
#include <QVBoxLayout>

namespace app {

namespace {

constexpr QSize c_mapSize(360, 400);

QLabel *label(const QString &text, const char *look, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    label->setProperty("class", QLatin1String(look));
    label->setWordWrap(true);
    return label;
}

/// Only where the pieces begin: what the rules add at the start is not needed for a small picture.
QImage scenarioImage(const engine::Module &module, const engine::Scenario &scenario,
                     view::MapTheme theme, QSize size)
{
    auto setting = std::make_shared<engine::GameSetting>();
    setting->scenario = &scenario;
    engine::GameState state(module, setting);
    for (const engine::Scenario::Placement &placement : scenario.placements) {
        if (placement.space)
            state.apply(engine::change::MovePiece{placement.piece, placement.space});
    }
    return view::positionImage(module, &state, engine::Viewer::everything(), 0, theme, size);
}

QString botTitle(const QString &bot)
{
    if (bot == QLatin1String("greedy"))
        return NewGameDialog::tr("Computer, steady");
    if (bot == QLatin1String("random"))
        return NewGameDialog::tr("Computer, careless");
    return NewGameDialog::tr("Computer, %1").arg(bot);
}

} // namespace

NewGameDialog::NewGameDialog(std::shared_ptr<const engine::Module> module, const QString &language,
                             const QString &scenario, QWidget *parent)
    : QDialog(parent)
    , m_module(std::move(module))
    , m_translator(*m_module, language)
{
    setWindowTitle(tr("New game"));
    setObjectName(QStringLiteral("newGameDialog"));
    view::resizeOnScreen(
        *this,
        QSize(1200, 780).boundedTo(parent ? parent->size() - QSize(40, 40) : QSize(1200, 780)));
    auto *columns = new QHBoxLayout;
    columns->setSpacing(0);
    QWidget *situation = makeSituation();
    QWidget *choices = makeChoices();
    columns->addWidget(makeScenarios(scenario), 2);
    columns->addWidget(situation, 3);
    columns->addWidget(choices, 4);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeHead());
    layout->addLayout(columns, 1);
    layout->addWidget(makeFoot());
}

NewGameDialog::~NewGameDialog() = default;

QWidget *NewGameDialog::makeHead()
{
    auto *head = new QWidget(this);
    head->setObjectName(QStringLiteral("dialogHead"));
    head->setAttribute(Qt::WA_StyledBackground);
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(20, 12, 20, 12);
    QLabel *title = label(tr("New game"), "pageTitle", head);
    title->setWordWrap(false);
    row->addWidget(title);
    row->addSpacing(8);
    row->addWidget(label(text(m_module->title), "help", head), 1);
    return head;
}

QWidget *NewGameDialog::makeScenarios(const QString &chosen)
{
    auto *column = new QWidget(this);
    column->setObjectName(QStringLiteral("scenarioColumn"));
    column->setAttribute(Qt::WA_StyledBackground);
    auto *layout = new QVBoxLayout(column);
    layout->setContentsMargins(14, 14, 14, 14);
    layout->setSpacing(6);
    layout->addWidget(label(tr("Scenario"), "note", column));
    auto *group = new QButtonGroup(column);
    for (const engine::Scenario &scenario : m_module->scenarios) {
        const int turns = scenario.lastTurn - scenario.firstTurn + 1;
        QString words = text(scenario.title);
        if (scenario.lastTurn > 0)
            words += u'\n' + tr("%n turn(s)", nullptr, turns);
        auto *button = new QPushButton(words, column);
        button->setProperty("class", QStringLiteral("scenario"));
        button->setCheckable(true);
        button->setMinimumHeight(2 * fontMetrics().height() + 20);
        group->addButton(button);
        layout->addWidget(button);
        connect(button, &QPushButton::clicked, this, [this, &scenario] { choose(scenario); });
        if (scenario.id == chosen || (m_scenario.isEmpty() && chosen.isEmpty())) {
            button->setChecked(true);
            choose(scenario);
        }
    }
    layout->addStretch();
    return column;
}

QWidget *NewGameDialog::makeSituation()
{
    auto *column = new QWidget(this);
    column->setObjectName(QStringLiteral("middleColumn"));
    column->setAttribute(Qt::WA_StyledBackground);
    auto *layout = new QVBoxLayout(column);
    layout->setContentsMargins(18, 16, 18, 16);
    layout->setSpacing(8);
    m_map = new QLabel(column);
    m_map->setAlignment(Qt::AlignCenter);
    m_map->setMinimumSize(220, 160);
    m_map->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_title = label(QString(), "panelTitle", column);
    m_text = label(QString(), "", column);
    m_facts = label(QString(), "note", column);
    layout->addWidget(m_map);
    layout->addWidget(m_title);
    layout->addWidget(m_text);
    layout->addWidget(m_facts);
    layout->addStretch();
    auto *scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setMinimumWidth(300);
    scroll->setWidget(column);
    return scroll;
}

void NewGameDialog::choose(const engine::Scenario &scenario)
{
    m_scenario = scenario.id;
    m_title->setText(text(scenario.title));
    m_text->setText(text(scenario.text)
                    + (scenario.victory.isEmpty()
                           ? QString()
                           : QStringLiteral("\n\n") + text(scenario.victory)));
    QString facts = tr("%n unit(s)", nullptr, int(scenario.placements.size()));
    if (scenario.lastTurn > 0)
        facts += QStringLiteral(" · ")
            + tr("%n turn(s)", nullptr, scenario.lastTurn - scenario.firstTurn + 1);
    m_facts->setText(facts);
    for (auto it = m_checks.cbegin(); it != m_checks.cend(); ++it) {
        const engine::Option *option = m_module->option(it.key());
        const QString value = scenario.options.value(it.key(), option->initial);
        it.value()->setChecked(value == QLatin1String("on"));
    }
    for (auto it = m_choices.cbegin(); it != m_choices.cend(); ++it) {
        const engine::Option *option = m_module->option(it.key());
        const QString value = scenario.options.value(it.key(), option->initial);
        it.value()->setCurrentIndex(int(option->choices.indexOf(value)));
    }
    showSeats();
    drawMap(scenario);
}

void NewGameDialog::drawMap(const engine::Scenario &scenario)
{
    const bool dark = Tokens::of(palette()).isDark;
    const double ratio = devicePixelRatioF();
    const int number = ++m_drawing;
    m_map->setText(tr("Drawing the map…"));
    // Large maps take a second: the dialog answers meanwhile.
    QThreadPool::globalInstance()->start([self = QPointer(this), module = m_module,
                                          id = scenario.id, dark, ratio, number] {
        view::giveWayToTheWindow();
        QImage image =
            scenarioImage(*module, *module->scenario(id),
                          dark ? view::MapTheme::Dark : view::MapTheme::Light, c_mapSize * ratio);
        image.setDevicePixelRatio(ratio);
        QMetaObject::invokeMethod(qApp, [self, image, number] {
            if (self && self->m_drawing == number)
                self->m_map->setPixmap(QPixmap::fromImage(image));
        });
    });
}

QWidget *NewGameDialog::makeChoices()
{
    auto *column = new QWidget(this);
    auto *layout = new QVBoxLayout(column);
    layout->setContentsMargins(18, 16, 18, 16);
    layout->setSpacing(8);
    layout->addWidget(label(tr("Players"), "note", column));
    for (int side = 0; side < int(m_module->sides.size()); ++side) {
        layout->addWidget(makePlayer(side));
        for (const engine::Seat &seat : m_module->seats) {
            if (seat.side.value == side)
                layout->addWidget(makeSeat(seat));
        }
    }
    if (!m_module->options.empty()) {
        layout->addSpacing(8);
        layout->addWidget(label(tr("Optional rules"), "note", column));
        for (const engine::Option &option : m_module->options)
            layout->addWidget(makeOption(option));
    }
    layout->addSpacing(8);
    layout->addWidget(label(tr("Dice"), "note", column));
    layout->addWidget(makeSeed());
    if (m_module->languages.size() > 1) {
        layout->addSpacing(8);
        layout->addWidget(label(tr("Language"), "note", column));
        layout->addWidget(makeLanguage());
    }
    layout->addStretch();
    showSeats();
    auto *scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setMinimumWidth(340);
    scroll->setWidget(column);
    return scroll;
}

QWidget *NewGameDialog::makeLanguage()
{
    auto *choice = new QComboBox(this);
    choice->setObjectName(QStringLiteral("gameLanguage"));
    choice->setAccessibleName(tr("Language of the game"));
    for (const QString &code : m_module->languages)
        choice->addItem(engine::ownLanguageName(code), code);
    choice->setCurrentIndex(choice->findData(m_translator.language()));
    connect(choice, &QComboBox::activated, this, [this, choice] {
        const QString code = choice->currentData().toString();
        if (code != m_translator.language())
            emit languageChosen(code);
    });
    return choice;
}

QFrame *NewGameDialog::makeCard(engine::SideId side, const QString &id, const QString &name)
{
    auto *card = new QFrame(this);
    card->setProperty("class", QStringLiteral("card"));
    auto *row = new QHBoxLayout(card);
    row->setContentsMargins(12, 8, 10, 8);
    const SideMark mark = SideMark::of(*m_module, side, Tokens::of(palette()));
    auto *shape = new QLabel(card);
    shape->setPixmap(mark.pixmap(16, devicePixelRatioF()));
    row->addWidget(shape);
    row->addWidget(label(name, "panelTitle", card), 1);
    auto *who = new QComboBox(card);
    who->setObjectName(QStringLiteral("player-") + id);
    who->setAccessibleName(tr("Who plays %1").arg(name));
    who->addItem(Icons::icon(QStringLiteral("person")), tr("A person here"),
                 QStringLiteral("human"));
    for (const QString &bot : engine::botNames())
        who->addItem(Icons::icon(QStringLiteral("computer")), botTitle(bot), bot);
    row->addWidget(who);
    m_players.append({id, side, nullptr, card, who});
    return card;
}

QWidget *NewGameDialog::makePlayer(int side)
{
    const engine::Side &data = m_module->sides[size_t(side)];
    QFrame *card = makeCard(engine::SideId(side), data.id, text(data.name));
    // The second side is the computer's, so that who is alone can begin at once.
    QComboBox *who = m_players.last().who;
    if (side > 0)
        who->setCurrentIndex(who->findData(QStringLiteral("greedy")));
    return card;
}

QWidget *NewGameDialog::makeSeat(const engine::Seat &seat)
{
    const QString side = text(m_module->sides[size_t(seat.side.value)].name);
    QFrame *card = makeCard(seat.side, seat.id, side + QStringLiteral(" · ") + text(seat.name));
    m_players.last().seat = &seat;
    return card;
}

void NewGameDialog::showSeats()
{
    const auto options = chosenOptions();
    QSet<int> shared;
    for (const Player &player : std::as_const(m_players)) {
        if (!player.seat)
            continue;
        const bool taken = engine::Seating::isTaken(*m_module, *player.seat, options);
        player.card->setVisible(taken);
        if (taken)
            shared.insert(player.side.value);
    }
    for (const Player &player : std::as_const(m_players)) {
        if (!player.seat)
            player.card->setVisible(!shared.contains(player.side.value));
    }
}

QWidget *NewGameDialog::makeOption(const engine::Option &option)
{
    auto *line = new QWidget(this);
    auto *grid = new QGridLayout(line);
    grid->setContentsMargins(0, 2, 0, 2);
    grid->setVerticalSpacing(0);
    if (option.choices.isEmpty()) {
        auto *check = new QCheckBox(text(option.name), line);
        check->setObjectName(QStringLiteral("option-") + option.id);
        check->setChecked(option.initial == QLatin1String("on"));
        connect(check, &QCheckBox::toggled, this, &NewGameDialog::showSeats);
        m_checks.insert(option.id, check);
        grid->addWidget(check, 0, 0);
    } else {
        auto *choice = new QComboBox(line);
        for (const QString &one : option.choices)
            choice->addItem(text(one), one);
        choice->setCurrentIndex(int(option.choices.indexOf(option.initial)));
        choice->setAccessibleName(text(option.name));
        connect(choice, &QComboBox::currentIndexChanged, this, &NewGameDialog::showSeats);
        m_choices.insert(option.id, choice);
        grid->addWidget(label(text(option.name), "", line), 0, 0);
        grid->addWidget(choice, 0, 1);
    }
    if (!option.rule.isEmpty()) {
        auto *rule = new QPushButton(option.rule, line);
        rule->setProperty("class", QStringLiteral("link"));
        rule->setAccessibleName(tr("Rule %1").arg(option.rule));
        rule->setAutoDefault(false);
        connect(rule, &QPushButton::clicked, this,
                [this, id = option.rule] { emit ruleRequested(id); });
        grid->addWidget(rule, 0, 2);
    }
    QLabel *help = label(text(option.text), "note", line);
    help->setContentsMargins(26, 0, 0, 0);
    grid->addWidget(help, 1, 0, 1, 3);
    grid->setColumnStretch(0, 1);
    return line;
}

QWidget *NewGameDialog::makeSeed()
{
    auto *line = new QWidget(this);
    auto *row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    m_seed = new QLineEdit(QString::number(QRandomGenerator::global()->bounded(1, 10000)), line);
    m_seed->setObjectName(QStringLiteral("seed"));
    m_seed->setValidator(
        new QRegularExpressionValidator(QRegularExpression(QStringLiteral("\\d{1,18}")), m_seed));
    m_seed->setAccessibleName(tr("Seed of the dice"));
    m_seed->setFixedWidth(110);
    auto *other = new QPushButton(Icons::icon(QStringLiteral("seed")), tr("Another seed"), line);
    other->setAutoDefault(false);
    connect(other, &QPushButton::clicked, this, [this] {
        m_seed->setText(QString::number(QRandomGenerator::global()->bounded(1, 10000)));
    });
    row->addWidget(m_seed);
    row->addWidget(other);
    row->addWidget(label(tr("The same seed and the same moves give the same rolls."), "note", line),
                   1);
    return line;
}

QWidget *NewGameDialog::makeFoot()
{
    auto *foot = new QWidget(this);
    foot->setObjectName(QStringLiteral("dialogFoot"));
    foot->setAttribute(Qt::WA_StyledBackground);
    auto *row = new QHBoxLayout(foot);
    row->setContentsMargins(20, 12, 20, 12);
    const QString length = text(m_module->about[u"length"].toString());
    row->addWidget(label(length.isEmpty() ? tr("Saved after every action")
                                          : tr("About %1; saved after every action").arg(length),
                         "note", foot),
                   1);
    auto *cancel = new QPushButton(tr("Cancel"), foot);
    cancel->setAutoDefault(false);
    auto *start = new QPushButton(tr("Start game"), foot);
    start->setObjectName(QStringLiteral("start"));
    start->setProperty("class", QStringLiteral("primary"));
    start->setDefault(true);
    start->setFocus();
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(start, &QPushButton::clicked, this, &QDialog::accept);
    row->addWidget(cancel);
    row->addWidget(start);
    return foot;
}

QHash<QString, QString> NewGameDialog::chosenOptions() const
{
    QHash<QString, QString> chosen;
    for (auto it = m_checks.cbegin(); it != m_checks.cend(); ++it)
        chosen.insert(it.key(),
                      it.value()->isChecked() ? QStringLiteral("on") : QStringLiteral("off"));
    for (auto it = m_choices.cbegin(); it != m_choices.cend(); ++it)
        chosen.insert(it.key(), it.value()->currentData().toString());
    return chosen;
}

engine::GameSetup NewGameDialog::setup() const
{
    engine::GameSetup setup;
    setup.scenario = m_scenario;
    setup.seed = m_seed->text().toULongLong();
    const engine::Scenario *scenario = m_module->scenario(m_scenario);
    const auto usual = [&](const QString &id) {
        const engine::Option *option = m_module->option(id);
        return scenario ? scenario->options.value(id, option->initial) : option->initial;
    };
    const auto chosen = chosenOptions();
    for (auto it = chosen.cbegin(); it != chosen.cend(); ++it) {
        if (it.value() != usual(it.key()))
            setup.options.insert(it.key(), it.value());
    }
    return setup;
}

QMap<QString, QString> NewGameDialog::players() const
{
    QMap<QString, QString> players;
    for (const Player &player : m_players) {
        // What another card stands for is not asked.
        if (!player.card->isHidden())
            players.insert(player.id, player.who->currentData().toString());
    }
    return players;
}

} // namespace app

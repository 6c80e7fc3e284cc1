// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/newgame/newgamedialog.h"

#include "app/player/newgame/optionchoice.h"
#include "app/player/newgame/playerchoice.h"
#include "app/player/newgame/scenariopreview.h"
#include "app/player/newgame/wrappedlabel.h"
#include "app/view/style/icons.h"
#include "app/view/style/windowsize.h"
#include "engine/i18n/gender.h"
#include "engine/i18n/programlanguages.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRandomGenerator>
#include <QRegularExpressionValidator>
#include <QScrollArea>
#include <QVBoxLayout>

namespace app {

NewGameDialog::NewGameDialog(std::shared_ptr<const engine::Module> module, const QString &language,
                             const QString &scenario, QWidget *parent)
    : QDialog(parent)
    , m_module(std::move(module))
    , m_translator(*m_module, language)
{
    setWindowTitle(tr("New game"));
    setObjectName(QStringLiteral("newGameDialog"));
    constexpr QSize usual(1300, 860);
    view::resizeOnScreen(*this, usual.boundedTo(parent ? parent->size() - QSize(40, 40) : usual));
    auto *columns = new QHBoxLayout;
    columns->setSpacing(0);
    m_preview = new ScenarioPreview(m_module, m_translator, this);
    QWidget *choices = makeChoices();
    QWidget *foot = makeFoot();
    columns->addWidget(makeScenarios(scenario), 2);
    columns->addWidget(m_preview, 3);
    columns->addWidget(choices, 4);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeHead());
    layout->addLayout(columns, 1);
    layout->addWidget(foot);
}

NewGameDialog::~NewGameDialog() = default;

QWidget *NewGameDialog::makeHead()
{
    auto *head = new QWidget(this);
    head->setObjectName(QStringLiteral("dialogHead"));
    head->setAttribute(Qt::WA_StyledBackground);
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(20, 12, 20, 12);
    auto *title = new WrappedLabel(tr("New game"), "pageTitle", head);
    title->setWordWrap(false);
    row->addWidget(title);
    row->addSpacing(8);
    row->addWidget(new WrappedLabel(text(m_module->title), "help", head), 1);
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
    layout->addWidget(new WrappedLabel(tr("Scenario"), "note", column));
    auto *group = new QButtonGroup(column);
    for (const engine::Scenario &scenario : m_module->scenarios) {
        QStringList facts;
        if (scenario.lastTurn > 0)
            facts << tr("%n turn(s)", nullptr, scenario.lastTurn - scenario.firstTurn + 1);
        if (const QString length = text(lengthOf(scenario)); !length.isEmpty())
            facts << length;
        auto *button = new QPushButton(
            text(scenario.title) + u'\n' + facts.join(QStringLiteral(" · ")), column);
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

void NewGameDialog::choose(const engine::Scenario &scenario)
{
    m_scenario = scenario.id;
    m_options->reset(scenario);
    m_players->setOptions(m_options->values());
    m_preview->setScenario(scenario);
    showLength(scenario);
}

// A short scenario says so itself.
QString NewGameDialog::lengthOf(const engine::Scenario &scenario) const
{
    const QString own = scenario.source[u"length"].toString();
    return own.isEmpty() ? m_module->about[u"length"].toString() : own;
}

void NewGameDialog::showLength(const engine::Scenario &scenario)
{
    const QString length = m_translator.marked(lengthOf(scenario));
    m_length->setText(length.isEmpty()
                          ? tr("Saved after every action")
                          : engine::agreeing(tr("About %1; saved after every action"), length));
}

QWidget *NewGameDialog::makeChoices()
{
    auto *column = new QWidget(this);
    auto *layout = new QVBoxLayout(column);
    layout->setContentsMargins(18, 16, 18, 16);
    layout->setSpacing(8);
    layout->addWidget(new WrappedLabel(tr("Players"), "note", column));
    m_players = new PlayerChoice(*m_module, m_translator, column);
    layout->addWidget(m_players);
    m_options = new OptionChoice(*m_module, m_translator, column);
    m_options->setVisible(!m_module->options.empty());
    if (!m_module->options.empty()) {
        layout->addSpacing(8);
        layout->addWidget(new WrappedLabel(tr("Optional rules"), "note", column));
        layout->addWidget(m_options);
    }
    connect(m_options, &OptionChoice::changed, this,
            [this] { m_players->setOptions(m_options->values()); });
    layout->addSpacing(8);
    layout->addWidget(new WrappedLabel(tr("Dice"), "note", column));
    layout->addWidget(makeSeed());
    if (m_module->languages.size() > 1) {
        layout->addSpacing(8);
        layout->addWidget(new WrappedLabel(tr("Language"), "note", column));
        layout->addWidget(makeLanguage());
    }
    layout->addStretch();
    m_players->setOptions(m_options->values());
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
    row->addWidget(
        new WrappedLabel(tr("The same seed and the same moves give the same rolls."), "note", line),
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
    m_length = new WrappedLabel(QString(), "note", foot);
    m_length->setObjectName(QStringLiteral("length"));
    row->addWidget(m_length, 1);
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
    const auto chosen = m_options->values();
    for (auto it = chosen.cbegin(); it != chosen.cend(); ++it) {
        if (it.value() != usual(it.key()))
            setup.options.insert(it.key(), it.value());
    }
    return setup;
}

QMap<QString, QString> NewGameDialog::players() const
{
    return m_players->players();
}

void NewGameDialog::setPlayers(const QMap<QString, QString> &players)
{
    m_players->setPlayers(players);
}

} // namespace app

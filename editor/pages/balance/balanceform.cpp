// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/balance/balanceform.h"

#include "engine/bot/bot.h"

#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>

namespace editor {

namespace {

constexpr int c_usualGames = 100;
constexpr int c_firstBot = 4; // row; after the others, as Tab goes
constexpr int c_mostGames = 2000; // each keeps its figures until all are over

} // namespace

BalanceForm::BalanceForm(LiveModule &live, QWidget *parent)
    : QWidget(parent)
    , m_live(live)
    , m_rows(new QFormLayout(this))
    , m_scenario(new QComboBox)
    , m_games(new QSpinBox)
    , m_seed(new QSpinBox)
    , m_versus(new QComboBox)
    , m_why(new QLabel)
{
    m_rows->setRowWrapPolicy(QFormLayout::WrapAllRows);
    m_rows->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_games->setRange(1, c_mostGames);
    m_games->setValue(c_usualGames);
    m_seed->setRange(1, std::numeric_limits<int>::max());
    for (QComboBox *box : {m_scenario, m_versus})
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_scenario->setObjectName(QStringLiteral("scenario"));
    m_games->setObjectName(QStringLiteral("games"));
    m_seed->setObjectName(QStringLiteral("seed"));
    m_versus->setObjectName(QStringLiteral("versus"));
    m_why->setWordWrap(true);
    m_rows->addRow(new QLabel, m_scenario);
    m_rows->addRow(new QLabel, m_games);
    m_rows->addRow(new QLabel, m_seed);
    m_rows->addRow(new QLabel, m_versus);
    m_rows->addRow(m_why);
    for (int i = 0; i < 3; ++i)
        m_versus->addItem(QString(), i);
    connect(m_versus, &QComboBox::activated, this, &BalanceForm::chooseVersus);
    connect(&live, &LiveModule::loaded, this, &BalanceForm::refresh);
    retranslate();
    refresh();
}

void BalanceForm::retranslate()
{
    const auto name = [this](QWidget *field, const QString &text, const QString &tip = {}) {
        if (auto *label = qobject_cast<QLabel *>(m_rows->labelForField(field)))
            label->setText(text);
        field->setAccessibleName(text);
        field->setToolTip(tip);
    };
    name(m_scenario, tr("Scenario"));
    name(m_games, tr("Games"), tr("Of each version; more games give narrower results"));
    name(m_seed, tr("Seed of the first game"),
         tr("Each further game has the next one; equal seeds have equal dice"));
    name(m_versus, tr("Compare with"), tr("Another version plays games with the same seeds"));
    m_why->setText(tr("Computers: random, greedy, planner:easy, planner, planner:hard, or "
                      "planner:2 with two seconds for a plan."));
    nameVersus();
    refresh();
}

void BalanceForm::nameVersus()
{
    m_versus->setItemText(int(Versus::Nothing), tr("No other version"));
    m_versus->setItemText(int(Versus::Saved), tr("The game as it is saved"));
    m_versus->setItemText(int(Versus::File),
                          m_file.isEmpty() ? tr("Another version…")
                                           : tr("%1…", "a file").arg(QFileInfo(m_file).fileName()));
}

void BalanceForm::chooseVersus()
{
    const int chosen = m_versus->currentIndex();
    if (chosen == int(Versus::File)) {
        const QString path = QFileDialog::getOpenFileName(this, tr("Compare with"), m_file,
                                                          tr("Games (*.hexmod module.json)"));
        if (path.isEmpty()) {
            m_versus->setCurrentIndex(m_shown);
            return;
        }
        const QFileInfo info(path);
        compareWith(info.fileName() == QLatin1String("module.json") ? info.absolutePath() : path);
    }
    m_shown = m_versus->currentIndex();
}

void BalanceForm::compareWith(const QString &path)
{
    const bool isSaved = !path.isEmpty() && path == m_live.document().folder();
    if (!isSaved && !path.isEmpty())
        m_file = path;
    nameVersus();
    m_versus->setCurrentIndex(int(path.isEmpty() ? Versus::Nothing
                                      : isSaved  ? Versus::Saved
                                                 : Versus::File));
    m_shown = m_versus->currentIndex();
}

void BalanceForm::refresh()
{
    if (!m_live.module())
        return;
    fillScenarios(*m_live.module());
    fillSides(*m_live.module());
}

void BalanceForm::fillScenarios(const engine::Module &module)
{
    const QSignalBlocker quiet(m_scenario);
    const QString chosen = m_scenario->currentData().toString();
    m_scenario->clear();
    for (const engine::Scenario &scenario : module.scenarios)
        m_scenario->addItem(scenario.title, scenario.id);
    m_scenario->setCurrentIndex(std::max(0, m_scenario->findData(chosen)));
}

void BalanceForm::fillSides(const engine::Module &module)
{
    QStringList sides;
    for (const engine::Side &side : module.sides)
        sides << side.id;
    if (sides != m_sides) {
        for (QComboBox *bot : std::as_const(m_bots))
            m_rows->removeRow(bot);
        m_bots.clear();
        m_sides = sides;
        for (const QString &side : sides) {
            auto *bot = new QComboBox;
            bot->setObjectName(QStringLiteral("bot-") + side);
            bot->setEditable(true);
            bot->addItems(engine::botNames());
            bot->setCurrentText(QStringLiteral("greedy"));
            m_rows->insertRow(c_firstBot + int(m_bots.size()), new QLabel, bot);
            m_bots.append(bot);
        }
    }
    for (int i = 0; i < m_bots.size(); ++i) {
        const QString words = tr("Who plays %1", "a side").arg(module.sides[size_t(i)].name);
        m_bots[i]->setAccessibleName(words);
        if (auto *label = qobject_cast<QLabel *>(m_rows->labelForField(m_bots[i])))
            label->setText(words);
    }
}

BalanceRun::Order BalanceForm::order() const
{
    BalanceRun::Order order;
    order.module = m_live.canBePlayed() ? m_live.module() : nullptr;
    order.scenario = m_scenario->currentData().toString();
    for (int i = 0; i < m_bots.size(); ++i)
        order.bots.insert(m_sides[i], m_bots[i]->currentText().trimmed());
    order.seed = quint64(m_seed->value());
    order.games = m_games->value();
    if (m_versus->currentIndex() == int(Versus::Saved))
        order.other = m_live.document().folder();
    else if (m_versus->currentIndex() == int(Versus::File))
        order.other = m_file;
    order.language = QLocale().name();
    return order;
}

} // namespace editor

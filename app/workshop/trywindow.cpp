// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/trywindow.h"

#include "app/player/gamecontroller.h"
#include "app/player/gamepage.h"
#include "app/view/style/icons.h"
#include "app/view/style/tokens.h"
#include "engine/game/savereplay.h"
#include "engine/module/module.h"
#include "scripting/luarules.h"

#include <QComboBox>
#include <QLabel>
#include <QToolBar>

namespace app {

TryWindow::TryWindow(editor::LiveModule &live, Library &library, Settings &settings,
                     QWidget *parent)
    : MainWindow(library, settings, parent)
    , m_live(live)
    , m_scenario(new QComboBox)
    , m_message(new QLabel)
    , m_restart(new QAction(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    makeBar();
    retranslate();
    listScenarios();
    connect(&live.document(), &editor::ModuleDocument::saved, this, [this] {
        m_reloads = true;
        m_live.look();
    });
    connect(&live, &editor::LiveModule::loaded, this, [this] {
        listScenarios();
        if (m_isWaiting)
            start(m_waiting);
        else if (m_reloads)
            reload();
    });
}

void TryWindow::makeBar()
{
    auto *bar = new QToolBar;
    bar->setObjectName(QStringLiteral("try"));
    bar->setMovable(false);
    const auto tokens = Tokens::of(palette());
    bar->setStyleSheet(QStringLiteral("QToolBar { background: %1; border-top: 3px solid #ffc61a; }")
                           .arg(tokens.warnSoft.name()));
    bar->addAction(m_restart);
    bar->addWidget(m_scenario);
    m_message->setContentsMargins(12, 0, 12, 0);
    bar->addWidget(m_message);
    addToolBar(Qt::TopToolBarArea, bar);
    m_restart->setIcon(Icons::icon(QStringLiteral("undo")));
    m_restart->setShortcut(Qt::SHIFT | Qt::Key_F5);
    connect(m_restart, &QAction::triggered, this, [this] { start(); });
    connect(m_scenario, &QComboBox::activated, this, [this] { start(); });
}

void TryWindow::retranslate()
{
    m_restart->setText(tr("Restart"));
    m_restart->setToolTip(tr("Begin the scenario anew (Shift+F5)"));
    m_scenario->setToolTip(tr("Scenario that is tried"));
    m_scenario->setAccessibleName(tr("Scenario"));
    setWindowTitle(tr("Try it"));
}

void TryWindow::listScenarios()
{
    const auto &module = m_live.module();
    if (!module)
        return;
    const QString chosen = m_scenario->currentData().toString();
    m_scenario->clear();
    for (const auto &scenario : module->scenarios)
        m_scenario->addItem(scenario.title, scenario.id);
    m_scenario->setCurrentIndex(std::max(0, m_scenario->findData(chosen)));
}

void TryWindow::tell(const QString &message)
{
    m_message->setText(message);
    m_message->setToolTip(message);
}

QString TryWindow::message() const
{
    return m_message->text();
}

void TryWindow::start(const QString &scenario)
{
    if (const int index = m_scenario->findData(scenario); index >= 0)
        m_scenario->setCurrentIndex(index);
    // What was edited a moment ago is played, too.
    m_isWaiting = m_live.loadedEdition() != m_live.edition();
    m_waiting = scenario;
    if (m_isWaiting) {
        m_live.look();
        return;
    }
    if (!m_live.module() || !m_live.canBePlayed()) {
        tell(tr("The module has errors and can't be played: see Problems."));
        return;
    }
    engine::GameSetup setup;
    setup.scenario = m_scenario->currentData().toString();
    setup.seed = 1;
    QMap<QString, QString> players;
    for (const auto &side : m_live.module()->sides)
        players.insert(side.id, QStringLiteral("human"));
    auto opened = startGame(m_live.module(), setup, players);
    tell(opened ? tr("Playing the module as it is in the editor.") : opened.error().message);
    if (opened)
        play(std::move(opened));
}

engine::Result<OpenedGame> TryWindow::replayed(QString &message)
{
    const engine::Game &before = gamePage()->controller().game();
    const auto save = engine::SaveGame::of(before);
    OpenedGame opened;
    opened.module = m_live.module();
    auto rules = scripting::LuaRules::load(*opened.module);
    if (!rules)
        return rules.error();
    opened.rules = std::move(rules).value();
    auto report = engine::replay(save, *opened.module, *opened.rules);
    if (!report)
        return report.error();
    auto done = std::move(report).value();
    message = done.isFaithful()
        ? tr("%n step(s) replay the same.", nullptr, int(done.replayed))
        : tr("Differs from step %1 on.")
              .arg((done.difference ? done.difference->command : done.stop->command) + 1);
    opened.game = std::move(done.game);
    for (const auto &side : opened.module->sides)
        opened.players.insert(side.id, QStringLiteral("human"));
    return opened;
}

void TryWindow::reload()
{
    m_reloads = false;
    if (!gamePage()) {
        start();
        return;
    }
    if (!m_live.canBePlayed()) {
        tell(tr("The module has errors; the game goes on with the rules from before."));
        return;
    }
    QString message;
    auto opened = replayed(message);
    if (opened)
        play(std::move(opened));
    else
        message = tr("The game goes on with the rules from before: %1").arg(opened.error().message);
    tell(message);
}

void TryWindow::changeEvent(QEvent *event)
{
    MainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && m_restart)
        retranslate();
}

} // namespace app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/trywindow.h"

#include "app/player/game/gamecontroller.h"
#include "app/player/gamepage.h"
#include "app/view/style/icons.h"
#include "app/view/style/tokens.h"
#include "app/workshop/positionpanel.h"
#include "app/workshop/recorddialog.h"
#include "app/workshop/triedgame.h"
#include "engine/module/model/module.h"

#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QMenu>
#include <QRegularExpression>
#include <QToolBar>
#include <QToolButton>

namespace app {

TryWindow::TryWindow(editor::LiveModule &live, Library &library, Settings &settings,
                     QWidget *parent)
    : MainWindow(library, settings, parent)
    , m_live(live)
    , m_game(new TriedGame(*this))
    , m_position(new PositionPanel(*m_game))
    , m_positionDock(new QDockWidget(this))
    , m_bar(new QToolBar)
    , m_scenario(new QComboBox)
    , m_message(new QLabel)
    , m_restart(new QAction(this))
    , m_setPosition(m_positionDock->toggleViewAction())
    , m_record(new QAction(this))
    , m_jump(new QAction(this))
    , m_decisions(new QMenu(this))
    , m_goOn(new QAction(this))
    , m_keep(new QAction(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    makeBar();
    makePosition();
    connectActions();
    retranslate();
    listScenarios();
    answer({});
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

TryWindow::~TryWindow() = default;

void TryWindow::makeBar()
{
    m_bar->setObjectName(QStringLiteral("try"));
    m_bar->setMovable(false);
    m_bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    const auto tokens = Tokens::of(palette());
    m_bar->setStyleSheet(
        QStringLiteral("QToolBar { background: %1; border-top: 3px solid #ffc61a; }")
            .arg(tokens.warnSoft.name()));
    m_bar->addAction(m_restart);
    m_bar->addWidget(m_scenario);
    m_bar->addActions({m_setPosition, m_record, m_jump});
    m_jump->setMenu(m_decisions);
    qobject_cast<QToolButton *>(m_bar->widgetForAction(m_jump))
        ->setPopupMode(QToolButton::InstantPopup);
    m_message->setContentsMargins(12, 0, 12, 0);
    m_bar->addWidget(m_message);
    m_bar->addActions({m_goOn, m_keep});
    addToolBar(Qt::TopToolBarArea, m_bar);
    m_restart->setIcon(Icons::icon(QStringLiteral("restart")));
    m_restart->setShortcut(Qt::SHIFT | Qt::Key_F5);
    m_setPosition->setIcon(Icons::icon(QStringLiteral("pointer")));
    m_record->setIcon(Icons::icon(QStringLiteral("plus")));
    m_jump->setIcon(Icons::icon(QStringLiteral("decision")));
}

void TryWindow::makePosition()
{
    m_positionDock->setObjectName(QStringLiteral("position"));
    m_positionDock->setWidget(m_position);
    addDockWidget(Qt::LeftDockWidgetArea, m_positionDock);
    m_positionDock->hide();
    connect(m_position, &PositionPanel::told, this, &TryWindow::tell);
}

void TryWindow::connectActions()
{
    connect(m_restart, &QAction::triggered, this, [this] { start(); });
    connect(m_scenario, &QComboBox::activated, this, [this] { start(); });
    connect(m_record, &QAction::triggered, this, &TryWindow::askRecord);
    connect(m_goOn, &QAction::triggered, this, &TryWindow::goOn);
    connect(m_keep, &QAction::triggered, this, &TryWindow::keepOldRules);
    connect(m_decisions, &QMenu::triggered, this, [this](const QAction *action) {
        const auto done = m_game->jumpTo(action->text());
        tell(done ? tr("Now %1 is decided.").arg(action->text()) : done.error().message);
    });
}

void TryWindow::retranslate()
{
    m_restart->setText(tr("Restart"));
    m_restart->setToolTip(tr("Begin the scenario anew (Shift+F5)"));
    m_scenario->setToolTip(tr("Scenario that is tried"));
    m_scenario->setAccessibleName(tr("Scenario"));
    m_positionDock->setWindowTitle(tr("Set the position"));
    m_setPosition->setToolTip(tr("Put counters where you want them, choose the decision"));
    m_record->setText(tr("Record a test…"));
    m_record->setToolTip(tr("Make a test of what was just played"));
    m_jump->setText(tr("Jump to decision…"));
    m_jump->setToolTip(tr("Go to any decision of the rules"));
    m_goOn->setText(tr("Go on from %1").arg(m_differsAt));
    m_goOn->setToolTip(tr("Take the new rules and give up the steps that differ"));
    m_keep->setText(tr("Keep the old rules here"));
    m_keep->setToolTip(tr("Play this game to its end with the rules from before"));
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

void TryWindow::listDecisions()
{
    m_decisions->clear();
    for (const QString &decision : m_game->decisions())
        m_decisions->addAction(decision);
    const bool isPlaying = gamePage() != nullptr;
    m_record->setEnabled(isPlaying);
    m_jump->setEnabled(!m_decisions->isEmpty());
    m_position->setEnabled(isPlaying);
    if (isPlaying)
        m_position->show(gamePage()->controller().module(), m_game->decisions());
}

void TryWindow::take(OpenedGame opened)
{
    opened.purpose = OpenedGame::Purpose::Trial;
    play(std::move(opened));
    listDecisions();
    m_game->take();
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
    m_pending.reset();
    if (!m_live.module() || !m_live.canBePlayed()) {
        answer(tr("The module has errors and can't be played: see Problems."));
        return;
    }
    engine::GameSetup setup;
    setup.scenario = m_scenario->currentData().toString();
    setup.seed = 1;
    QMap<QString, QString> players;
    for (const auto &side : m_live.module()->sides)
        players.insert(side.id, QStringLiteral("human"));
    auto opened = startGame(m_live.module(), setup, players);
    answer(opened ? tr("Playing the module as it is in the editor.") : opened.error().message);
    if (opened)
        take(std::move(opened).value());
}

engine::Result<OpenedGame> TryWindow::replayed()
{
    const auto save = engine::SaveGame::of(gamePage()->controller().game());
    auto opening = scripting::Opening::replay(m_live.module(), save);
    if (!opening)
        return opening.error();
    m_differsAt = opening->differsAt();
    OpenedGame opened(std::move(opening).value());
    for (const auto &side : opened.module->sides)
        opened.players.insert(side.id, QStringLiteral("human"));
    return opened;
}

void TryWindow::reload()
{
    m_reloads = false;
    m_pending.reset();
    if (!gamePage()) {
        start();
        return;
    }
    if (!m_live.canBePlayed()) {
        answer(tr("The module has errors; the game goes on with the rules from before."));
        return;
    }
    auto opened = replayed();
    if (!opened) {
        answer(tr("The game goes on with the rules from before: %1").arg(opened.error().message));
    } else if (m_differsAt < 0) {
        const auto same = int(opened->replayed);
        take(std::move(opened).value());
        answer(tr("%n step(s) replay the same.", nullptr, same));
    } else {
        m_pending = std::make_unique<OpenedGame>(std::move(opened).value());
        answer(tr("Differs from step %1 on.").arg(m_differsAt + 1));
    }
}

void TryWindow::goOn()
{
    if (!m_pending)
        return;
    const auto pending = std::move(m_pending);
    const auto gone = pending->game->goTo(std::min(m_differsAt, pending->game->commandCount()));
    if (!gone) {
        answer(gone.error().message);
        return;
    }
    take(std::move(*pending));
    answer(tr("The new rules are played from step %1 on.").arg(m_differsAt + 1));
}

void TryWindow::keepOldRules()
{
    m_pending.reset();
    answer(tr("This game goes on with the rules from before."));
}

void TryWindow::answer(QString message)
{
    m_goOn->setVisible(isAsking());
    m_keep->setVisible(isAsking());
    m_goOn->setText(tr("Go on from %1").arg(m_differsAt));
    tell(message);
    if (!message.isEmpty())
        emit m_game->told(message);
    listDecisions();
}

void TryWindow::askRecord()
{
    if (!gamePage())
        return;
    const GameController &controller = gamePage()->controller();
    QStringList steps;
    for (qsizetype i = 0; i < controller.game().commandCount(); ++i) {
        const engine::Command &command = controller.game().history()[size_t(i)];
        steps.append(command.action ? controller.texts().label(*command.action)
                                    : tr("The position is set by hand."));
    }
    if (steps.isEmpty()) {
        tell(tr("Nothing has been played yet."));
        return;
    }
    QStringList files;
    for (const QString &file : m_live.document().files().keys()) {
        if (file.startsWith(QLatin1String("tests/")) && file.endsWith(QLatin1String(".lua")))
            files.append(file);
    }
    RecordDialog dialog(*m_game, steps, files, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const auto done = addTest(dialog.file(), dialog.test());
    tell(done ? tr("The test is in %1.").arg(dialog.file()) : done.error().message);
}

engine::Result<engine::Done> TryWindow::addTest(const QString &file, const QString &test)
{
    using engine::Error;
    static const QRegularExpression name(QStringLiteral("^tests/[A-Za-z0-9_-]+\\.lua$"));
    if (!name.match(file).hasMatch())
        return Error{Error::Code::BadFormat,
                     tr("A test goes into a file like tests/recorded.lua.")};
    auto &document = m_live.document();
    QByteArray bytes = document.bytes(file);
    if (!bytes.isEmpty() && !bytes.endsWith('\n'))
        bytes += '\n';
    if (!bytes.isEmpty())
        bytes += '\n';
    const int line = int(bytes.count('\n')) + 1;
    auto draft = document.draft();
    draft.setBytes(file, bytes + test.toUtf8());
    document.commit(draft, tr("Record a test"));
    emit recorded({file, line, {}});
    return engine::Done{};
}

void TryWindow::changeEvent(QEvent *event)
{
    MainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && m_restart)
        retranslate();
}

} // namespace app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/newgame/playerchoice.h"

#include "app/player/game/bots/computerlevel.h"
#include "app/player/newgame/wrappedlabel.h"
#include "app/player/parts/sidemark.h"
#include "app/view/style/icons.h"

#include <QComboBox>
#include <QSet>
#include <QSpinBox>
#include <QVBoxLayout>

namespace app {

PlayerChoice::PlayerChoice(const engine::Module &module, const engine::Translator &translator,
                           QWidget *parent)
    : QWidget(parent)
    , m_module(module)
    , m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(8);
    for (int32_t i = 0; i < int32_t(module.sides.size()); ++i) {
        const engine::Side &side = module.sides[size_t(i)];
        const QString name = translator.translate(side.name);
        QComboBox *who = add(engine::SideId(i), nullptr, side.id, name).who;
        // The second side is the computer's, so that who is alone can begin at once.
        if (i > 0)
            who->setCurrentIndex(who->findData(QStringLiteral("greedy")));
        for (const engine::Seat &seat : module.seats) {
            if (seat.side == engine::SideId(i))
                add(seat.side, &seat, seat.id,
                    name + QStringLiteral(" · ") + translator.translate(seat.name));
        }
    }
}

QComboBox *PlayerChoice::makeChoice(const QString &id, const QString &name, QWidget *parent)
{
    auto *who = new QComboBox(parent);
    who->setObjectName(QStringLiteral("player-") + id);
    who->setAccessibleName(tr("Who plays %1").arg(name));
    who->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    who->setMinimumContentsLength(16); // in a small window the end of a word is in the tip
    who->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    who->addItem(Icons::icon(QStringLiteral("person")), tr("A person here"),
                 QStringLiteral("human"));
    const QIcon computer = Icons::icon(QStringLiteral("computer"));
    for (const ComputerLevel &level : ComputerLevel::all()) {
        who->addItem(computer, level.name, level.bot);
        who->setItemData(who->count() - 1, level.tip, Qt::ToolTipRole);
    }
    return who;
}

QWidget *PlayerChoice::makeAllowance(const QString &id, const QString &name, QSpinBox *&seconds,
                                     QWidget *parent)
{
    auto *line = new QWidget(parent);
    auto *row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    auto *label = new WrappedLabel(tr("Seconds for a plan"), "note", line);
    row->addWidget(label, 1);
    seconds = new QSpinBox(line);
    seconds->setObjectName(QStringLiteral("seconds-") + id);
    seconds->setAccessibleName(tr("Seconds for a plan: %1", "a side").arg(name));
    seconds->setRange(1, ComputerLevel::mostSeconds);
    seconds->setValue(ComputerLevel::usualSeconds);
    row->addWidget(seconds);
    return line;
}

const PlayerChoice::Player &PlayerChoice::add(engine::SideId side, const engine::Seat *seat,
                                              const QString &id, const QString &name)
{
    auto *card = new QFrame(this);
    card->setProperty("class", QStringLiteral("card"));
    auto *lines = new QVBoxLayout(card);
    lines->setContentsMargins(12, 8, 10, 8);
    lines->setSpacing(4);
    auto *row = new QHBoxLayout;
    lines->addLayout(row);
    const SideMark mark = SideMark::of(m_module, side, Tokens::of(palette()));
    auto *shape = new QLabel(card);
    shape->setPixmap(mark.pixmap(16, devicePixelRatioF()));
    row->addWidget(shape);
    row->addWidget(new WrappedLabel(name, "panelTitle", card), 1);
    Player player{id,      side,    seat,    card, makeChoice(id, name, card),
                  nullptr, nullptr, nullptr, name};
    row->addWidget(player.who);
    player.allowance = makeAllowance(id, name, player.seconds, card);
    lines->addWidget(player.allowance);
    player.note = new WrappedLabel({}, "note", card);
    player.note->setObjectName(QStringLiteral("fair-") + id);
    lines->addWidget(player.note);
    connect(player.who, &QComboBox::currentIndexChanged, card, [player] { showPlayer(player); });
    showPlayer(player);
    m_layout->addWidget(card);
    m_players.append(player);
    return m_players.last();
}

void PlayerChoice::showPlayer(const Player &player)
{
    const QString tip = player.who->currentData(Qt::ToolTipRole).toString();
    player.who->setToolTip(tip);
    player.note->setText(
        tr("%1 Knows only what this side may see: %2", "how a computer plays, a side")
            .arg(tip, player.name));
    player.note->setVisible(player.who->currentIndex() > 0);
    player.allowance->setVisible(player.who->currentIndex() == player.who->count() - 1);
}

void PlayerChoice::setPlayer(const Player &player, const QString &who)
{
    const int seconds = ComputerLevel::secondsOf(who);
    const int index =
        seconds ? player.who->count() - 1 : player.who->findData(who); // -1: of another version
    if (index < 0)
        return;
    if (seconds)
        player.seconds->setValue(seconds);
    player.who->setCurrentIndex(index);
}

void PlayerChoice::setPlayers(const QMap<QString, QString> &players)
{
    for (const Player &player : std::as_const(m_players)) {
        if (players.contains(player.id))
            setPlayer(player, players.value(player.id));
    }
}

void PlayerChoice::setOptions(const QHash<QString, QString> &options)
{
    QSet<int> shared;
    for (const Player &player : std::as_const(m_players)) {
        if (!player.seat)
            continue;
        const bool taken = engine::Seating::isTaken(m_module, *player.seat, options);
        player.card->setVisible(taken);
        if (taken)
            shared.insert(player.side.value);
    }
    for (const Player &player : std::as_const(m_players)) {
        if (!player.seat)
            player.card->setVisible(!shared.contains(player.side.value));
    }
}

QMap<QString, QString> PlayerChoice::players() const
{
    QMap<QString, QString> players;
    for (const Player &player : m_players) {
        // What another card stands for is not asked.
        if (player.card->isHidden())
            continue;
        const bool isAllowed = player.who->currentIndex() == player.who->count() - 1;
        players.insert(player.id,
                       isAllowed ? ComputerLevel::allowed(player.seconds->value())
                                 : player.who->currentData().toString());
    }
    return players;
}

} // namespace app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/newgame/playerchoice.h"

#include "app/player/newgame/wrappedlabel.h"
#include "app/player/parts/sidemark.h"
#include "app/view/style/icons.h"

#include <QComboBox>
#include <QSet>
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
    auto *who = new QComboBox(card);
    who->setObjectName(QStringLiteral("player-") + id);
    who->setAccessibleName(tr("Who plays %1").arg(name));
    who->addItem(Icons::icon(QStringLiteral("person")), tr("A person here"),
                 QStringLiteral("human"));
    who->addItem(Icons::icon(QStringLiteral("computer")), tr("Computer, careless"),
                 QStringLiteral("random"));
    who->addItem(Icons::icon(QStringLiteral("computer")), tr("Computer, steady"),
                 QStringLiteral("greedy"));
    row->addWidget(who);
    auto *fair = new WrappedLabel(tr("Knows only what this side may see: %1", "a side").arg(name),
                                  "note", card);
    fair->setObjectName(QStringLiteral("fair-") + id);
    fair->hide();
    lines->addWidget(fair);
    connect(who, &QComboBox::currentIndexChanged, fair, [fair, who] {
        fair->setVisible(who->currentData().toString() != QLatin1String("human"));
    });
    m_layout->addWidget(card);
    m_players.append({id, side, seat, card, who});
    return m_players.last();
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
        if (!player.card->isHidden())
            players.insert(player.id, player.who->currentData().toString());
    }
    return players;
}

} // namespace app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/game/openedgame.h"

#include "engine/game/save/journal.h"
#include "engine/game/save/savefile.h"

#include <QFileInfo>

namespace app {

namespace {

QHash<QString, QString> textsOf(const engine::SaveNotes &notes)
{
    QHash<QString, QString> texts;
    const engine::Json &kept = notes.meta[u"notes"];
    for (qsizetype i = 0; kept.isObject() && i < kept.size(); ++i)
        texts.insert(kept.keyAt(i), kept.at(i).toString());
    return texts;
}

} // namespace

void OpenedGame::takeNotes(const engine::SaveNotes &saved)
{
    players = saved.players;
    for (QString &player : players) {
        if (player.startsWith(QLatin1String("bot:")))
            player.remove(0, 4);
    }
    notes = textsOf(saved);
    bookmarks = Bookmarks::read(saved.meta[u"bookmarks"]);
    name = saved.meta[u"name"].toString();
    origin = Origin::read(saved.meta);
}

void OpenedGame::takeSeats(GameController &controller, bool curtain) const
{
    const bool isLook = purpose == Purpose::Look;
    controller.setCurtain(curtain && !isLook);
    controller.setPlayers(isLook ? QMap<QString, QString>() : players);
    if (isLook)
        controller.setViewer({});
}

engine::Result<OpenedGame> startGame(std::shared_ptr<const engine::Module> module,
                                     const engine::GameSetup &setup,
                                     const QMap<QString, QString> &players)
{
    auto opening = scripting::Opening::start(std::move(module), setup);
    if (!opening)
        return opening.error();
    OpenedGame opened(std::move(opening).value());
    opened.players = players;
    return opened;
}

engine::Result<OpenedGame> branchGame(const GameController &controller, int steps)
{
    auto save = engine::SaveGame::of(controller.game());
    save.commands.resize(std::min(save.commands.size(), size_t(std::max(0, steps))));
    save.done = qsizetype(save.commands.size());
    auto opening = scripting::Opening::replay(controller.sharedModule(), save);
    if (!opening)
        return opening.error();
    OpenedGame opened(std::move(opening).value());
    const auto &module = *opened.module;
    for (int32_t i = 0; i < int32_t(module.sides.size()); ++i)
        opened.players.insert(module.sides[size_t(i)].id, controller.player(engine::SideId(i)));
    for (int32_t i = 0; i < int32_t(module.seats.size()); ++i)
        opened.players.insert(module.seats[size_t(i)].id, controller.player(engine::SeatId(i)));
    return opened;
}

engine::Result<OpenedGame> openGame(const QString &path, const Library &library)
{
    const bool isJournal =
        QFileInfo(path).absolutePath() == QFileInfo(library.journalFolder()).absoluteFilePath();
    // Before it is read: who has it may be writing.
    auto hold = std::make_unique<engine::FileHold>(path);
    const bool isInUse = !hold->take() && hold->isInUse();
    const auto loaded = isJournal ? engine::Journal::recover(path) : engine::readSave(path);
    if (!loaded)
        return loaded.error();
    auto module = library.module(loaded->save.moduleId, loaded->save.moduleHash);
    if (!module)
        return engine::Error{
            engine::Error::Code::NotFound,
            QCoreApplication::translate(
                "OpenedGame",
                "This game was played with the module \"%1\", which is not installed.")
                .arg(loaded->save.moduleId)};
    auto opening = scripting::Opening::replay(std::move(module), loaded->save);
    if (!opening)
        return opening.error();
    OpenedGame opened(std::move(opening).value());
    opened.takeNotes(loaded->save.notes);
    opened.hold = std::move(hold);
    if (opened.stop)
        opened.kept = OpenedGame::Kept::Stopped;
    else if (loaded->damaged)
        opened.kept = OpenedGame::Kept::Damaged;
    opened.source = path;
    // What holds more than could be opened is neither written over nor discarded.
    if (isInUse) {
        opened.purpose = OpenedGame::Purpose::Look;
    } else if (isJournal && !opened.stop) {
        opened.journal = path;
        opened.source = library.pathAt(std::exchange(opened.origin, {}).whole);
    } else if (!isJournal && opened.kept == OpenedGame::Kept::Whole) {
        opened.path = path;
    }
    for (const engine::Issue &issue : loaded->issues)
        opened.remarks << issue.message;
    opened.remarks << opened.differences();
    return opened;
}

} // namespace app

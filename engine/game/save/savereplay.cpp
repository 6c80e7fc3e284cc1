// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/save/savereplay.h"

#include "engine/game/play/changecheck.h"
#include "engine/game/save/modulecomparison.h"
#include "engine/game/save/savecodec.h"

namespace engine {

namespace {

using Difference = ReplayReport::Difference;
using Kind = Difference::Kind;

/// What a list of changes does, without what is only said about it.
Json deeds(const QByteArray &changes)
{
    Json kept = Json::array();
    const auto list = Json::parse(changes, QString());
    for (qsizetype i = 0; list && i < list->size(); ++i) {
        Json change = list->at(i);
        if (change[u"change"].toString() == QLatin1String("log"))
            continue;
        change.remove(u"text");
        kept.append(change);
    }
    return kept;
}

class Replayer
{
    Q_DECLARE_TR_FUNCTIONS(SaveReplay)

public:
    Replayer(const SaveGame &save, ReplayReport &report)
        : m_save(save)
        , m_report(report)
        , m_game(*report.game)
        , m_codec(m_game.module(), m_game.state().names())
    {
    }

    void run();

private:
    bool step(const SavedCommand &command);
    bool perform(const SavedCommand &command);
    bool edit(const SavedCommand &command);
    void compareDecision(const SavedCommand &command);
    bool compare(const SavedCommand &command);
    void note(Kind kind, const QString &text);
    bool stop(Kind kind, const QString &text);

    const SaveGame &m_save;
    ReplayReport &m_report;
    Game &m_game;
    SaveCodec m_codec;
};

void Replayer::note(Kind kind, const QString &text)
{
    if (!m_report.difference)
        m_report.difference = Difference{m_report.replayed, kind, text};
}

bool Replayer::stop(Kind kind, const QString &text)
{
    note(kind, text);
    m_report.stop = Difference{m_report.replayed, kind, text};
    return false;
}

void Replayer::compareDecision(const SavedCommand &command)
{
    const ValueCodec values(m_game.module(), m_game.state().names());
    const QString decision = values.word(m_game.offer().decision).toString();
    const QString side = values.side(m_game.offer().side).toString();
    // Where every side may act, and by hand, who did is no part of the question.
    const bool isAnybodys = command.byHand || (side.isEmpty() && !m_game.offer().open.empty());
    if (decision == command.decision && (isAnybodys || side == command.side))
        return;
    note(Kind::Decision,
         tr("The game stands at the decision “%1” of %2, not at “%3” of %4.")
             .arg(decision, side, command.decision, command.side));
}

bool Replayer::perform(const SavedCommand &command)
{
    const auto action = m_codec.readAction(command.action);
    const QString words = QString::fromUtf8(command.action.write(Json::Style::Compact));
    if (!action)
        return stop(Kind::Refused,
                    tr("The module does not know what this is about: %1").arg(words));
    const SideId by = m_game.module().side(command.side);
    if (!command.byHand && !m_game.possible(*action, by))
        return stop(Kind::Refused, tr("This can't be done now: %1").arg(words));
    const auto done =
        command.byHand ? m_game.adjust(*action, by, command.reason) : m_game.perform(*action, by);
    if (!done)
        return stop(Kind::Refused, done.error().message);
    return true;
}

bool Replayer::edit(const SavedCommand &command)
{
    auto changes = m_codec.readChanges(command.changes);
    if (!changes || !areApplicable(*changes, m_game.module(), m_game.state()))
        return stop(Kind::Refused, tr("The position can't be edited as it was."));
    // The rules need no answer to a position on the way to another.
    const auto done = m_game.edit(*std::move(changes));
    if (!done && done.error().code != Error::Code::ScriptFailed) {
        [[maybe_unused]] const auto undone = m_game.undo(Game::Barriers::Ignore);
        return stop(Kind::Refused, done.error().message);
    }
    return true;
}

bool Replayer::compare(const SavedCommand &command)
{
    if (m_game.state().hash() == command.hash)
        return true;
    const QByteArray now = m_codec.write(m_game.history().back().changes);
    if (deeds(now) == deeds(command.changes)) {
        note(Kind::Hash, tr("The same was done, but the position is not the same."));
        return true;
    }
    [[maybe_unused]] const auto undone = m_game.undo(Game::Barriers::Ignore);
    return stop(Kind::Changes, tr("The same action has other consequences now."));
}

bool Replayer::step(const SavedCommand &command)
{
    compareDecision(command);
    return (command.action.isNull() ? edit(command) : perform(command)) && compare(command);
}

void Replayer::run()
{
    if (m_game.state().hash() != m_save.openingHash) {
        m_report.difference =
            Difference{-1, Kind::Hash, tr("The set-up is not the same as it was.")};
    }
    for (const SavedCommand &command : m_save.commands) {
        if (!step(command))
            break;
        ++m_report.replayed;
    }
    while (m_game.commandCount() > m_save.done && m_game.undo(Game::Barriers::Ignore)) { }
}

} // namespace

Result<ReplayReport> replay(const SaveGame &save, const Module &module, Rules &rules)
{
    if (save.moduleId != module.id) {
        return Error{Error::Code::NotFound,
                     QCoreApplication::translate(
                         "SaveReplay", "The game was played with the module “%1”, not with “%2”.")
                         .arg(save.moduleId, module.id)};
    }
    ModuleComparison comparison(save, module);
    auto game = Game::start(module, rules, comparison.setup());
    if (!game)
        return game.error();
    ReplayReport report;
    report.moduleDifferences = comparison.differences();
    report.game = std::move(game).value();
    Replayer(save, report).run();
    return report;
}

} // namespace engine

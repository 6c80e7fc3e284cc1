// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/telling/beatwords.h"

#include "app/player/log/logtext.h"

namespace app {

QString BeatWords::way(const engine::Beat &beat, const engine::Beat::Way &way) const
{
    const auto &texts = m_controller.texts();
    const QString who = way.piece ? texts.pieceName(way.piece) : tr("A hidden unit");
    const QString where = texts.spaceName(way.to ? way.to : way.from);
    if (beat.kind == engine::Beat::Kind::Arrival)
        return tr("%1 arrives in %2.").arg(who, where);
    if (!way.to)
        return tr("%1 is taken off the map.").arg(who);
    return tr("%1 goes to %2.").arg(who, where);
}

QString BeatWords::unspoken(const engine::Beat &beat) const
{
    const auto &texts = m_controller.texts();
    using Kind = engine::Beat::Kind;
    if (beat.kind == Kind::Turn)
        return tr("Turn %1 begins.").arg(m_controller.shownState().turn());
    if (beat.kind == Kind::Result) {
        const QString result = texts.render(m_controller.state().result().text);
        return result.isEmpty() ? tr("The game is over.") : result;
    }
    QStringList sentences;
    for (const engine::Beat::Way &one : beat.ways)
        sentences.append(way(beat, one));
    for (const engine::Beat::Harm &harm : beat.losses)
        sentences.append(
            tr("%1 loses %n step(s).", nullptr, harm.steps).arg(texts.pieceName(harm.piece)));
    if (beat.kind == Kind::Reveal && sentences.isEmpty()) {
        for (const engine::PieceId piece : beat.targets)
            sentences.append(tr("%1 is revealed.").arg(texts.pieceName(piece)));
    }
    return sentences.join(u' ');
}

QStringList BeatWords::lines(const engine::Beat &beat) const
{
    if (beat.lines.empty())
        return {unspoken(beat)};
    const LogText text(m_controller, {});
    QStringList lines;
    for (const engine::change::Log &line : beat.lines)
        lines.append(text.plain(line));
    return lines;
}

qsizetype BeatWords::length(const engine::Beat &beat) const
{
    const QStringList all = lines(beat);
    qsizetype longest = 0;
    qsizetype whole = 0;
    for (const QString &line : all) {
        longest = std::max(longest, line.size());
        whole += line.size();
    }
    return beat.kind == engine::Beat::Kind::Move ? longest : whole;
}

QString BeatWords::place(const engine::Beat &beat) const
{
    return beat.spaces.empty() ? QString() : m_controller.texts().spaceName(beat.spaces.front());
}

QString BeatWords::rule(const engine::Beat &beat) const
{
    for (auto line = beat.lines.rbegin(); line != beat.lines.rend(); ++line) {
        if (line->rule)
            return m_controller.state().names().text(line->rule);
    }
    return {};
}

} // namespace app

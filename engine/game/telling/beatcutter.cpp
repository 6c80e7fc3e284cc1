// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/telling/beatcutter.h"

#include "engine/module/model/module.h"

#include <algorithm>

namespace engine {

namespace {

using Kind = Beat::Kind;

template<typename Id> bool holds(const std::vector<Id> &list, Id id)
{
    return id && std::find(list.begin(), list.end(), id) != list.end();
}

template<typename Id> void add(std::vector<Id> &list, Id id)
{
    if (id && !holds(list, id))
        list.push_back(id);
}

bool has(const std::vector<Glimpse> &seen, Kind kind)
{
    return std::any_of(seen.begin(), seen.end(),
                       [kind](const auto &one) { return one.kind == kind; });
}

bool joins(const Beat &beat, const Beat &more)
{
    using enum Beat::Kind;
    constexpr Kind kinds[] = {Note, Move, Loss, Eliminate, Reveal, Arrival, Supply, Control, Phase};
    const auto rule = [](const Beat &one) {
        return one.lines.empty() ? NameId() : one.lines.front().rule;
    };
    return beat.kind == more.kind
        && std::find(std::begin(kinds), std::end(kinds), beat.kind) != std::end(kinds)
        && !beat.isFight && !more.isFight && beat.side == more.side && rule(beat) == rule(more)
        && beat.lines.empty() == more.lines.empty()
        && beat.lines.size() + more.lines.size() <= BeatCutter::mostJoined
        && beat.ways.size() + more.ways.size() <= BeatCutter::mostJoined;
}

template<typename T> void addAll(std::vector<T> &list, std::vector<T> more)
{
    list.insert(list.end(), std::make_move_iterator(more.begin()),
                std::make_move_iterator(more.end()));
}

} // namespace

/// The changes of a command and what is seen of each.
struct BeatCutter::Course
{
    const std::vector<Change> &changes;
    std::vector<Glimpse> seen;
    std::vector<PieceId> touched; ///< By change: a piece with a face on which something is noted.
    std::vector<Line> lines;

    const change::Log &log(const Line &line) const
    {
        return std::get<change::Log>(changes[line.at]);
    }
};

bool BeatCutter::Line::names(const Glimpse &seen) const
{
    return holds(pieces, seen.way.piece) || holds(spaces, seen.space)
        || holds(spaces, seen.way.from);
}

BeatCutter::Line BeatCutter::read(const change::Log &log, size_t at, const Watcher &watcher) const
{
    Line line{at, {}, {}, {}};
    const auto know = [&](PieceId piece) {
        if (piece && watcher.view().knowsFace(log, piece))
            add(line.pieces, piece);
    };
    know(log.piece);
    add(line.spaces, log.space);
    for (const Value &value : log.text.arguments) {
        if (value.type == Value::Type::Piece)
            know(PieceId(value.number));
        else if (value.type == Value::Type::Space)
            add(line.spaces, SpaceId(value.number));
    }
    if (watcher.isOnMap(log.space)) {
        for (const PlayerView::Seen &one : watcher.view().stack(log.space))
            add(line.standing, one.piece);
    }
    return line;
}

BeatCutter::Course BeatCutter::watch(const GameState &before,
                                     const std::vector<Change> &changes) const
{
    Course course{changes, {}, {}, {}};
    Watcher watcher(m_module, before, m_viewer);
    for (const Change &change : changes) {
        course.seen.push_back(watcher.see(change));
        const auto *set = std::get_if<change::SetPieceProperty>(&change);
        course.touched.push_back(set && watcher.view().seesFace(set->piece) ? set->piece
                                                                            : PieceId());
        const auto *log = std::get_if<change::Log>(&change);
        if (log && watcher.view().seesLog(*log))
            course.lines.push_back(read(*log, course.seen.size() - 1, watcher));
    }
    return course;
}

bool BeatCutter::takes(const Course &course, const Line &line, const Glimpse &seen) const
{
    const auto &log = course.log(line);
    const bool isGeneral = !log.piece && !log.space;
    return isGeneral || line.names(seen)
        || (seen.kind == Kind::Control && log.kind == change::Log::Kind::Control);
}

void BeatCutter::split(const Course &course, size_t first, size_t end, const Line *next,
                       std::vector<Part> &parts) const
{
    // What a line told beforehand comes right behind it.
    size_t begin = first;
    if (const Line *last = parts.empty() ? nullptr : parts.back().line) {
        for (size_t i = first; i < end; ++i) {
            const Glimpse &seen = course.seen[i];
            if (!seen.isSeen())
                continue;
            if (!last->names(seen) || (next && next->names(seen)))
                break;
            begin = i + 1;
        }
        parts.back().end = begin;
    }
    for (size_t i = begin; i < end; ++i) {
        const Glimpse &seen = course.seen[i];
        if (next && seen.isSeen() && takes(course, *next, seen))
            break;
        if (!seen.speaks())
            continue;
        parts.push_back({begin, i + 1, nullptr});
        begin = i + 1;
    }
    if (next)
        parts.push_back({begin, next->at + 1, next});
    else if (!parts.empty())
        parts.back().end = end;
}

std::vector<BeatCutter::Part> BeatCutter::parts(const Course &course) const
{
    std::vector<Part> parts;
    size_t first = 0;
    for (const Line &line : course.lines) {
        split(course, first, line.at, &line, parts);
        first = line.at + 1;
    }
    split(course, first, course.changes.size(), nullptr, parts);
    return parts;
}

void BeatCutter::addSeen(Beat &beat, const Glimpse &seen) const
{
    using enum Beat::Kind;
    if (seen.way.from || seen.way.to)
        beat.ways.push_back(seen.way);
    if (seen.steps)
        beat.losses.push_back({seen.way.piece, seen.steps});
    const bool acts = seen.kind == Move || seen.kind == Arrival;
    add(acts ? beat.actors : beat.targets, seen.way.piece);
    if (seen.kind != Phase && seen.kind != Track)
        add(beat.spaces, seen.space);
    if (acts && !beat.side)
        beat.side = seen.way.side;
}

void BeatCutter::addLine(Beat &beat, const Course &course, const Part &part) const
{
    const change::Log &log = course.log(*part.line);
    const bool isAttack =
        log.kind == change::Log::Kind::Combat || log.kind == change::Log::Kind::Roll;
    beat.lines.push_back(log);
    beat.side = log.side;
    for (const PieceId piece : part.line->pieces) {
        if (!holds(beat.targets, piece))
            add(beat.actors, piece);
    }
    add(beat.spaces, log.space);
    if (!isAttack)
        return;
    for (size_t i = part.first; i < part.end; ++i)
        add(beat.actors, course.touched[i]);
    for (const PieceId piece : part.line->standing) {
        if (!holds(beat.actors, piece))
            add(beat.targets, piece);
    }
}

Beat::Kind BeatCutter::kindOf(const change::Log &line, const std::vector<Glimpse> &seen) const
{
    using Log = change::Log::Kind;
    switch (line.kind) {
    case Log::Move:
        return has(seen, Kind::Arrival) ? Kind::Arrival : Kind::Move;
    case Log::Combat:
        return line.dice.empty() ? Kind::Combat : Kind::Roll;
    case Log::Roll:
        return Kind::Roll;
    case Log::Draw:
        return line.piece ? Kind::Draw : Kind::Note;
    case Log::Phase:
        return has(seen, Kind::Turn) ? Kind::Turn : Kind::Phase;
    case Log::Reveal:
        return Kind::Reveal;
    case Log::Loss:
        return has(seen, Kind::Eliminate) ? Kind::Eliminate : Kind::Loss;
    case Log::Control:
        return Kind::Control;
    case Log::Supply:
        return Kind::Supply;
    case Log::Note:
        break;
    }
    return Kind::Note;
}

Beat::Kind BeatCutter::kind(const Beat &beat, const std::vector<Glimpse> &seen) const
{
    if (!beat.lines.empty()) {
        const Kind said = kindOf(beat.lines.back(), seen);
        if (said != Kind::Note)
            return said;
        if (!beat.lines.back().dice.empty())
            return Kind::Roll;
    }
    using enum Beat::Kind;
    for (const Kind one : {Result, Eliminate, Loss, Arrival, Move, Reveal, Turn, Control, Track}) {
        if (has(seen, one))
            return one;
    }
    return Note;
}

// Who leaves the place of the fight retreats, who comes into it advances.
void BeatCutter::judgeFight(Beat &beat)
{
    using enum Beat::Kind;
    const change::Log *line = beat.lines.empty() ? nullptr : &beat.lines.back();
    if (beat.kind == Phase || beat.kind == Turn || beat.kind == Draw)
        m_fight = {};
    if (line && line->space && (beat.kind == Combat || beat.kind == Roll)) {
        m_fight = line->space;
        m_fleeing.clear();
    }
    const bool isCombat = beat.kind == Combat || (line && line->kind == change::Log::Kind::Combat);
    if (beat.kind == Move && m_fight && !beat.ways.empty()) {
        const Beat::Way &way = beat.ways.front();
        if (way.to == m_fight && !holds(m_fleeing, way.piece)) {
            beat.kind = Advance;
        } else if (way.from == m_fight || holds(m_fleeing, way.piece)) {
            beat.kind = Retreat;
            add(m_fleeing, way.piece);
            std::swap(beat.actors, beat.targets);
        } else {
            m_fight = {};
        }
    }
    const bool isResult = beat.kind == Roll || beat.kind == Loss || beat.kind == Retreat
        || beat.kind == Advance || beat.kind == Eliminate;
    beat.isFight = isCombat || (m_fight && isResult);
}

Beat BeatCutter::beat(const Course &course, const Part &part)
{
    Beat beat;
    std::vector<Glimpse> seen;
    for (size_t i = part.first; i < part.end; ++i) {
        beat.changes.push_back(course.changes[i]);
        if (!course.seen[i].isSeen())
            continue;
        seen.push_back(course.seen[i]);
        addSeen(beat, seen.back());
    }
    if (has(seen, Kind::Phase))
        m_fight = {};
    if (part.line)
        addLine(beat, course, part);
    beat.kind = kind(beat, seen);
    judgeFight(beat);
    std::erase_if(beat.spaces, [this](SpaceId space) {
        return m_module.map.space(space).kind > Space::Kind::Area;
    });
    return beat;
}

std::vector<Beat> BeatCutter::cut(const GameState &before, const std::vector<Change> &changes,
                                  int step)
{
    const Course course = watch(before, changes);
    std::vector<Beat> beats;
    for (const Part &part : parts(course)) {
        Beat one = beat(course, part);
        one.step = step;
        append(beats, std::move(one));
    }
    return beats;
}

void BeatCutter::append(std::vector<Beat> &beats, Beat more)
{
    if (beats.empty() || !joins(beats.back(), more)) {
        beats.push_back(std::move(more));
        return;
    }
    Beat &last = beats.back();
    last.step = more.step;
    addAll(last.changes, std::move(more.changes));
    addAll(last.lines, std::move(more.lines));
    addAll(last.ways, std::move(more.ways));
    addAll(last.losses, std::move(more.losses));
    for (const PieceId piece : more.actors)
        add(last.actors, piece);
    for (const PieceId piece : more.targets)
        add(last.targets, piece);
    for (const SpaceId space : more.spaces)
        add(last.spaces, space);
}

} // namespace engine

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/path/reach.h"

#include "engine/path/pathback.h"
#include "engine/path/reachexplainer.h"

#include <QCoreApplication>

#include <algorithm>

namespace engine {

namespace {

int32_t limitedCost(int32_t cost)
{
    return std::clamp(cost, 0, CostProfile::MaxCost);
}

} // namespace

Result<Done> Reach::run(const ReachQuery &query)
{
    auto checked = check(query);
    if (!checked) {
        m_query = {};
        m_starts.clear();
        m_endCount = 0;
        return checked;
    }
    reset(query);
    const bool closed = std::ranges::any_of(m_starts, [this](SpaceId start) {
        return m_query.options & ReachQuery::StartMustBeOpen
            && m_marks[start.value] & SpaceMarks::Closed;
    });
    if (!closed) {
        if (m_query.maxSteps >= 0) {
            searchBySteps();
        } else {
            leaveStarts();
            search();
        }
    }
    collectEnds();
    return Done{};
}

Result<Done> Reach::check(const ReachQuery &query) const
{
    const auto fail = [](const QString &message) { return Error{Error::Code::NotFound, message}; };
    if (!query.profile)
        return fail(QCoreApplication::translate("Reach", "A search needs a cost profile."));
    if (query.starts.empty())
        return fail(QCoreApplication::translate("Reach", "A search needs a space to start from."));
    const Graph &graph = query.profile->graph();
    for (const SpaceId start : query.starts) {
        if (!graph.contains(start)) {
            return fail(QCoreApplication::translate("Reach", "There is no space %1 to start from.")
                            .arg(start.value));
        }
    }
    if (query.marks && query.marks->size() != graph.spaceCount())
        return fail(QCoreApplication::translate("Reach", "The marks belong to another map."));
    return Done{};
}

void Reach::reset(const ReachQuery &query)
{
    const auto spaces = std::size_t(query.profile->graph().spaceCount());
    if (m_free.size() != spaces) {
        m_free.assign(spaces, Unreached);
        m_stopped.assign(spaces, Unreached);
        m_noMarks.assign(spaces, 0);
        m_ends.resize(spaces);
    } else {
        for (const int32_t space : m_freeSpaces)
            m_free[std::size_t(space)] = Unreached;
        for (const int32_t space : m_stoppedSpaces)
            m_stopped[std::size_t(space)] = Unreached;
    }
    m_freeSpaces.clear();
    m_stoppedSpaces.clear();

    m_query = query;
    m_query.allowance = std::clamp(query.allowance, 0, ReachQuery::Unlimited);
    m_query.zone = {limitedCost(query.zone.enter), limitedCost(query.zone.leave),
                    limitedCost(query.zone.direct)};
    m_starts.assign(query.starts.begin(), query.starts.end());
    m_query.starts = m_starts;
    m_marks = query.marks ? query.marks->data() : m_noMarks.data();
    for (const SpaceId start : m_starts)
        relax(start.value, 0, false);
}

bool Reach::isStart(int32_t space) const
{
    return std::ranges::find(m_starts, SpaceId(space)) != m_starts.end();
}

bool Reach::relax(int32_t to, int32_t cost, bool stops)
{
    const auto at = std::size_t(to);
    // Stopping somewhere is worth nothing when one can come as cheaply and stay free.
    if (cost > m_query.allowance || cost >= m_free[at] || (stops && cost >= m_stopped[at]))
        return false;
    int32_t &label = stops ? m_stopped[at] : m_free[at];
    if (label == Unreached)
        (stops ? m_stoppedSpaces : m_freeSpaces).push_back(to);
    label = cost;
    return true;
}

void Reach::leaveStarts()
{
    const Graph &graph = m_query.profile->graph();
    const int32_t dearest = m_query.profile->maxStepCost() + m_query.zone.enter + m_query.zone.leave
        + m_query.zone.direct;
    m_queue.prepare(std::min(dearest, m_query.allowance));
    const StepJudge judge(m_query, m_marks);
    for (const SpaceId start : m_starts) {
        const auto at = std::size_t(start.value);
        for (int32_t arc = graph.firstArc[at]; arc < graph.firstArc[at + 1]; ++arc) {
            const int32_t to = graph.arcs[std::size_t(arc)].to;
            follow(judge.judge(start.value, arc, StepJudge::At::Start), to, 0);
        }
    }
}

void Reach::search()
{
    const StepJudge judge(m_query, m_marks);
    const int32_t *firstArc = m_query.profile->graph().firstArc.data();
    const CostProfile::Step *steps = m_query.profile->steps().data();
    const uint8_t *marks = m_marks;
    const int32_t allowance = m_query.allowance;
    int32_t *labels = m_free.data();
    for (int32_t cost = 0; !m_queue.empty(); ++cost) {
        m_queue.drain(cost, [&](int32_t from) {
            // Entries that a cheaper way has overtaken stay in the queue and are passed over.
            if (labels[from] != cost)
                return;
            const uint32_t special = uint32_t(marks[from] & SpaceMarks::Zone) | m_query.onlyWays;
            const int32_t last = firstArc[from + 1];
            for (int32_t arc = firstArc[from]; arc < last; ++arc) {
                const CostProfile::Step step = steps[arc];
                const int32_t reached = cost + step.cost();
                // Underway the rules only ever add to a step's cost, so most steps end here.
                if (reached >= labels[step.to] || reached > allowance)
                    continue;
                if (special | step.flags() | marks[step.to]) {
                    follow(judge.judge(from, arc, StepJudge::At::Underway), step.to, cost);
                    continue;
                }
                if (labels[step.to] == Unreached)
                    m_freeSpaces.push_back(step.to);
                labels[step.to] = reached;
                m_queue.push(reached, step.to);
            }
        });
    }
}

void Reach::follow(const StepJudge::Verdict &verdict, int32_t to, int32_t cost)
{
    const bool stops = verdict.stop != Refusal::None;
    if (verdict.refusal == Refusal::None && relax(to, cost + verdict.cost, stops) && !stops)
        m_queue.push(cost + verdict.cost, to);
}

void Reach::searchBySteps()
{
    m_labels.clear();
    m_freeLabel.assign(m_free.size(), -1);
    m_stoppedLabel.assign(m_free.size(), -1);
    std::vector<int32_t> frontier;
    for (const int32_t start : m_freeSpaces) {
        m_freeLabel[std::size_t(start)] = int32_t(m_labels.size());
        frontier.push_back(int32_t(m_labels.size()));
        m_labels.push_back({start, 0, -1});
    }
    for (int32_t step = 0; step < m_query.maxSteps && !frontier.empty(); ++step) {
        std::ranges::sort(frontier, {},
                          [this](int32_t label) { return m_labels[std::size_t(label)].space; });
        std::vector<int32_t> next;
        for (const int32_t label : frontier)
            expandLabel(label, next);
        std::erase_if(next, [this](int32_t label) {
            return m_freeLabel[std::size_t(m_labels[std::size_t(label)].space)] != label;
        });
        frontier = std::move(next);
    }
}

void Reach::expandLabel(int32_t index, std::vector<int32_t> &next)
{
    const Graph &graph = m_query.profile->graph();
    const StepJudge judge(m_query, m_marks);
    const Label from = m_labels[std::size_t(index)];
    const auto at = std::size_t(from.space);
    const auto place = from.parent < 0 ? StepJudge::At::Start : StepJudge::At::Underway;
    for (int32_t arc = graph.firstArc[at]; arc < graph.firstArc[at + 1]; ++arc) {
        const auto verdict = judge.judge(from.space, arc, place);
        const int32_t to = graph.arcs[std::size_t(arc)].to;
        const bool stops = verdict.stop != Refusal::None;
        if (verdict.refusal != Refusal::None || !relax(to, from.cost + verdict.cost, stops))
            continue;
        const auto label = int32_t(m_labels.size());
        m_labels.push_back({to, from.cost + verdict.cost, index});
        (stops ? m_stoppedLabel : m_freeLabel)[std::size_t(to)] = label;
        if (!stops)
            next.push_back(label);
    }
}

void Reach::collectEnds()
{
    SpaceId *end = m_ends.data();
    const auto add = [&](int32_t space) {
        if (fits(space))
            *end++ = SpaceId(space);
    };
    // The starts were labelled first and stay at the front; a start that is given twice is there
    // once.
    std::size_t i = 0;
    while (i < m_freeSpaces.size() && i < m_starts.size() && isStart(m_freeSpaces[i]))
        ++i;
    for (; i < m_freeSpaces.size(); ++i)
        add(m_freeSpaces[i]);
    for (const int32_t space : m_stoppedSpaces) {
        if (m_free[std::size_t(space)] == Unreached)
            add(space);
    }
    m_endCount = std::size_t(end - m_ends.data());
}

bool Reach::fits(int32_t space) const
{
    return !(m_marks[space] & SpaceMarks::NoEnd) && !(m_query.noEnd && m_query.noEnd->test(space));
}

int32_t Reach::cost(SpaceId space) const
{
    if (!m_query.profile || !m_query.profile->graph().contains(space))
        return Unreached;
    return std::min(m_free[std::size_t(space.value)], m_stopped[std::size_t(space.value)]);
}

bool Reach::mayEnd(SpaceId space) const
{
    return contains(space) && (isStart(space.value) || fits(space.value));
}

bool Reach::mayGoOn(SpaceId space) const
{
    return contains(space) && m_free[std::size_t(space.value)] != Unreached;
}

std::vector<SpaceId> Reach::path(SpaceId space) const
{
    const int32_t total = cost(space);
    if (total == Unreached)
        return {};
    if (m_query.maxSteps >= 0)
        return labelPath(space.value);
    const bool stopped = m_free[std::size_t(space.value)] > total;
    return PathBack(m_query, m_marks, m_free, m_starts).path(space.value, total, stopped);
}

std::vector<SpaceId> Reach::labelPath(int32_t space) const
{
    const bool stopped = m_stopped[std::size_t(space)] < m_free[std::size_t(space)];
    std::vector<SpaceId> path;
    int32_t label = (stopped ? m_stoppedLabel : m_freeLabel)[std::size_t(space)];
    for (; label >= 0; label = m_labels[std::size_t(label)].parent)
        path.push_back(SpaceId(m_labels[std::size_t(label)].space));
    std::ranges::reverse(path);
    return path;
}

Explanation Reach::why(SpaceId space) const
{
    if (!m_query.profile || !m_query.profile->graph().contains(space))
        return {Refusal::NoSuchSpace, space, 0, 0};
    if (mayEnd(space))
        return {};
    if (contains(space))
        return {Refusal::StackingFull, space, 0, 0};
    return ReachExplainer(m_query, m_marks).why(space);
}

} // namespace engine

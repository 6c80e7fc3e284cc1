// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/linediff.h"

#include <algorithm>

namespace editor {

namespace {

constexpr qsizetype c_cells = 16'000'000; // of the table for the longest common lines

/// The part in the middle of two texts in which they differ.
struct Middle
{
    QByteArrayList before;
    QByteArrayList after;
    qsizetype head = 0; ///< Equal lines above it.
};

Middle middleOf(const QByteArrayList &before, const QByteArrayList &after)
{
    const qsizetype most = std::min(before.size(), after.size());
    qsizetype head = 0;
    while (head < most && before[head] == after[head])
        ++head;
    qsizetype tail = 0;
    while (tail < most - head && before[before.size() - 1 - tail] == after[after.size() - 1 - tail])
        ++tail;
    return {before.sliced(head, before.size() - head - tail),
            after.sliced(head, after.size() - head - tail), head};
}

/// [i][j]: how many lines the rests from i and j have in common.
class CommonLines
{
public:
    explicit CommonLines(const Middle &middle)
        : m_width(middle.after.size() + 1)
        , m_cells(size_t((middle.before.size() + 1) * m_width))
    {
        for (qsizetype i = middle.before.size() - 1; i >= 0; --i) {
            for (qsizetype j = middle.after.size() - 1; j >= 0; --j)
                at(i, j) = middle.before[i] == middle.after[j]
                    ? at(i + 1, j + 1) + 1
                    : std::max(at(i + 1, j), at(i, j + 1));
        }
    }

    quint32 &at(qsizetype i, qsizetype j) { return m_cells[size_t(i * m_width + j)]; }

private:
    qsizetype m_width;
    std::vector<quint32> m_cells;
};

void addLine(std::vector<LineChange> &changes, qsizetype at, const QByteArray *line)
{
    const bool goesOn = !changes.empty() && changes.back().from + changes.back().count == at;
    if (!goesOn)
        changes.push_back({at, 0, {}});
    if (line)
        changes.back().lines.append(*line);
    else
        ++changes.back().count;
}

} // namespace

QByteArrayList linesOf(const QByteArray &text)
{
    QByteArrayList lines;
    qsizetype from = 0;
    while (from < text.size()) {
        const qsizetype end = text.indexOf('\n', from);
        const qsizetype next = end < 0 ? text.size() : end + 1;
        lines.append(text.sliced(from, next - from));
        from = next;
    }
    return lines;
}

std::vector<LineChange> lineChanges(const QByteArray &before, const QByteArray &after)
{
    const Middle middle = middleOf(linesOf(before), linesOf(after));
    if (middle.before.isEmpty() && middle.after.isEmpty())
        return {};
    // Texts that have next to nothing in common are one change; nobody could read more.
    if (middle.before.size() * middle.after.size() > c_cells)
        return {{middle.head, middle.before.size(), middle.after}};
    CommonLines common(middle);
    std::vector<LineChange> changes;
    qsizetype i = 0;
    qsizetype j = 0;
    while (i < middle.before.size() || j < middle.after.size()) {
        const bool hasBoth = i < middle.before.size() && j < middle.after.size();
        if (hasBoth && middle.before[i] == middle.after[j]) {
            ++i;
            ++j;
        } else if (i < middle.before.size()
                   && (!hasBoth || common.at(i + 1, j) >= common.at(i, j + 1))) {
            addLine(changes, middle.head + i++, nullptr);
        } else {
            addLine(changes, middle.head + i, &middle.after[j++]);
        }
    }
    return changes;
}

std::optional<QByteArray> mergedLines(const QByteArray &base, const QByteArray &mine,
                                      const QByteArray &theirs)
{
    const auto own = lineChanges(base, mine);
    const auto other = lineChanges(base, theirs);
    const QByteArrayList lines = linesOf(base);
    QByteArray merged;
    qsizetype at = 0;
    auto a = own.begin();
    auto b = other.begin();
    while (a != own.end() || b != other.end()) {
        const bool same = a != own.end() && b != other.end() && *a == *b;
        const bool isOwn = b == other.end() || (a != own.end() && a->from <= b->from);
        const LineChange &next = isOwn ? *a : *b;
        if (a != own.end() && b != other.end() && !same) {
            const LineChange &later = isOwn ? *b : *a;
            // Changes that touch each other may belong together.
            if (later.from <= next.from + next.count)
                return std::nullopt;
        }
        for (; at < next.from; ++at)
            merged += lines[at];
        merged += next.lines.join();
        at = next.from + next.count;
        if (same) {
            ++a;
            ++b;
        } else if (isOwn) {
            ++a;
        } else {
            ++b;
        }
    }
    for (; at < lines.size(); ++at)
        merged += lines[at];
    return merged;
}

} // namespace editor

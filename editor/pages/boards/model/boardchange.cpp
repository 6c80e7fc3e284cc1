// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/model/boardchange.h"

#include "editor/pages/boards/model/boardmodel.h"

#include <algorithm>

namespace editor {

namespace {

bool areAlike(const JsonTextPointer &a, const JsonTextPointer &b)
{
    return a == b || (a && b && a->isWrittenLike(*b));
}

QRectF boundsOf(const engine::BoardLabel &label)
{
    const double size = label.size > 0 ? label.size : 54;
    const double reach = size * double(label.text.size() + 2);
    return QRectF(label.at, QSizeF()).adjusted(-reach, -reach, reach, reach);
}

bool areEqual(const engine::BoardLabel &a, const engine::BoardLabel &b)
{
    return a.text == b.text && a.style == b.style && a.at == b.at && a.angle == b.angle
        && a.size == b.size;
}

/// Finds what is different, one part of the board after the other.
class Comparison
{
public:
    Comparison(const BoardModel &before, const BoardModel &now)
        : m_before(before)
        , m_now(now)
    {
    }

    BoardChange run();

private:
    void addChange(const QString &space);
    /// As strokes change them: false when there are other spaces than before.
    bool compareValues();
    void compareSpaces();
    void compareEdges();
    void compareWays();
    void compareLabels();
    void compareAreas();

    const BoardModel &m_before;
    const BoardModel &m_now;
    BoardChange m_change;
};

BoardChange Comparison::run()
{
    for (const char *key : {"page", "picture", "underlay", "style", "type", "name"}) {
        const JsonStep step = QString::fromLatin1(key);
        m_change.isWhole =
            m_change.isWhole || !areAlike(m_now.root()->child(step), m_before.root()->child(step));
    }
    if (m_change.isWhole)
        return m_change;
    compareSpaces();
    compareEdges();
    compareWays();
    compareLabels();
    compareAreas();
    return m_change;
}

void Comparison::addChange(const QString &space)
{
    const int cell = m_now.cells() ? m_now.cells()->find(space) : -1;
    if (cell >= 0)
        m_change.cells.insert(cell);
    else if (m_now.kind() == engine::Board::Kind::Area && !m_now.isBox(space))
        m_change.areas.insert(space);
    else
        m_change.hasBoxes = true;
}

bool Comparison::compareValues()
{
    const JsonTextPointer now = m_now.root()->child(QStringLiteral("spaces"));
    const JsonTextPointer then = m_before.root()->child(QStringLiteral("spaces"));
    const auto hasSameKey = [](const JsonText::Member &a, const JsonText::Member &b) {
        return a.key == b.key;
    };
    if (!now || !then
        || !std::equal(now->members().begin(), now->members().end(), then->members().begin(),
                       then->members().end(), hasSameKey))
        return false;
    for (qsizetype i = 0; i < now->size(); ++i) {
        const JsonTextPointer &value = now->members()[size_t(i)].value;
        const JsonTextPointer &known = then->members()[size_t(i)].value;
        if (known != value && !areAlike(known, value))
            addChange(now->keyAt(i));
    }
    return true;
}

void Comparison::compareSpaces()
{
    if (m_now.entries().isSharedWith(m_before.entries()) || compareValues())
        return;
    for (auto it = m_now.entries().constBegin(); it != m_now.entries().constEnd(); ++it) {
        const JsonTextPointer known = m_before.entries().value(it.key());
        if (known != *it && !areAlike(known, *it))
            addChange(it.key());
    }
    for (auto it = m_before.entries().constBegin(); it != m_before.entries().constEnd(); ++it) {
        if (!m_now.entries().contains(it.key()))
            addChange(it.key());
    }
}

void Comparison::compareEdges()
{
    const auto addOthers = [&](const std::vector<BoardModel::Edges> &list,
                               const std::vector<BoardModel::Edges> &other) {
        for (const BoardModel::Edges &edges : list) {
            const auto same =
                std::find_if(other.begin(), other.end(), [&](const BoardModel::Edges &known) {
                    return known.source == edges.source;
                });
            if (same != other.end())
                continue;
            const auto like =
                std::find_if(other.begin(), other.end(), [&](const BoardModel::Edges &known) {
                    return known.type == edges.type && known.name == edges.name;
                });
            for (const BoardModel::Pair &pair : edges.between) {
                if (like != other.end()
                    && std::find(like->between.begin(), like->between.end(), pair)
                        != like->between.end())
                    continue;
                addChange(pair.first);
                addChange(pair.second);
            }
        }
    };
    addOthers(m_now.edges(), m_before.edges());
    addOthers(m_before.edges(), m_now.edges());
}

void Comparison::compareWays()
{
    const auto addOthers = [&](const std::vector<BoardModel::Way> &list,
                               const std::vector<BoardModel::Way> &other) {
        for (const BoardModel::Way &way : list) {
            const bool isKnown =
                std::any_of(other.begin(), other.end(), [&](const BoardModel::Way &known) {
                    return known.source == way.source;
                });
            for (const QString &space : isKnown ? QStringList() : way.spaces)
                addChange(space);
        }
    };
    addOthers(m_now.ways(), m_before.ways());
    addOthers(m_before.ways(), m_now.ways());
}

void Comparison::compareLabels()
{
    const auto addOthers = [&](const auto &list, const auto &other) {
        for (const engine::BoardLabel &label : list) {
            const bool isKnown = std::any_of(other.begin(), other.end(), [&](const auto &known) {
                return areEqual(known, label);
            });
            for (int cell = 0; !isKnown && m_now.cells() && cell < m_now.cells()->count(); ++cell) {
                if (boundsOf(label).contains(m_now.cells()->centre(cell)))
                    m_change.cells.insert(cell);
            }
            m_change.isWhole = m_change.isWhole || (!isKnown && !m_now.cells());
        }
    };
    addOthers(m_now.labels(), m_before.labels());
    addOthers(m_before.labels(), m_now.labels());
}

void Comparison::compareAreas()
{
    if (m_now.kind() != engine::Board::Kind::Area)
        return;
    m_change.isWhole = m_change.isWhole || m_now.picture() != m_before.picture()
        || !m_before.areas().isOf(m_now.areas().picture());
    for (const QString &id : std::as_const(m_change.areas)) {
        if (const BoardArea *area = m_before.areas().find(id))
            m_change.covered.append(area->outline);
    }
}

} // namespace

BoardChange BoardChange::between(const BoardModel *before, const BoardModel &now)
{
    if (!before || before->file() != now.file() || before->cells() != now.cells()
        || !now.isReadable() || !before->isReadable()) {
        BoardChange change;
        change.isWhole = true;
        return change;
    }
    return Comparison(*before, now).run();
}

} // namespace editor

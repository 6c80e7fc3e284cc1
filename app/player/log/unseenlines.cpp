// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/log/unseenlines.h"

#include <algorithm>

namespace app {

UnseenLines &UnseenLines::of(GameController &controller)
{
    if (auto *lines = controller.findChild<UnseenLines *>(QString(), Qt::FindDirectChildrenOnly))
        return *lines;
    return *new UnseenLines(controller);
}

UnseenLines::UnseenLines(GameController &controller)
    : QObject(&controller)
    , m_controller(controller)
{
    connect(&controller, &GameController::shownChanged, this, &UnseenLines::follow);
}

UnseenLines::Reader UnseenLines::reader() const
{
    return {m_controller.viewer().side().value, m_controller.viewer().seesEverything()};
}

std::vector<UnseenLines::Line> UnseenLines::all() const
{
    std::vector<Line> all;
    int step = -1;
    int nth = 0;
    for (const LogBook::Group &group : LogBook::of(m_controller).groups()) {
        for (const LogBook::Entry &entry : group.entries) {
            nth = entry.step == step ? nth + 1 : 0;
            step = entry.step;
            const auto &history = m_controller.game().history();
            all.emplace_back(step ? history[size_t(step) - 1].number : 0, nth);
        }
    }
    return all;
}

void UnseenLines::skip(int first, int count)
{
    const std::vector<Line> known = all();
    for (int i = std::max(0, first); i < std::min(first + count, int(known.size())); ++i)
        m_lines[reader()].insert(known[size_t(i)]);
}

void UnseenLines::see(int first, int count)
{
    const auto mine = m_lines.find(reader());
    if (mine == m_lines.end() || mine->second.empty())
        return;
    const std::vector<Line> known = all();
    for (int i = std::max(0, first); i < std::min(first + count, int(known.size())); ++i)
        mine->second.erase(known[size_t(i)]);
}

std::set<int> UnseenLines::lines() const
{
    std::set<int> found;
    const auto mine = m_lines.find(reader());
    if (mine == m_lines.end() || mine->second.empty())
        return found;
    const std::vector<Line> known = all();
    for (size_t i = 0; i < known.size(); ++i) {
        if (mine->second.contains(known[i]))
            found.insert(int(i));
    }
    return found;
}

void UnseenLines::follow()
{
    const auto mine = m_lines.find(reader());
    const int step = m_controller.shownStep();
    if (!m_controller.isInPast() || !step || mine == m_lines.end())
        return;
    const quint64 number = m_controller.game().history()[size_t(step) - 1].number;
    std::erase_if(mine->second, [number](const Line &line) { return line.first == number; });
}

} // namespace app

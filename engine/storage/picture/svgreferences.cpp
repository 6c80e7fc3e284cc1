// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/picture/svgreferences.h"

namespace engine {

namespace {

constexpr int maxReferenceIssues = 100; // of each severity

} // namespace

SvgReferences::SvgReferences(const QString &file)
    : m_file(file)
{
}

void SvgReferences::start(const QString &id, const QString &target, int line)
{
    const int index = int(m_nodes.size());
    if (!m_open.empty())
        m_nodes[size_t(m_open.back())].children.push_back(index);
    m_nodes.push_back({id, target, line, {}, State::Fresh, 1, 1});
    m_open.push_back(index);
    ++m_work;
}

void SvgReferences::addCost(qint64 cost)
{
    m_nodes[size_t(m_open.back())].cost += cost;
    m_work += cost;
}

void SvgReferences::end()
{
    m_open.pop_back();
}

void SvgReferences::check(Issues &issues)
{
    if (isTooLarge())
        noteTooLarge(m_nodes.front().line, issues);
    else if (indexIds(issues) && !m_nodes.empty())
        measure(0, 1, issues);
}

bool SvgReferences::indexIds(Issues &issues)
{
    int errors = 0;
    for (size_t i = 0; i < m_nodes.size(); ++i) {
        const Node &node = m_nodes[i];
        if (node.id.isEmpty())
            continue;
        if (m_byId.contains(node.id) && ++errors <= maxReferenceIssues) {
            note(Issue::Severity::Error, node.line, tr("The id “%1” is there twice.").arg(node.id),
                 issues);
        }
        m_byId.insert(node.id, int(i));
    }
    int warnings = 0;
    for (const Node &node : m_nodes) {
        if (!node.target.isEmpty() && !m_byId.contains(node.target)
            && ++warnings <= maxReferenceIssues) {
            note(Issue::Severity::Warning, node.line,
                 tr("There is no element with the id “%1”.").arg(node.target), issues);
        }
    }
    return errors == 0;
}

bool SvgReferences::measure(int index, int level, Issues &issues)
{
    Node &node = m_nodes[size_t(index)];
    if (node.state == State::Done)
        return true;
    if (level > limits::svgDepth) {
        note(Issue::Severity::Error, node.line,
             tr("References are nested deeper than %1 levels.").arg(limits::svgDepth), issues);
        return false;
    }
    node.state = State::Active;
    for (const int child : node.children) {
        if (!include(node, child, level, issues))
            return false;
    }
    const int target = m_byId.value(node.target, -1);
    if (target >= 0 && m_nodes[size_t(target)].state == State::Active) {
        note(Issue::Severity::Error, node.line, tr("“%1” contains itself.").arg(node.target),
             issues);
        return false;
    }
    if (target >= 0 && !include(node, target, level, issues))
        return false;
    node.state = State::Done;
    return true;
}

bool SvgReferences::include(Node &node, int part, int level, Issues &issues)
{
    if (!measure(part, level + 1, issues))
        return false;
    const Node &included = m_nodes[size_t(part)];
    node.cost += included.cost;
    node.depth = std::max(node.depth, included.depth + 1);
    if (node.cost > m_mostWork) {
        noteTooLarge(node.line, issues);
        return false;
    }
    if (node.depth > limits::svgDepth) {
        note(Issue::Severity::Error, node.line,
             tr("References are nested deeper than %1 levels.").arg(limits::svgDepth), issues);
        return false;
    }
    return true;
}

void SvgReferences::noteTooLarge(int line, Issues &issues) const
{
    note(Issue::Severity::Error, line,
         tr("With what it repeats, the drawing is more work than %1 plain elements.")
             .arg(m_mostWork),
         issues);
}

void SvgReferences::note(Issue::Severity severity, int line, const QString &message,
                         Issues &issues) const
{
    issues.append({severity, m_file, line, message});
}

} // namespace engine

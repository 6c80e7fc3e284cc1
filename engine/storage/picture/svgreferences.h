// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/issue.h"
#include "engine/core/limits.h"

#include <QCoreApplication>
#include <QHash>

#include <vector>

namespace engine {

/// Which elements of a drawing repeat which others, and what that costs when it is drawn.
class SvgReferences
{
    Q_DECLARE_TR_FUNCTIONS(SvgReferences)

public:
    explicit SvgReferences(const QString &file);

    /// An element starts, inside those that haven't ended; \a target is the id that it refers to.
    void start(const QString &id, const QString &target, int line);
    void end();
    /// The element that started last costs so many plain elements more.
    void addCost(qint64 cost);

    void setMostWork(qint64 cost) { m_mostWork = cost; }
    /// Whatever follows, check() will find too much work.
    bool isTooLarge() const { return m_work > m_mostWork; }
    /// Notes repeated ids, missing targets, circles and drawings that grow too large.
    void check(Issues &issues);

private:
    enum class State { Fresh, Active, Done };
    struct Node
    {
        QString id;
        QString target;
        int line = 0;
        std::vector<int> children;
        State state = State::Fresh;
        qint64 cost = 1; ///< Plain elements that would take as long, itself included.
        int depth = 1; ///< Levels, itself included.
    };

    bool indexIds(Issues &issues);
    bool measure(int index, int level, Issues &issues);
    bool include(Node &node, int part, int level, Issues &issues);
    void noteTooLarge(int line, Issues &issues) const;
    void note(Issue::Severity severity, int line, const QString &message, Issues &issues) const;

    QString m_file;
    std::vector<Node> m_nodes;
    std::vector<int> m_open;
    QHash<QString, int> m_byId;
    qint64 m_work = 0; ///< Without what is repeated.
    qint64 m_mostWork = limits::svgWork;
};

} // namespace engine

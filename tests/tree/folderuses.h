// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QStringList>

/// Which folders use which others, read from the includes of their files. A folder inside another
/// is one of its own.
class FolderUses
{
public:
    void add(const QString &path, const QString &text)
    {
        static const QRegularExpression include(
            QStringLiteral("^[ \\t]*#[ \\t]*include[ \\t]*\"([^\"]+)\""),
            QRegularExpression::MultilineOption);
        const QString from = path.section(u'/', 0, -2);
        for (auto match = include.globalMatch(text); match.hasNext();) {
            const QString header = match.next().captured(1);
            const QString to = header.section(u'/', 0, -2);
            if (!to.isEmpty() && to != from)
                m_uses[from][to] << path + QStringLiteral(" includes ") + header;
        }
    }

    /// Every include that takes part in a circle of folders, below a line that names the circle.
    QStringList circles() const
    {
        QStringList found;
        QSet<QString> told;
        for (const QString &folder : m_uses.keys()) {
            const QStringList circle = circleOf(folder);
            if (circle.size() < 2 || told.contains(folder))
                continue;
            told += QSet<QString>(circle.begin(), circle.end());
            found << QStringLiteral("These folders use each other: ")
                    + circle.join(QStringLiteral(", "));
            for (const QString &from : circle) {
                for (const QString &to : circle)
                    found += m_uses.value(from).value(to);
            }
        }
        return found;
    }

private:
    QSet<QString> reachedFrom(const QString &folder) const
    {
        QSet<QString> reached;
        QStringList ahead = m_uses.value(folder).keys();
        while (!ahead.isEmpty()) {
            const QString next = ahead.takeLast();
            if (reached.contains(next))
                continue;
            reached.insert(next);
            ahead += m_uses.value(next).keys();
        }
        return reached;
    }

    /// \a folder and all that it reaches and that reach it.
    QStringList circleOf(const QString &folder) const
    {
        QStringList circle;
        for (const QString &other : reachedFrom(folder)) {
            if (reachedFrom(other).contains(folder))
                circle << other;
        }
        circle.sort();
        return circle;
    }

    QMap<QString, QMap<QString, QStringList>> m_uses;
};

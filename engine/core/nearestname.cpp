// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/nearestname.h"

#include "engine/core/limits.h"

#include <QCoreApplication>

#include <vector>

namespace engine {

namespace {

// The fewest letters to add, drop, change or swap with a neighbour.
qsizetype editDistance(QStringView a, QStringView b)
{
    std::vector<qsizetype> beforeLast(size_t(b.size() + 1));
    std::vector<qsizetype> last(beforeLast.size());
    std::vector<qsizetype> current(beforeLast.size());
    for (qsizetype j = 0; j <= b.size(); ++j)
        last[size_t(j)] = j;
    for (qsizetype i = 1; i <= a.size(); ++i) {
        current[0] = i;
        for (qsizetype j = 1; j <= b.size(); ++j) {
            const auto at = size_t(j);
            const bool same = a[i - 1] == b[j - 1];
            current[at] =
                std::min({last[at] + 1, current[at - 1] + 1, last[at - 1] + (same ? 0 : 1)});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                current[at] = std::min(current[at], beforeLast[at - 2] + 1);
        }
        std::swap(beforeLast, last);
        std::swap(last, current);
    }
    return last[size_t(b.size())];
}

} // namespace

QString nearestName(QStringView wrong, const QStringList &known)
{
    // Texts as long as that are no slips of the pen, and comparing them costs their product.
    if (wrong.size() > limits::identifierLength)
        return {};
    const QString lowered = wrong.toString().toLower();
    QString best;
    qsizetype bestDistance = std::max<qsizetype>(1, wrong.size() / 3) + 1;
    for (const QString &name : known) {
        if (std::abs(name.size() - wrong.size()) >= bestDistance)
            continue;
        const qsizetype distance = editDistance(lowered, name.toLower());
        if (distance < bestDistance) {
            bestDistance = distance;
            best = name;
        }
    }
    return best;
}

QString didYouMean(const QString &name)
{
    if (name.isEmpty())
        return {};
    return u' ' + QCoreApplication::translate("NearestName", "Did you mean “%1”?").arg(name);
}

} // namespace engine

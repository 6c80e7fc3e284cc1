// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/library/page/brokenstrip.h"

#include "engine/storage/modulefiles.h"

#include <QPushButton>

#include <algorithm>

namespace app {

namespace {

/// What follows begins a new one.
QString sentence(const QString &words)
{
    const bool isEnded = words.endsWith(u'.') || words.endsWith(u'!') || words.endsWith(u'?');
    return (isEnded ? words : words + u'.').toHtmlEscaped();
}

constexpr int c_around = 1; ///< Lines before and after the one that is wrong.
constexpr int c_longest = 160;

/// The lines of the file where the first error is; empty: it has no place.
QString excerpt(const LibraryModule &entry)
{
    const auto found = std::find_if(entry.issues.begin(), entry.issues.end(), [](const auto &one) {
        return one.severity == engine::Issue::Severity::Error && one.line > 0;
    });
    const auto files = engine::ModuleFiles::open(entry.path);
    if (found == entry.issues.end() || !files)
        return {};
    const auto content = files->read(found->file);
    if (!content)
        return {};
    const QList<QByteArray> lines = content->split('\n');
    QString text;
    for (int i = std::max(1, found->line - c_around); i <= found->line + c_around; ++i) {
        if (i <= lines.size())
            text += QStringLiteral("\n%1 %2  %3")
                        .arg(QChar(i == found->line ? u'→' : u' '))
                        .arg(i, 5)
                        .arg(QString::fromUtf8(lines[i - 1].left(c_longest)).simplified());
    }
    return text.isEmpty() ? text : u'\n' + found->file + text;
}

} // namespace

BrokenStrip::BrokenStrip(const LibraryModule &entry, LibraryWishes &wishes, QWidget *parent)
    : MessageStrip(Kind::Warning,
                   tr("<b>%1</b> can't be opened: %2 Your other games and saved games are not "
                      "affected.")
                       .arg(entry.title().toHtmlEscaped(), sentence(entry.reason())),
                   parent)
{
    setObjectName(QStringLiteral("brokenModule"));
    setDetails(entry.path + u'\n' + LibraryModule::details(entry.issues) + excerpt(entry));
    connect(addButton(tr("Try again")), &QPushButton::clicked, &wishes,
            &LibraryWishes::refreshRequested);
    if (entry.isDesign)
        connect(addButton(tr("Edit")), &QPushButton::clicked, &wishes,
                [&wishes, path = entry.path] { emit wishes.editRequested(path); });
    if (entry.isOwn)
        connect(addButton(tr("Remove…")), &QPushButton::clicked, &wishes,
                [&wishes, path = entry.path] { emit wishes.removeRequested(path); });
}

} // namespace app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace editor {

/// How the numbers of rules hang together: "4.0" or "4" heads "4.1", which is above "4.1.2".
namespace rulenumber {

/// 0 for a chapter.
int depth(const QString &number);
bool isBelow(const QString &number, const QString &above);
/// The number behind it at the same depth, which \a taken does not have.
QString next(const QString &number, const QStringList &taken);
/// The next free number right below.
QString child(const QString &number, const QStringList &taken);
/// The first paragraph of a chapter behind all of them: "3.1".
QString nextChapter(const QStringList &taken);
/// What \a number becomes when \a from, which it is or is below, becomes \a to.
QString moved(const QString &number, const QString &from, const QString &to);
/// Looks like a rule: digits first, then parts of letters and digits with dots between them.
bool isGood(const QString &number);

} // namespace rulenumber

} // namespace editor

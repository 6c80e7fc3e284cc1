// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace engine {

/// Which of \a forms words ("hex", "hexes") goes with \a number in \a language; from 0.
///
/// The order is one, (few,) many. Two forms are read as one and many in every language.
int pluralForm(const QString &language, qint64 number, int forms);
/// How many words \a language needs to count everything; two are understood in every language.
int pluralForms(const QString &language);
/// The same as a rule in the head of gettext files: "nplurals=2; plural=(n != 1);".
QString gettextPlural(const QString &language);

} // namespace engine

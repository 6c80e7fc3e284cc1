// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QStringList>

#include <optional>

namespace engine {

// A name may end in its gender, which nobody reads: "1.ª División{=f}". Texts choose words by it:
// "{1} está {1|m=listo|f=lista}". Which genders there are is up to the language. Such a name is
// written as it stands inside of a sentence: "alemán{=m}".

/// "f"; nothing when the name has none.
QStringView genderOf(QStringView name);
QString withoutGender(const QString &name);
/// As it stands alone: a name with a gender begins with a capital letter.
QString standingAlone(const QString &name);
QString capitalised(QString text);

/// The word for names of that gender; of others, and of none, the first one. Nothing when these are
/// no words for genders, but plurals.
std::optional<QStringView> genderForm(const QList<QStringView> &forms, QStringView gender);

/// A sentence of the program: %1 is the name, and "{1|m=el|f=la}" agrees with it.
QString agreeing(QString sentence, const QString &name);

/// All genders that the text has words for, in their order, none twice.
QStringList textGenders(const QString &text);
/// Whether a gender stands where it means nothing: before the end of a name, or at some of the
/// words only.
bool hasLostGender(const QString &text);

} // namespace engine

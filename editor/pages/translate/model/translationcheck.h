// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/i18n/sourcetext.h"

#include <QCoreApplication>

namespace editor {

class Glossary;

/// One thing that a translation must keep of its source, and whether it does.
class TranslationCheck
{
    Q_DECLARE_TR_FUNCTIONS(editor::TranslationCheck)

public:
    enum class Subject { Gaps, RuleNumbers, Plurals, Genders, Length, Terms };
    enum class Result { Good, Flaw };

    Subject subject = Subject::Gaps;
    Result result = Result::Good;
    /// What is wrong: "Missing {1}".
    QString flaw;

    bool isGood() const { return result == Result::Good; }
    /// Whether players could live with the flaw.
    bool isWarning() const { return subject == Subject::Length || subject == Subject::Terms; }
    QString title() const;

    /// What there is to check; a text without gaps, for example, can't lose one.
    static QList<TranslationCheck> all(const engine::SourceText &text, const QString &translation,
                                       const QString &language, const Glossary &glossary);

private:
    static TranslationCheck listed(Subject subject, const QStringList &wanted,
                                   const QStringList &found);
    static void addPlurals(QList<TranslationCheck> &checks, const QString &source,
                           const QString &translation, const QString &language);
    static void addGenders(QList<TranslationCheck> &checks, const QString &translation);
    static void addLength(QList<TranslationCheck> &checks, const engine::SourceText &text,
                          const QString &translation);
    static void addTerms(QList<TranslationCheck> &checks, const QString &source,
                         const QString &translation, const Glossary &glossary);
};

} // namespace editor

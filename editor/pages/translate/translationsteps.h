// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/translate/model/translationedit.h"
#include "editor/pages/translate/model/translationjob.h"
#include "editor/pages/translate/model/translationplan.h"

#include <QTimer>

#include <functional>

namespace editor {

class ModuleDocument;

/// What a translator does to the file of a language, each as one step of the history; what is typed
/// without a pause is one.
class TranslationSteps : public QObject
{
    Q_OBJECT

public:
    /// Both must outlive it.
    TranslationSteps(ModuleDocument &document, const TranslationJob &job,
                     QObject *parent = nullptr);

    /// \a where the text stands, for the history.
    void write(const QString &key, const QString &translation, const QString &where);
    void writeNote(const QString &key, const QString &note);
    /// What is typed next is a step of its own.
    void endBurst() { ++m_burst; }

    void markDone(const QStringList &keys);
    void markCheck(const QStringList &keys);
    void fillIn(const QMap<QString, QString> &translations);
    void clear(const QStringList &keys);
    void take(const TranslationPlan &plan, const QString &language);
    /// The catalog as it is now, with all texts.
    engine::TsCatalog catalog() const;

private:
    bool commit(const QString &language, const QString &title, const QString &stroke,
                const std::function<bool(TranslationEdit &)> &does);
    bool commit(const QString &title, const std::function<bool(TranslationEdit &)> &does);
    QString strokeOf(const QString &what) const;

    ModuleDocument &m_document;
    const TranslationJob &m_job;
    int m_burst = 0;
    QTimer m_burstEnd;
};

} // namespace editor

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/json.h"
#include "engine/i18n/sourcetext.h"

#include <QSet>

#include <initializer_list>

namespace engine {

/// Walks through the files of a module for everything that a player reads.
class TextCollector
{
public:
    explicit TextCollector(const Module &module);

    QList<SourceText> collect();

private:
    void collectModule();
    void collectBoard(const Json &json);
    void collectPieces();
    void collectTables();
    void collectGround(const Json &list);
    void collectScenario(const Json &json);
    void collectState();
    void collectSequence();
    void collectPhases(const Json &phases);
    void collectRulebook();
    void collectLua();

    /// The file as JSON, and from now on the context; null when it can't be read.
    Json open(const QString &file);
    void add(const Json &text, const QString &comment = {});
    void add(const Json &object, std::initializer_list<QStringView> keys);
    /// The same of every item of a list or map.
    void addEach(const Json &list, std::initializer_list<QStringView> keys);
    /// What is a word among headings and cells.
    void addWords(const Json &list);

    const Module &m_module;
    QString m_context;
    QList<SourceText> m_texts;
    QSet<QString> m_seen;
};

} // namespace engine

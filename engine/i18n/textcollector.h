// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/json.h"
#include "engine/i18n/sourcetext.h"

#include <QHash>

#include <initializer_list>

namespace engine {

struct Board;
struct Scenario;

/// Walks through the files of a module for everything that a player reads.
class TextCollector
{
public:
    explicit TextCollector(const Module &module);

    QList<SourceText> collect();

private:
    void collectModule();
    void collectBoard(const Board &board);
    void collectPieces();
    void collectTables();
    void collectGround(const Json &list, const TextPlace &table);
    void collectScenario(const Scenario &scenario);
    void collectState();
    void collectSequence();
    void collectPhases(const Json &phases);
    void collectRulebook();
    void collectLua();

    /// The file as JSON, and from now on the context; null when it can't be read.
    Json open(const QString &file);
    void add(const Json &text, const TextPlace &place, const QString &comment = {});
    void add(const Json &object, std::initializer_list<QStringView> keys, const TextPlace &place);
    /// The same of every item of a list or map, which is seen where its id says.
    void addEach(const Json &list, std::initializer_list<QStringView> keys, TextPlace::Kind kind);
    /// What is a word among headings and cells.
    void addWords(const Json &list, const TextPlace &place);
    /// The text that was added last, or that was there already.
    SourceText &last() { return m_texts[m_last]; }

    const Module &m_module;
    QString m_context;
    QList<SourceText> m_texts;
    QHash<QString, qsizetype> m_seen;
    qsizetype m_last = -1;
};

} // namespace engine

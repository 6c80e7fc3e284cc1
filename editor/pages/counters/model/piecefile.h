// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/draft.h"

#include <QHash>

namespace editor {

/// A value of a counter, of its type or of its template.
struct FieldKey
{
    QString section; ///< "values", "art", or empty for what stands beside these.
    QString key;

    JsonPath path() const;
    bool operator==(const FieldKey &) const = default;
};

/// Which entry of pieces.json says something about a counter; the most special one wins.
enum class PieceLevel { Piece, Type, Template };

/// pieces.json as it is written: every counter with what it takes over from its type and template.
///
/// Reads every file, also one whose parts are of the wrong shape: those count as empty.
class PieceFile
{
public:
    /// A formation, template or type.
    struct Named
    {
        QString id;
        engine::Json json;
    };

    struct Entry
    {
        QString id;
        QString type;
        engine::Json json;
        int typeAt = -1; ///< In types().
        int templateAt = -1; ///< In templates().
        int count = 0; ///< 0: one counter with the id of the entry; else copies "id-1" …
    };

    PieceFile() = default;
    explicit PieceFile(const JsonText *root);
    static PieceFile of(const FileContents &files);
    /// The types as if they were counters of their templates, or the templates alone: for edits
    /// that concern all counters of one.
    PieceFile ofLevel(PieceLevel level) const;
    static QString fileName() { return QStringLiteral("pieces.json"); }

    /// False while the file is missing, no JSON, or without a list of pieces.
    bool isReadable() const { return m_isReadable; }
    const std::vector<Entry> &pieces() const { return m_pieces; }
    int count() const { return int(m_pieces.size()); }
    const std::vector<Named> &formations() const { return m_formations; }
    const std::vector<Named> &types() const { return m_types; }
    const std::vector<Named> &templates() const { return m_templates; }
    const std::vector<Named> &markers() const { return m_markers; }
    const engine::Json &formation(const QString &id) const;
    const engine::Json &type(const QString &id) const;
    const engine::Json &baseTemplate(const QString &id) const;
    /// -1 when there is none.
    int indexOf(const QString &piece) const { return m_index.value(piece, -1); }

    /// Where a counter, or what ofLevel() made one, stands in the file.
    JsonPath pathOf(int piece) const;
    PieceLevel level() const { return m_level; }
    QString templateOf(int piece) const;
    /// Null when the entry itself says nothing.
    const engine::Json &own(int piece, const FieldKey &key) const;
    /// What counts when the counter itself says nothing.
    engine::Json inherited(int piece, const FieldKey &key) const;
    /// The same if the counter were of another type; \a piece is -1 for one that is not there yet.
    engine::Json inherited(int piece, const FieldKey &key, const QString &type) const;
    engine::Json value(int piece, const FieldKey &key) const;
    /// Who says what value() answers.
    PieceLevel origin(int piece, const FieldKey &key) const;

    /// The entries of \a level that belong to these counters, each once.
    QStringList entriesOf(const QList<int> &pieces, PieceLevel level) const;
    /// How many counters are of a type, or of a template.
    int countersOf(PieceLevel level, const QString &id) const;
    int countersOf(const QString &formation) const;
    /// The ids that the entry has in the game: several when it has a count.
    static QStringList gameIds(const Entry &entry);

    /// As if the file said so.
    void setType(int piece, const QString &type);

    static const engine::Json &fieldOf(const engine::Json &entry, const FieldKey &key);

private:
    static std::vector<Named> namedIn(const JsonText *root, const QString &key);
    static int find(const std::vector<Named> &list, const QString &id);
    static const engine::Json &found(const std::vector<Named> &list, int index);
    void resolve();

    bool m_isReadable = false;
    PieceLevel m_level = PieceLevel::Piece;
    std::vector<Named> m_formations;
    std::vector<Named> m_types;
    std::vector<Named> m_templates;
    std::vector<Named> m_markers;
    std::vector<Entry> m_pieces;
    QHash<QString, int> m_index;
};

} // namespace editor
